"""What Battleground does for commands, buttons and menus."""
