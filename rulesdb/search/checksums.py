"""Features of questions as numbers: their names would need fifty times the room."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from math import sqrt
from zlib import crc32

__all__ = ["checksum", "told"]


def checksum(feature: str) -> int:
    """Return the number that stands for a feature."""
    return crc32(feature.encode())


def told(found: Mapping[str, float], known: array[int], telling: array[float]) -> Iterable[tuple[int, float]]:
    """Return where the features of a question stand among those known, in order, and how much each tells.

    The length of the question is taken out: the squares of what they tell add up to 1.
    """
    counted = []
    for name, count in found.items():
        wanted = checksum(name)
        place = bisect_left(known, wanted)
        if place < len(known) and known[place] == wanted:
            counted.append((place, count * telling[place]))
    length = sqrt(sum(worth * worth for _, worth in counted)) or 1.0
    return [(place, worth / length) for place, worth in counted]
