"""Whose turn it is and what is being carried out in it, as the rules see it: plain frozen values."""

from __future__ import annotations

from typing import Literal, NamedTuple

__all__ = ["Part", "Phase", "Resolving", "Turn"]

Phase = Literal["beginning", "action", "end", "clear"]
Part = Literal["move", "close", "range", "attack"]  # an instruction of an action (7.2)


class Resolving(NamedTuple):
    """An action that is being carried out, its move or attack not yet over (7.4, 8.1j).

    `target`: at whom it aims. `left`: the instructions of it that are left, in their order (7.2); None: it is not said
    which. `controlled`: who was hit by Mind Control and acts for `figure`; `left` is then what it has left (27.1f).
    `moved`: the squares of Hypersonic Speed's first move (27.1j). `waits`: the choice that a player has to make before
    anything goes on at all, where no action is told.
    """

    figure: str
    action: str
    target: str = ""
    left: tuple[Part, ...] | None = None
    controlled: str = ""
    moved: int = 0
    waits: str = ""

    @property
    def acts_by_another(self) -> bool:
        """Whether somebody else carries out what is left: who is under its Mind Control."""
        return bool(self.controlled) and self.left is not None


class Turn(NamedTuple):
    """Whose turn it is, and how far it has come (9); `resolving`: the action that is being carried out, if any.

    `team_rerolls`: how often each side's themed team may still use its own Probability Control in this game; `themes`:
    the keywords by which each is themed; None where nobody tells.
    `epic_used`: whether this turn's epic action is spent, in editions that have one.
    """

    active: str
    number: int = 3
    phase: Phase = "action"
    actions_used: int = 0
    build_total: int = 300
    first_turn_done: frozenset[str] | None = None  # None: every side has finished its first turn
    resolving: Resolving | None = None
    team_rerolls: tuple[tuple[str, int], ...] = ()
    epic_used: bool = False
    themes: tuple[tuple[str, tuple[str, ...]], ...] | None = None

    def rerolls_of(self, side: str) -> int:
        """Return how many of its team's own rerolls a side has left.

        >>> Turn("red", team_rerolls=(("red", 2),)).rerolls_of("red"), Turn("red").rerolls_of("red")
        (2, 0)
        """
        return dict(self.team_rerolls).get(side, 0)

    def themes_of(self, side: str) -> tuple[str, ...] | None:
        """Return the keywords by which a side's team is themed; None where they are not told."""
        return dict(self.themes or ()).get(side)
