"""Answers about moves: where one may end, whether a way may be taken, the shortest way, breaking away (10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.answers.board import figure_on_map
from engine.heroclix.answers.handling import asked_handling, handling_steps
from engine.heroclix.board.ground.names import name_pieces
from engine.heroclix.board.steps.break_away import BreakAway
from engine.heroclix.board.steps.break_away import break_away as rule_break_away
from engine.heroclix.board.steps.handling import Handling
from engine.heroclix.board.steps.move import Path, Reach, check_path
from engine.heroclix.board.steps.move import path as rule_path
from engine.heroclix.board.steps.move import reachable as rule_reachable
from engine.heroclix.build import Builder
from engine.heroclix.fight.actions import passengers as ferry
from engine.heroclix.fight.actions.carry import against_carry
from engine.heroclix.fight.actions.move import GivenMove, given_move
from engine.heroclix.fight.actions.rights import given_free
from engine.heroclix.fight.actions.tokens import cost_of
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["break_away", "path", "reachable", "shortest_path"]

REFUSED = Message("move-not-given", ("figure",), rule="7.2")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A move as it was asked for: as the action gives it, with passengers and what is handled on the way.

    `reasons` are against all of it, whatever the way; `opening` is said before the move itself is judged.
    """

    move: GivenMove
    passengers: tuple[Figure, ...]
    handling: Handling | None
    opening: tuple[Step, ...]
    reasons: tuple[Step, ...]


def reachable(position: Position, ask: questions.ReachableAsk) -> Answer:
    """Answer where a move may end, what each end costs, and where the figure is stopped (10.2)."""
    position = position.in_play()
    asked = _read(position, ask)
    move = asked.move
    if asked.reasons:
        return _refused(asked, {"result": [], "costs": {}, "stops": [], "no_room": {}})
    ruling = rule_reachable(move.position, move.figure, move.squares, ask.direct, asked.handling)
    reach = ruling.value
    assert isinstance(reach, Reach)  # noqa: S101 - tells the type checker what the ruling holds
    name = position.map.name_of
    crowded = ferry.without_room(move, reach, asked.passengers, ask.direct)
    fields: dict[str, object] = {
        "result": [name(square) for square in reach.squares],
        "break_away": reach.break_away.how,
        "succeeds_on": list(reach.break_away.succeeds_on),
        "costs": {name(square): reach.costs[square] for square in reach.squares},
        "stops": [name(square) for square in reach.stops],
        "legal": True,
        "because": (),
        "no_room": {passenger: [name(square) for square in squares] for passenger, squares in crowded.items()},
    }
    steps = (*asked.opening, *ruling.steps[:-1], *ferry.crowded_steps(crowded), ruling.steps[-1])
    return Answer(replace(ruling, steps=steps), fields)


def path(position: Position, ask: questions.PathAsk) -> Answer:
    """Answer whether a figure may move through these squares, and if not, at which step it fails and why (10.2)."""
    position = position.in_play()
    builder = Builder(position.map.columns, position.map.rows)
    if isinstance(ask.path, str):
        squares = [builder.place("ask.path", ask.path)]
    else:
        squares = [builder.place(f"ask.path[{index}]", text) for index, text in enumerate(ask.path)]
    return _along(_read(position, ask), check_path, squares, ask.direct)


def shortest_path(position: Position, ask: questions.ShortestPathAsk) -> Answer:
    """Answer which is a shortest way to a square, and what it costs (10.2)."""
    position = position.in_play()
    to = Builder(position.map.columns, position.map.rows).place("ask.to", ask.to)
    return _along(_read(position, ask), rule_path, to, ask.direct)


def break_away(position: Position, ask: questions.BreakAwayAsk) -> Answer:
    """Answer whether a figure must break away, and on what (10.8)."""
    position = position.in_play()
    figure = figure_on_map(position, "ask.figure", ask.figure)
    by = None if ask.by is None else figure_on_map(position, "ask.by", ask.by)
    move = given_move(position, figure, ask.action, speed=0, by=by)
    ruling = rule_break_away(move.position, move.figure, ask.roll)
    value = ruling.value
    assert isinstance(value, BreakAway)  # noqa: S101 - tells the type checker what the ruling holds
    fields: dict[str, object] = {
        "required": value.required,
        "automatic": value.automatic,
        "succeeds_on": list(value.succeeds_on),
        "result": value.result,
    }
    if ask.roll is not None and value.result is False:
        power = position.powers[ask.action]
        fields |= cost_of(position, figure, power, legal=not move.reasons, free=given_free(figure, power.slug))
    return Answer(replace(ruling, steps=(*move.steps, *move.reasons, *ruling.steps)), fields)


