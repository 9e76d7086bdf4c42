"""Who may be given which action (7, 17.12, 27.8): `legal` and `legal_actions`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DocumentError, adjudicate
from tests.engine.fight.scenes import ask, figure, legal, reasons, said

NEAR = figure("ultron", "blue", "C6")
FAR = figure("ultron", "blue", "C9")
RED_TURN: dict[str, Any] = {"active": "red"}


def test_7_an_action_in_one_s_own_action_phase() -> None:
    """With nothing said of the turn, the figure's side is active and a basic MOVE is legal."""
    answer = legal("move", "cap", figure("cap", "red", "C5"))
    assert answer.fields["legal"] is True
    assert reasons(answer) == []


def test_7_not_in_another_side_s_turn() -> None:
    """Actions are given during one's own turn."""
    answer = legal("move", "cap", figure("cap", "red", "C5"), turn={"active": "blue"})
    assert (answer.fields["legal"], reasons(answer)) == (False, ["7"])


@pytest.mark.parametrize(("phase", "may"), [("beginning", False), ("action", True), ("end", False), ("clear", False)])
@pytest.mark.parametrize("action", ["move", "sidestep"])
def test_9_2_only_in_the_action_phase(phase: str, may: bool, action: str) -> None:
    """Costed and FREE actions alike are activated in the action phase."""
    cap = figure("cap", "red", "C5", powers=["sidestep"])
    answer = legal(action, "cap", cap, turn={**RED_TURN, "phase": phase})
    assert reasons(answer) == ([] if may else ["9.2"])


@pytest.mark.parametrize(("tokens", "expected"), [(0, []), (1, []), (2, ["7.4"])])
def test_7_4_two_action_tokens_forbid_costed_actions(tokens: int, expected: list[str]) -> None:
    """With 0 or 1 action tokens a costed action may be given, with 2 it may not."""
    assert reasons(legal("move", "cap", figure("cap", "red", "C5", tokens=tokens))) == expected


def test_7_4_one_costed_action_a_turn() -> None:
    """A figure that was given a costed action this turn is given no other."""
    assert reasons(legal("move", "cap", figure("cap", "red", "C5", acted=True))) == ["7.4"]


@pytest.mark.parametrize(("used", "expected"), [(2, []), (3, ["7.9"]), (4, ["7.9"])])
def test_7_9_the_action_total_of_300_points_is_three(used: int, expected: list[str]) -> None:
    """The third costed action is the last of a 300-point game."""
    answer = legal("move", "cap", figure("cap", "red", "C5"), turn={**RED_TURN, "actions_used": used})
    assert reasons(answer) == expected


@pytest.mark.parametrize(("points", "last"), [(50, 1), (100, 1), (200, 1), (300, 2), (1000, 9), (1500, 9)])
def test_7_9_between_two_and_ten(points: int, last: int) -> None:
    """The total is 1 for each 100 points, at least 2 and at most 10."""
    turn = {**RED_TURN, "build_total": points}
    cap = figure("cap", "red", "C5")
    assert reasons(legal("move", "cap", cap, turn={**turn, "actions_used": last})) == []
    assert reasons(legal("move", "cap", cap, turn={**turn, "actions_used": last + 1})) == ["7.9"]


def test_27_7a_autonomous_is_outside_the_total() -> None:
    """A figure with Autonomous may act though the total is used up; its tokens still count."""
    turn = {**RED_TURN, "actions_used": 3}
    able = figure("cap", "red", "C5", abilities=["autonomous"])
    assert reasons(legal("move", "cap", able, turn=turn)) == []
    assert reasons(legal("move", "cap", {**able, "tokens": 2}, turn=turn)) == ["7.4"]


@pytest.mark.parametrize("leaders", [1, 2])
def test_27_4l_r39_leadership_adds_one_for_the_force(leaders: int) -> None:
    """One figure with Leadership or several: the total rises by 1; an opponent's does not help."""
    friends = [figure(f"fury{n}", "red", f"A{n + 1}", powers=["leadership"]) for n in range(leaders)]
    cap = figure("cap", "red", "C5")
    assert reasons(legal("move", "cap", cap, *friends, turn={**RED_TURN, "actions_used": 3})) == []
    assert reasons(legal("move", "cap", cap, *friends, turn={**RED_TURN, "actions_used": 4})) == ["7.9"]
    foe = figure("foe", "blue", "A1", powers=["leadership"])
    assert reasons(legal("move", "cap", cap, foe, turn={**RED_TURN, "actions_used": 3})) == ["7.9"]


