"""What a neutral reply becomes: a Discord message, or terminal text."""
