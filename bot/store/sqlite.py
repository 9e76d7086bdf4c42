"""SQLite for SQLAlchemy's asynchronous engine: what may wait goes to a thread, what may not is done at once.

The usual driver sends every step to a thread and back, some ten times for one look at a table; each costs more than
the look. Of a database with a write-ahead log nobody's writing holds up a reader, so reading is done where it is asked
for. Whatever waits for a lock or for the disk (the first change of a transaction, its commit) is done in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Self
from weakref import WeakValueDictionary

__all__ = ["connect"]

READING = frozenset({"SELECT", "PRAGMA"})
THREADS = 8  # as many changes as may wait at once
PATIENCE = 5.0  # seconds that a change waits for others of this process, which take their turns
_threads = ThreadPoolExecutor(THREADS, "sqlite")
_turns: WeakValueDictionary[tuple[asyncio.AbstractEventLoop, str], asyncio.Lock] = WeakValueDictionary()


async def connect(*arguments: Any, **options: Any) -> Connection:
    """Open a database as `sqlite3.connect` does. Raises what that raises."""
    options["check_same_thread"] = False  # one step after the other, though not in one thread
    connection = await asyncio.wrap_future(_threads.submit(sqlite3.connect, *arguments, **options))
    key = asyncio.get_running_loop(), str(arguments[0])
    turn = _turns.get(key)
    if turn is None:
        turn = _turns[key] = asyncio.Lock()
    return Connection(connection, turn)


class Connection:
    """A connection whose steps are awaited; one step at a time, in their order."""

    def __init__(self, connection: sqlite3.Connection, turn: asyncio.Lock) -> None:
        self._connection = connection
        self._turn = turn
        self._has_turn = False
        self._step: Future[Any] | None = None
        self._write_ahead: bool | None = None

    @property
    def isolation_level(self) -> str | None:
        """As `sqlite3` has it."""
        return self._connection.isolation_level

    def cursor(self) -> Cursor:
        """Return a new cursor."""
        return Cursor(self, self._connection.cursor())

    async def create_function(self, *arguments: Any, **options: Any) -> None:
        """Let SQL call a function."""
        self._connection.create_function(*arguments, **options)

    async def commit(self) -> None:
        """Write what was changed to the disk."""
        if self._connection.in_transaction:
            await self.waiting(self._connection.commit)
        self._next()

    async def rollback(self) -> None:
        """Take back what was changed."""
        await self.idle()
        if self._connection.in_transaction:
            await self.waiting(self._connection.rollback)
        self._next()

    async def close(self) -> None:
        """Close it; the last one of a database writes its log into the file."""
        await self.waiting(self._connection.close)
        self._next()

    def stop(self) -> None:
        """Close it without waiting."""
        _threads.submit(self._connection.close)
        self._next()

    async def change(self, step: Callable[..., Any], *arguments: Any) -> None:
        """Do in a thread what changes the database, in turn with the others of this process.

        Raises sqlite3.OperationalError, as for another process's lock, when the turn does not come.
        """
        try:
            await asyncio.wait_for(self._turn.acquire(), PATIENCE)
        except TimeoutError:
            raise sqlite3.OperationalError("database is locked") from None
        self._has_turn = True
        await self.waiting(step, *arguments)
        if not self._connection.in_transaction:
            self._next()

    def _next(self) -> None:
        """Give the turn to the next, once nothing that was changed is left open."""
        if self._has_turn:
            self._has_turn = False
            self._turn.release()

    async def waiting(self, step: Callable[..., Any], *arguments: Any) -> Any:
        """Do in a thread what may have to wait. It is done to its end, though whoever waits for it gives up."""
        await self.idle()
        self._step = _threads.submit(step, *arguments)
        return await asyncio.shield(asyncio.wrap_future(self._step))

    async def idle(self) -> None:
        """Wait for a step whose caller gave up."""
        if self._step is not None and not self._step.done():
            await asyncio.wait([asyncio.wrap_future(self._step)])

    async def at_once(self, operation: str) -> bool:
        """Tell whether a statement can neither wait for a lock nor for the disk."""
        await self.idle()
        if self._connection.in_transaction:
            return True
        if operation.lstrip()[:6].upper() != "SELECT":
            return False
        if self._write_ahead is None:
            (mode,) = await self.waiting(lambda: self._connection.execute("PRAGMA journal_mode").fetchone())
            self._write_ahead = mode == "wal"
        return self._write_ahead


class Cursor:
    """A cursor whose steps are awaited."""

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        self._owner = connection
        self._cursor = cursor
        self.arraysize = 1

    @property
    def description(self) -> Any:
        """The columns of what was found."""
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the last row added."""
        return self._cursor.lastrowid

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> Self:
        """Carry out a statement."""
        if await self._owner.at_once(operation):
            self._cursor.execute(operation, parameters)
        elif operation.lstrip()[:6].upper() in READING:
            await self._owner.waiting(self._cursor.execute, operation, parameters)
        else:
            await self._owner.change(self._cursor.execute, operation, parameters)
        return self

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Self:
        """Carry out a statement for each of several rows."""
        if await self._owner.at_once(operation):
            self._cursor.executemany(operation, parameters)
        else:
            await self._owner.change(self._cursor.executemany, operation, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        """Return all that was found and not read yet."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Close it."""
        self._cursor.close()
