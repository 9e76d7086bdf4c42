"""Who sees whom on a whole field at once, on the flat: every hex against every other (6c).

What the lines between two hexes meet depends on how far these lie apart alone. So for each offset all hexes are looked
at together: a set of hexes is an integer with one bit for each, moved by a step in one shift, and the lines of every
pair that lies so apart are found open or not in a few operations on such sets. It tells what `lines.sees` tells of each
pair, and nothing of why. `seen_from` is what is asked of it: all that one base sees, at every height.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.motu.ground.field import Field, Piece, Place, Places
from engine.motu.ground.hexes import CORNERS, Hex, Point
from engine.motu.ground.rays import ORIGINS, PAIRED, Course, Overlap, Rays, Straight, touching
from engine.motu.sight.lines import sees

__all__ = ["Survey", "seen_from", "survey"]

ALWAYS = -1  # the set of all hexes: from each a line is shut that joins a corner with itself
SPAN = max(down for _, down in CORNERS.values())  # how far a corner lies above or below its hex's centre, at most
NAMED = tuple(product(CORNERS, repeat=2))  # the lines of two hexes by the corners that they join, those from one beside


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
    shut = _shut(field, tables)
    seen: dict[int, int] = {}
    for fan in tables.fans:
        seen[fan.key], back = _seen(fan, [shut[fan.first + line] for line in tables.lines])
        seen[-fan.key] = back >> -fan.step if fan.step < 0 else back << fan.step
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

    `sources`: the hexes of the board that have another there. `first`: what is added to the place of a line among all
    that two hexes have, to find it among those of the board. `straight`: the lines that lie on one straight line.
    `offset`: how far apart the hexes lie, where they touch.
    """

    key: int
    step: int
    sources: int
    first: int
    straight: tuple[Straight, ...]
    offset: Point | None


class _Tables(NamedTuple):
    """What is alike on all fields of one size: the courses of lines, each once, with its place; and the fans.

    Of two opposite fans there is one. There are `size` places for the lines that leave by one corner. `lines`: the
    places of the 36 of two hexes, of which those from one corner stand beside each other.
    """

    courses: tuple[tuple[str, int, Course], ...]
    fans: tuple[_Fan, ...]
    size: int
    lines: tuple[int, ...]


