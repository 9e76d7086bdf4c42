"""The canvas: lettering, colours, shapes and tints, whatever game is drawn."""
