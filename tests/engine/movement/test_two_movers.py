"""Two judges of moves, written apart, agree on every random board (10, 13.2, 15.2, 16.3–16.8, 21.2b, 24.2, 27.5)."""

from __future__ import annotations

import os
import random
from itertools import product
from typing import Any

import pytest

from engine.game import adjudicate
from engine.grid import edge_name, place_name
from tests.engine.board.scenes import Query, document, scene_of
from tests.engine.board.slow_judge import Piece
from tests.engine.movement.slow_mover import Ground

SCENES = int(os.environ.get("CLIX_MOVES", "240"))  # more on demand: CLIX_MOVES=20000 takes minutes
POWERS = ("leap-climb", "plasticity", "phasing-teleport", "earthbound-neutralized", "hypersonic-speed")
ABILITIES = (
    "flight",
    "vehicle",
    "improved-movement:blocking",
    "improved-movement:characters",
    "improved-movement:destroy-blocking",
    "improved-movement:elevated",
    "improved-movement:move-through",
    "improved-movement:outdoor-blocking",
)


def ground_of(seed: int) -> tuple[random.Random, Ground | None]:
    """Return a random board with a figure that moves, or none where the board holds nobody."""
    dice, scene = scene_of(seed)
    if not scene.figures:
        return dice, None
    for piece in scene.figures:
        piece.can |= {what for what in (*POWERS, *ABILITIES) if dice.random() < 0.12}
    held = [piece for piece in scene.figures if Ground(scene, piece).held_by()]
    mover: Piece = dice.choice(held if held and dice.random() < 0.7 else scene.figures)
    squares = set(product(range(scene.columns), range(scene.rows)))
    edges = [(a, b) for a in sorted(squares) for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in squares]
    share = dice.choice((0, 0.1, 0.3))
    return dice, Ground(scene, mover, {frozenset(edge) for edge in edges if dice.random() < share})


def asked(ground: Ground, speed: int, direct: bool) -> dict[str, Any]:
    """Return the engine's answer about the same move."""
    made = document(Query(ground.scene, ground.mover, ground.mover, "effect"))
    for piece, figure in zip(ground.scene.figures, made["figures"], strict=True):
        figure["powers"] = sorted(piece.can.intersection((*POWERS, "stealth")))
        figure["abilities"] = sorted(piece.can.difference((*POWERS, "stealth")))
    made["map"]["transitions"] = [edge_name(*sorted(edge)) for edge in sorted(ground.transitions, key=sorted)]
    made["ask"] = {"type": "reachable", "figure": ground.mover.id, "speed": speed, "direct": direct}
    return dict(adjudicate(made).fields)


@pytest.mark.parametrize("block", range(4))
def test_10_2_both_movers_agree(block: int) -> None:
    """Where a move may end, what each end costs, where it is stopped, and on what it breaks away: all the same."""
    for seed in range(block, SCENES, 4):
        dice, ground = ground_of(seed)
        if ground is None:
            continue
        breaking = ground.can("destroy-blocking")
        speed, direct = dice.randint(0, 3 if breaking else 6), dice.random() < 0.25
        costs, stops = ground.reach(speed, direct)
        found = asked(ground, speed, direct)
        where = (seed, speed, direct, ground.mover)
        assert found["costs"] == {place_name(*square): moved for square, moved in costs.items()}, where
        assert set(found["stops"]) == {place_name(*square) for square in stops}, where
        assert found["succeeds_on"] == ground.succeeds_on(), where


def test_10_2_the_random_boards_are_no_empty_comparison() -> None:
    """Stops, break aways of every kind, larger bases and destroyers all occur in a sample of the boards."""
    seen: dict[str, int] = {}
    for seed in range(240):
        ground = ground_of(seed)[1]
        if ground is None:
            continue
        kinds = {f"on {len(ground.succeeds_on())}"}
        kinds |= {"stops"} if ground.reach(2, False)[1] else set()
        kinds |= {"larger"} if len(ground.mover.squares) > 1 else set()
        kinds |= {"breaks"} if ground.can("destroy-blocking") and ground.scene.blocking else set()
        for kind in kinds:
            seen[kind] = seen.get(kind, 0) + 1
    wanted = ("on 0", "on 1", "on 3", "on 4", "on 6", "stops", "larger", "breaks")
    assert all(seen.get(kind, 0) >= 3 for kind in wanted), seen
