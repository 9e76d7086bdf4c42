"""Rulings and games of Battleground as replies."""
