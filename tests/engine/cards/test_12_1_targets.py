"""Values that are set, bounded or not halved, and numbers of targets: both sides of each (6.8, 12.1, 13.4, 27.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from tests.engine.cards.asking import asked, figure, value
from tests.engine.cards.reading import one


@pytest.mark.parametrize(
    ("text", "targets", "legal"),
    [
        ("Hollis has 2 targets.", 2, True),
        ("Hollis has [2 targets].", 2, True),
        ("Range 6, 2 targets.", 2, True),
        ("Hollis has 2 targets.", 3, False),
        ("Flurry.", 2, False),
        ("If Hollis occupies water terrain, she has 2 targets.", 2, False),
    ],
)
def test_12_1_as_many_targets_as_a_card_says(text: str, targets: int, legal: bool) -> None:
    """Her base shows one."""
    foes = [figure(name, "blue", at) for name, at in (("Rob", "C9"), ("Sam", "D9"), ("Pat", "E9"))][:targets]
    names = [each["id"] for each in foes]
    question = {"type": "attack", "attacker": "hollis", "targets": names, "kind": "range", "roll": [5, 6]}
    assert asked(question, figure("Hollis", "red", "C6", text), *foes)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "at", "action", "result"),
    [
        ("Hollis doesn't halve speed when using Charge.", "C6", "charge", 8),
        ("Hollis doesn't halve speed when using Charge.", "C6", "running-shot", 4),
        ("Hollis doesn't halve speed when using Charge or Running Shot.", "C6", "running-shot", 8),
        ("When Hollis uses Charge, if she occupies hindering terrain, she doesn't halve speed.", "C5", "charge", 8),
        ("When Hollis uses Charge, if she occupies hindering terrain, she doesn't halve speed.", "C6", "charge", 4),
        ("Charge. When Hollis uses it, don't halve speed.", "C6", "charge", 8),
        ("Charge. When Hollis uses it, you may choose not to halve her speed.", "C6", "charge", 8),
        ("Charge, Flurry. When Hollis uses it, don't halve speed.", "C6", "charge", 4),
    ],
)
def test_27_1e_what_isnt_halved(text: str, at: str, action: str, result: int) -> None:
    """By those actions, under that condition."""
    hollis = figure("Hollis", "red", at, text, powers=["charge", "running-shot"])
    assert value("hollis", "speed", hollis, during={"action": action}) == result


def test_27_1j_range_isnt_halved() -> None:
    """The whole range value, for those who have the keyword."""
    text = "Friendly characters with the Ash keyword don't halve range when using Hypersonic Speed."
    for keyword, result in (("Ash", 6), ("Fog", 3)):
        sam = figure("Sam", "red", "D7", powers=["hypersonic-speed"], keywords=[keyword])
        hollis = figure("Hollis", "red", "C6", text)
        assert value("sam", "range", sam, hollis, during={"action": "hypersonic-speed"}) == result


@pytest.mark.parametrize(
    ("text", "at", "name", "result"),
    [
        ("If Hollis occupies water terrain, her attack value becomes 11.", "D5", "attack", 11),
        ("If Hollis occupies water terrain, her attack value becomes 11.", "C6", "attack", 10),
        ("Hollis's damage value can't be less than 4.", "C6", "damage", 4),
        ("Hollis's damage value can't be more than 2.", "C6", "damage", 2),
        ("Hollis has a range value of 8 and 2 targets.", "C6", "range", 8),
        ("Range 4, 2 targets.", "C6", "range", 4),
    ],
)
def test_6_8_values_that_are_set_or_bounded(text: str, at: str, name: str, result: int) -> None:
    """Printed are attack 10, damage 3 and range 6."""
    assert value("hollis", name, figure("Hollis", "red", at, text)) == result


def test_27_1_what_nothing_halves_is_refused_in_a_document() -> None:
    """`unhalved` names an action that halves something."""

    def effects(of: str) -> dict[str, Any]:
        card = {"name": "Trick", "effects": [{"unhalved": "speed", "of": of}]}
        return {**figure("Hollis", "red", "C6", powers=["charge"]), "special": [card]}

    question = {"type": "value", "figure": "hollis", "value": "speed", "during": {"action": "charge"}}
    assert asked(question, effects("charge"))["result"] == 8
    with pytest.raises(DocumentError, match="of"):
        asked(question, effects("flurry"))


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("When Hollis uses Quake, don't halve speed.", "reminded"),
        ("Tiny Symbol.", "judged"),
        ('Sidestep, "tiny symbol".', "judged"),
        ("Sidestep, Lanterners team ability.", "judged"),
        ("[Lanterners team ability].", "judged"),
    ],
)
def test_21_1c_slips_and_team_abilities(text: str, status: str) -> None:
    """A symbol in words is the symbol; what a team ability does is told by whoever has it on a card of its own."""
    assert one(text, "Hollis").status == status
