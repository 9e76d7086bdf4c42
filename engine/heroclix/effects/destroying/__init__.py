"""Destroying: what goes to pieces, and what is left of it (16.9, 17.10, 17.11)."""
