"""Who may ask what of a game, and the seats themselves (P31)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import SIDES, GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.readable import check_readable
from engine.ruling import FigureId, Step, StepKind, Typed
from engine.seating import CallJudge, OfferSeat, Resume, SeatingCommand, TakeOver, TurnDown, decided

__all__ = [
    "acts_for",
    "gate",
    "join",
    "leave",
    "not_yours",
    "out_of_play",
    "own_side",
    "seating",
    "side_not_yours",
    "side_of",
]

CHECK = StepKind.CHECK
# what is asked of a game that rests: seats, and its end
AT_REST = (cmd.Join, cmd.Leave, cmd.EndGame, OfferSeat, TakeOver, TurnDown, CallJudge, Resume)


def gate(state: GameState, command: cmd.Command) -> tuple[Step, ...]:
    """Return why a command is refused whatever it asks: no game, a game that is over, no seat."""
    if isinstance(command, cmd.NewGame):
        return () if state.status == "none" else (messages.GAME_OPEN.step(CHECK),)
    if state.status == "none":
        return (messages.NO_GAME.step(CHECK),)
    if state.status == "ended" and not isinstance(command, (cmd.Undo, cmd.Redo)):
        return (messages.GAME_OVER.step(CHECK),)
    if state.paused and not isinstance(command, AT_REST):
        return (messages.SEATING.rests.step(CHECK, player=Typed(state.paused)),)
    if isinstance(command, (cmd.Join, cmd.Leave, TakeOver, TurnDown)) or command.judge:
        return ()
    return () if state.player(command.actor) else (messages.NOT_PLAYING.step(CHECK),)


def acts_for(draft: Draft, *sides: str) -> bool:
    """Return whether the actor plays one of these sides, or rules as a judge."""
    return draft.judge or not set(draft.state.sides_of(draft.actor)).isdisjoint(sides)


def own_side(draft: Draft) -> str | None:
    """Return the side that the actor plays, if any: of several the active one."""
    seat = draft.state.player(draft.actor)
    return None if seat is None else seat.side


def out_of_play(figure: GameFigure) -> Step:
    """Return why a figure that is not in play is not: KO'd, somebody's captive, or on the sideline."""
    if figure.ko:
        return messages.KO.step(CHECK, figure=FigureId(figure.id))
    if figure.captor:
        return messages.HELD.step(CHECK, figure=FigureId(figure.id), by=FigureId(figure.captor))
    return messages.ASIDE.step(CHECK, figure=FigureId(figure.id))


def not_yours(draft: Draft, figure: GameFigure) -> tuple[Step, ...]:
    """Return why the actor may not touch a figure: it is of another side."""
    if acts_for(draft, figure.side):
        return ()
    return (messages.NOT_YOURS.step(CHECK, figure=FigureId(figure.id), side=messages.side_term(figure.side)),)


def side_not_yours(draft: Draft, side: str) -> list[Step]:
    """Return why the actor may do nothing for a side: it is another's."""
    return [] if acts_for(draft, side) else [messages.SIDE_NOT_YOURS.step(CHECK, side=messages.side_term(side))]


def side_of(draft: Draft, named: str | None) -> str:
    """Return the side that a command means: the one named, else the actor's own.

    Raises DocumentError when the side named has no seat, where there is neither, and where the actor plays several
    sides and it is the turn of none.
    """
    mine = draft.state.sides_of(draft.actor)
    if named is None and len(mine) > 1 and draft.state.active not in mine:
        raise DocumentError("side", "error-game-which-side", expected=", ".join(mine))
    if named is None:
        named = own_side(draft)
    if named is None:
        raise DocumentError("side", "error-missing")
    if named not in draft.state.sides:
        raise DocumentError("side", "error-not-one-of", given=named[:60], expected=", ".join(draft.state.sides))
    return named


def join(draft: Draft, command: cmd.Join, _dice: Dice) -> Decision:
    """Seat a user: at the side named, or the first one free. Once the game is on, only at an empty seat.

    Who has a seat takes another by its side, to play several or all of them alone.
    """
    state = draft.state
    if command.side is not None and command.side not in SIDES:
        raise DocumentError("side", "error-not-one-of", given=command.side[:60], expected=", ".join(SIDES))
    mine = state.sides_of(command.actor)
    if mine and command.side in (None, *mine):
        return draft.refused([messages.SEATED.step(CHECK, side=messages.side_term(command.side or mine[0]))])
    free = _free_sides(state)
    if not free:
        return draft.refused([messages.SEATS_FULL.step(CHECK, count=len(state.players))])
    side = command.side or free[0]
    if side not in free:
        return draft.refused([messages.SIDE_TAKEN.step(CHECK, side=messages.side_term(side))])
    name = command.name.strip()[:80] or command.actor
    check_readable("name", name)
    draft.add(ev.PlayerJoined, player=command.actor, name=name, side=side)
    return draft.accepted()


def _free_sides(state: GameState) -> tuple[str, ...]:
    if state.status == "playing":
        return tuple(player.side for player in state.players if not player.id)
    return tuple(side for side in SIDES if side not in state.sides)


def leave(draft: Draft, command: cmd.Leave, _dice: Dice) -> Decision:
    """Empty the actor's seat, or all of them; the figures stay."""
    seats = [player for player in draft.state.players if player.id == command.actor and player.id]
    if not seats:
        return draft.refused([messages.NOT_PLAYING.step(CHECK)])
    for seat in seats:
        draft.add(ev.PlayerLeft, player=seat.id, name=seat.name, side=seat.side)
    return draft.accepted()


def seating(draft: Draft, command: SeatingCommand, _dice: Dice) -> Decision:
    """Hand a seat over, let the game rest or go on, call a judge."""
    made: Decision = decided(messages.SEATING, draft, command, messages.side_term)
    return made