def test_27_4l_r39_the_minimum_bounds_the_final_total() -> None:
    """At 100 points Leadership makes 2 of 1, which the minimum would have been anyway."""
    friends = [figure("fury", "red", "A1", powers=["leadership"]), figure("cap", "red", "C5")]
    turn = {**RED_TURN, "build_total": 100, "actions_used": 2}
    assert reasons(legal("move", "cap", *friends, turn=turn)) == ["7.9"]


def test_7_5_free_actions_cost_nothing() -> None:
    """A FREE action needs no token, no room in the total, and may follow a costed action."""
    cap = figure("cap", "red", "C5", powers=["sidestep"], tokens=2, acted=True)
    assert reasons(legal("sidestep", "cap", cap, turn={**RED_TURN, "actions_used": 9})) == []


def test_7_5_each_effect_once_a_turn() -> None:
    """The same effect is activated as FREE once; another one may follow."""
    cap = figure("cap", "red", "C5", powers=["sidestep", "perplex"], this_turn={"used": ["sidestep"]})
    assert reasons(legal("sidestep", "cap", cap)) == ["7.5"]
    assert reasons(legal("perplex", "cap", cap)) == []


def test_7_6_a_costed_action_given_as_free() -> None:
    """`free: true` lifts tokens, total and the earlier action; the target is still needed."""
    cap = figure("cap", "red", "C5", tokens=2, acted=True)
    assert reasons(legal("close", "cap", cap, NEAR, free=True)) == []
    assert reasons(legal("close", "cap", cap, NEAR)) == ["7.4", "7.4"]
    assert reasons(legal("close", "cap", cap, FAR, free=True)) == ["12.1"]


def test_20_1_a_power_that_it_lacks() -> None:
    """An action of a power that the figure can't use is refused; that is a ruling, no error."""
    assert reasons(legal("charge", "cap", figure("cap", "red", "C5"))) == ["20.1"]


def test_20_4_a_power_that_was_taken() -> None:
    """An action of a power taken by Outwit is refused by its own section."""
    cap = figure("cap", "red", "C5", powers=["charge"], cant_use=["charge"])
    assert reasons(legal("charge", "cap", cap)) == ["20.4"]


def test_7_1_a_passive_power_is_no_action() -> None:
    """Toughness isn't activated, whoever has it."""
    cap = figure("cap", "red", "C5", powers=["toughness"])
    assert reasons(legal("toughness", "cap", cap)) == ["7.1"]


def test_15_3_off_the_map() -> None:
    """A figure off the map activates nothing."""
    assert reasons(legal("move", "cap", figure("cap", "red", None))) == ["15.3"]


@pytest.mark.parametrize(("click", "expected"), [(8, []), (9, ["12.5d"])])
def test_12_5d_a_ko_d_figure_is_out_of_it(click: int, expected: list[str]) -> None:
    """On its last living click a figure acts and is a target; on the KO click it does neither."""
    worn = {"life": {"click": click, "clicks": 8}}
    assert reasons(legal("move", "cap", figure("cap", "red", "C5", **worn))) == expected
    assert reasons(legal("close", "cap", figure("cap", "red", "C5"), {**NEAR, **worn}, target="ultron")) == expected


def test_27_8d_a_carried_figure_has_free_actions_left() -> None:
    """Who was carried this turn is given no costed action, but FREE ones."""
    cap = figure("cap", "red", "C5", powers=["sidestep"], this_turn={"carried": True})
    assert reasons(legal("move", "cap", cap)) == ["27.8d"]
    assert reasons(legal("sidestep", "cap", cap)) == []


def test_all_reasons_in_the_fixed_order() -> None:
    """Turn, phase, can use, acted, tokens, total, the instruction, then the target: all that hold, in that order."""
    cap = figure("cap", "red", "C5", cant_use=["range"], acted=True, tokens=2)
    friend = figure("friend", "red", "C9")
    turn = {"active": "blue", "phase": "end", "actions_used": 3}
    answer = legal("range", "cap", cap, NEAR, friend, turn=turn, target="friend")
    assert reasons(answer) == ["7", "9.2", "20.4", "7.4", "7.4", "7.9", "11.2a", "12.1", "11.4d"]


@pytest.mark.parametrize("action", ["charge", "running-shot", "hypersonic-speed"])
def test_moving_first_needs_no_target_yet(action: str) -> None:
    """A power that moves first isn't refused for want of a target, nor for how far it stands now."""
    cap = figure("cap", "red", "C5", powers=[action])
    assert reasons(legal(action, "cap", cap)) == []
    assert reasons(legal(action, "cap", cap, figure("ultron", "blue", "P16"), target="ultron")) == []
    assert reasons(legal(action, "cap", cap, figure("ally", "red", "C6"), target="ally")) == ["12.1"]


