"""Map files of the kind that players have, with data of our own."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError
from bot.heroclix.maps.file import is_player_map, read_player_map
from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.layout import read_layout


def tile(x: object, **more: object) -> dict[str, object]:
    """A tile of clear ground, with what differs."""
    return {"x": x, "terrain": "clear", "elevation": 1, "type": "outdoor", "isStartingZone": False, **more}


def plain(columns: int = 4, rows: int = 4) -> dict[str, Any]:
    """An empty outdoor map file."""
    lines = [{"y": y, "tiles": [tile("ABCDEFGH"[x]) for x in range(columns)]} for y in range(1, rows + 1)]
    return {
        "name": "Court",
        "type": "outdoor",
        "width": columns,
        "height": rows,
        "rows": lines,
        "walls": [],
        "ramps": [],
    }


def test_tiles_become_terrain_levels_and_areas() -> None:
    """Terrain, elevation, indoor tiles and starting zones of the tiles are the map's."""
    source = plain()
    source["type"] = "indoorOutdoor"
    first, *_, last = source["rows"]
    first["tiles"] = [tile(x, isStartingZone=True) for x in "ABCD"]
    last["tiles"] = [tile(x, isStartingZone=True) for x in "ABCD"]
    source["rows"][1]["tiles"] = [
        tile("A", terrain="Hindering"), tile("B", terrain="blocking"), tile("C", terrain="water", type="indoor"),
        tile("D", elevation="2"),
    ]  # fmt: skip
    found = read_player_map(source)
    assert found.notes == ()
    assert found.document == {
        "name": "Court", "size": [4, 4], "setting": "mixed", "hindering": ["A2"], "blocking": ["B2"], "water": ["C2"],
        "indoor": ["C2"], "elevated": {"2": ["D2"]}, "starting_areas": {"red": ["A1:D1"], "blue": ["A4:D4"]},
    }  # fmt: skip
    read_layout(MODERN, found.document)


def test_walls_run_between_corners() -> None:
    """A wall from corner (2,0) to (2,2) stands between columns B and C; types tell windows and doors."""
    source = plain()
    source["walls"] = [
        {"x0": 2, "y0": 0, "x1": 2, "y1": 2, "type": "wall"},
        {"x0": 1, "y0": 3, "x1": 0, "y1": 3, "type": "window"},
        {"x0": 3, "y0": 1, "x1": 4, "y1": 1, "type": "door"},
    ]
    found = read_player_map(source).document
    assert (found["walls"], found["windows"], found["doors"]) == (["B1/C1", "B2/C2"], ["A3/A4"], ["D1/D2"])


def test_walls_along_the_edge_of_the_map_are_left_out_and_told() -> None:
    """Four pieces of wall around a map's rim stand between no two squares."""
    source = plain()
    source["walls"] = [{"x0": 0, "y0": 0, "x1": 0, "y1": 3, "type": "wall"}, {"x0": 3, "y0": 4, "x1": 4, "y1": 4}]
    found = read_player_map(source)
    assert "walls" not in found.document
    assert found.notes == (("map-file-edge-walls", {"count": 4}),)


@pytest.mark.parametrize(
    "ramp",
    [
        [{"x": "B", "y": 2}, {"x": "B", "y": 3}],
        {"from": {"x": "B", "y": 3}, "to": {"x": "b", "y": "2"}},
        ["B2", "B3"],
        {"x0": "B", "y0": 2, "x1": "B", "y1": 3},
        [{"x": 2, "y": 2}, {"x": 2, "y": 3}],
    ],
)
def test_ramps_are_transitions(ramp: object) -> None:
    """A pair of tiles, however it is written, is one transition."""
    assert read_player_map({**plain(), "ramps": [ramp]}).document["transitions"] == ["B2/B3"]


