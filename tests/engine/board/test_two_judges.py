"""The engine against a second judge that shares no code with it, on random positions."""

from __future__ import annotations

import os
from dataclasses import fields, replace

import pytest

from engine.errors import DocumentError
from tests.engine.board.prove import STATES, cases, difference
from tests.engine.board.scenes import queries
from tests.engine.board.slow_judge import judge
from tests.engine.board.slow_rules import OF_2012, OF_2022, TODAY, Book

POSITIONS = int(os.environ.get("CLIX_SCENES", "2000"))  # `python -m tests.engine.board.prove --count 50000` for more
BLOCKS = 8


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_judges_agree(block: int) -> None:
    """On lines of fire, adjacency, distance, breaking away, moves and knockback, with every feature of the board."""
    for seed in range(block, POSITIONS, BLOCKS):
        for case in cases(seed):
            assert difference(case) is None, (seed, case)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_judges_agree_on_2022(block: int) -> None:
    """The same by that book: levels, corners, those left behind, bases on a diagonal, Stealth, knockback."""
    for seed in range(block, POSITIONS // 2, BLOCKS):
        for case in cases(seed, OF_2022):
            assert difference(case) is None, (seed, case)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_judges_agree_on_2012(block: int) -> None:
    """The same by that book: sizes, rough ground, objects, storeys, knockback as far as the damage."""
    for seed in range(block, POSITIONS // 2, BLOCKS):
        for case in cases(seed, OF_2012):
            assert difference(case) is None, (seed, case)


OTHERWISE = [
    (book, field.name)
    for book in (OF_2022, OF_2012)
    for field in fields(book)
    if isinstance(getattr(book, field.name), bool) and getattr(book, field.name) != getattr(TODAY, field.name)
]


@pytest.mark.parametrize(("book", "field"), OTHERWISE, ids=[f"{book.ruleset} {field}" for book, field in OTHERWISE])
def test_a_second_judge_that_read_one_rule_as_today_is_found_out(book: Book, field: str) -> None:
    """The comparison is no empty one: each rule in which that book differs decides some of its random positions."""
    misread = replace(book, **{field: getattr(TODAY, field)})
    assert any(_found_out(seed, misread) for seed in range(400))


def _found_out(seed: int, misread: Book) -> bool:
    """Return whether the judges differ on a position, or the engine refuses it as none of that book's."""
    try:
        return any(difference(case) for case in cases(seed, misread))
    except DocumentError:
        return True


@pytest.mark.parametrize("seed", [101161, 102648])
def test_both_judges_agree_where_they_once_did_not(seed: int) -> None:
    """16.8a, 24.2d: larger bases that destroy one side of a corner and come back to it, or are too wide to turn."""
    assert [difference(case) for case in cases(seed)] == [None] * len(list(cases(seed)))


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


def test_12_6_and_10_the_random_boards_reach_every_stop() -> None:
    """The comparison is no empty one: knockbacks end, figures break away and moves stop in every way."""
    stops, results, costs, stopped, hurt = set(), set(), set(), 0, set()
    for seed in range(250):
        for case in cases(seed):
            if case.type == "knockback":
                stops.add(case.expected["stopped_by"])
                hurt.add((case.expected["damage_taken"], case.expected["reducer"], case.expected["ko"]))
            elif case.type == "break_away":
                results.add(tuple(case.expected["succeeds_on"]))
            elif case.type == "reachable":
                costs.update(case.expected["costs"].values())
                stopped += len(case.expected["stops"])
    assert stops >= {None, "distance", "figure", "blocking", "edge-of-map", "higher", "fell"}
    assert results >= {(), (6,), (4, 5, 6), (3, 4, 5, 6), (2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6)}
    assert costs == set(range(6))
    assert stopped > 100
    assert hurt >= {(0, None, False), (0, "toughness", False), (1, None, False), (1, None, True), (2, None, True)}
