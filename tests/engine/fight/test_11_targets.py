"""Whom an attack or effect may target (11.1–11.5, 12.1, 14.1, 16.5b, 27.7): `legal` with a target."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, legal, reasons

NEAR = figure("ultron", "blue", "C6")
FAR = figure("ultron", "blue", "C9")
RED_TURN: dict[str, Any] = {"active": "red"}


def test_11_1_a_close_attack_needs_an_adjacent_target() -> None:
    """Adjacent, the basic CLOSE is legal; two squares away it is not."""
    cap = figure("cap", "red", "C5")
    assert reasons(legal("close", "cap", cap, NEAR)) == []
    assert reasons(legal("close", "cap", cap, NEAR, target="ultron")) == []
    assert reasons(legal("close", "cap", cap, figure("ultron", "blue", "C7"))) == ["12.1"]
    assert reasons(legal("close", "cap", cap, figure("ultron", "blue", "C7"), target="ultron")) == ["11.1"]


def test_16_5b_a_close_attack_across_a_transition() -> None:
    """Straight across a transition a close attack reaches; beside it, between two levels, it doesn't."""
    cap, terrain = figure("cap", "red", "C5"), {"elevated": {"2": ["C6:D6"]}, "transitions": ["C5/C6"]}
    assert reasons(legal("close", "cap", cap, NEAR, target="ultron", map=terrain)) == []
    aside = figure("ultron", "blue", "D6")
    assert reasons(legal("close", "cap", cap, aside, target="ultron", map=terrain)) == ["11.1"]


@pytest.mark.parametrize(("at", "expected"), [("C7", []), ("C8", ["27.7d"])])
def test_27_7d_giant_reach(at: str, expected: list[str]) -> None:
    """A giant strikes 2 squares away in a clear line, not 3."""
    giant = figure("cap", "red", "C5", size="giant")
    assert reasons(legal("close", "cap", giant, figure("ultron", "blue", at), target="ultron")) == expected


def test_27_7d_giant_reach_needs_a_line_of_fire() -> None:
    """A wall between them stops the long arm; hindering terrain does not."""
    cap = figure("cap", "red", "C5", abilities=["giant-reach:2"])
    foe = figure("ultron", "blue", "C7", powers=["stealth"])
    assert reasons(legal("close", "cap", cap, foe, target="ultron", map={"walls": ["C6/C7"]})) == ["11.4d"]
    assert reasons(legal("close", "cap", cap, foe, target="ultron", map={"hindering": ["C6:C7"]})) == []


@pytest.mark.parametrize(("at", "expected"), [("C11", []), ("C12", ["11.2"]), ("I11", []), ("J11", ["11.2"])])
def test_11_3_range_is_counted_in_squares_diagonals_too(at: str, expected: list[str]) -> None:
    """Range 6 reaches 6 squares in any direction and no seventh."""
    answer = legal("range", "cap", figure("cap", "red", "C5"), figure("ultron", "blue", at), target="ultron")
    assert reasons(answer) == expected


def test_11_4d_a_blocked_line() -> None:
    """Within range behind a wall of blocking terrain there is no target; out of range both reasons hold."""
    cap = figure("cap", "red", "C5")
    assert reasons(legal("range", "cap", cap, FAR, target="ultron", map={"blocking": ["C7"]})) == ["11.4d"]
    beyond = figure("ultron", "blue", "C13")
    assert reasons(legal("range", "cap", cap, beyond, target="ultron", map={"blocking": ["C7"]})) == ["11.2", "11.4d"]


def test_11_2a_no_range_attack_beside_an_opponent() -> None:
    """An adjacent opponent forbids range attacks, on whomever; a friend does not; Improved Targeting lifts it."""
    cap, foe = figure("cap", "red", "C5"), figure("foe", "blue", "H5")
    assert reasons(legal("range", "cap", cap, NEAR, foe, target="foe")) == ["11.2a"]
    assert reasons(legal("range", "cap", cap, figure("ally", "red", "C6"), foe, target="foe")) == []
    able = {**cap, "abilities": ["improved-targeting:adjacent"]}
    assert reasons(legal("range", "cap", able, NEAR, foe, target="foe")) == []


def test_27_4b_battle_fury_makes_no_range_attacks() -> None:
    """RANGE actions are refused, RANGE Terrain Actions are not."""
    cap = figure("cap", "red", "C5", powers=["battle-fury"])
    assert reasons(legal("range", "cap", cap, FAR)) == ["27.4b"]
    assert reasons(legal("range-destroy-action", "cap", cap, FAR, map={"blocking": ["C8"]})) == ["27.4b"]
    crate = [{"id": "crate", "held_by": "cap"}]
    assert reasons(legal("range-terrain-action", "cap", cap, FAR, objects=crate)) == []


def test_12_1_targets_that_are_none() -> None:
    """Neither itself nor a friend is a target of an attack."""
    cap, ally = figure("cap", "red", "C5"), figure("ally", "red", "C6")
    assert reasons(legal("close", "cap", cap, ally, target="ally")) == ["12.1"]
    assert reasons(legal("close", "cap", cap, ally, target="cap")) == ["12.1"]


START = {"starting_areas": {"red": ["A1:P1"], "blue": ["A16:P16"]}}


