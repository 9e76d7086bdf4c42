"""The powers of 2022: that book prints no card; what is known of that year's is otherwise here, the rest is today's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.heroclix.powers import ABILITIES, INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.ruleset import Power, Powers
from engine.heroclix.ruleset.power import ValueEffect, minimum_range

__all__ = ["POWERS"]

SHORTEST = minimum_range()
AT_LEAST_SIX = minimum_range(6)  # R59: wherever today's card has 4
HALF_THE_RANGE = ValueEffect(("range",), "halve", when="this-action")  # R59: Pulse Wave, without a minimum


def _standard(powers: Iterable[Power]) -> Iterator[Power]:
    """Yield today's standard powers with the numbers of 2022."""
    for power in powers:
        values = tuple(AT_LEAST_SIX if each == SHORTEST else each for each in power.values)
        yield replace(power, values=(HALF_THE_RANGE,) if power.slug == "pulse-wave" else values)


POWERS = Powers(tuple(_standard(STANDARD)), KEYPHRASES, INHERENT, SITUATIONAL, ABILITIES)
