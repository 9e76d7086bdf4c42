"""What the events of effects that wait do to a game (8.1c)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.heroclix.game.events.deferred import Deferred, DeferredCame, EffectDeferred
from engine.heroclix.game.state import GameState
from engine.unfit import unfit

__all__ = ["OF_DEFERRED"]


def _deferred(state: GameState, event: EffectDeferred) -> GameState:
    state.by_id(event.figure)
    found = Deferred(event.attack, event.figure, event.effect, event.clicks, event.piece)
    return replace(state, deferred=(*state.deferred, found))


def _came(state: GameState, event: DeferredCame) -> GameState:
    for found in state.deferred:
        if (found.attack, found.figure, found.effect) == (event.attack, event.figure, event.effect):
            return replace(state, deferred=tuple(other for other in state.deferred if other is not found))
    waits = [found.effect for found in state.deferred if (found.attack, found.figure) == (event.attack, event.figure)]
    raise unfit("effect", event.effect, waits)


OF_DEFERRED: Mapping[type, Callable[[GameState, Any], GameState]] = {
    EffectDeferred: _deferred,
    DeferredCame: _came,
}
