"""Destroying: what goes to pieces, and what is left of it."""
