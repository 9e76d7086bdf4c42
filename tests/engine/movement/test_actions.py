"""The move that each action gives: how far, with which abilities, on whose side (10.2, 10.3, 27.1, 27.8a)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from tests.engine.board.asking import ask, messages
from tests.engine.movement.asking import Figures, cited, figure, move, reached, walk

OPEN = {"size": [40, 40]}


def cap(speed: int | None = 7, **more: object) -> Figures:
    """Return one figure in the middle of a large map."""
    return {"cap": figure("T20", values={} if speed is None else {"speed": speed}, **more)}  # type: ignore[arg-type]


def farthest(figures: Figures, **parts: object) -> int:
    """Return the most squares that any end of the move costs."""
    return max(reached(figures, **OPEN, **parts)["costs"].values())


@pytest.mark.parametrize("action", ["charge", "running-shot"])
@pytest.mark.parametrize(("speed", "squares"), [(7, 4), (8, 4), (9, 5), (1, 1), (0, 0)])
def test_27_1e_27_1l_charge_and_running_shot_halve_speed_rounded_up(action: str, speed: int, squares: int) -> None:
    """6.11: a half is rounded up at once."""
    assert farthest(cap(speed, powers=action), action=action) == squares


def test_13_1_modifiers_come_after_the_halving() -> None:
    """Speed 7, halved to 4, then modified +1: 5 and not half of 8."""
    more = {"powers": "charge", "modifiers": [{"value": "speed", "add": 1, "from": "Perplex"}]}
    assert farthest(cap(7, **more), action="charge") == 5
    assert farthest(cap(7, **more)) == 8


def test_10_3_sidestep_moves_two_squares_whatever_the_speed() -> None:
    """A figure of speed 0, of speed 12 and of one that is not given alike; a given speed does not count either."""
    for speed in (0, 12, None):
        assert farthest(cap(speed, powers="sidestep"), action="sidestep") == 2
    assert farthest(cap(9, powers="sidestep"), action="sidestep", speed=9) == 2


def test_27_1j_hypersonic_speed_moves_its_whole_speed_and_then_what_is_left() -> None:
    """Before the attack up to 9; after a first move of 5 up to 4 more, of 0 all 9, of 9 none."""
    figures = cap(9, powers="hypersonic-speed")
    assert farthest(figures, action="hypersonic-speed") == 9
    for moved, left in ((0, 9), (5, 4), (8, 1), (9, 0)):
        assert farthest(figures, action="hypersonic-speed", moved_so_far=moved) == left


def test_27_1j_a_speed_that_sank_below_the_first_move_leaves_nothing() -> None:
    """P55: the second move has its speed value at that time less the squares moved, never below zero."""
    assert farthest(cap(4, powers="hypersonic-speed"), action="hypersonic-speed", moved_so_far=6) == 0


def test_27_1j_the_second_move_breaks_away_anew() -> None:
    """P55: beside an opponent after the attack it needs a roll like any other move."""
    figures = {**cap(9, powers="hypersonic-speed"), "foe": figure("U20", "blue")}
    assert reached(figures, **OPEN, action="hypersonic-speed", moved_so_far=3)["break_away"] == "roll"


def test_27_1c_phasing_ignores_terrain_and_characters_during_its_own_action_alone() -> None:
    """Through blocking terrain and out of two opponents' hold; the basic MOVE of the same figure does neither."""
    figures = {"cap": figure("C5", powers="phasing-teleport"), "foe": figure("C4", "blue")}
    walls = {"blocking": ["D1:D16"], "size": [8, 16]}
    phased = reached(figures, action="phasing-teleport", speed=3, **walls)
    assert (phased["break_away"], phased["succeeds_on"]) == ("automatic", [1, 2, 3, 4, 5, 6])
    assert {"E5", "F5"} <= set(phased["result"])
    assert "D5" not in phased["result"]
    basic = reached(figures, speed=3, **walls)
    assert basic["break_away"] == "roll"
    assert not {"E5", "F5"} & set(basic["result"])


def test_27_1d_earthbound_takes_what_phasing_gives() -> None:
    """R24: the action may be given, but it ignores nothing."""
    figures = {"cap": figure("C5", powers="phasing-teleport earthbound-neutralized"), "foe": figure("C4", "blue")}
    found = reached(figures, action="phasing-teleport", speed=3, blocking=["D1:D16"], size=[8, 16])
    assert found["break_away"] == "roll"
    assert "E5" not in found["result"]


