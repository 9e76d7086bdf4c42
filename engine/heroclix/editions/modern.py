"""Today's edition."""

from __future__ import annotations

from engine.heroclix.powers import INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.ruleset import Powers, Ruleset

__all__ = ["MODERN"]

MODERN = Ruleset("heroclix-modern", Powers(STANDARD, KEYPHRASES, INHERENT, SITUATIONAL))
