"""A second, slow judge of lines of fire, written from the rules with exact fractions and no code of the engine.

It looks at the plane: a line is a segment, a square an open unit square, a wall a unit segment. Nothing is
tabulated; every square and wall of the map is tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product

from tests.engine.board.slow_rules import TODAY, Book

Square = tuple[int, int]  # column, row
Wall = frozenset[Square]
SIZES = ("tiny", "standard", "giant", "colossal")
HALF = Fraction(1, 2)
MARKED = {"smoke": "hindering", "debris": "hindering", "barrier": "blocking", "elevated": "clear"}
GIANTS = ("giant", "colossal")


@dataclass
class Piece:
    """A figure."""

    id: str
    side: str
    squares: list[Square]
    size: str = "standard"
    can: set[str] = field(default_factory=set)
    cant: set[str] = field(default_factory=set)
    left: int | None = None  # clicks that KO it, where its dial is known


@dataclass
class Scene:
    """A board. Markers lie in their order, each told by its kind; an elevated one adds the levels after the plus."""

    columns: int
    rows: int
    indoor: set[Square] = field(default_factory=set)
    hindering: set[Square] = field(default_factory=set)
    blocking: set[Square] = field(default_factory=set)
    levels: dict[Square, int] = field(default_factory=dict)
    walls: set[Wall] = field(default_factory=set)
    windows: set[Wall] = field(default_factory=set)
    doors: set[Wall] = field(default_factory=set)
    markers: list[tuple[str, Square]] = field(default_factory=list)
    figures: list[Piece] = field(default_factory=list)
    active: str | None = None
    water: set[Square] = field(default_factory=set)
    transitions: set[Wall] = field(default_factory=set)
    objects: list[Square] = field(default_factory=list)
    fallen: list[Piece] = field(default_factory=list)  # KO'd, so on no square any more
    book: Book = TODAY

    def kind(self, square: Square) -> str:
        """Return the terrain that lies on top; a special marker of no terrain changes nothing.

        Where types add up it is the most restrictive one.
        """
        if self.book.layers:
            types = self.types(square)
            return "blocking" if "blocking" in types else "hindering" if "hindering" in types else "clear"
        for kind, at in reversed(self.markers):
            if at == square and kind != "special":
                return MARKED.get(kind.partition("+")[0], kind.removeprefix("special "))
        return "blocking" if square in self.blocking else "hindering" if square in self.hindering else "clear"

    def types(self, square: Square) -> set[str]:
        """Return all that a square is: as printed, then as each marker adds to it, or takes away as debris does."""
        printed = {"hindering": self.hindering, "blocking": self.blocking, "water": self.water}
        found = {kind for kind, squares in printed.items() if square in squares}
        for kind, at in self.markers:
            if at == square:
                found = (found - {"blocking"} if kind == "debris" else found) | {MARKED.get(kind, kind)}
        return found | ({"hindering"} if self.book.clutter and square in self.objects else set())

    def level(self, square: Square) -> int:
        """Return how high a square lies."""
        added = (int(kind.partition("+")[2]) for kind, at in self.markers if at == square and "+" in kind)
        return self.levels.get(square, 1) + sum(added)

    def standing(self, square: Square) -> Piece | None:
        """Return who stands there."""
        return next((piece for piece in self.figures if square in piece.squares), None)

    def parted(self, a: Square, b: Square) -> bool:
        """Return whether a base that lies on the diagonal between two squares parts them."""
        beside = {(a[0], b[1]), (b[0], a[1])}
        return any(set(piece.squares) == beside for piece in self.figures if len(piece.squares) == 2)


@dataclass(frozen=True)
class Case:
    """A line between two squares, and what stands at its ends."""

    scene: Scene
    a: Square
    b: Square
    source: Piece | None
    target: Piece | None
    gone_squares: frozenset[Square] = frozenset()
    gone_walls: frozenset[Wall] = frozenset()


def able(piece: Piece | None, what: str) -> bool:
    """Return whether a figure can use something."""
    if piece is None or what in piece.cant:
        return False
    if what == "great-size":
        return piece.size in GIANTS or what in piece.can
    if what.startswith("improved") and able(piece, "earthbound-neutralized"):
        return False
    return what in piece.can


# ---- geometry


def inside(a: Square, b: Square, square: Square) -> bool:
    """Return whether the segment between two centres runs through a square's inside."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = a[axis] + HALF, b[axis] - a[axis]
        if way == 0:
            if not square[axis] < start < square[axis] + 1:
                return False
            continue
        t1, t2 = (square[axis] - start) / way, (square[axis] + 1 - start) / way
        low, high = max(low, min(t1, t2)), min(high, max(t1, t2))
    return low < high


