"""Questions in a player's own words: patterns, no model; a question and a position in, structured questions out."""

from __future__ import annotations

from engine.heroclix.words.edges import edges_of
from engine.heroclix.words.lexicon import lexicon_of
from engine.heroclix.words.understanding import Meant, Understanding, ordered, understand, unnamed

__all__ = ["Meant", "Understanding", "edges_of", "lexicon_of", "ordered", "understand", "unnamed"]
