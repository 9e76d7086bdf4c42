"""What a card says of the use of a power that stands before it, or that its user has; both sides of each (20.7a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable
from tests.engine.cards.reading import of, statuses

ACTING = {"turn": {"active": "red", "phase": "action"}}
BEGINNING = {"turn": {"active": "red", "phase": "beginning"}}


def poisoned(text: str, at: str, **more: Any) -> bool:
    """Return whether Hollis's Poison reaches Rob; on C5 there is hindering terrain."""
    used = {"type": "use", "figure": "hollis", "action": "poison"}
    answer = asked(used, figure("Hollis", "red", "C8", text, **more), figure("Rob", "blue", at), **ACTING)
    return "rob" in answer["targets"]


NEAR = "Poison. When Hollis uses it, opposing characters within 2 squares are considered adjacent."
MIST = (
    "Poison. When Hollis uses it, opposing characters in hindering terrain within 3 squares are also dealt the damage."
)


@pytest.mark.parametrize(
    ("text", "at", "reached"),
    [
        ("Poison.", "C7", True),
        ("Poison.", "C6", False),
        (NEAR, "C7", True),
        (NEAR, "C6", True),
        (NEAR, "C5", False),
        (MIST, "C5", True),
        (MIST, "C6", False),
        (MIST, "C7", True),
    ],
)
def test_27_2j_whom_poison_reaches(text: str, at: str, reached: bool) -> None:
    """All adjacent ones, and those whom its card counts among them."""
    assert poisoned(text, at) == reached


def test_27_2j_with_somebody_in_reach_it_may_be_given() -> None:
    """Two squares off, by that card alone."""
    figures = [(figure("Hollis", "red", "C8", text), figure("Rob", "blue", "C6")) for text in ("Poison.", NEAR)]
    legal = [
        asked({"type": "legal", "figure": "hollis", "action": "poison"}, *two, **ACTING)["legal"] for two in figures
    ]
    assert legal == [False, True]


def test_20_7_of_two_versions_the_better_one() -> None:
    """Who has the power on the dial, too, uses the card's version, which is better in all that it changes (P214)."""
    assert [poisoned(text, "C6", powers=["poison"]) for text in ("Poison.", NEAR)] == [False, True]
    far = "Outwit. When Hollis uses it, her minimum range value is 9."
    blast = "Energy Explosion. When Hollis uses it, hit characters are dealt 3 damage instead of 2."
    rob = figure("Rob", "blue", "C14", powers=["charge"])
    outwit = {"type": "legal", "figure": "hollis", "action": "outwit", "target": "rob"}
    found = [
        asked(outwit, figure("Hollis", "red", "C6", text, powers=["outwit"]), rob, **ACTING)["legal"]
        for text in ("Outwit.", far)
    ]
    assert found == [False, True]
    attack = {**HIT, "kind": "range", "action": "energy-explosion"}
    dealt = [
        asked(attack, figure("Hollis", "red", "C10", text, powers=["energy-explosion"]), rob)["targets"]["rob"]
        for text in ("Energy Explosion.", blast)
    ]
    assert [each["damage_dealt"] for each in dealt] == [2, 3]


SHARED = (
    "Leadership. When Hollis uses it and succeeds, "
    "the friendly character doesn't have to be adjacent if it shares a keyword with her."
)
INSTEAD = "Leadership, but she may instead choose a friendly character within 6 squares if they share a keyword."
TREATED = (
    "Leadership. When Hollis uses it, she may treat friendly characters with the Ash keyword within range as adjacent."
)
OTHERWISE = SHARED.replace("Leadership. ", "Leadership. // ").replace("it and", "Leadership and")


@pytest.mark.parametrize(
    ("text", "at", "keywords", "may"),
    [
        ("Leadership.", "C7", ["Fog"], True),
        ("Leadership.", "C9", ["Ash"], False),
        (SHARED, "C16", ["Ash"], True),
        (SHARED, "C16", ["Fog"], False),
        (SHARED, "C7", ["Fog"], True),
        (OTHERWISE, "C16", ["Ash"], True),
        (OTHERWISE, "C16", ["Fog"], False),
        (INSTEAD, "C12", ["Ash"], True),
        (INSTEAD, "C13", ["Ash"], False),  # her range is 6
        (INSTEAD, "C12", ["Fog"], False),
        (TREATED, "C12", ["Ash"], True),
        (TREATED, "C12", ["Fog"], False),
        (TREATED, "C13", ["Ash"], False),
    ],
)
def test_27_4l_whom_leadership_chooses(text: str, at: str, keywords: list[str], may: bool) -> None:
    """An adjacent friend of less points or of a keyword, and those whom the card names besides."""
    hollis = figure("Hollis", "red", "C6", text, points=50, keywords=["Ash"])
    sam = figure("Sam", "red", at, points=40, tokens=1, keywords=keywords)
    used = {"type": "use", "figure": "hollis", "action": "leadership", "target": "sam", "roll": 6}
    assert asked(used, hollis, sam, **BEGINNING)["legal"] == may


