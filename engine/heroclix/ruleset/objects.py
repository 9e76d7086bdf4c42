"""What an object or marker in hand does where its user attacks with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

__all__ = ["Objects"]


class Objects(Protocol):
    """The numbers of what is held; printed `values` are those of the object, `kind` is its kind, or its own weight."""

    def weighs(self, kind: str, weight: str) -> bool:
        """Return whether it takes Super Strength to pick an object of that kind and weight up and to hold it."""

    def lifted_by(self, kind: str, points: int) -> bool:
        """Return whether a character of so many points, which can use what it takes, can pick it up and hold it."""

    def brings(self, kind: str) -> frozenset[str]:
        """Return the abilities that an object of a kind or weight has for that alone."""

    @property
    def lifts_markers(self) -> bool:
        """Whether Super Strength picks up terrain markers that are no objects."""

    @property
    def lets_go_underfoot(self) -> bool:
        """Whether what a figure can hold no longer lies in its own square, at once; otherwise beside it, afterwards."""

    @property
    def held_unless_lost(self) -> bool:
        """Whether a figure holds on as long as it has not lost the power that it needs, though it can't use it."""

    @property
    def falls_alone(self) -> bool:
        """Whether what falls into a square where an object lies is removed."""

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
    def puts_down(self) -> bool:
        """Whether its holder may put it down."""

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

    @property
    def blows_forced(self) -> bool:
        """Whether every close attack that damages one character is made with what is held, and uses it up."""

    @property
    def destroyed_in_combat(self) -> bool:
        """Whether the RANGE destroy action is forbidden beside opponents, as a range attack is."""

    def withstands(self, kind: str, usual: int) -> int:
        """Return the damage that destroys an object of a kind; `usual`: what destroys terrain."""

    def swung(self, kind: str, values: Mapping[str, int]) -> int:
        """Return what it adds to the damage value of a close attack."""

    def flies(self, kind: str) -> bool:
        """Return whether it can be thrown at all."""

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the range value, in squares, of an attack that throws it."""

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the damage that it deals instead of normal damage where it is thrown."""
