"""The printed values of objects and terrain markers as a document gives them (17.9, 17.11c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.judge import read

VALUES: dict[str, Any] = {
    "ruleset": "heroclix-modern",
    "map": {"size": [4, 4]},
    "ask": {"type": "distance", "a": "A1", "b": "A1"},
}


def values_of(damage: object) -> dict[str, int]:
    """The values of an object with that damage."""
    position, _ = read({**VALUES, "objects": [{"id": "crate", "at": "A1", "values": {"damage": damage}}]})
    return dict(position.things[0].values)


@pytest.mark.parametrize(
    ("damage", "dealt", "modifier"),
    [("3/+2", 3, 2), ("3/2", 3, 2), (3, 3, 1), ("3", 3, 1), (0, 0, 1), ("0/0", 0, 0)],
)
def test_17_9c_damage_is_two_numbers_and_the_second_may_be_left_to_the_default(
    damage: object, dealt: int, modifier: int
) -> None:
    """As text or as a plain number; one number alone is what is dealt, +1 the default modifier (17.11c)."""
    assert values_of(damage) == {"damage": dealt, "modifier": modifier}


@pytest.mark.parametrize("damage", ["2/", "+1", "two", "2/+1/3", 100, -1, 1.5])
def test_17_9c_anything_else_is_refused_where_it_stands(damage: object) -> None:
    """The error names the object's value."""
    with pytest.raises(DocumentError) as refused:
        values_of(damage)
    assert refused.value.path == "objects[0].values.damage"
