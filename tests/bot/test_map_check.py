"""What is odd about a map, with the sections it rests on."""

from __future__ import annotations

from typing import Any

import pytest

import rulesdb
from bot.heroclix.maps.check import Oddity, oddities
from engine.heroclix.editions.heroclix_2022 import OF_2022
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.layout import read_layout
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset import JUDGED, edition
from engine.heroclix.samples import SampleMap, sample_maps

SOUND: dict[str, Any] = {"size": [8, 8], "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]}}


def found(changes: dict[str, Any], figures: int = 0, off_map: dict[str, tuple[int, int]] | None = None) -> list[Oddity]:
    """What is odd about a sound map with these keys changed; red has some figures that are not on the map yet."""
    layout = read_layout(MODERN, {**SOUND, **changes})
    force = tuple(Figure(f"r{number}", "", "red") for number in range(figures))
    return list(oddities(Position(MODERN, layout.map, force, layout.markers, layout.things), off_map or {}))


def test_a_sound_map_has_nothing_odd() -> None:
    """A map with a way up, a doorway in a wall and starting areas has nothing to list."""
    raised = {"elevated": {"2": ["C3"]}, "walls": ["E4/F4", "E6/F6"], "transitions": ["C3/C4", "E5/F5"]}
    assert found(raised) == []


@pytest.mark.parametrize(
    ("changes", "key", "section", "data"),
    [
        ({"hindering": ["C3"], "blocking": ["C3:C4"]}, "map-odd-two-terrains", "16", {"squares": "C3"}),
        ({"setting": "mixed"}, "map-odd-no-indoor", "15.1c", {}),
        ({"walls": ["C3/D3"], "doors": ["C3/D3"]}, "map-odd-two-walls", "16.4", {"edge": "C3/D3"}),
        ({"transitions": ["C3/C4"]}, "map-odd-flat-transition", "16.7", {"edge": "C3/C4"}),
        ({"elevated": {"2": ["C3:D4"]}}, "map-odd-no-way-up", "16.7", {"squares": "C3:D4", "level": 2}),
        ({"walls": ["A1/B1", "A1/A2"]}, "map-odd-closed-in", "16.4a", {"squares": "A1"}),
        ({"starting_areas": {}}, "map-odd-no-starting-areas", "4.2a", {"large": "false"}),
        ({"size": [8, 24], "starting_areas": {}}, "map-odd-no-starting-areas", "4.2a", {"large": "true"}),
        ({"blocking": ["B1"]}, "setup-blocking", "13.2", {"side": "red", "squares": ("B1",)}),
        ({"starting_areas": {"red": ["A1:H1"]}}, "map-odd-start-one", "4.2a", {"side": "red"}),
        ({"objects": [{"id": "crate", "at": "C8"}]}, "setup-marker-inside", "17.4", {"thing": "crate", "side": "blue"}),
    ],
)
def test_one_thing_that_is_odd(changes: dict[str, Any], key: str, section: str, data: dict[str, object]) -> None:
    """Each oddity alone is named once, with its section and where it is."""
    assert found(changes) == [Oddity(key, section, data)]


@pytest.mark.parametrize(
    ("changes", "key", "section", "data"),
    [
        ({"elevated": {"2": ["C3:D4"]}}, "map-odd-cut-off", "16.5a", {"squares": "C3:D4", "level": 2}),
        ({"starting_areas": {}}, "map-odd-no-marked-areas", "4.2", {}),
        ({"objects": [{"id": "crate", "at": "C8"}]}, "setup-marker-inside", "17.3", {"thing": "crate", "side": "blue"}),
    ],
)
def test_what_is_odd_in_2022(changes: dict[str, Any], key: str, section: str, data: dict[str, object]) -> None:
    """4.2, 16.5a: nobody walks up where no transition leads, and no edge is a starting area."""
    layout = read_layout(OF_2022, {**SOUND, **changes})
    odd = list(oddities(Position(OF_2022, layout.map, (), layout.markers, layout.things), {}))
    assert odd == [Oddity(key, section, data)]


def test_in_2022_a_map_with_areas_of_two_sizes_is_sound() -> None:
    """4.2: nothing asks for areas alike there."""
    areas = {"starting_areas": {"red": ["A1:H1"], "blue": ["A7:H8"]}}
    assert [each.key for each in found(areas)] == ["setup-areas-differ"]
    layout = read_layout(OF_2022, {**SOUND, **areas})
    assert list(oddities(Position(OF_2022, layout.map), {})) == []


def test_transitions_in_the_way_of_something() -> None:
    """A wall across a transition, blocking terrain on it, and more than one level at once are each named."""
    odd = found({"elevated": {"3": ["C3"]}, "transitions": ["C3/C4"], "walls": ["C3/C4"], "blocking": ["C4"]})
    keys = [each.key for each in odd]
    assert keys == ["map-odd-steep-transition", "map-odd-walled-transition", "map-odd-blocked-transition"]


def test_a_starting_area_is_too_small_only_beyond_its_squares() -> None:
    """Eight squares hold eight figures; one more, or one blocked square, expands both areas by a row (4.3a, 4.3d)."""
    assert found({}, 8) == []
    keys = ["setup-rows", "setup-expanded-alike", "setup-rows"]
    assert [(each.key, each.section) for each in found({}, 9)] == [
        ("setup-rows", "4.3b"), ("setup-expanded-alike", "4.3d"), ("setup-rows", "4.3b"),
    ]  # fmt: skip
    assert [each.key for each in found({"blocking": ["A1"]}, 8)] == ["setup-blocking", *keys]


def test_a_larger_base_that_is_not_on_the_map_yet_takes_its_room() -> None:
    """Seven figures leave a 2×2 base one square, enough to begin in; a 2×2 base and an eighth do not fit (4.3a)."""
    assert found({}, 7, {"r0": (2, 2)}) == []
    assert [each.key for each in found({}, 8, {"r0": (2, 2)})] == ["setup-rows", "setup-expanded-alike", "setup-rows"]


def test_a_force_too_large_for_the_map() -> None:
    """Sixty-five figures find no room on 64 squares, and the check says what becomes of them (4.3c)."""
    assert "setup-overlap-limit" in [each.key for each in found({}, 65)]


def test_starting_areas_that_meet_or_differ() -> None:
    """Areas that share squares (4.3c), or are not of one size (4.2a), are named, once for both sides."""
    shared = found({"starting_areas": {"red": ["A1:H1"], "blue": ["A1:A8"]}})
    assert [each.key for each in shared] == ["setup-areas-overlap"]
    uneven = found({"starting_areas": {"red": ["A1:H1"], "blue": ["A7:H8"]}})
    assert [(each.key, each.data["count"], each.data["others"]) for each in uneven] == [("setup-areas-differ", 8, 16)]


def test_four_areas_of_two_sizes() -> None:
    """Four sides may have areas of two sizes, one for each pair of edges; a third size is odd (4.2a)."""
    pairs = {"red": ["B1:G1"], "blue": ["B8:G8"], "green": ["A3:A6"], "yellow": ["H3:H6"]}
    assert found({"starting_areas": pairs}) == []
    odd = found({"starting_areas": {**pairs, "yellow": ["H3:H5"]}})
    assert [each.key for each in odd] == ["setup-areas-differ", "setup-areas-differ"]
    assert {each.data["side"] for each in odd} == {"green", "yellow"}


def test_markers_where_set_up_forbids_them() -> None:
    """A marker on a transition square (16.7a), on blocking terrain and on another one (17.4) is named."""
    steps = {"elevated": {"2": ["C3"]}, "transitions": ["C3/C4"], "blocking": ["F5"]}
    markers = [{"kind": "debris", "at": ["C4", "F5", "E4"]}, {"kind": "smoke", "at": ["E4"], "id": "fog"}]
    odd = found({**steps, "markers": markers})
    assert [(each.key, each.section) for each in odd] == [
        ("setup-in-transition", "16.7a"), ("setup-on-blocking", "17.4"), ("setup-on-marker", "17.4"),
    ]  # fmt: skip
    assert odd[-1].thing == "fog"


@pytest.mark.parametrize("sample", sample_maps(), ids=lambda sample: sample.id)
def test_our_maps_have_nothing_odd(sample: SampleMap) -> None:
    """None of the maps that come with the bot is odd, by any edition that it is for."""
    for rules in map(edition, sample.rulesets or JUDGED):
        layout = read_layout(rules, sample.document("en"))
        assert list(oddities(Position(rules, layout.map, (), layout.markers, layout.things))) == []


def test_every_section_named_is_in_the_library() -> None:
    """The sections of all findings above are entries of the rules library."""
    library = rulesdb.load("heroclix-modern")
    sections = ("4.2a", "15.1c", "16", "16.3a", "16.4", "16.4a", "16.7")
    assert [section for section in sections if not library.has(section)] == []
