"""Learn the small space in which questions lie near the entries that answer them (`rulesdb.search.gist`).

Two tables, one of words and one of entries, are learned together so that a text's words, added up, lie towards its
entry: a linear classifier of low rank, by gradient descent. Words and directions are left out at random while it
learns and no answer is taken as wholly sure, so that it does not learn the texts by heart; that is what makes it read
questions that are worded as none before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.feature_extraction import DictVectorizer
from sklearn.feature_extraction.text import TfidfTransformer

from rulesdb.search.checksums import checksum
from rulesdb.search.packing import packed, text_of

__all__ = ["learn_gist"]

Numbers = NDArray[np.float32]

_SIZE, _ROUNDS, _BATCH = 64, 7, 128
_WORDS_LEFT_OUT, _DIRECTIONS_LEFT_OUT, _UNSURE = 0.2, 0.3, 0.05
_RATE_OF_WORDS, _RATE, _SLOWER, _STEADIER = 0.3, 0.003, 0.9, 0.999
_STEPS = 127


class Texts(NamedTuple):
    """What is learned from: the features of each text, its entry, and how much it counts."""

    features: Sequence[dict[str, float]]
    entries: Sequence[int]
    counts: Sequence[float]


def learn_gist(texts: Texts, entries: int) -> dict[str, Any]:
    """Return the space as plain data; `entries`: how many there are."""
    names, weighing = DictVectorizer(dtype=np.float32), TfidfTransformer()
    table = weighing.fit_transform(names.fit_transform(texts.features)).astype(np.float32).tocsr()
    points, places, start = _fit(table, np.array(texts.entries), np.array(texts.counts, np.float32), entries)
    by_checksum = sorted((checksum(name), row) for row, name in enumerate(names.get_feature_names_out()))
    rows = [row for _, row in by_checksum]
    point_step, place_step = (float(np.abs(each).max()) / _STEPS for each in (points, places))
    return {
        "size": _SIZE,
        "features": text_of(packed("I", [number for number, _ in by_checksum])),
        "telling": text_of(packed("f", weighing.idf_[rows].tolist())),
        "points": text_of(packed("b", np.rint(points[rows] / point_step).astype(int).ravel().tolist())),
        "entries": text_of(packed("b", np.rint(places / place_step).astype(int).ravel().tolist())),
        "step": point_step * place_step,
        "start": text_of(packed("f", start.tolist())),
    }


def _fit(table: Any, answers: NDArray[np.int64], counts: Numbers, entries: int) -> tuple[Numbers, Numbers, Numbers]:
    """Return the points of words and of entries, and how likely each entry is before a word is read."""
    chance = np.random.default_rng(1)
    points = chance.standard_normal((table.shape[1], _SIZE), np.float32) * np.float32(0.3)
    learning = _Steady(chance.standard_normal((entries, _SIZE), np.float32) / np.float32(np.sqrt(_SIZE)))
    start = _Steady(np.zeros(entries, np.float32))
    moved = np.full((table.shape[1], 1), 1e-3, np.float32)
    for part in range(_ROUNDS):
        slower = 1 - part / _ROUNDS
        order = chance.permutation(table.shape[0])
        for first in range(0, len(order), _BATCH):
            batch = order[first : first + _BATCH]
            held, words = _some_words(table[batch], chance)
            kept = (chance.random((len(batch), _SIZE)) > _DIRECTIONS_LEFT_OUT) / np.float32(1 - _DIRECTIONS_LEFT_OUT)
            lie = (held @ points[words]) * kept
            wrong = _likely(lie @ learning.numbers.T + start.numbers) - np.float32(_UNSURE / entries)
            wrong[np.arange(len(batch)), answers[batch]] -= 1 - _UNSURE
            wrong *= counts[batch][:, None]
            slope = np.asarray(held.T @ ((wrong @ learning.numbers) * kept), np.float32)
            learning.move(wrong.T @ lie / len(batch), _RATE * slower)
            start.move(wrong.mean(0), _RATE * slower)
            moved[words] += (slope * slope).mean(1, keepdims=True)
            points[words] -= _RATE_OF_WORDS * slower * slope / np.sqrt(moved[words])
    return points, learning.numbers, start.numbers


def _some_words(rows: Any, chance: np.random.Generator) -> tuple[Any, NDArray[np.int64]]:
    """Return texts without some of their words, over the words that they hold, and which those are."""
    kept = (chance.random(len(rows.data)) > _WORDS_LEFT_OUT) / np.float32(1 - _WORDS_LEFT_OUT)
    words, places = np.unique(rows.indices, return_inverse=True)
    shape = (rows.shape[0], len(words))
    return csr_matrix(((rows.data * kept).astype(np.float32), places, rows.indptr), shape=shape), words


def _likely(scores: Numbers) -> Numbers:
    likely = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return likely


class _Steady:
    """Numbers that move against their slope, by its average so far (Adam)."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers.astype(np.float32)
        self._slope, self._square, self._moves = np.zeros_like(self.numbers), np.zeros_like(self.numbers), 0

    def move(self, slope: Numbers, rate: float) -> None:
        self._moves += 1
        self._slope = _SLOWER * self._slope + (1 - _SLOWER) * slope
        self._square = _STEADIER * self._square + (1 - _STEADIER) * slope**2
        mean, spread = self._slope / (1 - _SLOWER**self._moves), self._square / (1 - _STEADIER**self._moves)
        self.numbers -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)
