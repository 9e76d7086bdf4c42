"""What a character can use: bare lists, powers on conditions, powers that a card restricts or changes (18 to 20)."""
