"""How a figure leaves those that hold it, as cards say (10.8)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

__all__ = ["Leaving"]


class Leaving(NamedTuple):
    """On which results of a d6 cards let a figure break away, all six automatically (10.8).

    `on`: by its own cards, empty where they say nothing; `held_on`: by those that hold it; `add`: to its results.
    `automatic`: whether it may be so at all. `beside`: in which squares it is as adjacent to whom if it moves (10.7).
    """

    on: tuple[int, ...] = ()
    held_on: tuple[int, ...] = ()
    add: int = 0
    cards: tuple[str, ...] = ()
    automatic: bool = True
    beside: Mapping[str, int] = MappingProxyType({})
