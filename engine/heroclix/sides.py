"""The colours of a game's seats, and a side as a word of a ruling."""

from __future__ import annotations

from engine.ruling import Term, Typed

__all__ = ["SIDES", "side_term"]

SIDES = ("red", "blue", "green", "yellow")  # in the order in which seats are taken


def side_term(side: str) -> str:
    """Return a side as a word the catalogues translate where it is a seat's colour, else as it was typed.

    >>> type(side_term("blue")).__name__, type(side_term("Avengers")).__name__
    ('Term', 'Typed')
    """
    return Term(side) if side in SIDES else Typed(side)