def test_levels_counted_from_zero() -> None:
    """Where the ground is level 0 in the file, its first storey is level 2 of ours, and the reply says so."""
    source = plain(2, 1)
    source["rows"][0]["tiles"] = [tile("A", elevation=0), tile("B", elevation=1)]
    found = read_player_map(source)
    assert found.document["elevated"] == {"2": ["B1"]}
    assert [key for key, _ in found.notes] == ["map-file-levels-from-zero"]


def test_rows_counted_from_zero() -> None:
    """Where a row has y 0, rows count from there."""
    source = plain(2, 2)
    source["rows"] = [
        {"y": 0, "tiles": [tile("A", terrain="water")]},
        {"y": 1, "tiles": [tile("B", terrain="blocking")]},
    ]
    found = read_player_map(source).document
    assert (found["water"], found["blocking"]) == (["A1"], ["B2"])


def test_more_starting_areas_than_sides() -> None:
    """A fifth starting area has no side: it is left out and told."""
    source = plain(8, 1)
    source["rows"][0]["tiles"] = [tile(x, isStartingZone=x in "ACEGH") for x in "ABCDEFGH"]
    assert read_player_map(source).notes == ()
    source = plain(8, 2)
    source["rows"][0]["tiles"] = [tile(x, isStartingZone=x in "ACEG") for x in "ABCDEFGH"]
    source["rows"][1]["tiles"] = [tile(x, isStartingZone=x in "H") for x in "ABCDEFGH"]
    assert read_player_map(source).notes == (("map-file-starting-areas", {"count": 5, "most": 4}),)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"type": "space"}, "type"),
        ({"type": 7}, "type"),
        ({"rows": "many"}, "rows"),
        ({"rows": [[]]}, "rows[0]"),
        ({"rows": [{"y": 9, "tiles": []}]}, "rows[0].y"),
        ({"rows": [{"y": 1, "tiles": [tile("Q")]}]}, "rows[0].tiles[0].x"),
        ({"rows": [{"y": 1, "tiles": [tile("A", terrain="lava")]}]}, "rows[0].tiles[0].terrain"),
        ({"rows": [{"y": 1, "tiles": [tile("A", elevation="high")]}]}, "rows[0].tiles[0].elevation"),
        ({"rows": [{"y": 1, "tiles": [tile("A", elevation=99)]}]}, "rows[0].tiles[0].elevation"),
        ({"width": 10**9}, "width"),
        ({"height": True}, "height"),
        ({"walls": [{"x0": 0, "y0": 0, "x1": 2, "y1": 2}]}, "walls[0]"),
        ({"walls": [{"x0": 0, "y0": 0, "x1": 99, "y1": 0}]}, "walls[0].x1"),
        ({"walls": [{"x0": 1, "y0": 0, "x1": 1, "y1": 1, "type": "laser"}]}, "walls[0].type"),
        ({"walls": [{"x0": 1, "y0": 0, "x1": 1, "y1": 1}] * 5001}, "walls"),
        ({"ramps": [["A1", "C1"]]}, "ramps[0]"),
        ({"ramps": [["A1"]]}, "ramps[0]"),
        ({"ramps": [["A1", "A99"]]}, "ramps[0]"),
        ({"ramps": [7]}, "ramps[0]"),
    ],
)
def test_a_fault_is_named_by_its_place(changes: dict[str, Any], path: str) -> None:
    """The first thing in a file that cannot be is refused with its path."""
    with pytest.raises((UserError, DocumentError)) as refused:
        read_player_map({**plain(), **changes})
    told = refused.value
    assert (told.path if isinstance(told, DocumentError) else told.data["path"]) == path


def test_our_own_format_is_none_of_theirs() -> None:
    """A document with a size is ours, whatever else it holds."""
    assert is_player_map(plain())
    assert not is_player_map({"size": [8, 8], "rows": []})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.text("ABcl2é ", max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["x", "y", "tiles", "terrain"]), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["rows", "walls", "ramps", "width", "height", "type", "name"]), JSON))
