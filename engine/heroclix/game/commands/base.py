"""What every command has, and what many of them name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

__all__ = ["Agreement", "By", "Where"]

Where = str | Sequence[str]  # squares


@dataclass(frozen=True, slots=True)
class Agreement:
    """Who agreed to what another player proposed: the user, the name shown, and whether a judge (P30).

    `others`: who agreed before, where more than one is asked.
    """

    by: str
    name: str = ""
    judge: bool = False
    others: tuple[Agreement, ...] = ()

    @property
    def everyone(self) -> tuple[Agreement, ...]:
        """Everybody who agreed, in their order."""
        return (*self.others, replace(self, others=()))


@dataclass(frozen=True, kw_only=True)
class By:
    """Who asks."""

    actor: str
    judge: bool = False
