"""Events of what players settle among themselves: agreed, confirmed, a ruling corrected (P30, P35)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

from engine.heroclix.game.events.base import Count, Happened, Shown

__all__ = ["RULINGS", "Agreed", "RollConfirmed", "RulingCorrected", "RulingEvent"]


@dataclass(frozen=True)
class Agreed(Happened):
    """Another player, or a judge, agreed to what the actor proposed (P30, P35)."""

    by: str
    name: Shown
    judge: bool = False


@dataclass(frozen=True)
class RollConfirmed(Happened):
    """Another player, or a judge, confirmed the dice that the actor typed (P30)."""

    by: str
    name: Shown
    judge: bool = False


@dataclass(frozen=True)
class RulingCorrected(Happened):
    """A ruling was contested, and what came of it exchanged: from the command `since` on, 0 at the end of the log.

    `about`: the command whose ruling it was, 0 for one that was refused. `facts`: what was said to have been different.
    `events`: what happens instead, each as JSON under its own number; `commands`: what was commanded for those of a
    number, where that is not what was commanded for it before. `changed`, `standing`, `dropped`: the numbers of later
    commands that came out differently, that were let stand, and that no longer hold. `by`: who decided.
    """

    since: Count
    about: Count
    events: tuple[dict[str, Any], ...]
    facts: tuple[dict[str, Any], ...] = ()
    commands: dict[str, tuple[dict[str, Any], ...]] = field(default_factory=dict)
    changed: tuple[Count, ...] = ()
    standing: tuple[Count, ...] = ()
    dropped: tuple[Count, ...] = ()
    by: Literal["agreed", "judge", "alone", "dice"] = "agreed"


RulingEvent = Agreed | RollConfirmed | RulingCorrected
RULINGS: Mapping[str, type[RulingEvent]] = MappingProxyType(
    {"agreed": Agreed, "roll-confirmed": RollConfirmed, "ruling-corrected": RulingCorrected}
)
