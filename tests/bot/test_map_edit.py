"""Editing a map square by square and edge by edge."""

from __future__ import annotations

import pytest

from bot.app.errors import UserError
from bot.heroclix.maps.edit import TERRAIN, edited
from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import GameState  # noqa: F401  # the game's maps are what is edited
from engine.heroclix.game.state.layout import read_layout

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


def test_places_may_be_typed_in_small_letters() -> None:
    """`c3:d4` and `c3/d3` are the same places as in capitals."""
    assert edited(PLAIN, "water", "c3:c4")["water"] == ["C3", "C4"]
    assert edited(PLAIN, "clear", "d3/c3")["walls"] == []


def test_walls_are_added_once() -> None:
    """The same wall named twice, from either side, is one wall."""
    assert edited(edited(PLAIN, "wall", "E5/E6"), "wall", "E6/E5")["walls"] == ["C3/D3", "E5/E6"]


@pytest.mark.parametrize(("terrain", "where"), [("water", "9Z"), ("wall", "C3"), ("wall", "C3/E3"), ("clear", "C3:")])
def test_no_place_is_refused(terrain: str, where: str) -> None:
    """A place that is none, or a wall on a square, is refused."""
    with pytest.raises(UserError):
        edited(PLAIN, terrain, where)


def test_a_wall_a_window_and_a_door_take_one_anothers_place() -> None:
    """An edge holds one of wall, window and door; a transition lies beside them, and `clear` takes all away."""
    window = edited(PLAIN, "window", "C3/D3")
    assert (window["walls"], window["windows"]) == ([], ["C3/D3"])
    both = edited(window, "transition", "D3/C3")
    assert (both["windows"], both["transitions"]) == (["C3/D3"], ["C3/D3"])
    none = edited(both, "clear", "C3/D3")
    assert (none["windows"], none["transitions"]) == ([], [])


def test_squares_take_no_wall_and_edges_no_terrain() -> None:
    """A door on a square and water on an edge are refused."""
    for terrain, where in (("door", "C3"), ("transition", "C3:C4"), ("water", "C3/D3"), ("start-red", "C3/D3")):
        with pytest.raises(UserError):
            edited(PLAIN, terrain, where)


def test_an_indoor_part_makes_a_map_mixed() -> None:
    """Squares indoors on an outdoor map make it a mixed one; squares outdoors on an indoor map too."""
    yard = edited(PLAIN, "indoor", "A1:B2")
    assert (yard["setting"], yard["indoor"]) == ("mixed", ["A1", "A2", "B1", "B2"])
    court = edited({"size": [2, 2], "setting": "indoor"}, "outdoor", "B2")
    assert (court["setting"], court["indoor"]) == ("mixed", ["A1", "B1", "A2"])
    read_layout(MODERN, yard)
    read_layout(MODERN, court)


def test_a_square_starts_one_side() -> None:
    """A square in red's starting area that is given to blue leaves red's; `start-none` takes it from both."""
    red = edited(PLAIN, "start-red", "A1:C1")
    blue = edited(red, "start-blue", "C1:D1")
    assert blue["starting_areas"] == {"red": ["A1", "B1"], "blue": ["C1", "D1"]}
    assert edited(blue, "start-none", "A1:D1")["starting_areas"] == {}


@pytest.mark.parametrize(("terrain", "where"), [("water", "A9"), ("wall", "H8/I8"), ("start-red", "A1:Z1")])
def test_places_outside_the_map_are_refused(terrain: str, where: str) -> None:
    """A square or an edge outside the map is named in the error."""
    with pytest.raises(DocumentError) as refused:
        edited(PLAIN, terrain, where)
    assert refused.value.data["text"] == where


@pytest.mark.parametrize("terrain", TERRAIN)
def test_every_terrain_leaves_a_map_that_loads(terrain: str) -> None:
    """Whatever is chosen, where it belongs, the map can still be laid out."""
    where = "C3/D3" if terrain in ("wall", "window", "door", "transition") else "A1:B2"
    read_layout(MODERN, edited(PLAIN, terrain, where))
