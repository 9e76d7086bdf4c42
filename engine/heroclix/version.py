"""A power as a card restricts or changes it (20.2, 20.7)."""

from __future__ import annotations

from typing import NamedTuple

from engine.heroclix.ruleset import Power
from engine.heroclix.written.effect import RestrictIn

__all__ = ["Version"]


class Version(NamedTuple):
    """How a figure can use a power that a card restricts or changes (20.2, 20.7).

    `power`: its record so changed, None of an ability that has none. `special`: on which card it stands, of the figure
    `by`, as which `restrict` sees others.
    """

    power: Power | None
    restrict: RestrictIn
    special: str
    by: str
