"""The very questions that entries answer, looked up by their telling words in any order."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from rulesdb.search.packing import packed, unpacked

__all__ = ["Verbatim", "build_verbatim"]

_BYTES = 8


class Verbatim:
    """The questions of one ruleset, rebuilt from the plain data that `build_verbatim` returns.

    >>> asked = Verbatim(build_verbatim([(["far", "shoot"], 7), (["hit"], 2)]))
    >>> asked.owners(["shoot", "far"]), asked.owners(["shoot"])
    ([7], [])
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._marks: array[int] = unpacked("Q", data["marks"])
        self._owners: array[int] = unpacked("H", data["owners"])

    def owners(self, stems: Iterable[str]) -> Sequence[int]:
        """Return the entries that answer a question of just these stems; none if there are no stems."""
        found, sought = [], _mark(stems)
        place = bisect_left(self._marks, sought)
        while place < len(self._marks) and self._marks[place] == sought:
            found.append(self._owners[place])
            place += 1
        return found


def build_verbatim(asked: Iterable[tuple[Iterable[str], int]]) -> dict[str, Any]:
    """Return the table of questions, each as its stems and the entry that answers it, as plain data."""
    held = sorted({(_mark(stems), owner) for stems, owner in ((list(stems), owner) for stems, owner in asked) if stems})
    return {"marks": packed("Q", (mark for mark, _ in held)), "owners": packed("H", (owner for _, owner in held))}


def _mark(stems: Iterable[str]) -> int:
    """Return one number for a set of words: the chance that two sets share it is next to nothing."""
    spelled = " ".join(sorted(set(stems))).encode()
    return int.from_bytes(blake2b(spelled, digest_size=_BYTES).digest(), "big")
