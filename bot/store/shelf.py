"""The shelf: units that a host imported for every server, and figures and forces that a server keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import UnitRow, table_of

__all__ = ["EVERYWHERE", "KeptUnit", "Shelf", "ShelfLabel"]

EVERYWHERE = 0  # the server's id of what the host imported
AT_ONCE = 200  # rows written at once
UNITS = table_of(UnitRow)
LABELS = (
    select(UNITS.c.id, UNITS.c.guild_id, UNITS.c.name, UNITS.c.told)
    .where(UNITS.c.game == bindparam("game"), UNITS.c.guild_id.in_((EVERYWHERE, bindparam("guild_id"))))
    .order_by(UNITS.c.name, UNITS.c.id)
)
STAMP = select(func.count(), func.max(UNITS.c.id)).where(
    UNITS.c.game == bindparam("game"), UNITS.c.guild_id.in_((EVERYWHERE, bindparam("guild_id")))
)
ONE = select(UNITS).where(UNITS.c.id == bindparam("unit_id"))


@dataclass(frozen=True, slots=True)
class KeptUnit:
    """What is put on the shelf: `key` tells it from others, `told` stands behind its name; `document` is as read."""

    key: str
    name: str
    told: str
    document: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ShelfLabel:
    """What is on the shelf, without its document; `own`: a server's rather than the host's."""

    id: int
    name: str
    told: str
    own: bool


class Shelf:
    """Reads and fills the shelf."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._labels: dict[tuple[str, int], tuple[tuple[Any, ...], tuple[ShelfLabel, ...]]] = {}

    async def put(self, guild_id: int, game: str, units: Sequence[KeptUnit]) -> None:
        """Put units on a shelf, each in the place of the one of its key; all, or none."""
        rows = [
            {
                "guild_id": guild_id,
                "game": game,
                "key": unit.key,
                "name": unit.name,
                "told": unit.told,
                "document": dict(unit.document),
            }
            for unit in {unit.key: unit for unit in units}.values()
        ]
        with translated():
            async with self._sessions.changing() as connection:
                for part in _parts(rows):
                    keys = [row["key"] for row in part]
                    there = (UNITS.c.guild_id == guild_id) & (UNITS.c.game == game) & UNITS.c.key.in_(keys)
                    await connection.execute(delete(UNITS).where(there))
                    await connection.execute(insert(UNITS), part)
                await connection.commit()

    async def take(self, guild_id: int, game: str, unit_id: int) -> bool:
        """Take a unit from a server's own shelf, and return whether it was there."""
        there = (UNITS.c.guild_id == guild_id) & (UNITS.c.game == game) & (UNITS.c.id == unit_id)
        with translated():
            async with self._sessions.changing() as connection:
                found = await connection.execute(delete(UNITS).where(there))
                await connection.commit()
                return found.rowcount == 1

    async def labels(self, guild_id: int, game: str) -> Sequence[ShelfLabel]:
        """Return what a server may take of a game: the host's and its own, by their names."""
        with translated():
            stamp = tuple((await self._sessions.rows(STAMP, game=game, guild_id=guild_id))[0])
            known = self._labels.get((game, guild_id))
            if known is not None and known[0] == stamp:
                return known[1]
            rows = await self._sessions.rows(LABELS, game=game, guild_id=guild_id)
        labels = tuple(ShelfLabel(row.id, row.name, row.told, row.guild_id != EVERYWHERE) for row in rows)
        self._labels[game, guild_id] = (stamp, labels)
        return labels

    async def get(self, guild_id: int, game: str, unit_id: int) -> KeptUnit | None:
        """Return a unit that a server may take, or None."""
        with translated():
            rows = await self._sessions.rows(ONE, unit_id=unit_id)
        if not rows or rows[0].game != game or rows[0].guild_id not in (EVERYWHERE, guild_id):
            return None
        row = rows[0]
        return KeptUnit(row.key, row.name, row.told, row.document)


def _parts(rows: Sequence[dict[str, Any]]) -> Iterable[Sequence[dict[str, Any]]]:
    return (rows[first : first + AT_ONCE] for first in range(0, len(rows), AT_ONCE))
