"""What seats, the field, characters and the end of the game change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.errors import DocumentError
from engine.motu.game.events import table as ev
from engine.motu.game.state import EMPTY, SIDES_OF_WAR, GameState, Player
from engine.motu.game.state.character import read_character
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.ground import Ground, read_base, read_ground
from engine.motu.ground.field import Place, Places
from engine.motu.names import Names
from engine.motu.position import Objective
from engine.motu.ruled import RULESET
from engine.seating import SeatHanded, applied
from engine.unfit import unfit

__all__ = ["OF_TABLE", "check_apart", "free_places", "ground_of", "known", "tokens_beside"]

NOTHING: Mapping[Place, str] = MappingProxyType({})
Handler = Callable[[GameState, Any], GameState]


def known(side: str) -> str:
    """Return a side of war. Raises DocumentError for none."""
    if side not in SIDES_OF_WAR:
        raise unfit("side", side, SIDES_OF_WAR)
    return side


def _opened(state: GameState, event: ev.GameOpened) -> GameState:
    if state.status != "none":
        raise DocumentError("event", "error-game-opened")
    if event.ruleset != RULESET:
        raise DocumentError("ruleset", "error-ruleset-not-played", given=event.ruleset, expected=RULESET)
    return replace(EMPTY, ruleset=event.ruleset, name=event.name, points=event.points, status="setup")


def _joined(state: GameState, event: ev.PlayerJoined) -> GameState:
    player = Player(event.player, event.name, event.side)
    if any(seat.side == event.side and seat.id for seat in state.players):
        raise DocumentError("side", "error-game-seat-taken", side=event.side)
    if event.side in state.sides:  # an empty seat is taken again
        return replace(state, players=tuple(player if p.side == event.side else p for p in state.players))
    return replace(state, players=(*state.players, player))


def _left(state: GameState, event: ev.PlayerLeft) -> GameState:
    """In the set-up the seat goes; afterwards it stays, empty."""
    state = replace(state, offers=tuple(offer for offer in state.offers if offer.side != event.side))
    if state.status == "setup":
        return replace(state, players=tuple(player for player in state.players if player.side != event.side))
    emptied = tuple(replace(p, id="") if p.side == event.side else p for p in state.players)
    return replace(state, players=emptied)


def _laid(state: GameState, event: ev.FieldLaid) -> GameState:
    ground = read_ground(event.map)
    names = Names(ground.field)
    tokens = tuple(Objective(id_, names.place(f"objectives.{id_}", at)) for id_, at in event.objectives.items())
    moved = replace(state, ground=ground, objectives=tokens, marks=())
    old = state.ground
    figures = tuple(moved_to(old, ground, each) for each in state.figures)
    return replace(moved, figures=figures)


def moved_to(old: Ground | None, ground: Ground, figure: GameFigure) -> GameFigure:
    """Return a character on another field, at the places of the same names. Raises DocumentError where it has none."""
    if old is None or not figure.places:
        return figure
    named = [old.field.name(place) for place in figure.places]
    return replace(figure, places=read_base(ground.field, named, figure.card.size))


def _objective(state: GameState, event: ev.ObjectivePlaced) -> GameState:
    others = tuple(each for each in state.objectives if each.id != event.token)
    if not event.at:
        if len(others) == len(state.objectives):
            raise unfit("token", event.token, (each.id for each in state.objectives))
        return replace(state, objectives=others)
    place = Names(ground_of(state).field).place("at", event.at)
    return replace(state, objectives=(*others, Objective(event.token, place)))


def check_apart(names: Names, tokens: Mapping[str, str], others: Mapping[Place, str] = NOTHING) -> None:
    """Raise DocumentError, which names the field, where a place would hold two objective tokens.

    `tokens`: their places by the fields that tell them; `others`: those that lie there, by their places.
    """
    there = dict(others)
    for path, at in tokens.items():
        place = names.place(path, at)
        if place in there:
            raise DocumentError(path, "error-motu-token-taken", place=names.field.name(place), id=there[place])
        there[place] = path.rpartition(".")[2]


def tokens_beside(state: GameState, token: str) -> Mapping[Place, str]:
    """Return the other objective tokens by their places."""
    return {each.at: each.id for each in state.objectives if each.id != token}


def ground_of(state: GameState) -> Ground:
    """Return the field that is laid. Raises DocumentError where there is none."""
    if state.ground is None:
        raise DocumentError("map", "error-game-no-map")
    return state.ground


def free_places(state: GameState, figure: GameFigure, at: Sequence[str]) -> Places:
    """Return the places that a base is put on. Raises DocumentError where it cannot stand there, or another does."""
    if not at:
        return ()
    field = ground_of(state).field
    places = read_base(field, at, figure.card.size)
    there = {(place.hex, field.height(place)): each.id for each in state.figures for place in each.places}
    for place in places:
        other = there.get((place.hex, field.height(place)), figure.id)
        if other != figure.id:
            raise DocumentError("at", "error-motu-place-taken", place=field.name(place), id=other)
    return places


def _added(state: GameState, event: ev.CharacterAdded) -> GameState:
    if any(each.id == event.figure for each in state.figures):
        raise DocumentError("figure", "error-id-twice", id=event.figure)
    figure = GameFigure(event.figure, event.side, read_character(event.card), facing=event.facing)
    return replace(state, figures=(*state.figures, replace(figure, places=free_places(state, figure, event.at))))


def _edited(state: GameState, event: ev.CharacterEdited) -> GameState:
    figure = state.by_id(event.figure)
    card = read_character(event.card)
    if figure.places and card.size != len(figure.places):
        raise DocumentError("card.size", "error-motu-base-size", given=len(figure.places), expected=card.size)
    used = figure.used & {item.id for item in card.items}
    return state.with_figure(replace(figure, card=card, used=used))


def _removed(state: GameState, event: ev.CharacterRemoved) -> GameState:
    """What names it, the last activated and cards that lie on it, is free of it too."""
    state.by_id(event.figure)
    cards = tuple(replace(c, place="discarded", on="") if c.on == event.figure else c for c in state.cards)
    named = {
        name: MappingProxyType({side: id_ for side, id_ in found.items() if id_ != event.figure})
        for name, found in (("last", state.course.last), ("now", state.course.now))
    }
    figures = tuple(each for each in state.figures if each.id != event.figure)
    return replace(state, figures=figures, cards=cards).with_course(**named)


def _placed(state: GameState, event: ev.Placed) -> GameState:
    figure = state.by_id(event.figure)
    if figure.defeated:
        raise DocumentError("figure", "error-game-gone", figure=event.figure)
    places = free_places(state, figure, event.at)
    return state.with_figure(replace(figure, places=places, facing=event.facing or figure.facing))


def _starting(state: GameState, event: ev.StartingRolled) -> GameState:
    return state.with_course(starting_player=known(event.side))


def _ended(state: GameState, event: ev.GameEnded) -> GameState:
    return replace(state, status="ended", winner=event.winner, ended_by=event.by)


OF_TABLE: Mapping[type, Handler] = {
    ev.GameOpened: _opened,
    ev.PlayerJoined: _joined,
    ev.PlayerLeft: _left,
    SeatHanded: applied,
    ev.FieldLaid: _laid,
    ev.ObjectivePlaced: _objective,
    ev.CharacterAdded: _added,
    ev.CharacterEdited: _edited,
    ev.CharacterRemoved: _removed,
    ev.Placed: _placed,
    ev.StartingRolled: _starting,
    ev.GameEnded: _ended,
    ev.Agreed: lambda state, _event: state,
    ev.RollConfirmed: lambda state, _event: state,
    ev.GoldenRuled: lambda state, _event: state,
}
