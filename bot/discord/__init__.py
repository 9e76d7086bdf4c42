"""Discord: the client, its commands, and replies as messages."""
