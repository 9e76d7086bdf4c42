"""The CLOSE and RANGE Destroy Actions: which terrain may be chosen, and why not (16.9, 17.10, 27.8e, 27.8f)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.lines.line import line_of_fire
from engine.heroclix.board.lines.pairs import Edge, best_line
from engine.heroclix.board.lines.tables import BLOCKED
from engine.heroclix.board.measures import adjacent_opponents, distance, squares_within
from engine.heroclix.effects.areas.elements import SPECIAL_TERRAIN, Element, elements
from engine.heroclix.effects.areas.reach import number_during, range_of, range_steps, sees, value_of
from engine.heroclix.effects.destroying.ruin import Piece, name_piece_of, printed_blocking, walls_along
from engine.heroclix.fight.captivity import against_full_hands
from engine.heroclix.position import Figure, Position, Thing, bits
from engine.heroclix.powers.inherent import (
    breakable,
    breaks_underfoot,
    damage_withstood,
    destroyed_in_combat,
    prints_values,
)
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["CLOSE", "RANGE", "Destroying"]

DAMAGE = Message("area-destroy-damage", ("figure", "damage"), rule="16.9")
UNKNOWN = Message("area-destroy-damage-unknown", ("figure",), rule="16.9")
TOO_WEAK = Message("area-destroy-too-weak", ("piece", "damage", "needed"), rule="16.9")
STRONG_ENOUGH = Message("area-destroy-strong-enough", ("piece", "damage", "needed"), rule="16.9")
ENOUGH = Message("area-destroy-enough", ("piece", "damage", "needed"), rule="16.9")
NOT_ENOUGH = Message("area-destroy-not-enough", ("piece", "damage", "needed"), rule="16.9")
NOT_GIVEN = Message("area-destroy-damage-not-given", ("figure",), rule="16.9")
NOT_ADJACENT = Message("area-destroy-not-adjacent", ("figure", "piece"), rule="27.8e")
WALL_ELSEWHERE = Message("area-destroy-wall-elsewhere", ("figure", "piece"), rule="16.9b")
BESIDE = Message("area-destroy-beside-opponents", ("opponents",), rule="11.2a", reading="R80")
TOO_FAR = Message("area-destroy-too-far", ("figure", "piece", "squares", "range"), rule="16.9")
NO_LINE = Message("area-destroy-no-line", ("figure", "piece"), rule="16.9")
NOT_THIS_KIND = Message("area-destroy-not-this-kind", ("piece",), rule="17.14d")
SMOKE = Message("area-destroy-smoke", ("piece",), rule="17.14e")
WATER = Message("area-destroy-water", ("piece",), rule="17.14f")
NO_MARKER = Message("area-destroy-no-marker", ("piece",), rule="17.14h")
NO_PIECE = Message("area-destroy-no-piece", ("piece",), rule="16.9")
SPECIAL = Message("area-destroy-special-terrain", ("piece",), rule="25.5e")
INDESTRUCTIBLE = Message("area-destroy-indestructible", ("piece",), rule="27.7h")

CHECK = StepKind.CHECK
CLOSE, RANGE = "close-destroy-action", "range-destroy-action"


class Destroying:
    """One figure about to perform a destroy action: `action` is CLOSE or RANGE."""

    def __init__(self, position: Position, figure: Figure, action: str) -> None:
        self.position = position
        self.board = Board.of(position)
        self.figure = figure
        self.action = action
        self.printed = printed_blocking(position)
        self._damage: int | None = None
        self._range: int | None = None

    @property
    def damage(self) -> int | None:
        """The calculated damage value during the action; None where the position does not give the printed one."""
        if self.figure.printed.damage is None:
            return None
        if self._damage is None:
            self._damage = number_during(self.position, self.figure, "damage", self.action)
        return self._damage

    @property
    def range(self) -> int:
        """The calculated range value during the action."""
        if self._range is None:
            self._range = range_of(self.position, self.figure, self.action)
        return self._range

    def steps(self) -> list[Step]:
        """Return the steps by which the damage value, and the range of a RANGE Destroy Action, are found."""
        name, damage = FigureId(self.figure.id), self.damage
        steps: list[Step] = []
        if damage is None:
            unknown = UNKNOWN if prints_values(self.position.ruleset) else NOT_GIVEN
            steps.append(unknown.step(StepKind.IGNORED, figure=name))
        else:
            found = value_of(self.position, self.figure, "damage", self.action)
            steps += [*found.steps, DAMAGE.step(CHECK, figure=name, damage=damage)]
        if self.action == RANGE:
            steps += range_steps(self.position, self.figure, self.action)
        return steps

    def pieces(self) -> Iterator[Piece]:
        """Yield what the action could concern: printed squares and walls near enough, all objects and markers."""
        far = self.range if self.action == RANGE else 1
        near = squares_within(self.position, self.figure.squares, far)
        yield from self.position.map.squares_of(self.printed & near)
        yield from walls_along(self.position, self.position.map.squares_of(near))
        yield from elements(self.position)

    def near(self) -> Iterator[Piece]:
        """Yield the pieces within reach, strong enough or not."""
        for piece in self.pieces():
            if not self._against_kind(piece) and self._reaches(piece):
                yield piece

    def choices(self) -> Iterator[Piece]:
        """Yield the pieces that may be destroyed."""
        if self.barred():
            return
        for piece in self.pieces():
            if self._strong_enough(piece) and not self._against_kind(piece) and self._reaches(piece):
                yield piece

    def barred(self) -> list[Step]:
        """Return why nothing is destroyed where that is combat: beside opponents at range, with full hands at close.

        R80, R77.
        """
        if not destroyed_in_combat(self.position.ruleset):
            return []
        if self.action != RANGE:
            return against_full_hands(self.position, self.figure, "close")
        beside = adjacent_opponents(self.position, self.figure)
        if not beside or traits(self.position.powers, self.figure).targets("adjacent"):
            return []
        return [BESIDE.step(CHECK, opponents=tuple(FigureId(other.id) for other in beside))]

    def _strong_enough(self, piece: Piece) -> bool:
        return self.damage is None or self.damage >= self.needed(piece)

    def needed(self, piece: Piece) -> int:
        """Return the Destroy value of a piece (16.9, 17.9d)."""
        default = self.position.ruleset.destroy_value
        if isinstance(piece, Element) and isinstance(piece.source, Thing):
            default = damage_withstood(self.position.ruleset, piece.source, default)
        return piece.source.values.get("destroy", default) if isinstance(piece, Element) else default

    def against(self, piece: Piece) -> tuple[list[Step], list[Step]]:
        """Return all reasons against destroying a piece, and the steps that look at it."""
        name = name_piece_of(self.position, piece)
        reasons = [*self.barred(), *self._against_kind(piece)]
        notes: list[Step] = []
        if self.action == CLOSE:
            if not self._reaches(piece):
                message = WALL_ELSEWHERE if isinstance(piece, tuple) else NOT_ADJACENT
                reasons.append(message.step(CHECK, figure=FigureId(self.figure.id), piece=name))
        else:
            beyond, notes = self._beyond(piece, name)
            reasons += beyond
        if self.damage is not None:
            enough = self._strong_enough(piece)
            own = prints_values(self.position.ruleset)
            message = (STRONG_ENOUGH if own else ENOUGH) if enough else (TOO_WEAK if own else NOT_ENOUGH)
            step = message.step(CHECK, piece=name, damage=self.damage, needed=self.needed(piece))
            (notes if enough else reasons).append(step)
        return reasons, notes

    def _against_kind(self, piece: Piece) -> list[Step]:
        """What can't be destroyed for what it is (17.14d-f, 17.14h, 25.5e, 27.7h)."""
        if not isinstance(piece, Element):
            return []
        if SPECIAL_TERRAIN in piece.source.abilities:
            return [SPECIAL.step(CHECK, piece=piece.id)]
        if not piece.is_terrain_marker:
            return [NO_MARKER.step(CHECK, piece=piece.id)]
        reasons = []
        if not breakable(self.position.ruleset, piece.terrain, self._covered(piece)):
            return [NO_PIECE.step(CHECK, piece=piece.id)]
        if piece.fixed:
            message = {"debris": NOT_THIS_KIND, "smoke": SMOKE}.get(piece.kind, WATER)
            reasons.append(message.step(CHECK, piece=piece.id))
        if piece.indestructible:
            reasons.append(INDESTRUCTIBLE.step(CHECK, piece=piece.id))
        return reasons

    def _covered(self, piece: Element) -> bool:
        """Return whether its squares are blocking terrain no longer, for what lies on top of it (17.3)."""
        return piece.terrain == "blocking" and not bits(piece.squares) & self.board.terrain.blocking

    def _reaches(self, piece: Piece) -> bool:
        if self.action == RANGE:
            return any(self._sees(spot) for spot in _spots(piece))
        if isinstance(piece, tuple):
            return piece in walls_along(self.position, self.figure.squares)
        around = self.board.neighbours_of(self.figure.squares)
        if breaks_underfoot(self.position.ruleset):
            around |= bits(self.figure.squares)
        return bool(around & bits(piece.squares if isinstance(piece, Element) else (piece,)))

    def _sees(self, spot: int | Edge) -> bool:
        if isinstance(spot, int):
            return sees(self.position, self.figure, spot, self.range, itself=True)
        line = best_line(self.position, self.figure, spot, "destroy", self.range)
        return line.distance <= self.range and line.result != BLOCKED

    def _beyond(self, piece: Piece, name: str) -> tuple[list[Step], list[Step]]:
        """Return why a piece isn't within range and line of fire, and the steps of the line to it."""
        who = FigureId(self.figure.id)
        spots = _spots(piece)
        spot = min(spots, key=lambda spot: (not self._sees(spot), self._away(spot)))
        ruling = line_of_fire(self.position, self.figure, spot, "destroy", self.range)
        away = self._away(spot)
        reasons = []
        if away > self.range:
            reasons.append(TOO_FAR.step(CHECK, figure=who, piece=name, squares=away, range=self.range))
        if ruling.verdict == "blocked":
            reasons.append(NO_LINE.step(CHECK, figure=who, piece=name))
        return reasons, list(ruling.steps)

    def _away(self, spot: int | Edge) -> int:
        """Return how far a piece is; of a wall both squares must be within range (16.9b)."""
        if isinstance(spot, int):
            return distance(self.position, self.figure, spot)
        return best_line(self.position, self.figure, spot, "destroy", self.range).distance


def _spots(piece: Piece) -> tuple[int | Edge, ...]:
    if isinstance(piece, Element):
        return piece.squares
    return (piece,)
