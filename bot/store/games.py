"""Games and their logs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy import select as select_columns
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.dice import KeptRoll, KeptSeed, begun, brought_in, revealed, rolls_added
from bot.store.disputes import commanded
from bot.store.errors import AlreadyAnswered, Conflict, GameAlreadyOpen, translated
from bot.store.sessions import Sessions, added
from bot.store.tables import AnsweredRow, EventRow, GameRow, SnapshotRow, table_of

__all__ = ["Games", "OpenGame", "Snapshot", "StoredGame"]

Payload = Mapping[str, Any]
Secret = tuple[bytes, str]  # a seed of a game's dice, and its hash that is published
AT_ONCE = 100  # events read or written at once
GAMES, EVENTS, ANSWERS = table_of(GameRow), table_of(EventRow), table_of(AnsweredRow)
OPEN = select_columns(GAMES.c.id, GAMES.c.ruleset, GAMES.c.head, GAMES.c.created_at).where(
    GAMES.c.open_channel == bindparam("channel_id")
)
CONFIRMS = select_columns(GAMES.c.confirms_rolls).where(GAMES.c.id == bindparam("game_id"))
ANSWERED = select_columns(ANSWERS.c.sequence).where(ANSWERS.c.interaction == bindparam("interaction"))
GROWN = update(GAMES).where(GAMES.c.id == bindparam("game_id"), GAMES.c.head == bindparam("before"))


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game and its whole log; `head` is the sequence of the last event, 0 when there is none."""

    id: int
    guild_id: int
    channel_id: int
    ruleset: str
    head: int
    events: tuple[dict[str, Any], ...]
    times: tuple[datetime, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game without its log; `head` as in `StoredGame`, `created` tells it from one whose id it took over."""

    id: int
    ruleset: str
    head: int
    created: datetime


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game folded up to a sequence; `code` is the version of the engine that did, `digest` that of the payload."""

    sequence: int
    code: str
    digest: str
    payload: bytes


class Games:
    """Reads and appends logs. Every write is one transaction: all of it, or nothing."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._writing: set[asyncio.Task[None]] = set()

    async def current(self, channel_id: int) -> StoredGame | None:
        """Return the open game of a channel, or None."""
        with translated():
            async with self._sessions() as session:
                row = (await session.exec(select(GameRow).where(GameRow.open_channel == channel_id))).first()
                return None if row is None else await self._whole(session, row)

    async def open_in(self, channel_id: int) -> OpenGame | None:
        """Return the open game of a channel without its log, or None."""
        with translated():
            rows = await self._sessions.rows(OPEN, channel_id=channel_id)
            return OpenGame(*rows[0]) if rows else None

    async def closed_last(self, channel_id: int) -> tuple[OpenGame, datetime] | None:
        """Return the game of a channel that was closed last, and when something happened in it last; None without."""
        query = select(GameRow.id, GameRow.ruleset, GameRow.head, GameRow.created_at)
        closed = query.where(GameRow.channel_id == channel_id, col(GameRow.open_channel).is_(None))
        with translated():
            async with self._sessions() as session:
                row = (await session.exec(closed.order_by(col(GameRow.id).desc()).limit(1))).first()
                if row is None:
                    return None
                last = select(EventRow.created_at).where(EventRow.game_id == row[0], EventRow.sequence == row[2])
                ended = (await session.exec(last)).first()
                return None if ended is None else (OpenGame(row[0] or 0, *row[1:]), _aware(ended))

    async def events_between(self, game_id: int, after: int, through: int) -> Sequence[Payload]:
        """Return the events of a game past the sequence `after`, up to and with `through`, in their order."""
        place = col(EventRow.sequence)
        found: list[Payload] = []
        with translated():
            async with self._sessions() as session:
                for first in range(after, through, AT_ONCE):
                    last = min(first + AT_ONCE, through)
                    query = select(EventRow.payload).where(EventRow.game_id == game_id, place > first, place <= last)
                    found += (await session.exec(query.order_by(place))).all()
                    await asyncio.sleep(0)
        return found

    async def snapshot(self, game_id: int) -> Snapshot | None:
        """Return the snapshot of a game, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(SnapshotRow, game_id)
                return None if row is None else Snapshot(row.sequence, row.code, row.digest, row.payload)

    async def keep_snapshot(self, game_id: int, snapshot: Snapshot) -> None:
        """Keep a snapshot in the place of the one that a game has."""
        with translated():
            async with self._sessions.writing() as session:
                await session.merge(
                    SnapshotRow(
                        game_id=game_id,
                        sequence=snapshot.sequence,
                        code=snapshot.code,
                        digest=snapshot.digest,
                        payload=snapshot.payload,
                    )
                )
                with suppress(IntegrityError):  # another process was first: its snapshot is as good
                    await session.commit()

    def keep(self, writing: Coroutine[Any, Any, None]) -> None:
        """Let what is only a cache be written while nobody waits for it; closing the store waits."""
        task = asyncio.create_task(writing)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def settled(self) -> None:
        """Wait until nothing that `keep` was given is still being written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def get(self, game_id: int) -> StoredGame | None:
        """Return a game by its id, open or not, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(GameRow, game_id)
                return None if row is None else await self._whole(session, row)

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        ruleset: str,
        events: Sequence[Payload],
        actor: str,
        interaction: str,
        *,
        secret: Secret | None = None,
        dice: tuple[Sequence[KeptSeed], Sequence[KeptRoll]] = ((), ()),
        commands: Mapping[int, Sequence[Payload]] | None = None,
        closed: bool = False,
    ) -> StoredGame:
        """Open a game in a channel with its first events, and the `secret` of its dice.

        `dice`, `commands`: those of a file. `closed`: it is over, and leaves the channel free.

        Raises GameAlreadyOpen when the channel has one, AlreadyAnswered for a repeated interaction.
        """
        with translated():
            async with self._sessions.changing() as connection:
                row = {
                    "guild_id": guild_id,
                    "channel_id": channel_id,
                    "open_channel": None if closed else channel_id,
                    "ruleset": ruleset,
                    "head": len(events),
                    "created_at": datetime.now(UTC),
                }
                await self._refuse_repeated(connection, interaction)
                try:
                    game_id = await added(connection, GAMES, row)
                    await self._add(connection, game_id, 0, events, actor, interaction)
                    await brought_in(connection, game_id, *dice)
                    for number, each in (commands or {}).items():
                        await commanded(connection, game_id, number, actor, each)
                    if secret is not None:
                        await begun(connection, game_id, *secret)
                    await connection.commit()
                except IntegrityError as error:
                    await connection.rollback()
                    await self._refuse_repeated(connection, interaction)
                    raise GameAlreadyOpen from error
        kept = tuple(dict(event) for event in events)
        return StoredGame(game_id, guild_id, channel_id, ruleset, len(kept), kept)

    async def confirms_rolls(self, game_id: int) -> bool:
        """Return whether typed rolls of a game wait for the other side's word."""
        with translated():
            rows = await self._sessions.rows(CONFIRMS, game_id=game_id)
            return bool(rows and rows[0][0])

    async def confirm_rolls(self, game_id: int, *, wanted: bool) -> None:
        """Let typed rolls of a game wait for the other side's word, or no longer."""
        with translated():
            async with self._sessions.changing() as connection:
                changed = update(GAMES).where(GAMES.c.id == game_id).values(confirms_rolls=wanted)
                await connection.execute(changed)
                await connection.commit()

    async def close(self, channel_id: int) -> None:
        """Free a channel of its open game, whose log stays as it is; the seed of its dice stays secret."""
        with translated():
            async with self._sessions.writing() as session:
                freed = update(GameRow).where(col(GameRow.open_channel) == channel_id).values(open_channel=None)
                await session.exec(freed)
                await session.commit()

    async def append(
        self,
        game_id: int,
        head: int,
        events: Sequence[Payload],
        actor: str,
        interaction: str,
        *,
        closes: bool = False,
        reopens: int | None = None,
        rolls: Sequence[KeptRoll] = (),
        secret: Secret | None = None,
        commands: Sequence[Payload] = (),
    ) -> int:
        """Append events after sequence `head` and return the new head; `closes` frees the channel, `reopens` takes it.

        `rolls`: those of the bot that the events hold; `commands`: what was commanded. A game that is closed reveals
        its seed, one that is opened again begins with another, its `secret`.

        Raises Conflict when the log has grown past `head`, or a roll's number is taken, AlreadyAnswered when this
        interaction's events are there already. In each case nothing is written.
        """
        with translated():
            async with self._sessions.changing() as connection:
                await self._refuse_repeated(connection, interaction)
                values: dict[str, Any] = {"game_id": game_id, "before": head, "head": head + len(events)}
                if closes or reopens is not None:
                    values["open_channel"] = reopens
                try:
                    result = await connection.execute(GROWN, values)
                except IntegrityError as error:  # another game has the channel
                    await connection.rollback()
                    raise GameAlreadyOpen from error
                if result.rowcount != 1:
                    await connection.rollback()
                    raise Conflict
                try:
                    await self._add(connection, game_id, head, events, actor, interaction)
                    await rolls_added(connection, game_id, rolls)
                    await commanded(connection, game_id, head + 1, actor, commands)
                    if closes:
                        await revealed(connection, game_id)
                    if secret is not None:
                        await begun(connection, game_id, *secret)
                    await connection.commit()
                except IntegrityError as error:
                    await connection.rollback()
                    await self._refuse_repeated(connection, interaction)
                    raise Conflict from error
                return head + len(events)

    @staticmethod
    async def _refuse_repeated(connection: AsyncConnection, interaction: str) -> None:
        if not interaction:
            return
        if (await connection.execute(ANSWERED, {"interaction": interaction})).first() is not None:
            raise AlreadyAnswered

    @staticmethod
    async def _add(
        connection: AsyncConnection, game_id: int, head: int, events: Sequence[Payload], actor: str, interaction: str
    ) -> None:
        now = datetime.now(UTC)
        for first in range(0, len(events), AT_ONCE):  # a long log is written in pieces, so that others have their turn
            rows = [
                {"game_id": game_id, "sequence": sequence, "actor": actor, "payload": dict(payload), "created_at": now}
                for sequence, payload in enumerate(events[first : first + AT_ONCE], head + first + 1)
            ]
            await connection.execute(insert(EVENTS), rows)
            await asyncio.sleep(0)  # the driver may be done before anybody had a turn
        if interaction:
            answered = {"interaction": interaction, "game_id": game_id, "sequence": head + len(events)}
            await connection.execute(insert(ANSWERS), answered)

    @staticmethod
    async def _whole(session: AsyncSession, row: GameRow) -> StoredGame:
        game_id = row.id or 0
        place = col(EventRow.sequence)
        rows: list[tuple[Payload, datetime]] = []
        for first in range(0, row.head, AT_ONCE):
            query = select(EventRow.payload, EventRow.created_at).where(EventRow.game_id == game_id)
            rows += (await session.exec(query.where(place > first, place <= first + AT_ONCE).order_by(place))).all()
            await asyncio.sleep(0)
        return StoredGame(
            game_id,
            row.guild_id,
            row.channel_id,
            row.ruleset,
            row.head,
            tuple(dict(payload) for payload, _ in rows),
            tuple(time for _, time in rows),
        )


def _aware(time: datetime) -> datetime:
    """Return a time with its zone: SQLite forgets that it is UTC."""
    return time if time.tzinfo is not None else time.replace(tzinfo=UTC)
