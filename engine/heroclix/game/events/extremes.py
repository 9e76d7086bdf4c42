"""Which of several characters are meant by their points, and among whom (21.10)."""

from __future__ import annotations

from typing import Literal, get_args

__all__ = ["AREAS", "WHICH", "Which"]

Which = Literal["highest", "lowest"]
WHICH: tuple[Which, ...] = get_args(Which)
AREAS = ("map", "sideline", "ko")  # beside the sides, whose forces are looked through
