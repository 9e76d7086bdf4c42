"""A game's state as a position document of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import DocumentError
from engine.motu.game.state import GameState
from engine.motu.position import Deed

__all__ = ["to_document"]


def to_document(state: GameState, ask: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a game as a position document, with a question where one is given.

    The judge says of it what `decide` asks. Who stands off the field, undefeated, is not part of it. Raises
    DocumentError when no field is laid out yet.
    """
    if state.ground is None:
        raise DocumentError("map", "error-game-no-map")
    field = state.ground.field
    document: dict[str, Any] = {
        "ruleset": state.ruleset,
        "map": dict(state.ground.document),
        "objectives": [{"id": each.id, "at": field.name(each.at)} for each in state.objectives],
        "marks": [
            {"id": each.id, "at": field.name(each.at)}
            | {key: value for key, value in (("side", each.side), ("kind", each.kind)) if value}
            for each in state.marks
        ],
        "figures": [each.document(field) for each in state.figures if each.on_field or each.defeated],
        "armies": {
            side: {"objectives": army.objectives, "quests": list(army.quests)} for side, army in state.armies.items()
        },
        "turn": _turn(state),
    }
    return document if ask is None else {**document, "ask": dict(ask)}


def _turn(state: GameState) -> dict[str, Any]:
    turn = state.course.turn(state.waits)
    found: dict[str, Any] = {
        "round": turn.round,
        "phase": turn.phase,
        "passed": sorted(turn.passed),
        "last_activated": dict(turn.last_activated),
        "first_of_round": turn.first_of_round,
        "done": [_deed(each) for each in turn.done],
        "interruptions": [
            {
                "by": each.by,
                "of": each.of,
                "kind": each.kind,
                "points": each.points,
                "done": [_deed(deed) for deed in each.done],
            }
            for each in turn.interruptions
        ],
    }
    named = {"active": turn.active, "starting_player": turn.starting_player, "waits": turn.waits}
    found |= {key: value for key, value in named.items() if value}
    return found if turn.points is None else {**found, "points": turn.points}


def _deed(deed: Deed) -> dict[str, Any]:
    told: dict[str, Any] = {"action": deed.action, "free": deed.free}
    return told | {key: value for key, value in (("kind", deed.kind), ("id", deed.id)) if value}