def test_27_2j_poison_asks_for_a_figure_that_stood_still() -> None:
    """Poison after a move or a placement is refused, and without anyone beside it too."""
    cap = figure("cap", "red", "C5", powers=["poison"])
    assert reasons(legal("poison", "cap", cap, NEAR)) == []
    assert reasons(legal("poison", "cap", {**cap, "this_turn": {"moved": True}}, NEAR)) == ["27.2j"]
    assert reasons(legal("poison", "cap", {**cap, "this_turn": {"placed": True}}, NEAR)) == ["27.2j"]
    assert reasons(legal("poison", "cap", cap, FAR)) == ["27.2j"]


@pytest.mark.parametrize(("at", "expected"), [("C9", []), ("C10", ["11.3b"])])
def test_27_4k_r49_outwit_has_a_minimum_range(at: str, expected: list[str]) -> None:
    """With range 0 Outwit still reaches 4 squares, and no fifth; the target must be opposing."""
    cap = figure("cap", "red", "C5", powers=["outwit"], values={"range": 0})
    assert reasons(legal("outwit", "cap", cap, figure("ultron", "blue", at), target="ultron")) == expected
    assert reasons(legal("outwit", "cap", cap, figure("ally", "red", "C6"), target="ally")) == ["6.2"]


def test_27_4c_support_needs_a_friend_beside_it() -> None:
    """Support chooses an adjacent friendly character, not its own figure."""
    cap = figure("cap", "red", "C5", powers=["support"])
    assert reasons(legal("support", "cap", cap, figure("ally", "red", "C6"))) == []
    assert reasons(legal("support", "cap", cap, figure("ally", "red", "C7"))) == ["27.4c"]
    assert reasons(legal("support", "cap", cap, NEAR)) == ["27.4c"]


def test_27_2c_pulse_wave_needs_an_opponent_within_four() -> None:
    """Pulse Wave has range 4 and may be used beside opponents; a friend alone is not enough."""
    cap = figure("cap", "red", "C5", powers=["pulse-wave"])
    assert reasons(legal("pulse-wave", "cap", cap, NEAR)) == []
    assert reasons(legal("pulse-wave", "cap", cap, FAR)) == []
    assert reasons(legal("pulse-wave", "cap", cap, figure("ultron", "blue", "C10"))) == ["12.1"]
    assert reasons(legal("pulse-wave", "cap", cap, figure("ally", "red", "C6"))) == ["12.1"]


def test_27_1f_mind_control_either_way() -> None:
    """CLOSE/RANGE: adjacent to an opponent the CLOSE way is open; Battle Fury safeguards a target."""
    cap = figure("cap", "red", "C5", powers=["mind-control"])
    assert reasons(legal("mind-control", "cap", cap, NEAR)) == []
    assert reasons(legal("mind-control", "cap", cap, FAR)) == []
    furious = {**FAR, "powers": ["battle-fury"]}
    assert reasons(legal("mind-control", "cap", cap, furious, target="ultron")) == ["27.4b"]


def test_7_3a_27_7f_an_immobile_figure_is_given_no_move() -> None:
    """What can't be moved can't be given a MOVE action, nor carry anyone."""
    cap = figure("cap", "red", "C5", abilities=["immobile"])
    assert reasons(legal("move", "cap", cap)) == ["7.3a"]
    assert "7.3a" in reasons(legal("carry", "cap", cap, figure("wasp", "red", "C6", size="tiny")))


@pytest.mark.parametrize(
    ("carrier", "passenger", "expected"),
    [
        ({}, {"size": "tiny"}, []),
        ({}, {}, ["27.8d"]),
        ({"abilities": ["passenger:1"]}, {}, []),
        ({"abilities": ["flight"]}, {}, []),
        ({"abilities": ["flight"]}, {"size": "giant"}, ["27.7k"]),
        ({"size": "giant"}, {}, []),
        ({"abilities": ["passenger:0"]}, {"size": "tiny"}, ["27.7k"]),
        ({}, {"size": "tiny", "at": "C7"}, ["27.8d"]),
        ({}, {"size": "tiny", "side": "blue"}, ["27.8d"]),
        ({}, {"size": "tiny", "powers": ["battle-fury"]}, ["27.4b"]),
    ],
)
def test_27_8d_who_may_be_carried(carrier: dict[str, Any], passenger: dict[str, Any], expected: list[str]) -> None:
    """An adjacent friend of smaller size; of the same size with Passenger."""
    cap, wasp = figure("cap", "red", "C5", **carrier), {**figure("wasp", "red", "C6"), **passenger}
    assert reasons(legal("carry", "cap", cap, wasp, target="wasp")) == expected


