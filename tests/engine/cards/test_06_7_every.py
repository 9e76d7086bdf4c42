"""Modifiers that count once for so many of something (6.7, 21.5)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import VALUES, figure, value
from tests.engine.cards.reading import one

TOKENS = "Hollis modifies attack +1 for every 2 Wick tokens on her card."
FOES = "Modify attack +1 for every two opposing characters on the map (maximum +1)."
THEIRS = "Opposing characters modify attack -1 for every 2 Wick tokens they have."


@pytest.mark.parametrize(("tokens", "add"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_21_5_for_every_two_tokens(tokens: int, add: int) -> None:
    """A single one over counts for nothing."""
    hollis = figure("Hollis", "red", "C6", TOKENS, named_tokens={"Wick": tokens})
    assert value("hollis", "attack", hollis) == VALUES["attack"] + add


@pytest.mark.parametrize(("count", "add"), [(1, 0), (2, 1), (3, 1), (4, 1)])
def test_6_7_for_every_two_characters_at_most_so_much(count: int, add: int) -> None:
    """The maximum bounds how often it counts."""
    others = [figure(f"Rob{number}", "blue", f"{'EFGH'[number]}9") for number in range(count)]
    assert value("hollis", "attack", figure("Hollis", "red", "C6", FOES), *others) == VALUES["attack"] + add


@pytest.mark.parametrize(("tokens", "add"), [(1, 0), (2, -1)])
def test_21_5_of_their_own_tokens(tokens: int, add: int) -> None:
    """Those of whom it is for, not those of whose card it is."""
    hollis = figure("Hollis", "red", "C6", THEIRS, named_tokens={"Wick": 4})
    rob = figure("Rob", "blue", "C9", named_tokens={"Wick": tokens})
    assert value("rob", "attack", hollis, rob) == VALUES["attack"] + add


@pytest.mark.parametrize(
    "text",
    [
        "Hollis modifies attack +1 for every 1 Wick tokens on her card.",
        "Hollis modifies attack +1 for every 2 Wick tokens.",
        "Hollis modifies attack +1 for every 2 Wick tokens he sees.",
    ],
)
def test_21_5_whose_tokens_has_to_be_said(text: str) -> None:
    """And how many at a time."""
    assert one(text, "Hollis").status != "judged"
