"""Commands that move figures, objects and markers."""
