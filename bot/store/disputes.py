"""What was commanded in games, disputes about their rulings, and the house rules that channels keep."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import translated
from bot.store.sessions import Sessions, added
from bot.store.tables import CommandedRow, DisputeRow, HouseRuleRow, table_of

__all__ = ["Commanded", "Disputes", "HouseRule", "commanded"]

REMEMBERED = 30.0  # seconds: every command of a channel asks for its house rules
MOST_REMEMBERED = 1000  # channels
COMMANDED, DISPUTE, RULE = table_of(CommandedRow), table_of(DisputeRow), table_of(HouseRuleRow)
OF_A_GAME = select(COMMANDED).where(COMMANDED.c.game_id == bindparam("game_id"))
AT_ONCE = 100  # rows that are read at once
PAGE = (
    OF_A_GAME.where(COMMANDED.c.sequence >= bindparam("since"), COMMANDED.c.id > bindparam("last"))
    .order_by(COMMANDED.c.id)
    .limit(AT_ONCE)
)
LAST = OF_A_GAME.order_by(COMMANDED.c.id.desc()).limit(AT_ONCE)
BY_ID = OF_A_GAME.where(COMMANDED.c.id == bindparam("number"))
OF_A_CHANNEL = select(RULE).where(RULE.c.channel_id == bindparam("channel_id")).order_by(RULE.c.id)
ONE = select(DISPUTE.c.payload).where(
    DISPUTE.c.id == bindparam("number"), DISPUTE.c.channel_id == bindparam("channel_id")
)


@dataclass(frozen=True, slots=True)
class Commanded:
    """What somebody commanded, as JSON: under the number of its events, or, refused, after so many events."""

    id: int
    sequence: int
    accepted: bool
    actor: str
    commands: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A table's own ruling: the section it touches, and its words."""

    id: int
    ruleset: str
    section: str
    text: str
    kept_by: str


def _read(row: Any) -> Commanded:
    return Commanded(row.id, row.sequence, row.accepted, row.actor, tuple(row.payload))


class Disputes:
    """Reads and writes them."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._rules: dict[int, tuple[float, list[HouseRule]]] = {}  # until when they are taken as they were read

    async def commanded(self, game_id: int, since: int = 0) -> list[Commanded]:
        """Return what was commanded in a game from a number of its log on, in its order."""
        found: list[Commanded] = []
        last = 0
        with translated():
            while rows := await self._sessions.rows(PAGE, game_id=game_id, since=since, last=last):
                found += map(_read, rows)
                last = rows[-1].id
                await asyncio.sleep(0)  # a long game is read in pieces, so that others have their turn
        return found

    async def commanded_last(self, game_id: int, through: int | None = None) -> list[Commanded]:
        """Return the last that was commanded in a game, the last first; what was accepted up to a number of its log."""
        query = LAST if through is None else LAST.where(COMMANDED.c.accepted, COMMANDED.c.sequence <= through)
        with translated():
            return [_read(row) for row in await self._sessions.rows(query, game_id=game_id)]

    async def commanded_one(self, game_id: int, number: int) -> Commanded | None:
        """Return what was commanded by the number that the store gave it, or None."""
        with translated():
            rows = await self._sessions.rows(BY_ID, game_id=game_id, number=number)
        return _read(rows[0]) if rows else None

    async def refused(self, game_id: int, head: int, actor: str, commands: Sequence[Mapping[str, Any]]) -> None:
        """Keep what was refused, in the place of what was refused that player before."""
        there = (COMMANDED.c.game_id == game_id) & (COMMANDED.c.actor == actor) & COMMANDED.c.accepted.is_(False)
        with translated():
            async with self._sessions.changing() as connection:
                await connection.execute(delete(COMMANDED).where(there))
                await commanded(connection, game_id, head, actor, commands, accepted=False)
                await connection.commit()

    async def renumbered(self, game_id: int, number: int, actor: str, commands: Sequence[Mapping[str, Any]]) -> None:
        """Keep what was commanded under the number that a correction gave it."""
        with translated():
            async with self._sessions.changing() as connection:
                await commanded(connection, game_id, number, actor, commands)
                await connection.commit()

    async def open(self, channel_id: int, game_id: int, payload: Mapping[str, Any]) -> int:
        """Store a dispute and return its number."""
        with translated():
            async with self._sessions.changing() as connection:
                row = {"channel_id": channel_id, "game_id": game_id, "payload": dict(payload)}
                number = await added(connection, DISPUTE, row)
                await connection.commit()
                return number

    async def get(self, number: int, channel_id: int) -> dict[str, Any] | None:
        """Return a channel's dispute by its number, or None."""
        with translated():
            rows = await self._sessions.rows(ONE, number=number, channel_id=channel_id)
        return dict(rows[0].payload) if rows else None

    async def put(self, number: int, payload: Mapping[str, Any]) -> None:
        """Store a dispute anew."""
        with translated():
            async with self._sessions.changing() as connection:
                changed = update(DISPUTE).where(DISPUTE.c.id == number).values(payload=dict(payload))
                await connection.execute(changed)
                await connection.commit()

    async def rules(self, channel_id: int) -> list[HouseRule]:
        """Return the house rules of a channel, the oldest first."""
        known = self._rules.get(channel_id)
        if known is not None and monotonic() < known[0]:
            return known[1]
        with translated():
            rows = await self._sessions.rows(OF_A_CHANNEL, channel_id=channel_id)
        found = [HouseRule(row.id, row.ruleset, row.section, row.text, row.kept_by) for row in rows]
        self._rules[channel_id] = (monotonic() + REMEMBERED, found)
        while len(self._rules) > MOST_REMEMBERED:
            self._rules.pop(next(iter(self._rules)))
        return found

    async def keep_rule(self, channel_id: int, ruleset: str, section: str, text: str, kept_by: str) -> int:
        """Keep a house rule and return its number."""
        row = {"channel_id": channel_id, "ruleset": ruleset, "section": section, "text": text, "kept_by": kept_by}
        with translated():
            async with self._sessions.changing() as connection:
                number = await added(connection, RULE, {**row, "created_at": datetime.now(UTC)})
                await connection.commit()
                self._rules.pop(channel_id, None)
                return number

    async def remove_rule(self, channel_id: int, number: int) -> bool:
        """Remove a channel's house rule; False where there is none of that number."""
        there = (RULE.c.channel_id == channel_id) & (RULE.c.id == number)
        with translated():
            async with self._sessions.changing() as connection:
                found = await connection.execute(delete(RULE).where(there))
                await connection.commit()
                self._rules.pop(channel_id, None)
                return found.rowcount == 1


async def commanded(
    connection: AsyncConnection,
    game_id: int,
    sequence: int,
    actor: str,
    commands: Sequence[Mapping[str, Any]],
    *,
    accepted: bool = True,
) -> None:
    """Keep what was commanded in a game; nothing where that is not known."""
    if commands:
        row = {"game_id": game_id, "sequence": sequence, "accepted": accepted, "actor": actor}
        await connection.execute(insert(COMMANDED), row | {"payload": [dict(each) for each in commands]})
