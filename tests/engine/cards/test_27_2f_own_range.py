"""Incapacitate with a range value of its own: what reaches by it alone gives tokens, and no damage (11.3, 27.2f)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, VALUES, asked, figure
from tests.engine.cards.reading import one

TEXT = "Incapacitate with a range value of 5."
SHORT = {**VALUES, "range": 2}
KEY = "incapacitate:hollis"


def shot(at: str, chosen: str = "", action: str | None = None) -> dict[str, Any]:
    """Return what comes of Hollis's range attack on Rob."""
    hollis = figure("Hollis", "red", "C6", TEXT, values=SHORT, powers=["energy-explosion"])
    question = {**HIT, "kind": "range", "choices": {KEY: chosen} if chosen else {}}
    return asked({**question, **({"action": action} if action else {})}, hollis, figure("Rob", "blue", at))


@pytest.mark.parametrize(("at", "able"), [("C8", True), ("C9", True), ("C11", True), ("C12", False)])
def test_11_3_the_own_range_reaches_as_far_as_the_card_says(at: str, able: bool) -> None:
    """Five squares, whatever is printed on the base; without the card two."""
    hollis = figure("Hollis", "red", "C6", TEXT, values=SHORT)
    bare = figure("Hollis", "red", "C6", "", values=SHORT)
    question = {**LEGAL, "action": "range"}
    assert asked(question, hollis, figure("Rob", "blue", at))["legal"] == able
    assert asked(question, bare, figure("Rob", "blue", at))["legal"] == (at == "C8")


def test_27_2f_beyond_the_printed_range_tokens_are_given() -> None:
    """Nobody has to say so: no damage can be dealt as far away."""
    rob = shot("C11")["targets"]["rob"]
    assert (rob["result"], rob["damage_taken"], rob["tokens_after"]) == ("hit", 0, 1)


def test_27_2f_within_the_printed_range_it_is_a_choice() -> None:
    """As ever: damage, unless the tokens are chosen."""
    assert shot("C8")["targets"]["rob"]["damage_taken"] == VALUES["damage"]
    rob = shot("C8", chosen="use")["targets"]["rob"]
    assert (rob["damage_taken"], rob["tokens_after"]) == (0, 1)


def test_11_3_who_declines_the_tokens_has_the_printed_range() -> None:
    """The target is out of reach then."""
    assert shot("C11", chosen="decline")["legal"] is False
    assert shot("C8", chosen="decline")["legal"] is True


def test_12_4c_an_action_that_deals_its_own_damage_has_its_own_reach() -> None:
    """Nothing can be given instead of what Energy Explosion deals."""
    assert shot("C11", action="energy-explosion")["legal"] is False


def test_12_the_chances_of_an_attack_that_reaches_by_it_alone() -> None:
    """It may hit, and nobody takes damage."""
    hollis = figure("Hollis", "red", "C6", TEXT, values=SHORT)
    question = {"type": "odds", "attacker": "hollis", "targets": ["rob"], "kind": "range"}
    odds = asked(question, hollis, figure("Rob", "blue", "C11", life={"click": 1, "clicks": 8}))
    assert odds["targets"]["rob"]["expected_clicks"]["exact"] == "0"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (TEXT, "judged"),
        ("Incapacitate with range 5.", "judged"),
        ("Incapacitate, but with a range value of 5.", "judged"),
        ("Incapacitate, but without a range value of 5.", "reminded"),
        ("Incapacitate until a range value of 5.", "unread"),
    ],
)
def test_20_2_how_the_range_is_told(text: str, status: str) -> None:
    """In the wordings of other powers, and no others."""
    assert one(text, "Hollis").status == status
