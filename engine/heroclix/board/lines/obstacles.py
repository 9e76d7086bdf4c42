"""What a line of fire meets, thing by thing, with the section that decides it: the explaining twin of `sight.py`."""

from __future__ import annotations

from engine.grid import EAST, SOUTH, SQUARE, Met
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.kept import BARS, HINDERS, Culprit, Finding
from engine.heroclix.board.ground.pieces import NOTHING
from engine.heroclix.board.lines.sight import NOBODY, Sight
from engine.heroclix.board.lines.tables import course, fence_everywhere, sources, stands_on, stopping
from engine.heroclix.position import Figure
from engine.message import Message
from engine.ruling import FigureId, StepKind

__all__ = ["Reader"]

CHECK, IGNORED, OVERRIDE = StepKind.CHECK, StepKind.IGNORED, StepKind.OVERRIDE  # looked up once
BLOCKING = Message("lof-blocking", ("square",), rule="16.3b", fact=BARS)
BLOCKING_SOURCE = Message("lof-blocking-source", ("square",), rule="16.3b", reading="R14")
BLOCKING_CLIMB = Message("lof-blocking-between-levels", ("square",), rule="16.5c", fact=BARS)
BLOCKING_IGNORED = Message("lof-blocking-ignored", ("square",), rule="27.6c")
BLOCKING_GREAT = Message("lof-blocking-great-size", ("square",), rule="27.7e")
BLOCKING_INDOORS = Message("lof-blocking-indoors", ("square",), rule="27.7e")
BLOCKING_DESTROYED = Message("lof-blocking-destroyed", ("square",), rule="16.9a")
BLOCKING_HIGHER_END = Message("lof-blocking-higher-end", ("square",), rule="16.5c", reading="R14")
ELEVATED = Message("lof-elevated", ("square", "level"), rule="16.5c", fact=BARS)
ELEVATED_IGNORED = Message("lof-elevated-ignored", ("square", "level"), rule="27.6a")
ELEVATED_GREAT = Message("lof-elevated-great-size", ("square", "level"), rule="27.7e")
OFF_LEVEL = Message("lof-other-level", ("place", "level"), rule="16.5c", reading="R14")
BELOW = Message("lof-below", ("place", "level"), rule="16.5c", reading="R3")
FIGURE = Message("lof-figure", ("figure", "square"), rule="11.4c", fact=BARS)
FIGURE_CLIMB = Message("lof-figure-between-levels", ("figure", "square"), rule="16.5c", fact=BARS)
FIGURE_SMALLER = Message("lof-figure-smaller", ("figure", "square"), rule="21.2b", reading="R1")
FIGURE_LOW = Message("lof-figure-not-giant", ("figure", "square"), rule="16.5c", reading="R5")
FIGURE_IGNORED = Message("lof-figure-ignored", ("figure", "square"), rule="27.6e")
FIGURE_OWN = Message("lof-figure-own-base", ("figure", "square"), rule="24.2e", reading="R7")
FIGURE_BARE = Message("lof-figure-on-bare-square", ("figure", "square"), rule="24.2e", reading="R16")
FIGURE_BELOW = Message("lof-figure-below", ("figure", "square"), rule="16.5c", reading="R3")
HINDERING = Message("lof-hindering", ("square",), rule="16.2b", fact=HINDERS)
HINDERING_TARGET = Message("lof-hindering-target", ("square",), rule="16.5c", fact=HINDERS)
HINDERING_SOURCE = Message("lof-hindering-source", ("square",), rule="16.2b")
HINDERING_OWN = Message("lof-hindering-own-square", ("square",), rule="16.2b", reading="R67", fact=HINDERS)
HINDERING_SELF = Message("lof-hindering-self", ("square",), rule="11.4b", reading="R17", fact=HINDERS)
HINDERING_IGNORED = Message("lof-hindering-ignored", ("square",), rule="27.6b")
HINDERING_GREAT = Message("lof-hindering-great-size", ("square",), rule="27.7e")
HINDERING_CLIMB = Message("lof-hindering-between-levels", ("square",), rule="16.5c", reading="R5")
WALL = Message("lof-wall", ("edge",), rule="16.4b", fact=BARS)
DOOR = Message("lof-door", ("edge",), rule="16.4g", fact=BARS)
WINDOW = Message("lof-window", ("edge",), rule="16.4f")
WALL_RIM = Message("lof-wall-rim", ("edge",), rule="16.5e", reading="R6", fact=BARS)
WALL_LEVEL = Message("lof-wall-other-level", ("edge",), rule="16.5e", reading="R6")
WALL_IGNORED = Message("lof-wall-ignored", ("edge",), rule="27.6c")
WALL_GREAT = Message("lof-wall-great-size", ("edge",), rule="27.7e")
WALL_INDOORS = Message("lof-wall-indoors", ("edge",), rule="15.1c")
WALL_DESTROYED = Message("lof-wall-destroyed", ("edge",), rule="16.9b")
BLOCKING_OPENED = Message("lof-blocking-opened", ("square",), rule="27.6d", reading="R20")
WALL_OPENED = Message("lof-wall-opened", ("edge",), rule="27.6d", reading="R20")
EVERY_LEVEL = Message("lof-every-level", ("place",), rule="15.1c", reading="R71")
CORNER_SHUT = Message("lof-corner-shut", ("a", "b", "sides"), rule="16.8b", reading="R4", fact=BARS)
CORNER_BASE = Message("lof-corner-base", ("figure", "a", "b"), rule="24.2b", reading="R52", fact=BARS)
CORNER_HINDERED = Message("lof-corner-hindered", ("a", "b", "side", "other"), rule="16.8b", reading="R4", fact=HINDERS)
CORNER_CLEAR = Message("lof-corner-clear", ("a", "b", "side", "other"), rule="16.8b", reading="R4")
CORNERS_OPEN = Message("lof-corners-open", ("points",), rule="16.8b", reading="R4")


