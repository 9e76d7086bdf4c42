"""How games of older books end: by points that know no missions, or only with the last characters (5.1, 5.2)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["LastOnesStanding", "PointsAlone"]

TWO = 2  # players; with more of them chapter 26 counts


@dataclass(frozen=True, slots=True)
class PointsAlone:
    """Ends by points that know no missions; of two players what is left is scored only where its own rule says so."""

    margin: int = 100  # above the build total (5.2)
    worthless_count: bool = False  # 5.2
    all_are_counted: bool = False  # 5.4
    opponents_share: bool = False  # 26.3
    sideline_things: bool = False  # 5.4a

    def defeating(self, build_total: int) -> int | None:
        """Return the victory points that defeat an opponent (5.2)."""
        return build_total + self.margin

    def missions_win(self, points: int) -> bool:  # noqa: ARG002 - there are none
        """Return that nobody wins by them."""
        return False

    def remaining(self, players: int, by_ko: bool) -> frozenset[str] | None:
        """Return all of more than two players (26.1), else Location Bonuses, and special terrain after KO's (25.5)."""
        if players > TWO:
            return None
        return frozenset({"location-bonus", "special-terrain"} if by_ko else {"location-bonus"})


@dataclass(frozen=True, slots=True)
class LastOnesStanding:
    """Only who has characters left counts, whatever the points; else all count theirs (5.1, 5.4)."""

    worthless_count: bool = True
    all_are_counted: bool = True
    opponents_share: bool = True  # determinar-puntos-de-victoria
    sideline_things: bool = True  # 5.4a

    def defeating(self, build_total: int) -> int | None:  # noqa: ARG002 - other books ask for it
        """Return that no number of points ends a game (5.1)."""
        return None

    def missions_win(self, points: int) -> bool:  # noqa: ARG002 - there are none
        """Return that nobody wins by them."""
        return False

    def remaining(self, players: int, by_ko: bool) -> frozenset[str] | None:  # noqa: ARG002 - other books ask for players
        """Return what was chosen for nobody, once all characters are gone (5.4a)."""
        return frozenset({"feat"} if by_ko else ())
