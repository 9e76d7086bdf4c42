"""Releasing a captive, and rolling for a relic (captura/soltar-cautivos, reliquias of 2012)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.answers.fight import thing_named
from engine.heroclix.fight.actions.situations import NO_RELIC
from engine.heroclix.fight.captivity import NOBODY_HELD
from engine.heroclix.fight.uses.relic import relic_step, taken_on
from engine.heroclix.force.scoring import RELEASED_MOST
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import knock_out
from engine.heroclix.game.decide.uses.plan import Plan, die
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.ruling import FigureId, StepKind, Typed

__all__ = ["release", "relic"]


def release(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Release one of its captives, which is defeated at once; a single one need not be named."""
    target = _captive(state, figure, command.target)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        captive = draft.state.by_id(target)
        points = min(RELEASED_MOST, max(0, captive.card.points))
        draft.add(ev.CaptiveReleased, figure=target, by=figure.id, points=points)
        knock_out(draft, draft.state.by_id(target))

    held = bool(target) and state.by_id(target).captor == figure.id
    barred = () if held else (NOBODY_HELD.step(StepKind.CHECK, figure=FigureId(figure.id)),)
    return Plan(carry_out, barred, target=target or None, impossible=barred)


def _captive(state: GameState, figure: GameFigure, named: str | None) -> str:
    held = [captive.id for captive in figure.captives]
    if named:
        return state.figure(named, "target").id
    if len(held) > 1:
        raise DocumentError("target", "error-missing")
    return held[0] if held else ""


def relic(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Roll for the relic in its square, once a game: on its results it goes onto the character's card."""
    position = state.position()
    there = [thing.id for thing in position.things if thing.kind == "relic" and thing.square in figure.squares]
    name = command.target or (there[0] if len(there) == 1 else None)
    if name is None and there:
        raise DocumentError("target", "error-missing")
    thing = None if name is None else thing_named(position, "target", name)
    barred = () if thing is not None else (NO_RELIC.step(StepKind.CHECK, figure=FigureId(figure.id)),)
    if thing is not None and not thing.taken_on:
        barred = (messages.RELIC_UNTOLD.step(StepKind.CHECK, thing=Typed(thing.id)),)

    def carry_out(draft: Draft, dice: Dice) -> None:
        assert thing is not None  # noqa: S101 - refused without one
        draft.say(taken_on(position, thing)[1])
        natural = die(command, dice)
        success, _ = relic_step(position.figure(figure.id), thing, natural)
        draft.add(ev.RelicTried, figure=figure.id, thing=thing.id, roll=natural, success=success)
        if success:
            draft.say(messages.READ_RELIC.step(StepKind.IGNORED, figure=FigureId(figure.id), thing=Typed(thing.id)))

    return Plan(carry_out, barred, target=name, impossible=barred)
