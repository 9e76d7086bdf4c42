"""What the events of tracked things do to a game: counted, attached, to and from the sideline (2.6, 21.5-21.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.game.apply.cards import unassigned
from engine.heroclix.game.apply.keywords import for_good
from engine.heroclix.game.apply.ko import forgotten, knocked_out, put_down, unheld
from engine.heroclix.game.apply.newcomers import check_free, check_new
from engine.heroclix.game.events.tracked import (
    PLOT,
    Attached,
    BroughtIn,
    Counted,
    Counter,
    ExtremeChosen,
    InitiativeRolled,
    KeywordChanged,
    RemovedFromGame,
    SentToSideline,
    Thrown,
)
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.card import read_card
from engine.heroclix.game.state.extreme import Extreme
from engine.heroclix.game.state.extremes import with_extreme
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_squares
from engine.heroclix.game.state.sideline import fresh_from_sideline

__all__ = ["OF_TRACKED", "set_aside", "unlinked"]


def counted(state: GameState, event: Counted) -> GameState:
    """Keep the new number; nothing is kept of none."""
    if event.after < 0:
        raise DocumentError("after", "error-too-small", given=event.after, limit=0)
    others = tuple(one for one in state.counters if (one.holder, one.name, one.by) != _key(event))
    kept = (Counter(event.holder, event.name, event.after, event.by),) if event.after else ()
    state = replace(state, counters=(*others, *kept))
    if event.figure and event.name == PLOT and state.status == "playing":
        figure = state.by_id(event.holder)
        state = state.with_figure(replace(figure, used=figure.used | {PLOT}))
    return state


def _key(event: Counted) -> tuple[str, str, str]:
    return event.holder, event.name, event.by


def attached(state: GameState, event: Attached) -> GameState:
    """Take a figure off the map or the sideline onto another's card; what it held stays behind."""
    figure, to = state.by_id(event.figure), state.by_id(event.to)
    state = forgotten(put_down(state, figure), figure.id)
    state = unlinked(state, figure.id) if figure.aside else state
    return state.with_figure(replace(state.by_id(figure.id), squares=(), aside=False, attached_to=to.id))


def removed_from_game(state: GameState, event: RemovedFromGame) -> GameState:
    """Return the state without the figure, scored as if KO'd."""
    state = knocked_out(state, state.by_id(event.figure))
    return state.with_figure(replace(state.by_id(event.figure), removed=True, attached_to=""))


def sent_to_sideline(state: GameState, event: SentToSideline) -> GameState:
    """Put a figure on its sideline; once the game has begun its resource is none of its any more (P99).

    Where it comes back from there as the character that it was, it keeps what it had, its resource too.
    """
    before = state.by_id(event.figure)
    state = set_aside(state, before)
    if not fresh_from_sideline(state.rules):
        return state.with_figure(_kept_from(state.by_id(event.figure), before))
    return unassigned(state, event.figure) if state.status == "playing" else state


def set_aside(state: GameState, figure: GameFigure, *, replaces: str = "") -> GameState:
    """Put a figure on the sideline with its card alone: no tokens, no effects, its dial where it starts (2.6).

    `replaces`: whom it stood for, where it goes because it is replaced itself (21.12b).
    """
    state = forgotten(put_down(unheld(state, figure.id), figure), figure.id)
    kept = tuple(one for one in state.counters if one.holder != figure.id)
    fresh = GameFigure(figure.id, figure.card, figure.owner, click=figure.card.start, origin=figure.origin, aside=True)
    fresh = replace(fresh, replaces=replaces, outside=figure.outside, stack=figure.stack, started=figure.started)
    fresh = replace(fresh, deeds=figure.deeds, doubts=figure.doubts)
    return replace(state, counters=kept).with_figure(fresh)


def _kept_from(figure: GameFigure, before: GameFigure) -> GameFigure:
    """Return a figure with the tokens and keywords that it had, and what it has used up (9.4a, 21.11, 23.1b)."""
    keywords = replace(figure, gained=before.gained, without=before.without)
    spent = replace(keywords, acted=before.acted, used=before.used, used_this_game=before.used_this_game)
    return replace(spent, tokens=before.tokens, received=before.received)


def brought_in(state: GameState, event: BroughtIn) -> GameState:
    """Make the figure anew; one from the KO area stays scored there under its old id (3.2a, 5.4b)."""
    old, card = state.by_id(event.figure), read_card(state.rules.powers, event.card)
    squares: tuple[int, ...] = ()
    if event.at:
        if state.map is None:
            raise DocumentError("at", "error-game-no-map")
        squares = read_squares(state.rules, state.map, card.base, event.at, "at")
        check_free(state, squares)
    fresh = GameFigure(event.new, card, old.owner, squares, click=card.start, origin=old.origin, aside=event.aside)
    stack = (old.stack or card.stack) if card.stack else 0
    fresh = replace(fresh, generated_by=event.by, outside=old.ko or old.outside, stack=stack)
    # one that began the game, and comes from the sideline as a new character: the book does not say (2.3, 2.6)
    open_still = old.started and fresh_from_sideline(state.rules)
    fresh = replace(fresh, started=False if old.ko else None if open_still else old.started)
    if not old.ko and not fresh_from_sideline(state.rules):
        fresh = replace(_kept_from(fresh, old), deeds=old.deeds, doubts=old.doubts)
    if event.new == old.id:
        return unlinked(state, old.id).with_figure(fresh)
    check_new(state, event.new, "new")
    state = state.with_figure(replace(old, returned=True))
    return replace(state, figures=(*state.figures, fresh))


def unlinked(state: GameState, figure: str) -> GameState:
    """Return the state with nobody standing for a figure any more: it is in play itself again (21.12b)."""
    if not any(one.replaces == figure for one in state.figures):
        return state
    figures = tuple(replace(one, replaces="") if one.replaces == figure else one for one in state.figures)
    return replace(state, figures=figures)


def keyword_changed(state: GameState, event: KeywordChanged) -> GameState:
    """Keep a keyword gained or lost."""
    return for_good(state, event.figure, event.keyword, 1 if event.gained else -1)


def initiative_rolled(state: GameState, event: InitiativeRolled) -> GameState:
    """Keep who may take the first turn, the one who chooses first; or the turn order that the dice gave."""
    state = replace(state, unthemed=event.unthemed)
    if event.order:
        return replace(state, first_open=event.order[:1], by_dice=event.order)
    return replace(state, first_open=(event.chooses, event.other), by_dice=())


def extreme_chosen(state: GameState, event: ExtremeChosen) -> GameState:
    """Keep who is treated as the highest or lowest point character."""
    state.by_id(event.figure)
    return with_extreme(state, Extreme(event.which, event.among, event.figure))


def _nothing(state: GameState, _event: Thrown) -> GameState:
    """What came up stands in the log; what it means is on a card."""
    return state


OF_TRACKED: Mapping[type, Callable[[GameState, Any], GameState]] = {
    Counted: counted,
    Attached: attached,
    RemovedFromGame: removed_from_game,
    SentToSideline: sent_to_sideline,
    BroughtIn: brought_in,
    KeywordChanged: keyword_changed,
    ExtremeChosen: extreme_chosen,
    Thrown: _nothing,
    InitiativeRolled: initiative_rolled,
}
