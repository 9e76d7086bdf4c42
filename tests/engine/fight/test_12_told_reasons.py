"""What a ruling on an attack tells beside its numbers: why not (12.1b, 12.6f, 27.4f)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, legal, said

DIAL = {"click": 1, "clicks": 8}


def cap(**more: Any) -> dict[str, Any]:
    """The attacker."""
    return figure("cap", "red", "C5", **more)


def foe(**more: Any) -> dict[str, Any]:
    """Its target, beside it."""
    return figure("foe", "blue", more.pop("at", "C6"), **{"life": DIAL, **more})


@pytest.mark.parametrize(
    ("more", "section", "reading"),
    [
        ({"size": "giant"}, "21.2b", None),
        ({"at": ["C6", "C7"]}, "24.2", None),
        ({"abilities": ["immobile"]}, "27.7f", None),
        ({"life": {"click": 1, "clicks": 8, "countdown": [4]}}, "24.3", None),
        ({"life": {"click": 8, "clicks": 8}}, "12.6", "R45"),
        ({"bystander": True, "life": None}, "12.6", "R45"),
    ],
)
def test_12_6f_why_somebody_who_was_damaged_is_not_knocked_back(
    more: dict[str, Any], section: str, reading: str | None
) -> None:
    """The one reason that holds is cited, and no other."""
    answer = attack("close", (4, 4), ["foe"], cap(), foe(**more))
    assert answer.fields["knockback"] == "no"
    why = {"21.2b", "24.2", "27.7f", "24.3", "12.6"}
    assert why & set(answer.ruling.rules) == {section}
    assert ("R45" in answer.ruling.readings) is (reading is not None)


def test_12_6f_nothing_is_told_of_who_flies() -> None:
    """A target that may be knocked back, and one that took no damage, have none of these reasons."""
    for target in (foe(), foe(powers=["impervious", "invincible"], abilities=["immobile"])):
        answer = attack("close", (4, 4), ["foe"], cap(values={"damage": 2}), target)
        assert not {"21.2b", "24.2", "27.7f", "24.3"} & set(answer.ruling.rules)


@pytest.mark.parametrize(
    ("more", "section"),
    [
        ({"cant_use": ["probability-control"]}, "20.4"),
        ({"powers": []}, "20.1"),
        ({"at": None}, "15.3"),
        ({"this_turn": {"used": ["probability-control"]}}, "21.11"),
        ({"at": "C12"}, "11.3b"),
        ({"at": "C9"}, "11.4d"),
    ],
)
def test_27_4f_why_a_reroll_does_not_count(more: dict[str, Any], section: str) -> None:
    """Taken, not there, off the map, used this turn, too far off or out of sight: the refused answer is explained."""
    fay = figure("fay", "blue", more.pop("at", "A5"), **{"powers": ["probability-control"], **more})
    answer = attack("close", (3, 4), ["foe"], cap(), foe(), fay, choices={"probability-control:fay": [1, 1]})
    assert answer.fields["refused"] == ("probability-control:fay",)
    assert section in answer.ruling.rules
    assert "27.4f" in answer.ruling.rules


def test_27_4f_a_reroll_that_counts_is_not_explained_away() -> None:
    """In range and sight it rerolls."""
    fay = figure("fay", "blue", "A5", powers=["probability-control"])
    answer = attack("close", (3, 4), ["foe"], cap(), foe(), fay, choices={"probability-control:fay": [1, 1]})
    assert (answer.fields["refused"], answer.fields["critical"]) == ((), "miss")
    assert not {"20.4", "20.1", "15.3", "21.11", "11.3b", "11.4d"} & set(answer.ruling.rules)


@pytest.mark.parametrize(
    ("more", "section"),
    [
        ({"abilities": ["immune"]}, "27.7g"),
        ({"abilities": ["safeguard:quake"]}, "27.7n"),
        ({"life": {"click": 3, "clicks": 8, "countdown": [3]}}, "24.3"),
        ({"this_turn": {"untargetable_by": ["cap"]}}, "27.4g"),
    ],
)
def test_12_1b_why_an_attack_on_all_leaves_somebody_out(more: dict[str, Any], section: str) -> None:
    """Quake targets every adjacent opponent but for one that something shields, and the ruling says what."""
    other = figure("other", "blue", "B5", **more)
    answer = attack("close", (3, 4), ["foe"], cap(powers=["quake"]), foe(), other, action="quake")
    targets: Any = answer.fields["targets"]
    assert (answer.fields["legal"], list(targets)) == (True, ["foe"])
    assert section in answer.ruling.rules
    plain = attack("close", (3, 4), ["foe"], cap(), foe(), other)
    assert section not in plain.ruling.rules


@pytest.mark.parametrize(("click", "stop", "told"), [(4, 5, True), (4, 6, False), (4, 4, False), (5, 4, False)])
def test_27_7p_stop_does_not_hold_the_damage_of_a_friend(click: int, stop: int, told: bool) -> None:
    """A Pulse Wave turns a friend's dial past it, and the ruling says so; where the dial ends on it nothing is said."""
    life = {"click": click, "clicks": 8, "stops": [stop]}
    pal = figure("pal", "red", "B4", life=life)
    answer = attack("range", (6, 6), ["foe", "pal"], cap(powers=["pulse-wave"]), foe(), pal, action="pulse-wave")
    targets: Any = answer.fields["targets"]
    assert targets["pal"]["click_after"] == click + 2
    assert ("attack-stop-idle" in said(answer)) is told


