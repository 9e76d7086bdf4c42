"""Powers that a card restricts, and what can't be done to somebody: both sides of each (20.2, 20.4, 20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.test_20_2_conditions import asked, figure

PERPLEX = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
OUTWIT = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "charge"}


def legal(question: dict[str, Any], text: str, at: str = "C8", **hollis: Any) -> bool:
    """Return whether Hollis, with that text, may use a power on Rob, of 50 points and the keyword Ash."""
    made = figure("Hollis", "red", "C6", text, points=60, **hollis)
    rob = figure("Rob", "blue", at, points=50, keywords=["Ash"], powers=["charge"])
    answer = asked(question, made, rob)
    assert [row["status"] for row in answer["cards"]] == ["judged"]
    return bool(answer["legal"])


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Outwit.", True),
        ("Outwit, but only to target characters of 50 points or less.", True),
        ("Outwit, but only to target characters of 49 points or less.", False),
        ("Outwit, but only to target characters with the Ash keyword.", True),
        ("Outwit, but only to target characters with the Fog keyword.", False),
    ],
)
def test_20_2_only_to_target_some(text: str, may: bool) -> None:
    """The target is one of those, or it is none."""
    assert legal(OUTWIT, text) == may


def test_20_7_a_version_without_the_restriction_is_chosen() -> None:
    """What the dial shows as well is not restricted."""
    text = "Outwit, but only to target characters of 49 points or less."
    assert legal(OUTWIT, text, powers=["outwit"])
    assert not legal(OUTWIT, text)


@pytest.mark.parametrize(
    ("text", "value", "change", "may"),
    [
        ("Perplex, but only to modify attack.", "attack", 1, True),
        ("Perplex, but only to modify attack.", "defense", 1, False),
        ("Perplex, but only to negatively modify combat values.", "attack", -1, True),
        ("Perplex, but only to negatively modify combat values.", "attack", 1, False),
        ("Perplex, but only to target himself.", "attack", 1, False),
    ],
)
def test_20_2_only_some_changes(text: str, value: str, change: int, may: bool) -> None:
    """Which value, and which way."""
    assert legal({**PERPLEX, "value": value, "change": change}, text) == may


@pytest.mark.parametrize(("at", "may"), [("C11", True), ("C12", False)])
def test_20_2_a_range_value_of_its_own(at: str, may: bool) -> None:
    """Five squares, whatever range the figure has (its minimum of 27.4k stays)."""
    assert legal(OUTWIT, "Outwit with a range value of 5.", at) == may


def test_20_4_who_cant_be_carried_or_healed() -> None:
    """Neither as a passenger, nor by Regeneration."""
    carry = {"type": "legal", "figure": "hollis", "action": "carry", "target": "sam"}
    carrier = figure("Hollis", "red", "C6", powers=[], abilities=["flight"])
    for text, may in (("Sam can't be carried.", False), ("Sam modifies speed +1.", True)):
        assert asked(carry, carrier, figure("Sam", "red", "C7", text))["legal"] == may
    heal = {"type": "use", "figure": "sam", "action": "regeneration", "roll": 6}
    for text, click in (("Sam can't be healed.", 5), ("Sam modifies speed +1.", 2)):
        sam = figure("Sam", "red", "C7", text, powers=["regeneration"], life={"click": 5, "clicks": 8})
        assert asked(heal, sam)["targets"]["sam"]["click_after"] == click
