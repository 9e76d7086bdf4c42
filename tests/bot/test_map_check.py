"""What is odd about a map, with the sections it rests on."""

from __future__ import annotations

from typing import Any

import pytest

import rulesdb
from bot.map_check import Oddity, oddities
from engine.heroclix.game.layout import read_layout
from engine.heroclix.samples import SampleMap, sample_maps

SOUND: dict[str, Any] = {"size": [8, 8], "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]}}


def found(changes: dict[str, Any], needed: dict[str, int] | None = None) -> list[Oddity]:
    """What is odd about a sound map with these keys changed."""
    layout = read_layout({**SOUND, **changes})
    return list(oddities(layout.map, layout.markers, layout.things, needed))


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
        ({"blocking": ["B1"]}, "map-odd-start-blocked", "15.5", {"side": "red", "squares": "B1"}),
        ({"starting_areas": {"red": ["A1:H1"]}}, "map-odd-start-one", "4.2a", {"side": "red"}),
        ({"objects": [{"id": "crate", "at": "C8"}]}, "map-odd-lying-start", "17.4", {"name": "crate", "square": "C8"}),
    ],
)
def test_one_thing_that_is_odd(changes: dict[str, Any], key: str, section: str, data: dict[str, object]) -> None:
    """Each oddity alone is named once, with its section and where it is."""
    assert found(changes) == [Oddity(key, section, data)]


def test_transitions_in_the_way_of_something() -> None:
    """A wall across a transition, blocking terrain on it, and more than one level at once are each named."""
    odd = found({"elevated": {"3": ["C3"]}, "transitions": ["C3/C4"], "walls": ["C3/C4"], "blocking": ["C4"]})
    keys = [each.key for each in odd]
    assert keys == ["map-odd-steep-transition", "map-odd-walled-transition", "map-odd-blocked-transition"]


def test_a_starting_area_is_too_small_only_beyond_its_squares() -> None:
    """Eight squares hold eight figures' squares, seven with one blocked; one more needs expansion (4.3a)."""
    assert found({}, {"red": 8}) == []
    (small,) = found({}, {"red": 9})
    assert (small.key, small.section, small.data["count"], small.data["needed"]) == (
        "map-odd-start-small",
        "4.3a",
        8,
        9,
    )
    assert "map-odd-start-small" in [each.key for each in found({"blocking": ["A1"]}, {"red": 8})]


def test_starting_areas_that_meet_or_differ() -> None:
    """Areas that share squares (4.3c), or are not of one size, are named."""
    shared = found({"starting_areas": {"red": ["A1:H1"], "blue": ["A1:A8"]}})
    assert [each.key for each in shared] == ["map-odd-start-shared"]
    uneven = found({"starting_areas": {"red": ["A1:H1"], "blue": ["A7:H8"]}})
    assert [(each.key, each.data) for each in uneven] == [("map-odd-start-uneven", {"least": 8, "most": 16})]


def test_markers_where_set_up_forbids_them() -> None:
    """A marker on a transition square (16.7a), on blocking terrain and on another one (17.4) is named."""
    steps = {"elevated": {"2": ["C3"]}, "transitions": ["C3/C4"], "blocking": ["F5"]}
    markers = [{"kind": "debris", "at": ["C4", "F5", "E4"]}, {"kind": "smoke", "at": ["E4"]}]
    odd = found({**steps, "markers": markers})
    assert [(each.key.removeprefix("map-odd-lying-"), each.section) for each in odd] == [
        ("transition", "16.7a"), ("blocking", "17.4"), ("twice", "17.4"),
    ]  # fmt: skip


@pytest.mark.parametrize("sample", sample_maps(), ids=lambda sample: sample.id)
def test_our_maps_have_nothing_odd(sample: SampleMap) -> None:
    """None of the maps that come with the bot is odd."""
    layout = read_layout(sample.document("en"))
    assert list(oddities(layout.map, layout.markers, layout.things)) == []


def test_every_section_named_is_in_the_library() -> None:
    """The sections of all findings above are entries of the rules library."""
    library = rulesdb.load("heroclix-modern")
    sections = ("4.2a", "4.3a", "4.3c", "15.1c", "15.5", "16", "16.3a", "16.4", "16.4a", "16.7", "16.7a", "17.4")
    assert [section for section in sections if not library.has(section)] == []