@pytest.mark.parametrize(
    ("done", "at", "started_at", "expected"),
    [
        ([], "C16", [], ["14.1"]),
        (["red"], "C16", [], ["14.1"]),
        (["red", "blue"], "C16", [], []),
        ([], "C15", [], []),
        ([], "C15", ["C15"], ["14.1"]),
        ([], "C15", ["D15"], []),
    ],
)
def test_14_1_first_turn_immunity(done: list[str], at: str, started_at: list[str], expected: list[str]) -> None:
    """Until each player's first turn is over, who stands in its starting area or where it started is immune."""
    cap, foe = figure("cap", "red", "C14"), figure("ultron", "blue", at, started_at=started_at)
    cap = {**cap, "abilities": ["improved-targeting:adjacent"]}
    turn = {**RED_TURN, "first_turn_done": done}
    assert reasons(legal("range", "cap", cap, foe, target="ultron", turn=turn, map=START)) == expected


def test_14_1_one_square_of_a_larger_base_is_enough() -> None:
    """A larger base with one square in its starting area is immune."""
    cap, foe = figure("cap", "red", "C11"), figure("ultron", "blue", ["C15", "C16"])
    turn = {**RED_TURN, "first_turn_done": []}
    assert reasons(legal("range", "cap", cap, foe, target="ultron", turn=turn, map=START)) == ["14.1"]


def test_27_7g_immune() -> None:
    """An Immune opponent is no target; one's own Perplex may still choose an Immune friend."""
    cap = figure("cap", "red", "C5", powers=["perplex", "outwit"])
    foe = {**FAR, "abilities": ["immune"]}
    assert reasons(legal("range", "cap", cap, foe, target="ultron")) == ["27.7g"]
    assert reasons(legal("outwit", "cap", cap, foe, target="ultron")) == ["27.7g"]
    friend = figure("friend", "red", "C8", abilities=["immune"])
    assert reasons(legal("perplex", "cap", cap, friend, target="friend")) == []


@pytest.mark.parametrize(("at", "expected"), [("C9", []), ("C10", ["27.7q"])])
def test_27_7q_a_swimmer_beyond_four_squares(at: str, expected: list[str]) -> None:
    """In water, Swim keeps opponents more than 4 squares away from targeting; on land it does not."""
    cap, foe = figure("cap", "red", "C5"), figure("namor", "blue", at, abilities=["swim"])
    assert reasons(legal("range", "cap", cap, foe, target="namor", map={"water": [at]})) == expected
    assert reasons(legal("range", "cap", cap, foe, target="namor")) == []


def test_27_7n_a_safeguard_holds_against_friends_too() -> None:
    """It names an effect, not a side; another effect may still target the figure."""
    cap = figure("cap", "red", "C5", powers=["perplex", "support"])
    friend = figure("hulk", "red", "C6", abilities=["safeguard:perplex"])
    assert reasons(legal("perplex", "cap", cap, friend, target="hulk")) == ["27.7n"]
    assert reasons(legal("support", "cap", cap, friend, target="hulk")) == []


def test_27_2d_p23_giant_reach_adds_nobody_to_quake() -> None:
    """A giant's Quake takes adjacent opponents alone; its basic CLOSE reaches two squares."""
    giant, foe = figure("cap", "red", "C5", size="giant", powers=["quake"]), figure("ultron", "blue", "C7")
    answer = legal("quake", "cap", giant, foe, target="ultron")
    assert (reasons(answer), answer.fields["because"][0].reading) == (["27.2d"], "P23")
    assert reasons(legal("quake", "cap", giant, foe)) == ["12.1"]
    assert reasons(legal("close", "cap", giant, foe, target="ultron")) == []


def test_27_2c_pulse_wave_at_a_friend_needs_an_opponent_too() -> None:
    """A friend is one of its targets once an opponent is among them, and not before."""
    cap, friend = figure("cap", "red", "C5", powers=["pulse-wave"]), figure("hulk", "red", "C4")
    far = figure("ultron", "blue", "C10")
    assert reasons(legal("pulse-wave", "cap", cap, friend, NEAR, target="hulk")) == []
    assert reasons(legal("pulse-wave", "cap", cap, friend, far, target="hulk")) == ["27.2c"]
    assert reasons(legal("pulse-wave", "cap", cap, friend, far, target="ultron")) == ["11.2"]


@pytest.mark.parametrize(
    "action",
    ["outwit", "perplex", "mind-control", "force-blast", "charge", "running-shot", "hypersonic-speed", "flurry"],
)
def test_27_7n_a_safeguard_of_each_kind(action: str) -> None:
    """What draws a line of fire to it, targets or attacks it is kept off; its neighbour without one is not."""
    cap = figure("cap", "red", "C5", powers=[action], abilities=["improved-targeting:adjacent"])
    safe = figure("safe", "blue", "C6", abilities=[f"safeguard:{action}"])
    bare = figure("bare", "blue", "D6", abilities=["safeguard:quake"])
    assert reasons(legal(action, "cap", cap, safe, bare, target="safe")) == ["27.7n"]
    assert legal(action, "cap", cap, safe, bare, target="bare").fields["legal"] is True


def test_27_7n_a_safeguard_against_probability_control() -> None:
    """The attack roll of a safeguarded attacker is not rerolled by it, whoever would; nothing is pending."""
    lucky = figure("lucky", "red", "B5", powers=["probability-control"])
    foe = figure("foe", "blue", "C6")
    for abilities, pending in ((["safeguard:probability-control"], ()), ([], ("probability-control:lucky",))):
        cap = figure("cap", "red", "C5", abilities=abilities)
        assert attack("close", (1, 2), ["foe"], cap, lucky, foe).fields["pending"] == pending
