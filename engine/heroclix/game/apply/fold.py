"""From event to event: `apply` makes the next state of a game, `fold` the state of a whole log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.copying import replace
from engine.errors import DocumentError, EngineError, LogError, PastNotHeld
from engine.heroclix.fight.actions.turn import token_limit
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply import actions, characters, deeds, generated, objects, seats
from engine.heroclix.game.apply.captives import OF_CAPTIVES
from engine.heroclix.game.apply.cards import OF_CARDS, fresh_cards, unassigned
from engine.heroclix.game.apply.corrections import corrected
from engine.heroclix.game.apply.deferred import OF_DEFERRED
from engine.heroclix.game.apply.departures import departed
from engine.heroclix.game.apply.hordes import OF_HORDES
from engine.heroclix.game.apply.ko import forgotten, knocked_out, put_down, unheld, without_captor
from engine.heroclix.game.apply.newcomers import check_free, check_new
from engine.heroclix.game.apply.room import check_room
from engine.heroclix.game.apply.tracked import OF_TRACKED, set_aside, unlinked
from engine.heroclix.game.events.codec import event_from_json
from engine.heroclix.game.state import EMPTY, Done, GameState, TakenBack
from engine.heroclix.game.state.card import read_card
from engine.heroclix.game.state.extremes import kept
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_layout, read_squares
from engine.heroclix.ruleset import JUDGED
from engine.history import refolded
from engine.seating import SeatHanded, applied, carried_over, is_beside
from engine.unfit import check_between, named, of_command, unfit

__all__ = ["apply", "fold"]

PUSHING = "pushing"
MOST_HAPPENED = 200  # events that cards may still have something to say to

Handler = Callable[[GameState, Any], GameState]


def fold(events: Iterable[ev.Event]) -> GameState:
    """Return the state of a game from its whole log. Raises LogError when the log is damaged."""
    state = EMPTY
    for event in events:
        state = apply(state, event)
    return state


def apply(state: GameState, event: ev.Event) -> GameState:
    """Return the state after an event. Raises LogError when the event does not follow from the state."""
    sequence = state.sequence + 1
    if isinstance(event, ev.Undone):
        return replace(carried_over(state, _undone(state, event)), sequence=sequence)
    if isinstance(event, ev.Redone):
        return replace(carried_over(state, _redone(state, event)), sequence=sequence)
    if isinstance(event, ev.RulingCorrected):
        corrected_game: GameState = refolded(state, event, event_from_json, apply, Done)
        return carried_over(state, corrected_game)
    if isinstance(event, ev.Imported):  # nothing happened in the game: what could be taken back still can
        return replace(state, sequence=sequence)
    last = state.last if is_beside(event) else _chain(state, event)
    try:
        if is_beside(event):  # nothing happened on the table: what could be taken back still can
            return replace(applied(state, event), sequence=sequence)
        after = HANDLERS[type(event)](state, event)
        check_room(state, after)
    except (KeyError, IndexError, ValueError, EngineError) as error:
        raise LogError(f"event {sequence} ({type(event).__name__}) does not follow from the log: {error}") from named(
            event, error
        )
    after = kept(after) if after.extremes else after
    if after.figures is not state.figures and not set(after.sides) <= after.first_turn_done:
        after = departed(state, after, event)
    happened = (event,) if _begins(state, event) else (*state.happened[-MOST_HAPPENED:], event)
    return replace(after, sequence=sequence, last=last, taken_back=None, happened=happened)


def _begins(state: GameState, event: ev.Event) -> bool:
    """Return whether cards have nothing more to say to what happened before an event: something new is done."""
    if isinstance(event, ev.TurnEnded):
        return True
    return isinstance(event, (ev.ActionGiven, ev.AttackDeclared)) and not state.resolving


def _chain(state: GameState, event: ev.Event) -> Done | None:
    """Return the chain of commands with this event's: a new link when the event is the first of its command."""
    last = state.last
    rolled = getattr(event, "dice", "") in ("bot", "both")
    if event.command == state.sequence + 1:
        return None if isinstance(event, ev.GameOpened) else Done(event.command, event.actor, state, rolled)
    if last is None or last.command != event.command:
        raise of_command(state, event.command)
    return replace(last, rolled=True) if rolled and not last.rolled else last


