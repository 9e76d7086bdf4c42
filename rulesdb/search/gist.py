"""What a question comes to as a whole: its words and the entries as points in one small space, learned ahead of time.

`rulesdb.search.learned` weighs each word for each entry by itself; here words that stand in like questions lie near
each other, so that a question in words that no text of an entry holds may still lie near that entry. The numbers are
learned by `python -m tests.rulesdb.evaluation.learn_words` and kept in `rulesdb/learned`, in whole steps of a byte.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from operator import mul
from typing import Any

from rulesdb.search.checksums import told
from rulesdb.search.packing import packed, unpacked

__all__ = ["Gist", "gist_on_entries"]

# What likelihoods, as logarithms, are divided by: an entry that surely answers scores 1, one less likely than this 0.
_SURE = 8.0
_NEVER = -1000.0
_NOTHING: Mapping[str, Any] = {
    "size": 0, "features": packed("I", ()), "telling": packed("f", ()), "points": packed("b", ()),
    "entries": packed("b", ()), "start": packed("f", ()), "step": 1.0,
}  # fmt: skip


class Gist:
    """The space of one ruleset, rebuilt from the plain data that `gist_on_entries` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._size: int = data["size"]
        self._features: array[int] = unpacked("I", data["features"])
        self._telling: array[float] = unpacked("f", data["telling"])
        self._points: array[int] = unpacked("b", data["points"])
        self._entries: array[int] = unpacked("b", data["entries"])
        self._start: array[float] = unpacked("f", data["start"])
        self._step: float = data["step"]

    def score(self, found: Mapping[str, float], candidates: Iterable[int]) -> dict[int, float]:
        """Return how likely each candidate is among them by what a question's features come to, from 0 to 1."""
        size, points = self._size, self._points
        counted = told(found, self._features, self._telling)
        if not counted:
            return {}
        point = [0.0] * size
        for place, worth in counted:
            row = points[place * size : (place + 1) * size]
            point = [so_far + worth * each for so_far, each in zip(point, row, strict=True)]
        point = [each * self._step for each in point]
        scores = {
            number: sum(map(mul, point, self._entries[number * size : (number + 1) * size])) + self._start[number]
            for number in candidates
        }
        most = max(scores.values(), default=0.0)
        whole = most + log(sum(exp(score - most) for score in scores.values())) if scores else most
        return {number: 1 + (score - whole) / _SURE for number, score in scores.items() if score > whole - _SURE}


def gist_on_entries(held: Mapping[str, Any] | None, sections: Sequence[str]) -> Mapping[str, Any]:
    """Return what was learned (`read_learned`) as data that `Gist` takes: by entry number in the place of section ids.

    A section that is newer than what was learned is never likely.
    """
    if held is None:
        return _NOTHING
    gist, size = held["gist"], held["gist"]["size"]
    then = {section: place for place, section in enumerate(gist["sections"])}
    entries, start = unpacked("b", gist["entries"]), unpacked("f", gist["start"])
    now = [then.get(section) for section in sections]
    rows = array("b")
    for place in now:
        rows.extend(array("b", bytes(size)) if place is None else entries[place * size : (place + 1) * size])
    return {
        "size": size,
        "step": gist["step"],
        **{key: unpacked(code, gist[key]) for key, code in (("features", "I"), ("telling", "f"), ("points", "b"))},
        "entries": packed("b", rows),
        "start": packed("f", [_NEVER if place is None else start[place] for place in now]),
    }
