"""Powers that lend values and are kept from somebody, for himself and as one who is lent to (20.4, 27.4e, 27.4i)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from engine.errors import DocumentError
from tests.engine.cards.asking import figure, value
from tests.engine.cards.reading import one

TEXT = "Opposing characters within 4 squares can't use or have their combat values modified by Empower."
BOTH = TEXT.replace("Empower", "Empower or Enhancement")


def damage(text: str, at: str, lender: str, kind: str = "close", **kim: Any) -> int:
    """Return the damage value of Rob, beside whom Kim lends, in an attack on Hollis."""
    figures = (
        figure("Hollis", "red", "C6", text),
        figure("Rob", "blue", at),
        figure("Kim", "blue", lender, **{"powers": ["empower", "enhancement"], **kim}),
    )
    return value("rob", "damage", *figures, during={"target": "hollis", "attack": kind})


@pytest.mark.parametrize(
    ("text", "at", "lender", "kind", "found"),
    [
        ("", "C7", "C8", "close", 4),
        (TEXT, "C7", "C8", "close", 3),
        (TEXT, "C10", "C11", "range", 4),  # of another power nothing is said
        (BOTH, "C10", "C11", "range", 3),  # Rob is near, whoever lends it is not
        (BOTH, "C11", "C12", "range", 4),  # both are too far away
        (BOTH, "C11", "C10", "range", 3),  # Kim can't use it
    ],
)
def test_27_4i_neither_used_nor_lent(text: str, at: str, lender: str, kind: str, found: int) -> None:
    """Near the card's character, whichever of the two is."""
    assert damage(text, at, lender, kind) == found


def test_27_4i_other_modifiers_count() -> None:
    """Those powers alone are meant."""
    plan = [{"name": "Plan", "effects": [{"modify": "damage", "add": 1, "lent": "adjacent-friends"}]}]
    assert damage(BOTH, "C7", "C8", powers=[], special=plan) == 4


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("Empower", "Perplex"),
        TEXT.replace("modified by", "modified except by"),
        TEXT.replace("or have", "and have"),
    ],
)
def test_20_4_near_misses_are_not_judged(text: str) -> None:
    """Another power, and other words."""
    assert one(text, "Hollis").status != "judged"


def test_3_6_a_document_names_a_power_that_lends() -> None:
    """No other one."""
    effect = {"cant_modify": "all", "of": "charge", "who": {"side": "opponents"}}
    hollis = figure("Hollis", "red", "C6", special=[{"name": "Trick", "effects": [effect]}])
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    document = {"ruleset": "heroclix-modern", "map": {"size": [9, 9]}, "figures": [hollis], "ask": question}
    with pytest.raises(DocumentError):
        adjudicate(document)
