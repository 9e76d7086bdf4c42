"""What would clear a line: which pieces can be destroyed, and how much of them goes (16.9, 17.10, 17.14c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from engine.errors import DocumentError

ENDS = [{"id": "cap", "side": "red", "at": "A1"}, {"id": "foe", "side": "blue", "at": "D1"}]
HINDERING = {"gained": "improved-targeting:hindering"}


def changes(**document: Any) -> list[list[dict[str, str]]]:
    """Return the sets of changes that clear the line from A1 to D1."""
    ask = {"type": "line_of_fire", "from": "cap", "to": "foe"}
    full = {"ruleset": "heroclix-modern", "map": {"size": [8, 2]}, "figures": ENDS, "ask": ask, **document}
    found: Any = adjudicate(full).fields["clear_if"]
    return [list(each) for each in found]


def test_17_14c_an_elevated_marker_can_be_destroyed_printed_elevation_cannot() -> None:
    """The marker leaves debris that hinders; of printed elevated terrain nothing can be destroyed (16.5)."""
    marked = changes(markers=[{"kind": "elevated", "at": ["B1"]}])
    assert [{"destroyed": "B1"}, HINDERING] in marked
    printed = changes(map={"size": [8, 2], "elevated": {2: ["B1"]}})
    assert printed == [[{"gained": "improved-targeting:elevated"}]]


def test_17_10_a_larger_marker_goes_whole_and_barrier_markers_one_by_one() -> None:
    """One change clears both squares of a blocking marker; two barrier markers take two (P40)."""
    assert [{"destroyed": "B1"}, HINDERING] in changes(markers=[{"kind": "blocking", "at": ["B1", "C1"]}])
    barriers = changes(markers=[{"kind": "barrier", "at": ["B1", "C1"]}])
    assert [{"destroyed": "B1"}, HINDERING] not in barriers
    assert [{"destroyed": "B1"}, {"destroyed": "C1"}, HINDERING] in barriers


def test_25_5e_special_terrain_is_not_destroyed() -> None:
    """No change destroys special terrain; the same marker without that word is destroyed like any other."""
    castle: dict[str, Any] = {"kind": "special", "at": ["B1"], "terrain": "blocking"}
    assert [{"destroyed": "B1"}, HINDERING] in changes(markers=[castle])
    special = changes(markers=[{**castle, "abilities": ["special-terrain"]}])
    assert all("destroyed" not in change for each in special for change in each)


@pytest.mark.parametrize("at", [["A1", "C1"], ["A1", "B2"], ["A1", "B1", "B2"]])
def test_24_2_a_base_is_a_rectangle(at: list[str]) -> None:
    """Squares that make no rectangle are no base: the error names the field; a rectangle is one, whatever its order."""
    with pytest.raises(DocumentError) as error:
        changes(figures=[{**ENDS[0], "at": at}, ENDS[1]])
    assert error.value.path == "figures[0].at"
    assert changes(figures=[{**ENDS[0], "at": ["B2", "A1", "B1", "A2"]}, ENDS[1]]) == []