@lru_cache(maxsize=4)
def _tables(columns: int, rows: int) -> _Tables:
    rays = Rays.of(columns, rows)
    width = 4 * (columns + 1)  # so many steps across, and fewer, lie between any two corners, there and back
    size = width * (3 * rows + 3 * SPAN)
    middle = width // 2 + width * 2 * SPAN  # the place of no way at all
    lines = tuple(
        number * size + CORNERS[end][0] - CORNERS[start][0] + width * (CORNERS[end][1] - CORNERS[start][1])
        for number, start in enumerate(CORNERS)
        for end in CORNERS
    )
    ways = ((x, y) for y in range(-2 * SPAN, 3 * rows + SPAN) for x in range(1 - width // 2, width // 2))
    courses = tuple(
        (pole, middle + x + width * y, rays.course(pole, (x, y)))
        for x, y in ways
        for pole in _POLES[y % 3]
        if (x + y) % 2 == 0 and (x, y) != (0, 0)
    )
    return _Tables(courses, tuple(_fans(columns, rows, middle, width)), size, lines)


# by how far a line leads down, in thirds of the way from row to row: the corners that can begin it, as ends are corners
_POLES = (("n", "s"), ("n",), ("s",))


def _fans(columns: int, rows: int, middle: int, width: int) -> Iterator[_Fan]:
    """Yield the lines of any two hexes, of which the second lies further down or in the same row further right."""
    rays = Rays.of(columns, rows)
    board = [[1 << rays.number((column, row)) for column in range(columns)] for row in range(rows)]
    # of even and of odd rows, the hexes of the columns that have another so many columns on
    having = [
        {far: sum(sum(line[max(0, -far) : max(0, columns - far)]) for line in board[odd::2]) for far in _far(columns)}
        for odd in (0, 1)
    ]
    for down in range(rows):
        above = sum(sum(line) for line in board[: rows - down])
        for x in range(-2 * columns + 1 if down else 0, 2 * columns):
            if (x + down) % 2:
                continue
            sources = above & (having[0][(x - down % 2) // 2] | having[1][(x + down % 2) // 2])
            if sources:
                key, step = 2 * down * rays.stride + (x - down) // 2, down * rays.stride + (x - down) // 2
                offset = (x, 3 * down)
                first, straight = middle + x + width * 3 * down, rays.straight(offset)
                yield _Fan(key, step, sources, first, straight, offset if touching(offset) else None)


def _far(columns: int) -> range:
    return range(-columns, columns + 1)


def _shut(field: Field, tables: _Tables) -> list[int]:
    """Return, for each line of the board, the hexes from whose corner it meets an obstacle."""
    rays = field.rays
    obstacles = sum(1 << rays.number(at) for at in field.high)
    beside = [0, *(obstacles & _moved(obstacles, rays.side_steps[side]) for side in PAIRED)]
    rows = [0, obstacles]  # by how many hexes of a row: from where one of so many is an obstacle
    for count in range(1, max((count for each in tables.courses for count in each[2].counts), default=0)):
        rows.append(rows[-1] | obstacles >> count)
    found = [ALWAYS] * (len(CORNERS) * tables.size)
    begun = [
        (number * tables.size, rays.side_steps[side], pole) for number, (pole, side) in enumerate(ORIGINS.values())
    ]
    origins = {pole: [(first, step) for first, step, of in begun if of == pole] for pole in "ns"}
    for pole, place, course in tables.courses:
        here = 0
        for number, count in zip(course.firsts, course.counts, strict=True):
            here |= rows[count] >> number if number >= 0 else rows[count] << -number
        for number, kind in course.pairs:
            here |= _moved(beside[kind], number)
        for first, step in origins[pole]:
            found[first + place] = here >> step if step >= 0 else here << -step
    return found


def _moved(hexes: int, step: int) -> int:
    """Return the hexes from which such a step leads to one of a set."""
    return hexes >> step if step >= 0 else hexes << -step


def _seen(fan: _Fan, shut: list[int]) -> tuple[int, int]:
    """Return the hexes from which the one that lies so far away is seen, and those that it sees.

    `shut`: for each line of `NAMED` the hexes from which it meets an obstacle.
    """
    groups = (shut[:6], shut[6:12], shut[12:18], shut[18:24], shut[24:30], shut[30:])
    to_corners = [a & b & c & d & e & f for a, b, c, d, e, f in zip(*groups, strict=True)]
    from_corners = [a & b & c & d & e & f for a, b, c, d, e, f in groups]
    there, back = fan.sources & ~_one_at_most(to_corners), fan.sources & ~_one_at_most(from_corners)
    if fan.offset is not None:
        overlapping = Rays.overlapping(fan.offset)
        return _two_lines(there, shut, overlapping, 1), _two_lines(back, shut, overlapping, 0)
    for lines in fan.straight:  # which reaches two corners of a hex at most
        alone = there | back
        for place in _others(lines):
            alone &= shut[place]
            if not alone:
                break
        there, back = there & ~alone, back & ~alone
    return there, back


@lru_cache(maxsize=256)
def _others(straight: Straight) -> tuple[int, ...]:
    """Return the places of the lines between two hexes that do not lie on one straight line with some."""
    return tuple(place for place, named in enumerate(NAMED) if named not in straight)


def _one_at_most(shut: list[int]) -> int:
    """Return where five of six corners, or all, are shut: of each two corners both, or but one of all."""
    a, b, c, d, e, f = shut
    first, second, third = a & b, c & d, e & f
    return (a | b) & (c | d) & (e | f) & (first & second | third & (first | second))


def _two_lines(twice: int, shut: list[int], overlapping: Overlap, end: int) -> int:
    """Return from where two lines to different corners are open that share no more than a point, of hexes that touch.

    `twice`: from where two corners can be reached; `end`: which end of a line the corners are.
    """
    open_ = [(named, here) for named, each in zip(NAMED, shut, strict=True) if (here := twice & ~each)]
    found = 0
    for (one, here), (other, there) in combinations(open_, 2):
        if one[end] != other[end] and frozenset((one, other)) not in overlapping:
            found |= here & there
    return found
