"""Modifiers that count who stands beside the target, tokens on it, a number called X; and least values (6.7, 13.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure, value
from tests.engine.cards.reading import one

CLOSE: dict[str, Any] = {"attack": "close", "attacker": "hollis", "target": "rob"}
GANG = "When Hollis attacks, modify attack +1 for each other friendly character adjacent to the target."
ON_IT = "When Hollis attacks, modify attack +1 for each Wick token on the target."
WEAKENED = "Adjacent opposing characters modify damage -2, to a minimum of 2."


@pytest.mark.parametrize(("at", "side", "add"), [("E6", "red", 1), ("F6", "red", 0), ("E6", "blue", 0)])
def test_6_7_friends_beside_the_target(at: str, side: str, add: int) -> None:
    """Those who stand beside it, of the own side; not Hollis herself, who stands there too, nor in no attack."""
    figures = figure("Hollis", "red", "C6", GANG), figure("Rob", "blue", "D6"), figure("Sam", side, at)
    assert value("hollis", "attack", *figures, during=CLOSE) == VALUES["attack"] + add
    assert value("hollis", "attack", *figures) == VALUES["attack"]


def test_6_2_a_friend_to_itself() -> None:
    """Without "other" Hollis counts as well."""
    figures = figure("Hollis", "red", "C6", GANG.replace("other ", "")), figure("Rob", "blue", "D6")
    assert value("hollis", "attack", *figures, during=CLOSE) == VALUES["attack"] + 1


@pytest.mark.parametrize(("tokens", "add"), [(0, 0), (2, 2)])
def test_21_5_tokens_on_the_target(tokens: int, add: int) -> None:
    """Those on its card, not those on Hollis's."""
    hollis = figure("Hollis", "red", "C6", ON_IT, named_tokens={"Wick": 4})
    rob = figure("Rob", "blue", "D6", named_tokens={"Wick": tokens})
    assert value("hollis", "attack", hollis, rob, during=CLOSE) == VALUES["attack"] + add


def test_21_5_tokens_nobody_tells_of() -> None:
    """It decides nothing, and is remembered."""
    answer = asked(
        {"type": "value", "figure": "hollis", "value": "attack", "during": CLOSE},
        figure("Hollis", "red", "C6", ON_IT, named_tokens={"Wick": 4}),
        figure("Rob", "blue", "D6"),
    )
    assert answer["result"] == VALUES["attack"]
    assert [card["status"] for card in answer["cards"]] == ["reminded"]


@pytest.mark.parametrize(("printed", "damage"), [(5, 3), (4, 2), (3, 2), (1, 2)])
def test_13_4_no_less_than_the_minimum(printed: int, damage: int) -> None:
    """The result of the calculation, whatever it began with."""
    rob = figure("Rob", "blue", "D6", values={**VALUES, "damage": printed})
    assert value("rob", "damage", figure("Hollis", "red", "C6", WEAKENED), rob) == damage


@pytest.mark.parametrize(("at", "add"), [("D6", 1), ("F6", 0)])
def test_6_7_a_number_called_x(at: str, add: int) -> None:
    """One for each of them."""
    text = "Modify attack +X, where X is the number of adjacent opposing characters."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)
    assert value("hollis", "attack", *figures) == VALUES["attack"] + add


@pytest.mark.parametrize(
    "text",
    [
        GANG.replace("attack +1", "defense +1"),
        GANG.replace("Hollis attacks", "Hollis is attacked").replace("attack +1", "defense +1"),
        GANG.replace("adjacent to", "not adjacent to"),
        GANG.replace("the target", "the attacker"),
        "Friendly characters modify attack +1 for each other friendly character adjacent to the target.",
        "Opposing characters modify attack +1 for each Wick token on the target.",
        ON_IT.replace("on the target", "on the map"),
        "Modify attack +X, where X isn't the number of adjacent opposing characters.",
        "Modify attack +X, where X is half the number of adjacent opposing characters.",
        "Modify attack +X, where Y is the number of adjacent opposing characters.",
        "Modify attack +X.",
        "Modify defense +X, where X is the number of action tokens on the target.",
        WEAKENED.replace("-2", "+2"),
        WEAKENED.replace("damage", "attack and damage"),
        WEAKENED.replace("minimum", "maximum"),
        WEAKENED.replace("a minimum of 2.", "a minimum of 2 when attacking Hollis."),
    ],
)
def test_6_7_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
