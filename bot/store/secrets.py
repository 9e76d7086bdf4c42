"""What only the bot may know for a while: cards laid face down, the order of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import SecretRow, table_of

__all__ = ["DECK", "Secrets"]

SECRETS = table_of(SecretRow)
DECK = "deck:"  # begins the name of a deck's secret: its `seed`
OF_A_GAME = select(SECRETS.c.name, SECRETS.c.payload).where(SECRETS.c.game_id == bindparam("game_id"))


class Secrets:
    """Reads and writes what a game keeps hidden; none of it stands in its log or its export."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def of_game(self, game_id: int) -> Mapping[str, dict[str, Any]]:
        """Return what a game keeps hidden, by its names."""
        with translated():
            return {row.name: row.payload for row in await self._sessions.rows(OF_A_GAME, game_id=game_id)}

    async def decks_of(self, game_id: int) -> Mapping[str, str]:
        """Return the seeds that a game's decks were shuffled by, by the names of the decks."""
        kept = await self.of_game(game_id)
        decks = {name.removeprefix(DECK): each for name, each in kept.items() if name.startswith(DECK)}
        return {name: str(each["seed"]) for name, each in decks.items()}

    async def keep(self, game_id: int, name: str, payload: Mapping[str, Any]) -> None:
        """Keep something hidden, in the place of what has its name."""
        with translated():
            async with self._sessions.changing() as connection:
                there = (SECRETS.c.game_id == game_id) & (SECRETS.c.name == name)
                await connection.execute(delete(SECRETS).where(there))
                await connection.execute(insert(SECRETS), {"game_id": game_id, "name": name, "payload": dict(payload)})
                await connection.commit()
