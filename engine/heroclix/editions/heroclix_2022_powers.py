"""The powers of 2022: that book prints no card; what is known of that year's is otherwise here, the rest is today's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.heroclix.powers import ABILITIES, INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.ruleset import Power, Powers
from engine.heroclix.ruleset.power import Decision, Healing, ValueEffect, minimum_range

__all__ = ["POWERS"]

SHORTEST = minimum_range()
AT_LEAST_SIX = minimum_range(6, "R59")  # wherever today's card has 4
HALF_THE_RANGE = ValueEffect(("range",), "halve", when="this-action", reading="R59")  # Pulse Wave, without a minimum

# R62: an attack roll against the friend's defense value, then the d6 less 2, at least 2
SUPPORT: Mapping[str, Any] = {
    "then": ("close",),
    "heals": Healing(halved=False, add=-2, least=2, by_attack=True),
    "decision": Decision("die", "damage", "attacker"),
}
CHANGED: Mapping[str, Mapping[str, Any]] = {"pulse-wave": {"values": (HALF_THE_RANGE,)}, "support": SUPPORT}


def _standard(powers: Iterable[Power]) -> Iterator[Power]:
    """Yield today's standard powers with the numbers of 2022."""
    for power in powers:
        values = tuple(AT_LEAST_SIX if each == SHORTEST else each for each in power.values)
        yield replace(power, **{"values": values, **CHANGED.get(power.slug, {})})


def _inherent(powers: Iterable[Power]) -> Iterator[Power]:
    """Yield the inherent abilities; what is thrown flies as far as its thrower shoots, and deals 2 (17.8b)."""
    for power in powers:
        yield replace(power, values=(AT_LEAST_SIX,), instead=2) if power.slug == "range-terrain-action" else power


POWERS = Powers(tuple(_standard(STANDARD)), KEYPHRASES, tuple(_inherent(INHERENT)), SITUATIONAL, ABILITIES)
