"""Events of what players settle among themselves: agreed, confirmed, a ruling corrected (P30, P35)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.heroclix.game.events.base import Happened, Shown
from engine.settling import DiceSeen, RulingExchanged

__all__ = ["RULINGS", "Agreed", "RollConfirmed", "RulingCorrected", "RulingEvent"]


@dataclass(frozen=True)
class Agreed(Happened):
    """Another player, or a judge, agreed to what the actor proposed (P30, P35)."""

    by: str
    name: Shown
    judge: bool = False


@dataclass(frozen=True)
class RollConfirmed(DiceSeen, Happened):
    """Another player, or a judge, confirmed the dice that the actor typed (P30)."""


@dataclass(frozen=True)
class RulingCorrected(RulingExchanged, Happened):
    """A ruling was contested, and what came of it exchanged (P30); the fields are told in `engine.settling`."""


RulingEvent = Agreed | RollConfirmed | RulingCorrected
RULINGS: Mapping[str, type[RulingEvent]] = MappingProxyType(
    {"agreed": Agreed, "roll-confirmed": RollConfirmed, "ruling-corrected": RulingCorrected}
)
