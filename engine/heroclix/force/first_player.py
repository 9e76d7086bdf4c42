"""What the roll for first player decides, as `initiative` asks it (4.1, 4.2, 23.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["HighestChooses"]


@dataclass(frozen=True, slots=True)
class HighestChooses:
    """Today's way: the highest roll chooses between itself and the next; who goes second picks the map (4.1b, 4.2)."""

    bonus: int = 3  # 23.3
    chosen: bool = True
    names_anybody: bool = False  # itself or the next

    def theme(self, members: int) -> int:  # noqa: ARG002 - other books count them
        """Return the bonus of a themed team, however many it has (23.3)."""
        return self.bonus

    def bounded(self, bonuses: Mapping[str, int]) -> Mapping[str, int]:
        """Return them all: nothing limits them (23.3)."""
        return bonuses

    def places(self, players: int) -> int:
        """Return two: the others follow clockwise (4.1b)."""
        return min(players, 2)

    def order(self, seats: Sequence[str], places: Sequence[str], first: str) -> tuple[str, ...]:  # noqa: ARG002 - see the protocol
        """Return the seats clockwise from the first player on (4.1b)."""
        start = list(seats).index(first)
        return (*seats[start:], *seats[:start])

    def map_by(self, order: Sequence[str]) -> str:
        """Return the second player (4.2)."""
        return order[1]

    def area_by(self, order: Sequence[str]) -> str:
        """Return the first player (4.2)."""
        return order[0]
