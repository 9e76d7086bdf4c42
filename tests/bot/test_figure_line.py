"""A figure typed in one line, as players write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import UserError
from bot.figure_line import parse_figure_line
from engine import DocumentError
from engine.heroclix.game import read_card


def test_a_whole_line() -> None:
    """Every part of the line lands in the card, in the book's order of values."""
    found = parse_figure_line("Iron Wolf 75 8/10/17/3 r6 t2 7 clicks giant at C5 [Charge, Phasing/Teleport]")
    assert found.at == "C5"
    assert found.card == {
        "name": "Iron Wolf",
        "points": 75,
        "values": {"speed": 8, "attack": 10, "defense": 17, "damage": 3},
        "range": 6,
        "targets": 2,
        "clicks": 7,
        "size": "giant",
        "powers": ["charge", "phasing-teleport"],
    }


def test_the_status_line_of_play_by_post() -> None:
    """Slot, copy and rarity are left aside; click, square and action tokens count."""
    found = parse_figure_line("1) [2] R Iron Man 89 (4/7) I12 @@")
    assert (found.card["name"], found.card["points"], found.card["clicks"]) == ("Iron Man", 89, 7)
    assert (found.click, found.at, found.tokens) == (4, "I12", 2)


def test_spanish_words() -> None:
    """A Spanish player's words for range, targets, size and place are read."""
    found = parse_figure_line("Lobo de Hierro 75 8/10/17/3 alcance 6 objetivos 2 gigante 7 clics en c5")
    assert found.card["name"] == "Lobo de Hierro"
    assert (found.card["range"], found.card["targets"], found.card["size"]) == (6, 2, "giant")
    assert (found.card["clicks"], found.at) == (7, "C5")


@pytest.mark.parametrize("name", ["Número 7", "R2 Unit", "Wolf-9", "Ñandú", "**bold**", "@everyone"])
def test_names_with_digits_and_marks_survive(name: str) -> None:
    """A name keeps its own digits and marks; the last number alone is the points."""
    found = parse_figure_line(f"{name} 50 6/9/15/2")
    assert (found.card["name"], found.card["points"]) == (name, 50)


def test_a_name_alone_is_a_figure() -> None:
    """Nothing but a name makes a figure without values."""
    assert parse_figure_line("Goon").card == {"name": "Goon", "points": 0}


@pytest.mark.parametrize("line", ["", "   ", "75", "8/10/17/3 r6", "x" * 301])
def test_a_line_without_a_name_is_refused(line: str) -> None:
    """What cannot be a figure is refused, with what would be right."""
    with pytest.raises(UserError):
        parse_figure_line(line)


@given(st.text(max_size=120))
def test_any_line_is_read_or_refused(line: str) -> None:
    """No text breaks the reader: it gives a card that the game takes, or a clear refusal."""
    try:
        card = parse_figure_line(line).card
    except UserError:
        return
    with suppress(DocumentError):  # the game may refuse a power it does not know, in a line of its own
        assert read_card(card).name
