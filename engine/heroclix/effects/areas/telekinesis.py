"""Telekinesis: what may be chosen, and where it may be placed (27.2l, 10.10).

Everything is measured while what is chosen still lies where it was (P44).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.board.measures import distance, squares_within
from engine.heroclix.conditions.effects import outside, restrictions
from engine.heroclix.effects.areas.elements import Element, elements, without
from engine.heroclix.effects.areas.reach import (
    against_range,
    against_sight,
    range_of,
    range_steps,
    sees,
)
from engine.heroclix.effects.placing.placing import (
    against_element,
    against_figure,
    against_lying,
    against_moving,
    special_markers,
)
from engine.heroclix.effects.placing.shapes import through
from engine.heroclix.fight.attack.targets import NOT_FRIENDLY, OFF_MAP, RESTRICTED, SAFEGUARD
from engine.heroclix.position import Figure, Position, bits
from engine.heroclix.powers import can_use
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["Chosen", "Telekinesis", "name_chosen"]

LARGE_BASE = Message("area-telekinesis-larger-base", ("target", "count"), rule="27.2l")
NO_MARKER = Message("area-no-terrain-marker", ("thing",), rule="17.14h")
TOO_HEAVY = Message("area-telekinesis-too-heavy", ("thing",), rule="27.2l")
CHOSEN_FAR = Message("area-telekinesis-chosen-far", ("chosen", "squares", "range"), rule="11.3b")
CHOSEN_UNSEEN = Message("area-telekinesis-chosen-unseen", ("chosen",), rule="11.4d")
TOO_FAR = Message("area-telekinesis-too-far", ("chosen", "square", "squares", "limit"), rule="27.2l", reading="P44")
NOT_FROM_THERE = Message("area-telekinesis-no-line", ("chosen", "square"), rule="27.2l", reading="P44")
ITS_OWN_SQUARE = Message("area-telekinesis-own-square", ("chosen",), rule="27.2l", reading="P42")
LARGER_MARKER = Message("area-telekinesis-larger-marker", ("chosen", "square"), rule="27.2l", reading="P45")
NO_ROOM = Message("area-telekinesis-no-room", ("chosen", "square"), rule="27.2l", reading="P45")

CHECK = StepKind.CHECK
SLUG = "telekinesis"
Chosen = Figure | Element


def name_chosen(chosen: Chosen) -> str:
    """Return the id of a figure, marked as such, or of an object or marker."""
    return FigureId(chosen.id) if isinstance(chosen, Figure) else chosen.id


class Telekinesis:
    """The power in the hands of one figure: whom and what it may choose, and where to.

    >>> from engine.heroclix.position import MapPrint, Printed
    >>> from engine.heroclix.editions.modern import MODERN
    >>> jean = Figure("jean", "Jean", "red", (0,), printed=Printed(range=6), powers=frozenset(["telekinesis"]))
    >>> [chosen.id for chosen in Telekinesis(Position(MODERN, MapPrint(8, 8), (jean,)), jean).choices()]
    ['jean']
    """

    def __init__(self, position: Position, figure: Figure) -> None:
        self.position = position
        self.figure = figure
        self.range = range_of(position, figure, SLUG)
        self.limit = position.ruleset.telekinesis_squares
        self._seen: dict[int, bool] = {}

    def steps(self) -> list[Step]:
        """Return the steps by which its range is found."""
        return range_steps(self.position, self.figure, SLUG)

    def choices(self) -> Iterator[Chosen]:
        """Yield every friendly figure, object and terrain marker that may be chosen and placed somewhere."""
        for figure in self.position.figures:
            if not self.against_figure(figure) and self._has_room(figure):
                yield figure
        for element in elements(self.position):
            if not self.against_element(element) and self._has_room(element):
                yield element

    def notes(self, chosen: Chosen) -> list[Step]:
        """Return what is said of the line of fire to something chosen (P42)."""
        if isinstance(chosen, Element) and chosen.terrain == "blocking":
            return [ITS_OWN_SQUARE.step(CHECK, chosen=chosen.id)]
        return []

    def against(self, chosen: Chosen) -> list[Step]:
        """Return all reasons against choosing a figure or an object or marker on the map."""
        return self.against_figure(chosen) if isinstance(chosen, Figure) else self.against_element(chosen)

    def against_figure(self, target: Figure) -> list[Step]:
        """Return all reasons against choosing a figure; itself is a friend within its own range and line of fire."""
        name = FigureId(target.id)
        reasons = []
        if not self.position.friendly(self.figure, target):
            reasons.append(NOT_FRIENDLY.step(CHECK, target=name))
        if len(target.squares) > 1:
            reasons.append(LARGE_BASE.step(CHECK, target=name, count=len(target.squares)))
        if can_use(self.position.powers, target, f"safeguard:{SLUG}"):
            reasons.append(SAFEGUARD.step(CHECK, target=name, power=Term(SLUG)))
        if not target.squares:
            return [*reasons, OFF_MAP.step(CHECK, target=name)]
        if (card := outside(self.position, self.figure, SLUG, target) or self._markers_alone()) is not None:
            reasons.append(RESTRICTED.step(CHECK, target=name, card=Typed(card)))
        reasons += against_figure(self.position, target, target.squares, self.figure)
        return reasons + self._beyond(target)

    def _markers_alone(self) -> str | None:
        """Return the card by which no character can be chosen at all; None where some version lets one (20.7)."""
        versions = list(restrictions(self.position, self.figure, SLUG))
        cards = [card for _, card, restrict in versions if restrict.only_markers]
        return cards[0] if cards and len(cards) == len(versions) else None

    def against_element(self, element: Element) -> list[Step]:
        """Return all reasons against choosing an object or marker; at least one square of it must be in reach."""
        reasons = []
        cards = [card for _, card, restrict in restrictions(self.position, self.figure, SLUG) if restrict.target]
        if cards and len(cards) == len(self.figure.versions[SLUG]):  # no version of it is about anything but characters
            reasons.append(RESTRICTED.step(CHECK, target=element.id, card=Typed(cards[0])))
        if not element.is_terrain_marker:
            reasons.append(NO_MARKER.step(CHECK, thing=element.id))
        if f"safeguard:{SLUG}" in element.source.abilities:
            reasons.append(TOO_HEAVY.step(CHECK, thing=element.id))
        return reasons + against_moving(self.position.ruleset, element) + self._beyond(element)

    def _beyond(self, chosen: Chosen) -> list[Step]:
        itself = isinstance(chosen, Element) and chosen.terrain == "blocking"  # P42
        spots: Sequence[Figure | int] = chosen.squares if isinstance(chosen, Element) else (chosen,)
        if any(self._within(spot, itself) for spot in spots):
            return []
        near = min(distance(self.position, self.figure, spot) for spot in spots)
        name = name_chosen(chosen)
        if near > self.range:
            return [CHOSEN_FAR.step(CHECK, chosen=name, squares=near, range=self.range)]
        return [CHOSEN_UNSEEN.step(CHECK, chosen=name)]

    def _within(self, spot: Figure | int, itself: bool) -> bool:
        return sees(self.position, self.figure, spot, self.range, itself)

    def destinations(self, chosen: Chosen) -> int:
        """Return the squares into which something chosen may be placed, as a set."""
        return bits(self._rooms(chosen))

    def _has_room(self, chosen: Chosen) -> bool:
        return next(self._rooms(chosen), None) is not None

    def _rooms(self, chosen: Chosen) -> Iterator[int]:
        """Yield the squares for something chosen, those where it lies already first."""
        freed = self.position if isinstance(chosen, Figure) else without(self.position, chosen)
        own = bits(chosen.squares)
        hers = squares_within(self.position, self.figure.squares, self.range)
        near = squares_within(self.position, chosen.squares, self.limit) & hers
        for squares in (own & near, near & ~own):
            for square in self.position.map.squares_of(squares):
                if self._hers(square) and self._from_chosen(chosen, square) and self._lie(freed, chosen, square):
                    yield square

    def _hers(self, square: int) -> bool:
        """Return whether a square is within the user's range and line of fire."""
        found = self._seen.get(square)
        if found is None:
            found = self._seen[square] = sees(self.position, self.figure, square, self.range)
        return found

    def _sources(self, chosen: Chosen) -> Sequence[Figure | int]:
        return chosen.squares if isinstance(chosen, Element) else (chosen,)

    def _from_chosen(self, chosen: Chosen, square: int) -> bool:
        return any(sees(self.position, source, square, self.limit) for source in self._sources(chosen))

    def _lie(self, freed: Position, chosen: Chosen, square: int) -> bool:
        """Return whether something chosen may lie with one square in this one; `freed` is the map without it."""
        if isinstance(chosen, Figure):
            return not against_figure(self.position, chosen, (square,), self.figure)
        return any(
            not against_lying(freed, chosen, squares) for squares in through(self.position, chosen.squares, square)
        )

    def against_square(self, chosen: Chosen, square: int) -> tuple[list[Step], list[Step]]:
        """Return all reasons against placing something chosen in a square, and the steps that look at it."""
        position, name = self.position, self.position.map.name_of(square)
        reasons = against_range(position, self.figure, square, self.range)
        unseen, line = against_sight(position, self.figure, square, self.range)
        reasons += unseen
        whose = name_chosen(chosen)
        sources = self._sources(chosen)
        away = min(distance(position, source, square) for source in sources)
        notes = list(line)
        if away > self.limit:
            reasons.append(TOO_FAR.step(CHECK, chosen=whose, square=name, squares=away, limit=self.limit))
        else:
            nearest = min(sources, key=lambda source: not sees(position, source, square, self.limit))
            blocked, onward = against_sight(position, nearest, square, self.limit)
            notes += onward
            if blocked:
                reasons.append(NOT_FROM_THERE.step(CHECK, chosen=whose, square=name))
        if isinstance(chosen, Figure):
            reasons += against_figure(position, chosen, (square,), self.figure)
            notes += special_markers(position, (square,))
        elif len(chosen.squares) == 1:
            reasons += against_element(position, chosen, (square,))
        else:
            notes.append(LARGER_MARKER.step(CHECK, chosen=whose, square=name))
            if not self._lie(without(position, chosen), chosen, square):
                reasons.append(NO_ROOM.step(CHECK, chosen=whose, square=name))
        return reasons, notes
