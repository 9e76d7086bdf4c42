"""Holds sight, cover, distances and movement of Battleground against the second geometry on many random fields.

`python -m tests.engine.motu.prove --count 30000`: so many fields of each kind; the first that differs is shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from tests.engine.motu import test_06b_movement as movement
from tests.engine.motu import test_second_geometry as geometry

__all__ = ["main"]

PROOFS: Sequence[Callable[[int], None]] = (
    geometry.test_a_line_of_sight_on_the_flat,
    geometry.test_a_line_of_sight_between_heights,
    geometry.test_cover_on_the_flat,
    geometry.test_distances,
    movement.test_the_fewest_points_as_a_second_reckoning_has_them,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the proofs; return how many fields each was held against."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args(argv)
    for seed in range(asked.first, asked.first + asked.count):
        for proof in PROOFS:
            proof(seed)
    return int(asked.count)


if __name__ == "__main__":
    main()
