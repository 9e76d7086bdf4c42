"""What follows an attack, and in which order (8.1c, 8.1d, 8.1h, 12.3c, 17.11, 27.2k, 27.6d)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer, DocumentError
from tests.engine.fight.scenes import attack, figure, said

HURT = {"click": 3, "clicks": 9}
FOE = figure("ultron", "blue", "C6", values={"defense": 10}, life={"click": 1, "clicks": 9})
CRATE = [{"id": "crate", "held_by": "cap"}]
BY_CRATE = "close-terrain-action"


def swing(*powers: str, **more: Any) -> Answer:
    """A hit with the crate that Cap, who is hurt, holds."""
    cap = figure("cap", "red", "C5", powers=list(powers), life=more.pop("life", HURT))
    return attack("close", (3, 4), ["ultron"], cap, FOE, action=BY_CRATE, objects=CRATE, **more)


@pytest.mark.parametrize(
    ("choices", "order", "said_so"),
    [
        ({}, ("steal-energy", BY_CRATE), "attack-after-as-listed"),
        ({"after:cap": "steal-energy"}, ("steal-energy", BY_CRATE), "attack-after-chosen"),
        ({"after:cap": BY_CRATE}, (BY_CRATE, "steal-energy"), "attack-after-chosen"),
        ({"after:cap": "decline"}, ("steal-energy", BY_CRATE), "attack-after-as-listed"),
    ],
)
def test_8_1h_the_active_player_orders_what_follows(
    choices: dict[str, Any], order: tuple[str, ...], said_so: str
) -> None:
    """Healing and the crate's end both come after resolutions: the player says which is first, or is asked for it."""
    found = swing("steal-energy", choices=choices)
    assert found.fields["after"] == order
    assert said_so in said(found)
    assert found.fields["pending"] == (() if choices else ("after:cap",))
    assert found.fields["refused"] == ()


@pytest.mark.parametrize(
    ("powers", "life", "order"),
    [
        ((), HURT, (BY_CRATE,)),
        (("steal-energy",), {"click": 1, "clicks": 9}, (BY_CRATE,)),
    ],
)
def test_8_1h_one_effect_has_no_order(powers: tuple[str, ...], life: dict[str, int], order: tuple[str, ...]) -> None:
    """Without Steal Energy, or on the starting line where it heals nothing, nobody is asked; an answer is refused."""
    found = swing(*powers, life=life)
    assert (found.fields["after"], found.fields["pending"]) == (order, ())
    refused = swing(*powers, life=life, choices={"after:cap": BY_CRATE})
    assert refused.fields["refused"] == ("after:cap",)


def test_8_1h_what_does_not_follow_is_not_chosen() -> None:
    """A name of something else is refused, and the order stays open; a number is an input error."""
    found = swing("steal-energy", choices={"after:cap": "flurry"})
    assert (found.fields["refused"], found.fields["pending"]) == (("after:cap",), ())
    assert found.fields["after"] == ("steal-energy", BY_CRATE)


def test_8_1d_what_is_immediate_comes_first() -> None:
    """Thrown through a wall: the wall goes as soon as the attack has resolved, the crate after resolutions."""
    cap = figure("cap", "red", "C3", abilities=["improved-targeting:destroy-blocking"])
    found = attack(
        "range", (3, 4), ["ultron"], cap, FOE, action="range-terrain-action", objects=CRATE, map={"walls": ["C4/C5"]}
    )
    assert found.fields["after"] == ("improved-targeting:destroy-blocking", "range-terrain-action")
    assert found.fields["destroyed"] == ("C4/C5", "crate")
    assert found.fields["pending"] == ()
    assert "attack-after-immediate" in said(found)


def test_12_3c_a_critical_miss_comes_before_what_is_destroyed() -> None:
    """Its damage is immediate; the crate is destroyed after it all the same."""
    cap = figure("cap", "red", "C5", powers=["steal-energy"], life=HURT)
    found = attack("close", (1, 1), ["ultron"], cap, FOE, action=BY_CRATE, objects=CRATE)
    assert found.fields["after"] == ("critical-miss", BY_CRATE)


def test_8_1h_nothing_follows_a_plain_attack() -> None:
    """Neither effect nor question, nor a word of it."""
    found = attack("close", (3, 4), ["ultron"], figure("cap", "red", "C5"), FOE)
    assert (found.fields["after"], found.fields["pending"]) == ((), ())
    assert not [message for message in said(found) if message.startswith("attack-after")]


def test_8_1h_an_answer_that_is_no_name() -> None:
    """A die is no name of an effect: it is refused."""
    assert swing("steal-energy", choices={"after:cap": 3}).fields["refused"] == ("after:cap",)
    with pytest.raises(DocumentError):
        swing("steal-energy", choices={"after:cap": [1, "x"]})
