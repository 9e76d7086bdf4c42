"""A game's state as a position document of CONTRACT section 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.asked import Asked
from engine.heroclix.game.state.beside import active_aside, fallen_document, speak_of_the_fallen
from engine.heroclix.game.state.card import kind_of
from engine.heroclix.game.state.document_map import map_document, marker_documents, object_documents
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.named_tokens import speaks_of_tokens, tokens_by_name
from engine.heroclix.position import VALUE_NAMES, Life, Modifier

__all__ = ["modifier_document", "to_document"]


SAID_TO_BE_NONE = ("named_tokens", "tags")  # keys that say something even where they are empty
# of an entry of `special`, beside its name and kind
KEPT = ("text", "effects", "slot", "points", "uncopyable", "pilot", "lang", "read", "listed")


def to_document(state: GameState, ask: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a game as a position document (CONTRACT section 3), with a question where one is given.

    KO'd figures are not part of it. Raises DocumentError when no map is laid out yet.
    """
    if state.map_document is None:
        raise DocumentError("map", "error-game-no-map")
    document: dict[str, Any] = {"ruleset": state.ruleset, "map": map_document(state)}
    position = state.position()
    if position.markers:
        document["markers"] = marker_documents(position.map, position.markers)
    if position.things:
        document["objects"] = object_documents(position.map, position.things)
    told = Asked.of(state.in_play)
    document["figures"] = [
        _figure(state, state.affected(figure)) | told.document(figure, state.turns) for figure in state.in_play
    ]
    if aside := active_aside(state.sidelined):
        document["sideline"] = [_figure(state, state.affected(figure)) for figure in aside]
    if speak_of_the_fallen(state.in_play):
        document["knocked_out"] = [fallen_document(figure, state.turns) for figure in state.knocked_out]
    if state.turn is not None:
        document["turn"] = _turn(state)
    return document if ask is None else {**document, "ask": dict(ask)}


def _turn(state: GameState) -> dict[str, Any]:
    turn = state.turn
    assert turn is not None  # noqa: S101 - asked for only when there is one
    document: dict[str, Any] = {
        "active": turn.active,
        "number": turn.number,
        "phase": turn.phase,
        "actions_used": turn.actions_used,
        "build_total": turn.build_total,
    }
    if turn.team_rerolls:
        document["team_rerolls"] = dict(turn.team_rerolls)
    if turn.themes is not None:
        document["themes"] = {side: list(keywords) for side, keywords in turn.themes}
    if turn.epic_used:
        document["epic_used"] = True
    if turn.first_turn_done is not None:
        document["first_turn_done"] = sorted(turn.first_turn_done)
    if turn.resolving is not None and turn.resolving.waits:
        document["resolving"] = {"waits": turn.resolving.waits}
    elif turn.resolving is not None and _there(state, turn.resolving.figure):
        told = turn.resolving._asdict()
        named = {key: told[key] for key in ("target", "controlled") if _there(state, told[key])}
        going = {"figure": told["figure"], "action": told["action"], **named}
        going |= {"moved": told["moved"]} if told["moved"] else {}
        document["resolving"] = {**going, "left": list(turn.resolving.left or ())}
    return document


def _figure(state: GameState, figure: GameFigure) -> dict[str, Any]:
    card, printed = figure.card, figure.printed
    values = {name: getattr(printed, name) for name in (*VALUE_NAMES, "targets")}
    document: dict[str, Any] = {
        "id": figure.id,
        "name": card.name,
        "side": figure.side,
        "size": card.size,
        "points": card.points,
        "values": {name: value for name, value in values.items() if value is not None},
        "powers": sorted(figure.powers),
        "abilities": sorted(card.abilities),
        "keywords": sorted(figure.keywords),
        "tokens": figure.tokens,
        "bystander": card.bystander,
        "acted": figure.acted,
        "this_turn": {
            "moved": figure.moved,
            "placed": figure.placed,
            "carried": figure.carried,
            "used": sorted(figure.used),
            "untargetable_by": sorted(name for name in figure.untargetable_by if _there(state, name)),
        },
    }
    return {**document, **_optional(state, figure)}


def _optional(state: GameState, figure: GameFigure) -> dict[str, Any]:
    """The keys that say something only when they are there."""
    squares, card = list(state.squares(figure)), figure.card
    life = figure.life
    found: dict[str, Any] = {
        "at": squares[0] if len(squares) == 1 else squares,
        "named_tokens": _named_tokens(state, figure),
        "tags": None if figure.facts.tags is None else sorted(card.tags),
        "team_abilities": sorted(one.name for one in card.specials if one.kind == "team-ability"),
        "started_at": [] if state.map is None else [state.map.name_of(square) for square in sorted(figure.started_at)],
        "game": {} if set(state.sides) <= state.first_turn_done else _so_far(figure),
        "cant_use": sorted(figure.cant_use),
        "horde": {"count": figure.stack, "max": card.most_stacked} if figure.stack else None,
        "pilot": figure.pilot if _there(state, figure.pilot) else "",
        "used_this_game": sorted(figure.used_this_game),
        "special": _specials(figure),
        "modifiers": [modifier_document(modifier) for modifier in figure.modifiers],
        "captives": [{"id": one.id, "points": one.points, "side": one.side} for one in figure.captives],
        "life": None
        if life is None
        else {"click": life.click, "clicks": life.clicks, "start": life.start, "stops": sorted(life.stops)}
        | {key: found for key, found in _more_of(life).items() if found},
    }
    return {key: value for key, value in found.items() if value or (key in SAID_TO_BE_NONE and value is not None)}


def _named_tokens(state: GameState, figure: GameFigure) -> dict[str, int] | None:
    """Return the tokens of a name on a figure's card; none are told where no card in play speaks of tokens (21.5)."""
    named = tokens_by_name(state.counters, figure.id)
    return named if named or any(speaks_of_tokens(each.card.document) for each in state.in_play) else None


def _so_far(figure: GameFigure) -> dict[str, bool]:
    """Return what a figure did since the game began, as far as the rest of the document does not tell it (14.1)."""
    return {key: value for key, value in figure.so_far._asdict().items() if value is not None}


def _there(state: GameState, name: str) -> bool:
    """Return whether a document of the position has that figure."""
    return any(figure.id == name for figure in state.in_play)


def _more_of(life: Life) -> dict[str, list[int]]:
    return {"countdown": sorted(life.countdown), "kos": sorted(life.kos), "dials": list(life.dials)}


def modifier_document(modifier: Modifier) -> dict[str, Any]:
    """Return a modifier as a position document has it."""
    document = {"value": modifier.value, "add": modifier.add, "from": modifier.source}
    told = {"unique": modifier.unique, "by": modifier.by}
    return document | {key: value for key, value in told.items() if value}


def _specials(figure: GameFigure) -> list[dict[str, Any]]:
    """What of its own the click shows: the name, kind, text and structured effects of each."""
    return [
        {"name": each["name"], "kind": kind_of(each.get("kind", ""))}
        | {key: each[key] for key in KEPT if each.get(key) or (key == "read" and each.get(key) is False)}
        for each in figure.card.document.get("special", ())
        if not each.get("clicks") or figure.click in each["clicks"]
    ] + [dict(each) for each in figure.imposed]
