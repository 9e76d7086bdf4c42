"""Who sees whom on a whole field at once, on the flat: every hex against every other (6c).

What the lines between two hexes meet depends on how far these lie apart alone. So for each offset all hexes are looked
at together: a set of hexes is an integer with one bit for each, moved by a step in one shift, and the lines of every
pair that lies so apart are found open or not in a few operations on such sets. It tells what `lines.sees` tells of each
pair, and nothing of why. `seen_from` is what is asked of it: all that one base sees, at every height.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from engine.motu.ground.field import Field, Piece, Place, Places
from engine.motu.ground.hexes import CORNERS, Hex, Point, centre
from engine.motu.ground.rays import ORIGINS, PAIRED, Course, Rays
from engine.motu.sight.lines import sees

__all__ = ["Survey", "seen_from", "survey"]

Corners = tuple[str, str]  # that a line joins
Groups = tuple[tuple[int, ...], ...]


class Survey:
    """Who sees whom: for each offset the hexes from which the one that lies so far away is seen."""

    def __init__(self, rays: Rays, seen: Mapping[int, int]) -> None:
        self._rays = rays
        self._seen = seen

    def sees(self, a: Hex, b: Hex) -> bool:
        """Return whether two lines are open from one hex to another; False for hexes that are not of the field."""
        offset = self._rays.key(b) - self._rays.key(a)
        return bool(self._seen.get(offset, 0) >> self._rays.number(a) & 1)

    def count(self) -> int:
        """Return how many pairs see each other, each way counted."""
        return sum(each.bit_count() for each in self._seen.values())


def survey(field: Field) -> Survey:
    """Return who sees whom of all hexes of a field, at standard height.

    >>> from types import MappingProxyType
    >>> from engine.motu.ground.field import Piece
    >>> found = survey(Field(3, 1, pieces=(Piece("wall", MappingProxyType({(1, 0): "high"})),)))
    >>> found.sees((0, 0), (1, 0)), found.sees((0, 0), (2, 0))
    (True, True)
    """
    tables = _tables(field.columns, field.rows)
    shut = _shut(field, tables.courses)
    seen: dict[int, int] = {}
    for fan in tables.fans:
        seen[fan.key], back = _seen(fan, shut)
        seen[-fan.key] = _moved(back, -fan.step)
    return Survey(field.rays, seen)


@lru_cache(maxsize=8)
def _kept(columns: int, rows: int, high: frozenset[Hex]) -> Survey:
    """Return the survey of a field, by all that it rests on: the same field is asked about again and again."""
    return survey(Field(columns, rows, pieces=(Piece("high", dict.fromkeys(high, "high")),)))


def seen_from(field: Field, base: Places) -> tuple[Place, ...]:
    """Return every place that a base sees, by row and column, without its own: where a character can stand (6c).

    On the flat an ordinary base is looked up in the survey of the field.

    >>> [field.name(place) for field in [Field(2, 2)] for place in seen_from(field, (Place((0, 0)),))]
    ['B1', 'A2', 'B2']
    """
    flat = len(base) == 1 and not base[0].platform
    known = _kept(field.columns, field.rows, field.high) if flat else None
    found = []
    for row in range(field.rows):
        for column in range(field.columns):
            for place in field.places_at((column, row)):
                if place in base:
                    continue
                if known is not None and not place.platform:
                    seen = known.sees(base[0].hex, place.hex)
                else:
                    seen = sees(field, base, (place,))
                if seen:
                    found.append(place)
    return tuple(found)


class _Fan(NamedTuple):
    """The lines of two hexes so far apart, as difference of their keys and of their numbers.

    `sources`: the hexes of the board that have another there. `lines`: each line's course, by its number in the tables,
    and the step to the hex where that begins. `ends`, `starts`: the lines, by place, that lead to one corner of the
    second hex, or of the first one. `overlapping`: two of them, by place, that share more than a point.
    """

    key: int
    step: int
    sources: int
    lines: tuple[tuple[int, int], ...]
    ends: Groups
    starts: Groups
    overlapping: frozenset[tuple[int, int]]


class _Tables(NamedTuple):
    """The courses of all lines on fields of one size, each once, and the fans; of two opposite ones there is one."""

    courses: tuple[Course, ...]
    fans: tuple[_Fan, ...]


@lru_cache(maxsize=4)
def _tables(columns: int, rows: int) -> _Tables:
    rays = Rays.of(columns, rows)
    lines = [sum(1 << rays.number((column, row)) for column in range(columns)) for row in range(rows)]
    courses: dict[tuple[str, Point], int] = {}
    found: dict[int, _Fan] = {}
    corners = {(column, row) for column in (0, columns - 1) for row in (0, min(1, rows - 1))}
    corners |= {(column, row) for column in (0, columns - 1) for row in (max(rows - 2, 0), rows - 1)}
    for a in sorted(corners):
        for b in ((column, row) for row in range(rows) for column in range(columns)):
            key = rays.key(b) - rays.key(a)
            if key >= 0 and key not in found:
                step = rays.number(b) - rays.number(a)
                found[key] = _fan(rays, (a, b), _sources(lines, b[1] - a[1], step), courses)
    return _Tables(tuple(rays.course(*each) for each in courses), tuple(found.values()))


def _fan(rays: Rays, ends: tuple[Hex, Hex], sources: int, courses: dict[tuple[str, Point], int]) -> _Fan:
    """Return the lines from one hex to another; `courses` numbers what they are, and is added to."""
    a, b = ends
    (ax, ay), (bx, by) = centre(a), centre(b)
    offset = (bx - ax, by - ay)
    named, lines = [], []
    for start, (pole, side) in ORIGINS.items():
        for end, way in rays.ways(start, offset):
            named.append((start, end))
            lines.append((courses.setdefault((pole, way), len(courses)), rays.side_steps[side]))
    pairs = rays.overlapping(offset)
    places = {each: place for place, each in enumerate(named)} if pairs else {}
    overlapping = frozenset((places[one], places[other]) for pair in pairs for one, other in permutations(pair))
    key, step = rays.key(b) - rays.key(a), rays.number(b) - rays.number(a)
    all_ = tuple(named)
    return _Fan(key, step, sources, tuple(lines), _grouped(all_, 1), _grouped(all_, 0), overlapping)


@lru_cache(maxsize=64)  # of hexes that share no corner it is always the same
def _grouped(named: tuple[Corners, ...], end: int) -> Groups:
    return tuple(tuple(place for place, each in enumerate(named) if each[end] == name) for name in CORNERS)


def _sources(lines: Sequence[int], down: int, step: int) -> int:
    """Return the hexes of the board that have another so many rows down, and by that step of its number."""
    found = 0
    for row, line in enumerate(lines):
        if 0 <= row + down < len(lines):
            found |= line & _moved(lines[row + down], step)
    return found


def _moved(hexes: int, step: int) -> int:
    """Return the hexes from which such a step leads to one of a set."""
    return hexes >> step if step >= 0 else hexes << -step


def _shut(field: Field, courses: Sequence[Course]) -> list[int]:
    """Return, for each course, the hexes from whose corner it meets an obstacle."""
    rays = field.rays
    obstacles = sum(1 << rays.number(at) for at in field.high)
    beside = [0, *(obstacles & _moved(obstacles, rays.side_steps[side]) for side in PAIRED)]
    rows = [0, obstacles]  # by how many hexes of a row: from where one of so many is an obstacle
    for count in range(1, max((count for course in courses for _, count in course.runs), default=0)):
        rows.append(rows[-1] | obstacles >> count)
    found = []
    for course in courses:
        here = 0
        for number, count in course.runs:
            here |= rows[count] >> number if number >= 0 else rows[count] << -number
        for number, kind in course.pairs:
            here |= _moved(beside[kind], number)
        found.append(here)
    return found


def _seen(fan: _Fan, shut: Sequence[int]) -> tuple[int, int]:
    """Return the hexes from which the one that lies so far away is seen, and those that it sees."""
    lines = [shut[course] >> step if step >= 0 else shut[course] << -step for course, step in fan.lines]
    some = 0
    for each in lines:
        some |= each
    clear, doubtful = fan.sources & ~some, fan.sources & some
    if not doubtful:
        return clear, clear
    open_ = [doubtful & ~each for each in lines]
    there, back = (_two_lines(open_, groups, fan.overlapping) for groups in (fan.ends, fan.starts))
    return clear | there, clear | back


def _two_lines(open_: Sequence[int], groups: Groups, overlapping: frozenset[tuple[int, int]]) -> int:
    """Return from where two lines to different corners are open that share no more than a point.

    Of three lines to three corners two never lie on one straight line; of two it is asked, where lines may overlap.
    """
    once = twice = thrice = 0
    for places in groups:
        here = 0
        for place in places:
            here |= open_[place]
        thrice |= twice & here
        twice |= once & here
        once |= here
    left = twice & ~thrice
    if not overlapping or not left:
        return twice
    found = 0
    doubtful = [[(place, each) for place in places if (each := open_[place] & left)] for places in groups]
    for corner, other_corner in combinations(doubtful, 2):
        for (one, here), (other, there) in product(corner, other_corner):
            if (one, other) not in overlapping:
                found |= here & there
    return thrice | found
