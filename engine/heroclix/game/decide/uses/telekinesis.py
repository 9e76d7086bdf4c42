"""Telekinesis: a friend, an object or a marker is placed elsewhere (27.2l)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.effects import Element, Telekinesis, element_named
from engine.heroclix.effects.areas.elements import without
from engine.heroclix.effects.placing.placing import against_lying
from engine.heroclix.effects.placing.shapes import through
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.moves.handling import buried
from engine.heroclix.game.decide.moves.ruins import lose_footing, standing_on
from engine.heroclix.game.decide.table.setup import square_names, standing
from engine.heroclix.game.decide.uses.plan import Plan, needed
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.position import Figure, Position
from engine.ruling import FigureId, Step, StepKind

__all__ = ["telekinesis"]


def telekinesis(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Place what `target` names into the square `to`; `squares` may name all that a larger marker then covers."""
    named = needed(command, "target")
    if command.to is None or state.map is None:
        raise DocumentError("to", "error-missing")
    position = state.position()
    chosen = _chosen(state, position, named)
    (square, *more) = read_region(state.map, command.to, "to")
    if more:
        raise DocumentError("to", "error-not-a-square", text=str(command.to)[:60])
    against: list[Step] = []
    if chosen.squares:  # who is off the map is refused as a choice
        against, _ = Telekinesis(position, position.figure(figure.id)).against_square(chosen, square)
    squares = (square,) if len(chosen.squares) < 2 else _covered(state, position, chosen, square, command)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        at = square_names(draft.state, squares)
        if isinstance(chosen, Element):
            start = square_names(draft.state, chosen.squares)
            facts = {"by": figure.id, "power": command.action, "start": start, "at": at}
            falling = standing_on(draft, chosen.id, set(squares))
            draft.add(ev.ElementPlaced, element=chosen.id, **facts)
            lose_footing(draft, chosen.id, falling)
        else:
            draft.add(ev.Placed, figure=chosen.id, at=at)

    impossible: tuple[Step, ...] = ()
    if isinstance(chosen, Figure):
        impossible = _crowded(state, state.by_id(chosen.id), squares)
    else:
        impossible = tuple(buried(state, chosen.id, squares))
    return Plan(carry_out, tuple(against), chosen.id, impossible)


def _crowded(state: GameState, figure: GameFigure, squares: tuple[int, ...]) -> tuple[Step, ...]:
    """Return why a figure can't stand there at all; a larger base, which is no choice, may not even fit on the map."""
    names = square_names(state, squares)
    try:
        return standing(state, figure, names, "to")[1]
    except DocumentError:
        return (messages.UNREACHABLE.step(StepKind.CHECK, figure=FigureId(figure.id), squares=names),)


def _chosen(state: GameState, position: Position, named: str) -> Figure | Element:
    """Return what a name means: a figure of that id, an object or marker, else a figure as players name it."""
    if not any(figure.id == named for figure in state.in_play):
        element = element_named(position, named)
        if element is not None:
            return element
    figure = state.figure(named, "target")
    if not figure.in_play:
        raise DocumentError("target", "error-no-figure", id=named[:60])
    return position.figure(figure.id)


def _covered(
    state: GameState, position: Position, chosen: Figure | Element, square: int, command: cmd.Use
) -> tuple[int, ...]:
    """Return the squares of a larger marker after it was placed: those named, else the first that fit (P45)."""
    if not isinstance(chosen, Element):  # a figure with a larger base is no choice, and refused
        return (square,)
    freed = without(position, chosen)
    fitting = [
        tuple(sorted(squares))
        for squares in through(position, chosen.squares, square)
        if not against_lying(freed, chosen, squares)
    ]
    if not command.squares or state.map is None:
        return fitting[0] if fitting else (square,)
    wanted = tuple(sorted(read_region(state.map, command.squares, "squares")))
    if wanted not in fitting:
        places = ", ".join(":".join(square_names(state, (squares[0], squares[-1]))) for squares in fitting)
        raise DocumentError("squares", "error-not-one-of", given=", ".join(command.squares)[:60], expected=places)
    return wanted
