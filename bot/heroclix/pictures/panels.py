"""What a chart of odds shows, before it is drawn."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["MOST_BARS", "Bar", "Panel"]

MOST_BARS = 9  # of one figure; the rest is summed up in the last


@dataclass(frozen=True, slots=True)
class Bar:
    """One result: its label, its share from 0 to 1, the share in words, and what kind it is: none, clicks or ko."""

    label: str
    share: float
    told: str
    kind: str = "clicks"


@dataclass(frozen=True, slots=True)
class Panel:
    """The bars of one figure below its name and a note."""

    title: str
    note: str
    bars: tuple[Bar, ...]
