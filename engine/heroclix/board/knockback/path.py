"""Knockback: where a figure lands, why it stops there, and what that costs (12.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.errors import DocumentError
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.immunity import shield
from engine.heroclix.board.ground.names import name_spot
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.knockback.rules import fall, harms, keeps, kept_by_card, rules_of
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term, Typed

__all__ = ["IMMUNE_TO_DAMAGE", "Knockback", "knockback"]

LARGE_BASE = Message("knockback-larger-base", ("figure",), rule="24.2")
SMALLER = Message("knockback-smaller", ("figure", "away_from"), rule="21.2b")
IMMUNE = Message("knockback-immune", ("figure",), rule="27.7g", reading="R31")
FIRST_TURN = Message("knockback-first-turn", ("figure",), rule="14.1")
IMMOBILE = Message("knockback-immobile", ("figure",), rule="27.7f")
IGNORES = Message("knockback-ignored", ("figure", "power"), rule="12.6f", reading="R63")
COUNTDOWN = Message("knockback-countdown", ("figure",), rule="24.3")
KO = Message("knockback-ko", ("figure",), rule="12.6", reading="R45")
BY_CARD = Message("knockback-by-card", ("figure", "card"), rule="12.6f")
PREVENTED = Message("knockback-prevented", ("figure",), rule="12.6f")
STRAIGHT = Message("knockback-direction", ("figure", "away_from", "square"), rule="12.6d")
NEAREST = Message("knockback-nearest-square", ("figure", "away_from", "square"), rule="12.6d", reading="R32")
DIAGONAL = Message("knockback-diagonal", ("figure", "away_from", "square"), rule="12.6g", reading="R32")
ENTERED = Message("knockback-entered", ("square",), rule="12.6d")
BY_DISTANCE = Message("knockback-distance", ("figure", "squares"), rule="12.6d")
BY_FIGURE = Message("knockback-by-figure", ("figure", "by", "square"), rule="12.6d", fact="by-figure")
BY_BLOCKING = Message("knockback-by-blocking", ("figure", "square"), rule="12.6d", reading="R29", fact="by-blocking")
BY_CORNER = Message("knockback-by-corner", ("figure", "square"), rule="16.8c", reading="R30", fact="by-corner")
BY_EDGE = Message("knockback-by-edge", ("figure",), rule="12.6d")
BY_HIGHER = Message("knockback-by-higher", ("figure", "square"), rule="12.6d", fact="by-higher")
BY_FALL = Message("knockback-by-fall", ("figure", "square"), rule="12.6d")
SEVERAL = Message("knockback-several-reasons", ("figure",), rule="12.6d", reading="R27")
TERRAIN_FIRST = Message("knockback-terrain-first", ("figure", "square"), rule="12.6d")
STOPPED_EARLY = Message("knockback-stopped-early", ("figure", "damage"), rule="12.6e")
SHORT_EFFECT = Message("knockback-short-effect", ("figure", "squares", "damage"), rule="12.6e", reading="R28")
FELL = Message("knockback-fell", ("figure", "damage"), rule="12.6e", reading="R26")
NO_DAMAGE = Message("knockback-no-damage", ("figure",), rule="12.6e")
IMMUNE_TO_DAMAGE = Message("knockback-immune-to-damage", ("figure",), rule="27.7g")
UNHARMED = Message("knockback-unharmed-by-card", ("figure", "card"), rule="12.6e")
ENDS = Message("knockback-ends", ("figure", "square"), rule="12.6d")
LANDED = Message("knockback-landed", ("figure", "square", "damage"), rule="12.6d")


@dataclass(frozen=True, slots=True)
class Knockback:
    """A knockback: the squares entered, where it ends, why it stopped, the damage, whether it was prevented.

    `stopped_by`: `distance`, `figure`, `blocking`, `edge-of-map`, `higher`, `fell`; None if prevented.
    """

    path: tuple[int, ...]
    ends_at: int
    stopped_by: str | None
    damage: int
    prevented: bool = False


class Halt(NamedTuple):
    """Why a knockback stops."""

    reason: str
    step: Step


def knockback(position: Position, figure: Figure, away_from: Spot, squares: int | None = None) -> Ruling:
    """Rule on a figure knocked back away from a figure or square; the value is a `Knockback`.

    `squares`: how many, by default the ruleset's three; where it has no number of its own, they must be
    given. Whoever it is knocked away from counts as its cause.
    Raises DocumentError when it would be knocked away from itself or from a square it occupies.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> hulk = Figure("hulk", "Hulk", "red", (0,))
    >>> position = Position(MODERN, MapPrint(16, 16), (hulk, Figure("cap", "Cap", "blue", (1,))))
    >>> found = knockback(position, position.figure("cap"), hulk).value
    >>> found.path, found.stopped_by, found.damage
    ((2, 3, 4), 'distance', 0)
    """
    board = Board.of(position)
    if not set(board.squares_of(away_from)).isdisjoint(figure.squares):
        raise DocumentError("ask.away_from", "error-knockback-from-itself", id=figure.id)
    steps = _prevention(position, figure, away_from)
    if steps:
        last = PREVENTED.step(StepKind.RESULT, figure=FigureId(figure.id))
        value = Knockback((), figure.squares[0], None, 0, True)
        return Ruling(position.ruleset.id, "prevented", value, (*steps, last), tuple(steps))
    limit = rules_of(position.ruleset).squares if squares is None else squares
    if limit is None:
        raise DocumentError("ask.squares", "error-missing")
    flight = _Flight(position, figure, away_from, limit)
    value = flight.run()
    return Ruling(position.ruleset.id, value.stopped_by or "prevented", value, tuple(flight.steps), flight.ends)


def _prevention(position: Position, figure: Figure, away_from: Spot) -> list[Step]:
    """Return what keeps a figure from being knocked back at all (12.6f), in the order of the book."""
    name = FigureId(figure.id)
    steps = []
    if figure.knocked_out:
        steps.append(KO.step(StepKind.CHECK, figure=name))
    rules = rules_of(position.ruleset)
    if isinstance(away_from, Figure) and away_from.size_rank < figure.size_rank and not rules.larger_than_cause:
        steps.append(SMALLER.step(StepKind.CHECK, figure=name, away_from=FigureId(away_from.id)))
    if len(figure.squares) > 1 and not rules.larger_bases:
        steps.append(LARGE_BASE.step(StepKind.CHECK, figure=name))
    card = kept_by_card(figure, away_from.id if isinstance(away_from, Figure) else "")
    if card:
        steps.append(BY_CARD.step(StepKind.CHECK, figure=name, card=Typed(card)))
    kept = keeps(position, figure)
    if kept is not None:
        ignores = IGNORES.step(StepKind.CHECK, figure=name, power=Term(kept))
        steps.append(IMMOBILE.step(StepKind.CHECK, figure=name) if kept == "immobile" else ignores)
    if figure.counting_down:
        steps.append(COUNTDOWN.step(StepKind.CHECK, figure=name))
    hostile = isinstance(away_from, Figure) and not position.friendly(away_from, figure)
    if hostile and shield(position, figure):
        steps += _first_turn(position, figure)
        steps.append(IMMUNE.step(StepKind.CHECK, figure=name))
    return steps


def _first_turn(position: Position, figure: Figure) -> list[Step]:
    """Say of an Immune figure without that keyphrase that the first turns make it so (14.1)."""
    return (
        []
        if traits(position.powers, figure).can("immune")
        else [FIRST_TURN.step(StepKind.CHECK, figure=FigureId(figure.id))]
    )


class _Flight:
    """One knockback under way."""

    def __init__(self, position: Position, figure: Figure, away_from: Spot, limit: int) -> None:
        self.position = position
        self.board = Board.of(position)
        self.figure = figure
        self.name = FigureId(figure.id)
        self.limit = limit
        self.steps: list[Step] = []
        self.ends: tuple[Step, ...] = ()  # what stops it
        self.right, self.down = self._direction(away_from)

    def _direction(self, away_from: Spot) -> tuple[int, int]:
        """Return one step of the path; off row and column it is the perfect diagonal (12.6g, R32)."""
        column, row = self.position.map.column_row(self.figure.squares[0])
        places = {square: self.position.map.column_row(square) for square in self.board.squares_of(away_from)}
        nearest = min(places, key=lambda square: (places[square][0] - column) ** 2 + (places[square][1] - row) ** 2)
        right, down = column - places[nearest][0], row - places[nearest][1]
        message = DIAGONAL if right and down else STRAIGHT if len(places) == 1 else NEAREST
        square, source = self.position.map.name_of(nearest), name_spot(self.position, away_from)
        self.steps.append(message.step(StepKind.CHECK, figure=self.name, away_from=source, square=square))
        return (right > 0) - (right < 0), (down > 0) - (down < 0)

    def run(self) -> Knockback:
        """Place the figure square by square until something stops it, and count the damage (12.6d, 12.6e)."""
        path = [self.figure.squares[0]]
        halt = self._halt(path)
        while halt is None:
            following = self._next(path[-1])
            assert following is not None  # noqa: S101 - past the map's edge the knockback has stopped
            path.append(following)
            self.steps.append(ENTERED.step(StepKind.CHECK, square=self.position.map.name_of(following)))
            halt = self._halt(path)
        self.steps.append(halt.step)
        self.ends = (halt.step,)
        damage = self._damage(path, halt.reason)
        where = self.position.map.name_of(path[-1])
        if harms(self.position.ruleset):
            landed = LANDED.step(StepKind.RESULT, figure=self.name, square=where, damage=damage)
        else:
            landed = ENDS.step(StepKind.RESULT, figure=self.name, square=where)
        self.steps.append(landed)
        return Knockback(tuple(path[1:]), path[-1], halt.reason, damage)

    def _next(self, square: int) -> int | None:
        """Return the next square on the path, None past the edge of the map."""
        column, row = self.position.map.column_row(square)
        column, row = column + self.right, row + self.down
        inside = 0 <= column < self.position.map.columns and 0 <= row < self.position.map.rows
        return self.position.map.square(column, row) if inside else None

    def _halt(self, path: list[int]) -> Halt | None:
        """Return why the knockback stops here, the first reason in the book's order (R27); None if it goes on."""
        here, levels = path[-1], self.board.levels
        fell = self._dropped(path)
        if fell and rules_of(self.position.ruleset).falls_alone:
            return self._fallen(here)
        if len(path) - 1 == self.limit:
            return Halt("distance", BY_DISTANCE.step(StepKind.CHECK, figure=self.name, squares=self.limit))
        there = self._next(here)
        halt = self._ahead(here, there)
        if halt is None and fell:
            return self._fallen(here)
        behind = there is not None and (levels[there] > levels[here] or self._shut(here, there) is not None)
        if halt is not None and (fell or (halt.reason == "figure" and behind)):
            self.steps.append(SEVERAL.step(StepKind.CHECK, figure=self.name))
        return halt

    def _fallen(self, here: int) -> Halt:
        square = self.position.map.name_of(here)
        return Halt("fell", BY_FALL.step(StepKind.CHECK, figure=self.name, square=square))

    def _ahead(self, here: int, there: int | None) -> Halt | None:
        """Return what keeps the figure out of the next square, if anything does."""
        if there is None:
            return Halt("edge-of-map", BY_EDGE.step(StepKind.CHECK, figure=self.name))
        square = self.position.map.name_of(there)
        by_figure = self._at_figure(there, square)
        by_terrain = self._at_terrain(here, there, square)
        if not rules_of(self.position.ruleset).terrain_first:
            return by_figure or by_terrain
        if by_terrain is not None and by_figure is not None:
            self.steps.append(TERRAIN_FIRST.step(StepKind.CHECK, figure=self.name, square=square))
        return by_terrain or by_figure

    def _at_figure(self, there: int, square: str) -> Halt | None:
        other = self.board.at.get(there)
        if other is None or other.id == self.figure.id:
            return None
        by = FigureId(other.id)
        return Halt("figure", BY_FIGURE.step(StepKind.CHECK, figure=self.name, by=by, square=square))

    def _at_terrain(self, here: int, there: int, square: str) -> Halt | None:
        shut = self._shut(here, there)
        if shut is not None:
            return Halt("blocking", shut.step(StepKind.CHECK, figure=self.name, square=square))
        if self.board.levels[there] > self.board.levels[here]:
            return Halt("higher", BY_HIGHER.step(StepKind.CHECK, figure=self.name, square=square))
        return None

    def _over_the_rim(self, here: int) -> bool:
        """Return whether the next square is lower ground on which nobody can stand now."""
        there = self._next(here)
        if there is None or self.board.levels[there] >= self.board.levels[here]:
            return False
        other = self.board.at.get(there)
        taken = other is not None and other.id != self.figure.id
        held = taken or bool(self.board.terrain.blocking >> there & 1)
        return held and self._parted(here, there) is None

    def _dropped(self, path: list[int]) -> bool:
        """Return whether its last square lies lower than the one before it."""
        return len(path) > 1 and self.board.levels[path[-2]] > self.board.levels[path[-1]]

    def _shut(self, here: int, there: int) -> Message | None:
        """Return what closes the way: blocking terrain, a wall, or a corner shut on both sides (16.8c, R29, R30)."""
        return BY_BLOCKING if self.board.terrain.blocking >> there & 1 else self._parted(here, there)

    def _parted(self, here: int, there: int) -> Message | None:
        """Return what closes the way between two squares, whatever they are: a wall, or a corner shut on both sides."""
        terrain, board = self.board.terrain, self.board
        if board.straight(here, there):
            return BY_BLOCKING if terrain.has_edge(terrain.barriers, here, there) else None
        shut = all(
            terrain.blocking >> side & 1
            or terrain.has_edge(terrain.barriers, here, side)
            or terrain.has_edge(terrain.barriers, side, there)
            for side in board.sides(here, there)
        )
        return BY_CORNER if shut else None

    def _damage(self, path: list[int], reason: str) -> int:
        """Return the knockback damage: for a stop before three squares, unless at a figure, and for a fall (12.6e)."""
        moved, rules = len(path) - 1, rules_of(self.position.ruleset)
        before_its_end = moved < (max(self.limit, rules.squares or 0) if rules.short_effects else self.limit)
        early = before_its_end * (rules.at_figure if reason == "figure" else rules.early)
        fell = fall(self.position, self.figure) if self._dropped(path) else 0
        if rules.falls_alone and (self._dropped(path) or self._over_the_rim(path[-1])):
            early = 0
        damage = early + fell
        if not damage:
            self.steps.append(NO_DAMAGE.step(StepKind.CHECK, figure=self.name))
            return 0
        if shield(self.position, self.figure):
            self.steps += _first_turn(self.position, self.figure)
            self.steps.append(IMMUNE_TO_DAMAGE.step(StepKind.OVERRIDE, figure=self.name)._replace(reading="R31"))
            return 0
        if self.figure.unharmed_by:
            card = Typed(self.figure.unharmed_by)
            self.steps.append(UNHARMED.step(StepKind.OVERRIDE, figure=self.name, card=card))
            return 0
        if early:
            if reason == "distance":
                told = SHORT_EFFECT.step(StepKind.DAMAGE, figure=self.name, squares=rules.squares, damage=early)
            else:
                told = STOPPED_EARLY.step(StepKind.DAMAGE, figure=self.name, damage=early)
            self.steps.append(told)
        if fell:
            self.steps.append(FELL.step(StepKind.DAMAGE, figure=self.name, damage=fell))
        return damage
