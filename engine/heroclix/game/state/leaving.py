"""A move as it will be carried out, and the break away roll that it may have to wait for (10.8, 21.3b)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["PROBABILITY", "Leaving", "Order"]

PROBABILITY = "probability-control"  # what rerolls the break away roll (21.3b, 27.4f)


@dataclass(frozen=True, slots=True)
class Order:
    """A move that was judged: where it ends, through which squares, and what is done on the way.

    `destroyed`: the pieces of blocking terrain that it goes through (27.5d). `carry`: the passengers; `drop`: where
    the players want them placed. `pick_up` an object or marker, `put_down` squares for what is held. `override`:
    the players let it stand, `objection` the sections against it. `leaves`: one token leaves its stack (2012).
    """

    at: tuple[str, ...]
    path: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    carry: tuple[str, ...] = ()
    drop: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pick_up: str = ""
    put_down: tuple[str, ...] = ()
    override: bool = False
    objection: tuple[str, ...] = ()
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Leaving:
    """A break away roll that may still be rerolled: `number` is its own, the sequence of the event that opened it.

    `roll` is the one that counts so far; `choices` are the answers to it, given anew after each reroll (21.3b).
    """

    number: int
    figure: str
    roll: int
    succeeds_on: tuple[int, ...]
    order: Order
    choices: Mapping[str, Any] = field(default_factory=dict)

    @property
    def success(self) -> bool:
        """Whether the roll breaks away as it is."""
        return self.roll in self.succeeds_on
