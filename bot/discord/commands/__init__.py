"""The slash commands, thin: parse, call, present. One module per feature."""
