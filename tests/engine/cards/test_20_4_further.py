"""Further wordings of what can't be done, and of damage: both sides of each (12.1, 12.4, 12.5, 20.4, 27.8d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one


@pytest.mark.parametrize(
    ("text", "keywords", "legal"),
    [
        ("Hollis can only carry characters that share a keyword with her.", ["Ash"], True),
        ("Hollis can only carry characters that share a keyword with her.", ["Fog"], False),
        ("Hollis can only carry friendly characters with the Fog keyword.", ["Fog"], True),
        ("Hollis can only carry friendly characters with the Fog keyword.", ["Ash"], False),
    ],
)
def test_27_8d_whom_alone_somebody_carries(text: str, keywords: list[str], legal: bool) -> None:
    """Others can't be carried by this character, and by any other they can."""
    hollis = figure("Hollis", "red", "C3", text, keywords=["Ash"], abilities=["flight"])
    rob = figure("Rob", "red", "C4", keywords=keywords)
    sam = figure("Sam", "red", "D4", abilities=["flight"], size="giant")
    answer = asked({"type": "legal", "figure": "hollis", "action": "carry", "target": "rob"}, hollis, rob, sam)
    assert (answer["legal"], answer["cards"][0]["status"]) == (legal, "judged")
    assert asked({"type": "legal", "figure": "sam", "action": "carry", "target": "rob"}, hollis, rob, sam)["legal"]


@pytest.mark.parametrize(("targets", "legal"), [(["rob"], True), (["rob", "zoe"], False)])
def test_12_1_a_single_target(targets: list[str], legal: bool) -> None:
    """However many its base shows."""
    hollis = figure("Hollis", "red", "C3", "Hollis can't target more than one character.")
    hollis["values"] = {**hollis["values"], "targets": 2}
    ask = {"type": "attack", "attacker": "hollis", "targets": targets, "kind": "range", "roll": [5, 5]}
    assert asked(ask, hollis, figure("Rob", "blue", "F3"), figure("Zoe", "blue", "F5"))["legal"] is legal


@pytest.mark.parametrize(("at", "legal"), [("C9", True), ("C10", False)])
def test_20_4_targeted_from_near_by_alone(at: str, legal: bool) -> None:
    """Within so many squares, and no farther."""
    hollis = figure("Hollis", "red", "C3")
    hollis["values"] = {**hollis["values"], "range": 10}
    rob = figure("Rob", "blue", at, "Rob can only be targeted by characters within 6 squares.")
    ask = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": "range", "roll": [5, 5]}
    assert asked(ask, hollis, rob)["legal"] is legal


def taken(text: str, of: str = "rob", kind: str = "close", **more: Any) -> int:
    """Return the damage that Rob takes from Hollis, whose points are higher; Zoe, a friend, stands beside him."""
    texts = {name: text if name == of else "" for name in ("hollis", "rob", "zoe")}
    there = "C7" if kind == "close" else "C9"
    figures = (
        figure("Hollis", "red", "C6", texts["hollis"], points=60),
        figure("Rob", "blue", there, texts["rob"], points=50, keywords=["Ash"]),
        figure("Zoe", "blue", "D7" if kind == "close" else "D9", texts["zoe"]),
    )
    return int(asked({**HIT, "kind": kind, **more}, *figures)["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize(
    ("text", "of", "kind", "damage"),
    [
        ("When Rob is hit by a range attack, he takes a maximum of 2 damage.", "rob", "range", 2),
        ("When Rob is hit by a range attack, he takes a maximum of 2 damage.", "rob", "close", 3),
        ("When Rob is hit by a character of higher points, he takes a maximum of 1 damage.", "rob", "close", 1),
        ("When Rob is hit by a character of lower points, he takes a maximum of 1 damage.", "rob", "close", 3),
        ("Rob can't be dealt more than 2 damage from an attack.", "rob", "close", 2),
        ("Hollis's close attacks deal +1 damage.", "hollis", "close", 4),
        ("Hollis's close attacks deal +1 damage.", "hollis", "range", 3),
        ("Hollis deals +1 damage to characters with the Ash keyword.", "hollis", "close", 4),
        ("Hollis deals +1 damage to characters with the Fog keyword.", "hollis", "close", 3),
        ("Damage taken by adjacent friendly characters from range attacks is reduced by 1.", "zoe", "range", 2),
        ("Damage taken by adjacent friendly characters from range attacks is reduced by 1.", "zoe", "close", 3),
    ],
)
def test_12_5_damage_in_other_words(text: str, of: str, kind: str, damage: int) -> None:
    """In the attacks that are meant, and in no others."""
    assert taken(text, of, kind) == damage


@pytest.mark.parametrize(
    ("text", "roll", "damage"),
    [
        ("Rob takes a maximum of 2 damage from critical hits.", [6, 6], 2),
        ("Rob takes a maximum of 2 damage from critical hits.", [5, 6], 3),
        ("Hollis's critical hits deal +1 damage.", [6, 6], 5),
        ("Hollis's critical hits deal +1 damage.", [5, 6], 3),
    ],
)
def test_12_3b_of_critical_hits(text: str, roll: list[int], damage: int) -> None:
    """A critical hit deals 1 more by itself."""
    assert taken(text, "hollis" if "Hollis" in text else "rob", roll=roll) == damage


@pytest.mark.parametrize(
    "text",
    [
        "Hollis can only carry friendly characters named Rob or with the Ash keyword.",
        "Hollis can only carry opposing characters.",
        "Hollis can't only carry characters with the Ash keyword.",
        "Hollis can't target one character.",
        "Hollis can't be targeted by characters within 6 squares unless she moved.",
        "When an opposing character is hit by a range attack, she takes a maximum of 2 damage.",
        "When Hollis is hit by a range attack, that character takes a maximum of 2 damage.",
        "Hollis deals +1 damage instead of attacking.",
        "Hollis's close attacks deal -1 damage or more.",
    ],
)
def test_20_4_one_word_away(text: str) -> None:
    """What says something else is not judged."""
    assert one(text, "Hollis").status != "judged"
