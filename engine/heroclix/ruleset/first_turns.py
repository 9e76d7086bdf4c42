"""Who is safe from opponents until every player has finished a first turn."""

from __future__ import annotations

from typing import NamedTuple, Protocol

__all__ = ["NOTHING_TOLD", "FirstTurns", "Opening", "SoFar"]


class SoFar(NamedTuple):
    """What a figure did since the game began, as far as that was told; None: it follows from where it stands."""

    acted: bool | None = None
    moved: bool | None = None
    placed: bool | None = None
    left_area: bool | None = None


NOTHING_TOLD = SoFar()


class Opening(NamedTuple):
    """A figure on the map while first turns last.

    `at_home`: it stands in its side's starting area, with one square at least. `at_start`: it stands on the squares
    where it began. `left`: it has left them once, and the area. `stirred`: it was given an action, moved or was placed
    since the game began.
    """

    at_home: bool
    at_start: bool
    left: bool
    stirred: bool


class FirstTurns(Protocol):
    """What a figure on the map has to do, or leave undone, to be safe; asked while first turns last."""

    @property
    def stays_put(self) -> bool:
        """Whether opposing effects can't place it either, though they don't target it."""

    def spare(self, opening: Opening) -> bool:
        """Return whether a figure is safe."""
