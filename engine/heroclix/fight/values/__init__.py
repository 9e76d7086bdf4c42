"""Combat values: what modifies them, what stands against that, and what is left."""
