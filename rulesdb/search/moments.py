"""Questions that ask of the middle of an action: whether something else fits in between."""

from __future__ import annotations

import re

from rulesdb.search.text import fold

__all__ = ["in_the_middle"]

_WHO = "i|he|she|it|they|we|you"
_MAKES = "shoots?|hits?|attacks?|rolls?|swings?|fires?|punch(?:es)?|strikes?"
_WALK = "move|moves|moving|walk|walks|walking|run|running"
_CUES = re.compile(
    r"\b(?:half ?way|mid ?way|half (?:done|over)|in the middle of|in between|"
    r"mid (?:charge|running|hypersonic|hss|flurry|attack|action|move|shot|swing)|"
    rf"between (?:(?:the|my|his|her|their) )?(?:(?:two|both) )?(?:{_WALK}|steps?|attacks?|shots?|punches|swings)|"
    rf"before (?:{_WHO}) (?:{_MAKES})|after (?:the|my|his|her|their) (?:{_WALK})|"
    rf"(?:{_WHO}) (?:has |have |already )?(?:moved|walked|ran) but|"
    r"(?:a|a la|por la) mitad|a medias|en mitad|en medio de|en plen[oa]|"
    r"entre (?:que|mover|el (?:movimiento|paso)|los dos (?:golpes|ataques|movimientos))|"
    r"antes de (?:disparar|pegar|atacar|golpear|tirar)|despues de mover)\b"
)


def in_the_middle(question: str) -> bool:
    """Tell whether a question names a moment within an action, when it is begun and not yet over.

    >>> in_the_middle("may he Outwit halfway through my Charge?"), in_the_middle("¿Anular antes de disparar?")
    (True, True)
    >>> in_the_middle("may he Outwit before my Charge?")
    False
    """
    return _CUES.search(fold(question).replace("-", " ")) is not None
