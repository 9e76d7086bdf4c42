"""What was learned from every question and sentence of the library: how strongly each word speaks for each entry.

A linear classifier, learned ahead of time by `python -m tests.rulesdb.evaluation.learn_words` and kept in
`rulesdb/learned`, a file for each ruleset. Its features are the words of a text by their first letters and by what they
mean, and the pairs of words that stand together or one apart; each is weighed by how telling it is, and the length of
the text is taken out. Features are kept as checksums of their names, and of the weights only the strongest, in whole
steps, so that a ruleset needs about a megabyte.
"""

from __future__ import annotations

import gzip
import json
from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulesdb.search.checksums import told
from rulesdb.search.concepts import Thesaurus
from rulesdb.search.packing import packed, unpacked
from rulesdb.search.roots import LETTERS

__all__ = ["PAIRED", "Learned", "features", "learned_file", "on_entries", "read_learned"]

_FOLDER = Path(__file__).resolve().parents[1] / "learned"
# What the scores are divided by, so that an entry that surely answers scores about 1; below -_SURE is no evidence.
_SURE = 8.0
# The kinds of features that are pairs of words, by how far apart they stand, and how much each counts.
PAIRED: Mapping[str, tuple[int, float]] = {"b": (1, 1.0), "s": (2, 0.5)}
_NOTHING: Mapping[str, Any] = {
    "features": packed("I", ()), "telling": packed("f", ()), "end": packed("I", ()), "held": packed("H", ()),
    "weight": packed("b", ()), "step": 1.0, "start": packed("f", ()),
}  # fmt: skip


class Learned:
    """The weights of one ruleset, rebuilt from the plain data that `on_entries` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._features: array[int] = unpacked("I", data["features"])
        self._telling: array[float] = unpacked("f", data["telling"])
        self._end: array[int] = unpacked("I", data["end"])
        self._held: array[int] = unpacked("H", data["held"])
        self._weight: array[int] = unpacked("b", data["weight"])
        self._start: array[float] = unpacked("f", data["start"])
        self._step: float = data["step"]

    def score(self, found: Mapping[str, float]) -> dict[int, float]:
        """Return what the features of a question say for each entry: about 1 for one that surely answers."""
        if not self._telling:
            return {}
        scores: dict[int, float] = defaultdict(float)
        for place, worth in told(found, self._features, self._telling):
            gain = worth * self._step
            first, last = self._end[place - 1] if place else 0, self._end[place]
            for number, weight in zip(self._held[first:last], self._weight[first:last], strict=True):
                scores[number] += gain * weight
        start = self._start
        return {
            number: (score + start[number] + _SURE) / _SURE
            for number, score in scores.items()
            if score + start[number] > -_SURE
        }


def features(spoken: Sequence[tuple[str, float]], lang: str, thesaurus: Thesaurus) -> dict[str, float]:
    """Return the features of folded words, each given with how surely it is the word meant, from 0 to 1."""
    found: dict[str, float] = defaultdict(float)
    for word, sure in spoken:
        found[f"r{word[:LETTERS]}"] += sure
    for kind, (apart, counts) in PAIRED.items():
        for (word, sure), (other, surely) in zip(spoken, spoken[apart:], strict=False):
            found[f"{kind}{word[:LETTERS]} {other[:LETTERS]}"] += counts * sure * surely
    for meant in thesaurus.read([word for word, _ in spoken], lang):
        for term in meant.terms:
            found[f"m{term}"] += spoken[meant.first][1] / len(meant.terms)
    return found


def learned_file(ruleset: str) -> Path:
    """Return the file that holds what was learned of a ruleset."""
    return _FOLDER / f"{ruleset}.json.gz"


def read_learned(ruleset: str) -> Mapping[str, Any] | None:
    """Return what was learned of a ruleset as its file has it, by section ids; None where nothing was."""
    path = learned_file(ruleset)
    if not path.is_file():
        return None
    held: Mapping[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return held


def on_entries(held: Mapping[str, Any] | None, sections: Sequence[str]) -> Mapping[str, Any]:
    """Return what was learned as data that `Learned` takes: by entry number in the place of section ids.

    What was learned of a section that is no more is dropped; of one that is newer, nothing is known.
    """
    if held is None:
        return _NOTHING
    number = {section: place for place, section in enumerate(sections)}
    now = [number.get(section) for section in held["sections"]]
    old_held, old_weight, end = unpacked("H", held["held"]), unpacked("b", held["weight"]), array("I")
    new_held, new_weight, first = array("H"), array("b"), 0
    for last in unpacked("I", held["end"]):
        for each, weight in zip(old_held[first:last], old_weight[first:last], strict=True):
            place = now[each]
            if place is not None:
                new_held.append(place)
                new_weight.append(weight)
        end.append(len(new_held))
        first = last
    start = array("f", [-_SURE] * len(sections))
    for place, value in zip(now, unpacked("f", held["start"]), strict=True):
        if place is not None:
            start[place] = value
    return {
        "features": unpacked("I", held["features"]),
        "telling": unpacked("f", held["telling"]),
        "step": held["step"],
        **_arrays(end=("I", end), held=("H", new_held), weight=("b", new_weight), start=("f", start)),
    }


def _arrays(**tables: tuple[str, Iterable[float]]) -> dict[str, Any]:
    return {name: packed(code, numbers) for name, (code, numbers) in tables.items()}
