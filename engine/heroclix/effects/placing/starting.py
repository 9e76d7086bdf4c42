"""Starting areas: whose they are, how they expand, and where each thing may be set up (4.2, 4.3, 15.4, 17.4, 25)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_
from types import MappingProxyType
from typing import Literal

from engine.heroclix.board.ground.bases import size_of
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.measures import squares_within
from engine.heroclix.effects.areas.elements import elements, special_terrain
from engine.heroclix.effects.placing.fit import Base, Fit
from engine.heroclix.effects.placing.rules import set_up_rules
from engine.heroclix.position import Figure, MapPrint, Position, bits
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import Step, StepKind, Term

__all__ = ["SIDES", "MapEdge", "SetUp", "along_edge", "base_of", "ends_of", "opposite", "terrain_limit"]

MapEdge = Literal["top", "bottom", "left", "right"]
SIDES: tuple[MapEdge, ...] = ("top", "bottom", "left", "right")
# the end of an edge that lies to the right of a player who sits there (4.3d)
RIGHT_HAND: Mapping[MapEdge, MapEdge] = {"top": "left", "bottom": "right", "left": "bottom", "right": "top"}
OPPOSITE: Mapping[MapEdge, MapEdge] = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}

AREA = Message("setup-area", ("side", "count"), rule="15.4")
ON_EDGE = Message("setup-edge", ("side", "edge"), rule="4.2a")
FITS = Message("setup-fits", ("side", "figures", "squares"), rule="4.3a")
ROW_ADDED = Message("setup-rows", ("side", "count"), rule="4.3b")
COLUMN_ADDED = Message("setup-columns", ("side", "count"), rule="4.3b", reading="P46")
EXPANDED_ALIKE = Message("setup-expanded-alike", ("side", "count"), rule="4.3d")
LIMIT = Message("setup-overlap-limit", ("side",), rule="4.3c")
NO_EDGE = Message("setup-no-edge", ("side",), rule="4.3b")
NOT_FOUND = Message("setup-fit-not-found", ("side",), rule="4.3a")
BLOCKING = Message("setup-blocking", ("side", "squares"), rule="13.2")
OVERLAP = Message("setup-areas-overlap", ("side", "other", "squares"), rule="4.3c")
LEFT_OVER = Message("setup-left-over", ("side",), rule="4.3c")
DIFFERENT = Message("setup-areas-differ", ("side", "count", "other", "others"), rule="4.2a")
MARKER_INSIDE = Message("setup-marker-inside", ("thing", "side"), rule="17.4")
TOO_MANY = Message("setup-too-many-markers", ("side", "count", "limit"), rule="17.2")

NO_BASES: Mapping[str, tuple[int, int]] = MappingProxyType({})
NO_FORCES: Mapping[str, tuple[Base, ...]] = MappingProxyType({})
CHECK = StepKind.CHECK


def along_edge(printed: MapPrint, edge: MapEdge) -> int:
    """Return the squares along an edge of the map, as a set.

    >>> bin(along_edge(MapPrint(4, 4), "top"))
    '0b1111'
    """
    columns, rows = printed.columns, printed.rows
    if edge in ("top", "bottom"):
        return ((1 << columns) - 1) << (0 if edge == "top" else columns * (rows - 1))
    column = 0 if edge == "left" else columns - 1
    return bits(row * columns + column for row in range(rows))


def opposite(edge: MapEdge) -> MapEdge:
    """Return the edge across the map (4.2a)."""
    return OPPOSITE[edge]


def ends_of(edge: MapEdge) -> tuple[MapEdge, MapEdge]:
    """Return the two ends of an edge, that of the lower letters or numbers first."""
    return ("top", "bottom") if edge in ("left", "right") else ("left", "right")


def _edge_of(printed: MapPrint, area: int, toward: MapEdge | None = None) -> MapEdge | None:
    """Return the map's edge along which an area lies; None where it touches none (15.4).

    Of several it is the one that holds most of the area's squares, of equals the shortest (P46); of those that lead
    `toward` one of their ends, where that is given.
    """
    along = [edge for edge in SIDES if toward is None or toward in ends_of(edge)]
    shares = {edge: (along_edge(printed, edge) & area).bit_count() for edge in along}
    if not any(shares.values()):
        return None
    return max(along, key=lambda edge: (shares[edge], -along_edge(printed, edge).bit_count(), -SIDES.index(edge)))


def base_of(position: Position, figure: Figure, off_map: tuple[int, int] = (1, 1)) -> Base:
    """Return the base of a figure as it lies on the map; off the map, the columns and rows that are given."""
    flies = traits(position.powers, figure).can("flight")
    across = Board.of(position).terrain.spans_levels(figure.size_rank, flies)
    return *(size_of(position.map, figure.squares) if figure.squares else off_map), across


@dataclass(frozen=True, slots=True)
class Growth:
    """A starting area after some expansions: its squares, and how many columns and rows were added."""

    squares: int
    columns: int = 0
    rows: int = 0


class SetUp:
    """The starting areas of a game about to begin: `areas` by side, as the map prints them or as edges were chosen.

    They are still to be set up, so that no figure is in the way of another. `off_map`: columns and rows of
    figures that are not on the map, by their ids. `forces`: all bases of a side, in place of the position's.
    `asked`: the side that is asked about, and `toward` the end at which it adds columns first (4.3b, P46).
    """

    def __init__(
        self,
        position: Position,
        areas: Mapping[str, int],
        off_map: Mapping[str, tuple[int, int]] = NO_BASES,
        forces: Mapping[str, tuple[Base, ...]] = NO_FORCES,
        asked: str = "",
        toward: MapEdge | None = None,
    ) -> None:
        self.position = replace(position, figures=())
        self.areas = dict(areas)
        self.bases: dict[str, tuple[Base, ...]] = dict.fromkeys(areas, ())
        for figure in position.figures:
            if figure.side in areas:
                self.bases[figure.side] += (base_of(position, figure, off_map.get(figure.id, (1, 1))),)
        self.bases.update(forces)
        self.rules = set_up_rules(position.ruleset)
        self.edges = {
            side: _edge_of(position.map, area, toward if side == asked else None) for side, area in areas.items()
        }
        self._grown = {side: [Growth(area)] for side, area in areas.items()}
        self._first = {} if self.rules.ends_in_turn else self._first_ends(asked, toward)
        self.most = self._most()
        self.needs: dict[str, int | None] = {side: self._needed(side) for side in areas}
        self.expanded = min(self.most, max((self.most if n is None else n for n in self.needs.values()), default=0))

    def grown(self, side: str, times: int) -> Growth:
        """Return a side's area after that many expansions (4.3b)."""
        known = self._grown[side]
        while len(known) <= times:
            known.append(self._next(side, known[-1]))
        return known[times]

    def area(self, side: str) -> int:
        """Return a side's starting area, expanded as far as the forces need (4.3d), as a set."""
        return self.grown(side, self.expanded).squares

    @cached_property
    def everywhere(self) -> int:
        """Return the squares of all starting areas, expanded, as a set."""
        return reduce(or_, (self.area(side) for side in self.areas), 0)

    @property
    def large(self) -> bool:
        """Whether the map is larger than the standard one (4.2a)."""
        printed = self.position.map
        return max(printed.columns, printed.rows) > self.rules.rows_alone_up_to

    def _first_ends(self, asked: str, toward: MapEdge | None) -> dict[str, MapEdge]:
        """Return for each side at which end of its edge columns are added first: for all at the same hand (4.3d).

        `toward` decides it for who is asked about; else it is the lower end for the first who needs the room (P46).
        """
        needy = (side for side in self.areas if not self.fit(side, 0))
        leading = asked if toward else next(needy, asked)
        edge = self.edges.get(leading)
        if edge is None:
            return {side: ends_of(other)[0] for side, other in self.edges.items() if other}
        right = RIGHT_HAND[edge] == (toward or ends_of(edge)[0])
        hands = {side: RIGHT_HAND[other] for side, other in self.edges.items() if other}
        return {side: hand if right else opposite(hand) for side, hand in hands.items()}

    def _next(self, side: str, now: Growth) -> Growth:
        """Expand once more: a column along the edge on larger maps, until the edge is full, else a row inwards."""
        edge = self.edges[side]
        if edge is None:
            return now
        if self.rules.rows_and_columns:
            column = self._column(side, edge, now, now.squares)
            return Growth(self._deeper(edge, now.squares | column), now.columns + bool(column), now.rows + 1)
        if self.large:
            column = self._column(side, edge, now, self.areas[side])
            if column:
                return Growth(now.squares | column, now.columns + 1, now.rows)
        return Growth(self._deeper(edge, now.squares), now.columns, now.rows + 1)

    def _deeper(self, edge: MapEdge, squares: int) -> int:
        """Return these squares with a row more, inwards."""
        return squares | self._inwards(edge, squares)

    def _column(self, side: str, edge: MapEdge, now: Growth, like: int) -> int:
        """Return the next column beside the area, as deep as `like`, at the end whose turn it is (P46)."""
        printed = self.position.map
        upright = edge in ("left", "right")
        lines = [self._line(upright, n) for n in range(printed.rows if upright else printed.columns)]
        deep = self._deep(edge, like)
        filled = [n for n, line in enumerate(lines) if line & now.squares & along_edge(printed, edge)]
        ends = [n for n in (filled[0] - 1, filled[-1] + 1) if 0 <= n < len(lines)]
        if not self.rules.ends_in_turn:
            later = self._first[side] != ends_of(edge)[0]
            return lines[ends[-1 if later else 0]] & deep if ends else 0
        others = [self.areas[other] for other in self.areas if other != side]
        free = [n for n in ends if not any(lines[n] & deep & other for other in others)]
        if now.columns % 2:
            free.reverse()
        return lines[free[0]] & deep if free else 0

    def _line(self, upright: bool, number: int) -> int:
        """Return a column of the map, or a row where the edge is upright, as a set."""
        printed = self.position.map
        if upright:
            return ((1 << printed.columns) - 1) << printed.columns * number
        return bits(row * printed.columns + number for row in range(printed.rows))

    def _deep(self, edge: MapEdge, area: int) -> int:
        """Return all squares as near to an edge as the area reaches, as a set."""
        strip = along_edge(self.position.map, edge)
        while area & ~strip:
            strip |= self._inwards(edge, strip)
        return strip

    def _inwards(self, edge: MapEdge, squares: int) -> int:
        """Return these squares one row further from an edge; past the far edge they are gone."""
        printed = self.position.map
        whole = Board.of(self.position).terrain.everywhere
        if edge == "top":
            return squares << printed.columns & whole
        if edge == "bottom":
            return squares >> printed.columns
        if edge == "left":
            return (squares & ~along_edge(printed, "right")) << 1
        return (squares & ~along_edge(printed, "left")) >> 1

    def _most(self) -> int:
        """Return how often all areas can be expanded before two of them would overlap, or the map is full (4.3c)."""
        times = 0
        while True:
            grown = [self.grown(side, times + 1).squares for side in self.areas]
            if grown == [self.grown(side, times).squares for side in self.areas] or not _disjoint(grown):
                return times
            times += 1

    def _needed(self, side: str) -> int | None:
        """Return how often a side's area must be expanded for its force; None where even the most is too little."""
        for times in range(self.most + 1):
            if self.fit(side, times):
                return times
        return None

    def fit(self, side: str, times: int) -> bool | None:
        """Return whether a side's force fits after so many expansions; None where the search was given up."""
        return Fit(self.position, self.grown(side, times).squares).fits(self.bases[side])

    def steps(self, side: str) -> list[Step]:
        """Return how a side's area comes about: its edge, whether its force fits, what is added and why (4.3)."""
        name, needed = side_term(side), self.needs[side]
        steps = [AREA.step(CHECK, side=name, count=self.areas[side].bit_count())]
        edge = self.edges[side]
        if edge is None:
            steps.append(NO_EDGE.step(StepKind.IGNORED, side=name))
        else:
            steps.append(ON_EDGE.step(CHECK, side=name, edge=Term(f"edge-{edge}")))
        if needed == 0:
            room = Fit(self.position, self.areas[side]).room
            steps.append(FITS.step(CHECK, side=name, figures=len(self.bases[side]), squares=room))
        return steps + self.expansion(side)

    def expansion(self, side: str) -> list[Step]:
        """Return what is added to a side's area and why, and where that is not enough (4.3b-4.3d)."""
        name, needed, steps = side_term(side), self.needs[side], []
        grown = self.grown(side, self.expanded)
        alike = needed is not None and needed < self.expanded
        if alike:
            steps.append(EXPANDED_ALIKE.step(CHECK, side=name, count=self.expanded))
        if grown.columns:
            steps.append(COLUMN_ADDED.step(CHECK, side=name, count=grown.columns))
        if grown.rows:
            steps.append(ROW_ADDED.step(CHECK, side=name, count=grown.rows))
        if needed is None:
            given_up = self.fit(side, self.most) is None
            message = NOT_FOUND if given_up else LIMIT if self.rules.left_over_ko else LEFT_OVER
            steps.append(message.step(StepKind.IGNORED if given_up else CHECK, side=name))
        return steps

    def odd(self, side: str) -> list[Step]:
        """Return what is odd about a side's area and about what is to be set up (13.2, 17.2, 17.4)."""
        board, names = Board.of(self.position), self.position.map.name_of
        name, area = side_term(side), self.areas[side]
        found = []
        solid = area & board.terrain.blocking
        if solid:
            squares = tuple(names(square) for square in self.position.map.squares_of(solid))
            found.append(BLOCKING.step(CHECK, side=name, squares=squares))
        for other, theirs in self.areas.items():
            both = area & theirs
            if other != side and both:
                squares = tuple(names(square) for square in self.position.map.squares_of(both))
                found.append(OVERLAP.step(CHECK, side=name, other=side_term(other), squares=squares))
        return found + self._unlike(side) + self._odd_markers(side)

    def _unlike(self, side: str) -> list[Step]:
        """No other area has as many squares; four sides may well share two sizes, one for each pair of edges (4.2a)."""
        sizes = {other: area.bit_count() for other, area in self.areas.items() if other != side}
        mine = self.areas[side].bit_count()
        if not self.rules.edges_serve or not sizes or mine in sizes.values():
            return []
        other, many = next(iter(sizes.items()))
        return [DIFFERENT.step(CHECK, side=side_term(side), count=mine, other=side_term(other), others=many)]

    def _odd_markers(self, side: str) -> list[Step]:
        name, found = side_term(side), []
        theirs = [element for element in elements(self.position) if element.is_terrain_marker]
        for element in theirs:
            if bits(element.squares) & self.area(side):
                found.append(MARKER_INSIDE.step(CHECK, thing=element.id, side=name))
        friendly = sum(element.source.side == side for element in theirs)
        limit = terrain_limit(self.position.ruleset)
        if friendly > limit:
            found.append(TOO_MANY.step(CHECK, side=name, count=friendly, limit=limit))
        return found

    def closer_than(self, squares: int) -> int:
        """Return the squares fewer than that many squares away from a starting area, as a set (11.3d)."""
        areas = tuple(self.position.map.squares_of(self.everywhere))
        return squares_within(self.position, areas, squares - 1) if squares else 0

    def distance_possible(self, limit: int) -> int:
        """Return how far from every starting area a marker can be set up: `limit`, or as far as possible (4.3d)."""
        while limit and not self.for_markers & ~self.closer_than(limit):
            limit -= 1
        return limit

    @cached_property
    def for_markers(self) -> int:
        """Return the squares where a terrain marker or object of one square may be set up, as a set (17.4, 25.5c)."""
        terrain = Board.of(self.position).terrain
        if not self.rules.things_apart:
            rough = terrain.hindering | terrain.water if self.rules.clear_alone else 0
            return terrain.everywhere & ~(self.everywhere | terrain.blocking | rough)
        stairs = bits(end for pair in terrain.transitions for end in pair)
        lying = bits(s for element in elements(self.position) for s in element.squares)
        restricted = (self.position.map.orange | special_terrain(self.position)) & (
            terrain.hindering | terrain.blocking
        )
        return terrain.everywhere & ~(self.everywhere | stairs | terrain.blocking | lying | restricted)


def terrain_limit(ruleset: Ruleset) -> int:
    """Return how many terrain markers a starting force may have (17.2)."""
    return ruleset.terrain_limit


def _disjoint(areas: list[int]) -> bool:
    taken = 0
    for area in areas:
        if taken & area:
            return False
        taken |= area
    return True
