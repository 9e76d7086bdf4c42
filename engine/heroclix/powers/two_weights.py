"""Objects of two weights, as an older book has them (17.1, 17.8, 25.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["LightAndHeavy"]


@dataclass(frozen=True, slots=True)
class LightAndHeavy:
    """Objects of two weights and without values of their own: each adds the same, and is thrown for the same.

    How far one is thrown, and for how much, is the action's; a special object is light or heavy as its weight says.
    """

    modifier: int = 1  # 17.8a
    breaks_underfoot: bool = True  # 16.9, R58
    lifts_markers: bool = False  # 17.4
    lets_go_underfoot: bool = True  # 17.5
    held_unless_lost: bool = True  # 17.5
    falls_alone: bool = False  # 17.5
    passengers_may_hold: bool = True  # 17.9
    prints_values: bool = False  # 17.8
    debris_stays: bool = False  # 16.8b
    thrown_from_afar: bool = False  # 17.8b, 27.2l
    equip_keyphrases: bool = True  # 25.2e
    puts_down: bool = True  # 17.6
    blows_forced: bool = False  # 17.8
    destroyed_in_combat: bool = False  # 16.9

    def lifted_by(self, kind: str, points: int) -> bool:  # noqa: ARG002 - whoever can use what it takes
        """Return that nobody is too weak."""
        return True

    def brings(self, kind: str) -> frozenset[str]:  # noqa: ARG002 - abilities are told
        """Return none."""
        return frozenset()

    def withstands(self, kind: str, usual: int) -> int:  # noqa: ARG002 - all alike
        """Return what destroys terrain as well."""
        return usual

    def breaks(self, terrain: str | None, covered: bool) -> bool:
        """Return whether it is an object or blocking terrain, which no marker below another is (16.8, 16.9, R58)."""
        return terrain is None or (terrain == "blocking" and not covered)

    def crumbles(self, terrain: str | None) -> bool:
        """Return whether it was blocking terrain (16.9a, P153)."""
        return terrain == "blocking"

    def weighs(self, kind: str, weight: str) -> bool:
        """Return whether it is heavy (17.1b, 25.1)."""
        return "heavy" in (kind, weight)

    def spared(self, indestructible: bool) -> bool:
        """Return whether it is Indestructible: an object attack or its own effect alone destroys it (25.1a)."""
        return indestructible

    def swung(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - other books ask for it
        """Return what any object adds (17.8a)."""
        return self.modifier

    def flies(self, kind: str) -> bool:  # noqa: ARG002 - whatever it weighs
        """Return that both can be thrown."""
        return True

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - it is the thrower's
        """Return no range of its own (17.8b)."""
        return 0

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - it is the action's
        """Return no damage of its own (17.8b)."""
        return 0
