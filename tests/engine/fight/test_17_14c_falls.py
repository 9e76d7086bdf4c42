"""Damage for ground that Quake destroyed, among what follows the attack (8.1h, 12.6e, 17.14c, P91)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from tests.engine.fight.scenes import attack, figure

FOE = figure("ultron", "blue", "D5", values={"defense": 10}, life={"click": 1, "clicks": 9})
UNDER_CAP = [{"id": "hill", "kind": "elevated", "at": ["C5", "D5"], "levels": 1}]
UNDER_FOE = [{"id": "hill", "kind": "elevated", "at": ["D5"], "levels": 1, "transitions": ["D5/C5"]}]


def quake(
    *powers: str,
    life: dict[str, int],
    markers: list[dict[str, Any]] | None = None,
    roll: tuple[int, int] = (3, 4),
    **more: Any,
) -> Answer:
    """Cap's Quake from C5 against Ultron beside it, both on one elevated marker unless told."""
    cap = figure("cap", "red", "C5", powers=["quake", *powers], life=life)
    where = UNDER_CAP if markers is None else markers
    more["choices"] = {"knockback": "decline", **more.get("choices", {})}
    return attack("close", roll, ["ultron"], cap, FOE, action="quake", markers=where, **more)


def end(found: Answer) -> tuple[Any, ...]:
    """What the attacker heals, where its dial ends, and what follows the attack."""
    fall = found.fields["fallen"].get("cap", {})
    return found.fields["attacker_healed"], fall.get("click_after"), found.fields["after"]


@pytest.mark.parametrize(
    ("choices", "found"),
    [
        ({}, (1, 4, ("steal-energy", "fall"))),
        ({"after:cap": "steal-energy"}, (1, 4, ("steal-energy", "fall"))),
        ({"after:cap": "fall"}, (1, 4, ("fall", "steal-energy"))),
    ],
)
def test_8_1h_the_attackers_own_fall_and_its_healing(choices: dict[str, Any], found: tuple[Any, ...]) -> None:
    """In the middle of a dial both orders end on the same click; the player may choose, and is asked."""
    answer = quake("steal-energy", life={"click": 4, "clicks": 9}, choices=choices)
    assert end(answer) == found
    assert answer.fields["pending"] == (() if choices else ("after:cap",))
    assert answer.fields["refused"] == ()
    assert ("8.1h", "P91") in [(step.rule, step.reading) for step in answer.ruling.steps]


@pytest.mark.parametrize(
    ("first", "found"), [("steal-energy", (0, 2, ("steal-energy", "fall"))), ("fall", (1, 1, ("fall", "steal-energy")))]
)
def test_8_1h_on_the_starting_line_the_fall_first_is_better(first: str, found: tuple[Any, ...]) -> None:
    """Healed before, nothing turns; after the fall the click is healed again."""
    assert end(quake("steal-energy", life={"click": 1, "clicks": 9}, choices={"after:cap": first})) == found


@pytest.mark.parametrize(("first", "ko", "healed"), [("steal-energy", False, 1), ("fall", True, 0)])
def test_8_1h_on_the_last_click_the_healing_first_saves(first: str, ko: bool, healed: int) -> None:
    """The fall first KO's, and nobody is healed any more."""
    answer = quake("steal-energy", life={"click": 9, "clicks": 9}, choices={"after:cap": first})
    assert (answer.fields["fallen"]["cap"]["ko"], answer.fields["attacker_healed"]) == (ko, healed)


def test_17_14c_only_the_attackers_own_fall_is_ordered() -> None:
    """Ultron alone stood on the marker: its damage comes last, and nobody is asked."""
    answer = quake("steal-energy", life={"click": 4, "clicks": 9}, markers=UNDER_FOE)
    assert answer.fields["after"] == ("steal-energy", "fall")
    assert (answer.fields["pending"], list(answer.fields["fallen"])) == ((), ["ultron"])
    refused = quake("steal-energy", life={"click": 4, "clicks": 9}, markers=UNDER_FOE, choices={"after:cap": "fall"})
    assert refused.fields["refused"] == ("after:cap",)


def test_17_14c_without_healing_the_fall_is_alone() -> None:
    """No Steal Energy, or a critical miss, whose damage is immediate: there is nothing to choose."""
    plain = quake(life={"click": 4, "clicks": 9})
    assert (plain.fields["after"], plain.fields["pending"]) == (("fall",), ())
    missed = quake("steal-energy", life={"click": 4, "clicks": 9}, roll=(1, 1))
    assert (missed.fields["after"], missed.fields["pending"]) == (("critical-miss", "fall"), ())
    assert missed.fields["fallen"]["cap"]["click_after"] == 6


def test_17_14c_flat_ground_has_no_fall() -> None:
    """Nothing under anybody is destroyed."""
    answer = quake("steal-energy", life={"click": 4, "clicks": 9}, markers=[])
    assert (answer.fields["after"], dict(answer.fields["fallen"])) == (("steal-energy",), {})


def test_27_7g_an_immune_attackers_fall_needs_no_order() -> None:
    """It takes no damage for its lost ground, so nobody is asked what comes first, and no fall follows."""
    hill = {"id": "hill", "kind": "elevated", "at": ["C5"], "levels": 1}
    cap = figure(
        "cap", "red", "C5", powers=["quake", "steal-energy"], abilities=["immune"], life={"click": 4, "clicks": 9}
    )
    choices = {"knockback": "decline"}
    answer = attack("close", (3, 4), ["ultron"], cap, FOE, action="quake", markers=[hill], choices=choices)
    assert (answer.fields["after"], answer.fields["pending"]) == (("steal-energy",), ())
