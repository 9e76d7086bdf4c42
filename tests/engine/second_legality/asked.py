"""The figure that is asked about, and what keeps it from every close attack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.engine.second_legality.reading import Figure, Position

__all__ = ["MOST_CAPTIVES", "NO_TARGET", "Asked", "Check", "full_hands"]

NO_TARGET = "12.1"
MOST_CAPTIVES = 3  # (captura of 2012, R77)


@dataclass
class Asked:
    """The figure asked about, in its position."""

    position: Position
    figure: Figure


Check = Callable[[Asked], str | None]


def full_hands(asked: Asked) -> str | None:
    """Return why a figure makes no close attack: it holds three captives (captura)."""
    return "captives" if asked.position.rules.captures and asked.figure.captives >= MOST_CAPTIVES else None
