"""How fast Battleground tells who sees whom, beside shapely, prebuilt and vectorised, in the same run."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from types import MappingProxyType
from typing import Any

import pytest

from engine.motu.ground.field import Field, Piece, Place
from engine.motu.ground.hexes import CORNERS, Hex, centre, corner
from engine.motu.ground.rays import Rays
from engine.motu.sight.lines import sees
from engine.motu.sight.survey import _tables, survey
from tests.bench.alternation import compare

COLUMNS, ROWS, WALLS, PAIRS = 30, 25, 60, 200
SHRINK = 1e-6  # touching is no crossing; hexes side by side are one shape, so that their common side is within it
Pairs = list[tuple[Hex, Hex]]


def field_and_pairs() -> tuple[Field, Pairs]:
    """Return a field of the book's size with walls, and pairs of its free hexes."""
    dice = random.Random(6)
    hexes = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    dice.shuffle(hexes)
    walls, free = hexes[:WALLS], hexes[WALLS:]
    field = Field(COLUMNS, ROWS, pieces=(Piece("walls", MappingProxyType(dict.fromkeys(walls, "high"))),))
    return field, [(dice.choice(free), dice.choice(free)) for _ in range(PAIRS)]


def asking(field: Field, pairs: Pairs) -> Callable[[], list[bool]]:
    """Return the work of asking about pairs."""
    places = [((Place(a),), (Place(b),)) for a, b in pairs]
    return lambda: [sees(field, a, b) for a, b in places]


def shapely_lines(field: Field, pairs: Pairs) -> Callable[[], Any] | None:
    """Return shapely's one call for the lines of all pairs, everything built before; None where it is missing."""
    try:
        import shapely  # noqa: PLC0415  # a peer that may be missing
    except ImportError:
        return None
    hexes = [shapely.Polygon([corner(at, name) for name in CORNERS]) for at in field.high]
    walls = shapely.union_all(hexes).buffer(-SHRINK)
    shapely.prepare(walls)
    ends = [[corner(a, one), corner(b, other)] for a, b in pairs for one in CORNERS for other in CORNERS]
    lines = shapely.linestrings(ends)
    return lambda: shapely.intersects(walls, lines)


def test_shapely_finds_the_same_lines_open() -> None:
    """Every line of every pair is open to both, or to neither."""
    field, pairs = field_and_pairs()
    peer = shapely_lines(field, pairs)
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    met = peer().reshape(len(pairs), len(CORNERS) ** 2)
    for (a, b), blocked in zip(pairs, met, strict=True):
        if centre(a) != centre(b):
            ours = {(line.start, line.end) for line in field.rays.open_lines(field.packed_high, a, b)}
            named = [(one, other) for one in CORNERS for other in CORNERS if corner(a, one) != corner(b, other)]
            theirs = {
                pair
                for pair, shut in zip([(one, other) for one in CORNERS for other in CORNERS], blocked, strict=True)
                if not shut
            }
            assert ours == theirs.intersection(named)


def test_sight_is_told_faster_than_by_shapely() -> None:
    """The whole answer, two lines to different corners, in a fifteenth of what shapely takes for the lines."""
    field, pairs = field_and_pairs()
    peer = shapely_lines(field, pairs)
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    found = compare(asking(field, pairs), peer)
    print(f"{PAIRS} pairs of {COLUMNS}×{ROWS} hexes, beside shapely prepared and vectorised: {found}")
    assert found.ratio < 1 / 15


def forget() -> None:
    """Drop the lines of all sizes of field, as a process begins."""
    Rays.of.cache_clear()
    _tables.cache_clear()


def lines_of_one_hex(field: Field) -> Callable[[], Any]:
    """Return the peer's work: the 27,000 lines from one hex to all 750. Skips where shapely is missing."""
    every = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    one = next(at for at in every if at not in field.high)
    peer = shapely_lines(field, [(one, at) for at in every])
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    return peer


def test_the_first_survey_of_a_size() -> None:
    """All pairs of all 750 hexes, no line of that size made before, in 2.2 times what shapely takes for one hex's."""
    field, _ = field_and_pairs()
    peer = lines_of_one_hex(field)

    def first() -> object:
        forget()
        return survey(Field(COLUMNS, ROWS, pieces=field.pieces))

    spent, theirs = (min(_spent(work) for _ in range(3)) for work in (first, peer))
    print(
        f"all pairs of {COLUMNS}×{ROWS} hexes, the first time: {spent * 1000:.0f} ms, shapely one: {theirs * 1000:.0f}"
    )
    assert spent < theirs * 2.2


def test_the_first_look_from_one_hex() -> None:
    """Whom one hex sees of all 750, no line of that size made before, in nine times what shapely takes for its lines.

    Shapely's are there already. Asked again it takes a tenth of what shapely does.
    """
    field, _ = field_and_pairs()
    pairs = [((0, 0), (column, row)) for column in range(COLUMNS) for row in range(ROWS)]
    peer = lines_of_one_hex(field)

    def first() -> object:
        forget()
        return asking(Field(COLUMNS, ROWS, pieces=field.pieces), pairs)()

    spent, known, theirs = (min(_spent(work) for _ in range(3)) for work in (first, asking(field, pairs), peer))
    print(
        f"one hex of {COLUMNS}×{ROWS}: {spent * 1000:.0f} ms the first time, {known * 1000:.1f} ms afterwards, "
        f"shapely {theirs * 1000:.0f} ms"
    )
    assert spent < theirs * 9
    assert known < theirs / 10


def test_all_pairs_of_the_books_field() -> None:
    """Who sees whom of all 750 hexes, the lines of that size made before: as one by one, in a fifteenth of the time.

    It takes no longer than shapely does for the lines of one hex.
    """
    field, pairs = field_and_pairs()
    found, one_by_one, peer = survey(field), asking(field, pairs), lines_of_one_hex(field)
    assert [found.sees(a, b) for a, b in pairs] == one_by_one()
    spent, alone, theirs = (min(_spent(work) for _ in range(5)) for work in (lambda: survey(field), one_by_one, peer))
    every = alone / len(pairs) * (COLUMNS * ROWS) ** 2
    print(
        f"all pairs of {COLUMNS}×{ROWS} hexes: {spent * 1000:.0f} ms, one by one {every * 1000:.0f} ms, "
        f"shapely those of one hex {theirs * 1000:.0f} ms"
    )
    assert spent * 15 < every
    assert spent < theirs


def _spent(work: Callable[[], object]) -> float:
    """Return the seconds of processor that some work takes."""
    began = process_time()
    work()
    return process_time() - began