def test_27_1b_leap_climb_counts_in_every_move() -> None:
    """Asked for as an action it is the basic MOVE, and the ruling says so; without the power there is no such move."""
    figures = {"cap": figure("C5", powers="leap-climb", values={"speed": 2})}
    found = move("reachable", figures, {}, action="leap-climb")
    assert "move-always-on" in messages(found)
    assert found.fields["result"] == reached(figures)["result"]
    assert not reached({"cap": figure("C5", values={"speed": 2})}, action="leap-climb")["legal"]


def test_20_1_a_power_that_it_cannot_use_moves_nobody() -> None:
    """Neither one it lacks nor one taken from it: no square, not even its own, and the reason."""
    for given in ({}, {"powers": "charge", "cant_use": "charge"}):
        found = reached(cap(7, **given), **OPEN, action="charge")
        assert (found["legal"], found["result"], found["costs"]) == (False, [], {})
        assert cited(found) in (["20.1"], ["20.4"])
    assert cited(walk(["U20"], cap(7), **OPEN, action="sidestep")) == ["20.1"]


MOB = {"cap": figure("C5", "red", values={"speed": 8}), "pal": figure("C4", "red"), "boss": figure("H8", "blue")}


def test_27_1f_mind_control_halves_speed_on_the_other_side() -> None:
    """P51: half of 8, and the former friend beside it has to be broken away from."""
    found = reached(MOB, action="mind-control", by="boss")
    assert max(found["costs"].values()) == 4
    assert found["break_away"] == "roll"
    assert reached(MOB)["break_away"] == "none"


def test_27_1f_who_controls_is_named_or_whose_turn_it_is() -> None:
    """Without `by` the side whose turn it is; if that is its own side or unknown, the question is incomplete."""
    assert reached(MOB, action="mind-control", turn={"active": "blue"})["break_away"] == "roll"
    for turn in ({"turn": {"active": "red"}}, {}):
        with pytest.raises(DocumentError, match=r"ask\.by"):
            reached(MOB, action="mind-control", **turn)


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"abilities": "immune"}, "27.7g"),
        ({"abilities": "safeguard:mind-control"}, "27.7n"),
        ({"powers": "battle-fury"}, "27.4b"),
        ({"abilities": "vehicle"}, "24.4"),
    ],
)
def test_27_1f_what_protects_from_mind_control(more: dict[str, str], rule: str) -> None:
    """Each protection by itself moves it nowhere; a safeguard against something else does not protect."""
    figures = {**MOB, "cap": figure("C5", "red", values={"speed": 8}, **more)}
    found = reached(figures, action="mind-control", by="boss")
    assert (found["legal"], cited(found)) == (False, [rule])
    other = {**MOB, "cap": figure("C5", "red", values={"speed": 8}, abilities="safeguard:outwit")}
    assert reached(other, action="mind-control", by="boss")["legal"]


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"action": "outwit"}, r"ask\.action"),
        ({"action": "nonsense"}, r"ask\.action"),
        ({"moved_so_far": 2}, r"ask\.moved_so_far"),
        ({"by": "cap"}, r"ask\.by"),
        ({"action": "mind-control", "by": "nobody"}, r"ask\.by"),
    ],
)
def test_3_1_a_parameter_that_does_not_fit_is_bad_input(given: dict[str, object], where: str) -> None:
    """One line that names the field: an action that moves nobody, a parameter of another action."""
    with pytest.raises(DocumentError, match=where):
        reached(cap(7), **OPEN, **given)


def test_10_8_break_away_asks_by_action_too() -> None:
    """Phasing/Teleport's action breaks away automatically, Mind Control from former friends."""
    figures = {"cap": figure("C5", powers="phasing-teleport"), "foe": figure("C4", "blue"), "pal": figure("D5")}
    question = {"type": "break_away", "figure": "cap"}
    assert ask(question, figures).fields["succeeds_on"] == [4, 5, 6]
    assert ask({**question, "action": "phasing-teleport"}, figures).fields["automatic"] is True
    controlled = ask({**question, "action": "mind-control", "by": "foe"}, figures)
    assert controlled.ruling.steps[-1].message == "break-away-needs"
    assert controlled.fields["required"] is True
    assert (
        ask({**question, "action": "mind-control", "by": "foe"}, {**figures, "pal": figure("H8")}).fields["required"]
        is False
    )
