"""When all that share a keyword are a themed team, edition by edition (23.2, 23.3)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ForEach300", "SharedKeyword"]


@dataclass(frozen=True, slots=True)
class SharedKeyword:
    """Any number that shares a keyword is a themed team; each member brings a reroll, up to `most` in a game (23.4)."""

    most: int = 0

    def needs(self, generic: bool, build_total: int) -> int:  # noqa: ARG002 - other books ask for them
        """Return one: alone it shares its keywords with all of its force (23.2a, R60)."""
        return 1

    def rerolls(self, members: int, generic: bool, build_total: int) -> int:  # noqa: ARG002 - other books ask for them
        """Return one for each member, up to the most (23.4)."""
        return min(members, self.most)


@dataclass(frozen=True, slots=True)
class ForEach300:
    """Members and rerolls for each 300 points of the build total or part of them, by the kind of keyword (23.2, 23.3).

    >>> ForEach300().needs(True, 400), ForEach300().needs(False, 300), ForEach300().rerolls(4, False, 400)
    (6, 2, 4)
    """

    points: int = 300

    def needs(self, generic: bool, build_total: int) -> int:
        """Return three with a generic keyword, two with a named one."""
        return self._each(build_total) * (3 if generic else 2)

    def rerolls(self, members: int, generic: bool, build_total: int) -> int:  # noqa: ARG002 - other books ask for it
        """Return one with a generic keyword, two with a named one."""
        return self._each(build_total) * (1 if generic else 2)

    def _each(self, build_total: int) -> int:
        return -(-build_total // self.points)
