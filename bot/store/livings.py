"""The living message of each game: which one it is, and what it told last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import LivingRow

__all__ = ["Living", "Livings"]


@dataclass(frozen=True, slots=True)
class Living:
    """A game's living message: its id, its language, the turn in which it was posted, and what it told last."""

    game_id: int
    message_id: int
    language: str
    turn: int
    told: dict[str, Any]


class Livings:
    """Reads and writes where the living messages are."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def put(self, living: Living) -> None:
        """Store a game's living message in place of the one before it."""
        with translated():
            async with self._sessions.writing() as session:
                row = LivingRow(
                    game_id=living.game_id,
                    message_id=living.message_id,
                    language=living.language,
                    turn=living.turn,
                    told=living.told,
                )
                await session.merge(row)
                await session.commit()

    async def get(self, game_id: int) -> Living | None:
        """Return the living message of a game, or None where it has none yet."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(LivingRow, game_id)
                return None if row is None else Living(game_id, row.message_id, row.language, row.turn, dict(row.told))
