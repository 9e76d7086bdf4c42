"""Seats, attacks that are not resolved yet, and what players let stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Objection", "Pending", "Player"]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat: the user's id, the name shown, the side played."""

    id: str
    name: str
    side: str


@dataclass(frozen=True, slots=True)
class Pending:
    """An attack that is not resolved yet, with the fields of its events.

    `stage`: something about it is still to be decided, or its damage waits to be confirmed. `roll` is None until
    it counts; `thrown` holds dice that players threw before. `destroyed`, `knocked_back`: what it destroys, and whom
    it knocks back, once its damage is confirmed. `carried_out`: it used up its instruction (7.2).
    """

    attack: int
    attacker: str
    kind: Literal["close", "range"]
    targets: tuple[str, ...]
    roll: tuple[int, int] | None = None
    damage: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[str, int] = field(default_factory=dict)
    healed: int = 0
    undivided: tuple[str, ...] = ()
    choices: Mapping[str, Any] = field(default_factory=dict)
    action: str = ""
    divide: Mapping[str, int] | None = None
    objection: tuple[str, ...] = ()
    thrown: tuple[int, int] | None = None
    destroyed: tuple[str, ...] = ()
    knocked_back: tuple[str, ...] = ()
    carried_out: bool = False
    stage: Literal["deciding", "damage"] = "damage"

    @property
    def concerned(self) -> frozenset[str]:
        """The ids of all figures that it is about."""
        return frozenset((self.attacker, *self.targets, *self.damage, *self.tokens))


@dataclass(frozen=True, slots=True)
class Objection:
    """A command that players let stand: its number, the figure, the sections that spoke against it."""

    command: int
    figure: str
    rules: tuple[str, ...]
