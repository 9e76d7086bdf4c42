"""Own conditions that are denied or begin with a pronoun, and values and damage said in other words (12.4d, 20.9)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, LEGAL, VALUES, asked, figure
from tests.engine.cards.reading import one, statuses

VALUE = {"type": "value", "figure": "hollis", "value": "attack"}
BESIDE = "When she is adjacent to an opposing character, she can use Charge."
FEW = "When Hollis doesn't have 2 action tokens, she can use Charge."
AFAR = "Mind Control. Hollis has a range value of 6, but only to use Mind Control."


@pytest.mark.parametrize(("tokens", "granted"), [(0, True), (1, True), (2, False)])
def test_13_3_she_has_two_tokens_at_most(tokens: int, granted: bool) -> None:
    """Who doesn't have two has one or none."""
    [row] = asked(VALUE, figure("Hollis", "red", "C6", FEW, tokens=tokens))["cards"]
    assert (row["status"], row["applies"]) == ("judged", granted)


@pytest.mark.parametrize(("at", "side", "granted"), [("C7", "blue", True), ("C8", "blue", False), ("C7", "red", False)])
def test_20_9_the_same_pronoun_before_and_behind(at: str, side: str, granted: bool) -> None:
    """She who is beside somebody is she who can do something."""
    [row] = asked(VALUE, figure("Hollis", "red", "C6", BESIDE), figure("Rob", side, at))["cards"]
    assert (row["status"], row["applies"]) == ("judged", granted)


@pytest.mark.parametrize(
    "text",
    [
        "When he is adjacent to an opposing character, she can use Charge.",
        "When she is adjacent to an opposing character, they can use Charge.",
        "Choose an opposing character. When she is adjacent to a friendly character, she can use Charge.",
    ],
)
def test_20_9_another_pronoun_may_be_the_other(text: str) -> None:
    """Nor is it told of whom it is said where somebody else was spoken of before."""
    assert statuses(text, "Hollis")[-1] != "judged"


@pytest.mark.parametrize(("tokens", "taken"), [(0, 2), (1, 3)])
def test_12_4d_attacks_made_by_her_on_some(tokens: int, taken: int) -> None:
    """Penetrating to those of whom it is said; Toughness reduces what others are dealt."""
    text = "Attacks made by Hollis deal penetrating damage to characters with one or more action tokens."
    rob = figure("Rob", "blue", "C7", tokens=tokens, powers=["toughness"])
    assert asked(HIT, figure("Hollis", "red", "C6", text), rob)["targets"]["rob"]["damage_taken"] == taken


def test_12_4d_reducers_that_also_reduce_it() -> None:
    """What they don't do isn't read as what they do."""
    able, unable = (f"Hollis's damage reducers {word} reduce penetrating damage." for word in ("also", "don't"))
    assert one(able, "Hollis").effects == ({"reduces_penetrating": True},)
    assert one(unable, "Hollis").status == "unread"


@pytest.mark.parametrize(("action", "at", "legal"), [
    ("mind-control", "C11", True), ("mind-control", "C13", False), ("range", "C11", False), ("range", "C8", True),
])  # fmt: skip
def test_11_3_a_range_value_for_one_action(action: str, at: str, legal: bool) -> None:
    """It reaches farther by that action alone."""
    hollis = figure("Hollis", "red", "C6", AFAR, values={**VALUES, "range": 2})
    assert asked({**LEGAL, "action": action}, hollis, figure("Rob", "blue", at))["legal"] == legal


def test_11_3_not_for_that_action() -> None:
    """Forbidden where it was allowed, it is something else."""
    assert statuses(AFAR.replace("only", "not"), "Hollis")[-1] != "judged"
