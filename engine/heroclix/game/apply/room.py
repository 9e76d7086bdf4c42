"""How much a game holds at most of each: more than any table has, and little enough that nobody waits for it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import DocumentError
from engine.heroclix.game.state import GameState

__all__ = ["MOST", "check_room"]

# figures, markers and objects as a position document holds them
MOST: Mapping[str, int] = {
    "figures": 200, "cards": 200, "markers": 2000, "things": 500, "lasting": 300, "counters": 300, "generated": 2000,
    "turns": 1000, "entered": 1000, "deferred": 300, "objections": 300, "scored": 1000, "pending": 100,
}  # fmt: skip
# what a player names who adds one more
NAMED: Mapping[str, str] = {
    "figures": "figure", "cards": "card", "markers": "what", "things": "what", "turns": "turn",
    "lasting": "effects", "counters": "count"
}  # fmt: skip


def check_room(before: GameState, after: GameState) -> None:
    """Raise DocumentError where an event adds to what a game has enough of already."""
    for name, most in MOST.items():
        held = getattr(after, name)
        if len(held) > most and len(held) > len(getattr(before, name)):
            raise DocumentError(NAMED.get(name, name), "error-game-full", limit=most)
