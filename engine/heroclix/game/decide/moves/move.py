"""Moves by the actions that give them: the way judged, breaking away, and what happens on the way (7.4, 10, 27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.answers import movement as answers
from engine.heroclix.fight.actions.move import CONTROL
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.apply.objects import held_by
from engine.heroclix.game.decide.action_of import Given, give, given, settle
from engine.heroclix.game.decide.actions import gone, illegal, not_now, sections, steps_of
from engine.heroclix.game.decide.beside.dice_by_hand import one_die
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.moves.break_away import roll_to_leave
from engine.heroclix.game.decide.moves.handling import against_laying, buried
from engine.heroclix.game.decide.moves.hordes import against_leaving, as_it_moves, mate_at
from engine.heroclix.game.decide.moves.on_the_way import carry_out
from engine.heroclix.game.decide.table.setup import square_names, standing
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.game.state.leaving import Order
from engine.heroclix.position import Position
from engine.heroclix.validation import document_error
from engine.ruling import FigureId, Step, StepKind

__all__ = ["PASSIVE", "TWO_MOVES", "move"]

CHECK = StepKind.CHECK
TWO_MOVES = "hypersonic-speed"
PASSIVE = "leap-climb"  # players name it as if it were an action


@dataclass(frozen=True, slots=True)
class Way:
    """How a figure gets to where it is sent, what explains it, and what speaks against it.

    `how`: `none`, `roll` or `automatic`, the break away that it begins with. `stopped`: something stops it at its end.
    """

    path: tuple[str, ...]
    how: str
    succeeds_on: tuple[int, ...]
    destroyed: tuple[str, ...]
    steps: tuple[Step, ...]
    against: tuple[Step, ...]
    stopped: bool = False


def move(draft: Draft, command: cmd.Move, dice: Dice) -> Decision:
    """Move a figure by the action that gives it: break away first if it must, then the move itself."""
    figure = draft.state.figure(command.figure)
    if command.roll is not None:
        one_die(command.roll)
    found = given(draft.state, figure, "move", None if command.action == PASSIVE else command.action, command.given)
    order = _order(draft, command)
    if reasons := not_now(draft, figure, found) or gone(draft.state, order.carry):
        return draft.refused(reasons)
    squares, barred = standing(draft.state, figure, command.to, "to")
    mate = mate_at(draft.state, figure, squares)
    barred = barred if mate is None else ()
    position = as_it_moves(draft.state.position(), figure, mate, leaves=command.leaves)
    way = _way(position, figure, squares, _asked(draft, figure, found, command, order), command.path)
    taken = [step for step in barred if step.fact == messages.OCCUPIED.fact]
    if taken or (barred and way.against):
        return draft.refused(barred)
    if under := _buried(draft, figure, squares, order):
        return draft.refused(under)
    reasons = _against_action(draft, figure, found, leaves=command.leaves)
    against = [*way.against, *against_laying(draft.state, figure, order)]
    if not against and order.drop:
        against += carry_out(Draft(draft.state, command), figure.id, _whole(draft, squares, way, order))
    if (reasons or against) and not command.override:
        explained = way.steps if way.against else ()
        return draft.refused([*reasons, *explained, *(step for step in against if step not in explained)])
    draft.say(*way.steps)
    if way.stopped:
        draft.say(messages.STOPPED_THERE.step(CHECK, figure=FigureId(figure.id), square=way.path[-1]))
    give(draft, figure, found)
    bare = way.how == "roll" and command.roll is None and command.override
    unproved = [messages.NOT_BROKEN_AWAY.step(CHECK, figure=FigureId(figure.id))] if bare else []
    rules = sections(draft, [*reasons, *against, *unproved])
    order = replace(_whole(draft, squares, way, order), override=command.override, objection=rules)
    if way.how == "roll" and not bare:
        roll = command.roll if command.roll is not None else dice.roll(1)[0]
        return roll_to_leave(draft, figure.id, roll, way.succeeds_on, order)
    doing = draft.state.doing
    carry_out(draft, figure.id, order)
    settle(draft, doing)
    return draft.accepted("moved", figure.id)


def _against_action(draft: Draft, figure: GameFigure, found: Given, *, leaves: bool) -> list[Step]:
    """Return what speaks against the action, and against one token leaving its stack by it."""
    position, kind = draft.state.position(), found.kind
    reasons = illegal(position, figure.id, found.action, given=kind) if found.new else []
    return [*reasons, *against_leaving(figure)] if leaves else reasons


def _whole(draft: Draft, squares: tuple[int, ...], way: Way, order: Order) -> Order:
    """Return the order with the way that it takes."""
    return replace(order, at=square_names(draft.state, squares), path=way.path, destroyed=way.destroyed)


def _buried(draft: Draft, figure: GameFigure, squares: tuple[int, ...], order: Order) -> list[Step]:
    """Return who would stand under what the figure puts down: no table can show that, whatever the players allow."""
    thing = held_by(draft.state, figure.id)
    if thing is None or not order.put_down or draft.state.map is None:
        return []
    laid = read_region(draft.state.map, order.put_down, "put_down")
    return buried(draft.state, thing.id, laid, (figure.id, squares))


def _order(draft: Draft, command: cmd.Move) -> Order:
    """Return what is to be done on the way, as it was named. Raises DocumentError when a name means nothing."""
    state = draft.state
    carry = tuple(state.figure(name, f"carry[{index}]").id for index, name in enumerate(command.carry))
    drop = {}
    for name, where in (command.drop or {}).items():
        passenger = state.figure(name, "drop")
        if passenger.id not in carry:
            raise DocumentError("drop", "error-no-figure", id=name[:60])
        drop[passenger.id] = square_names(state, standing(state, passenger, where, "drop")[0])
    put_down: tuple[str, ...] = ()
    if command.put_down is not None and state.map is not None:
        put_down = square_names(state, read_region(state.map, command.put_down, "put_down"))
    handled = {"pick_up": command.pick_up or "", "put_down": put_down}
    return Order((), carry=carry, drop=drop, leaves=command.leaves, **handled)  # type: ignore[arg-type]


def _asked(draft: Draft, figure: GameFigure, found: Given, command: cmd.Move, order: Order) -> dict[str, Any]:
    """Return the question about the move; Hypersonic Speed's second one has what the first one left (27.1j)."""
    asked: dict[str, Any] = {"figure": figure.id, "action": found.action, "carry": list(order.carry)}
    doing = draft.state.doing
    if command.action == PASSIVE and found.action == "move":
        asked["action"] = PASSIVE
    if found.action == CONTROL and doing is not None:
        asked["by"] = doing.by
    if doing is not None and not found.new and doing.action == TWO_MOVES and doing.left == ("move",):
        asked["moved_so_far"] = doing.moved
    if order.pick_up:
        asked["pick_up"] = order.pick_up
    if order.put_down:
        asked["put_down"] = order.put_down[0]
    return asked


