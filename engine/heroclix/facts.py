"""What cards may ask of a character and its dial, its place and its turn do not show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

__all__ = ["NOTHING_SAID", "SINCE_TURN_OF", "Facts"]

SINCE_TURN_OF = "since-turn-of:"  # and a side: the span since that side's last turn
NO_DEEDS: Mapping[str, frozenset[str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Facts:
    """Each is None, or left out, where nobody tells.

    `displays`: the standard powers that its dial shows (18.6).
    `tags` (24.6) and `team_abilities` (19.4) by their names without case; `standard` (1.10); `starting_force`: whether
    it was on one (2.3); `did`: what it did or had done to it, by the span (`this-turn` …) of which that is told;
    `unsure`: of which such things in a span nobody knows whether they happened.
    """

    tags: frozenset[str] | None = None
    team_abilities: frozenset[str] | None = None
    standard: bool | None = None
    starting_force: bool | None = None
    displays: frozenset[str] | None = None
    did: Mapping[str, frozenset[str]] = field(default_factory=lambda: NO_DEEDS)
    unsure: Mapping[str, frozenset[str]] = field(default_factory=lambda: NO_DEEDS)


NOTHING_SAID = Facts()
