"""How long the editions take for the same questions, alternating in one run; the peer is today's edition."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from engine import DocumentError, adjudicate
from engine.heroclix.ruleset import JUDGED
from tests.goldens.answers import documents

TODAY = "heroclix-modern"
EVERY = 6  # every so manieth situation
ROUNDS = 7
TIMED = 60  # times at least that a kind of question is put to an edition: of few situations each is timed more often
SLOWEST = 1.2  # of today's time for a kind of question, on a machine that does nothing else
NOISE = 1.25  # what other work on the machine may add


def asked() -> dict[str, list[dict[str, Any]]]:
    """Return situations that every judged edition answers, by their kind of question."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for number, (_, document) in enumerate(documents()):
        if number % EVERY == 0 and all(answers(document, edition) for edition in JUDGED):
            found[document["ask"]["type"]].append(document)
    return found


def answers(document: dict[str, Any], edition: str) -> bool:
    """Return whether an edition takes a document."""
    try:
        adjudicate({**document, "ruleset": edition})
    except DocumentError:
        return False
    return True


def times(put: list[dict[str, Any]], edition: str) -> Iterator[float]:
    """Yield the seconds that each document takes."""
    for document in put:
        before = perf_counter()
        adjudicate({**document, "ruleset": edition})
        yield perf_counter() - before


def test_no_edition_is_much_slower_than_todays() -> None:
    """Of each kind of question the median over the situations, each at its best of several rounds."""
    for kind, put in sorted(asked().items()):
        best: dict[str, list[float]] = {edition: [1e9] * len(put) for edition in JUDGED}
        for _ in range(max(ROUNDS, TIMED // len(put))):
            for edition in JUDGED:
                best[edition] = [min(pair) for pair in zip(best[edition], times(put, edition), strict=True)]
        for edition in JUDGED[1:]:
            ratios = [other / today for other, today in zip(best[edition], best[TODAY], strict=True)]
            print(f"{kind:15} {edition}: {median(ratios):.2f} of today's, {len(put)} situations")
            assert median(ratios) < SLOWEST * NOISE, kind
