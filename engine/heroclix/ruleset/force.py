"""What a force may be, and when a keyword makes it a themed team."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

__all__ = ["ForceRules", "Themes"]


class Themes(Protocol):
    """When all that share a keyword are a themed team, and how often that lets them reroll.

    `members`: its characters, bystanders aside; `generic`: whether the keyword is; `build_total` in points.
    """

    def needs(self, generic: bool, build_total: int) -> int:
        """Return how many members a themed team has at least."""

    def rerolls(self, members: int, generic: bool, build_total: int) -> int:
        """Return how often a game it may use Probability Control of its own."""


@dataclass(frozen=True, slots=True)
class ForceRules:
    """What is asked of a force beside its points.

    `marks`: whether each element needs a set symbol, a collector's number and a point (2.4d). `bystanders_alone`:
    whether bystanders without any other character are a force. `weights_differ`: whether the first two objects are of
    different weights, and of three one is light and one heavy. `resource_or_special`: whether a resource keeps special
    objects out. `sideline`: whether the number of elements on the sideline is limited. `feat_share`: per cent of the
    build total that feats may cost together. `extremes`: whether there are highest and lowest point characters (21.10).
    """

    marks: bool = True
    bystanders_alone: bool = False
    weights_differ: bool = False
    resource_or_special: bool = False
    sideline: bool = True
    feat_share: int = 0
    extremes: bool = True
