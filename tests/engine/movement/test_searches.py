"""The two searches for where a move may end find the same: whole layers at once, and step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.heroclix.board.steps.flood import Flood
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.walk import Walk
from engine.heroclix.board.steps.way import follow
from engine.heroclix.judge import read
from engine.heroclix.position import Position
from tests.engine.board.scenes import document, queries

seeds = st.integers(0, 10**6)
ABILITIES = (
    "flight",
    "immobile",
    "improved-movement:blocking",
    "improved-movement:characters",
    "improved-movement:elevated",
    "improved-movement:move-through",
    "improved-movement:outdoor-blocking",
)


def position_of(seed: int, abilities: tuple[str, ...] = ABILITIES) -> Position:
    """Return a random position; half of its figures have one more ability of movement, some levels have transitions."""
    dice = random.Random(seed)
    made: dict[str, Any] = document(queries(seed, 1)[0])
    for one in made["figures"]:
        if dice.random() < 0.5:
            one["abilities"] = [*one["abilities"], dice.choice(abilities)]
    columns, rows = made["map"]["size"]
    straight = [f"{chr(65 + c)}{r + 1}/{chr(66 + c)}{r + 1}" for c in range(columns - 1) for r in range(rows)]
    made["map"]["transitions"] = [edge for edge in straight if dice.random() < 0.1]
    return read(made)[0]


@given(seeds, st.integers(0, 8), st.booleans())
def test_10_2_both_searches_reach_the_same(seed: int, speed: int, direct: bool) -> None:
    """The squares covered, where it may also go on, what each costs, and where the chosen square ends."""
    position = position_of(seed)
    for figure in position.figures[:3]:
        mover = Mover(position, figure)
        for start in figure.squares:
            fast, slow = Flood(mover, start, speed, direct), Walk(mover, start, speed, direct)
            assert (fast.covered, fast.free) == (slow.covered, slow.free)
            assert dict(fast.costs) == dict(slow.costs)
            squares = range(position.map.columns * position.map.rows)
            assert [fast.reaches(square) for square in squares] == [slow.reaches(square) for square in squares]


@given(seeds, st.integers(1, 6), st.booleans())
def test_10_2_every_way_found_may_be_followed(seed: int, speed: int, direct: bool) -> None:
    """The way that either search finds to a square is as long as it says, ends there and passes the check."""
    position = position_of(seed)
    for figure in position.figures[:2]:
        mover = Mover(position, figure)
        for start in figure.squares[:1]:
            for search in (Flood(mover, start, speed, direct), Walk(mover, start, speed, direct)):
                for square in range(position.map.columns * position.map.rows):
                    moved = search.reaches(square)
                    if moved is None:
                        continue
                    way = search.path(square)
                    assert len(way) == moved
                    assert (way[-1] if way else start) == square
                    assert not follow(mover, start, way, speed, direct).reasons


@pytest.mark.parametrize("size", [[3, 9], [9, 3], [2, 6], [4, 4]])
def test_24_2d_a_base_longer_than_the_map_is_wide_never_lies_across_it(size: list[int]) -> None:
    """A 2×4 base on a map of two or three columns moves, but does not turn; both searches find the same."""
    wide = size[0] > size[1]
    made = {
        "ruleset": "heroclix-modern",
        "map": {"size": size},
        "figures": [{"id": "cap", "at": "A1:D2" if wide else "A1:B4"}],
        "ask": {"type": "reachable", "figure": "cap", "speed": 4},
    }
    position = read(made)[0]
    mover = Mover(position, position.figures[0])
    for start in position.figures[0].squares:
        for speed in range(6):
            fast, slow = Flood(mover, start, speed), Walk(mover, start, speed)
            assert (fast.covered, fast.free, dict(fast.costs)) == (slow.covered, slow.free, dict(slow.costs))
