"""Dice that players write down are read whole, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.app.errors import UserError
from bot.motu.typing.dice import dice_typed, new_typed, roll_typed, rolls_typed, swaps_typed
from engine.motu.game import Rolled


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("6 4 2 1", Rolled([6, 4, 2, 1], new=None)),
        ("6421", Rolled([6, 4, 2, 1], new=None)),
        ("6, 4; new 5", Rolled([6, 4], new=[5])),
        ("6 4; nuevos 5 6 1", Rolled([6, 4], new=[5, 6, 1])),
        ("6 4; explosiones: ninguna", Rolled([6, 4], new=[])),
        ("3 1 2; maná 2=6 3 = 4; gratis 1→5", Rolled([3, 1, 2], ((1, 5),), ((2, 6), (3, 4)), None)),
        ("3 1; MANA 2:6; new none", Rolled([3, 1], (), ((2, 6),), [])),
    ],
)
def test_a_roll_is_read_whole(text: str, read: Rolled) -> None:
    """What fell, what was thrown again and how, what exploded; nothing said of explosions is not none of them."""
    assert roll_typed(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "6 4 x", "6 4;", "6 4; 5", "6 4; mana", "6 4; mana 2", "6 4; mana 2=7", "6 4; luck 2=3",
        "6 4; mana 2=3; maná 1=1", "6 4; mana 2=3 2=4", "0 1",
    ],
)  # fmt: skip
def test_what_is_no_roll_is_refused(text: str) -> None:
    """A seven, a letter, an unknown or a repeated word, a die thrown again twice or without its result."""
    with pytest.raises(UserError):
        roll_typed(text)


def test_the_defense_stands_behind_a_bar() -> None:
    """Either may be left out."""
    assert rolls_typed("6 4 | 5") == (Rolled([6, 4], new=None), Rolled([5], new=None))
    assert rolls_typed("| 5") == (None, Rolled([5], new=None))
    assert rolls_typed("6 4") == (Rolled([6, 4], new=None), None)
    assert rolls_typed(None) == (None, None)


@pytest.mark.parametrize(
    ("text", "read"), [("2 5", {2: None, 5: None}), ("2,5", {2: None, 5: None}), ("2=4 5 = 6", {2: 4, 5: 6})]
)
def test_dice_to_throw_again(text: str, read: dict[int, int | None]) -> None:
    """By their positions, with what they show now where players threw them."""
    assert swaps_typed(text) == read


@pytest.mark.parametrize(
    ("reads", "text"), [(swaps_typed, "2 2"), (swaps_typed, "x"), (swaps_typed, ""), (dice_typed, "9"), (new_typed, "")]
)
def test_what_is_not_understood_is_refused(reads: Callable[[str], Any], text: str) -> None:
    """One line says so; nothing is thrown."""
    with pytest.raises(UserError):
        reads(text)
