"""Damage that a card lets attacks deal instead of normal damage, as a document gives it (12.4c)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Instead"]


@dataclass(frozen=True, slots=True)
class Instead:
    """Damage that a figure's attacks deal instead of normal damage (12.4c).

    `when`: `attacking-close` or `attacking-range`, None is both; `may`: only where its player chooses it.
    """

    damage: int
    when: str | None = None
    may: bool = False