def test_17_12_no_carrying_with_an_object() -> None:
    """Neither who carries nor who is carried may hold an object."""
    cap, wasp = figure("cap", "red", "C5"), figure("wasp", "red", "C6", size="tiny")
    assert reasons(legal("carry", "cap", cap, wasp, objects=[{"id": "crate", "held_by": "cap"}])) == ["17.12"]
    held = [{"id": "crate", "held_by": "wasp"}]
    assert reasons(legal("carry", "cap", cap, wasp, target="wasp", objects=held)) == ["17.7"]


def test_17_11_terrain_actions_need_something_in_hand() -> None:
    """With nothing held a terrain action is refused."""
    cap = figure("cap", "red", "C5")
    assert reasons(legal("close-terrain-action", "cap", cap, NEAR)) == ["17.11"]
    crate = [{"id": "crate", "held_by": "cap"}]
    assert reasons(legal("close-terrain-action", "cap", cap, NEAR, objects=crate)) == []


def test_legal_actions_lists_inherent_ones_and_powers_with_their_types() -> None:
    """Inherent abilities come first, then the powers that have actions, in the card's order."""
    cap = figure("cap", "red", "C5", powers=["outwit", "charge", "toughness"], cant_use=["mind-control"])
    actions = ask({"type": "legal_actions", "figure": "cap"}, cap).fields["actions"]
    assert isinstance(actions, tuple)
    assert [(entry["action"], entry["type"]) for entry in actions] == [
        ("move", "move"),
        ("close", "close"),
        ("range", "range"),
        ("carry", "move"),
        ("close-destroy-action", "close"),
        ("range-destroy-action", "range"),
        ("object-pick-up", "move"),
        ("close-terrain-action", "close"),
        ("range-terrain-action", "range"),
        ("charge", "power"),
        ("mind-control", "close/range"),
        ("outwit", "free"),
    ]


def test_names_that_do_not_exist_are_input_errors() -> None:
    """An unknown action, figure or target is named with its field."""
    cap = figure("cap", "red", "C5")
    for question, path in (
        ({"action": "dance"}, "ask.action"),
        ({"figure": "nobody"}, "ask.figure"),
        ({"target": "nobody"}, "ask.target"),
    ):
        with pytest.raises(DocumentError) as error:
            ask({"type": "legal", "figure": "cap", "action": "close", **question}, cap)
        assert error.value.path == path


places = st.sampled_from(["B4", "C4", "C6", "D6", "C9", "H5", "N12"])
some_powers = st.lists(
    st.sampled_from(
        ["charge", "running-shot", "outwit", "perplex", "poison", "support", "pulse-wave", "quake", "battle-fury",
         "mind-control", "force-blast", "sidestep", "flurry", "leadership", "energy-explosion"]
    ),
    max_size=4, unique=True,
)  # fmt: skip


@st.composite
def scenes(draw: st.DrawFn) -> dict[str, Any]:
    """A position with up to four figures and a turn."""
    spots = draw(st.lists(places, min_size=1, max_size=3, unique=True))
    cap = figure(
        "cap", "red", "C5", powers=draw(some_powers), tokens=draw(st.integers(0, 2)), acted=draw(st.booleans())
    )
    others = [figure(f"f{n}", draw(st.sampled_from(["red", "blue"])), at) for n, at in enumerate(spots)]
    turn = {"active": draw(st.sampled_from(["red", "blue"])), "actions_used": draw(st.integers(0, 4))}
    blocking = [] if "C6" in spots else draw(st.sampled_from([[], ["C6"]]))
    return {"map": {"size": [16, 16], "blocking": blocking}, "figures": [cap, *others], "turn": turn}


@given(scenes())
def test_legal_and_legal_actions_agree(scene: dict[str, Any]) -> None:
    """Law: each entry of `legal_actions` is what `legal` says of that action."""
    document = {"ruleset": "heroclix-modern", **scene}
    listed = adjudicate({**document, "ask": {"type": "legal_actions", "figure": "cap"}}).fields["actions"]
    assert isinstance(listed, tuple)
    for entry in listed:
        single = adjudicate({**document, "ask": {"type": "legal", "figure": "cap", "action": entry["action"]}})
        assert single.fields["legal"] == entry["legal"]
        assert single.fields["because"] == entry["because"]


