"""Markers that powers generated during the game, as the state keeps them (27.2h, 27.3f)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Generated"]


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
