"""Object Pick Up: what may be picked up in a move, and where what is held may be put down (10.5, 17.6-17.8, 27.8g)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.measures import squares_within
from engine.heroclix.board.steps.handling import Handling, HandlingWalk
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.walk import Walk
from engine.heroclix.effects.areas.elements import OBJECT, Element, elements, without
from engine.heroclix.effects.placing.placing import against_object
from engine.heroclix.fight.values.value import speed_of
from engine.heroclix.position import Figure, Position, Thing, bits
from engine.heroclix.powers import can_use, held_by
from engine.heroclix.powers.inherent import lifts_markers, may_put_down, needs_strength, strong_enough
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["PickUp"]

HEAVY = Message("area-pick-up-heavy", ("figure", "thing"), rule="17.1d")
NEEDS_STRENGTH = Message("area-pick-up-strength", ("figure", "thing"), rule="17.6")
TOO_HEAVY = Message("area-pick-up-too-heavy", ("figure", "thing"), rule="17.1d")
IMMOBILE = Message("area-pick-up-immobile", ("thing",), rule="27.7f")
DEBRIS = Message("area-pick-up-debris", ("thing",), rule="17.14d")
SMOKE = Message("area-pick-up-smoke", ("thing",), rule="17.14e")
WATER = Message("area-pick-up-water", ("thing",), rule="17.14f")
NO_OBJECT = Message("area-pick-up-no-object", ("thing",), rule="17.6")
NO_MARKER = Message("area-pick-up-no-marker", ("thing",), rule="17.14h")
FULL_HANDS = Message("area-pick-up-holding", ("figure", "held"), rule="17.7")
OUT_OF_WAY = Message("area-pick-up-out-of-way", ("figure", "thing", "speed"), rule="27.8g")
NO_ROOM = Message("area-put-down-no-room", ("figure", "held"), rule="17.8")
PUTS_DOWN = Message("area-put-down-may", ("figure", "held"), rule="17.8")
SPEED_UNKNOWN = Message("area-pick-up-speed-unknown", ("figure",), rule="27.8g")
VEHICLE = Message("area-pick-up-vehicle", ("figure",), rule="24.4")
NO_MOVE = Message("area-pick-up-no-move", ("figure",), rule="7.3a")
NOTHING = Message("area-pick-up-nothing", ("figure", "speed"), rule="27.8g")
NOTHING_LIES = Message("area-pick-up-nothing-lies", ("figure",), rule="27.8g")

CHECK = StepKind.CHECK
BARS_THE_END = ("blocking", "elevated")  # markers that may keep a move from ending where they lie


class PickUp:
    """One figure that picks up or puts down something during a move, a needed break away taken as made.

    `speed`: the squares of that move, where it is another than the basic MOVE.
    """

    def __init__(self, position: Position, figure: Figure, speed: int | None = None) -> None:
        self.position = position
        self.figure = figure
        self.held: Thing | None = held_by(position, figure)
        self.known = speed is not None or figure.printed.speed is not None
        self.speed = speed if speed is not None else speed_of(position, figure) if self.known else 0
        self._around: int | None = None

    @property
    def around(self) -> int:
        """The squares where it may pick up or put down: those it moves through and those adjacent to them, as a set.

        Where it has to stop as it enters a square it can do neither for that square, unless the edition lets it (17.6).
        """
        if self._around is None:
            board = Board.of(self.position)
            passed, entered = self._passed()
            passed |= bits(self.figure.squares)
            self._around = passed | entered
            for square in self.position.map.squares_of(passed):
                self._around |= board.neighbours(square)
        return self._around

    def _passed(self) -> tuple[int, int]:
        """Return the squares it moves through in some move that also ends where it may (10.4, 13.2), as a set.

        Also those where it is stopped and may handle what lies underfoot alone.
        """
        mover = Mover(self.position, self.figure)
        found = entered = 0
        for start in self.figure.squares:
            walk = Walk(mover, start, self.speed)
            for end in walk.ends.values():  # what lies on the way to an end needs no search of its own
                beside = mover.handles_where_stopped == "beside"
                found |= bits(end.path() if end.stops and beside else end.path()[:-1])
                entered |= 1 << end.square if mover.handles_where_stopped and end.moved else 0
            for node in walk.passed:
                if found >> node.square & 1:
                    continue
                if node.square in walk.ends or Walk(mover, start, self.speed, sources=(node,)).ends:
                    found |= 1 << node.square
        return found, entered

    def choices(self) -> Iterator[Element]:
        """Yield what may be picked up; nothing while it holds something, which it may then put down."""
        for element in elements(self.position):
            if not self.against(element):
                yield element

    def against(self, element: Element) -> list[Step]:
        """Return all reasons against picking up an object or marker on the map."""
        name = FigureId(self.figure.id)
        reasons = [VEHICLE.step(CHECK, figure=name)] if can_use(self.position.powers, self.figure, "vehicle") else []
        if self.held is not None:
            reasons.append(FULL_HANDS.step(CHECK, figure=name, held=self.held.id))
        reasons += self.against_kind(element)
        if self.known and not self._comes_by(element):
            reasons.append(OUT_OF_WAY.step(CHECK, figure=name, thing=element.id, speed=self.speed))
        return reasons

    def against_kind(self, element: Element) -> list[Step]:
        """Return why an object or marker can't be picked up for what it is, wherever it lies (17.6, 17.14d-f)."""
        name, thing = FigureId(self.figure.id), element.id
        if not element.is_terrain_marker:
            return [NO_MARKER.step(CHECK, thing=thing)]
        strong = can_use(self.position.powers, self.figure, "super-strength")
        reasons = []
        if element.kind != OBJECT and not lifts_markers(self.position.ruleset):
            return [NO_OBJECT.step(CHECK, thing=thing)]
        if element.fixed:
            message = {"debris": DEBRIS, "smoke": SMOKE}.get(element.kind, WATER)
            reasons.append(message.step(CHECK, thing=thing))
        elif element.immobile:
            reasons.append(IMMOBILE.step(CHECK, thing=thing))
        elif element.kind != OBJECT and not strong:
            reasons.append(NEEDS_STRENGTH.step(CHECK, figure=name, thing=thing))
        elif isinstance(element.source, Thing):
            reasons += self._against_weight(element.source, strong)
        return reasons

    def _against_weight(self, thing: Thing, strong: bool) -> list[Step]:
        """Return why an object is too heavy: without Super Strength, or for who is worth few points (17.1d)."""
        rules, name = self.position.ruleset, FigureId(self.figure.id)
        if not strong and needs_strength(rules, thing):
            return [HEAVY.step(CHECK, figure=name, thing=thing.id)]
        return [] if strong_enough(rules, thing, self.figure) else [TOO_HEAVY.step(CHECK, figure=name, thing=thing.id)]

    def puts_down(self) -> int:
        """Return the squares where what it holds may be put down, as a set; none with empty hands (17.8)."""
        if self.held is None or not may_put_down(self.position.ruleset):
            return 0
        squares = self.position.map.squares_of(self.around)
        return bits(square for square in squares if not against_object(self.position, (square,)))

    def against_all(self) -> list[Step]:
        """Return why it has nothing to do: empty when it may pick up or put down something (27.8g)."""
        name = FigureId(self.figure.id)
        if can_use(self.position.powers, self.figure, "immobile"):
            return [NO_MOVE.step(CHECK, figure=name)]
        if can_use(self.position.powers, self.figure, "vehicle"):
            return [VEHICLE.step(CHECK, figure=name)]
        if self.held is not None:
            message = NO_ROOM if may_put_down(self.position.ruleset) else FULL_HANDS
            return [] if self.puts_down() else [message.step(CHECK, figure=name, held=self.held.id)]
        if not self.known:
            fits = any(not self.against_kind(element) for element in elements(self.position))
            return [] if fits else [NOTHING_LIES.step(CHECK, figure=name)]
        if self._finds_something():
            return []
        return [NOTHING.step(CHECK, figure=name, speed=self.speed)]

    def _finds_something(self) -> bool:
        """Return whether something may be picked up; no way is searched for what lies at hand or too far off."""
        fitting = [element for element in elements(self.position) if not self.against_kind(element)]
        hand = bits(self.figure.squares) | Board.of(self.position).neighbours_of(self.figure.squares)
        if any(bits(element.squares) & hand for element in fitting):
            return True
        reach = squares_within(self.position, self.figure.squares, self.speed + 1)
        near = [element for element in fitting if bits(element.squares) & reach]
        return any(self._comes_by(element) for element in near)

    def _comes_by(self, element: Element) -> bool:
        """Return whether some move picks something up; a marker may have to be gone for the move to end there (P54)."""
        squares = bits(element.squares)
        if self.around & squares or element.terrain not in BARS_THE_END:
            return bool(self.around & squares)
        mover, lifting = Mover(self.position, self.figure), Handling(squares, without(self.position, element))
        return any(HandlingWalk(mover, start, self.speed, False, lifting).ends for start in self.figure.squares)

    def steps(self) -> list[Step]:
        """Return what is said beforehand: what it holds, and a speed that is not given."""
        name = FigureId(self.figure.id)
        steps = []
        if self.held is not None and may_put_down(self.position.ruleset):
            steps.append(PUTS_DOWN.step(CHECK, figure=name, held=self.held.id))
        if not self.known:
            steps.append(SPEED_UNKNOWN.step(StepKind.IGNORED, figure=name))
        return steps
