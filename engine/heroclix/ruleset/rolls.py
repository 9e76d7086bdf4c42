"""What certain faces of the dice do by themselves: sure successes and failures, critical hits and misses."""

from __future__ import annotations

from typing import Literal, Protocol

__all__ = ["Critical", "Rolls"]

Critical = Literal["hit", "miss"]


class Rolls(Protocol):
    """What the faces of a finalized roll decide, and what that costs."""

    def certain(self, natural: int) -> bool | None:
        """Return whether a d6 that succeeds or fails does so whatever changes its result; None where it does not."""

    def critical(self, roll: tuple[int, int]) -> Critical | None:
        """Return whether the dice of an attack make it a critical hit or a critical miss."""

    def critical_adds(self) -> int:
        """Return what a critical hit adds to the damage dealt to each hit target."""

    def critical_costs(self, deals: bool) -> int:
        """Return the unavoidable damage that a critical miss deals the attacker; `deals`: the attack deals damage."""
