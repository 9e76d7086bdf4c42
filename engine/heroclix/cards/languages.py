"""Which language a text is in, told from its small words; in doubt neither."""

from __future__ import annotations

import re
from typing import Literal

__all__ = ["Language", "language_of"]

Language = Literal["en", "es"]
ENGLISH = frozenset(
    ("the", "a", "an", "and", "or", "when", "if", "is", "are", "was", "has", "have", "can", "can't", "may",
     "to", "of", "with", "within", "by", "on", "in", "at", "that", "this", "your", "his", "her", "he", "she",
     "it", "they", "their", "its", "each", "for", "from", "but", "only", "as", "be", "until", "after",
     "before", "other", "another", "all", "you", "make", "makes", "use", "uses", "turn", "turns", "game",
     "attack", "attacks", "character", "characters", "friendly", "opposing", "modify", "modifies", "deal",
     "choose", "give", "during", "beginning", "end", "deals", "place", "heal", "takes", "take", "damage",
     "gains", "gain", "without", "occupies", "must", "becomes", "instead", "friend", "while", "unless",
     "doesn't", "isn't", "automatically", "increase", "reduce", "reduces", "dealt", "breaks", "away",
     "squares", "value", "targets", "drawn", "break", "lines", "no", "action", "total", "speed", "defense", "range",
     "maximum", "minimum")
)  # fmt: skip
SPANISH = frozenset(
    ("el", "la", "los", "las", "un", "una", "y", "o", "cuando", "si", "es", "son", "fue", "tiene", "tienen",
     "puede", "pueden", "a", "de", "del", "con", "dentro", "por", "en", "que", "este", "esta", "tu", "su",
     "sus", "él", "ella", "ellos", "cada", "para", "desde", "pero", "solo", "sólo", "como", "hasta",
     "después", "antes", "otro", "otra", "otros", "otras", "todos", "todas", "tú", "hace", "hacen", "usa",
     "usan", "turno", "turnos", "partida", "ataque", "ataques", "personaje", "personajes", "amistoso",
     "amistosos", "opuesto", "opuestos", "modifica", "modifican", "inflige", "elige", "da", "al", "lo", "se",
     "no")
)  # fmt: skip
WORD = re.compile(r"[^\W\d_]+(?:['’]\w+)?")
BOTH = ENGLISH & SPANISH


def language_of(text: str) -> Language | None:
    """Return the language of a text; None where its words tell of neither, or of both alike.

    >>> [language_of(text) for text in ("When Hollis hits, roll.", "Cuando Hollis golpea, tira.", "Charge, Quake.")]
    ['en', 'es', None]
    """
    words = [found.casefold().replace("’", "'") for found in WORD.findall(text)]
    english = sum(word in ENGLISH and word not in BOTH for word in words)
    spanish = sum(word in SPANISH and word not in BOTH for word in words)
    if english > 2 * spanish:
        return "en"
    return "es" if spanish > 2 * english else None
