"""Whom a card describes by its range value (6.7, 11.3): of none, of some, of so much."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, figure, value
from tests.engine.cards.reading import one

DAMAGE = int(VALUES["damage"])
NONE = "Modify damage +1 if targeting a character with a range value of 0."
SOME = "Modify damage +1 if targeting a character with a range value greater than 0."
MUCH = "Modify damage +1 if targeting a character with a range value of 6 or more."
MORE = [{"value": "range", "add": 1, "from": "Plan"}]


@pytest.mark.parametrize(
    ("text", "printed", "more", "add"),
    [
        (NONE, 0, {}, 1),
        (NONE, 1, {}, 0),
        (NONE, 0, {"modifiers": MORE}, 0),  # as it is calculated
        (SOME, 0, {}, 0),
        (SOME, 1, {}, 1),
        (SOME, 0, {"modifiers": MORE}, 1),
        (MUCH, 5, {}, 0),
        (MUCH, 6, {}, 1),
    ],
)
def test_11_3_the_target_s_range_value(text: str, printed: int, more: dict[str, Any], add: int) -> None:
    """The value is the calculated one, whatever is printed."""
    figures = (
        figure("Hollis", "red", "G7", text),
        figure("Rob", "blue", "G8", **{"values": {**VALUES, "range": printed}, **more}),
    )
    during = {"attacker": "hollis", "target": "rob", "attack": "close"}
    assert value("hollis", "damage", *figures, during=during) == DAMAGE + add


@pytest.mark.parametrize(
    "text",
    [
        "Modify damage +1 if targeting a character with a range value.",
        "Modify damage +1 if targeting a character with a damage value of 0.",
    ],
)
def test_11_3_of_another_value_nothing_is_read(text: str) -> None:
    """Another value would be something else."""
    assert one(text, "Hollis").status != "judged"
