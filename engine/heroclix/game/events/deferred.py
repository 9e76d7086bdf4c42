"""What waits until everything has been resolved, and its events (8.1c, P103)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.heroclix.game.events.base import Count, Happened

__all__ = ["DEFERRED", "Deferred", "DeferredCame", "DeferredEvent", "EffectDeferred"]


@dataclass(frozen=True, slots=True)
class Deferred:
    """What follows an attack after resolutions: the attacker's own damage, its healing, or the marker it used.

    `effect` as in the answer to `attack`; `clicks` of damage or healing, `piece` the name of what is destroyed.
    """

    attack: int
    figure: str
    effect: str
    clicks: int = 0
    piece: str = ""


@dataclass(frozen=True)
class EffectDeferred(Happened):
    """Something follows an attack, and waits for its action to be resolved; the fields are those of `Deferred`."""

    attack: Count
    figure: str
    effect: str
    clicks: int = 0
    piece: str = ""


@dataclass(frozen=True)
class DeferredCame(Happened):
    """What waited came next; `idle`: without effect, since the turn was ended (21.14)."""

    attack: Count
    figure: str
    effect: str
    idle: bool = False


DeferredEvent = EffectDeferred | DeferredCame
DEFERRED: Mapping[str, type[DeferredEvent]] = {"effect-deferred": EffectDeferred, "deferred-came": DeferredCame}
