"""Who moves: what a figure may pass, where it must stop, where it may end (10, 13.2, 27.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.board import Board
from engine.heroclix.board.measures import adjacent_opponents, distance_between
from engine.heroclix.board.sight import GIANT, NOTHING, Removed
from engine.heroclix.board.terrain import Edges
from engine.heroclix.board.traits import traits
from engine.heroclix.position import Figure, Position

__all__ = ["Mover"]


class Mover:
    """One figure about to move on one board, a needed break away taken as made.

    `gone` in its methods are the pieces of blocking terrain that it has destroyed on its way (27.5d).
    """

    def __init__(self, position: Position, figure: Figure) -> None:
        self.position = position
        self.figure = figure
        self.board = board = Board.of(position)
        self.terrain = terrain = board.terrain
        able = traits(figure)
        self.climbs = able.moves("elevated")
        self.slips = able.moves("characters") or able.moves("move-through")
        self.destroys = able.moves("destroy-blocking")
        # a larger base lies on one level, unless it flies or is giant or larger (16.5g, 24.2c)
        self.spreads = able.can("flight") or figure.size_rank >= GIANT
        self.immobile = able.can("immobile")
        everything = self.destroys or able.moves("blocking")
        outdoors = everything or able.moves("outdoor-blocking")
        others = [other for other in position.figures if other.id != figure.id]
        self.occupied = self._squares(others)
        opponents = [other for other in others if not position.friendly(figure, other)]
        self.opposing = self._squares(opponents)
        left = {other.id for other in adjacent_opponents(position, figure)}
        # entering adjacency of these stops it; not of those it broke away from (10.7b, 10.8, R10)
        self.stoppers = [] if self.slips else [other for other in opponents if other.id not in left]
        walls = terrain.walls.joined(terrain.windows)  # a door is no hindrance to movement (16.4g)
        self.barriers = walls
        self.barred_squares = 0 if everything else terrain.blocking & (terrain.indoor if outdoors else -1)
        self.barred_walls = walls
        if everything:
            self.barred_walls = Edges(0, 0)
        elif outdoors:
            indoor = terrain.indoor_edges
            self.barred_walls = Edges(walls.east & indoor.east, walls.south & indoor.south)
        self._watch()

    def _squares(self, figures: list[Figure]) -> int:
        squares = 0
        for figure in figures:
            squares |= self.board.squares[figure.id]
        return squares

    def _watch(self) -> None:
        """Note where adjacency stops it, and which pieces of blocking terrain could change that by being destroyed."""
        self.stops = 0
        close = 0
        for opponent in self.stoppers:
            self.stops |= self.board.neighbours_of(opponent.squares)
            for square in opponent.squares:
                close |= 1 << square
                for other in self.board.touching(square):
                    close |= 1 << other
        self.close = close if self.destroys else 0

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
        return next((other for other in self.stoppers if around & self.board.squares[other.id]), None)

    def may_stand(self, square: int) -> bool:
        """Return whether one of its squares may end there: nobody else there, no blocking terrain left (13.2, R25)."""
        if self.occupied >> square & 1:
            return False
        return self.destroys or not self.terrain.blocking >> square & 1

    def placements(self, start: int, square: int, moved: int) -> Iterator[tuple[int, ...]]:
        """Yield where its base may lie once the chosen square of it has moved from `start` to `square` (24.2d).

        The base may turn by right angles; each other square of it ends at most `moved` squares from where it began.
        """
        columns, rows = self.board.lines.columns, self.board.lines.rows
        row, column = divmod(square, columns)
        for turn in range(4):
            places = []
            for part in self.figure.squares:
                down, right = part // columns - start // columns, part % columns - start % columns
                for _ in range(turn):
                    down, right = right, -down
                if not (0 <= row + down < rows and 0 <= column + right < columns):
                    break
                places.append((part, (row + down) * columns + column + right))
            if len(places) == len(self.figure.squares) and self._has_room(places, square, moved):
                yield tuple(place for _, place in places)

    def _has_room(self, places: list[tuple[int, int]], chosen: int, moved: int) -> bool:
        """Return whether a base may lie on these squares: pairs of where a part of it was and where it would be."""
        squares = [place for _, place in places]
        ground = all(
            not self.occupied >> place & 1 and ((place == chosen and self.may_stand(place)) or self._is_open(place))
            for place in squares
        )
        near = all(distance_between(self.position, was, place) <= moved for was, place in places)
        level = self.spreads or len({self.board.levels[place] for place in squares}) == 1
        return ground and near and level and not self._lies_on_wall(squares)

    def _is_open(self, square: int) -> bool:
        return not self.terrain.blocking >> square & 1

    def _lies_on_wall(self, squares: list[int]) -> bool:
        """Return whether a wall runs through a base: nobody occupies a wall (13.2)."""
        return any(
            self.terrain.has_edge(self.terrain.barriers, one, other)
            for one in squares
            for other in squares
            if one < other and distance_between(self.position, one, other) == 1 and self.board.straight(one, other)
        )
