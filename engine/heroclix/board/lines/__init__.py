"""Lines: what a line of fire crosses, what stops or hinders it, and whom it reaches (12, 16)."""
