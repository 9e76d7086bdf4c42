"""Today's edition."""

from __future__ import annotations

from engine.heroclix.ruleset import Ruleset

__all__ = ["MODERN"]

MODERN = Ruleset("heroclix-modern")
