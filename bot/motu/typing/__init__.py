"""How characters, cards, places and dice of Battleground are typed."""
