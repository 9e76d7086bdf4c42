"""Markers that powers generated during the game, as the state keeps them (27.2h, 27.3f)."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace

from engine.heroclix.things import Marker

__all__ = ["Generated", "as_generated"]


@dataclass(frozen=True, slots=True)
class Generated:
    """Markers on the map: the id they share, the figure whose `power` generated them, and its side at that time."""

    marker: str
    by: str
    side: str
    power: str

    @staticmethod
    def shared_id(marker: str) -> str:
        """Return the id that markers generated together share; behind it one placed elsewhere names its old square.

        >>> Generated.shared_id("smoke-1@C5"), Generated.shared_id("smoke-1")
        ('smoke-1', 'smoke-1')
        """
        return marker.partition("@")[0]


def as_generated(markers: tuple[Marker, ...], generated: tuple[Generated, ...], lost: Set[str]) -> tuple[Marker, ...]:
    """Return markers with whose power generated them; those of powers that were `lost` are nobody's side's any more."""
    if not generated:
        return markers
    makers = {found.marker: found.by for found in generated}
    shared = ((one, Generated.shared_id(one.id)) for one in markers)
    return tuple(
        replace(one, by="" if name in lost else one.by, maker=makers[name]) if name in makers else one
        for one, name in shared
    )
