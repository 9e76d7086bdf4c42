"""Dice and the chance of two of them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError
from bot.table.dice import SystemDice, parse_dice
from bot.table.dice_reply import ways_to_hit


@pytest.mark.parametrize(
    ("text", "expected"), [("2d6", (2, 0)), ("d6", (1, 0)), ("d", (1, 0)), ("3D6+2", (3, 2)), (" d6 - 1 ", (1, -1))]
)
def test_rolls_that_players_write(text: str, expected: tuple[int, int]) -> None:
    """How many dice, and what is added."""
    assert parse_dice(text) == expected


@pytest.mark.parametrize("text", ["", "6", "0d6", "21d6", "2d8", "999d6", "d6+100", "two dice", "2d6; drop table"])
def test_what_is_no_roll_is_refused(text: str) -> None:
    """Anything else is refused with what would be right."""
    with pytest.raises(UserError):
        parse_dice(text)


@given(st.integers(0, 20))
def test_dice_have_six_sides(count: int) -> None:
    """As many results as asked, each from 1 to 6."""
    results = SystemDice().roll(count)
    assert len(results) == count
    assert set(results) <= {1, 2, 3, 4, 5, 6}


def test_12_3_ways_to_hit_by_counting() -> None:
    """The number of hitting results equals counting them one by one: 6-6 hits, 1-1 misses, else the total counts."""
    for needed in range(-5, 20):
        counted = 0
        for a, b in product(range(1, 7), repeat=2):
            critical_hit, critical_miss = (a, b) == (6, 6), (a, b) == (1, 1)
            counted += critical_hit or (not critical_miss and a + b >= needed)
        assert ways_to_hit(needed) == counted


def test_the_book_example_of_a_needed_seven() -> None:
    """A needed 7 is 21 of 36."""
    assert ways_to_hit(7) == 21
