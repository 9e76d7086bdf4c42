"""The store: one engine, one session maker, and the repositories over them."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import sqlite
from bot.store.books import Books
from bot.store.clocks import Clocks
from bot.store.dice import StoredDice
from bot.store.disputes import Disputes
from bot.store.errors import StoreError, translated
from bot.store.file_watch import watch_file
from bot.store.games import Games
from bot.store.livings import Livings
from bot.store.menus import Menus
from bot.store.reports import Questions, Reports
from bot.store.rulings import Rulings
from bot.store.scopes import Scopes
from bot.store.secrets import Secrets
from bot.store.sessions import Sessions
from bot.store.shelf import Shelf
from bot.store.upgrade import upgrade

__all__ = ["Store"]

BUSY_MILLISECONDS = 2000  # how long a writer waits for another before the player is told


class Store:
    """The database behind the bot. Open it with `Store.open`, close it with `close`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.name = f"{engine.url.render_as_string(hide_password=True)}#{uuid4()}"  # tells stores apart in caches
        sessions = Sessions(engine)
        self.games = Games(sessions)
        self.dice = StoredDice(sessions)
        self.scopes = Scopes(sessions)
        self.rulings = Rulings(sessions)
        self.books = Books(sessions)
        self.menus = Menus(sessions)
        self.shelf = Shelf(sessions)
        self.livings = Livings(sessions)
        self.clocks = Clocks(sessions)
        self.questions = Questions(sessions)
        self.reports = Reports(sessions)
        self.secrets = Secrets(sessions)
        self.disputes = Disputes(sessions)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open the database at an asynchronous SQLAlchemy URL, bringing its schema up to date first.

        Raises StoreError when it cannot be opened, is read-only or is locked.
        """
        try:
            engine = create_async_engine(url)
        except Exception as error:
            raise StoreError("error-store-url", str(error)) from error
        if make_url(url).get_backend_name() == "sqlite":
            _prepare_sqlite(engine)
        try:
            with translated():
                if migrate:
                    async with engine.begin() as connection:
                        await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Close every connection, once what is being written stands."""
        await self.games.settled()
        await self._engine.dispose()


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """Set the pragmas of every connection: a log that survives a crash, keys that hold, a patient writer."""
    path = engine.url.database
    if path and path != ":memory:" and not path.startswith("file:") and not Path(path).parent.is_dir():
        raise StoreError("error-store-url", f"{Path(path).parent} is no folder")

    @event.listens_for(engine.sync_engine, "do_connect")
    def _connecting(_dialect: object, _record: object, _arguments: object, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = sqlite.connect

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys = ON")
        with suppress(sqlite3.OperationalError):  # a read-only file keeps its mode; the first write says so
            cursor.execute("PRAGMA journal_mode = WAL")
        cursor.close()

    if path and path != ":memory:":
        watch_file(engine, Path(path.removeprefix("file:").partition("?")[0]))
