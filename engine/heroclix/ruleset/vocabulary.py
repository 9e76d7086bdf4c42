"""What documents of an edition may name: kinds of objects, markers and elements of a force, and what it lacks."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Vocabulary"]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of an edition's documents; what is not among them is refused, and the edition named.

    `objects`, `markers`: the kinds of what lies on a map. `weights`: of special objects, the first where none is
    given; none: they have no weight. `values`: whether objects and markers print values. `terrain`: the kinds of
    objects and markers of a force. `lacks`: questions, what is placed, keys of forces, turns and markers that the
    edition has nothing for.
    """

    objects: tuple[str, ...]
    weights: tuple[str, ...]
    markers: tuple[str, ...]
    values: bool
    terrain: tuple[str, ...]
    lacks: frozenset[str]
