"""Answers that do not count say why, and names that nobody knows are told (CONTRACT 3.2, 12, 18.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.attack.choices import choices_of
from tests.engine.fight.scenes import ask, attack, figure, legal, said

CAP = figure("cap", "red", "C5")
CAT = figure("cat", "red", "C5", powers=["blades-claws-fangs"])
FOE = figure("foe", "blue", "C6")
BAT = figure("bat", "blue", "D6", powers=["super-senses", "impervious"])
HEAD = "attack-choice-refused"


def told(choices: dict[str, Any], *more: dict[str, Any], roll: tuple[int, int] = (3, 4), **asked: Any) -> list[str]:
    """The messages of an attack by the first figure on `foe`, and that all these answers are refused."""
    figures = (asked.pop("attacker", CAP), FOE, *more)
    answer = attack("close", roll, asked.pop("targets", ["foe"]), *figures, attacker=figures[0]["id"], choices=choices)
    assert answer.fields["refused"] == tuple(choices)
    return said(answer)


@pytest.mark.parametrize(
    ("choice", "message", "nearest"),
    [
        ("super-sense:foe", "attack-choice-unknown", "super-senses:foe"),
        ("claws:cap", "attack-choice-unknown", None),
        ("knock-back", "attack-choice-unknown", "knockback"),
        ("super-senses:fo", "attack-choice-of-nobody", "super-senses:foe"),
        ("super-senses", "attack-choice-unknown", None),
    ],
)
def test_12_an_answer_by_a_name_that_no_rule_knows(choice: str, message: str, nearest: str | None) -> None:
    """It is left aside as before, listed as refused, and the nearest name is told; odds tell it too."""
    answer = attack("close", (3, 4), ["foe"], CAP, FOE, choices={choice: "use"})
    assert (answer.fields["legal"], answer.fields["refused"]) == (True, (choice,))
    steps = [step for step in answer.ruling.steps if step.message == message]
    assert [step.data["choice"] for step in steps] == [choice]
    assert nearest in (None, steps[0].data["nearest"])
    question = {"type": "odds", "attacker": "cap", "targets": ["foe"], "kind": "close", "choices": {choice: "use"}}
    assert message in said(ask(question, CAP, FOE))
    assert message in said(attack("range", (3, 4), ["foe"], CAP, FOE, choices={choice: "use"}))  # an illegal one


def test_12_names_that_rules_know_are_not_called_unknown() -> None:
    """Each name of the contract for a figure that is there, and knockback."""
    powers = ("super-senses", "shape-change", "impervious", "blades-claws-fangs", "probability-control", "mastermind")
    names = [*powers, "incapacitate", "defend", "reducer", "divide", "different-target", "after", "telekinesis"]
    answer = attack("close", (3, 4), ["foe"], CAP, FOE, choices={f"{name}:foe": "decline" for name in names})
    assert {"attack-choice-unknown", "attack-choice-of-nobody"}.isdisjoint(said(answer))
    plain = attack("close", (3, 4), ["foe"], CAP, FOE, choices={"knockback": "use"})
    assert (plain.fields["refused"], "attack-choice-unknown" in said(plain)) == (("knockback",), False)


@pytest.mark.parametrize("roll", [(3, 4), (1, 2)])
def test_12_to_decline_is_allowed_for_every_choice(roll: tuple[int, int]) -> None:
    """What is never asked, a roll after a miss or a power that the figure lacks, is declined without a refusal."""
    names = [f"{what}:foe" for what in choices_of(MODERN.powers) if what != "knockback"]
    answer = attack("close", roll, ["foe"], CAP, FOE, choices=dict.fromkeys([*names, "knockback"], "decline"))
    assert answer.fields["refused"] == ()
    plain = attack("close", roll, ["foe"], CAP, FOE)
    assert {**answer.fields, "refused": ()} == plain.fields
    told = attack("close", roll, ["foe"], CAP, FOE, choices={"claws:cap": "decline", "super-senses:fo": "decline"})
    assert (told.fields["refused"], "attack-choice-of-nobody" in said(told)) == (("claws:cap",), True)


def test_12_3a_evasion_that_does_not_count_is_explained() -> None:
    """Without the power, taken, no target, missed, or hit in another's place; one that counts is not."""
    assert {HEAD, "legal-lacks"} <= set(told({"super-senses:foe": 6}))
    taken = {**BAT, "cant_use": ["super-senses"]}
    assert {HEAD, "legal-cant-use"} <= set(told({"super-senses:bat": 6}, taken, targets=["bat"]))
    assert {HEAD, "attack-choice-no-target"} <= set(told({"super-senses:bat": 6}, BAT))
    assert {HEAD, "attack-choice-missed"} <= set(told({"super-senses:bat": 6}, BAT, targets=["bat"], roll=(1, 2)))
    lord = figure("lord", "blue", "D5", powers=["mastermind"], points=100)
    passed = {"mastermind:lord": "bat", "super-senses:bat": 6}
    answer = attack("close", (3, 4), ["lord"], CAP, lord, {**BAT, "points": 50}, choices=passed)
    assert (answer.fields["refused"], "attack-choice-became-hit" in said(answer)) == (("super-senses:bat",), True)
    counts = attack("close", (3, 4), ["bat"], CAP, BAT, choices={"super-senses:bat": 6})
    assert (counts.fields["refused"], HEAD in said(counts)) == ((), False)


