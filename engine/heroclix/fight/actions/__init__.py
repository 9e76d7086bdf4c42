"""Actions: who may be given one, for which reasons, and what it lets a figure do (7–9, 14.1)."""
