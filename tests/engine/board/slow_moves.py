"""The second, slow judge of everything else on squares: adjacency, distance, breaking away, moves.

Written from the rules, with no code of the engine: every way is tried step by step, nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from tests.engine.board.slow_judge import GIANTS, SIZES, Piece, Scene, Square, Wall, able, apart

WINGS = ("flight", "leap-climb", "great-size")  # each lets a figure pass elevation, outdoor blocking and opponents
SLIPPING = ("phasing-teleport", "plasticity", "leap-climb", "hypersonic-speed")
PATIENCE = 3000  # ways with different pieces destroyed; a figure with more of them is left out


class Gone(NamedTuple):
    """What has been destroyed on the way."""

    squares: frozenset[Square] = frozenset()
    walls: frozenset[Wall] = frozenset()


INTACT = Gone()


class Moved(NamedTuple):
    """Where a move may end, at what least cost, and where it has been stopped whichever way it came."""

    costs: dict[Square, int]
    stopped: set[Square]


def friends(one: Piece, other: Piece) -> bool:
    """Return whether two figures are friendly; one without a side has no friends (P1)."""
    return one.id == other.id or (one.side == other.side != "")


def may_move(piece: Piece, kind: str) -> bool:
    """Return whether a figure has that Improved Movement, whatever grants it."""
    if able(piece, "earthbound-neutralized") or f"improved-movement:{kind}" in piece.cant:
        return False
    granted = kind in ("elevated", "outdoor-blocking", "move-through") and any(able(piece, wing) for wing in WINGS)
    return granted or able(piece, f"improved-movement:{kind}")


def neighbours(scene: Scene, square: Square) -> list[Square]:
    """Return the squares that touch a square."""
    around = product((-1, 0, 1), (-1, 0, 1))
    found = [(square[0] + c, square[1] + r) for c, r in around if (c, r) != (0, 0)]
    return [(c, r) for c, r in found if 0 <= c < scene.columns and 0 <= r < scene.rows]


def straight(a: Square, b: Square) -> bool:
    """Return whether two squares that touch share a side."""
    return a[0] == b[0] or a[1] == b[1]


def sides(a: Square, b: Square) -> tuple[Square, Square]:
    """Return the squares beside the corner between two squares."""
    return (a[0], b[1]), (b[0], a[1])


def edge(a: Square, b: Square) -> Wall:
    """Return the edge between two squares."""
    return frozenset((a, b))


def blocks(scene: Scene, square: Square, gone: Gone) -> bool:
    """Return whether a square is blocking terrain, less what has been destroyed."""
    return scene.kind(square) == "blocking" and square not in gone.squares


# ---- adjacency (6.3, 16.4c, 16.5b, 16.8c, R8)


def adjoin(scene: Scene, a: Square, b: Square, gone: Gone = INTACT) -> bool:
    """Return whether two squares are adjacent."""
    if apart(a, b) != 1 or scene.level(a) != scene.level(b):
        return False
    barriers = (scene.walls | scene.windows | scene.doors) - gone.walls
    if straight(a, b):
        return edge(a, b) not in barriers
    if scene.parted(a, b):
        return False
    return any(
        (scene.level(side) == scene.level(a) or not scene.book.roofs_part)
        and not blocks(scene, side, gone)
        and edge(a, side) not in barriers
        and edge(side, b) not in barriers
        for side in sides(a, b)
    )


def adjacent(scene: Scene, mine: list[Square], theirs: list[Square], gone: Gone = INTACT) -> bool:
    """Return whether two places are adjacent; nothing is to what it lies on (6.3a, 24.2b)."""
    if set(mine) & set(theirs):
        return False
    return any(adjoin(scene, a, b, gone) for a in mine for b in theirs)


def held_by(scene: Scene, piece: Piece) -> list[Piece]:
    """Return the opposing figures adjacent to a figure."""
    return [
        other for other in scene.figures if not friends(piece, other) and adjacent(scene, piece.squares, other.squares)
    ]


# ---- breaking away (10.8, 21.2b, 27.1g, 27.5e, R23)


def breaks_away_on(scene: Scene, piece: Piece) -> set[int] | None:
    """Return the results of the d6 that free a figure, all six if it needs none; None if nobody holds it."""
    holders = held_by(scene, piece)
    if not holders:
        return None
    rank = SIZES.index(piece.size)
    remaining = [other for other in holders if rank - SIZES.index(other.size) < 2]
    if not scene.book.sizes_count:
        remaining = holders
    if may_move(piece, "characters") or not remaining:
        return {2, 3, 4, 5, 6} if scene.book.one_fails else {1, 2, 3, 4, 5, 6}
    if any(able(other, "plasticity") for other in remaining) and not any(able(piece, what) for what in SLIPPING):
        return {6}
    if able(piece, "plasticity"):
        return {2, 3, 4, 5, 6}
    return (
        {3, 4, 5, 6}
        if scene.book.sizes_count and all(SIZES.index(other.size) < rank for other in holders)
        else {4, 5, 6}
    )


# ---- moves (10.2, 10.6, 10.7, 13.2, 16.4a, 16.5a, 16.7b, 16.8a, 24.2d, 27.5, R9, R10, R25, P11)


class _Move:
    """One figure that moves, a needed break away taken as made."""

    def __init__(self, scene: Scene, piece: Piece) -> None:
        self.piece, self.book = piece, scene.book
        others = [other for other in scene.figures if other.id != piece.id]
        opposing = [other for other in others if not friends(piece, other)]
        left = [other.id for other in held_by(scene, piece)]
        self.scene = replace(scene, figures=others)  # its own base parts nothing on its way
        self.taken = {square for other in others for square in other.squares}
        self.slips = may_move(piece, "characters") or may_move(piece, "move-through")
        self.enemy_squares = set() if self.slips else {square for other in opposing for square in other.squares}
        self.new_enemies = (
            [] if self.slips else [other for other in opposing if other.id not in left or not self.book.slips_away]
        )
        self.climbs = may_move(piece, "elevated")
        self.wades = not self.book.rough or may_move(piece, "hindering")
        self.destroys = may_move(piece, "destroy-blocking")

    def passes(self, squares: frozenset[Square]) -> bool:
        """Return whether it may pass blocking terrain there: a square, or the two beside a wall."""
        if self.destroys or may_move(self.piece, "blocking"):
            return True
        return may_move(self.piece, "outdoor-blocking") and not squares & self.scene.indoor

    def wall(self, a: Square, b: Square, gone: Gone) -> bool:
        """Return whether there is a wall or window between two squares; doors let figures through (16.4g)."""
        return edge(a, b) in (self.scene.walls | self.scene.windows) - gone.walls

    def bars(self, square: Square, gone: Gone) -> bool:
        """Return whether a square on the way may not be entered."""
        return self.shut(square, gone) or square in self.enemy_squares

    def shut(self, square: Square, gone: Gone) -> bool:
        """Return whether a square is blocking terrain that it may not pass."""
        return blocks(self.scene, square, gone) and not self.passes(frozenset((square,)))

    def kept_level(self) -> bool:
        """Return whether a change of level bars it (16.5a)."""
        return self.book.cliffs and not self.climbs

    def rough(self, square: Square) -> bool:
        """Return whether a square is hindering terrain for the move of this figure; what it breaks stops it not."""
        here = "water" in self.scene.types(square) or self.scene.kind(square) == "hindering"
        return not self.wades and here

    def reach(self, speed: int) -> int:
        """Return how far it goes: half of it, rounded up, from hindering terrain under any part of its base."""
        slowed = any(self.rough(square) for square in self.piece.squares)
        return (speed + 1) // 2 if slowed else speed

    def through(self, a: Square, b: Square, gone: Gone) -> list[tuple[bool, Gone]]:
        """Return the ways across the border between two squares: whether it stops, and what is broken."""
        scene = self.scene
        other_level = scene.level(a) != scene.level(b)
        if straight(a, b):
            if self.wall(a, b, gone) and not self.passes(edge(a, b)):
                return []
            if other_level and self.kept_level() and edge(a, b) not in scene.transitions:
                return []
            stops = other_level and not self.climbs and edge(a, b) not in scene.transitions
            return [(stops, self.broken([], [(a, b)], gone))]
        ways, mires = [], []
        if scene.parted(a, b) or (other_level and self.kept_level()):
            return []
        for side in sides(a, b):
            if self.kept_level() and scene.level(side) != scene.level(a):
                continue
            borders = [(a, side), (side, b)]
            walled = any(self.wall(*border, gone) and not self.passes(edge(*border)) for border in borders)
            if walled or (self.bars(side, gone) if self.book.enemies_at_corners else self.shut(side, gone)):
                continue
            stops = (other_level or scene.level(side) != scene.level(a)) and not self.climbs
            ways.append((stops, self.broken([side], borders, gone)))
            mires.append(self.rough(side))
        if mires and all(mires):  # the point is what the less restrictive of its sides is, whichever gives way
            ways = [(True, broken) for _, broken in ways]
        easiest = [way for way in ways if way[0] == min(stops for stops, _ in ways)]
        return [way for way in easiest if way[1] == gone] or easiest

    def broken(self, squares: list[Square], borders: list[tuple[Square, Square]], gone: Gone) -> Gone:
        """Return what is gone once it has gone through those squares and across those borders."""
        if not self.destroys:
            return gone
        shut = {square for square in squares if self.scene.kind(square) == "blocking"}
        walls = {edge(a, b) for a, b in borders if edge(a, b) in self.scene.walls | self.scene.windows}
        return Gone(gone.squares | shut, gone.walls | walls)

    def step(self, a: Square, b: Square, gone: Gone) -> list[tuple[bool, Gone]]:
        """Return the ways to take a step; none if it may not be taken."""
        if self.bars(b, gone):
            return []
        found = []
        for stops, broken in self.through(a, b, gone):
            now = self.broken([b], [], broken)
            meets = any(adjacent(self.scene, [b], other.squares, now) for other in self.new_enemies)
            mired = self.rough(b) and not self.rough(a)
            found.append((stops or meets or mired, now))
        return found

    def lies(self, start: Square, end: Square, moved: int, gone: Gone) -> list[list[Square]]:
        """Return the places of the whole base once its chosen square has moved (24.2d, P11)."""
        found = []
        for places in self.turned(start, end):
            near = all(apart(one, other) <= moved for one, other in zip(self.piece.squares, places, strict=True))
            if near and self.fits(places, end, gone):
                found.append(places)
        return found

    def turned(self, start: Square, end: Square) -> Iterator[list[Square]]:
        """Yield its base about where the chosen square ends: turned by right angles, two squares every way (24.2a)."""
        if self.book.bikes and len(self.piece.squares) == 2:
            for right, down in product((-1, 0, 1), (-1, 0, 1)):
                if (right, down) != (0, 0):
                    other = (end[0] + right, end[1] + down)
                    yield [end if part == start else other for part in self.piece.squares]
            return
        for turn in range(4):
            places = []
            for part in self.piece.squares:
                right, down = part[0] - start[0], part[1] - start[1]
                for _ in range(turn):
                    right, down = -down, right
                places.append((end[0] + right, end[1] + down))
            yield places

    def fits(self, places: list[Square], chosen: Square, gone: Gone) -> bool:
        """Return whether the base may lie there: on the map, alone, on no blocking terrain, across no wall."""
        scene = self.scene
        inside = all(0 <= c < scene.columns and 0 <= r < scene.rows for c, r in places)
        if not inside or self.taken & set(places):
            return False
        shut = [square for square in places if blocks(scene, square, gone)]
        if any(square != chosen or not self.destroys for square in shut):
            return False
        barriers = (scene.walls | scene.windows | scene.doors) - gone.walls
        if any(edge(a, b) in barriers for a in places for b in places):
            return False
        if len(places) == 2 and not straight(*places) and not holds(scene, places[0], places[1], gone):
            return False
        spreads = len(places) == 1 or self.piece.size in GIANTS or able(self.piece, "flight")
        return (spreads and self.book.spreading) or len({scene.level(square) for square in places}) == 1


def holds(scene: Scene, a: Square, b: Square, gone: Gone = INTACT) -> bool:
    """Return whether two squares that touch at a corner are adjacent but for their levels: a base may lie on both."""
    barriers = (scene.walls | scene.windows | scene.doors) - gone.walls
    free = [
        side
        for side in sides(a, b)
        if not blocks(scene, side, gone) and edge(a, side) not in barriers and edge(side, b) not in barriers
    ]
    return bool(free) and not scene.parted(a, b)


def move(scene: Scene, piece: Piece, speed: int, direct: bool) -> Moved | None:
    """Return where a figure may end a move; None if there are too many ways to try them all."""
    mover = _Move(scene, piece)
    costs: dict[Square, int] = {}
    unstopped: set[Square] = set()
    if not direct:
        costs, unstopped = dict.fromkeys(piece.squares, 0), set(piece.squares)
    if able(piece, "immobile"):
        return Moved(costs, set())
    for start in piece.squares:
        layer = {_Way(start, INTACT, None)}
        for moved in range(1, mover.reach(speed) + 1):
            following = set()
            for way, stops in _onward(mover, layer, direct):
                places = {square for lie in mover.lies(start, way.here, moved, way.gone) for square in lie}
                for square in places:
                    costs[square] = min(moved, costs.get(square, moved))
                if not stops:
                    unstopped |= places
                    following.add(way)
            layer = following
            if len(layer) > PATIENCE:
                return None
    return Moved(costs, set(costs) - unstopped)


class _Way(NamedTuple):
    """How far a figure has come, what it has destroyed, and the direction that a direct path keeps to (10.6)."""

    here: Square
    gone: Gone
    direction: Square | None


def _onward(mover: _Move, layer: set[_Way], direct: bool) -> Iterator[tuple[_Way, bool]]:
    """Yield every way one step longer, and whether that step stops the figure."""
    for here, gone, direction in layer:
        for there in neighbours(mover.scene, here):
            taken = (there[0] - here[0], there[1] - here[1])
            if direct and direction not in (None, taken):
                continue
            for stops, now in mover.step(here, there, gone):
                yield _Way(there, now, taken if direct else None), stops
