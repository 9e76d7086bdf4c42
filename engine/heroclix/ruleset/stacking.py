"""How effects on one combat value add up: what counts first, what bounds the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from engine.ruling import FigureId, Step, Term

__all__ = ["UNNAMED", "Effect", "Stacking"]

UNNAMED = Term("effect")


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect on a value: a replacement, a modifier, or a bound.

    `source` names it (a `Term`, or what a player typed), `holder` the other figure it comes from,
    `section` the rule that gives it, `reading` the one it rests on, `unique` the name of a UNIQUE MODIFIER.
    `locked`: where it counts, no other replacement and no modifier does. `rejected` is the step that says why it does
    not count; it then changes nothing.
    """

    operation: Literal["set", "halve", "double", "add", "minimum", "maximum"]
    number: int = 0
    source: str = UNNAMED
    holder: FigureId | None = None
    section: str | None = None
    unique: str | None = None
    locked: bool = False
    reading: str | None = None
    rejected: Step | None = None


class Stacking(Protocol):
    """The order in which effects count; how far modifiers go in sum is a number of the record."""

    def replacements(self, effects: Sequence[Effect], listed: bool) -> Iterable[Sequence[Effect]]:
        """Return the replacements in the groups in which they count; within one the order is somebody's choice.

        `listed`: they come as somebody has listed them; otherwise as the engine has found them.
        """

    def bounds(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """Return what bounds the result, in the order in which it counts: of two that conflict the last one stays."""
