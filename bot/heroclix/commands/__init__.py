"""The slash commands of HeroClix, thin: parse, call, present. One module per feature."""
