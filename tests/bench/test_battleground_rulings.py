"""How long Battleground's rulings take on a whole field, every step explained, beside named peers in the same run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.motu.fight import odds
from engine.motu.judge import answer
from tests.bench import odds_speed
from tests.bench.alternation import compare
from tests.bench.battleground import asked, document

ATTACK = {"attacker": "asha", "target": "vexa", "weapon": "reed-bow"}
SIXES = 30  # explosions that the peer reckons with, one after another


def work(ask: dict[str, Any], **changes: object) -> Callable[[], object]:
    """Return the work of answering a question on the whole field."""
    position, question = asked(ask, **changes)
    return lambda: answer(position, question)


def test_an_attack_is_ruled_on_faster_than_the_other_games_odds() -> None:
    """Range, sight, cover, arcs, dice and thresholds of both, in a fifth of what a HeroClix attack's exact odds take.

    The peer is the smallest of what is measured there (`tests/bench/odds_speed.py`).
    """
    peer = odds_speed.exactly(next(iter(odds_speed.CASES)))
    found = compare(work({"type": "attack", **ATTACK}), peer)
    print(f"an attack, beside the odds of a plain one of HeroClix: {found}")
    assert found.ratio < 0.2


def convolved(dice: int, threshold: int) -> Any:
    """Return the chances of the successes of some dice, as numpy multiplies them."""
    numpy = pytest.importorskip("numpy")
    new = [4 / 6, 1 / 6 + 1 / 6 * 4 / 6]  # what a die that exploded brings
    while len(new) < SIXES:
        new.append(new[-1] / 6)
    one = numpy.array([(threshold - 1) / 6, (6 - threshold) / 6, *([0.0] * (SIXES - 1))])
    one[1:] += numpy.array(new) / 6
    found = numpy.array([1.0])
    for _ in range(dice):
        found = numpy.convolve(found, one)
    return found


def net_by_numpy() -> Any:
    """Return what four dice of defense leave of five, by numpy: from one success on its places are those of the net."""
    numpy = pytest.importorskip("numpy")
    hits, saved = convolved(5, 4), convolved(4, 4)
    return numpy.convolve(hits, saved[::-1])[len(saved) - 1 :]


def test_chances_are_told_faster_than_by_numpys_convolutions() -> None:
    """Five dice against four as games ask for them again and again, beside the same distributions by numpy, in C."""
    assert odds.left(5, 4, 4, 4)[1:7] == pytest.approx(net_by_numpy()[1:7])
    found = compare(lambda: odds.left(5, 4, 4, 4), net_by_numpy)
    print(f"the chances of five dice against four, beside numpy: {found}")
    assert found.ratio < 0.05


def test_new_chances_are_reckoned_in_whole_numbers() -> None:
    """The first time, exactly and in Python, in at most 15 times what numpy takes for its nearly exact ones."""

    def ours() -> object:
        for each in (odds.left, odds.ways):
            each.cache_clear()
        return odds.left(5, 4, 4, 4)

    found = compare(ours, net_by_numpy)
    print(f"the same, the first time: {found}")
    assert found.ratio < 15


def test_the_odds_of_an_attack_cost_little_more_than_its_ruling() -> None:
    """Chances of successes, of wounds and of defeat are told in at most 1.7 times what the attack alone takes."""
    found = compare(work({"type": "odds", **ATTACK}), work({"type": "attack", **ATTACK}))
    print(f"the odds of an attack, beside its ruling: {found}")
    assert found.ratio < 1.7


def flood_by_tcod(speed: int) -> Callable[[], object]:
    """Return the work of python-tcod, in C: the fewest steps from a hex to every other, around what stands there."""
    numpy = pytest.importorskip("numpy")
    path = pytest.importorskip("tcod.path")
    position, _ = asked({"type": "score"})
    field = position.ground
    cost = numpy.ones((field.rows, field.columns), dtype=numpy.int8)
    for column, row in field.kinds:
        cost[row, column] = 0
    column, row = position.by_id["torvin"].places[0].hex
    begin = numpy.full(cost.shape, numpy.iinfo(numpy.int32).max, dtype=numpy.int32)

    def flood() -> object:
        distance = begin.copy()
        distance[row, column] = 0
        path.dijkstra2d(distance, cost, 1, 0, out=distance)
        return distance <= speed

    return flood


def test_where_a_character_can_go_beside_a_flood_in_c() -> None:
    """Every place in reach with its cost, climbing, obstacles, enemies and words, beside tcod's bare flood."""
    peer = flood_by_tcod(5)
    found = compare(work({"type": "reachable", "figure": "torvin"}), peer)
    print(f"where a character can go, beside python-tcod's plain flood of the field: {found}")
    assert found.ratio < 2


def test_a_field_that_is_asked_again_knows_its_steps() -> None:
    """Asked once more about a field, in at most half of what the first question takes: its steps are kept."""
    source = document({"type": "reachable", "figure": "torvin"})

    def first() -> object:
        from engine.motu.judge import read  # noqa: PLC0415

        position, question = read(source)
        return answer(position, question)

    found = compare(work({"type": "reachable", "figure": "torvin"}), first)
    print(f"where a character can go, beside the first question about a field: {found}")
    assert found.ratio < 0.5


def test_a_charge_looks_no_further_than_whom_it_charges() -> None:
    """The shortest way to an enemy at the other end of the field, beside tcod's bare flood of all of it."""
    charge = work({"type": "reachable", "figure": "torvin", "how": "charge", "toward": "vexa"})
    found = compare(charge, flood_by_tcod(5))
    print(f"a charge across the field, beside python-tcod's plain flood of the field: {found}")
    assert found.ratio < 40


def test_whose_guard_a_move_triggers() -> None:
    """Three on guard, who each may move to engage, beside tcod's bare flood."""
    guard = work({"type": "guard_triggers", "mover": "torvin"}, guard=True)
    found = compare(guard, flood_by_tcod(5))
    print(f"whose guard a move triggers, beside python-tcod's plain flood of the field: {found}")
    assert found.ratio < 29
