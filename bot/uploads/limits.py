"""What is read of an upload at most, by its kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = ["LIMITS", "MEMORY", "Kind", "Limit"]

Kind = Literal["map", "unit", "force", "cards", "game", "dice"]


@dataclass(frozen=True, slots=True)
class Limit:
    """`size` in bytes; `work` in seconds of a processor; `wait` in seconds of a clock, on a machine with much to do."""

    size: int
    work: int
    wait: int


LIMITS: Mapping[Kind, Limit] = {
    "map": Limit(500_000, 2, 20),  # 100×100 squares, each listed, have 150,000
    "unit": Limit(100_000, 2, 20),
    "force": Limit(2_000_000, 6, 30),  # sixty units, or a zip of them; unpacked they are bounded alike
    "cards": Limit(100_000, 2, 20),
    "game": Limit(10_000_000, 6, 30),  # what Discord lets a player attach; 20,000 events take about 1.5
    "dice": Limit(10_000_000, 6, 30),  # an exported game, to redo its rolls
}
MEMORY = 1 << 30  # bytes of address space; reading 20,000 events takes a third