def _read(position: Position, ask: questions.MoveQuestion) -> _Asked:
    """Return the move that is asked for. Raises DocumentError naming the parameter that is wrong."""
    figure = figure_on_map(position, "ask.figure", ask.figure)
    by = None if ask.by is None else figure_on_map(position, "ask.by", ask.by)
    move = given_move(position, figure, ask.action, ask.speed, ask.moved_so_far, by)
    passengers = []
    for index, name in enumerate(ask.carry):
        if name in ask.carry[:index]:
            raise DocumentError(f"ask.carry[{index}]", "error-id-twice", id=name)
        passengers.append(figure_on_map(position, f"ask.carry[{index}]", name))
    reasons = list(move.reasons)
    if passengers:
        reasons += against_carry(move.position, move.figure, passengers)
    handling, against = asked_handling(move.position, move.figure, ask, passengers)
    opening = (
        *move.steps,
        *ferry.opening(move.position.powers, move.figure, passengers),
        *handling_steps(position.ruleset, move.figure, ask),
    )
    return _Asked(move, tuple(passengers), handling, opening, (*reasons, *against))


def _refused(asked: _Asked, fields: dict[str, object]) -> Answer:
    """Answer that the move as it was asked for is not to be had, whatever the way."""
    move = asked.move
    held = rule_break_away(move.position, move.figure).value
    assert isinstance(held, BreakAway)  # noqa: S101 - tells the type checker what the ruling holds
    last = REFUSED.step(StepKind.RESULT, figure=FigureId(move.figure.id))
    steps = (*asked.opening, *asked.reasons, last)
    ruling = Ruling(move.position.ruleset.id, "illegal", False, steps, asked.reasons)
    fields |= {"break_away": held.how, "succeeds_on": list(held.succeeds_on)}
    return Answer(ruling, {**fields, "legal": False, "because": asked.reasons})


def _along(asked: _Asked, rule: Callable[..., Ruling], where: Sequence[int] | int, direct: bool) -> Answer:
    """Answer by a rule about ways what a move comes to that goes through these squares, or to this one."""
    if asked.reasons:
        return _no_way(asked)
    move = asked.move
    return _way(asked, rule(move.position, move.figure, where, move.squares, direct, asked.handling))


def _no_way(asked: _Asked) -> Answer:
    nothing = {"fails_at": 0, "path": [], "from": None, "ends_at": None, "cost": None, "stopped": False}
    return _refused(asked, {**nothing, "lies": [], "destroyed": [], "places": {}, "placed": 0})


def _lies(move: GivenMove, found: Path) -> list[list[str]]:
    """Return the sets of squares on which its base may lie at the end (24.2d)."""
    if not found.legal or found.start is None:
        return []
    squares_of, name = move.position.map.squares_of, move.position.map.name_of
    return [[name(square) for square in squares_of(lie)] for lie in ferry.ends(move, found)]


def _way(asked: _Asked, ruling: Ruling) -> Answer:
    found = ruling.value
    assert isinstance(found, Path)  # noqa: S101 - tells the type checker what the ruling holds
    move, name = asked.move, asked.move.position.map.name_of
    ferried = ferry.carried(move, found, asked.passengers)
    ends_at = None
    if found.legal:
        ends_at = found.squares[-1] if found.squares else found.start
    fields: dict[str, object] = {
        "legal": found.legal,
        "because": found.reasons,
        "fails_at": found.fails_at,
        "path": [name(square) for square in found.squares],
        "from": None if found.start is None else name(found.start),
        "ends_at": None if ends_at is None else name(ends_at),
        "lies": _lies(move, found),
        "cost": found.cost if found.legal else None,
        "stopped": found.stopped,
        "break_away": found.break_away.how,
        "succeeds_on": list(found.break_away.succeeds_on),
        "destroyed": name_pieces(move.position, found.gone),
        "places": {passenger: [name(square) for square in squares] for passenger, squares in ferried.places.items()},
        "placed": ferried.placed,
    }
    return Answer(replace(ruling, steps=(*asked.opening, *ruling.steps[:-1], *ferried.steps, ruling.steps[-1])), fields)
