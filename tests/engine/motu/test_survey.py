"""The survey of a whole field tells of each pair what is told of it alone (6c)."""

from __future__ import annotations

import random
from types import MappingProxyType

import pytest

from engine.motu.ground.field import Field, Piece, Place
from engine.motu.ground.hexes import Hex
from engine.motu.sight.lines import sees
from engine.motu.sight.survey import survey


def walled(columns: int, rows: int, walls: int, seed: int) -> tuple[Field, list[Hex]]:
    """Return a field with so many high hexes, and all its hexes."""
    hexes = [(column, row) for row in range(rows) for column in range(columns)]
    high = random.Random(seed).sample(hexes, walls)
    kinds = MappingProxyType(dict.fromkeys(high, "high"))
    return Field(columns, rows, pieces=(Piece("walls", kinds),) if high else ()), hexes


@pytest.mark.parametrize(
    ("columns", "rows", "walls"),
    [(1, 1, 0), (1, 5, 1), (6, 1, 2), (2, 2, 1), (7, 6, 0), (7, 6, 8), (7, 6, 30), (9, 4, 12)],
)
@pytest.mark.parametrize("seed", range(4))
def test_every_pair_as_it_is_told_alone(columns: int, rows: int, walls: int, seed: int) -> None:
    """Both ways, from and to obstacles too, of one hex to itself: the same as one by one."""
    field, hexes = walled(columns, rows, walls, seed)
    found = survey(field)
    for a in hexes:
        for b in hexes:
            assert found.sees(a, b) is sees(field, (Place(a),), (Place(b),)), (a, b)
    assert found.count() == sum(sees(field, (Place(a),), (Place(b),)) for a in hexes for b in hexes)


def test_what_is_not_of_the_field_is_not_seen() -> None:
    """A hex beyond the rim is neither seen nor sees."""
    field, _ = walled(4, 3, 0, 0)
    found = survey(field)
    assert not found.sees((0, 0), (4, 0))
    assert not found.sees((9, 9), (0, 0))
