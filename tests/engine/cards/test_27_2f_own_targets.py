"""Incapacitate with a number of targets of its own: so many get tokens, and no damage (12.1a, 20.2, 27.2f, P217)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, VALUES, asked, figure
from tests.engine.cards.reading import one

TEXT = "Incapacitate with 2 targets."
KEY = "incapacitate:hollis"
BESIDE, AFAR = ("C7", "D7", "B7"), ("C9", "D9", "B9")


def attack(count: int, kind: str = "close", chosen: str = "", targets: int = 1, **more: Any) -> dict[str, Any]:
    """Return what comes of Hollis's attack on so many."""
    hollis = figure("Hollis", "red", "C6", TEXT, values={**VALUES, "targets": targets}, **more)
    squares = BESIDE if kind == "close" else AFAR
    foes = [figure(name, "blue", at) for name, at in zip(("Rob", "Tim", "Uma"), squares, strict=True)][:count]
    question = {**HIT, "kind": kind, "targets": [foe["id"] for foe in foes]}
    return asked({**question, "choices": {KEY: chosen} if chosen else {}}, hollis, *foes)


@pytest.mark.parametrize("kind", ["close", "range"])
def test_27_2f_two_get_tokens_and_no_damage(kind: str) -> None:
    """Nobody has to say so: two can be targeted by the card alone."""
    targets = attack(2, kind)["targets"]
    assert {name: (each["damage_taken"], each["tokens_after"]) for name, each in targets.items()} == {
        "rob": (0, 1),
        "tim": (0, 1),
    }


def test_27_2f_against_one_it_is_a_choice() -> None:
    """As ever: damage, unless the tokens are chosen."""
    assert attack(1)["targets"]["rob"]["damage_taken"] == VALUES["damage"]
    assert attack(1, chosen="use")["targets"]["rob"]["damage_taken"] == 0


def test_12_1a_no_more_than_the_card_says() -> None:
    """Three are too many; and two, if the tokens are declined."""
    assert attack(3)["legal"] is False
    assert attack(2, chosen="decline")["legal"] is False
    assert attack(2, chosen="use")["legal"] is True


def test_12_1a_where_the_base_shows_as_many_the_damage_may_be_dealt() -> None:
    """The card adds nothing then: both ways are open."""
    assert attack(2, targets=2, chosen="decline")["legal"] is True
    assert attack(3, targets=3, chosen="decline")["legal"] is True


def test_20_5_a_power_that_it_can_not_use_gives_no_targets() -> None:
    """Outwit took it."""
    assert attack(2, cant_use=["incapacitate"])["legal"] is False


def test_12_1a_an_action_with_damage_of_its_own_has_its_own_number() -> None:
    """Energy Explosion gives no tokens, so its original targets are those of the base."""
    hollis = figure("Hollis", "red", "C6", TEXT, values={**VALUES, "targets": 1}, powers=["energy-explosion"])
    foes = figure("Rob", "blue", "C9"), figure("Tim", "blue", "G6")
    question = {**HIT, "kind": "range", "targets": ["rob", "tim"], "action": "energy-explosion"}
    assert asked(question, hollis, *foes)["legal"] is False


def test_12_the_chances_of_an_attack_on_two_by_the_card_alone() -> None:
    """They may be hit, and nobody takes damage."""
    hollis = figure("Hollis", "red", "C6", TEXT)
    foes = [figure(name, "blue", at, life={"click": 1, "clicks": 8}) for name, at in (("Rob", "C9"), ("Tim", "D9"))]
    odds = asked({"type": "odds", "attacker": "hollis", "targets": ["rob", "tim"], "kind": "range"}, hollis, *foes)
    assert [odds["targets"][name]["expected_clicks"]["exact"] for name in ("rob", "tim")] == ["0", "0"]


def test_12_1_who_may_be_targeted_at_all() -> None:
    """One alone is as legal as ever."""
    assert asked(LEGAL, figure("Hollis", "red", "C6", TEXT), figure("Rob", "blue", "C7"))["legal"] is True


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (TEXT, "judged"),
        ("Incapacitate with three targets.", "judged"),
        ("Incapacitate, but with 2 targets.", "judged"),
        ("Incapacitate with 2 tokens.", "reminded"),
        ("Incapacitate without 2 targets.", "unread"),
    ],
)
def test_20_2_how_the_number_is_told(text: str, status: str) -> None:
    """In the wordings of other powers, and no others."""
    assert one(text, "Hollis").status == status
