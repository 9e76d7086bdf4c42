"""What is "within range" is within the calculated range value of whose card it stands on (11.3, 11.3a, 11.3b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import figure, usable

TEXT = "Friendly characters within range can use Flurry."
FARTHER = {"modifiers": [{"value": "range", "add": 2, "from": "Plan"}]}
NEARER = {"modifiers": [{"value": "range", "add": -1, "from": "Plan"}]}
LENT = {"name": "Spyglass", "effects": [{"modify": "range", "add": 1, "lent": "adjacent-friends"}]}


@pytest.mark.parametrize(
    ("at", "more", "may"),
    [
        ("C12", {}, True),
        ("C13", {}, False),
        ("C14", FARTHER, True),
        ("C15", FARTHER, False),
        ("C12", NEARER, False),
        ("C11", NEARER, True),
    ],
)
def test_11_3a_a_range_value_that_is_modified(at: str, more: dict[str, Any], may: bool) -> None:
    """Printed are six squares; Hollis stands on C6."""
    assert usable("sam", "flurry", figure("Hollis", "red", "C6", TEXT, **more), figure("Sam", "red", at)) == may


@pytest.mark.parametrize(
    ("own", "at", "may"),
    [
        ("Hollis has a range value of 8.", "C14", True),
        ("Hollis has a range value of 8.", "C15", False),
        ("Modify range +1.", "C13", True),
        ("Hollis has a maximum range value of 4.", "C11", False),
    ],
)
def test_11_3a_a_range_value_that_a_card_changes(own: str, at: str, may: bool) -> None:
    """Replaced, modified or bounded by her own card (6.8, 13.4)."""
    hollis = figure("Hollis", "red", "C6", f"{TEXT} // {own}")
    assert usable("sam", "flurry", hollis, figure("Sam", "red", at)) == may


@pytest.mark.parametrize(("pat", "may"), [("C7", True), ("C8", False)])
def test_11_3a_a_range_value_that_a_friend_modifies(pat: str, may: bool) -> None:
    """While the two are adjacent."""
    figures = figure("Hollis", "red", "C6", TEXT), {**figure("Pat", "red", pat), "special": [LENT]}
    assert usable("sam", "flurry", *figures, figure("Sam", "red", "C13")) == may


def test_14_2_the_rule_of_three_holds_for_range_too() -> None:
    """Of four modifiers of 1 three count."""
    plans = [{"value": "range", "add": 1, "from": f"Plan {number}"} for number in range(4)]
    for at, may in (("C15", True), ("C16", False)):
        hollis = figure("Hollis", "red", "C6", TEXT, modifiers=plans)
        assert usable("sam", "flurry", hollis, figure("Sam", "red", at)) == may


def test_11_3b_a_character_is_within_its_own_range() -> None:
    """Always, with a range value of 0 as well."""
    hollis = figure("Hollis", "red", "C6", TEXT, values={"speed": 8, "attack": 10, "defense": 17, "damage": 3})
    assert usable("hollis", "flurry", hollis)
