"""What every command has, and what many of them name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Agreement", "By", "Where"]

Where = str | Sequence[str]  # squares


@dataclass(frozen=True, slots=True)
class Agreement:
    """Who agreed to what another player proposed: the user, the name shown, and whether a judge (P30)."""

    by: str
    name: str = ""
    judge: bool = False


@dataclass(frozen=True, kw_only=True)
class By:
    """Who asks."""

    actor: str
    judge: bool = False
