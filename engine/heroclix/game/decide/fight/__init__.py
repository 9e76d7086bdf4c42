"""Attacks and what they leave to be decided."""
