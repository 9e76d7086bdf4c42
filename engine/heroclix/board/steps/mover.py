"""Who moves: what a figure may pass, where it must stop, where it may end (10, 13.2, 27.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from engine.heroclix.board.ground.bases import PAIR, diagonals_allowed, is_diagonal
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.ground.terrain import Edges
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.measures import holding
from engine.heroclix.board.steps.underfoot import stopping
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset import Ruleset

__all__ = ["Mover", "Stride"]


def _board_without(position: Position, figure: Figure) -> Board:
    """Return the board on which a figure moves: a base on a diagonal is lifted, so that it parts nothing itself."""
    if not is_diagonal(position.map.columns, figure.squares):
        return Board.of(position)
    return Board.of(replace(position, figures=tuple(other for other in position.figures if other.id != figure.id)))


class Stride(NamedTuple):
    """One way to take a step: into `to`, whether the figure stops there, and the pieces it has destroyed so far."""

    to: int
    stops: bool
    gone: Removed


def handles_where_stopped(ruleset: Ruleset) -> Literal["", "underfoot", "beside"]:
    """Return what a figure also picks up and puts down where it is stopped as it enters (17.6)."""
    return ruleset.steps.handles_where_stopped


class Mover:
    """One figure about to move on one board, a needed break away taken as made.

    `gone` in its methods are the pieces of blocking terrain that it has destroyed on its way (27.5d); it keeps
    those that may matter to where it stops, and those beside the squares of `watch`. `left`: the ids of the
    figures that it breaks away from, where the board is no longer the one it started on.
    """

    def __init__(self, position: Position, figure: Figure, watch: int = 0, left: frozenset[str] | None = None) -> None:
        self.position = position
        self.figure = figure
        self.board = board = _board_without(position, figure)
        self.terrain = terrain = board.terrain
        able, rules = traits(position.powers, figure), position.ruleset.steps
        self.climbs = able.moves("elevated") or rules.level_change == "free"
        self.kept_level = rules.level_change == "barred" and not self.climbs  # but for transitions (16.5a)
        self.slips = able.moves("characters") or able.moves("move-through")
        self.destroys = able.moves("destroy-blocking")
        # a larger base lies on one level, unless it flies or is giant or larger (16.5g, 24.2c)
        self.spreads = terrain.spans_levels(figure.size_rank, able.can("flight"))
        self.immobile = able.can("immobile")
        self.diagonal = len(figure.squares) == PAIR and diagonals_allowed(position.ruleset)  # it may lie so (24.2a)
        everything = self.destroys or able.moves("blocking")
        outdoors = everything or able.moves("outdoor-blocking")
        others = [other for other in position.figures if other.id != figure.id]
        self.occupied = self._squares(others)
        opponents = [other for other in others if not position.friendly(figure, other)]
        self.opposing = self._squares(opponents)
        if left is None:
            left = frozenset(other.id for other in holding(position, figure))
        self.left = left
        # entering adjacency of these stops it; as a rule not of those it broke away from (10.7b, 10.8, R10)
        passes = self.slips or not rules.stops_beside_opponents
        self.passes_those_left = rules.passes_those_left
        self.handles_where_stopped = handles_where_stopped(position.ruleset)
        spared = left if rules.passes_those_left else ()
        self.stoppers = [] if passes else [other for other in opponents if other.id not in spared]
        self.beside_corners = self.opposing if rules.opponents_bar_corners and not self.slips else 0
        self.open_corner_sides = rules.open_corner_sides  # of a corner, so many must be open (16.8a)
        walls = terrain.fenced(rules.barring)  # a door is no hindrance to movement (16.4g)
        self.barriers = walls
        self.stopping = stopping(position, figure)  # entered from elsewhere, it stops the figure
        self.stopping_corners = self.stopping if rules.corners_stop else 0  # a corner between two of them, too
        self.barred_squares = 0 if everything else terrain.blocking & (terrain.indoor if outdoors else -1)
        self.barred_walls = walls
        if everything:
            self.barred_walls = Edges(0, 0)
        elif outdoors:
            indoor = terrain.indoor_edges
            self.barred_walls = Edges(walls.east & indoor.east, walls.south & indoor.south)
        # kept here by the walks: the steps that lead on from a square, with what is gone by then
        self.onward: dict[tuple[int, Removed], list[Stride]] = {}
        self._watch(watch)

    def _squares(self, figures: list[Figure]) -> int:
        squares = 0
        for figure in figures:
            squares |= figure.squares_bits
        return squares

    def _watch(self, watch: int) -> None:
        """Note where adjacency stops it, and which pieces of blocking terrain could change that by being destroyed."""
        self.stops = 0
        close = watch
        for opponent in self.stoppers:
            self.stops |= self.board.neighbours_of(opponent.squares) | self._as_beside(opponent)
            for square in opponent.squares:
                close |= 1 << square
                for other in self.board.touching(square):
                    close |= 1 << other
        self.close = close if self.destroys else 0

    @property
    def breaks_something(self) -> bool:
        """Whether it destroys blocking terrain and there is any on the map."""
        return self.destroys and bool(self.terrain.blocking or any(self.barriers))

    def minding_everything(self) -> Mover:
        """Return a mover that keeps in mind every piece that it destroys; itself if it destroys none."""
        if not self.destroys:
            return self
        return Mover(self.position, self.figure, self.terrain.everywhere, self.left)

    def noted(self, gone: Removed) -> Removed:
        """Return those destroyed pieces that may change where it stops: the ones close to an opposing figure."""
        if not self.close:
            return NOTHING
        columns = self.board.lines.columns
        east = gone.walls.east & (self.close | self.close >> 1)
        south = gone.walls.south & (self.close | self.close >> columns)
        return Removed(gone.squares & self.close, Edges(east, south))

    def must_stop_at(self, square: int, gone: Removed) -> Figure | None:
        """Return an opposing figure whose adjacency stops it in a square (10.7b), judged with the pieces gone (R25)."""
        if gone == NOTHING and not self.stops >> square & 1:
            return None
        around = self.board.neighbours_without(square, gone.squares, gone.walls)
        stoppers = (one for one in self.stoppers if around & one.squares_bits or self._as_beside(one) >> square & 1)
        return next(stoppers, None)

    def _as_beside(self, opponent: Figure) -> int:
        """Return the squares in which it counts as adjacent to somebody, as a card says (10.7b)."""
        return 0 if self.figure.leaving is None else self.figure.leaving.beside.get(opponent.id, 0)

    def may_stand(self, square: int) -> bool:
        """Return whether one of its squares may end there: nobody else there, no blocking terrain left (13.2, R25)."""
        if self.occupied >> square & 1:
            return False
        return self.destroys or not self.terrain.blocking >> square & 1

    def may_lie(self, squares: int, chosen: int, gone: Removed = NOTHING) -> bool:
        """Return whether its base may lie on these squares, the chosen one among them (13.2, 24.2c, 24.2d).

        Nobody else there, no blocking terrain left, no wall through it, one level unless it spreads over several.
        """
        terrain = self.terrain
        blocking = terrain.blocking & ~gone.squares
        if self.destroys:
            blocking &= ~(1 << chosen)
        if squares & (self.occupied | blocking):
            return False
        east, south = terrain.barriers.without(gone.walls)
        if squares & squares >> 1 & east or squares & squares >> self.board.lines.columns & south:
            return False
        if self.diagonal and not self.holds_together(squares, gone):
            return False
        return self.spreads or not squares & ~terrain.at_level[self.board.levels[chosen]]

    def holds_together(self, squares: int, gone: Removed = NOTHING) -> bool:
        """Return whether the two squares of a base are adjacent where they touch at a corner alone (24.2a)."""
        a, b = (squares & -squares).bit_length() - 1, squares.bit_length() - 1
        return self.board.straight(a, b) or self.board.joined_at_corner(a, b, gone)
