"""Maps: read from files and sketches, edited, checked."""
