"""Knockback within an attack (12.6d, 12.6e): where each target ends, and what that costs after reducers (P26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, said, target

DOUBLES = (4, 4)
CAP = figure("cap", "red", "C5", values={"damage": 2, "targets": 3})
FOE = figure("ultron", "blue", "C6", life={"click": 1, "clicks": 9})
ROLLS = {"impervious": {"impervious:ultron": "decline"}, "super-senses": {"super-senses:ultron": "decline"}}


def thrown(*figures: dict[str, Any], choice: str | None = "use", **more: Any) -> Any:
    """A close attack with doubles on Ultron, and where the knockback takes it."""
    choices = {**more.pop("choices", {}), **({} if choice is None else {"knockback": choice})}
    targets = more.pop("targets", ["ultron"])
    return attack("close", DOUBLES, targets, *(figures or (CAP, FOE)), choices=choices, **more)


def test_12_6d_three_squares_straight_away() -> None:
    """Down the column, nothing in the way: three squares and no damage."""
    assert target(thrown())["knocked_back"] == {
        "path": ("C7", "C8", "C9"),
        "ends_at": "C9",
        "stopped_by": "distance",
        "damage": 0,
        "damage_taken": 0,
        "click_after": 3,
        "ko": False,
    }


def test_12_6b_while_undecided_the_outcome_tells_what_it_would_be() -> None:
    """Not answered, it is pending and shown; declined, it is not shown."""
    answer = thrown(choice=None)
    assert (answer.fields["knockback"], target(answer)["knocked_back"]["ends_at"]) == ("may", "C9")
    assert "attack-knockback-may" in said(answer)
    assert target(thrown(choice="decline"))["knocked_back"] is None


@pytest.mark.parametrize(
    ("powers", "damage", "taken", "click"),
    [([], 2, 1, 4), (["toughness"], 2, 0, 2), (["impervious"], 3, 0, 2), (["super-senses"], 2, 1, 4)],
)
def test_12_6e_p26_an_early_stop_costs_one_which_reducers_take_off(
    powers: list[str], damage: int, taken: int, click: int
) -> None:
    """Against a wall: 1 damage, less a reducer; Impervious needs no roll for it."""
    cap = {**CAP, "values": {**CAP["values"], "damage": damage}}
    answer = thrown(cap, {**FOE, "powers": powers}, map={"walls": ["C7/C8"]}, choices=ROLLS.get("".join(powers), {}))
    landed = target(answer)["knocked_back"]
    assert (landed["ends_at"], landed["stopped_by"], landed["damage"]) == ("C7", "blocking", 1)
    assert (landed["damage_taken"], landed["click_after"]) == (taken, click)
    assert answer.fields["pending"] == ()


def test_12_6b_who_took_no_damage_stays() -> None:
    """Impervious took the 2 of the attack off: no knockback."""
    foe = {**FOE, "powers": ["impervious"]}
    answer = thrown(CAP, foe, choices={"impervious:ultron": "decline"})
    assert (answer.fields["knockback"], target(answer)["knocked_back"]) == ("no", None)


def test_12_6e_a_figure_in_the_way_costs_nothing() -> None:
    """Stopped before another character: no damage."""
    landed = target(thrown(CAP, FOE, figure("drone", "blue", "C8")))["knocked_back"]
    assert (landed["ends_at"], landed["stopped_by"], landed["damage"]) == ("C7", "figure", 0)


@pytest.mark.parametrize(("powers", "taken"), [([], 2), (["toughness"], 0)])
def test_12_6e_p26_off_the_roof_into_the_edge(powers: list[str], taken: int) -> None:
    """A fall after one square: 1 for the early stop and 1 for the fall, each reduced by itself."""
    cap, foe = {**CAP, "at": "C1"}, {**FOE, "at": "C2", "powers": powers, "values": {**FOE["values"], "defense": 10}}
    landed = target(thrown(cap, foe, map={"elevated": {2: ["C1:C2"]}}))["knocked_back"]
    assert (landed["ends_at"], landed["stopped_by"]) == ("C3", "fell")
    assert (landed["damage"], landed["damage_taken"]) == (2, taken)


def test_12_5d_knockback_damage_can_ko_and_no_stop_holds_it() -> None:
    """From the last click into a wall; a STOP holds against the attack alone (27.7p)."""
    foe = {**FOE, "life": {"click": 1, "clicks": 3}}
    found = target(thrown(CAP, foe, map={"walls": ["C7/C8"]}))
    assert (found["ko"], found["click_after"]) == (False, 3)
    assert (found["knocked_back"]["ko"], found["knocked_back"]["click_after"]) == (True, 4)
    stopper = {**FOE, "life": {"click": 1, "clicks": 5, "stops": [2, 3]}}
    found = target(thrown(CAP, stopper, map={"walls": ["C7/C8"]}))
    assert (found["click_after"], found["knocked_back"]["click_after"]) == (2, 3)
    past = {**FOE, "life": {"click": 1, "clicks": 9, "stops": [4]}}
    assert target(thrown(CAP, past, map={"walls": ["C7/C8"]}))["knocked_back"]["click_after"] == 4


def test_12_6g_several_the_farthest_first_each_in_the_others_way() -> None:
    """A quake hits three; of two in one row the outer one flies first and makes room."""
    quaker = figure("cap", "red", "C5", powers=["quake"])
    left, right = figure("left", "blue", "B5", life={"click": 1, "clicks": 5}), figure("right", "blue", "D5")
    answer = attack(
        "close", (3, 4), ["left", "right"], quaker, left, right, action="quake", choices={"knockback": "use"}
    )
    assert target(answer, "left")["knocked_back"]["ends_at"] == "A5"
    assert target(answer, "left")["knocked_back"]["damage_taken"] == 1
    assert target(answer, "right")["knocked_back"]["ends_at"] == "G5"
    assert "knockback-order" in said(answer)


def test_12_6g_who_is_ko_d_by_knockback_is_out_of_the_way() -> None:
    """The outer one is KO'd against the wall, so the inner one ends in the square before the wall."""
    cap = {
        **CAP,
        "powers": ["super-strength"],
        "size": "colossal",
        "at": ["B5"],
        "values": {**CAP["values"], "damage": 2},
    }
    outer = figure("outer", "blue", "D5", life={"click": 8, "clicks": 9})
    inner = figure("ultron", "blue", "C5", life={"click": 1, "clicks": 9})
    walled = {"walls": ["E5/F5"]}
    answer = thrown(cap, inner, outer, targets=["ultron", "outer"], divide={"ultron": 1, "outer": 1}, map=walled)
    assert (target(answer, "outer")["knocked_back"]["ends_at"], target(answer, "outer")["knocked_back"]["ko"]) == (
        "E5",
        True,
    )
    assert target(answer, "ultron")["knocked_back"]["ends_at"] == "E5"
    unhurt = {**outer, "life": {"click": 1, "clicks": 9}}
    answer = thrown(cap, inner, unhurt, targets=["ultron", "outer"], divide={"ultron": 1, "outer": 1}, map=walled)
    assert target(answer, "ultron")["knocked_back"]["ends_at"] == "D5"


def test_12_6_knockback_waits_for_the_division() -> None:
    """While the damage is undivided nobody can say who took any."""
    other = figure("other", "blue", "D6")
    answer = thrown(CAP, FOE, other, targets=["ultron", "other"])
    assert target(answer)["knocked_back"] is None
    assert "attack-knockback-undecided" in said(answer)


def test_12_6e_unknown_dials_are_counted_without_a_click() -> None:
    """Without `life` the damage is told, the click is not."""
    foe = {key: value for key, value in FOE.items() if key != "life"}
    landed = target(thrown(CAP, foe, map={"walls": ["C7/C8"]}))["knocked_back"]
    assert (landed["damage_taken"], landed["click_after"], landed["ko"]) == (1, None, False)