def _undone(state: GameState, event: ev.Undone) -> GameState:
    last = state.last
    if last is None or last.command != event.taken_back:
        known = () if last is None else (last.command,)
        raise LogError("another command is the last one") from unfit("taken_back", event.taken_back, known)
    if last.before is None:
        raise PastNotHeld(f"the game before command {last.command} is not held")
    taken_back = TakenBack(last.command, event.actor, state, state.taken_back)
    return replace(last.before, taken_back=taken_back)


def _redone(state: GameState, event: ev.Redone) -> GameState:
    found = state.taken_back
    if found is None or found.command != event.put_back:
        known = () if found is None else (found.command,)
        raise LogError("another command was taken back last") from unfit("put_back", event.put_back, known)
    return replace(found.after, taken_back=found.earlier)


def _opened(state: GameState, event: ev.GameOpened) -> GameState:
    if state.status != "none":
        raise DocumentError("event", "error-game-opened")
    if event.ruleset not in JUDGED:
        raise DocumentError("ruleset", "error-ruleset-not-played", given=event.ruleset, expected=", ".join(JUDGED))
    opened = replace(EMPTY, ruleset=event.ruleset, build_total=event.build_total, name=event.name, status="setup")
    return replace(opened, battle_royale=event.battle_royale)


def _map_loaded(state: GameState, event: ev.MapLoaded) -> GameState:
    try:
        layout = read_layout(state.rules, event.map, [figure.id for figure in state.figures], recorded=True)
    except DocumentError as error:  # a position has its objects and markers beside its map, an event within
        path = error.path if error.path.partition(".")[0] == "map" else f"map.{error.path}"
        raise DocumentError(path, error.message, **error.data) from None
    figures = state.figures
    if state.map is not None and state.map.columns != layout.map.columns:
        figures = tuple(_renumbered(state, figure, layout.map.columns) for figure in figures)
    return replace(
        state,
        map_document=layout.document,
        map=layout.map,
        markers=layout.markers,
        things=layout.things,
        lifted=tuple(marker for marker in state.lifted if any(thing.id == marker.id for thing in layout.things)),
        leaving=None,
        falling=(),
        figures=figures,
    )


def _renumbered(state: GameState, figure: GameFigure, columns: int) -> GameFigure:
    def number(square: int) -> int:
        column, row = state.map.column_row(square) if state.map else (0, 0)
        return row * columns + column

    squares = tuple(number(square) for square in figure.squares)
    return replace(figure, squares=squares, started_at=frozenset(number(square) for square in figure.started_at))


def _squares(state: GameState, figure: GameFigure, names: tuple[str, ...]) -> tuple[int, ...]:
    if not names:
        return ()
    if state.map is None:
        raise DocumentError("map", "error-game-no-map")
    squares = read_squares(state.rules, state.map, figure.card.base, names, "at")
    check_free(state, squares, figure.id)
    return squares


def _added(state: GameState, event: ev.FigureAdded) -> GameState:
    check_new(state, event.figure)
    card = read_card(state.rules.powers, event.card)
    figure = GameFigure(event.figure, card, event.side, click=card.start, stack=card.stack)
    origin = event.side if state.status == "playing" else ""
    figure = replace(figure, squares=_squares(state, figure, event.at), origin=origin)
    generated_by = event.generated_by
    figure = replace(figure, generated_by=generated_by, outside=bool(generated_by), aside=event.aside)
    figure = replace(figure, started=False if generated_by or event.aside else None)
    return replace(state, figures=(*state.figures, figure))


def _replaced(state: GameState, event: ev.FigureReplaced) -> GameState:
    """Only action tokens, a costed action given and having been carried go over to the others (21.12a)."""
    old = state.by_id(event.figure)
    state = set_aside(unassigned(state, old.id), old, replaces=old.replaces)
    for name, document, at in zip(event.ids, event.cards, event.at, strict=True):
        if not any(one.id == name and one.aside for one in state.figures):
            check_new(state, name, "ids")
        state = unlinked(state, name)
        figure = GameFigure(
            name, read_card(state.rules.powers, document), old.side, click=old.click, replaces=old.id, origin=old.origin
        )
        figure = replace(figure, stack=figure.card.stack, started=False)
        figure = replace(figure, tokens=old.tokens, acted=old.acted, carried=old.carried, received=old.received)
        figure = replace(figure, squares=_squares(state, figure, at))
        if any(one.id == name for one in state.figures):  # it stood on the sideline
            state = state.with_figure(figure)
        else:
            state = replace(state, figures=(*state.figures, figure))
    return state