@given(scenes())
def test_no_target_is_legal_unless_some_named_target_is(scene: dict[str, Any]) -> None:
    """Law: an attack without a named target is legal exactly if it is with some figure named."""
    document = {"ruleset": "heroclix-modern", **scene}
    for action in ("close", "range"):
        question = {"type": "legal", "figure": "cap", "action": action}
        anyone = adjudicate({**document, "ask": question}).fields["legal"]
        named = [adjudicate({**document, "ask": {**question, "target": f["id"]}}) for f in scene["figures"]]
        assert anyone == any(answer.fields["legal"] for answer in named)


def test_12_5d_the_ko_d_neither_lead_nor_stand_in_the_way() -> None:
    """A KO'd leader adds no action, and a KO'd opponent beside the figure stops no range attack."""
    cap, gone = figure("cap", "red", "C5"), {"life": {"click": 9, "clicks": 8}}
    used = {"active": "red", "actions_used": 3}
    assert reasons(legal("move", "cap", cap, figure("fury", "red", "H8", powers=["leadership"]), turn=used)) == []
    leader = figure("fury", "red", "H8", powers=["leadership"], **gone)
    assert reasons(legal("move", "cap", cap, leader, turn=used)) == ["7.9"]
    far = figure("far", "blue", "H5")
    assert reasons(legal("range", "cap", cap, NEAR, far, target="far")) == ["11.2a"]
    assert reasons(legal("range", "cap", cap, {**NEAR, **gone}, far, target="far")) == []


def test_27_4l_6_2_a_leader_of_no_side_leads_nobody() -> None:
    """Two figures without a side are no force."""
    loner, leader = {"id": "cap", "at": "C5"}, {"id": "fury", "at": "H8", "powers": ["leadership"]}
    assert reasons(legal("move", "cap", loner, leader, turn={"actions_used": 3})) == ["7.9"]
    assert reasons(legal("move", "fury", loner, leader, turn={"actions_used": 3})) == []


def test_27_2l_telekinesis_throws_what_lies_within_range() -> None:
    """With empty hands it throws an object in range and line of fire; without it, or beyond, there is nothing held."""
    cap, plain = figure("cap", "red", "C5", powers=["telekinesis"]), figure("cap", "red", "C5")
    crate = {"id": "crate", "at": "D6"}
    thrown = legal("range-terrain-action", "cap", cap, FAR, target="ultron", objects=[crate])
    assert (reasons(thrown), "attack-telekinesis-throws" in said(thrown)) == ([], True)
    assert reasons(legal("range-terrain-action", "cap", plain, FAR, target="ultron", objects=[crate])) == ["17.11"]
    far_off = {"id": "crate", "at": "J5"}
    assert reasons(legal("range-terrain-action", "cap", cap, FAR, target="ultron", objects=[far_off])) == ["17.11"]
    walled = {"walls": ["C5/D5", "C5/C6", "D5/D6", "C6/D6"]}
    answer = legal("range-terrain-action", "cap", cap, figure("ultron", "blue", "A3"), objects=[crate], map=walled)
    assert reasons(answer)[0] == "17.11"
    for kind, expected in (("hindering", []), ("smoke", ["17.11"])):  # smoke can't be used so (17.14e)
        marker = [{"kind": kind, "at": "D6"}]
        assert reasons(legal("range-terrain-action", "cap", cap, FAR, target="ultron", markers=marker)) == expected


@pytest.mark.parametrize(
    ("power", "told", "section"),
    [
        ("incapacitate", "legal-used-in-attacks", "27.2f"),
        ("super-senses", "legal-used-in-attacks", "27.3a"),
        ("probability-control", "legal-used-on-rolls", "27.4f"),
        ("willpower", "legal-used-at-beginning", "27.3h"),
        ("toughness", "legal-used-by-itself", "27.3b"),
    ],
)
def test_7_1_what_is_no_action_says_when_it_is_used(power: str, told: str, section: str) -> None:
    """It can't be given as an action, and the ruling names the moment of its use with the power's own section."""
    answer = legal(power, "cap", figure("cap", "red", "C5", powers=[power], acted=True), turn={"active": "blue"})
    assert reasons(answer) == ["7.1"]  # neither out of turn nor too late: it is no action
    assert [step.rule for step in answer.ruling.steps if step.message == told] == [section]


def test_7_1_what_is_an_action_needs_no_such_word() -> None:
    """Of Charge, an action, the type is told, and nothing about when else it is used."""
    answer = legal("charge", "cap", figure("cap", "red", "C5", powers=["charge"]))
    assert not [step for step in answer.ruling.steps if step.message.startswith("legal-used-")]
