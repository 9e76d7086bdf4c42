"""Who goes first, and who then picks the map and the starting areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

__all__ = ["FirstPlayer"]


class FirstPlayer(Protocol):
    """What the roll for first player decides; ties are rolled again in every edition."""

    def theme(self, members: int) -> int:
        """Return what a themed team of so many members adds to its roll."""

    def bounded(self, bonuses: Mapping[str, int]) -> Mapping[str, int]:
        """Return each side's bonus, themed and further ones together, as far as it counts."""

    @property
    def chosen(self) -> bool:
        """Whether the highest roll chooses the first player; otherwise it goes first itself."""

    @property
    def names_anybody(self) -> bool:
        """Whether the highest roll may choose any side; otherwise itself or the next highest."""

    def places(self, players: int) -> int:
        """Return how many places the roll gives, from the highest on: ties for them are rolled again."""

    def order(self, seats: Sequence[str], places: Sequence[str], first: str) -> tuple[str, ...]:
        """Return the turn order. `seats`: clockwise; `places`: as rolled, the highest first."""

    def map_by(self, order: Sequence[str]) -> str:
        """Return who picks the map, from the sides in turn order; two of them at least."""

    def area_by(self, order: Sequence[str]) -> str:
        """Return who picks a starting area first."""
