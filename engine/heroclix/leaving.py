"""How a figure leaves those that hold it, as cards say (10.8)."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Leaving"]


class Leaving(NamedTuple):
    """On which results of a d6 cards let a figure break away, all six automatically (10.8).

    `on`: by its own cards, empty where they say nothing; `held_on`: by those that hold it; `add`: to its results.
    """

    on: tuple[int, ...] = ()
    held_on: tuple[int, ...] = ()
    add: int = 0
    cards: tuple[str, ...] = ()