class Reader:
    """Reads one line between two squares, thing by thing, nearest to the source first."""

    def __init__(
        self, board: Board, a: int, b: int, sight: Sight, ends: tuple[Spot, Spot], opens: bool = False
    ) -> None:
        self.board = board
        self.terrain = board.terrain
        self.sight = sight
        self.line = course(board.terrain, a, b, sight)
        self.names, self.levels, self.at = board.lines.names, board.levels, board.at
        self.rough, self.fences = board.terrain.rough, board.terrain.fences
        self.opens = opens  # what is gone is gone by Destroy Blocking (27.6d), not the piece to be destroyed
        self.ends = ends
        # what the ground of a square and what a wall do to such lines: the same for whoever stands where
        told = board.terrain.told if sight.removed == NOTHING else {}
        key = (self.line.level, self.line.climbs, sight.ground_flags)
        self.grounds, self.walls = told.get(key) or told.setdefault(key, ({}, {}))

    def read(self) -> Finding:
        """Return all that the line meets."""
        line, found = self.line, Finding()
        if line.a == line.b:
            self._own_square(found)
            return found
        self._source(found)
        told = 0
        lines, columns = self.board.lines, self.board.lines.columns
        for square, kind in lines.among(line.a, line.b, self.board.noteworthy(line.level)):
            if kind == SQUARE:
                self._square(found, square)
            elif kind == EAST:
                self._edge(found, square, square + 1)
            elif kind == SOUTH:
                self._edge(found, square, square + columns)
            else:
                told += self._corner(found, lines.met_at(square, kind, line.a, line.b))
        self._target(found)
        corners = lines.corners_passed(line.a, line.b)
        if corners > told:
            found.steps.append(CORNERS_OPEN.step(CHECK, points=corners - told))
        return found

    def _source(self, found: Finding) -> None:
        square, line = self.line.a, self.line
        counts = bool(sources(self.terrain) >> square & 1)
        if self.rough.get(square) == "hindering" and not line.over_hindering:
            if not counts:
                found.steps.append(HINDERING_SOURCE.step(IGNORED, square=self.names[square]))
            elif self.sight.never_hindered:
                found.steps.append(HINDERING_IGNORED.step(IGNORED, square=self.names[square]))
            elif self.sight.target_hinders_alone:
                found.steps.append(HINDERING_GREAT.step(IGNORED, square=self.names[square]))
            else:
                self._hinder(found, HINDERING_OWN, square)
        elif counts and self.terrain.blocking >> square & 1 and stands_on(self.terrain, square, line.level):
            found.steps.append(BLOCKING_SOURCE.step(CHECK, square=self.names[square]))
            self._blocking(found, square)

    def _own_square(self, found: Finding) -> None:
        square = self.line.a
        if self.rough.get(square) == "hindering":
            if self.sight.never_hindered:
                found.steps.append(HINDERING_IGNORED.step(IGNORED, square=self.names[square]))
            else:
                self._hinder(found, HINDERING_SELF, square)

    def _hinder(self, found: Finding, message: Message, square: int) -> None:
        found.steps.append(message.step(CHECK, square=self.names[square]))
        found.hinders.append(Culprit("square", self.names[square], message, (square,)))

    def _target(self, found: Finding) -> None:
        square, line = self.line.b, self.line
        rough = self.rough.get(square)
        if rough == "blocking":
            if stands_on(self.terrain, square, line.level):
                self._blocking(found, square)
            else:
                found.steps.append(BLOCKING_HIGHER_END.step(IGNORED, square=self.names[square]))
        elif rough:
            if self.sight.never_hindered:
                found.steps.append(HINDERING_IGNORED.step(IGNORED, square=self.names[square]))
            else:
                self._hinder(found, HINDERING_TARGET if line.climbs else HINDERING, square)

    def _square(self, found: Finding, square: int) -> None:
        """Read a square on the way, or beside a corner: its ground, then who stands there."""
        ground = self.grounds.get(square)
        if ground is None:
            ground = self.grounds[square] = self._ground(square)
        found.add(ground)
        figure = self.at.get(square)
        if figure is not None:
            self._figure(found, square, figure)

    def _ground(self, square: int) -> Finding:
        found, level = Finding(), self.levels[square]
        rough = self.rough.get(square)
        below = level < self.line.level
        if rough == "blocking" and (below or self._sees_past(level)) and stands_on(self.terrain, square, -1):
            found.steps.append(EVERY_LEVEL.step(CHECK, place=self.names[square]))
            self._blocking(found, square)
        elif below:
            if rough:
                found.steps.append(BELOW.step(IGNORED, place=self.names[square], level=level))
        elif level > self.line.level:
            self._higher(found, square, level)
            if rough and self.sight.ignores_elevated:
                found.steps.append(OFF_LEVEL.step(IGNORED, place=self.names[square], level=level))
        elif rough == "blocking":
            self._blocking(found, square)
        elif rough:
            self._hindering(found, square)
        return found

    def _sees_past(self, level: int) -> bool:
        """Return whether ground of that level is higher than the line and does not block it for that (R14)."""
        return level > self.line.level and self.sight.ignores_elevated

    def _higher(self, found: Finding, square: int, level: int) -> None:
        name = self.names[square]
        if not self.sight.ignores_elevated:
            found.steps.append(ELEVATED.step(CHECK, square=name, level=level))
            found.blocks.append(Culprit("square", name, ELEVATED, (square,)))
        else:
            message = ELEVATED_GREAT if self.sight.ignores_outdoor else ELEVATED_IGNORED
            found.steps.append(message.step(IGNORED, square=name, level=level))

    def _blocking(self, found: Finding, square: int) -> None:
        name, sight = self.names[square], self.sight
        if sight.removed.squares >> square & 1:
            message = BLOCKING_OPENED if self.opens else BLOCKING_DESTROYED
            found.steps.append(message.step(OVERRIDE, square=name))
        elif sight.ignores_blocking:
            found.steps.append(BLOCKING_IGNORED.step(IGNORED, square=name))
        elif sight.ignores_outdoor and not self.terrain.indoor >> square & 1:
            found.steps.append(BLOCKING_GREAT.step(IGNORED, square=name))
        else:
            if sight.ignores_outdoor:
                found.steps.append(BLOCKING_INDOORS.step(IGNORED, square=name))
            message = BLOCKING_CLIMB if self.line.climbs else BLOCKING
            found.steps.append(message.step(CHECK, square=name))
            found.blocks.append(Culprit("square", name, message, (square,)))

    def _hindering(self, found: Finding, square: int) -> None:
        if self.line.over_hindering:
            found.steps.append(HINDERING_CLIMB.step(IGNORED, square=self.names[square]))
        elif self.sight.never_hindered:
            found.steps.append(HINDERING_IGNORED.step(IGNORED, square=self.names[square]))
        elif self.sight.target_hinders_alone:
            found.steps.append(HINDERING_GREAT.step(IGNORED, square=self.names[square]))
        else:
            self._hinder(found, HINDERING, square)

    def _figure(self, found: Finding, square: int, figure: Figure) -> None:
        message = self._why_figure_is_ignored(square, figure)
        kind = IGNORED
        if message is None:
            message, kind = (FIGURE_CLIMB if self.line.climbs else FIGURE), CHECK
            found.blocks.append(Culprit("figure", figure.id, message, figure.squares))
        found.steps.append(message.step(kind, figure=FigureId(figure.id), square=self.names[square]))

    def _why_figure_is_ignored(self, square: int, figure: Figure) -> Message | None:
        if self.sight.own >> square & 1:
            owners = [end.id for end in self.ends if isinstance(end, Figure)]
            return FIGURE_OWN if figure.id in owners else FIGURE_BARE
        if self.levels[square] < self.line.level:
            return FIGURE_BELOW
        if self.sight.rank == NOBODY:
            return FIGURE_IGNORED
        if figure.size_rank < self.sight.rank:
            return FIGURE_SMALLER
        return FIGURE_LOW if figure.size_rank < self.line.rank else None

    def _edge(self, found: Finding, a: int, b: int) -> None:
        edge = (a, b) if a < b else (b, a)
        if edge in self.fences:
            wall = self.walls.get(edge)
            if wall is None:
                wall = self.walls[edge] = self._wall(*edge)
            found.add(wall)

    def _wall(self, a: int, b: int) -> Finding:
        found, fence, name = Finding(), self.fences[a, b], self.board.lines.edge_name(a, b)
        stops = self.terrain.has_edge(stopping(self.terrain), a, b)
        no_bar = self._why_wall_is_no_bar(a, b) if stops else (WINDOW, IGNORED)
        if no_bar is not None:
            message, kind = no_bar
            found.steps.append(message.step(kind, edge=name))
            return found
        if self.sight.ignores_outdoor:
            found.steps.append(WALL_INDOORS.step(IGNORED, edge=name))
        if self._off_level(a, b):
            found.steps.append(EVERY_LEVEL.step(CHECK, place=name))
        rim = self.levels[a] != self.levels[b]
        message = WALL_RIM if rim else DOOR if fence is self.terrain.doors else WALL
        found.steps.append(message.step(CHECK, edge=name))
        found.blocks.append(Culprit("edge", name, message, (a, b)))
        return found

    def _off_level(self, a: int, b: int) -> bool:
        """Return whether both sides of a wall lie below the line, or both above it (16.5e, R6)."""
        one, other, level = self.levels[a], self.levels[b], self.line.level
        return (one < level and other < level) or (one > level and other > level)

    def _why_wall_is_no_bar(self, a: int, b: int) -> tuple[Message, StepKind] | None:
        terrain, sight = self.terrain, self.sight
        if self._off_level(a, b) and not fence_everywhere(terrain, a, b):
            return WALL_LEVEL, IGNORED
        if terrain.has_edge(sight.removed.walls, a, b):
            return (WALL_OPENED if self.opens else WALL_DESTROYED), OVERRIDE
        if sight.ignores_blocking:
            return WALL_IGNORED, IGNORED
        great = sight.ignores_outdoor and not terrain.has_edge(terrain.indoor_edges, a, b)
        return (WALL_GREAT, IGNORED) if great else None

    def _corner(self, found: Finding, met: Met) -> bool:
        """Read a corner point: the less restricted of its two sides counts (16.8b). Return whether it was told."""
        side, other = met.left, met.right
        seen, unseen = self._side(met, side), self._side(met, other)
        state, worse = seen.state, unseen.state
        if worse < state:
            side, other, seen, unseen, state, worse = other, side, unseen, seen, worse, state
        if not worse and not seen.steps and not unseen.steps:
            return False
        names = {"a": self.names[met.a], "b": self.names[met.b]}
        found.steps += seen.steps
        if state == 2:
            found.steps += unseen.steps
            shut = tuple(self.names[each] for each in (met.left, met.right))
            if self.board.parted.get(met.a, 0) >> met.b & 1:
                by = FigureId(self.at[met.left].id)
                found.steps.append(CORNER_BASE.step(CHECK, figure=by, a=names["a"], b=names["b"]))
            found.steps.append(CORNER_SHUT.step(CHECK, a=names["a"], b=names["b"], sides=shut))
            found.blocks += [
                culprit._replace(why=CORNER_SHUT, at_corner=True) for culprit in seen.blocks + unseen.blocks
            ]
            return True
        message = CORNER_HINDERED if state else CORNER_CLEAR
        found.steps.append(
            message.step(CHECK, a=names["a"], b=names["b"], side=self.names[side], other=self.names[other])
        )
        if state == 1:
            told = seen.hinders + (unseen.hinders if worse == 1 else [])
            found.hinders += [culprit._replace(why=message, at_corner=True) for culprit in told]
            found.beside += [culprit._replace(why=message, at_corner=True) for culprit in unseen.blocks]
        return True

    def _side(self, met: Met, side: int) -> Finding:
        """Read one side of a corner point: its square and its two walls."""
        seen = Finding()
        self._edge(seen, met.a, side)
        self._square(seen, side)
        self._edge(seen, side, met.b)
        return seen
