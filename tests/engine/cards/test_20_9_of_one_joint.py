"""Conditions of several parts, whom an attack goes at, and whose powers are guarded: each side of each (12.1, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import one, statuses

BESIDE = "If Hollis is adjacent to a friendly character and has no action tokens, he can use Charge."
EITHER = "If Hollis is adjacent to a friendly character or occupies water terrain, he can use Charge."
ANY = "If Hollis is equipped, occupies water terrain, or has an action token, he can use Charge."
ALL = "If Hollis has an action token, occupies water terrain, and is on click #1 or #3, he can use Charge."
START = "If your starting force includes a character named Sam, Hollis can use Charge."


@pytest.mark.parametrize(
    ("text", "at", "sam", "more", "able"),
    [
        (BESIDE, "B6", "B7", {}, True),
        (BESIDE, "B6", "B9", {}, False),
        (BESIDE, "B6", "B7", {"tokens": 1}, False),
        (EITHER, "B6", "B7", {}, True),
        (EITHER, "D5", "B9", {}, True),
        (EITHER, "B6", "B9", {}, False),
        (ANY, "B6", "B9", {}, False),
        (ANY, "D5", "B9", {}, True),
        (ANY, "B6", "B9", {"tokens": 1}, True),
        (ALL, "D5", "B9", {"tokens": 1, "life": {"click": 3, "clicks": 5}}, True),
        (ALL, "D5", "B9", {"tokens": 1, "life": {"click": 2, "clicks": 5}}, False),
        (ALL, "B6", "B9", {"tokens": 1, "life": {"click": 1, "clicks": 5}}, False),
        (ALL, "D5", "B9", {"tokens": 0, "life": {"click": 1, "clicks": 5}}, False),
    ],
)
def test_20_9_conditions_of_one_joint(text: str, at: str, sam: str, more: dict[str, Any], able: bool) -> None:
    """Joined by "and" all of them, by "or" one of them."""
    assert usable("hollis", "charge", figure("Hollis", "red", at, text, **more), figure("Sam", "red", sam)) == able


@pytest.mark.parametrize(
    "condition",
    [
        "it's your turn and Hollis is equipped or has no action tokens",
        "Hollis has no action tokens and Hollis occupies water terrain or is equipped",
        "Hollis is equipped or Hollis has no action tokens and it's your turn",
        "Hollis is adjacent to a friendly character and it's your turn or she's equipped",
        "Hollis is adjacent to a friendly character, occupies water terrain and has no action tokens or is equipped",
        "Hollis is adjacent to a friendly character with the Ash keyword and can use Flight",
    ],
)
def test_20_9_what_belongs_together_nobody_tells(condition: str) -> None:
    """Some joined by "and", others by "or"; and a verb that may be the other one's."""
    assert one(f"If {condition}, Hollis can use Stealth.", "Hollis").status != "judged"


def test_6_2_what_is_said_of_a_friend_is_no_condition_of_the_character() -> None:
    """Behind "that" it is the friend who has no action tokens."""
    said = (
        "If Hollis is adjacent to a friendly character that can use Flight and has no action tokens, he can use Charge."
    )
    found = one(said, "Hollis").effects[0]["when"]
    assert found.keys() == {"count"}
    assert found["count"][0]["of"]["tokens"] == {"most": 0}


@pytest.mark.parametrize(("told", "able"), [(True, True), (False, False)])
def test_2_3_who_was_on_the_starting_force(told: bool, able: bool) -> None:
    """Whoever was generated since was not."""
    sam = figure("Sam", "red", "B9", starting_force=told)
    assert usable("hollis", "charge", figure("Hollis", "red", "B6", START), sam, knocked_out=[]) == able


def test_2_3_where_nobody_says_who_was_on_it() -> None:
    """It is remembered, and counts for nothing."""
    answer = asked(
        {"type": "legal", "figure": "hollis", "action": "charge"},
        figure("Hollis", "red", "B6", START),
        figure("Sam", "red", "B9"),
    )
    [said] = answer["cards"]
    assert said["status"] == "reminded"


THAT = "When Hollis attacks a character with the Ash keyword, that character can't use Toughness."
ONE = "When Hollis attacks a single character with the Ash keyword, that character can't use Toughness."


@pytest.mark.parametrize(
    ("text", "targets", "keywords", "taken"),
    [
        (THAT, ["rob"], ["Ash"], 3),
        (THAT, ["rob"], [], 2),
        (ONE, ["rob"], ["Ash"], 3),
        (ONE, ["rob"], ["Fog"], 2),
    ],
)
def test_20_4_what_that_character_cant_use(text: str, targets: list[str], keywords: list[str], taken: int) -> None:
    """Whoever is described; others can."""
    rob = figure("Rob", "blue", "B7", powers=["toughness"], keywords=keywords)
    answer = asked({**HIT, "targets": targets, "roll": [4, 5]}, figure("Hollis", "red", "B6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(("keywords", "defense"), [(["Ash"], 16), ([], 17)])
def test_6_7_what_that_character_modifies(keywords: list[str], defense: int) -> None:
    """In attacks on it alone."""
    text = "When Hollis attacks a character with the Ash keyword, modify that character's defense -1."
    figures = figure("Hollis", "red", "B6", text), figure("Rob", "blue", "B7", keywords=keywords)
    assert value("rob", "defense", *figures, during={"attack": "close", "attacker": "hollis"}) == defense
    assert value("rob", "defense", *figures) == VALUE


VALUE = 17


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis attacks another character, that character can't use Super Senses.",
        "When Hollis attacks, that character can't use Super Senses.",
        "When Hollis attacks a character with the Ash keyword, that character can't use Stealth.",
        "When Hollis is attacked, that character modifies attack -1.",
        "Hollis can use Stealth against characters with the Ash keyword.",
        "Hollis can use Super Senses and Precision Strike against characters with the Ash keyword.",
    ],
)
def test_12_1_nobody_is_that_character(text: str) -> None:
    """Where nobody was described, or another than nobody tells whom; or powers that no attack asks for."""
    assert statuses(text, "Hollis")[0] != "judged"


