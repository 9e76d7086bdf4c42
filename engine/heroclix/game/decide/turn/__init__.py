"""The turn: its beginning, its end, and what then runs out or comes due."""
