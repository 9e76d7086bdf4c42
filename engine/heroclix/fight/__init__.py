"""Values, attacks, the right to be given an action, and the turn (6–9, 11–14)."""
