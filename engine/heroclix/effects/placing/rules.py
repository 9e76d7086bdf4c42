"""What the record says of setting up, for all who ask (4.2, 4.3, 17.4, 25.5b)."""

from __future__ import annotations

from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.set_up import SetUpRules

__all__ = ["set_up_rules"]


def set_up_rules(ruleset: Ruleset) -> SetUpRules:
    """Return how an edition sets a game up.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> set_up_rules(MODERN).edges_serve
    True
    """
    return ruleset.set_up
