"""What sets of changes would make of a line of fire, told without making them: a sieve before judging again.

Every thing that a line meets hangs on few of the changes, so that what those make of it is found once and
looked up for every set. The sets that pass are judged again; those that do not would not clear the line.
Sets of changes are numbers: bit n is the change number n.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.grid import Met, Touch
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.ground.terrain import Edges, Terrain, hindering_things
from engine.heroclix.board.lines.changes import Change, destroyed
from engine.heroclix.board.lines.pairs import Target
from engine.heroclix.board.lines.sight import Purpose, Sight, end_of, sight_between
from engine.heroclix.board.lines.tables import (
    BLOCKED,
    CLEAR,
    HINDERED,
    blocking_figures,
    blocking_squares,
    blocking_walls,
    course,
    hindering_squares,
)
from engine.heroclix.position import Figure, Marker, Position, Thing

__all__ = ["Forecast", "Foresight"]

IMPROVED = "improved-targeting:"


class Laid(NamedTuple):
    """The ground after some pieces are destroyed."""

    terrain: Terrain
    markers: tuple[Marker, ...]
    things: tuple[Thing, ...]


class Outlook(NamedTuple):
    """What counts for one line on some ground, with some exemptions.

    Blocking terrain, higher squares, figures and walls block; `murk` hinders on the way, `hindering` at its end.
    """

    blocking: int
    higher: int
    figures: int
    walls: Edges
    murk: int
    hindering: int


class Foresight:
    """What changes would do to the lines between two spots: the masks that all of its lines share."""

    def __init__(
        self, position: Position, source: Spot, target: Target, purpose: Purpose, changes: Sequence[Change]
    ) -> None:
        self.position, self.source, self.target = position, source, target
        self.board = Board.of(position)
        self.changes = changes
        self.stealthy = isinstance(target, Figure) and end_of(self.board, target).stealth
        self.destroyed = self._those("destroyed")
        self.gone = self._those("gone")
        self.gained = self._those("gained")
        self.levelling = sum(1 << n for n, change in enumerate(changes) if self._levels(change))
        self.at_square: dict[int, int] = {}  # which changes touch a square, and which an edge
        self.at_edge: dict[tuple[int, int], int] = {}
        for number, change in enumerate(changes):
            self._place(change, 1 << number)
        self._kinds = {
            change.name.removeprefix(IMPROVED): 1 << n for n, change in enumerate(changes) if change.kind == "gained"
        }
        attack = purpose == "range-attack" and isinstance(source, Figure)
        self._opens = attack and isinstance(source, Figure) and end_of(self.board, source).opens
        self._opening = self.gains("destroy-blocking") if attack else 0
        self.grounds = {0: Laid(self.board.terrain, position.markers, position.things)}
        self._sights: dict[tuple[int, int], Sight] = {}
        self._removed = Removed(1 << target) if purpose == "destroy" and isinstance(target, int) else NOTHING

    def _those(self, kind: str) -> int:
        return sum(1 << number for number, change in enumerate(self.changes) if change.kind == kind)

    def _levels(self, change: Change) -> bool:
        """Return whether a change may lower squares: an elevated marker lies where something is destroyed."""
        if change.kind != "destroyed" or not change.squares:
            return False
        raised = [marker.squares for marker in self.position.markers if marker.kind == "elevated"]
        return any(square in squares for squares in raised for square in change.squares)

    def _place(self, change: Change, number: int) -> None:
        squares = change.squares
        if change.kind == "gone":
            squares = self.position.figure(change.name).squares
        elif isinstance(change.place, tuple):
            squares = change.place
            self.at_edge[change.place] = number
        for square in squares:
            self.at_square[square] = self.at_square.get(square, 0) | number

    def gains(self, *kinds: str) -> int:
        """Return the changes by which the source gains these kinds of Improved Targeting."""
        return sum(self._kinds.get(kind, 0) for kind in kinds)

    def may_open(self, made: int) -> bool:
        """Return whether a range attack may open a piece of blocking terrain after these changes (27.6d)."""
        return self._opens or bool(made & self._opening)

    def left_by(self, gone: int) -> int:
        """Return the squares that figures leave."""
        squares = 0
        for number, change in enumerate(self.changes):
            if gone >> number & 1:
                squares |= self.position.figure(change.name).squares_bits
        return squares

    def ground(self, destruction: int) -> Laid:
        """Return the ground after a set of destructions, made in their order."""
        found = self.grounds.get(destruction)
        if found is None:
            last = destruction.bit_length() - 1
            terrain, markers, things = self.ground(destruction & ~(1 << last))
            change = self.changes[last]
            printed, markers, things = destroyed(terrain, markers, things, change)
            squares = change.place if isinstance(change.place, tuple) else change.squares
            relaid = terrain.relaid(printed, markers, squares, hindering_things(self.position.ruleset, things))
            found = self.grounds[destruction] = Laid(relaid, markers, things)
        return found

    def sight(self, gains: int, b: int) -> Sight:
        """Return what a line to square `b` is judged with once the source has gained some abilities."""
        edge = self.target if isinstance(self.target, tuple) else None
        key = gains, b if edge else -1
        found = self._sights.get(key)
        if found is None:
            granting = frozenset(change.name for n, change in enumerate(self.changes) if gains >> n & 1)
            end = b if isinstance(self.target, tuple) else self.target
            found = sight_between(self.position, self.source, end, granting)
            removed = Removed(1 << b, self.board.terrain.edge(*edge)) if edge else self._removed
            found = self._sights[key] = found if removed == NOTHING else found.without(removed)
        return found


class Encounter:
    """One thing that a line meets: a square, an edge, a corner point, or the target's own square at its end.

    `squares` and `edges` are all that it may be shut by, `hangs_on` the changes that may touch those, `states`
    what it comes to after some of them.
    """

    __slots__ = ("edges", "hangs_on", "is_end", "met", "squares", "states")

    def __init__(self, met: Met, is_end: bool = False) -> None:
        self.met, self.is_end = met, is_end
        self.squares: tuple[int, ...] = (met.a,)
        self.edges: tuple[tuple[int, int], ...] = ()
        if met.touch is Touch.EDGE:
            self.squares, self.edges = (met.a, met.b), ((met.a, met.b),)
        elif met.touch is Touch.CORNER:
            self.squares = (met.left, met.right, met.a, met.b)
            self.edges = tuple((end, side) for side in (met.left, met.right) for end in (met.a, met.b))
        self.hangs_on = 0
        self.states: dict[int, int] = {}


class Forecast:
    """What changes would do to the line between two squares."""

    def __init__(self, foresight: Foresight, a: int, b: int) -> None:
        self.foresight, self.a, self.b = foresight, a, b
        board = foresight.board
        lines = board.lines
        things = [Encounter(lines.met_at(place, kind, a, b)) for place, kind in lines.among(a, b, -1)]
        things.append(Encounter(Met(Touch.SQUARE, b, b, b, b), is_end=True))
        self._outlooks: dict[tuple[int, int], Outlook] = {}
        level = min(board.levels[a], board.levels[b])
        ends = {a, b}
        self._everywhere = sum(
            1 << n
            for n, change in enumerate(foresight.changes)
            if foresight.levelling >> n & 1 and not ends.isdisjoint(change.squares)
        )
        for thing in things:
            thing.hangs_on = self._hangs_on(thing, level)
        # what no change touches and is clear anyway needs no second look; what is not clear now comes first
        for thing in things:
            thing.states[0] = self._found(thing, 0)
        kept = [thing for thing in things if thing.hangs_on or thing.states[0] != CLEAR]
        self.things = sorted(kept, key=lambda thing: thing.states[0] == CLEAR)

    def _hangs_on(self, thing: Encounter, level: int) -> int:
        """Return the changes that may change what a thing comes to, rather too many than too few.

        What is destroyed makes hindering terrain and lowers squares; it makes nothing blocking and raises nothing.
        """
        foresight, board = self.foresight, self.foresight.board
        terrain = board.terrain
        found, there = self._everywhere, 0
        for square in thing.squares:
            found |= foresight.at_square.get(square, 0)
            there |= 1 << square
        for a, b in thing.edges:
            found |= foresight.at_edge.get((a, b) if a < b else (b, a), 0)
        ruined = bool(found & foresight.destroyed)
        kinds = []
        if there & board.occupied[0]:
            kinds.append("characters")
        if ruined or there & terrain.hindering:
            kinds.append("hindering")
        if there & terrain.blocking or any(terrain.fence(*edge) for edge in thing.edges):
            kinds.append("blocking")
        if self._everywhere or any(board.levels[square] > level for square in thing.squares):
            kinds.append("elevated")
        return found | foresight.gains(*kinds)

    def clears(self, changes: int) -> bool:
        """Return whether the line is clear after these changes; rarely also true where only judging can tell."""
        foresight = self.foresight
        unclear = []
        worst = CLEAR
        for place, thing in enumerate(self.things):
            made = changes & thing.hangs_on
            state = thing.states.get(made)
            if state is None:
                state = thing.states[made] = self._found(thing, made)
            if state == CLEAR:
                continue
            if not foresight.may_open(changes):
                self.things.insert(0, self.things.pop(place))  # what stops one set is likely to stop the next
                return False
            unclear.append(thing)
            worst = max(worst, state)
        if not unclear:
            return True
        if worst == HINDERED:  # nothing is opened for a line that is only hindered, unless Stealth blocks it
            return foresight.stealthy
        return any(
            all(self._found(thing, changes & thing.hangs_on, piece) == CLEAR for thing in unclear)
            for piece in self._pieces(unclear[0])
        )

    def _pieces(self, thing: Encounter) -> list[Removed]:
        """Return what a range attack may open of what shuts a thing: one square of it, or one wall (27.6d)."""
        terrain = self.foresight.board.terrain
        squares = [square for square in thing.squares if square != self.a and terrain.blocking >> square & 1]
        edges = [terrain.edge(*edge) for edge in thing.edges if terrain.fence(*edge)]
        return [Removed(1 << square) for square in squares] + [Removed(0, edge) for edge in edges]

    def _found(self, thing: Encounter, made: int, piece: Removed = NOTHING) -> int:
        """Return what a thing comes to after some changes, and with a piece judged as gone."""
        foresight, met = self.foresight, thing.met
        key = made & foresight.destroyed, made & foresight.gained
        outlook = self._outlooks.get(key)
        if outlook is None:
            outlook = self._outlooks[key] = self._look(*key)
        walls = outlook.walls if piece is NOTHING else outlook.walls.without(piece.walls)
        if met.touch is Touch.EDGE:
            return BLOCKED if foresight.board.terrain.has_edge(walls, met.a, met.b) else CLEAR
        blocking = outlook.blocking & ~piece.squares
        if thing.is_end:
            if blocking >> self.b & 1:
                return CLEAR if self.a == self.b else BLOCKED  # one's own square never blocks (R17)
            return HINDERED if outlook.hindering >> self.b & 1 else CLEAR
        figures = outlook.figures
        if made & foresight.gone:
            figures &= ~foresight.left_by(made & foresight.gone)
        shut = blocking | outlook.higher | figures
        if met.touch is Touch.CORNER:
            return min(self._side(outlook, shut, walls, side, met) for side in (met.left, met.right))
        if shut >> met.a & 1:
            return BLOCKED
        return HINDERED if outlook.murk >> met.a & 1 else CLEAR

    def _side(self, outlook: Outlook, shut: int, walls: Edges, side: int, met: Met) -> int:
        """Return what one side of a corner point comes to: its square and its two walls (16.8b, R4)."""
        has_edge = self.foresight.board.terrain.has_edge
        if shut >> side & 1 or has_edge(walls, met.a, side) or has_edge(walls, side, met.b):
            return BLOCKED
        return HINDERED if outlook.murk >> side & 1 else CLEAR

    def _look(self, destruction: int, gains: int) -> Outlook:
        foresight = self.foresight
        terrain, sight = foresight.ground(destruction).terrain, foresight.sight(gains, self.b)
        line = course(terrain, self.a, self.b, sight)
        free = line.over_hindering or sight.never_hindered or sight.target_hinders_alone
        return Outlook(
            blocking_squares(terrain, line.level, sight),
            0 if sight.ignores_elevated else terrain.above(line.level),
            blocking_figures(foresight.board.occupied[line.rank], terrain, line.level, sight),
            blocking_walls(terrain, line.level, sight),
            0 if free else hindering_squares(terrain, line.level),
            0 if sight.never_hindered else terrain.hindering,
        )
