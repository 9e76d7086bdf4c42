"""What an object or marker in hand does where its user attacks with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

__all__ = ["Objects"]


class Objects(Protocol):
    """The numbers of what is held; `kind` and printed `values` are those of the object, as in a position."""

    def weighs(self, kind: str, weight: str) -> bool:
        """Return whether it takes Super Strength to pick an object of that kind and weight up and to hold it."""

    @property
    def lifts_markers(self) -> bool:
        """Whether Super Strength picks up terrain markers that are no objects."""

    @property
    def lets_go_underfoot(self) -> bool:
        """Whether what a figure can hold no longer lies in its own square, at once; otherwise beside it, afterwards.

        It then holds on as long as it has not lost the power that it needs, though it can't use it.
        """

    @property
    def prints_values(self) -> bool:
        """Whether objects and markers may print values of their own, the Destroy value among them."""

    @property
    def debris_stays(self) -> bool:
        """Whether debris is Immobile."""

    @property
    def thrown_from_afar(self) -> bool:
        """Whether Telekinesis throws what its user does not hold."""

    @property
    def passengers_may_hold(self) -> bool:
        """Whether who is carried may hold something."""

    @property
    def equip_keyphrases(self) -> bool:
        """Whether keyphrases of equipment say who equips it, and whether it is destroyed once unequipped."""

    def spared(self, indestructible: bool) -> bool:
        """Return whether Quake leaves such an object or marker where it is."""

    def crumbles(self, terrain: str | None) -> bool:
        """Return whether a destroyed marker of that terrain type, if it has one, leaves debris."""

    def breaks(self, terrain: str | None, covered: bool) -> bool:
        """Return whether the destroy actions can choose a marker of that terrain type, or an object, which has none.

        `covered`: another marker lies on top of it.
        """

    @property
    def breaks_underfoot(self) -> bool:
        """Whether a CLOSE one can choose what lies in its own figure's squares."""

    def swung(self, kind: str, values: Mapping[str, int]) -> int:
        """Return what it adds to the damage value of a close attack."""

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the range value, in squares, of an attack that throws it."""

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the damage that it deals instead of normal damage where it is thrown."""
