"""Sentences behind a list that change its power, wherever it is used through that card (20.7a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import statuses

OUTWIT = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "charge"}
PERPLEX = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack", "change": -1}


def used(text: str, ask: dict[str, Any], at: str, between: bool = False, **more: Any) -> bool:
    """Return whether Hollis, in C3 with a range of 6, may use a power of her card on Rob; Sam may stand between."""
    figures = [figure("Hollis", "red", "C3", text, **more), figure("Rob", "blue", at, powers=["charge"])]
    figures += [figure("Sam", "blue", "D3")] if between else []
    answer = asked(ask, *figures)
    assert {row["status"] for row in answer["cards"]} == {"judged"}
    return bool(answer["legal"])


@pytest.mark.parametrize(
    ("text", "ask", "at", "between", "expected"),
    [
        ("Outwit.", OUTWIT, "L3", False, False),
        ("Outwit. When Hollis uses it, she has a range value of 10.", OUTWIT, "L3", False, True),
        ("Outwit. When Hollis uses it, her range value becomes 9.", OUTWIT, "L3", False, True),
        ("Outwit. When Hollis uses it, her range value becomes 8.", OUTWIT, "L3", False, False),
        ("Perplex. When Hollis uses it, she has a range value of 10.", PERPLEX, "L3", False, True),
        ("Outwit, Perplex. When Hollis uses either, her minimum range value is 9.", OUTWIT, "L3", False, True),
        ("Outwit, Perplex. When Hollis uses either, her minimum range value is 9.", PERPLEX, "L3", False, True),
        ("Outwit, Perplex. When Hollis uses either power, she has a range value of 8.", OUTWIT, "L3", False, False),
        ("Outwit. When Hollis uses it, she has Improved Targeting: Characters.", OUTWIT, "G3", True, True),
        ("Outwit. When Hollis uses it, she has Improved Targeting: Hindering.", OUTWIT, "G3", True, False),
        (
            "Outwit, Perplex. When Hollis uses Perplex, she has a range value of 10 and can use "
            "Improved Targeting: Characters.",
            PERPLEX,
            "L3",
            True,
            True,
        ),
        (
            "Outwit, Perplex. When Hollis uses Perplex, she has a range value of 10 and can use "
            "Improved Targeting: Characters.",
            OUTWIT,
            "L3",
            False,
            False,
        ),
    ],
)
def test_20_7a_a_range_and_lines_of_fire_of_its_own(
    text: str, ask: dict[str, Any], at: str, between: bool, expected: bool
) -> None:
    """For the power of the sentence alone, whatever else stands in the list."""
    assert used(text, ask, at, between) is expected


def attacked(text: str, action: str, *targets: str, kind: str = "range", **more: Any) -> dict[str, Any]:
    """Return what Hollis's attack comes to: Rob stands beside her or three squares off, Zoe four, Sam nine."""
    hollis = figure("Hollis", "red", "C3", text, **more)
    near = figure("Rob", "blue", "D3" if kind == "close" else "F3")
    ask = {"type": "attack", "attacker": "hollis", "targets": list(targets), "kind": kind, "roll": [5, 5]}
    others = (figure("Zoe", "blue", "F6"), figure("Sam", "blue", "C12"))
    return asked({**ask, "action": action}, hollis, near, *others)


@pytest.mark.parametrize(
    ("rider", "power", "kind", "damage"),
    [
        ("", "Quake", "close", 2),
        ("When Hollis uses it, she deals 3 damage instead of 2.", "Quake", "close", 3),
        ("When Hollis uses it, it deals 4 damage instead.", "Quake", "close", 4),
        ("When Hollis uses it, she deals 1 damage instead of 2.", "Quake", "close", 1),
        ("When Hollis uses it, hit characters are dealt 3 damage instead of 2.", "Energy Explosion", "range", 3),
    ],
)
def test_12_4c_the_damage_that_a_power_deals(rider: str, power: str, kind: str, damage: int) -> None:
    """As its card says, more or less than the power itself."""
    answer = attacked(f"{power}. {rider}", power.lower().replace(" ", "-"), "rob", kind=kind)
    assert answer["targets"]["rob"]["damage_dealt"] == damage


def test_20_7_who_has_the_power_itself_may_use_that() -> None:
    """The dial's own Quake is another version: its damage is no smaller for the card's."""
    text = "Quake. When Hollis uses it, she deals 1 damage instead of 2."
    answer = attacked(text, "quake", "rob", kind="close", powers=["quake"])
    assert answer["targets"]["rob"]["damage_dealt"] == 2


@pytest.mark.parametrize(
    ("rider", "targets", "legal"),
    [
        ("", ("rob",), True),
        ("", ("rob", "zoe"), False),
        ("When Hollis uses it, she has [2 targets].", ("rob", "zoe"), True),
        ("When Hollis uses it, she has [2 targets].", ("rob", "zoe", "sam"), False),
        ("When Hollis uses it, she has a range value of 9, two lightning bolts.", ("rob", "sam"), True),
        ("When Hollis uses it, she has a range value of 8 and two lightning bolts.", ("rob", "sam"), False),
    ],
)
def test_12_1_the_targets_that_a_power_has(rider: str, targets: tuple[str, ...], legal: bool) -> None:
    """So many, and as far as its card says."""
    assert attacked(f"Mind Control. {rider}", "mind-control", *targets)["legal"] is legal


@pytest.mark.parametrize(
    "rider",
    [
        "When Hollis uses it, it deals 3 damage instead of 1.",  # 2 is what it deals
        "When Hollis uses it, she may deal 3 damage instead of 2.",
        "When Hollis uses it and targets a single character, it deals 3 damage instead of 2.",
        "When Hollis uses it, it deals 3 damage instead of 2 until your next turn.",
        "When an opposing character uses it, it deals 3 damage instead of 2.",
        "When Hollis uses it, she doesn't deal 3 damage instead of 2.",
        "When Hollis uses either, it deals 3 damage instead of 2.",  # one power is listed
    ],
)
def test_20_7a_one_word_away(rider: str) -> None:
    """What says something else is not judged."""
    assert statuses(f"Quake. {rider}", "Hollis")[1] != "judged"