def test_14_1_a_first_turn_is_the_reason_why_a_bystander_of_an_explosion_is_not_hurt() -> None:
    """Immune by its keyphrase rests on 27.7g; before the first turns are over on 14.1."""
    early = {"active": "red", "first_turn_done": ["red"]}
    for more, turn, section in (({"abilities": ["immune"]}, None, "27.7g"), ({"started_at": ["C9"]}, early, "14.1")):
        other = figure("other", "blue", "C9", **more)
        scene: dict[str, Any] = {} if turn is None else {"turn": turn}
        shooter = cap(powers=["energy-explosion"])
        answer = attack("range", (3, 4), ["foe"], shooter, foe(at="C8"), other, action="energy-explosion", **scene)
        targets: Any = answer.fields["targets"]
        assert (targets["other"]["result"], targets["other"]["damage_taken"]) == ("hit", 0)
        assert {"27.7g", "14.1"} & set(answer.ruling.rules) == {section}


@pytest.mark.parametrize(
    ("kind", "targets", "told"),
    [("close", ["foe"], False), ("close", ["foe", "other"], True), ("range", ["far"], True)],
)
def test_27_2a_claws_that_do_not_count_are_explained(kind: str, targets: list[str], told: bool) -> None:
    """They ask for a close attack against a single target."""
    cat = cap(powers=["blades-claws-fangs", "charge"], abilities=["improved-targeting:adjacent"], values={"targets": 2})
    others = [figure("other", "blue", "B5"), figure("far", "blue", "G5")]
    claws = {"blades-claws-fangs:cap": 5}
    answer = attack(kind, (3, 4), targets, cat, foe(), *others, choices=claws, divide=dict.fromkeys(targets[:1], 3))
    assert ("attack-blades-barred" in said(answer)) is told
    assert bool(answer.fields["refused"]) is told


@pytest.mark.parametrize("action", ["close", "quake", "pulse-wave", "poison", "outwit", "mind-control"])
@pytest.mark.parametrize(
    ("more", "turn", "section"),
    [
        ({"abilities": ["immune"]}, ["red", "blue"], "27.7g"),
        ({"started_at": ["C6"]}, ["red"], "14.1"),
        ({"life": {"click": 3, "clicks": 8, "countdown": [3]}}, ["red", "blue"], "24.3"),
        ({}, ["red", "blue"], None),
    ],
)
def test_12_1_what_shields_the_only_one_there(
    action: str, more: dict[str, Any], turn: list[str], section: str | None
) -> None:
    """Refused for want of a target, an action names what shields whoever stands there; else nothing is said of it."""
    one = cap(powers=["quake", "pulse-wave", "poison", "outwit", "mind-control"])
    answer = legal(action, "cap", one, foe(**more), turn={"active": "red", "first_turn_done": turn})
    assert answer.fields["legal"] is (section is None)
    assert {"27.7g", "14.1", "24.3"} & set(answer.ruling.rules) == ({section} if section else set())


def test_12_1_nothing_shields_who_is_out_of_reach() -> None:
    """An Immune opponent far away is not what keeps a close attack from being made."""
    answer = legal("close", "cap", cap(), foe(at="H9", abilities=["immune"]))
    assert (answer.fields["legal"], "27.7g" in answer.ruling.rules) == (False, False)
