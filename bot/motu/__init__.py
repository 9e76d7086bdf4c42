"""Masters of the Universe: Battleground in the bot: what it says, shows, draws and reads."""
