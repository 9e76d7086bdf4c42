"""Damage that isn't even dealt, less of it, and what pierces, in other words; both sides of each (12.4, 12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import statuses


def harmed(text: str, kind: str = "close", powers: tuple[str, ...] = (), **rob: Any) -> tuple[int, int]:
    """Return the damage that Rob deals Hollis, whose card has a text, and what she takes; Sam stands beside her."""
    hollis = figure("Hollis", "red", "C6", text, points=75, powers=list(powers))
    at = "C7" if kind == "close" else "C10"
    question = {**HIT, "attacker": "rob", "targets": ["hollis"], "kind": kind}
    found = asked(question, hollis, figure("Sam", "red", "D8"), figure("Rob", "blue", at, **rob))["targets"]["hollis"]
    return found["damage_dealt"], found["damage_taken"]


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Hollis can't be dealt damage.", "close", (0, 0)),
        ("Hollis can't be dealt damage by range attacks.", "range", (0, 0)),
        ("Hollis can't be dealt damage by range attacks.", "close", (3, 3)),
        ("Hollis isn't dealt damage by characters of 50 points or less.", "close", (0, 0)),
        ("Hollis isn't dealt damage by characters of 40 points or less.", "close", (3, 3)),
        ("If Hollis has an action token, she can't be dealt damage.", "close", (3, 3)),
        ("Hollis can't take damage from range attacks.", "range", (3, 0)),
        ("Hollis is dealt 1 less damage.", "close", (2, 2)),
        ("Hollis is dealt 1 less damage from range attacks.", "close", (3, 3)),
        ("Hollis is dealt 1 less damage by characters of 50 points or less.", "close", (2, 2)),
        ("Hollis is dealt 1 less damage by friendly characters.", "close", (3, 3)),
        ("Opposing characters within 3 squares deal 1 less damage.", "close", (2, 2)),
        ("Opposing characters within 3 squares deal 1 less damage.", "range", (3, 3)),
        ("Characters with lower points than Hollis deal 1 less damage to her.", "close", (2, 2)),
        ("Characters with higher points than Hollis deal 1 less damage to her.", "close", (3, 3)),
        ("Opposing characters' attacks deal a maximum of 2 damage to Hollis.", "close", (2, 2)),
        ("Opposing characters' range attacks deal a maximum of 2 damage to Hollis.", "close", (3, 3)),
        ("Damage taken from close attacks is reduced by 2.", "close", (3, 1)),
        ("Damage taken from range attacks is reduced by 2.", "close", (3, 3)),
        ("If Hollis would take damage from an attack, reduce it by 1.", "close", (3, 2)),
    ],
)
def test_12_4a_what_is_dealt_to_her_and_what_she_takes(text: str, kind: str, damage: tuple[int, int]) -> None:
    """By those, in those attacks; what is not dealt is not taken either."""
    assert harmed(text, kind, points=50) == damage


def test_12_4a_none_is_dealt_to_friends_of_whom_it_is_said() -> None:
    """To them alone, and not to the character that has the card."""
    hollis = figure("Hollis", "red", "C6", "Other friendly characters can't be dealt damage by close attacks.")
    sam, rob = figure("Sam", "red", "D7"), figure("Rob", "blue", "C7")
    for target, dealt in (("sam", 0), ("hollis", 3)):
        answer = asked({**HIT, "attacker": "rob", "targets": [target]}, hollis, sam, rob)
        assert answer["targets"][target]["damage_dealt"] == dealt


@pytest.mark.parametrize(
    ("text", "tokens", "rob", "taken"),
    [
        ("Hollis deals penetrating damage when she attacks with two action tokens.", 2, 0, 3),
        ("Hollis deals penetrating damage when she attacks with two action tokens.", 1, 2, 1),
        ("When Hollis makes a close attack with an action token, damage dealt is penetrating.", 1, 0, 3),
        ("When Hollis makes a range attack with an action token, damage dealt is penetrating.", 1, 0, 1),
        (
            "When Hollis makes a close attack, damage dealt is penetrating if the target has an action token.",
            0,
            1,
            3,
        ),
        (
            "When Hollis makes a close attack, damage dealt is penetrating if the target has an action token.",
            1,
            0,
            1,
        ),
        ("Characters hit by Hollis can't reduce damage below 2.", 0, 0, 2),
        ("Characters hit by Hollis's range attacks can't reduce damage below 2.", 0, 0, 1),
        ("Characters hit by Hollis can't reduce damage.", 0, 0, 3),
        ("Hollis's close attacks deal +1 damage to characters with the Ash keyword.", 0, 0, 2),
        ("Hollis's close attacks deal +1 damage to characters with the Fog keyword.", 0, 0, 1),
    ],
)
def test_12_4d_what_is_left_of_it(text: str, tokens: int, rob: int, taken: int) -> None:
    """By Rob, who has Invulnerability."""
    hollis = figure("Hollis", "red", "C6", text, tokens=tokens)
    target = figure("Rob", "blue", "C7", powers=["invulnerability"], tokens=rob, keywords=["Ash"])
    assert asked(HIT, hollis, target)["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("Hollis can reduce penetrating damage with Toughness.", 2),
        ("Hollis can reduce penetrating damage with Invulnerability.", 3),
        ("When Hollis uses Toughness, she can reduce penetrating damage.", 2),
    ],
)
def test_12_4d_the_power_that_reduces_penetrating_damage(text: str, taken: int) -> None:
    """That one alone, and only where she can use it."""
    hollis = figure("Hollis", "red", "C6", text, powers=["toughness"])
    rob = figure("Rob", "blue", "C7", "Rob deals penetrating damage.")
    answer = asked({**HIT, "attacker": "rob", "targets": ["hollis"]}, hollis, rob)
    assert answer["targets"]["hollis"]["damage_taken"] == taken


@pytest.mark.parametrize(
    "text",
    [
        "Hollis can't deal damage.",
        "Hollis can't be dealt penetrating damage.",
        "Hollis can't be dealt damage until your next turn.",
        "When Hollis is attacked with two action tokens, modify defense +1.",
        "When Hollis is hit with a close attack, damage dealt is penetrating and can't be reduced below 2.",
        "When Hollis hits, damage dealt isn't penetrating and can't be reduced below 2.",
        "Opposing characters hit by Rob can't reduce damage.",
        "Characters not hit by Hollis can't reduce damage.",
        "Adjacent friendly characters are dealt 1 less damage.",
        "Hollis deals 1 less damage.",
        "When an adjacent friendly character is hit, damage taken is reduced by 1.",
        "When Hollis attacks, damage taken is reduced by 1.",
        "If Hollis would deal damage, reduce that damage by 1.",
        "When Hollis uses Charge, she can reduce penetrating damage.",
        "Opposing characters' attacks deal +1 damage to Hollis.",
        "Hollis can't be moved or placed by friendly characters' effects.",
        "Hollis can't be targeted by attacks that target other opposing characters.",
        "Hollis can't be targeted by attacks that don't target other characters.",
        "Opposing characters can't use Probability Control on Hollis's rolls.",
        "Opposing characters can't use Outwit unless Hollis is within 6 squares of them.",
        "Opposing characters' defense values can't be modified when attacking Hollis.",
    ],
)
def test_12_4_near_misses_are_not_judged(text: str) -> None:
    """Said of others, of another moment, or the other way round."""
    assert statuses(text)[-1] != "judged"
