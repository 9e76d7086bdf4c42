"""Who needs a number, and for whom: "what does Thor need for Loki", "cuánto le falta a Thor para Loki"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["needing"]

ASKED = ("need", "number", "chance", "roll", "dice", "threshold", "odds")
DATIVE = ("falta", "faltaria", "toca", "cuesta", "costaria")  # of whom Spanish says it with `a`
MINE = ("necesito", "preciso", "ocupo", "debo", "necesitamos", "tengo que", "tengo q", "tenemos que")
DONE = ("noun", "make")  # what may be an attack of whom it follows

Found = tuple[Sign, Sign] | tuple[()] | None


def needing(reading: Reading, verbs: Sequence[str]) -> Found:
    """Return who needs something and for whom, of two of whom one follows "for".

    None where "for" may say who attacks, as it does with a verb ("a 7 hits Loki for Thor") or beside "on" and
    "against" ("what is the number on Loki for Thor"); nothing where it is open.

    >>> thor, loki = Sign("figure", "thor", at=2), Sign("figure", "loki", mark="for", at=4)
    >>> found = needing(Reading((Sign("wh", "what"), thor, Sign("need", "need", at=3), loki), False), ("hit",))
    >>> [sign.text for sign in found or ()]
    ['thor', 'loki']
    """
    spots = reading.spots
    if len(spots) != 2 or not reading.has(*ASKED) or [spot.mark for spot in spots].count("for") != 1:
        return None
    one, other = spots if spots[1].mark == "for" else spots[::-1]
    if one.mark == "to":
        return _dative(reading, one, other)
    both = any(sign.text == "con" for sign in reading.signs) and not _mine(reading)
    if both or one.mark not in ("", "with"):
        return ()  # Spanish says "with" and "and" so
    if one.mark == "with":
        return (one, other) if one.at < other.at or _mine(reading) else ()
    return _by_verbs(reading, one, other, reading.all(*verbs))


def _mine(reading: Reading) -> bool:
    return reading.has("me", "first") or any(sign.text in MINE for sign in reading.all("need"))


def _dative(reading: Reading, one: Sign, other: Sign) -> Found:
    """Return who lacks it: "a Thor le falta"; not whom it is needed against."""
    lacks = any(set(sign.text.split()) & set(DATIVE) for sign in reading.all("need", "threshold"))
    if one.form == "against" or not lacks:
        return None
    return () if _mine(reading) else (one, other)


def _by_verbs(reading: Reading, one: Sign, other: Sign, said: Sequence[Sign]) -> Found:
    """Return whom no preposition stands before, and the other, unless a verb of attacking says otherwise."""
    after = reading.signs[reading.signs.index(other) + 1 :]
    if after[:1] and (after[0] in said or after[0].kind in DONE) and not after[0].text.startswith("le "):
        return () if one.at < other.at else None  # "what does Thor need for Loki to miss"
    before = [sign for sign in said if sign.at < one.at]
    if before:
        spanish = any(sign.form == "third" or sign.text.startswith("le ") for sign in before[-1:])
        spanish = spanish or any(sign.text == "le" for sign in reading.signs)
        return () if spanish and other.at < before[-1].at else None  # "para Loki con cuánto le pega Thor"
    signs = reading.signs
    side_by_side = signs.index(one) == signs.index(other) + 1 and not any(
        sign.at > one.at for sign in reading.all(*ASKED, "wh")
    )
    if side_by_side or any(one.at < sign.at < other.at for sign in said):
        return ()  # "what do I need for Thor Loki" leaves it open
    return one, other