def _edited(state: GameState, event: ev.FigureEdited) -> GameState:
    figure, card = state.by_id(event.figure), read_card(state.rules.powers, event.card)
    told = (card.stack, card.most_stacked) != (figure.card.stack, figure.card.most_stacked)
    return state.with_figure(replace(figure, card=card, stack=card.stack if told else figure.stack))


def _removed(state: GameState, event: ev.FigureRemoved) -> GameState:
    state = unheld(state, event.figure)
    state = forgotten(put_down(state, state.by_id(event.figure)), event.figure)
    return replace(state, figures=tuple(figure for figure in state.figures if figure.id != event.figure))


def _placed(state: GameState, event: ev.Placed) -> GameState:
    figure = state.by_id(event.figure)
    playing = state.status == "playing"
    if event.at:
        state = _set_down(state, figure.id)
        figure = state.by_id(event.figure)
    if event.at and figure.attached_to:
        state = state.with_figure(replace(figure, attached_to=""))
    state = characters.without_pilot(state, figure.id) if event.at else characters.unequipped(state, figure)
    figure = state.by_id(figure.id)
    return state.with_figure(replace(figure, squares=_squares(state, figure, event.at), placed=playing))


def _set_down(state: GameState, figure: str) -> GameState:
    """Return the state with a figure that is nobody's captive, and about whose place nobody is asked any more."""
    state = without_captor(state, figure)
    queries = tuple(one for one in state.queries if (one.figure, one.kind) != (figure, "square"))
    return replace(state, queries=queries)


def _moved(state: GameState, event: ev.Moved) -> GameState:
    figure = state.by_id(event.figure)
    state = state.with_figure(replace(figure, squares=_squares(state, figure, event.at), moved=True))
    state = actions.carried_out(state, event.figure, "move", len(event.path))
    return actions.objected(state, event.command, event.figure, event.objection)


def _carried(state: GameState, event: ev.Carried) -> GameState:
    figure = state.by_id(event.figure)
    squares = _squares(state, figure, event.at)
    state = state.with_figure(replace(figure, squares=squares, placed=True, carried=True))
    return actions.objected(state, event.command, event.figure, event.objection)


def _damaged(state: GameState, event: ev.DamageTaken) -> GameState:
    figure = deeds.damaged_by(state, state.by_id(event.figure), event)
    if event.counted:
        return state.with_figure(replace(figure, damage=event.after))
    return _turned(state, figure, event.after)


def _knocked_out(state: GameState, event: ev.KnockedOut) -> GameState:
    return knocked_out(state, state.by_id(event.figure))


def _healed(state: GameState, event: ev.Healed) -> GameState:
    figure = state.by_id(event.figure)
    if event.counted:
        return state.with_figure(replace(figure, damage=event.after))
    return _turned(state, figure, event.after)


def _turned(state: GameState, figure: GameFigure, click: int) -> GameState:
    check_between("after", click, 1, (figure.card.clicks or click) + 1)
    return state.with_figure(replace(figure, click=click))


def _tokens(state: GameState, event: ev.TokensChanged) -> GameState:
    figure = state.by_id(event.figure)
    check_between("after", event.after, 0, token_limit(state.rules))
    received = figure.received or event.after > event.before
    owes = (*figure.owes, PUSHING) if event.pushes else figure.owes
    return state.with_figure(replace(figure, tokens=event.after, received=received, owes=owes))


def _turn_ended(state: GameState, event: ev.TurnEnded) -> GameState:
    figures = tuple(figure.fresh() for figure in state.figures)
    done = state.first_turn_done | {event.side}
    cards = fresh_cards(state)
    return replace(
        state,
        figures=figures,
        cards=cards,
        actions_used=0,
        epic_used=False,
        first_turn_done=done,
        rolls_open=(),
        turns=(*state.turns, event.side),
    )


def _beginning_opened(state: GameState, event: ev.BeginningOpened) -> GameState:
    return replace(state, phase="beginning", rolls_open=event.rolls)


def _beginning_rolled(state: GameState, event: ev.BeginningRolled) -> GameState:
    """The roll has been made, whatever came of it; the token goes by an event of its own."""
    name = f"{event.power}:{event.figure}"
    if name not in state.rolls_open:
        named_so = [each.partition(":")[0] for each in state.rolls_open if each.endswith(f":{event.figure}")]
        raise unfit("power", event.power, named_so)
    return replace(state, rolls_open=tuple(found for found in state.rolls_open if found != name))


