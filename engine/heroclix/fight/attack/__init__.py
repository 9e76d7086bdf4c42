"""Attacks, from their declaration to the damage taken and what follows it (11, 12)."""
