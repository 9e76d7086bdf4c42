"""What each event changes."""
