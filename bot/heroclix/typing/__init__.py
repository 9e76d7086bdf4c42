"""What players type: figures, cards, effects, powers and things, in either language."""
