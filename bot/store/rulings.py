"""Rulings that were shown, kept so that `/why` and "show the steps" can tell them in full, after a restart too."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlmodel import col, select

from bot.store.errors import translated
from bot.store.sessions import Sessions, added
from bot.store.tables import RulingRow, table_of

__all__ = ["Rulings"]

RULING = table_of(RulingRow)


class Rulings:
    """Reads and writes rulings."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def add(self, channel_id: int, payload: dict[str, Any]) -> int:
        """Store a ruling and return its id."""
        with translated():
            async with self._sessions.changing() as connection:
                row = {"channel_id": channel_id, "payload": payload, "created_at": datetime.now(UTC)}
                ruling_id = await added(connection, RULING, row)
                await connection.commit()
                return ruling_id

    async def get(self, ruling_id: int) -> dict[str, Any] | None:
        """Return a ruling by its id, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(RulingRow, ruling_id)
                return None if row is None else row.payload

    async def since(self, channel_id: int, time: datetime, most: int) -> list[tuple[int, dict[str, Any]]]:
        """Return a channel's rulings since a time, with their ids, in their order; of many the last."""
        with translated():
            async with self._sessions() as session:
                query = select(RulingRow).where(RulingRow.channel_id == channel_id, col(RulingRow.created_at) >= time)
                rows = (await session.exec(query.order_by(col(RulingRow.id).desc()).limit(most))).all()
                return [(row.id or 0, row.payload) for row in reversed(rows)]

    async def last(self, channel_id: int) -> dict[str, Any] | None:
        """Return the last ruling of a channel, or None."""
        with translated():
            async with self._sessions() as session:
                query = select(RulingRow).where(RulingRow.channel_id == channel_id).order_by(col(RulingRow.id).desc())
                row = (await session.exec(query)).first()
                return None if row is None else row.payload