def _phase_began(state: GameState, event: ev.PhaseBegan) -> GameState:
    return replace(state, phase=event.phase, rolls_open=())


def _turn_began(state: GameState, event: ev.TurnBegan) -> GameState:
    if event.side not in state.sides:
        raise unfit("side", event.side, state.sides)
    if event.number != state.turn_number + 1:
        raise unfit("number", event.number, (state.turn_number + 1,))
    extremes = state.extremes if event.side == state.active else ()  # chosen for as long as the same player is active
    state = replace(state, active=event.side, turn_number=event.number, phase="action", extremes=extremes)
    if state.status != "setup":
        return state
    figures = tuple(
        replace(
            figure,
            started_at=frozenset(figure.squares),
            origin=figure.side,
            started=figure.in_play and not figure.generated_by,
        )
        for figure in state.figures
    )
    return replace(state, status="playing", figures=figures)


def _score_entered(state: GameState, event: ev.ScoreEntered) -> GameState:
    if event.side not in state.sides:
        raise unfit("side", event.side, state.sides)
    return replace(state, entered=(*state.entered, event))


def _ended(state: GameState, event: ev.GameEnded) -> GameState:
    return replace(state, status="ended", winner=event.winner or "")


HANDLERS: Mapping[type, Handler] = {
    ev.GameOpened: _opened,
    ev.PlayerJoined: seats.joined,
    ev.PlayerLeft: seats.left,
    SeatHanded: applied,
    ev.MapLoaded: _map_loaded,
    ev.FigureAdded: _added,
    ev.FigureEdited: _edited,
    ev.FigureRemoved: _removed,
    ev.FigureReplaced: _replaced,
    ev.Placed: _placed,
    ev.ActionGiven: actions.action_given,
    ev.ActionEnded: actions.action_ended,
    ev.BreakAwayOpened: actions.break_away_opened,
    ev.BreakAwayRolled: actions.break_away_rolled,
    ev.Carried: _carried,
    ev.PickedUp: objects.picked_up,
    ev.PutDown: objects.put_down,
    ev.TerrainDestroyed: objects.terrain_destroyed,
    ev.ElementRemoved: objects.element_removed,
    ev.LostFooting: actions.lost_footing,
    ev.Fell: actions.fell,
    ev.KnockedBack: actions.knocked_back,
    ev.ControlBegan: actions.control_began,
    ev.ControlEnded: actions.control_ended,
    ev.Moved: _moved,
    ev.AttackDeclared: actions.attack_declared,
    ev.AttackRolled: actions.attack_rolled,
    ev.Chosen: actions.chosen,
    ev.AttackMade: lambda state, event: deeds.after_attack(actions.attack_made(state, event), event),
    ev.AttackClosed: lambda state, event: actions.attack_closed(deeds.left_undivided(state, event.attack), event),
    ev.EffectBegan: actions.effect_began,
    ev.EffectEnded: actions.effect_ended,
    ev.EffectUsed: actions.effect_used,
    ev.Exerted: actions.exerted,
    ev.PilotChanged: characters.pilot_changed,
    ev.Equipped: characters.equipped,
    ev.BeginningOpened: _beginning_opened,
    ev.BeginningRolled: _beginning_rolled,
    ev.PhaseBegan: _phase_began,
    ev.MarkersGenerated: generated.markers_generated,
    ev.MarkersRemoved: generated.markers_removed,
    ev.ElementPlaced: generated.element_placed,
    ev.DamageTaken: lambda state, event: deeds.after_damage(state, _damaged(state, event), event),
    ev.KnockedOut: _knocked_out,
    ev.Healed: _healed,
    ev.TokensChanged: _tokens,
    ev.Corrected: lambda state, event: deeds.after_correction(corrected(state, event), event),
    ev.TurnEnded: _turn_ended,
    ev.TurnBegan: _turn_began,
    ev.ScoreEntered: _score_entered,
    ev.GameEnded: _ended,
    ev.Agreed: lambda state, _event: state,
    ev.RollConfirmed: lambda state, _event: state,
    **OF_TRACKED,
    **OF_DEFERRED,
    **OF_CAPTIVES,
    **OF_HORDES,
    **OF_CARDS,
}
