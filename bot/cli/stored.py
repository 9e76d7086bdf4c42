"""What the host's database holds of imported books, for commands that answer without one too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.cli.run import host_settings

if TYPE_CHECKING:
    from bot.books import Quote
    from bot.store import Store
    from rulesdb import ImportedText

__all__ = ["books_of", "quote_of"]

T = TypeVar("T")


def quote_of(ruleset: str, section: str, lang: str, question: str = "") -> Quote | None:
    """Return what the host's imported book says in a section, or None where there is none."""

    async def read(store: Store) -> Quote | None:
        from bot.books import imported_quote  # noqa: PLC0415

        return await imported_quote(store, ruleset, section, lang, question)

    return _read(read)


@cache
def books_of(ruleset: str) -> tuple[ImportedText, ...]:
    """Return the host's imported copies of a ruleset's book, read once; none where there is none."""

    async def read(store: Store) -> tuple[ImportedText, ...]:
        from bot.books import imported_texts  # noqa: PLC0415

        return await imported_texts(store, ruleset)

    return _read(read) or ()


def _read(what: Callable[[Store], Awaitable[T]]) -> T | None:
    """Return what is read from the database; no database is made to find that there is none."""
    from sqlalchemy import make_url  # noqa: PLC0415  # a list needs no store

    from bot.store import Store, StoreError  # noqa: PLC0415

    url = host_settings().async_database_url
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        return None

    async def read() -> T:
        store = await Store.open(url, migrate=False)
        try:
            return await what(store)
        finally:
            await store.close()

    try:
        return asyncio.run(read())
    except StoreError:
        return None  # our words need no store
