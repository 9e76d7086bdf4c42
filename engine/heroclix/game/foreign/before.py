"""What events tell of the game before them, held against that game: for logs that come from outside.

The bot's own logs tell it as it was, and `apply` trusts them. In one that somebody wrote, each event may be sound and
all of them together impossible: a click turned from where the dial never stood, a move from elsewhere, a deed of the
dead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

from engine.before import Actors, Tells, Told, check, plain, refused
from engine.errors import DocumentError
from engine.grid.names import parse_place
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.corrections import current
from engine.heroclix.game.apply.fold import apply
from engine.heroclix.game.decide.agreement import MARKS
from engine.heroclix.game.decide.table.setup import MAX_BUILD_TOTAL
from engine.heroclix.game.events.codec import event_from_json
from engine.heroclix.game.events.deferred import EffectDeferred
from engine.heroclix.game.events.hordes import StackJoined, StackLeft, TokenDefeated
from engine.heroclix.game.foreign import attacks, beside, dials, ends, moves, rolls, turns
from engine.heroclix.game.foreign.ground import check_free
from engine.heroclix.game.foreign.knocked import knocked_back
from engine.heroclix.game.foreign.moves import listed, names_of
from engine.heroclix.game.foreign.named import check_edited, check_named, sides_of
from engine.heroclix.game.foreign.spent import check_spent
from engine.heroclix.game.foreign.stood import check_turn
from engine.heroclix.game.foreign.uses import check_use, used
from engine.heroclix.game.state import Done, GameState
from engine.history import refolded
from engine.readable import check_names
from engine.seating import SeatHanded, carried_over, check_resting, is_beside
from engine.unfit import check_between, unfit

__all__ = ["followed"]

# of a game that rests: seats, its end, and what is told of it from outside
AT_REST = (ev.PlayerJoined, ev.PlayerLeft, ev.GameEnded, SeatHanded, ev.Imported)


ABOUT = {StackLeft: "of", ev.CardUsed: ""}  # the field that names whom an event is about, where not `figure`; "": none
AFTERWARDS = (ev.Undone, ev.Redone, ev.Imported)  # what happens once a game is over


def followed(state: GameState, event: ev.Event, written: Callable[[ev.Event], bool] | None = None) -> GameState:
    """Return the state after an event, as `apply` does, of a log that nobody vouches for.

    `written`: whether the log has told an event before. A correction keeps what can't be judged again as it is written,
    where `apply` takes it: of the game that was corrected it may tell what was not so. Raises LogError where an event
    does not follow; its cause is a DocumentError where a field of it is to blame.
    """
    try:
        check_names(event)
        if event.command != state.sequence + 1 and (isinstance(event, AFTERWARDS) or is_beside(event)):
            raise unfit("command", event.command, (state.sequence + 1,))  # each is a command of its own
        check_resting(state, event)
        if not is_beside(event) and not isinstance(event, ev.RulingCorrected):
            _check(state, event)
    except DocumentError as error:
        raise refused(state.sequence + 1, event, error) from error
    if isinstance(event, ev.RulingCorrected):

        def kept(now: GameState, nested: ev.Event) -> GameState:
            return apply(now, nested) if written is not None and written(nested) else followed(now, nested)

        corrected: GameState = refolded(state, event, event_from_json, kept, Done)
        return carried_over(state, corrected)
    after = apply(state, event)
    if isinstance(event, ev.MapLoaded):
        try:
            check_free("map", after, (name for figure in after.in_play for name in names_of(after, figure)))
        except DocumentError as error:
            raise refused(after.sequence, event, error) from error
    return after


def _check(state: GameState, event: ev.Event) -> None:
    """Raise DocumentError, which names the field, for what an event tells of the game before it that was not so."""
    if event.command == state.sequence + 1:
        _check_over(state)
        if state.status == "ended" and not isinstance(event, AFTERWARDS):
            raise DocumentError("", "error-game-over")
        if state.paused and not isinstance(event, AT_REST):
            raise DocumentError("", "error-game-rests", player=state.paused)
    elif state.last is not None and event.actor != state.last.actor:  # one command is one user's
        raise DocumentError("actor", "error-game-before", given=event.actor, expected=state.last.actor)
    if isinstance(event, ev.FigureAdded):
        beside.check_added(state, event)
    check_named(state, event)
    about = ABOUT.get(type(event), "figure")
    check(state, event, lambda: {figure.id: figure.ko for figure in state.figures}, TOLD, ACTORS, about)


def _check_over(state: GameState) -> None:
    """Raise DocumentError for what a command can't leave behind once it is over.

    A figure past its last click, or turned to a KO by damage, that was not KO'd (12.5d); an action out of turn, or of
    a power that the figure lacks, that nobody let stand (7.1, 20.1, P30); a word given to nothing.
    """
    last, alone = state.last, True
    hurt: set[str] = set()
    for earlier in reversed(state.happened):
        if last is None or last.within or earlier.command != last.command or isinstance(earlier, ev.TurnEnded):
            break  # of a correction it may have been kept as it is written
        if isinstance(earlier, ev.ActionGiven):
            check_turn(state, earlier, earlier.figure)
            check_spent(state, earlier, earlier.figure)
            if alone:
                check_use(state, earlier, earlier.figure, over=True)
        alone = alone and isinstance(earlier, ev.BreakAwayRolled)
        if isinstance(earlier, ev.DamageTaken):
            hurt.add(earlier.figure)
    _check_agreed(state)
    for figure in state.figures:
        clicks = figure.card.clicks
        fallen = clicks is not None and (
            figure.click > clicks or (figure.id in hurt and figure.card.is_ko(figure.click))
        )
        if fallen and not figure.ko:
            raise DocumentError("", "error-game-not-fallen", figure=figure.id)


def _check_agreed(state: GameState) -> None:
    """Raise DocumentError where somebody agreed in the last command, and nothing in it rests on that (P30)."""
    last = state.last
    if last is None:
        return
    told = [*takewhile(lambda each: each.command == last.command, reversed(state.happened))]
    if len(told) != state.sequence - last.command + 1 or not any(isinstance(each, ev.Agreed) for each in told):
        return  # of some commands only the end is kept
    if not any(isinstance(each, ev.GameEnded) or any(getattr(each, mark, None) for mark in MARKS) for each in told):
        raise DocumentError("", "error-game-agreed-to-nothing")


def _counted(state: GameState, event: ev.Counted) -> Iterator[Told]:
    holders = [figure.id for figure in state.figures] if event.figure else sides_of(state)
    yield "holder", event.holder, event.holder if event.holder in holders else listed(holders)
    key = (event.holder, event.name, event.by)
    yield "before", event.before, next((one.number for one in state.counters if _key(one) == key), 0)


def _key(counter: Any) -> tuple[str, str, str]:
    return counter.holder, counter.name, counter.by


def _corrected(state: GameState, event: ev.Corrected) -> Iterator[Told]:
    figure = None if event.figure is None else state.by_id(event.figure)
    there = plain(current(state, figure, event.field))
    if event.before is None:  # what is set for the first time
        yield "before", event.before, there or None
    elif type(event.before) is type(there):  # of what is of another kind `apply` complains
        yield "before", event.before, there


def _over(state: GameState, event: ev.EffectEnded) -> Iterator[Told]:
    for effect in state.lasting:
        if effect.number == event.number:
            yield "on", event.on, effect.on
            yield "power", event.power, effect.power


def _by_another(state: GameState, event: ev.Agreed | ev.RollConfirmed) -> Iterator[Told]:
    """Another player agrees, or a judge (P30)."""
    others = [player.id for player in state.players if player.id not in ("", event.actor)]
    yield "by", event.by, event.by if event.judge or event.by in others else listed(others)


def _undone(state: GameState, event: ev.Undone) -> Iterator[Told]:
    """Where somebody agreed to what is taken back, it is another player, or a judge (P34)."""
    others = [player.id for player in state.players if player.id not in ("", event.actor)]
    agreed = event.agreed_by and (event.agreed_judge or event.agreed_by in others)
    yield "agreed_by", event.agreed_by, event.agreed_by if agreed or not event.agreed_by else listed(others)
    yield "agreed_judge", event.agreed_judge, event.agreed_judge and bool(event.agreed_by)
    yield "agreed_name", event.agreed_name, event.agreed_name if event.agreed_by else ""
    seated = {player.id for player in state.players if player.id}
    if state.last is not None and state.last.rolled and not event.agreed_by and event.actor in seated != {event.actor}:
        raise DocumentError("agreed_by", "error-game-left-out", expected=listed(others))


def _joined(_state: GameState, event: ev.PlayerJoined) -> Iterator[Told]:
    """Everybody takes their own seat."""
    yield "actor", event.actor, event.player


def _left(state: GameState, event: ev.PlayerLeft) -> Iterator[Told]:
    sides = [player.side for player in state.players if player.id == event.player]  # of several that one may have
    seated = [player.id for player in state.players]
    yield "player", event.player, event.player if event.player in seated else listed(seated)
    yield "actor", event.actor, event.player
    yield "side", event.side, event.side if event.side in sides else listed(sides)


def _attached(state: GameState, event: ev.Attached) -> Iterator[Told]:
    """Nobody is attached to itself, nor to somebody that is attached to it."""
    others = {figure.id: figure.attached_to for figure in state.figures}
    place: str | None = event.to
    while place:
        if place == event.figure:
            yield "to", event.to, listed(other for other in others if other != event.figure)
            return
        place = others.pop(place, None)


def _piloted(_state: GameState, event: ev.PilotChanged) -> Iterator[Told]:
    if event.pilot == event.figure:
        yield "pilot", event.pilot, listed(())


def _laid(state: GameState, event: ev.MapLoaded) -> Iterator[Told]:
    """A map under figures that stand has the squares that they stand on; one that was edited, what it tells of."""
    check_edited(state, event)
    size: Any = event.map.get("size")
    known = isinstance(size, (list, tuple)) and len(size) == 2 and all(isinstance(each, int) for each in size)
    for figure in state.figures if known else ():
        for name in names_of(state, figure):
            column, row = parse_place(name)
            if column >= size[0] or row >= size[1]:
                raise DocumentError("map", "error-square-outside", text=name, columns=size[0], rows=size[1])
    yield from ()


def _opened(_state: GameState, event: ev.GameOpened) -> Iterator[Told]:
    """A game is of as many points as one may be."""
    check_between("build_total", event.build_total, 1, MAX_BUILD_TOTAL)
    yield from ()


TOLD: Tells = {
    ev.GameOpened: _opened,
    ev.GameEnded: ends.ended,
    ev.DamageTaken: dials.damaged,
    ev.Healed: dials.healed_up,
    ev.TokensChanged: dials.tokens,
    TokenDefeated: dials.defeated,
    ev.Moved: moves.moved,
    ev.BreakAwayOpened: moves.opened,
    ev.BreakAwayRolled: moves.broke_away,
    ev.Carried: moves.carried,
    StackJoined: moves.joined,
    ev.ElementPlaced: moves.placed,
    ev.KnockedOut: dials.knocked_out,
    ev.Thrown: rolls.thrown,
    ev.RelicTried: rolls.relic,
    ev.InitiativeRolled: rolls.first_player,
    ev.QueryOpened: rolls.asked,
    ev.CardAdded: beside.laid_out,
    StackLeft: moves.left_a_stack,
    ev.KnockedBack: knocked_back,
    ev.MarkersGenerated: moves.generated,
    ev.MarkersRemoved: moves.cleared_away,
    ev.TerrainDestroyed: moves.destroyed,
    ev.LostFooting: moves.lost_footing,
    ev.TurnEnded: turns.ended,
    ev.TurnBegan: turns.began,
    ev.ActionGiven: turns.given,
    ev.ActionEnded: turns.left_out,
    ev.BeginningOpened: turns.opened,
    ev.BeginningRolled: turns.rolled,
    ev.Fell: dials.fell,
    ev.AttackDeclared: attacks.declared,
    ev.AttackRolled: attacks.rolled,
    ev.Chosen: attacks.chosen,
    ev.AttackMade: attacks.made,
    ev.AttackClosed: attacks.closed,
    ev.ClueGiven: beside.clue_given,
    ev.CardUsed: beside.card_used,
    ev.CardDrawn: beside.card_named,
    ev.CardLeft: beside.card_named,
    ev.Exerted: turns.exerted,
    ev.Counted: _counted,
    ev.Corrected: _corrected,
    ev.EffectBegan: beside.began,
    ev.Placed: beside.put_down,
    ev.Captured: beside.captured,
    ev.ControlBegan: beside.controlled,
    ev.EffectEnded: _over,
    ev.EffectUsed: used,
    ev.FigureEdited: beside.edited,
    EffectDeferred: attacks.deferred,
    ev.Agreed: _by_another,
    ev.RollConfirmed: _by_another,
    ev.Undone: _undone,
    ev.PlayerJoined: _joined,
    ev.PlayerLeft: _left,
    ev.Attached: _attached,
    ev.PilotChanged: _piloted,
    ev.MapLoaded: _laid,
}
# the fields that name who does something: nobody who is KO'd does (12.5d)
ACTORS: Actors = {
    ev.ActionGiven: ("figure",),
    ev.Moved: ("figure",),
    ev.Carried: ("figure", "by"),
    ev.AttackDeclared: ("attacker",),
    ev.KnockedOut: ("figure",),
    ev.Placed: ("figure",),
    ev.DamageTaken: ("figure",),
    ev.Healed: ("figure",),
    ev.TokensChanged: ("figure",),
    ev.EffectUsed: ("figure",),
    StackJoined: ("figure",),
}
