"""On a field as wide as the book's each pair of hexes has the lines of its own offset, in whatever order (6c)."""

from __future__ import annotations

import random
from types import MappingProxyType

from engine.motu.ground.field import Field, Piece, Place
from engine.motu.ground.rays import Rays
from engine.motu.sight.lines import sees, sight

COLUMNS, ROWS = 30, 25


def test_every_offset_has_a_key_of_its_own() -> None:
    """Two pairs have one difference of keys where, and only where, they lie equally far apart in the same direction."""
    rays = Rays(COLUMNS, ROWS)
    found: dict[int, tuple[int, int]] = {}
    for row in range(ROWS):
        for a in ((0, row % 2), (COLUMNS - 1, row % 2), (COLUMNS // 2, row % 2)):
            for column in range(COLUMNS):
                for b in ((column, row), (column, ROWS - 1 - row)):
                    apart = (2 * b[0] + b[1] % 2 - 2 * a[0] - a[1] % 2, b[1] - a[1])
                    assert found.setdefault(rays.key(b) - rays.key(a), apart) == apart
    assert len(set(found.values())) == len(found)


def test_a_row_asked_after_a_slant_is_judged_by_its_own_lines() -> None:
    """A wall in the row between its ends blocks, also where first a pair was asked whose numbers differ by as much."""
    wall = MappingProxyType({(column, row): "high" for column in (14, 15) for row in range(3)})
    field = Field(COLUMNS, ROWS, pieces=(Piece("wall", wall),))
    assert sees(field, (Place((20, 0)),), (Place((19, 1)),))
    for column in range(20, COLUMNS):
        sees(field, (Place((column, 0)),), (Place((column - 19, 1)),))
    assert not sees(field, (Place((0, 0)),), (Place((29, 0)),))


def test_the_order_of_questions_does_not_matter() -> None:
    """The same pairs asked in two orders, on tables of their own, are answered alike; the long answer agrees."""
    dice = random.Random(17)
    hexes = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    walls = MappingProxyType(dict.fromkeys(dice.sample(hexes, 60), "high"))
    field = Field(COLUMNS, ROWS, pieces=(Piece("walls", walls),))
    pairs = [(dice.choice(hexes), dice.choice(hexes)) for _ in range(400)]
    answers = []
    for order in (pairs, pairs[::-1]):
        rays = Rays(COLUMNS, ROWS)
        packed = rays.packed(field.high)
        answers.append({pair: rays.sees(packed, *pair) for pair in order})
    assert answers[0] == answers[1]
    for a, b in pairs[:100]:
        assert sight(field, (Place(a),), (Place(b),)).clear is answers[0][a, b]
