"""Who goes first, and who then picks the map and the starting areas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

__all__ = ["FirstPlayer"]


class FirstPlayer(Protocol):
    """What the roll for first player decides; ties are rolled again in every edition."""

    def theme(self, members: int) -> int:
        """Return what a themed team of so many members adds to its roll."""

    @property
    def chosen(self) -> bool:
        """Whether the highest roll chooses the first player; otherwise it goes first itself."""

    def map_by(self, order: Sequence[str]) -> str:
        """Return who picks the map, from the sides in turn order; two of them at least."""

    def area_by(self, order: Sequence[str]) -> str:
        """Return who picks a starting area first."""
