"""How far a round has come: phases, whose activation it is, and what its character has left (4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from engine.motu.position import Deed, Interruption, Turn

__all__ = ["Course", "Deck", "Phase"]

Phase = Literal["preparation", "activation", "maintenance"]
NOBODY: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of fate cards: the seal of its shuffle, how many were drawn of it, and how many are held in hand."""

    seal: str = ""
    drawn: int = 0
    held: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """The round so far. `number` is 0 until the first.

    `turns`: the sides that have a revealed card and are still to activate a character with it, the active one first.
    `active`: the character activated, with its `points` left and what it has `done`. `last`: whom each army activated
    last in the round before; `now`: last in this one. `prepared`: who has prepared this round (4a).
    """

    number: int = 0
    phase: Phase = "activation"
    starting_player: str = ""
    passed: frozenset[str] = frozenset()
    prepared: frozenset[str] = frozenset()
    turns: tuple[str, ...] = ()
    active: str = ""
    points: int = 0
    done: tuple[Deed, ...] = ()
    interruptions: tuple[Interruption, ...] = ()  # outermost first
    last: Mapping[str, str] = field(default_factory=lambda: NOBODY)
    now: Mapping[str, str] = field(default_factory=lambda: NOBODY)

    def turn(self, waits: str) -> Turn:
        """Return it as the rules see it; `waits`: what has to end before anybody acts."""
        first = bool(self.turns) and self.turns[0] not in self.now
        return Turn(
            max(self.number, 1),
            self.phase,
            self.passed,
            self.active or None,
            self.points if self.active else None,
            self.starting_player or None,
            self.last,
            first,
            self.done,
            self.interruptions,
            waits,
        )
