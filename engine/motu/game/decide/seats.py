"""Who may ask what of a game, and the seats themselves (P301)."""

from __future__ import annotations

from engine.errors import DocumentError, as_given
from engine.motu.game import commands
from engine.motu.game.commands import table as cmd
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.describe import messages
from engine.motu.game.describe.messages import side_term
from engine.motu.game.events import table as ev
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.figure import GameFigure
from engine.readable import check_readable
from engine.ruling import FigureId, Step, Typed
from engine.seating import CallJudge, OfferSeat, Resume, SeatingCommand, TakeOver, TurnDown, decided

__all__ = ["acts_for", "gate", "join", "leave", "not_yours", "one_of_sides", "seating", "side_not_yours", "side_of"]

LONGEST_NAME = 80
# what is asked of a game that rests: seats, and its end
AT_REST = (cmd.Join, cmd.Leave, cmd.EndGame, cmd.Concede, OfferSeat, TakeOver, TurnDown, CallJudge, Resume)


def gate(state: GameState, command: commands.Command) -> tuple[Step, ...]:
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


def not_yours(draft: Draft, figure: GameFigure) -> list[Step]:
    """Return why the actor may not touch a character: it is of the other army."""
    if acts_for(draft, figure.side):
        return []
    return [messages.NOT_YOURS.step(CHECK, figure=FigureId(figure.id), side=side_term(figure.side))]


def side_not_yours(draft: Draft, side: str) -> list[Step]:
    """Return why the actor may do nothing for a side: it is the other's."""
    return [] if acts_for(draft, side) else [messages.SIDE_NOT_YOURS.step(CHECK, side=side_term(side))]


def one_of_sides(side: object, path: str = "side") -> str:
    """Return a side of war. Raises DocumentError for none."""
    if not isinstance(side, str) or side not in SIDES_OF_WAR:
        raise DocumentError(path, "error-not-one-of", given=as_given(side), expected=", ".join(SIDES_OF_WAR))
    return side


def side_of(draft: Draft, named: str | None) -> str:
    """Return the side that a command means: the one named, else the actor's own; of both, that of the activation.

    Raises DocumentError where there is neither, and where it is nobody's.
    """
    if named is not None:
        return one_of_sides(named)
    mine = draft.state.sides_of(draft.actor)
    if len(mine) > 1 and draft.state.active_side not in mine:
        raise DocumentError("side", "error-game-which-side", expected=", ".join(mine))
    seat = draft.state.player(draft.actor)
    if seat is None:
        raise DocumentError("side", "error-missing")
    return seat.side


def join(draft: Draft, command: cmd.Join) -> Decision:
    """Seat a user: at the side named, or the first one free. Who has a seat takes the other by its side."""
    state = draft.state
    if command.side is not None:
        one_of_sides(command.side)
    mine = state.sides_of(command.actor)
    if mine and command.side in (None, *mine):
        return draft.refused([messages.SEATED.step(CHECK, side=side_term(command.side or mine[0]))])
    free = [side for side in SIDES_OF_WAR if not any(p.side == side and p.id for p in state.players)]
    if not free:
        return draft.refused([messages.SEATS_FULL.step(CHECK)])
    side = command.side or free[0]
    if side not in free:
        return draft.refused([messages.SIDE_TAKEN.step(CHECK, side=side_term(side))])
    name = command.name.strip()[:LONGEST_NAME] or command.actor
    check_readable("name", name)
    draft.add(ev.PlayerJoined, player=command.actor, name=name, side=side)
    return draft.accepted()


def leave(draft: Draft, command: cmd.Leave) -> Decision:
    """Empty the actor's seat, or both; the miniatures stay."""
    seats = [player for player in draft.state.players if player.id == command.actor and player.id]
    if not seats:
        return draft.refused([messages.NOT_PLAYING.step(CHECK)])
    for seat in seats:
        draft.add(ev.PlayerLeft, player=seat.id, name=seat.name, side=seat.side)
    return draft.accepted()


def seating(draft: Draft, command: SeatingCommand) -> Decision:
    """Hand a seat over, let the game rest or go on, call a judge."""
    made: Decision = decided(messages.SEATING, draft, command, side_term)
    return made