def test_any_document_is_a_map_or_one_refusal(document: dict[str, Any]) -> None:
    """Whatever a file holds, it is read or refused in one line, never another exception."""
    with contextlib.suppress(UserError, DocumentError):
        read_layout(MODERN, read_player_map({**plain(), **document}).document)


def tiles_of(*rows: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Return a file of such rows, from 1."""
    return {"rows": [{"y": y, "tiles": tiles} for y, tiles in enumerate(rows, 1)], **more}


@pytest.mark.parametrize(
    ("source", "message", "path"),
    [
        (tiles_of([{"x": "A"}, {"x": "A", "terrain": "water"}]), "map-file-twice", "rows[0].tiles[1].x"),
        ({"rows": [{"y": 1, "tiles": [{"x": "A"}]}, {"y": 1, "tiles": [{"x": "B"}]}]}, "map-file-twice", "rows[1].y"),
        (tiles_of([{"x": "A", "type": "lava"}]), "map-file-value", "rows[0].tiles[0].type"),
        (tiles_of([{"x": "A"}], name="n" * 81), "map-file-name-too-long", None),
    ],
)
def test_what_stands_twice_or_is_unknown_is_refused(source: dict[str, Any], message: str, path: str | None) -> None:
    """A row or square given twice, a kind of tile nobody knows, a name that would be cut."""
    with pytest.raises(UserError) as refused:
        read_player_map(source)
    assert (refused.value.message, refused.value.data.get("path")) == (message, path)


def test_what_is_not_read_is_told() -> None:
    """Foreign keys, tiles whose roof the map does not have, and squares without a tile."""
    source = tiles_of([{"x": "A", "type": "indoor"}, {"x": "B", "mood": 1}], width=3, height=1, author="me")
    assert read_player_map(source).notes == (
        ("map-file-indoor-tiles", {"squares": "A1", "count": 1}),
        ("map-file-squares-missing", {"count": 1}),
        ("map-file-keys-left", {"names": ("author", "rows[0].tiles[1].mood"), "more": 0}),
    )
    indoors = tiles_of([{"x": "A", "type": "outdoor"}, {"x": "B", "type": "indoor"}], type="indoor")
    assert read_player_map(indoors).notes == (("map-file-outdoor-tiles", {"squares": "A1", "count": 1}),)
    assert read_player_map({**indoors, "type": "indoorOutdoor"}).notes == ()


@pytest.mark.parametrize(
    ("x", "columns", "expected"),
    [
        ("F", list("ABC"), "A–D"),
        ("?", list("ABC"), "A–D"),
        (7, list("ABC"), "A–D"),
        ("F", [1, 2, 3], "A–D"),
        (7, [1, 2, 3], "1–4"),
        ("7", ["1", "2", "3"], "1–4"),
        ([], [1, 2, 3], "1–4"),
    ],
)
def test_a_column_that_is_none_is_told_as_the_file_counts(x: object, columns: list[object], expected: str) -> None:
    """By letters where it names columns so, by numbers where it doesn't."""
    source = plain()
    source["rows"][1]["tiles"] = [tile(each) for each in (*columns, x)]
    source["rows"] = [
        {**row, "tiles": row["tiles"] if number == 1 else []} for number, row in enumerate(source["rows"])
    ]
    with pytest.raises(UserError) as refused:
        read_player_map(source)
    assert (refused.value.data["path"], refused.value.data["expected"]) == ("rows[1].tiles[3].x", expected)


def test_a_row_that_is_none_is_told_as_the_file_counts() -> None:
    """From 1, or from 0 where one of its rows is 0."""
    for first, expected in ((1, "1–4"), (0, "0–3")):
        source = plain()
        for number, row in enumerate(source["rows"]):
            row["y"] = number + first
        source["rows"][-1]["y"] = 9
        with pytest.raises(UserError) as refused:
            read_player_map(source)
        assert refused.value.data["expected"] == expected
