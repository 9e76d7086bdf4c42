"""Holds sight, cover, distances, arcs and movement of Battleground against the second geometry on many random fields.

`python -m tests.engine.motu.prove --count 30000 --jobs 2`: so many fields of each kind, from small ones to the book's
own size; each that differs is shown, and then the run ends with 1.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from tests.engine.motu import test_06b_movement as movement
from tests.engine.motu import test_second_geometry as geometry

__all__ = ["main"]

SIZES = ((7, 6), (30, 25), (13, 10), (30, 2), (3, 25))  # columns and rows, in turn
ON_ANY_SIZE: Sequence[Callable[[int, tuple[int, int]], None]] = (
    geometry.test_a_line_of_sight_on_the_flat,
    geometry.test_a_line_of_sight_between_heights,
    geometry.test_cover_on_the_flat,
    geometry.test_distances,
)
ON_THEIR_OWN: Sequence[Callable[[int], None]] = (
    geometry.test_arcs,
    movement.test_the_fewest_points_as_a_second_reckoning_has_them,
)
BATCH = 25


def _held(seeds: Sequence[int]) -> list[str]:
    """Hold the fields of some seeds against the second geometry; return what differs."""
    broken = []
    for seed in seeds:
        size = SIZES[seed % len(SIZES)]
        for proof in (*ON_ANY_SIZE, *ON_THEIR_OWN):
            try:
                proof(seed, size) if proof in ON_ANY_SIZE else proof(seed)  # type: ignore[call-arg]
            except Exception:  # the others are held all the same
                broken.append(f"{proof.__name__} seed {seed} size {size}: {traceback.format_exc(limit=-2)}")
    return broken


def main(argv: Sequence[str] | None = None) -> int:
    """Run the proofs; return 1 where anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    began, last = perf_counter(), asked.first + asked.count
    batches = [range(at, min(at + BATCH, last)) for at in range(asked.first, last, BATCH)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        broken = [each for found in pool.map(_held, batches) for each in found]
    for each in broken:
        print(each)
    kinds = len(ON_ANY_SIZE) + len(ON_THEIR_OWN)
    print(f"{asked.count} fields of each of {kinds} kinds in {perf_counter() - began:.0f} s: {len(broken)} differ")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
