"""Files that players hand in, read by a process of its own that can be stopped: nothing in them holds up the bot."""
