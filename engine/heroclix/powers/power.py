"""What a power or ability is to the procedures: one record, whose parts are hooked where the rules ask for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.position import Figure, Position

__all__ = ["ActionType", "AttackKind", "Condition", "Power", "ValueEffect", "minimum_range"]

ActionType = Literal["move", "close", "range", "power", "free"]
AttackKind = Literal["close", "range"]
Family = Literal["speed", "attack", "defense", "damage", "keyphrase", "inherent"]
Operation = Literal["set", "halve", "double", "add", "minimum", "maximum", "lend-printed"]
Condition = Literal["attacking-close", "attacking-range", "against-close", "against-range", "this-action"]


@dataclass(frozen=True, slots=True)
class ValueEffect:
    """What a power does to combat values, and when.

    `values`: the values it changes. `when`: the moment it needs; None is always. `or_actions`: actions
    during which it counts too. `number` is fixed, or found in the position for the figure concerned.
    `lent`: it changes the values of adjacent friendly characters instead of its own figure's.
    """

    values: tuple[str, ...]
    operation: Operation
    number: int | Callable[[Position, Figure], int] = 0
    when: Condition | None = None
    or_actions: tuple[str, ...] = ()
    lent: bool = False


@dataclass(frozen=True, slots=True)
class Power:
    """A standard power, keyphrase or inherent ability.

    `actions`: the action types that activate it; empty when it is passive or triggered. `attack`: the
    attack that its action makes, "any" when it may choose. `moves`: its action moves before anything
    else. `targets`: at whom its action is aimed, when the choice is judged. `judged`: its part in an
    attack is judged; otherwise rulings say that it is not.
    """

    slug: str
    section: str
    family: Family
    actions: tuple[ActionType, ...] = ()
    attack: Literal["close", "range", "any"] | None = None
    moves: bool = False
    values: tuple[ValueEffect, ...] = ()
    judged: bool = False

    @property
    def inherent(self) -> bool:
        """Whether every character can use it (19.1)."""
        return self.family == "inherent"


def minimum_range(number: int = 4) -> ValueEffect:
    """Return the minimum range that an action gives its figure (13.4; it forbids no near target, R49)."""
    return ValueEffect(("range",), "minimum", number, when="this-action")