def _way(
    position: Position, figure: GameFigure, squares: tuple[int, ...], asked: dict[str, Any], path: Sequence[str] | None
) -> Way:
    """Judge the way given, else find the shortest one after which the base lies where it is sent (24.2d)."""
    names = tuple(position.map.name_of(square) for square in squares)
    if path is not None:
        _ends_there(position, squares, path)
        ways = [list(path), *_of_the_anchor(position, figure, path)]
        return _judged(figure, names, [_path(position, {**asked, "path": way}) for way in ways])
    if set(squares) == set(figure.squares):  # moves 0 squares (10.5), unless there is something to do on the way
        still = _path(position, {**asked, "path": []})
        if still.fields["legal"] or not (asked.get("pick_up") or asked.get("put_down")):
            return _judged(figure, names, [still])
    return _judged(figure, names, [_shortest(position, {**asked, "to": name}) for name in names])


def _of_the_anchor(position: Position, figure: GameFigure, path: Sequence[str]) -> list[list[str]]:
    """Return the way of a larger base as that of its top left square, where it may be meant so (24.2d, P132)."""
    anchor = position.map.name_of(min(figure.squares))
    return [[anchor, *path]] if len(figure.squares) > 1 and path and path[0] != anchor else []


def _path(position: Position, ask: dict[str, Any]) -> Answer:
    try:
        return answers.path(position, questions.PathAsk.model_validate({"type": "path", **ask}))
    except ValidationError as error:
        raise document_error(error, questions.PathAsk, "move") from None


def _shortest(position: Position, ask: dict[str, Any]) -> Answer:
    try:
        question = questions.ShortestPathAsk.model_validate({"type": "shortest_path", **ask})
    except ValidationError as error:
        raise document_error(error, questions.ShortestPathAsk, "move") from None
    return answers.shortest_path(position, question)


def _judged(figure: GameFigure, names: tuple[str, ...], found: Sequence[Answer]) -> Way:
    """Return the shortest of the ways that lead there, else why the first of them does not."""
    fields: list[Any] = [answer.fields for answer in found]
    fitting = [one for one in range(len(found)) if set(names) in [set(lie) for lie in fields[one]["lies"]]]
    if fitting:
        best = min(fitting, key=lambda one: fields[one]["cost"])
        return _told(found[best], fields[best], ())
    legal = [one for one in range(len(found)) if fields[one]["legal"]]
    first = legal[0] if legal else 0
    against = steps_of(fields[first]["because"])
    if not against:
        beyond = tuple(name for name in names if not any(name in lie for lie in fields[first]["lies"]))
        against = [messages.UNREACHABLE.step(CHECK, figure=FigureId(figure.id), squares=beyond or names)]
    return _told(found[first], fields[first], tuple(against))


def _told(answer: Answer, fields: dict[str, Any], against: tuple[Step, ...]) -> Way:
    steps = answer.ruling.steps
    return Way(
        tuple(fields["path"]),
        fields["break_away"],
        tuple(fields["succeeds_on"]),
        () if against else tuple(fields["destroyed"]),
        (*steps, *(step for step in against if step not in steps)),
        against,
        bool(fields["stopped"] and fields["path"]),
    )


def _ends_there(position: Position, squares: tuple[int, ...], path: Sequence[str]) -> None:
    """Raise DocumentError unless a path ends where the figure is sent."""
    entered = [read_region(position.map, text, f"path[{index}]")[0] for index, text in enumerate(path)]
    if entered and entered[-1] not in squares:
        raise DocumentError(
            f"path[{len(entered) - 1}]",
            "error-game-path-elsewhere",
            given=position.map.name_of(entered[-1]),
            expected=position.map.name_of(squares[0]),
        )
