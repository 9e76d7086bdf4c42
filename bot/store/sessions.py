"""Sessions of the store: any number that read, and with SQLite one at a time that writes.

SQLite has one writer; others poll for the lock, and of a burst some would poll in vain until their patience ends.
Within this process they stand in a row instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker
from sqlmodel.ext.asyncio.session import AsyncSession

__all__ = ["Sessions"]


class Sessions:
    """Makes sessions of one database: call it for one that reads, `writing` for one that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._make = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        alone = engine.url.get_backend_name() == "sqlite"
        self._turn: asyncio.Lock | nullcontext[None] = asyncio.Lock() if alone else nullcontext()

    def __call__(self) -> AsyncSession:
        """Return a session that reads."""
        return self._make()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a session that writes, when it is its turn."""
        async with self._turn, self._make() as session:
            yield session
