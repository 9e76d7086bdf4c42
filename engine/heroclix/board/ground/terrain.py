"""The ground as it lies now: the printed map with the markers on it, as sets of squares (15, 16, 17.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.grid import Lines, spread
from engine.heroclix.board.ground.kept import Obstacles, Told
from engine.heroclix.position import SIZES, MapPrint, Marker, Thing, bits
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.ground import Fence

__all__ = ["LEVEL_BITS", "Edges", "Terrain", "hindering_things"]

LEVEL_BITS = 16  # room for any level in a number made of two


class Edges(NamedTuple):
    """Edges as two sets of squares: those with such an edge on their right, and those with one below."""

    east: int
    south: int

    def joined(self, *others: Edges) -> Edges:
        """Return all edges of these sets."""
        east, south = self
        for other in others:
            east |= other.east
            south |= other.south
        return Edges(east, south)

    def without(self, others: Edges) -> Edges:
        """Return these edges less the others."""
        return Edges(self.east & ~others.east, self.south & ~others.south)


def hindering_things(ruleset: Ruleset, things: Iterable[Thing]) -> int:
    """Return the squares where objects lie, as far as the ruleset makes those hindering terrain; as a set."""
    lying = things if ruleset.ground.objects_hinder else ()
    return bits(thing.square for thing in lying if thing.square is not None)


class Terrain:
    """Terrain after markers. Sets of squares are integers; levels are numbers, 1 on the ground.

    The topmost marker with a terrain decides its square's type (17.3), unless the ruleset says that types add up;
    an elevated marker raises the square and makes it clear (17.14c, R12); a special marker without terrain changes
    nothing (R13). `things` are the squares where objects lie, as far as the ruleset says that those are terrain.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> terrain = Terrain(MODERN, MapPrint(4, 4, blocking=0b1), (Marker("debris", (0,)),))
    >>> terrain.blocking, terrain.hindering
    (0, 1)
    """

    __slots__ = (
        "_fenced", "_fences", "_noteworthy", "_rough", "_spread_from",
         "at_level", "barriers", "blocking", "doors", "everywhere",
        "flat", "grounds", "hindering", "indoor", "indoor_edges", "levels", "levels_apart", "lines", "map",
        "neighbours", "ruleset", "sources", "things", "told", "transitions", "walls", "water", "windows",
    )  # fmt: skip

    def __init__(self, ruleset: Ruleset, printed: MapPrint, markers: tuple[Marker, ...], things: int = 0) -> None:
        self.ruleset, self.map, self.things = ruleset, printed, things
        self.lines = Lines.of(printed.columns, printed.rows)
        self.everywhere = (1 << self.lines.area) - 1
        self.hindering, self.blocking, self.water = printed.hindering, printed.blocking, printed.water
        self.indoor = printed.indoor
        self.indoor_edges = self._edges_of(printed.indoor)
        # where printed kinds overlap, the most restrictive counts until a marker covers it
        self.hindering &= ~self.blocking
        self._put_up_walls(printed)
        levels = list(printed.levels) or [1] * self.lines.area
        self.transitions = printed.transitions
        for marker in markers:
            self._lay(marker, bits(marker.squares), levels)
        self._strew()
        self._raise(tuple(levels))
        self._forget()

    def _put_up_walls(self, printed: MapPrint) -> None:
        self.walls = Edges(printed.walls_east, printed.walls_south)
        self.windows = Edges(printed.windows_east, printed.windows_south)
        self.doors = Edges(printed.doors_east, printed.doors_south)
        self.barriers = self.walls.joined(self.windows, self.doors)
        self._fenced: dict[frozenset[Fence], Edges] = {}

    def _strew(self) -> None:
        """Let the objects that lie hinder; of what overlaps, the most restrictive counts."""
        self.hindering = (self.hindering | self.things) & ~self.blocking

    def _raise(self, levels: tuple[int, ...]) -> None:
        self.levels = levels
        self.levels_apart = tuple([level << LEVEL_BITS for level in levels])
        heights = set(levels)
        self.flat = len(heights) == 1
        self.at_level: dict[int, int] = {}
        if self.flat:
            self.at_level[levels[0]] = self.everywhere
            return
        digits = "".join(map(chr, reversed(levels)))  # a level is a character, so that each is found at once
        for level in heights:
            others = dict.fromkeys(heights, "0") | {level: "1"}
            self.at_level[level] = int(digits.translate(others), 2)

    def _forget(self) -> None:
        """Begin what is kept for as long as the terrain is, whoever moves on it."""
        self.grounds: dict[tuple[int, bool, int], Obstacles] = {}  # what it does to lines, by level and sight
        self.told: dict[tuple[int, bool, int], Told] = {}  # the same in words, of squares and of walls
        self.neighbours: dict[int, int] = {}  # the squares adjacent to a square
        self.sources: int | None = None  # those from which a line is stopped or hindered by their own ground
        self._spread_from: dict[int, int] = {}
        self._noteworthy: dict[int, int] = {}
        self._rough: dict[int, str] | None = None
        self._fences: dict[tuple[int, int], Edges] | None = None

    def relaid(
        self, printed: MapPrint, markers: tuple[Marker, ...], squares: tuple[int, ...], things: int = 0
    ) -> Terrain:
        """Return the terrain once some squares lie otherwise: under these markers, some walls of the map gone.

        What is printed is the same but for walls; only on those squares have markers and the `things` changed.

        >>> from engine.heroclix.editions.modern import MODERN
        >>> here = Terrain(MODERN, MapPrint(4, 4, blocking=0b11), ())
        >>> here.relaid(here.map, (Marker("debris", (0,)),), (0,)).blocking
        2
        """
        found = Terrain.__new__(Terrain)
        found.ruleset, found.things = self.ruleset, things
        found.map, found.lines, found.everywhere = printed, self.lines, self.everywhere
        found.indoor, found.indoor_edges = self.indoor, self.indoor_edges
        there = bits(squares)
        found.blocking = self.blocking & ~there | printed.blocking & there
        found.hindering = self.hindering & ~there | printed.hindering & ~printed.blocking & there
        found.water = self.water & ~there | printed.water & there
        found._put_up_walls(printed)
        levels = list(self.levels)
        for square in squares:
            levels[square] = printed.level(square)
        found.transitions = printed.transitions
        for marker in markers:
            found._lay(marker, bits(marker.squares) & there, levels)
        found._strew()
        raised = tuple(levels)
        if raised == self.levels:
            found.levels, found.levels_apart = self.levels, self.levels_apart
            found.flat, found.at_level = self.flat, self.at_level
        else:
            found._raise(raised)
        found._forget()
        return found

    @property
    def unstrewn(self) -> int:
        """The squares in which a destroyed wall beside them leaves no debris (16.9b)."""
        return self.blocking if self.ruleset.ground.walls_strew_all else self.blocking | self.hindering | self.water

    @property
    def rough(self) -> dict[int, str]:
        """The squares of blocking and hindering terrain, each with which of the two it is."""
        if self._rough is None:
            self._rough = dict.fromkeys(self.map.squares_of(self.blocking), "blocking")
            self._rough |= dict.fromkeys(self.map.squares_of(self.hindering), "hindering")
        return self._rough

    @property
    def fences(self) -> dict[tuple[int, int], Edges]:
        """The edges with a wall, window or door, each with the set that it belongs to."""
        if self._fences is None:
            self._fences = {**self._pairs(self.windows), **self._pairs(self.doors), **self._pairs(self.walls)}
        return self._fences

    def fenced(self, kinds: frozenset[Fence]) -> Edges:
        """Return the edges with a fence of one of these kinds."""
        found = self._fenced.get(kinds)
        if found is None:
            there: dict[Fence, Edges] = {"wall": self.walls, "window": self.windows, "door": self.doors}
            found = self._fenced[kinds] = Edges(0, 0).joined(*(there[kind] for kind in kinds))
        return found

    def spans_levels(self, rank: int, flies: bool) -> bool:
        """Return whether a base may lie on several levels: from a size on, and that of who flies (16.5g, 24.2c)."""
        smallest = self.ruleset.ground.spans_levels
        return smallest is not None and (flies or rank >= SIZES.index(smallest))

    def _lay(self, marker: Marker, squares: int, levels: list[int]) -> None:
        """Lay a marker on some of its squares, and raise them where it is elevated."""
        if marker.kind == "elevated":
            self.transitions |= marker.transitions
        kind = marker.terrain if marker.kind == "special" else self.ruleset.ground.markers.get(marker.kind)
        if kind is None or not squares:
            return
        if self.ruleset.ground.markers_cover:
            self.hindering &= ~squares
            self.blocking &= ~squares
            self.water &= ~squares
        elif marker.kind == "debris":
            self.blocking &= ~squares
        if kind == "hindering":
            self.hindering |= squares
        elif kind == "blocking":
            self.blocking |= squares
        elif kind == "water":
            self.water |= squares
        if marker.kind == "elevated":
            for square in self.map.squares_of(squares):
                levels[square] += marker.levels

    def _pairs(self, edges: Edges) -> dict[tuple[int, int], Edges]:
        """Return these edges by the two squares beside each, the lower number first, with the set they belong to."""
        columns = self.lines.columns
        pairs = [(square, square + 1) for square in self.map.squares_of(edges.east)]
        pairs += [(square, square + columns) for square in self.map.squares_of(edges.south)]
        return dict.fromkeys(pairs, edges)

    def fence(self, a: int, b: int) -> Edges | None:
        """Return which of `walls`, `doors` and `windows` the edge between two squares belongs to; None if to none."""
        return self.fences.get((a, b) if a < b else (b, a))

    def _edges_of(self, squares: int) -> Edges:
        """Return every edge with at least one of these squares beside it."""
        return Edges((squares | squares >> 1) & self.everywhere, (squares | squares >> self.lines.columns))

    def from_level(self, level: int) -> int:
        """Return the squares of that elevation level or a higher one."""
        return self._join(squares for at, squares in self.at_level.items() if at >= level)

    def spread_from(self, level: int) -> int:
        """Return the squares of that elevation level or a higher one, spread as in packed sets."""
        found = self._spread_from.get(level)
        if found is None:
            found = self._spread_from[level] = spread(self.from_level(level))
        return found

    def noteworthy(self, level: int) -> int:
        """Return all of the ground that may matter to a line whose lower end is on that level, packed for `Lines`."""
        found = self._noteworthy.get(level)
        if found is None:
            rough = self.blocking | self.hindering | self.above(level)
            found = self.lines.touched(spread(rough), spread(self.barriers.east), spread(self.barriers.south))
            self._noteworthy[level] = found
        return found

    def above(self, level: int) -> int:
        """Return the squares higher than that level."""
        return self._join(squares for at, squares in self.at_level.items() if at > level)

    @staticmethod
    def _join(sets: Iterable[int]) -> int:
        joined = 0
        for squares in sets:
            joined |= squares
        return joined

    def standing(self, edges: Edges, level: int) -> Edges:
        """Return those edges whose wall stands on that level: from its lower to its higher square (16.5e, R6)."""
        if self.flat:
            return edges
        c = self.lines.columns
        up = self.from_level(level)
        down = self.everywhere & ~self.above(level)
        return Edges(
            edges.east & (up | up >> 1) & (down | down >> 1), edges.south & (up | up >> c) & (down | down >> c)
        )

    def has_edge(self, edges: Edges, a: int, b: int) -> bool:
        """Return whether the edge between two squares that share a side is among these."""
        first, second = (a, b) if a < b else (b, a)
        east = second == first + 1 and self.lines.columns > 1
        return bool((edges.east if east else edges.south) >> first & 1)

    def edge(self, a: int, b: int) -> Edges:
        """Return the edge between two squares that share a side, as a set of its own."""
        first, second = (a, b) if a < b else (b, a)
        return Edges(1 << first, 0) if second == first + 1 and self.lines.columns > 1 else Edges(0, 1 << first)

    def transition(self, a: int, b: int) -> bool:
        """Return whether two squares form the diamond of a transition (16.7)."""
        return ((a, b) if a < b else (b, a)) in self.transitions
