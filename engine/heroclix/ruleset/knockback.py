"""What an edition says of knockback: how far, and for what it deals damage."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["KnockbackRules"]


@dataclass(frozen=True, slots=True)
class KnockbackRules:
    """How many `squares` a figure is knocked back, and its damage: stopped `early`, at a figure, for a `fall`.

    `larger_than_cause`: whether a figure is knocked back by a smaller one.
    """

    squares: int
    early: int
    at_figure: int
    fall: int
    larger_than_cause: bool
