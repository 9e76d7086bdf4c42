"""Actions: who may be given one, for which reasons, and what it lets a figure do (8, 9, 14)."""
