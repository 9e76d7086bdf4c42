"""Combat values that a card sets, bounds or keeps as they are, in more words than `bounds` has (6.8, 13.1, 13.4)."""
