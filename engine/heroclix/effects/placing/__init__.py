"""Placing and setting up: where a thing may stand."""
