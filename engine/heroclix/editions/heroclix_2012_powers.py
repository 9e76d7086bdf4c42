"""The powers of 2012: that book prints no card, so what it says of a power is here and the rest is today's (R64)."""

from __future__ import annotations

from engine.heroclix.powers import ABILITIES, INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.ruleset import Powers

__all__ = ["POWERS"]

POWERS = Powers(STANDARD, KEYPHRASES, INHERENT, SITUATIONAL, ABILITIES)
