"""Answers about Defend, reducers, knockback, order and cards that do not count say why (CONTRACT 3.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.attack.choices import Choices, choices_of
from tests.engine.fight.scenes import attack, figure, said

CAP = figure("cap", "red", "C5")
FOE = figure("foe", "blue", "C6")
HEAD = "attack-choice-refused"
WALL = figure("wall", "blue", "D6", powers=["defend"], values={"defense": 18})


def why(answer: Any) -> list[str]:
    """What is said right after each head of a refusal."""
    told = said(answer)
    return [told[number + 1] for number, message in enumerate(told) if message == HEAD]


def ruled(choices: dict[str, Any], *figures: dict[str, Any], roll: tuple[int, int] = (3, 4), **asked: Any) -> Any:
    """An attack on `foe`, close unless told."""
    kind = asked.pop("kind", "close")
    return attack(kind, roll, asked.pop("targets", ["foe"]), *figures, choices=choices, **asked)


def test_27_3c_defend_that_does_not_count() -> None:
    """Nobody beside with Defend, no target, the printed defense; with somebody beside the answer counts."""
    use = {"defend:foe": "use"}
    assert why(ruled(use, CAP, FOE)) == ["attack-choice-nobody-defends"]
    assert why(ruled(use, CAP, FOE, {**WALL, "at": "E8"})) == ["attack-choice-nobody-defends"]
    assert why(ruled({"defend:wall": "use"}, CAP, FOE, WALL)) == ["attack-choice-no-target"]
    pulse = {**CAP, "powers": ["pulse-wave"], "at": "C5"}
    far = [{**FOE, "at": "C7"}, {**WALL, "at": "D7"}]
    asked = {"kind": "range", "action": "pulse-wave", "targets": ["foe", "wall"]}
    assert why(ruled(use, pulse, *far, **asked)) == ["attack-choice-printed-defense"]
    counts = ruled(use, CAP, FOE, WALL)
    assert (counts.fields["refused"], counts.fields["targets"]["foe"]["defense"]) == ((), 18)


@pytest.mark.parametrize(
    ("powers", "attacker", "chosen", "roll", "found"),
    [
        ([], {}, "toughness", (3, 4), ["legal-lacks"]),
        (["toughness"], {}, "charge", (3, 4), ["attack-choice-no-reducer"]),
        (["toughness"], {}, "toughness", (1, 2), ["attack-choice-not-hit"]),
        (["toughness"], {"powers": ["exploit-weakness"]}, "toughness", (3, 4), ["attack-choice-penetrating"]),
        (
            ["toughness"],
            {"values": {**CAP["values"], "damage": 0}},
            "toughness",
            (3, 4),
            ["attack-choice-nothing-to-reduce"],
        ),
        (["toughness", "invulnerability"], {}, "toughness", (3, 4), []),
    ],
)
def test_12_5b_a_reducer_that_does_not_count(
    powers: list[str], attacker: dict[str, Any], chosen: str, roll: tuple[int, int], found: list[str]
) -> None:
    """Not there, no reducer at all, no hit, penetrating damage, no damage; one of two that are there counts."""
    answer = ruled({"reducer:foe": chosen}, {**CAP, **attacker}, {**FOE, "powers": powers}, roll=roll)
    assert why(answer) == found
    assert answer.fields["refused"] == (("reducer:foe",) if found else ())


@pytest.mark.parametrize(
    ("roll", "cap", "foe", "found"),
    [
        ((3, 4), {}, {}, ["attack-choice-no-knockback"]),
        ((6, 6), {}, {}, ["attack-choice-no-knockback"]),
        ((2, 2), {}, {"values": {**FOE["values"], "defense": 18}}, ["attack-choice-nobody-hit"]),
        ((4, 4), {"cant_use": ["knockback"]}, {}, ["legal-cant-use"]),
        ((4, 4), {}, {}, []),
        ((3, 4), {"powers": ["super-strength"]}, {}, []),
    ],
)
def test_12_6b_knockback_that_does_not_count(
    roll: tuple[int, int], cap: dict[str, Any], foe: dict[str, Any], found: list[str]
) -> None:
    """No doubles, a critical hit, no hit, KNOCKBACK taken; doubles or a power's own KNOCKBACK count."""
    answer = ruled({"knockback": "use"}, {**CAP, **cap}, {**FOE, **foe}, roll=roll)
    assert why(answer) == found
    assert answer.fields["refused"] == (("knockback",) if found else ())


def test_12_6b_a_target_that_cannot_fly_is_told_once() -> None:
    """Doubles against a giant: why nobody is knocked back stands in the ruling already."""
    answer = ruled({"knockback": "use"}, CAP, {**FOE, "size": "giant"}, roll=(4, 4))
    assert (answer.fields["refused"], why(answer)) == (("knockback",), [])
    assert said(answer).count("attack-knockback-nobody") == 1


def test_12_6b_the_reroll_decides_about_knockback() -> None:
    """Doubles that were rerolled grant nothing any more."""
    fate = figure("fate", "blue", "F5", powers=["probability-control"])
    choices = {"probability-control:fate": [3, 5], "knockback": "use"}
    assert why(ruled(choices, CAP, FOE, fate, roll=(4, 4))) == ["attack-choice-no-knockback"]


def test_8_1h_an_order_where_there_is_nothing_to_order() -> None:
    """Without two things after the attack there is no choice."""
    assert why(ruled({"after:cap": "steal-energy"}, CAP, FOE)) == ["attack-choice-nothing-to-order"]


