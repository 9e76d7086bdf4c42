"""How many of a target's reducers count, and what comes first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

__all__ = ["DamageTaken"]


class DamageTaken(Protocol):
    """The order in which damage dealt becomes damage taken."""

    def applied(self, amounts: Mapping[str, int], chosen: str | None) -> tuple[str, ...]:
        """Return the reducers that are applied, in their order, one at least.

        `amounts`: what each would take off, by its name; `chosen`: the one that its player has named.
        """

    @property
    def at_most_clicks(self) -> bool:
        """Whether no more is taken than the dial turns, where it is known."""

    @property
    def increases_first(self) -> bool:
        """Whether what increases the damage taken counts before it is reduced."""
