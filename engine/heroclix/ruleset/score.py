"""What victory points and mission points decide before a game runs out of characters."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Score"]


class Score(Protocol):
    """When points alone defeat opponents."""

    def defeating(self, build_total: int) -> int | None:
        """Return the victory points that defeat an opponent; None where no number does."""

    def remaining(self, players: int, by_ko: bool) -> frozenset[str] | None:
        """Return the kinds of element that are scored of what a defeated player has left; None: all of it.

        `by_ko`: the player is defeated for having no character left.
        """

    @property
    def worthless_count(self) -> bool:
        """Whether a character of 0 points keeps its player in the game."""

    @property
    def all_are_counted(self) -> bool:
        """Whether the points of defeated players count too, where more or fewer than one is left."""

    @property
    def opponents_share(self) -> bool:
        """Whether what nobody scores alone is shared at once by the owner's opponents; else by the rest at the end."""

    @property
    def sideline_things(self) -> bool:
        """Whether what is no character and started on the sideline is scored once an effect brought it into play."""

    def missions_win(self, points: int) -> bool:
        """Return whether so many mission points win the game."""
