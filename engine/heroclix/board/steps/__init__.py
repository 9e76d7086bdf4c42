"""Steps: what one step needs, and the moves that are made of steps (10, 16)."""
