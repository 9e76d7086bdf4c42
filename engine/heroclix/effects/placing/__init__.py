"""Placing and setting up: where a thing may stand (4, 10.10, 17)."""
