"""The engine's lines of fire against a second judge that shares no code with it."""

from __future__ import annotations

import os

import pytest

from engine.judging import adjudicate
from tests.engine.board.scenes import Query, document, queries
from tests.engine.board.slow_judge import judge

STATES = ("clear", "hindered", "blocked")
SCENES = int(os.environ.get("CLIX_SCENES", "160"))  # more on demand: CLIX_SCENES=3000 takes minutes
PER_SCENE = 4


def _verdicts(query: Query) -> tuple[str, int, str, int]:
    fields = adjudicate(document(query)).fields
    state, squares = judge(query.scene, query.source, query.target, query.purpose)
    return str(fields["result"]), fields["distance"], STATES[state], squares  # type: ignore[return-value]


@pytest.mark.parametrize("block", range(8))
def test_11_4_and_16_both_judges_agree(block: int) -> None:
    """On random boards with every supported feature the engine and the slow judge find the same line."""
    for seed in range(block, SCENES, 8):
        for query in queries(seed, PER_SCENE):
            mine, my_squares, theirs, their_squares = _verdicts(query)
            assert (mine, my_squares) == (theirs, their_squares), (seed, document(query))


def test_11_4_the_random_boards_reach_every_result() -> None:
    """The comparison is no empty one: each result occurs often, for every purpose, in a sample of its boards."""
    seen: dict[tuple[str, str], int] = {}
    for seed in range(120):
        for query in queries(seed, 2):
            state = judge(query.scene, query.source, query.target, query.purpose)[0]
            seen[query.purpose, STATES[state]] = seen.get((query.purpose, STATES[state]), 0) + 1
    assert all(
        seen.get((purpose, state), 0) >= 3 for purpose in ("range-attack", "effect", "destroy") for state in STATES
    )
