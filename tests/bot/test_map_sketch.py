"""A map drawn in text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError
from bot.heroclix.maps.sketch import CHARACTERS, is_sketch, read_sketch
from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.layout import read_layout

YARD = """name: Back Yard
setting: mixed
rrrr
.h#~
2.33
iio.
bbbb

....
..h.
....
....
....
walls: A2/B2, b2/c2
transitions: A3/B3
"""


def test_every_character_has_its_terrain() -> None:
    """Each character stands for its terrain; a second layer adds to the first without taking levels away."""
    drawn = read_sketch(YARD)
    assert drawn["size"] == [4, 5]
    assert drawn["name"] == "Back Yard"
    assert drawn["starting_areas"] == {"red": ["A1:D1"], "blue": ["A5:D5"]}
    assert (drawn["hindering"], drawn["water"], drawn["orange"]) == (["B2:C2"], ["D2"], ["C4"])
    assert "blocking" not in drawn, "the second layer put hindering terrain over it"
    assert drawn["elevated"] == {"2": ["A3"], "3": ["C3:D3"]}
    assert drawn["indoor"] == ["A4:B4"]
    assert (drawn["walls"], drawn["transitions"]) == (["A2/B2", "B2/C2"], ["A3/B3"])
    read_layout(MODERN, drawn)


def test_bars_and_spaces_stand_for_line_breaks() -> None:
    """Rows between bars, or between the spaces that Discord makes of line breaks, are the same map."""
    lines = read_sketch("..h.\n.##.\n2...")
    assert read_sketch("..h. | .##. | 2...") == lines
    assert read_sketch("..h. .##. 2...") == lines
    assert read_sketch("..H.|.##.|2...") == lines


def test_spanish_words() -> None:
    """The named lines are read in Spanish too."""
    drawn = read_sketch("nombre: Patio | tipo: interior | .... | muros: A1/B1 | puertas: C1/D1")
    assert (drawn["name"], drawn["setting"], drawn["walls"], drawn["doors"]) == (
        "Patio",
        "indoor",
        ["A1/B1"],
        ["C1/D1"],
    )


@pytest.mark.parametrize(
    ("text", "message", "data"),
    [
        ("", "map-sketch-empty", {}),
        ("name: Yard", "map-sketch-empty", {}),
        ("....|...", "map-sketch-row", {"row": 2, "count": 3, "expected": 4}),
        ("....|.x..", "map-sketch-character", {"given": "x", "row": 2, "column": 2}),
        ("....|....||....", "map-sketch-layer", {"count": 1, "expected": 2}),
        ("....|roof: A1", "map-sketch-word", {"given": "roof"}),
        ("|".join(["...."] * 101), "map-sketch-too-many-rows", {"most": 100}),
        ("." * 40_001, "map-sketch-too-long", {}),
    ],
)
def test_a_fault_is_named(text: str, message: str, data: dict[str, object]) -> None:
    """What cannot be read is refused with the place and what would be right."""
    with pytest.raises(UserError) as refused:
        read_sketch(text)
    assert refused.value.message == message
    assert data.items() <= refused.value.data.items()


@pytest.mark.parametrize("text", ["." * 101, "....|setting: space", "....|walls: A1/C1", "....|walls: D1/E1"])
def test_what_a_map_cannot_be_is_refused_when_it_is_laid_out(text: str) -> None:
    """Too wide, in an unknown setting, or with a wall on no edge of it: refused with the field named."""
    with pytest.raises(DocumentError):
        read_layout(MODERN, read_sketch(text))


def test_a_file_is_told_from_yaml() -> None:
    """A sketch is known by its rows; documents of ours are not taken for one."""
    assert is_sketch(YARD)
    assert not is_sketch("size: [8, 8]\nhindering: [A1]\n")
    assert not is_sketch("---\nmap:\n  size: [8, 8]\n...\n")


@given(st.lists(st.text(CHARACTERS + "|x \n:=/", max_size=30), max_size=8))
def test_any_text_is_a_map_or_one_refusal(parts: list[str]) -> None:
    """Whatever is typed gives a document or a UserError, never another exception."""
    try:
        drawn = read_sketch("\n".join(parts))
    except UserError:
        return
    assert len(drawn["size"]) == 2
