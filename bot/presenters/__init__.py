"""From rulings, hits and games to neutral replies. Knows no Discord."""