def through(a: Square, b: Square, wall: Wall) -> bool:
    """Return whether the segment crosses a wall between the wall's two end points."""
    (c1, r1), (c2, r2) = sorted(wall)
    if r1 == r2:  # an upright wall at x = c2
        axis, at, span = 0, c2, (r1, r1 + 1)
    else:
        axis, at, span = 1, r2, (c1, c1 + 1)
    way = b[axis] - a[axis]
    if way == 0:
        return False
    t = (at - a[axis] - HALF) / Fraction(way)
    if not 0 < t < 1:
        return False
    other = a[1 - axis] + HALF + t * (b[1 - axis] - a[1 - axis])
    return span[0] < other < span[1]


def points(a: Square, b: Square) -> list[Square]:
    """Return the grid corners that lie on the segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    found = []
    for x in range(min(a[0], b[0]) + 1, max(a[0], b[0]) + 1):
        for y in range(min(a[1], b[1]) + 1, max(a[1], b[1]) + 1):
            if (x - a[0] - HALF) * dy == (y - a[1] - HALF) * dx:
                found.append((x, y))
    return found


# ---- the rules


def lower(case: Case) -> int:
    """Return the level of the lower end."""
    return min(case.scene.level(case.a), case.scene.level(case.b))


def climbs(case: Case) -> bool:
    """Return whether the ends lie on different levels."""
    return case.scene.level(case.a) != case.scene.level(case.b)


def great(case: Case) -> bool:
    """Return whether either end has Great Size."""
    return able(case.source, "great-size") or able(case.target, "great-size")


def terrain_blocks(case: Case, square: Square) -> bool:
    """Return whether a square's blocking terrain stops the line."""
    scene = case.scene
    here = scene.level(square) == lower(case) or (scene.book.storeys and square in scene.indoor)
    if scene.kind(square) != "blocking" or not here or square in case.gone_squares:
        return False
    if able(case.source, "improved-targeting:blocking"):
        return False
    return not (great(case) and square not in scene.indoor)


def wall_blocks(case: Case, wall: Wall) -> bool:
    """Return whether there is a wall or door that stops the line there."""
    scene = case.scene
    if wall not in scene.walls | scene.doors or wall in case.gone_walls:
        return False
    heights = sorted(scene.level(square) for square in wall)
    if not heights[0] <= lower(case) <= heights[1] and not (scene.book.storeys and wall & scene.indoor):
        return False
    if able(case.source, "improved-targeting:blocking"):
        return False
    return not (great(case) and not wall & scene.indoor)


def figure_blocks(case: Case, square: Square) -> bool:
    """Return whether whoever stands on a square stops the line."""
    scene = case.scene
    piece = scene.standing(square)
    if piece is None or able(case.source, "improved-targeting:characters") or scene.level(square) < lower(case):
        return False
    if any(end in piece.squares for end in (case.a, case.b)):
        return False
    if any(end is not None and end.id == piece.id for end in (case.source, case.target)):
        return False
    smaller = any(
        end is not None and SIZES.index(piece.size) < SIZES.index(end.size) for end in (case.source, case.target)
    )
    if smaller and scene.book.sizes_count:
        return False
    return not climbs(case) or piece.size in GIANTS


def elevation_blocks(case: Case, square: Square) -> bool:
    """Return whether a square is higher ground that stops the line."""
    if great(case) or able(case.source, "improved-targeting:elevated"):
        return False
    return case.scene.level(square) > lower(case)


def square_stops(case: Case, square: Square) -> bool:
    """Return whether anything in a square on the way stops the line."""
    return elevation_blocks(case, square) or terrain_blocks(case, square) or figure_blocks(case, square)


def square_hinders(case: Case, square: Square) -> bool:
    """Return whether a square on the way hinders the line."""
    if climbs(case) or great(case) or able(case.source, "improved-targeting:hindering"):
        return False
    return case.scene.kind(square) == "hindering" and case.scene.level(square) == lower(case)


def side_of(case: Case, point: Square, side: Square, along: tuple[Square, Square]) -> int:
    """Return 0 clear, 1 hindered, 2 blocked for one side of a corner."""
    if square_stops(case, side) or any(wall_blocks(case, frozenset((side, square))) for square in along):
        return 2
    return 1 if square_hinders(case, side) else 0


def corner_states(case: Case, point: Square) -> dict[Square, int]:
    """Return the two sides of a corner point on the line, each with its state."""
    x, y = point
    around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    along = [square for square in around if inside(case.a, case.b, square)]
    sides = [square for square in around if square not in along]
    assert len(along) == len(sides) == 2
    return {side: side_of(case, point, side, (along[0], along[1])) for side in sides}


