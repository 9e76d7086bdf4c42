"""Editing a map square by square, and what looks odd about one."""

from __future__ import annotations

import pytest

from bot.errors import UserError
from bot.map_edit import edited, oddities
from engine.heroclix.game import GameState  # noqa: F401  # the game's maps are what is edited
from engine.heroclix.game.layout import read_layout

PLAIN = {"size": [8, 8], "hindering": ["A1:B2"], "walls": ["C3/D3"]}


def test_a_square_changes_its_terrain() -> None:
    """A square of a rectangle becomes another terrain; the others stay."""
    result = edited(PLAIN, "blocking", "B2")
    assert sorted(result["hindering"]) == ["A1", "A2", "B1"]
    assert result["blocking"] == ["B2"]
    assert PLAIN["hindering"] == ["A1:B2"]


def test_clear_takes_terrain_levels_and_walls_away() -> None:
    """`clear` on squares takes terrain and elevation, on an edge the wall, either way round."""
    raised = edited(PLAIN, "elevated", "A1:A2", 3)
    assert raised["elevated"] == {"3": ["A1", "A2"]}
    cleared = edited(raised, "clear", "A1:B2, D3/C3")
    assert (cleared["hindering"], cleared["elevated"], cleared["walls"]) == ([], {}, [])


def test_walls_are_added_once() -> None:
    """The same wall named twice, from either side, is one wall."""
    assert edited(edited(PLAIN, "wall", "E5/E6"), "wall", "E6/E5")["walls"] == ["C3/D3", "E5/E6"]


@pytest.mark.parametrize(("terrain", "where"), [("water", "9Z"), ("wall", "C3"), ("wall", "C3/E3"), ("clear", "C3:")])
def test_no_place_is_refused(terrain: str, where: str) -> None:
    """A place that is none, or a wall on a square, is refused."""
    with pytest.raises(UserError):
        edited(PLAIN, terrain, where)


def test_what_is_odd_is_listed() -> None:
    """Two terrains on a square, higher ground without a way up, and missing starting areas are named."""
    odd = {"size": [8, 8], "hindering": ["A1"], "blocking": ["A1"], "elevated": {"2": ["C3"]}}
    keys = [key for key, _ in oddities(read_layout(odd).map)]
    assert keys == ["map-odd-two-terrains", "map-odd-no-way-up", "map-odd-no-starting-areas"]


def test_a_sound_map_has_nothing_odd() -> None:
    """A map with a way up and starting areas has nothing to list."""
    sound = {
        "size": [8, 8],
        "elevated": {"2": ["C3"]},
        "transitions": ["C3/C4"],
        "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]},
    }
    assert list(oddities(read_layout(sound).map)) == []
