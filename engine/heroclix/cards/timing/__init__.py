"""When the effects of a sentence count: attacks, what was done before, whose turn it is; and what others get (20.9)."""
