"""Lines: what a line of fire crosses, what stops or hinders it, and whom it reaches (11.4, 16)."""
