"""What every command has, and what many of them name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Agreement", "By", "Overriding", "Where"]

Where = str | Sequence[str]  # a place, or those that a large base covers, the slot's first


@dataclass(frozen=True, slots=True)
class Agreement:
    """Who agreed to what another player proposed: the user, the name shown, and whether a judge (P302)."""

    by: str
    name: str = ""
    judge: bool = False


@dataclass(frozen=True, kw_only=True)
class By:
    """Who asks."""

    actor: str
    judge: bool = False


@dataclass(frozen=True, kw_only=True)
class Overriding(By):
    """What players may let stand whatever the rules say: by `override`, as who `agreed` (P302)."""

    override: bool = False
    agreed: Agreement | None = None
