"""Sizes by their damage symbols in words, and whose points are the lowest of a force (21.2, 21.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import of, one

SIZES: dict[str, list[dict[str, Any]]] = {
    "Giant damage symbol, Charge.": [{"size": "giant"}, {"grants": "charge"}],
    "Friendly characters with Tiny damage symbol have Flight.": [
        {"grants": "flight", "who": {"side": "friends", "size": ["tiny"]}}
    ],
    "Hollis can't be targeted by characters with Giant or Colossal damage symbol.": [
        {"cant_be": "targeted", "by": {"size": ["giant", "colossal"]}}
    ],
    "If Hollis has a Giant damage symbol, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"itself": {"size": ["giant"]}}}
    ],
}


@pytest.mark.parametrize("text", SIZES)
def test_21_2_a_symbol_in_words(text: str) -> None:
    """It is the size that it stands for."""
    found = one(text, "Hollis")
    assert (found.status, list(found.effects)) == ("judged", SIZES[text])


@pytest.mark.parametrize(
    "text",
    [
        "Giant attack symbol.",
        "Friendly characters with damage symbol have Flight.",
        "Hollis can't be targeted by characters with Giant and Colossal damage symbol.",
    ],
)
def test_21_2_other_symbols(text: str) -> None:
    """None of them is a size."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(
    ("points", "rank", "attack"),
    [
        ((40, 60), "lowest", 11),
        ((60, 40), "lowest", 10),
        ((40, 40), "lowest", 11),
        ((60, 40), "highest", 11),
        ((40, 60), "highest", 10),
    ],
)
def test_21_10_of_the_lowest_points(points: tuple[int, int], rank: str, attack: int) -> None:
    """Of its own force; where all of it have as many points, each is such a one (21.10a)."""
    text = f"If Hollis is the {rank} point character on your force, modify attack +1."
    hollis, zoe = figure("Hollis", "red", "C6", text, points=points[0]), figure("Zoe", "red", "E9", points=points[1])
    assert value("hollis", "attack", hollis, zoe, figure("Rob", "blue", "H9", points=10)) == attack


def test_21_10a_of_several_who_tie_a_player_chooses() -> None:
    """Nobody tells whom, so that the card decides nothing and the ruling says so."""
    text = "If Hollis is the lowest point character on your force, modify attack +1."
    three = [
        figure(name, "red", at, points=points, text=text if name == "Hollis" else "")
        for name, at, points in (("Hollis", "C6", 40), ("Zoe", "E9", 40), ("Sam", "E11", 60))
    ]
    answer = asked({"type": "value", "figure": "hollis", "value": "attack"}, *three)
    assert answer["result"] == 10
    [card] = answer["cards"]
    assert (card["status"], card["because"]["rule"]) == ("reminded", "21.10a")


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis is the lowest point character on the map, modify attack +1.",
        "If Hollis is the lowest point character on your opponent's force, modify attack +1.",
        "If Hollis isn't the lowest point character on your force, modify attack +1.",
        "If Hollis is the second lowest point character on your force, modify attack +1.",
    ],
)
def test_21_10_of_others(text: str) -> None:
    """Of another force, or of all, or of all but one, nothing is judged."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(("blocked", "legal"), [(False, False), (True, True)])
def test_11_4_whose_line_of_fire_it_is(blocked: bool, legal: bool) -> None:
    """In that of an opponent, who has none past somebody that its target looks past itself."""
    text = (
        "If Rob is within 4 squares and line of fire of an opposing character, he can't be targeted by range attacks."
    )
    rob = figure("Rob", "blue", "H8", text, abilities=["improved-targeting:characters"])
    near, far = figure("Hollis", "red", "H5"), figure("Zoe", "red", "M8")
    between = figure("Sam", "blue", "H6" if blocked else "A1")
    answer = asked({**HIT, "attacker": "zoe", "kind": "range"}, rob, near, far, between)
    assert answer["legal"] is legal


@pytest.mark.parametrize(
    ("text", "grants"),
    [
        ("When it's not your turn friendly characters have Immobile.", "others"),
        ("During your turn Hollis can use Charge.", "own"),
    ],
)
def test_20_9_whose_turn_without_a_comma(text: str, grants: str) -> None:
    """Some cards leave it out behind whose turn it is, where nothing else can be meant; behind the rest none does."""
    [found] = of(text, "Hollis")
    assert (found.status, found.effects[0]["when"]) == ("judged", {"turn": grants})
    assert one("If Hollis has no action tokens friendly characters have Immobile.", "Hollis").status != "judged"
