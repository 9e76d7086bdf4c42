"""The moments of actions and triggers: the words that name them, and what sets a sentence off (21.1a, 21.1b)."""
