"""Logs that come from outside, held against the game that they tell: see `before`."""
