"""What cards ask of parts of names, uses and tokens, and of damage that is no penetrating damage (12.5, 20.9, 21.9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import one, statuses

WOMEN = (
    'Friendly characters with "Woman" or "Girl" in their name -or- have the Ash keyword, can\'t be given action tokens '
    "by opposing effects or have their combat values negatively modified by opposing effects."
)
BANE = "Opposing characters within 9 squares modify attack -1."


@pytest.mark.parametrize(
    ("name", "keywords", "attack"),
    [
        ("Woman of Ash", [], 10),
        ("Ivy Girl", [], 10),
        ("Sam", ["Ash"], 10),
        ("Sam", ["Fog"], 9),
        ("Womanly", [], 9),  # nobody tells whether a part of a word is meant
        ("Womanly", ["Ash"], 10),
    ],
)
def test_21_9_a_word_of_a_name(name: str, keywords: list[str], attack: int) -> None:
    """A word of its own is in a name surely; a keyword does as well."""
    sam = {**figure(name, "red", "C6", keywords=keywords), "id": "sam"}
    figures = figure("Hollis", "red", "A1", WOMEN), sam, figure("Rob", "blue", "C7", BANE)
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    assert value("sam", "attack", *figures, during=during) == attack


@pytest.mark.parametrize(("name", "told"), [("Womanly", True), ("Woman", False), ("Sam", False)])
def test_21_9_what_nobody_tells_of_a_name(name: str, told: bool) -> None:
    """The ruling says which fact is missing."""
    sam = {**figure(name, "red", "C6"), "id": "sam"}
    figures = figure("Hollis", "red", "A1", WOMEN), sam, figure("Rob", "blue", "C7", BANE)
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    answer = asked({"type": "value", "figure": "sam", "value": "attack", "during": during}, *figures)
    [card] = [card for card in answer["cards"] if card["figure"] == "hollis"] or [{}]
    assert ("Womanly" in str(card.get("because"))) == told


ECHO = "Probability Control, but only if no friendly character named Wick has used Probability Control this turn."


@pytest.mark.parametrize(
    ("name", "side", "used", "may"),
    [
        ("Wick", "red", [], True),
        ("Wick", "red", ["probability-control"], False),
        ("Wick", "red", ["outwit"], True),
        ("Sam", "red", ["probability-control"], True),
        ("Wick", "blue", ["probability-control"], True),
    ],
)
def test_20_9_who_used_what_this_turn(name: str, side: str, used: list[str], may: bool) -> None:
    """A friend of that name, and that power."""
    wick = figure(name, side, "A1", **({"this_turn": {"used": used}} if used else {}))
    figures = figure("Hollis", "red", "C6", ECHO), wick, figure("Rob", "blue", "C9")
    assert usable("hollis", "probability-control", *figures) == may


REACH = "Giant Reach: X where X is the number of Ember tokens Hollis has."


@pytest.mark.parametrize(
    ("tokens", "at", "legal"),
    [({"Ember": 2}, "C8", True), ({"Ember": 2}, "C9", False), ({"Ember": 3}, "C9", True), ({}, "C8", False)],
)
def test_27_7d_a_reach_of_so_many_tokens(tokens: dict[str, int], at: str, legal: bool) -> None:
    """As many squares as there are tokens; with none it reaches adjacent characters alone."""
    hollis = figure("Hollis", "red", "C6", REACH, named_tokens=tokens)
    question = {"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}
    assert asked(question, hollis, figure("Rob", "blue", at))["legal"] == legal
    assert asked(question, hollis, figure("Rob", "blue", "C7"))["legal"]


MOST = "Rob takes a maximum of 1 damage from attacks that do not deal penetrating damage."


@pytest.mark.parametrize(
    ("text", "powers", "taken"),
    [
        ("", [], 3),
        (MOST, [], 1),
        (MOST, ["exploit-weakness"], 3),
        ("Rob takes a maximum of 1 damage from attacks.", ["exploit-weakness"], 1),
    ],
)
def test_12_5_damage_that_does_not_penetrate(text: str, powers: list[str], taken: int) -> None:
    """Penetrating damage is taken whole."""
    rob = figure("Rob", "blue", "C7", text)
    answer = asked(HIT, figure("Hollis", "red", "C6", powers=powers), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


TWO = (
    'Mind Control. When Hollis uses Mind Control, she has "two targets" '
    "and modifies attack +1 if targeting a single character."
)


@pytest.mark.parametrize(("action", "attack"), [("mind-control", 11), ("range", 10)])
def test_12_1_what_counts_with_a_single_target(action: str, attack: int) -> None:
    """In that use of the power alone."""
    figures = figure("Hollis", "red", "C6", TWO), figure("Rob", "blue", "C9")
    answer = asked({**HIT, "kind": "range", "action": action}, *figures)
    assert answer["attack_value"] == attack


SLOW = "Flurry, Stealth, Phasing/Teleport as FREE, but Hollis can't move more than 4 squares."


def test_20_2_of_the_last_power_alone() -> None:
    """What stands behind the last power is said of that one."""
    assert one(SLOW, "Hollis").effects == (
        {"grants": "flurry"},
        {"grants": "stealth"},
        {"as_free": "phasing-teleport", "restrict": {"moves_most": 4}},
    )


@pytest.mark.parametrize(
    ("effect", "accepted"),
    [
        ({"beside": "moving", "who": {"side": "opponents", "within": 3}}, True),
        ({"beside": "moving"}, False),
        ({"beside": "moving", "who": {"within": 3}}, False),
        ({"break_away": {"never_automatic": True}}, True),
        ({"break_away": {"never_automatic": True, "add": 1}}, False),
        ({"grants": "giant-reach:1", "per": {"named_tokens": "Ember"}}, True),
        ({"grants": "charge", "per": {"named_tokens": "Ember"}}, False),
        ({"takes_most": 1, "unless_penetrating": True}, True),
        ({"penetrating": True, "unless_penetrating": True}, False),
        ({"takes_most": 0, "dealt": True}, True),
        ({"deals_most": 0, "dealt": True}, False),
        ({"takes_most": 1, "dealt": True, "unless_penetrating": True}, False),
        ({"cant_be": "moved"}, True),
        ({"cant_be": "moved", "by": {"side": "friends"}}, False),
        ({"modify": "attack", "add": 1, "when": {"pilot": True}}, True),
    ],
)
def test_20_9_the_same_effects_in_a_document(effect: dict[str, Any], accepted: bool) -> None:
    """Open to whoever types effects, and refused where nothing would come of them."""
    hollis = {**figure("Hollis", "red", "C6"), "special": [{"name": "Plan", "effects": [effect]}]}
    question = {"type": "reachable", "figure": "hollis"}
    if accepted:
        assert asked(question, hollis)["legal"]
    else:
        with pytest.raises(DocumentError):
            asked(question, hollis)


@pytest.mark.parametrize(
    "text",
    [
        'Friendly characters with "Woman" in their title modify attack +1.',
        'Friendly characters without "Woman" in their name modify attack +1.',
        ECHO.replace("no friendly", "each friendly"),
        ECHO.replace("has used", "will use"),
        REACH.replace("number", "name"),
        REACH.replace("Hollis has", "Rob has"),
        REACH.replace("X where X", "X where Y"),
        MOST.replace("do not deal", "deal").replace("Rob", "Hollis"),
        TWO.replace("a single", "each"),
        TWO.replace("Mind Control", "Outwit"),
    ],
)
def test_20_9_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert statuses(text, "Hollis")[-1] != "judged"
