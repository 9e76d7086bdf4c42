"""What an object or marker in hand does where its user attacks with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

__all__ = ["Objects"]


class Objects(Protocol):
    """The numbers of what is held; `kind` and printed `values` are those of the object, as in a position."""

    def weighs(self, kind: str) -> bool:
        """Return whether it takes Super Strength to pick an object of that kind up and to hold it."""

    def breaks(self, terrain: str | None) -> bool:
        """Return whether the destroy actions can choose a marker of that terrain type, or an object, which has none."""

    @property
    def breaks_underfoot(self) -> bool:
        """Whether a CLOSE one can choose what lies in its own figure's squares."""

    def swung(self, kind: str, values: Mapping[str, int]) -> int:
        """Return what it adds to the damage value of a close attack."""

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the range value, in squares, of an attack that throws it."""

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:
        """Return the damage that it deals instead of normal damage where it is thrown."""
