"""From rulings and games of HeroClix to neutral replies. Knows no Discord."""