def test_12_4_rolls_of_who_is_not_hit_are_explained() -> None:
    """Impervious against a miss, and both rolls of one that changed its shape."""
    assert {HEAD, "attack-choice-not-hit"} <= set(told({"impervious:bat": 6}, BAT, targets=["bat"], roll=(1, 2)))
    sly = figure("sly", "blue", "D6", powers=["shape-change", "super-senses"])
    choices = {"shape-change:sly": 6, "super-senses:sly": 6}
    answer = attack("close", (3, 4), ["sly"], CAP, sly, choices=choices)
    assert (answer.fields["refused"], "attack-choice-illegal-target" in said(answer)) == (("super-senses:sly",), True)


def test_27_4g_who_became_a_target_does_not_change_its_shape() -> None:
    """Energy Explosion adds it without choosing it (12.3d)."""
    sly = figure("sly", "blue", "H6", powers=["shape-change"])
    far = figure("far", "blue", "H5")
    bomber = {**CAP, "powers": ["energy-explosion"]}
    choices = {"shape-change:sly": 6}
    answer = attack("range", (3, 4), ["far"], bomber, far, sly, action="energy-explosion", choices=choices)
    assert (answer.fields["refused"], "attack-choice-became-target" in said(answer)) == (("shape-change:sly",), True)


def test_27_2a_claws_that_do_not_count_say_which_part_is_missing() -> None:
    """The power, the attacker, a hit; a roll that counts is not explained."""
    claws = {"blades-claws-fangs:cap": 5}
    assert {HEAD, "legal-lacks"} <= set(told(claws))
    assert {HEAD, "attack-choice-no-hit"} <= set(told({"blades-claws-fangs:cat": 5}, attacker=CAT, roll=(1, 2)))
    other = {**CAT, "at": "D7"}
    assert {HEAD, "attack-choice-not-attacking"} <= set(told({"blades-claws-fangs:cat": 5}, other))
    answer = attack("close", (3, 4), ["foe"], CAT, FOE, attacker="cat", choices={"blades-claws-fangs:cat": 5})
    assert (answer.fields["refused"], HEAD in said(answer)) == ((), False)


def test_18_2_an_unknown_power_is_named_with_the_nearest() -> None:
    """A power's slug that the card does not have; of a known one nothing is said."""
    answer = legal("move", "cap", {**CAP, "powers": ["charge", "running_shoot"]})
    steps = [step for step in answer.ruling.steps if step.message == "value-power-unknown"]
    assert [(step.data["power"], step.data["nearest"]) for step in steps] == [("running_shoot", "running-shot")]


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"pilot": "mara"}, r"figures\[0\]\.pilot"),
        ({"this_turn": {"untargetable_by": ["foe", "nobody"]}}, r"figures\[0\]\.this_turn\.untargetable_by\[1\]"),
        ({"life": {"clicks": 5, "stops": [3, 6]}}, r"figures\[0\]\.life\.stops\[1\]"),
        ({"life": {"clicks": 5, "kos": [6]}}, r"figures\[0\]\.life\.kos\[0\]"),
        ({"life": {"clicks": 5, "countdown": [6]}}, r"figures\[0\]\.life\.countdown\[0\]"),
        ({"life": {"clicks": 5, "start": 6}}, r"figures\[0\]\.life\.start"),
        ({"life": {"clicks": 5, "click": 7}}, r"figures\[0\]\.life\.click"),
    ],
)
def test_documents_that_name_nobody_or_no_click_are_refused(more: dict[str, Any], path: str) -> None:
    """One line with the path; the last click and the KO after it are inside."""
    with pytest.raises(DocumentError, match=path):
        legal("move", "cap", {**CAP, **more}, FOE)


@pytest.mark.parametrize(
    "more",
    [
        {"pilot": "foe", "abilities": ["vehicle"]},
        {"this_turn": {"untargetable_by": ["foe"]}},
        {"life": {"clicks": 5, "click": 6, "start": 5, "stops": [5], "kos": [5], "countdown": [4]}},
    ],
)
def test_documents_that_name_somebody_and_clicks_of_the_dial_are_read(more: dict[str, Any]) -> None:
    """The last click is one of the dial, and one past it is the KO."""
    assert legal("move", "cap", {**CAP, **more}, FOE).ruling.steps
