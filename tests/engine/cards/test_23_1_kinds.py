"""Keywords as cards print them without a capital, slips of print, and names with a mark (21.5, 23.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, figure, value
from tests.engine.cards.reading import one

ATTACK = int(VALUES["attack"])
SMALL = "Hollis modifies attack +1 when attacking characters with [Colossal symbol] or the monster keyword."
MARKED = "Hollis modifies her attack +1 for each of her Whoosh! tokens."


@pytest.mark.parametrize(("keywords", "size", "add"), [(["Monster"], "standard", 1), ([], "colossal", 1),
                                                       (["Robot"], "standard", 0)])  # fmt: skip
def test_23_1_a_keyword_without_a_capital(keywords: list[str], size: str, add: int) -> None:
    """It is the keyword of that name, however it is printed."""
    at: Any = "G8" if size == "standard" else ["G8", "G9", "H8", "H9"]
    figures = (figure("Hollis", "red", "G7", SMALL), figure("Rob", "blue", at, keywords=keywords, size=size))
    during = {"attacker": "hollis", "target": "rob", "attack": "close"}
    assert value("hollis", "attack", *figures, during=during) == ATTACK + add


@pytest.mark.parametrize("word", ["same", "chosen", "shared", "listed", "noted", "fog"])
def test_23_1_no_other_small_word_is_a_keyword(word: str) -> None:
    """What was chosen, or is the same, has no name."""
    text = f"Hollis modifies attack +1 when attacking characters with [Colossal symbol] or the {word} keyword."
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(("tokens", "add"), [({"Whoosh!": 2}, 2), ({"Whoosh": 2}, 0), ({}, 0)])
def test_21_5_tokens_whose_name_has_a_mark(tokens: dict[str, int], add: int) -> None:
    """The mark belongs to the name."""
    assert value("hollis", "attack", figure("Hollis", "red", "G7", MARKED, named_tokens=tokens)) == ATTACK + add


def test_1_10_what_no_standard_character_is_reminded_of() -> None:
    """In brackets the card reminds of what follows from it (21.1f); of something else in them nothing is known."""
    said = "Hollis isn't a standard character (can't be equipped or a pilot)."
    assert one(said, "Hollis").effects == ({"standard": False},)
    assert one("Hollis isn't a standard character (can't be carried).", "Hollis").status != "judged"


def test_6_3_a_slip_of_print_between_two_descriptions() -> None:
    """Cards print "of" for "or"; nothing else can be meant."""
    slip = one("Friendly characters that are adjacent of have the Ash keyword modify defense +1.", "Hollis")
    right = one("Friendly characters that are adjacent or have the Ash keyword modify defense +1.", "Hollis")
    assert slip.effects == right.effects != ()
