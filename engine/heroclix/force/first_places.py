"""Who goes first in older books: the highest roll itself, or whomever it names (4.1, 4.2, 23.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["HighestIsFirst", "HighestNames"]


@dataclass(frozen=True, slots=True)
class HighestIsFirst:
    """The highest roll goes first and picks the map, the next goes second and picks an area: by results (4.1a, 4.2).

    A themed team adds its members; nobody's bonus is more than `lead` above the lowest opponent's (23.3, R61).

    >>> dict(HighestIsFirst().bounded({"red": 7, "blue": 2, "green": 4}))
    {'red': 5, 'blue': 2, 'green': 4}
    """

    lead: int = 3
    chosen: bool = False
    names_anybody: bool = False

    def theme(self, members: int) -> int:
        """Return the number of its members (23.3)."""
        return members

    def bounded(self, bonuses: Mapping[str, int]) -> Mapping[str, int]:
        """Return each side's bonus, cut to the lowest opponent's and `lead` more (R61)."""
        found = {}
        for side, bonus in bonuses.items():
            others = [other for name, other in bonuses.items() if name != side]
            found[side] = min(bonus, min(others) + self.lead) if others else bonus
        return found

    def places(self, players: int) -> int:
        """Return all of them: the results give every place (4.1a, P66)."""
        return players

    def order(self, seats: Sequence[str], places: Sequence[str], first: str) -> tuple[str, ...]:  # noqa: ARG002 - see the protocol
        """Return the sides by their results (4.1a)."""
        return tuple(places)

    def map_by(self, order: Sequence[str]) -> str:
        """Return the first player (4.2)."""
        return order[0]

    def area_by(self, order: Sequence[str]) -> str:
        """Return the second player (4.2)."""
        return order[1]


@dataclass(frozen=True, slots=True)
class HighestNames:
    """The highest roll names anybody first player; that one picks the map, the next to the left an area (4.1b, 4.2).

    A themed team adds its characters, and nothing limits that (23.3).

    >>> HighestNames().order(("red", "blue", "green"), ("red", "green", "blue"), "blue")
    ('blue', 'green', 'red')
    """

    chosen: bool = True
    names_anybody: bool = True

    def theme(self, members: int) -> int:
        """Return the number of its members (23.3)."""
        return members

    def bounded(self, bonuses: Mapping[str, int]) -> Mapping[str, int]:
        """Return them all: nothing limits them (23.3)."""
        return bonuses

    def places(self, players: int) -> int:
        """Return all of them: each next roll names the next place (4.1b, P66)."""
        return players

    def order(self, seats: Sequence[str], places: Sequence[str], first: str) -> tuple[str, ...]:  # noqa: ARG002 - see the protocol
        """Return the seats clockwise from the first player on: turns pass to the left (4.1b)."""
        start = list(seats).index(first)
        return (*seats[start:], *seats[:start])

    def map_by(self, order: Sequence[str]) -> str:
        """Return the first player (4.2)."""
        return order[0]

    def area_by(self, order: Sequence[str]) -> str:
        """Return the player to the first one's left (4.2)."""
        return order[1]