@pytest.mark.parametrize(("choice", "rule"), [("reroll:foe", "21.3"), ("replace-roll:foe", "21.4")])
def test_21_3_dice_of_a_figure_without_a_card(choice: str, rule: str) -> None:
    """Only somebody's card changes a roll so; one with a text counts."""
    answer = ruled({choice: [5, 5]}, CAP, FOE)
    assert why(answer) == ["attack-choice-no-card"]
    assert rule in [step.rule for step in answer.ruling.steps if step.message == "attack-choice-no-card"]
    lucky = {**FOE, "special": [{"name": "Luck", "text": "Once per game, reroll."}]}
    assert ruled({choice: [5, 5]}, CAP, lucky).fields["refused"] == ()


def test_12_nothing_is_asked_for_that_is_not_listed() -> None:
    """What rules ask for and what refusals know is one list; another name raises an error."""
    assert {"defend", "reducer", "knockback"} < set(choices_of(MODERN.powers))
    nothing = Choices({}, MODERN.powers)
    for asking in (
        nothing.die,
        nothing.option,
        nothing.wait_for,
        nothing.declined_or_pending,
    ):
        with pytest.raises(KeyError):
            asking("luck:cap")
    with pytest.raises(KeyError):
        nothing.named("luck:cap", ["x"])


def test_27_3a_who_lacks_the_power_did_not_become_a_hit_target() -> None:
    """A target that is hit by its own defense and can't evade is told the one, and nothing of Mastermind."""
    told = said(ruled({"super-senses:foe": 5}, CAP, FOE, roll=(6, 5)))
    assert HEAD in told
    assert "attack-choice-became-hit" not in told


def test_27_3g_mastermind_that_does_not_count() -> None:
    """Lacking it, missed, no target at all: each is told; a friend that is refused is told where it is judged."""
    pass_on, aide = {"mastermind:foe": "aide"}, figure("aide", "blue", "D6", points=1)
    master = {**FOE, "powers": ["mastermind"], "points": 50}
    assert why(ruled(pass_on, CAP, FOE, aide, roll=(6, 5))) == ["legal-lacks"]
    assert why(ruled(pass_on, CAP, master, aide, roll=(1, 2))) == ["attack-choice-not-hit"]
    assert why(ruled({"mastermind:aide": "foe"}, CAP, FOE, {**aide, "powers": ["mastermind"]})) == [
        "attack-choice-no-target"
    ]
    far = ruled(pass_on, CAP, master, {**aide, "at": "H9"}, roll=(6, 5))
    assert (far.fields["refused"], why(far)) == (("mastermind:foe",), [])
    assert ruled(pass_on, CAP, master, aide, roll=(6, 5)).fields["refused"] == ()


def test_27_4g_a_different_target_that_does_not_count() -> None:
    """The target did not change its shape, or is none; whoever is a target already is named twice (12.1)."""
    other = figure("other", "blue", "D6")
    shape = {**FOE, "powers": ["shape-change"]}
    named = {"different-target:foe": "other"}
    assert why(ruled({**named, "shape-change:foe": 4}, CAP, shape, other)) == ["attack-choice-still-target"]
    assert why(ruled({"different-target:other": "foe"}, CAP, FOE, other)) == ["attack-choice-no-target"]
    both = {"targets": ["foe", "other"], "kind": "range"}
    cap = figure("cap", "red", "C9", values={"range": 8, "targets": 2})
    twice = ruled({**named, "shape-change:foe": 5}, cap, shape, other, **both)
    assert twice.fields["refused"] == ("different-target:foe",)
    assert "legal-target-twice" in said(twice)
    assert ruled({**named, "shape-change:foe": 5}, CAP, shape, other).fields["refused"] == ()
    with pytest.raises(DocumentError, match="different-target:foe"):
        ruled({"different-target:foe": "nobody", "shape-change:foe": 5}, CAP, shape, other)


def test_27_3j_impervious_without_damage() -> None:
    """Action tokens instead of damage leave nothing to roll against."""
    cap, foe = {**CAP, "powers": ["incapacitate"]}, {**FOE, "powers": ["impervious"]}
    choices = {"incapacitate:cap": "use", "impervious:foe": 5}
    assert why(ruled(choices, cap, foe, roll=(6, 5))) == ["attack-choice-nothing-to-reduce"]


def test_12_4_what_is_not_divided_yet_is_not_called_no_damage() -> None:
    """Before the damage is divided nothing can be said against a reducer but that; of 0 there is nothing to reduce."""
    cap = figure("cap", "red", "C9", values={"range": 8, "targets": 2})
    foe, other = {**FOE, "powers": ["impervious", "toughness"]}, figure("other", "blue", "D6")
    asked = {"targets": ["foe", "other"], "kind": "range", "roll": (6, 5)}
    choices = {"impervious:foe": 6, "reducer:foe": "toughness"}
    assert why(ruled(choices, cap, foe, other, **asked)) == ["attack-choice-undivided"] * 2
    none = {"divide": {"foe": 0, "other": 3}}
    assert why(ruled(choices, cap, foe, other, **asked, **none)) == ["attack-choice-nothing-to-reduce"] * 2


def test_12_1c_illegal_targets_are_not_counted() -> None:
    """Of the end of an attack: who changed its shape was not targeted, who came in its place was."""
    shape, other = {**FOE, "powers": ["shape-change"]}, figure("other", "blue", "D6")
    alone = ruled({"shape-change:foe": 5}, CAP, shape).ruling.steps[-1]
    assert (alone.message, alone.data["targets"]) == ("attack-resolves", 0)
    instead = ruled({"shape-change:foe": 5, "different-target:foe": "other"}, CAP, shape, other).ruling.steps[-1]
    assert instead.data["targets"] == 1
