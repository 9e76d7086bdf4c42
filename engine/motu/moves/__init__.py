"""Movement: points, steps, where a move may end, and moves that effects make (6b, 7l, 7m)."""
