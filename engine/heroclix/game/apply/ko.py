"""A figure leaves the map for good: what it held stays behind."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.apply.characters import unequipped, without_pilot
from engine.heroclix.game.apply.keywords import with_keyword
from engine.heroclix.game.apply.objects import shifted
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.tally import Scored

__all__ = ["brought_back", "forgotten", "knocked_out", "put_down", "unheld", "without_action", "without_captor"]


def knocked_out(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with the figure KO'd: off the map, its action tokens and effects gone (12.5d).

    It is scored once: a figure that is KO'd already is not scored again (5.4b).
    """
    if not state.by_id(figure.id).ko:
        scored = _scored_for(state, figure)
        state = replace(state, scored=(*state.scored, scored, *_rest(state, figure, scored)))
    state = put_down(unheld(state, figure.id), figure)
    left = {"cant_use": frozenset(), "modifiers": (), "attached_to": "", "owes": (), "captor": "", "captives": ()}
    turn = state.by_id(figure.id).ko_turn if state.by_id(figure.id).ko else len(state.turns)
    gone = replace(figure.fresh(), ko=True, ko_turn=turn, squares=(), tokens=0, **left)  # type: ignore[arg-type]
    return forgotten(state.with_figure(gone), figure.id)


def forgotten(state: GameState, figure: str) -> GameState:
    """Return the state without the lasting effects on a figure, and without the action it was carrying out."""
    for effect in reversed(state.lasting):
        if effect.on == figure and effect.kind == "keyword":
            state = with_keyword(state, figure, effect.what, effect.before)
    lasting = tuple(effect for effect in state.lasting if effect.on != figure)
    return without_action(replace(state, lasting=lasting), figure)


def without_action(state: GameState, figure: str) -> GameState:
    """Return the state without what a figure was doing or asked about: it has left the map."""
    leaving = None if state.leaving is not None and state.leaving.figure == figure else state.leaving
    falling = tuple(name for name in state.falling if name != figure)
    queries = tuple(query for query in state.queries if query.figure != figure)
    return replace(state, leaving=leaving, falling=falling, queries=queries, doing=_without(state.doing, figure))


def unheld(state: GameState, figure: str) -> GameState:
    """Return the state with a figure that holds nobody, and is held by nobody: its captives are off the map, free."""
    for captive in state.by_id(figure).captives:
        state = without_captor(state, captive.id)
    return without_captor(state, figure)


def without_captor(state: GameState, figure: str) -> GameState:
    """Return the state with a figure that nobody holds, off the map where it was somebody's captive."""
    captive = state.by_id(figure)
    if not captive.captor:
        return state
    free = state.with_figure(replace(captive, captor=""))
    captor = next((one for one in free.figures if one.id == captive.captor), None)
    if captor is None:
        return free
    left = tuple(one for one in captor.captives if one.id != figure)
    return free.with_figure(replace(captor, captives=left))


def _without(doing: Doing | None, figure: str) -> Doing | None:
    """Return what is still being carried out once a figure is gone; Mind Control of it or by it ends (27.1f)."""
    if doing is None:
        return None
    queue = tuple(name for name in doing.queue if name != figure)
    if doing.by:
        left = () if figure in (doing.figure, doing.by) else doing.left
        return replace(doing, left=left, outer=_without(doing.outer, figure))
    return None if doing.figure == figure else replace(doing, queue=queue)


def _rest(state: GameState, figure: GameFigure, last: Scored) -> tuple[Scored, ...]:
    """Return what is scored with the last of a figure's replacements: what it was worth above them (21.12b, P62)."""
    if not figure.replaces:
        return ()
    others = [one for one in state.figures if one.replaces == figure.replaces and one.id != figure.id]
    if not all(one.ko or _all_gone(state, one) for one in others):
        return ()
    old = state.by_id(figure.replaces)
    worth = sum(_worth(state, one) for one in (figure, *others))
    more = old.card.points - worth
    found = replace(last, figure=old.id, name=old.name, points=max(0, more))
    above = state.by_id(old.id)
    return (found, *_rest(state, above, last)) if above.replaces else (found,)


def _all_gone(state: GameState, figure: GameFigure) -> bool:
    """Return whether all that replaced a figure on the sideline is KO'd."""
    those = [one for one in state.figures if one.replaces == figure.id]
    return figure.aside and bool(those) and all(one.ko or _all_gone(state, one) for one in those)


def _worth(state: GameState, figure: GameFigure) -> int:
    """Return what a figure scores, its own replacements standing for one on the sideline."""
    those = [one for one in state.figures if one.replaces == figure.id] if figure.aside else []
    return max(figure.card.points, sum(_worth(state, one) for one in those))


def _scored_for(state: GameState, figure: GameFigure) -> Scored:
    """Return what the KO of a figure scores now (5.4a, 26.3)."""
    turn = state.active if state.status == "playing" else ""
    return Scored(figure.id, figure.name, figure.card.points, figure.owner, turn, figure.damaged_by)


def brought_back(state: GameState, figure: GameFigure) -> GameState:
    """Return the state without what the KO of a figure scored: the KO itself is corrected (P67)."""
    if not state.by_id(figure.id).ko:
        return state
    back = {figure.id}
    above = figure
    while above.replaces:
        above = state.by_id(above.replaces)
        back.add(above.id)
    return replace(state, scored=tuple(scored for scored in state.scored if scored.figure not in back))


def put_down(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with what the figure holds lying where it stood; players move it beside (17.7)."""
    square = figure.squares[0] if figure.squares else None
    state = unequipped(without_pilot(state, figure.id), figure)
    gone = {thing.id for thing in state.things if thing.held_by == figure.id}
    raised = [marker for marker in state.lifted if marker.id in gone]
    markers = state.markers
    if state.map is not None and square is not None:  # a larger marker is laid out again by the players
        markers += tuple(shifted(state.map, marker, (square,)) for marker in raised if len(marker.squares) == 1)
    things = tuple(
        replace(thing, held_by=None, square=square) if thing.id in gone else thing
        for thing in state.things
        if all(thing.id != marker.id for marker in raised)
    )
    lifted = tuple(marker for marker in state.lifted if marker.id not in gone)
    return replace(state, things=things, markers=markers, lifted=lifted)
