"""The Improved Movement and Improved Targeting abilities (27.5, 27.6): their names and where they stand.

What they do to moves and lines of fire is judged on the board.
"""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["FREE_RUNNER", "IMPROVED", "KINDS"]

KINDS = frozenset(("improved-movement", "improved-targeting"))
# what Leap/Climb, Flight and Great Size have in common (27.1b, 27.7c, 27.7e)
FREE_RUNNER = ("improved-movement:elevated", "improved-movement:outdoor-blocking", "improved-movement:move-through")

IMPROVED: Mapping[str, str] = MappingProxyType(
    {
        "improved-movement:elevated": "27.5a",
        "improved-movement:blocking": "27.5b",
        "improved-movement:outdoor-blocking": "27.5c",
        "improved-movement:destroy-blocking": "27.5d",
        "improved-movement:characters": "27.5e",
        "improved-movement:move-through": "27.5f",
        "improved-targeting:elevated": "27.6a",
        "improved-targeting:hindering": "27.6b",
        "improved-targeting:blocking": "27.6c",
        "improved-targeting:destroy-blocking": "27.6d",
        "improved-targeting:characters": "27.6e",
        "improved-targeting:adjacent": "27.6f",
    }
)