def test_27_4l_itself_it_never_chooses() -> None:
    """Whoever leads is beside itself by no card."""
    hollis = figure("Hollis", "red", "C6", SHARED, points=50, keywords=["Ash"], tokens=1)
    used = {"type": "use", "figure": "hollis", "action": "leadership", "target": "hollis", "roll": 6}
    assert not asked(used, hollis, **BEGINNING)["legal"]


MINIONS = "Mastermind, Willpower. When Rob uses Mastermind, friendly bystanders within range are considered adjacent."


@pytest.mark.parametrize(
    ("text", "at", "bystander", "may"),
    [
        ("Mastermind, Willpower.", "D8", True, True),
        ("Mastermind, Willpower.", "D9", True, False),
        (MINIONS, "D9", True, True),
        (MINIONS, "D9", False, False),
        (MINIONS, "D14", True, False),
    ],
)
def test_27_3g_whom_mastermind_chooses(text: str, at: str, bystander: bool, may: bool) -> None:
    """Bystanders within its range value of 6 as well as adjacent friends."""
    rob = figure("Rob", "blue", "C7", text, points=50)
    sam = figure("Sam", "blue", at, points=20, bystander=bystander)
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer["targets"]) == may


@pytest.mark.parametrize(
    ("text", "points", "may"),
    [
        ("Mastermind.", 90, False),
        ("Mastermind. When Rob uses it, he may choose a friendly character regardless of point value.", 90, True),
        ("Mastermind. // When Rob uses Mastermind, he may choose a friendly character regardless of points.", 90, True),
        ("When Rob uses Mastermind, he may choose a friendly character regardless of points.", 20, False),
    ],
)
def test_27_3g_whatever_their_points_are(text: str, points: int, may: bool) -> None:
    """Who has no Mastermind is given none."""
    rob, sam = figure("Rob", "blue", "C7", text, points=50), figure("Sam", "blue", "D8", points=points)
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer.get("targets", {})) == may


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Energy Explosion.", 2),
        ("Energy Explosion. When Hollis uses it, hit characters are dealt 3 damage instead of 2.", 3),
    ],
)
def test_27_2b_what_energy_explosion_deals(text: str, damage: int) -> None:
    """What its card says instead of 2."""
    shot = {**HIT, "kind": "range", "action": "energy-explosion"}
    answer = asked(shot, figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C9"))
    assert answer["targets"]["rob"]["damage_dealt"] == damage


FAR = "Mind Control. When Hollis uses it, she has a range value of 9, two lightning bolts."
SHORT = "Mind Control. When Hollis uses it, she has a range value of 4 and can use Improved Targeting: Hindering."


@pytest.mark.parametrize(
    ("text", "action", "at", "may"),
    [
        ("Mind Control.", "mind-control", "C12", True),
        ("Mind Control.", "mind-control", "C13", False),
        (FAR, "mind-control", "C15", True),
        (FAR, "mind-control", "C16", False),
        (FAR, "range", "C13", False),
        (SHORT, "mind-control", "C10", True),
        (SHORT, "mind-control", "C11", False),  # its own range value of 6 counts no more
        (SHORT, "range", "C11", True),
    ],
)
def test_27_2f_a_range_of_that_power_alone(text: str, action: str, at: str, may: bool) -> None:
    """Longer or shorter than its own."""
    question = {"type": "legal", "figure": "hollis", "action": action, "target": "rob"}
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)
    assert asked(question, *figures, **ACTING)["legal"] == may


def test_27_2f_of_another_card_it_is_as_it_was() -> None:
    """Of two versions one is used (20.7): another card gives Mind Control with its own range value of 6."""
    hollis = figure("Hollis", "red", "C6")
    hollis["special"] = [{"name": "Trick", "text": SHORT}, {"name": "Gift", "text": "Mind Control."}]
    question = {"type": "legal", "figure": "hollis", "action": "mind-control", "target": "rob"}
    assert asked(question, hollis, figure("Rob", "blue", "C11"), **ACTING)["legal"]


