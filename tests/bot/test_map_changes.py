"""What an edit of a map did, as its log has it."""

from __future__ import annotations

from bot.heroclix.maps.changes import changes
from bot.heroclix.maps.edit import edited

PLAIN = {"size": [8, 8], "hindering": ["B1:B2"], "setting": "outdoor"}


def changed(terrain: str, where: str, level: int = 2, before: dict[str, object] | None = None) -> list[str]:
    """Return what an edit changes, a line for each place."""
    document = before or PLAIN
    return [" ".join(one) for one in changes(document, edited(document, terrain, where, level))]


def test_each_place_that_differs_is_told_and_no_other() -> None:
    """A rectangle half of which was so already tells its other half."""
    assert changed("hindering", "A1:B2") == ["A1  hindering", "A2  hindering"]
    assert changed("water", "B1:C1") == ["B1 hindering water", "C1  water"]
    assert changed("clear", "A1:B2") == ["B1 hindering ", "B2 hindering "]
    assert changed("hindering", "B1") == []


def test_levels_areas_and_edges_are_told() -> None:
    """Elevated with its level, starting areas by side, walls by their edge, what takes a wall's place too."""
    assert changed("elevated", "C3", 3) == ["C3  elevated-3"]
    assert changed("start-red", "C3") == ["C3  start-red"]
    walled = edited(PLAIN, "wall", "C3/D3")
    assert changed("wall", "D3/C3") == ["C3/D3  wall"]
    assert changed("door", "C3/D3", before=walled) == ["C3/D3 wall door"]


def test_15_1c_only_what_lies_within_the_yellow_line_now_is_told() -> None:
    """An outdoor map becomes a mixed one: the other squares are as they were; an indoor one too."""
    assert changed("indoor", "C3") == ["C3  indoor"]
    inside = PLAIN | {"setting": "indoor"}
    assert changed("outdoor", "C3", before=inside) == ["C3 indoor "]
