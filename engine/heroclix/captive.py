"""Captives: characters that another one has taken off the map and holds (captura of 2012)."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Captive"]


class Captive(NamedTuple):
    """Who is held: its id, the points it is worth, and the side whose it is."""

    id: str
    points: int = 0
    side: str = ""