SEEING = "{}. When Hollis uses it, she can use Improved Targeting: Characters."


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Outwit.", False),
        (SEEING.format("Outwit"), True),
        (SEEING.format("Outwit").replace("Characters", "Elevated"), False),
    ],
)
def test_27_6_through_whom_a_line_of_fire_goes(text: str, may: bool) -> None:
    """Sam stands in the line, which blocks it for whoever can't use that ability."""
    used = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "toughness"}
    figures = figure("Hollis", "red", "C2", text), figure("Sam", "blue", "C5")
    assert asked(used, *figures, figure("Rob", "blue", "C7", powers=["toughness"]), **ACTING)["legal"] == may


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [
        ("Perplex.", "C13", False),
        (
            "Perplex. When Hollis uses it, she has a range value of 8 and can use Improved Targeting: Hindering.",
            "C13",
            True,
        ),
        (
            "Perplex. When Hollis uses it, she has a range value of 8 and can use Improved Targeting: Hindering.",
            "C15",
            False,
        ),
        ("Outwit, Perplex. When Hollis uses either, her minimum range value is 9.", "C15", True),
        ("Outwit, Perplex. When Hollis uses either, her minimum range value is 9.", "C16", False),
        ("Outwit, Perplex.", "C15", False),
    ],
)
def test_27_4j_how_far_perplex_goes(text: str, at: str, may: bool) -> None:
    """By the range that its card says, or a minimum that is more than her 6."""
    used = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack", "change": -1}
    assert asked(used, figure("Hollis", "red", "C6", text), figure("Rob", "blue", at), **ACTING)["legal"] == may


BY_TWO = "Perplex. When Hollis uses it, she may modify attack values by -2 instead of -1."
SOME = (
    "Perplex. When Hollis uses it to target a character with the Ash keyword, "
    "she may modify a combat value except damage +2 instead."
)
ANY = "Perplex. When Hollis uses it, she can modify a value except damage +2 or -2."


@pytest.mark.parametrize(
    ("text", "value", "changes"),
    [
        ("Perplex.", "attack", {1, -1}),
        (BY_TWO, "attack", {1, -1, -2}),
        (BY_TWO, "speed", {1, -1}),
        (SOME, "attack", {1, -1, 2}),
        (SOME.replace("Ash", "Fog"), "attack", {1, -1}),
        (SOME, "damage", set()),
        (ANY, "speed", {1, -1, 2, -2}),
        (ANY, "damage", set()),
    ],
)
def test_27_4j_by_how_much(text: str, value: str, changes: set[int]) -> None:
    """By 1 as the power says, or by 2 as the card does."""
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C9", keywords=["Ash"])
    used = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": value}
    found = {each for each in (1, -1, 2, -2) if asked({**used, "change": each}, *figures, **ACTING)["legal"]}
    assert found == changes


@pytest.mark.parametrize(
    "text",
    [
        "Poison. When Hollis uses it, friendly characters within 2 squares are considered adjacent.",
        "Poison. When Hollis uses it, opposing characters are considered adjacent.",
        "Poison. When Hollis uses it, opposing characters within 2 squares aren't considered adjacent.",
        "Poison. When Hollis uses it, opposing Sidekicks within 2 squares are considered adjacent.",
        "Quake. When Hollis uses it, opposing characters within 2 squares are considered adjacent.",
        "Quake. When Hollis uses it, missed characters are dealt 3 damage instead of 2.",
        "Energy Explosion. When Hollis uses it, hit characters are dealt 3 damage instead of 1.",
        "Outwit. When Hollis uses it, she has a range value of 9, two lightning bolts.",
        "Mind Control. When Hollis uses it, targets have a range value of 9.",
        "Outwit, Perplex, Poison. When Hollis uses either, her minimum range value is 9.",
        "Outwit, Poison. When Hollis uses either, her minimum range value is 9.",
        "Outwit, Perplex. When Hollis uses either, her maximum range value is 9.",
        "Outwit. When Hollis uses it, she may modify attack values by -2 instead of -1.",
        "Perplex. When Hollis uses it, she may modify attack values by -2 instead of +1.",
        "Perplex. When Hollis uses it, she may modify damage by -2 instead of -1.",
        "Perplex, but only to target other characters. When Hollis uses it, she can modify a value except damage +2.",
        SHARED.replace("succeeds", "fails"),
        "Leadership. When Hollis uses it, opposing characters within range are considered adjacent.",
        "Outwit. When Hollis uses it, she can use Improved Movement: Characters.",
    ],
)
def test_20_7a_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert statuses(text, "Hollis")[-1] != "judged"


def test_20_7a_the_version_of_its_own_card() -> None:
    """It says so in its effect, which stands for no second version."""
    [_, rider] = of(FAR, "Hollis")
    assert rider.effects == ({"grants": "mind-control", "restrict": {"range": 9, "targets": 2, "always": True}},)
    assert usable("hollis", "mind-control", figure("Hollis", "red", "C6", FAR), figure("Rob", "blue", "C7"), **ACTING)
