"""Knockback: the path of one character, and of several at once (12.6)."""
