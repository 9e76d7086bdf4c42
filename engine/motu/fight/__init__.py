"""Tests, attacks, what actions cost and who may take them (5–7)."""
