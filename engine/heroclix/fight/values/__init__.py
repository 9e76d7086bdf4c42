"""Combat values: what modifies them, what stands against that, and what is left (6.9, 13, 14.2)."""
