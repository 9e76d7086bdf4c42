"""Uses of powers that are no attacks: what they take and what they do (27)."""
