"""Replacement characters and what they score together (5.4b, 21.12b)."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Replaced"]


@dataclass(slots=True)
class Stint:
    """A character from when it came until it is KO'd or replaced. `value` is what has been scored for it."""

    points: int
    parent: Stint | None = None
    replacements: list[Stint] = field(default_factory=list)
    value: int = 0
    done: bool = False


class Replaced:
    """Keeps who replaced whom, and what the last replacement's KO scores beyond its own points.

    >>> kept = Replaced()
    >>> kept.replace("hero", 100, {"kid": 30, "dog": 20})
    >>> kept.knocked_out("kid", 30), kept.knocked_out("dog", 20)
    (0, 50)
    """

    def __init__(self) -> None:
        self._now: dict[str, Stint] = {}

    def replace(self, replaced: str, points: int, by: dict[str, int]) -> None:
        """Note that a character of this point value was replaced by those, each with its own."""
        old = self._now.pop(replaced, None) or Stint(points)
        for character, worth in by.items():
            self._now[character] = Stint(worth, old)
            old.replacements.append(self._now[character])

    def knocked_out(self, character: str, scored: int) -> int:
        """Return what is scored on top of a character's own points: up to the value of those it replaced.

        A replaced character is done when all of its replacements are: then the higher counts of its own point
        value and what was scored for them. Where it was itself a replacement, the same follows for that one.
        """
        stint = self._now.pop(character, None)
        if stint is None:
            return 0
        stint.value, stint.done = scored, True
        more = 0
        while stint.parent is not None:
            stint = stint.parent
            if not all(found.done for found in stint.replacements):
                break
            so_far = sum(found.value for found in stint.replacements)
            stint.value, stint.done = max(stint.points, so_far), True
            more += stint.value - so_far
        return more