def pair_state(case: Case) -> int:
    """Return 0 clear, 1 hindered, 2 blocked for one line between two squares, Stealth aside."""
    scene, a, b = case.scene, case.a, case.b
    never_hindered = able(case.source, "improved-targeting:hindering")
    target_hinders = scene.kind(b) == "hindering"
    if a == b:
        return 1 if target_hinders and not never_hindered else 0
    if scene.book.blind_within and terrain_blocks(case, a):
        return 2
    crossed = [s for s in product(range(scene.columns), range(scene.rows)) if inside(a, b, s) and s not in (a, b)]
    every_wall = scene.walls | scene.doors
    corners = [sorted(corner_states(case, point).values())[0] for point in points(a, b)]
    if (
        any(square_stops(case, square) for square in crossed)
        or any(through(a, b, wall) and wall_blocks(case, wall) for wall in every_wall)
        or 2 in corners
        or terrain_blocks(case, b)
    ):
        return 2
    if never_hindered:
        return 0
    leaving = scene.book.own_square and square_hinders(case, a)
    return (
        1 if target_hinders or leaving or 1 in corners or any(square_hinders(case, square) for square in crossed) else 0
    )


def touching(scene: Scene, a: Square, b: Square) -> bool:
    """Return whether two squares are adjacent."""
    if max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1 or scene.level(a) != scene.level(b):
        return False
    shut = scene.walls | scene.windows | scene.doors
    if a[0] == b[0] or a[1] == b[1]:
        return frozenset((a, b)) not in shut
    if scene.parted(a, b):
        return False
    for side in ((a[0], b[1]), (b[0], a[1])):
        level = scene.level(side) == scene.level(a) or not scene.book.roofs_part
        passable = level and scene.kind(side) != "blocking"
        if passable and frozenset((a, side)) not in shut and frozenset((side, b)) not in shut:
            return True
    return False


def bases_touch(scene: Scene, one: Piece, other: Piece) -> bool:
    """Return whether two figures are adjacent."""
    return any(touching(scene, a, b) for a in one.squares for b in other.squares)


def stealthy(scene: Scene, source: Piece | None, target: Piece | None) -> bool:
    """Return whether a hindered line to the target is blocked by its Stealth."""
    if source is None or target is None or not able(target, "stealth"):
        return False
    itself = source.id == target.id
    if itself and not scene.book.hides_from_itself:
        return False
    active = scene.active or source.side
    return (not target.side or target.side != active) and (
        itself or scene.book.hides_beside or not bases_touch(scene, source, target)
    )


def final_state(case: Case) -> int:
    """Return the state of one line between two squares, Stealth included."""
    state = pair_state(case)
    return 2 if state == 1 and stealthy(case.scene, case.source, case.target) else state


def to_wall(case: Case, wall: Wall) -> int:
    """Return the state of a line drawn to destroy a wall."""
    one, other = sorted(wall)
    axis = 0 if one[1] == other[1] else 1
    near, far = (one, other) if case.a[axis] <= one[axis] else (other, one)
    case = replace(case, b=far, gone_squares=frozenset((far,)), gone_walls=frozenset((wall,)))
    crosses = inside(case.a, far, near)
    for point in points(case.a, far):
        states = corner_states(case, point)
        if near in states:
            crosses = crosses or states[near] == min(states.values())
    return pair_state(case) if crosses else 2


def apart(a: Square, b: Square) -> int:
    """Return the distance."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def judge(scene: Scene, source: Piece | Square, target: Piece | Square | Wall, purpose: str) -> tuple[int, int]:
    """Return (state, distance) of the line that counts."""
    drawer = source if isinstance(source, Piece) else None
    starts = source.squares if isinstance(source, Piece) else [source]
    if isinstance(target, frozenset):
        found = []
        for a in starts:
            case = Case(scene, a, a, drawer, None)
            one, other = sorted(target)
            axis = 0 if one[1] == other[1] else 1
            far = other if a[axis] <= one[axis] else one
            found.append((to_wall(case, target), apart(a, far)))
        return min(found)
    aimed = target if isinstance(target, Piece) else None
    ends = target.squares if isinstance(target, Piece) else [target]
    found = []
    for a, b in product(starts, ends):
        case = Case(scene, a, b, drawer, aimed)
        if purpose == "destroy" and aimed is None:
            case = replace(case, gone_squares=frozenset((b,)))
        found.append((with_breach(case) if purpose == "range-attack" else final_state(case), apart(a, b)))
    return min(found)


def with_breach(case: Case) -> int:
    """Return the state of a line in a range attack, one piece of blocking terrain opened if that helps."""
    state = final_state(case)
    if state < 2 or not able(case.source, "improved-targeting:destroy-blocking"):
        return state
    scene = case.scene
    squares = [s for s in product(range(scene.columns), range(scene.rows)) if scene.kind(s) == "blocking"]
    tries = [replace(case, gone_squares=frozenset((square,))) for square in squares]
    tries += [replace(case, gone_walls=frozenset((wall,))) for wall in scene.walls | scene.doors]
    return min([state, *(final_state(each) for each in tries)])
