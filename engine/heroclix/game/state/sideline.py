"""What the sideline makes of a figure, for all who ask (2.6)."""

from __future__ import annotations

from engine.heroclix.ruleset import Ruleset

__all__ = ["fresh_from_sideline"]


def fresh_from_sideline(rules: Ruleset) -> bool:
    """Return whether a figure that goes to the sideline loses its tokens and gained keywords (2.6, 23.1b)."""
    return rules.fresh_from_sideline
