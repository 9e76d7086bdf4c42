"""Questions in a player's own words about a field of Battleground (CONTRACT 3.5): both languages, never a guess."""

from engine.motu.words.signs import edges_of
from engine.motu.words.understanding import Meant, Understanding, ordered, understand, unnamed

__all__ = ["Meant", "Understanding", "edges_of", "ordered", "understand", "unnamed"]
