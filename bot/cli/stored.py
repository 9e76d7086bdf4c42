"""What the host's database holds of imported books, for commands that answer without one too."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.app.default_store import default_store

if TYPE_CHECKING:
    from bot.library.books import Quote
    from bot.store import Store
    from rulesdb import ImportedText

__all__ = ["books_of", "quote_of"]

T = TypeVar("T")
HOSTS_OWN = ("DATABASE_", "DISCORD_", "JUDGE_")  # how the names of the host's variables begin


def quote_of(ruleset: str, section: str, lang: str, question: str = "") -> Quote | None:
    """Return what the host's imported book says in a section, or None where there is none."""

    async def read(store: Store) -> Quote | None:
        from bot.library.books import imported_quote  # noqa: PLC0415

        return await imported_quote(store, ruleset, section, lang, question)

    return _read(read)


@cache
def books_of(ruleset: str) -> tuple[ImportedText, ...]:
    """Return the host's imported copies of a ruleset's book, read once; none where there is none."""

    async def read(store: Store) -> tuple[ImportedText, ...]:
        from bot.library.books import imported_texts  # noqa: PLC0415

        return await imported_texts(store, ruleset)

    return _read(read) or ()


def _read(what: Callable[[Store], Awaitable[T]]) -> T | None:
    """Return what is read from the database; no database is made to find that there is none."""
    if not _says_anything() and not _holds_a_book(default_store()):
        return None
    from bot.cli.run import host_settings  # noqa: PLC0415  # slow to import, like the store

    settings = host_settings()
    if settings.sqlite_file is not None and not _holds_a_book(settings.sqlite_file):
        return None
    from bot.store import Store, StoreError  # noqa: PLC0415  # slow to import: most hosts have no book

    url = settings.async_database_url

    async def read() -> T:
        store = await Store.open(url, migrate=False)
        try:
            return await what(store)
        finally:
            await store.close()

    import asyncio  # noqa: PLC0415

    try:
        return asyncio.run(read())
    except StoreError:
        return None  # our words need no store


def _says_anything() -> bool:
    """Tell whether the host's environment sets where the store is, or anything that might be wrong."""
    return any(name.upper().startswith(HOSTS_OWN) for name in os.environ)


def _holds_a_book(file: Path) -> bool:
    """Tell whether an SQLite store has an imported book; one that can't be read has none to quote."""
    if not file.is_file():
        return False
    import sqlite3  # noqa: PLC0415  # most askers have no store

    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as store:
            return store.execute("SELECT 1 FROM book LIMIT 1").fetchone() is not None
    except sqlite3.Error:
        return False
