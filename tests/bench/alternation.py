"""Two works measured in turns in the same run, so that what else the machine does falls on both alike."""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

__all__ = ["Compared", "compare", "seconds_of_start"]

LEAST = 0.01  # seconds of one turn; the clock of a process is no finer than some microseconds


class Compared(NamedTuple):
    """Seconds of CPU for one run of each, and how many times the peer's ours takes: the median over the turns."""

    ours: float
    peer: float
    ratio: float

    def __str__(self) -> str:
        return f"{self.ours * 1e3:.3g} ms, peer {self.peer * 1e3:.3g} ms: {self.ratio:.2f} ×"


def compare(ours: Callable[[], object], peer: Callable[[], object], turns: int = 9) -> Compared:
    """Run both in turns, each turn long enough to be measured; only the process's own CPU time counts."""
    often = _often(ours), _often(peer)
    times: list[tuple[float, float]] = []
    gc.collect()
    gc.disable()
    try:
        for _ in range(turns):
            times.append((_seconds(ours, often[0]), _seconds(peer, often[1])))
    finally:
        gc.enable()
    mine, theirs = (median(column) for column in zip(*times, strict=True))
    return Compared(mine, theirs, median(a / b for a, b in times))


def _often(work: Callable[[], object]) -> int:
    """Return how often work is done in one turn; it has been done once then, and what it keeps is kept.

    The least of three runs says it: one that the machine held up would make the turns too short to be measured.
    """
    work()
    least = min(_seconds(work, 1) for _ in range(3))
    return max(1, round(LEAST / max(least, 1e-6)))


def _seconds(work: Callable[[], object], often: int) -> float:
    start = process_time()
    for _ in range(often):
        work()
    return (process_time() - start) / often


def seconds_of_start(code: str, compiled: Path) -> float:
    """Return the CPU seconds of a Python that runs some code, its modules compiled into a folder as in an install."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        env={**environment, "PYTHONPYCACHEPREFIX": str(compiled)},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
