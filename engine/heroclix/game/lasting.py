"""Effects that last: what powers did to figures, until when, and whose next turn ends them (6.9a, 9.4, 20.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["Changed", "Lasting", "LastingKind", "Until"]

# The combat values (6.7), or none where the effect changes none
Changed = Literal["speed", "attack", "defense", "damage", "range", ""]
LastingKind = Literal["modify", "cant-use", "cant-target", "copies", "replace", "lends"]
Until = Literal["turn", "next-turn", "again"]


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect in force on a figure. `number` is its own, the sequence of the event that began it.

    `on`: the figure it is on; `by`: the figure that used `power`, of `side`. `kind`: a modifier of `value` by
    `add`; what it can't use (`what`); or whom (`what`) it can't target; or the team
    ability (`what`) that it copies; `replace`: its printed `value` is `add`; a standard power (`what`) that its pilot
    `lends` it. `until`: the end of this turn, `again` until the power is used again, or the
    beginning of that side's next turn.
    """

    number: int
    on: str
    by: str
    side: str
    power: str
    kind: LastingKind
    until: Until
    value: Changed = ""
    add: int = 0
    what: str = ""
