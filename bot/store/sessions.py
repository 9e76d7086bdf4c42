"""Sessions of the store: any number that read, and with SQLite one at a time that writes.

SQLite has one writer; others poll for the lock, and of a burst some would poll in vain until their patience ends.
Within this process they stand in a row instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Executable, Row, Table, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, async_sessionmaker
from sqlmodel.ext.asyncio.session import AsyncSession

__all__ = ["Sessions", "added"]


class Sessions:
    """Makes sessions of one database: call it for one that reads, `writing` for one that writes.

    What every command asks and writes goes without a session, by a statement made once (`rows`, `changing`): a session
    of objects takes more than twice as long.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._make = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        alone = engine.url.get_backend_name() == "sqlite"
        self._turn: asyncio.Lock | nullcontext[None] = asyncio.Lock() if alone else nullcontext()

    def __call__(self) -> AsyncSession:
        """Return a session that reads."""
        return self._make()

    async def rows(self, statement: Executable, **values: Any) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return what a statement finds, its `bindparam`s filled with the values of these names."""
        async with self._engine.connect() as connection:
            return (await connection.execute(statement, values)).all()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that writes, when it is its turn; what is not committed is taken back."""
        async with self._turn, self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a session that writes, when it is its turn."""
        async with self._turn, self._make() as session:
            yield session


async def added(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> int:
    """Add a row to a table and return the number that the database gives it."""
    key = (await connection.execute(insert(table), row)).inserted_primary_key
    assert key is not None  # noqa: S101  # of one row it is known
    return int(key[0])
