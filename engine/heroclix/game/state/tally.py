"""What a game keeps of its victory points: what was KO'd, and when."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Scored"]


@dataclass(frozen=True, slots=True)
class Scored:
    """A KO that scores: the figure with its point value, the side it started on, and what 26.3 asks of it.

    `turn`: whose turn it was, empty before the first. `damaged_by`: the side whose attack damaged it last. `to`: the
    side that scores it whatever else counts, as for a captive that is released (captura of 2012).
    """

    figure: str
    name: str
    points: int
    owner: str
    turn: str
    damaged_by: str
    to: str = ""
