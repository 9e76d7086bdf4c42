"""The bot: Discord, the command line, the store, the pictures and the languages, over `engine` and `rulesdb`."""
