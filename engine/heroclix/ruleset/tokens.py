"""Action tokens: how many a character can have, what they keep it from, when they go."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Tokens"]


class Tokens(Protocol):
    """What action tokens do; a number of tokens is never below 0."""

    @property
    def most(self) -> int:
        """The most that one character can have."""

    def forbid(self, tokens: int) -> bool:
        """Return whether with so many tokens a character is given no costed action."""

    def received(self, tokens: int, count: int) -> int:
        """Return how many tokens a character has after it is given `count` more."""

    def pushes(self, before: int, after: int) -> int:
        """Return the unavoidable damage of a character whose tokens an action or effect has raised to `after`."""

    def kept(self, tokens: int, received: bool) -> int:
        """Return how many are left once its side clears them; `received`: it received one this turn."""