TOLD = "If an adjacent friendly character has the Ash keyword, that character can use Charge."
OR_ELSE = "If Hollis has no action tokens, she can use Charge, otherwise she can use Running Shot."


@pytest.mark.parametrize(
    ("sam", "keywords", "able"), [("B7", ["Ash"], True), ("B7", [], False), ("B9", ["Ash"], False)]
)
def test_20_9_that_character_of_whom_it_is_told(sam: str, keywords: list[str], able: bool) -> None:
    """Not the character itself, nor those of whom it isn't so."""
    figures = figure("Hollis", "red", "B6", TOLD), figure("Sam", "red", sam, keywords=keywords)
    assert usable("sam", "charge", *figures) == able
    assert not usable("hollis", "charge", *figures)


@pytest.mark.parametrize("tokens", [0, 1])
def test_20_9_one_or_the_other(tokens: int) -> None:
    """Never both."""
    hollis = figure("Hollis", "red", "B6", OR_ELSE, tokens=tokens)
    assert usable("hollis", "charge", hollis) == (tokens == 0)
    assert usable("hollis", "running-shot", hollis) == (tokens == 1)


@pytest.mark.parametrize(("at", "attack"), [("B9", 11), ("B8", 10), ("B10", 10)])
def test_6_3_so_many_squares_away_and_no_others(at: str, attack: int) -> None:
    """Neither nearer nor farther."""
    text = "When Hollis makes an attack against a character 3 squares away, modify attack +1."
    figures = figure("Hollis", "red", "B6", text), figure("Rob", "blue", at)
    during = {"attack": "range", "attacker": "hollis", "target": "rob"}
    assert value("hollis", "attack", *figures, during=during) == attack


@pytest.mark.parametrize(
    ("text", "kind", "rob", "able"),
    [
        ("Opposing characters can only target Hollis if they are within 4 squares.", "range", "B10", True),
        ("Opposing characters can only target Hollis if they are within 4 squares.", "range", "B11", False),
        ("Hollis can't attack or be attacked.", "close", "B7", False),
    ],
)
def test_12_1_who_can_target_it(text: str, kind: str, rob: str, able: bool) -> None:
    """The last square within is near still; who can't be attacked attacks nobody either."""
    figures = figure("Hollis", "red", "B6", text), figure("Rob", "blue", rob)
    question = {"type": "legal", "figure": "rob", "action": kind, "target": "hollis"}
    assert bool(asked(question, *figures, turn={"active": "blue"})["legal"]) == able
    if "attacked" in text:
        assert not asked({**question, "figure": "hollis", "target": "rob"}, *figures)["legal"]


GUARD = "Hollis and adjacent friendly characters' defense powers have Protected: Outwit."


@pytest.mark.parametrize(("sam", "able"), [("B7", False), ("B9", True)])
def test_22_7_whose_powers_are_guarded(sam: str, able: bool) -> None:
    """Those of whoever stands beside it, and no others."""
    figures = (
        figure("Hollis", "red", "B6", GUARD),
        figure("Sam", "red", sam, powers=["toughness"]),
        figure("Rob", "blue", "C8", powers=["outwit"]),
    )
    question = {"type": "use", "figure": "rob", "action": "outwit", "target": "sam", "what": "toughness"}
    answer = asked(question, *figures, turn={"active": "blue"})
    assert answer["legal"] == able


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            "If your force has fewer characters than an opponent's force, Hollis can use Stealth.",
            "If an opponent's force has more characters than yours, Hollis can use Stealth.",
        ),
        ("Modify attack +1 when attacking 1+ bystanders.", "Modify attack +1 when attacking bystanders."),
        (
            "When Hollis attacks a character with the Ash keyword or the Fog keyword, modify attack +1.",
            "When Hollis attacks a character with the Ash or Fog keyword, modify attack +1.",
        ),
        (
            "Opposing characters may only target Hollis if they are within 4 squares.",
            "Opposing characters can only target Hollis if they are within 4 squares.",
        ),
        (
            "Modify attack +1 for every two friendly characters with the Ash keyword on your force.",
            "Modify attack +1 for every 2 characters with the Ash keyword on your force.",
        ),
        ("Modify his combat values +1 except range.", "Modify combat values except range +1."),
        (
            "Hollis can't be targeted by opposing Outwit or Mind Control.",
            "Hollis can't be targeted by opposing Outwit and Mind Control.",
        ),
        (
            "Opposing characters can't use Charge, Flurry, or Improved Movement.",
            "Opposing characters can't use Charge, Flurry, and Improved Movement.",
        ),
        (
            "Friendly characters within four squares can use Stealth.",
            "Friendly characters within 4 squares can use Stealth.",
        ),
    ],
)
def test_20_the_same_in_other_words(text: str, other: str) -> None:
    """As good as each other."""
    assert one(text, "Hollis").status == "judged"
    assert one(text, "Hollis").effects == one(other, "Hollis").effects
