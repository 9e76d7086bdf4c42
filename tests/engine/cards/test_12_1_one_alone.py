"""Who can't make an attack with more than one target makes none on all, and none that spreads (12.1, 20.4, 27.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure

ALONE = "Hollis can't make an attack with more than one target."
FREE = "Hollis can't be carried."


def attack(text: str, action: str, kind: str, *squares: str, beside: str = "") -> dict[str, Any]:
    """Return what comes of an attack on opponents in those squares, with another one beside them who isn't named."""
    values = {**VALUES, "targets": 3}
    hollis = figure("Hollis", "red", "C6", text, powers=[] if action == kind else [action], values=values)
    foes = [figure(name, "blue", at) for name, at in zip(("Rob", "Tim", "Uma"), squares, strict=False)]
    others = [figure("Vic", "blue", beside)] if beside else []
    question: dict[str, Any] = {"type": "attack", "attacker": "hollis", "kind": kind, "roll": [5, 4], "action": action}
    named = {**question, "targets": [foe["id"] for foe in foes]}
    return asked(named if action != kind else {key: each for key, each in named.items() if key != "action"},
                 hollis, *foes, *others)  # fmt: skip


@pytest.mark.parametrize(
    ("action", "kind", "squares"),
    [
        ("range", "range", ("C9", "E9")),
        ("quake", "close", ("C7", "D7")),
        ("pulse-wave", "range", ("C8", "E8")),
        ("energy-explosion", "range", ("C10", "E10")),
    ],
)
def test_12_1_two_targets_are_one_too_many(action: str, kind: str, squares: tuple[str, str]) -> None:
    """Whatever action makes the attack; on one alone it is as legal as ever, and so are two without the card."""
    barred = attack(ALONE, action, kind, *squares)
    assert barred["legal"] is False
    assert [reason["rule"] for reason in barred["because"]] == ["20.4"]
    assert attack(ALONE, action, kind, squares[0])["legal"] is True
    assert attack(FREE, action, kind, *squares)["legal"] is True


def test_27_2b_whoever_becomes_a_target_is_one() -> None:
    """Energy Explosion on somebody with another one beside; not with one who stands two squares away."""
    assert attack(ALONE, "energy-explosion", "range", "C10", beside="D10")["legal"] is False
    assert attack(ALONE, "energy-explosion", "range", "C10", beside="E10")["legal"] is True
    assert attack(FREE, "energy-explosion", "range", "C10", beside="D10")["legal"] is True


def test_12_1b_an_attack_on_all_spares_nobody() -> None:
    """To name one of two does not make it an attack on one."""
    assert attack(ALONE, "quake", "close", "C7", beside="D7")["legal"] is False


def test_12_1_more_than_one_may_be_a_number_of_its_own() -> None:
    """A card that gives two targets bars no attack on all."""
    two = "Hollis's attacks can have 2 targets."
    assert attack(two, "quake", "close", "C7", "D7", "B7")["legal"] is True
