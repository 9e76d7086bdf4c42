"""Effects that last: what powers did to figures, until when, and whose next turn ends them (6.9a, 9.4, 20.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.heroclix.game.events.lasting import Changed, LastingKind, Until

__all__ = ["Lasting"]


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect in force on a figure. `number` is its own, the sequence of the event that began it.

    `on`: the figure it is on; `by`: the figure that used `power`, of `side`. `kind`: a modifier of `value` by
    `add`; what it can't use (`what`); or whom (`what`) it can't target; or the team
    ability (`what`) that it copies; `replace`: its printed `value` is `add`; a standard power (`what`) that its pilot
    `lends` it. `until`: the end of this turn, `again` until the power is used again, or the
    beginning of that side's next turn.

    `keyword`: one that it gained (`add` 1) or lost (-1) until then, by its name in `what` and `power`; `before`: how it
    stood with it, gained or lost in the same way, or 0 as its card says.

    `card`: the structured `effects` of a card, by the name in `power`; `by` is empty where it is no figure's. It may
    last until the figure's `attack` or `action` resolves, until it `moves` or `clears` action tokens, for the rest of
    the `game`, or `as-long-as` something is so that players watch. `even_if_lost`: its source need not keep it (20.6e).
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
    effects: tuple[Mapping[str, Any], ...] = ()
    even_if_lost: bool = False
    before: int = 0
