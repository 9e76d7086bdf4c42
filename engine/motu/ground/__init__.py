"""The field: hexes, the lines between them, terrain and places."""
