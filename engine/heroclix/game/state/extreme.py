"""Whom the active player chose of several highest or lowest point characters, as the state keeps it (21.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

__all__ = ["AREAS", "WHICH", "Extreme", "Which"]

Which = Literal["highest", "lowest"]
WHICH: tuple[Which, ...] = get_args(Which)
AREAS = ("map", "sideline", "ko")  # beside the sides, whose forces are looked through


@dataclass(frozen=True, slots=True)
class Extreme:
    """Whom the active player chose of several tied: as `which`, among the characters of a side, or of an area."""

    which: Which
    among: str
    figure: str
