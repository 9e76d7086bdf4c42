"""Who is safe from opponents until every player has finished a first turn."""

from __future__ import annotations

from typing import Protocol

__all__ = ["FirstTurns"]


class FirstTurns(Protocol):
    """What a figure on the map has to do, or leave undone, to be safe; asked while first turns last."""

    def spare(self, at_home: bool, at_start: bool, stirred: bool) -> bool:
        """Return whether a figure is safe.

        `at_home`: it stands in its side's starting area, with one square at least. `at_start`: it stands on the
        squares where it began. `stirred`: it was given an action, moved or was placed this turn.
        """
