"""Damage that is dealt and taken: penetrating, more or less of it, so much at most, instead of another (12.4, 12.5)."""
