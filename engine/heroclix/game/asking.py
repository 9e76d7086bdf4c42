"""What every command has, and what many of them name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["By", "Where"]

Where = str | Sequence[str]  # squares


@dataclass(frozen=True, kw_only=True)
class By:
    """Who asks."""

    actor: str
    judge: bool = False
