"""Passenger for those alone that share a keyword and are lower points (20.2, 27.7k)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

TEXT = "Passenger: 2, but only to carry characters that share a keyword (with this character) and are lower points."


@pytest.mark.parametrize(
    ("keyword", "points", "carried"), [("Ash", 40, True), ("Ash", 50, False), ("Ash", 60, False), ("Ember", 40, False)]
)
@pytest.mark.parametrize("text", [TEXT, TEXT.replace(" (with this character)", "")])
def test_27_7k_both_are_asked(text: str, keyword: str, points: int, carried: bool) -> None:
    """Two passengers, of whom each has to be such a one."""
    figures = (
        figure("Hollis", "red", "C6", text, keywords=["Ash"], points=50),
        figure("Sam", "red", "D6", keywords=["Ash"], points=30),
        figure("Pat", "red", "D7", keywords=[keyword], points=points),
    )
    answer = asked({"type": "reachable", "figure": "hollis", "carry": ["sam", "pat"]}, *figures)
    assert answer["legal"] is carried


@pytest.mark.parametrize("words", ["or are lower points", "and are low points", "and aren't lower points"])
def test_20_2_near_misses(words: str) -> None:
    """Other words for whom are not judged."""
    assert one(TEXT.replace("and are lower points", words), "Hollis").status != "judged"
