"""An SQLite file that is taken away under its connections: nothing is written into what nobody will find again.

A connection keeps the file that it opened, linked or not. So each is held against the file that stands under the name:
before it is used, and again before what it wrote is said to be stored.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import StoreError

__all__ = ["watch_file"]

OPENED = "file"  # in what a connection remembers: which file it has


def watch_file(engine: AsyncEngine, path: Path) -> None:
    """Let every connection that has another file than the one named be replaced, or refused where there is none.

    The first connection may make the file. Raises, out of whatever uses a connection, StoreError.
    """
    made = False

    @event.listens_for(engine.sync_engine, "do_connect")
    def _opening(*_: object) -> None:
        if made and _identity(path) is None:  # opening would make an empty one
            raise _gone(path)

    @event.listens_for(engine.sync_engine, "connect")
    def _opened(_connection: object, record: Any) -> None:
        nonlocal made
        record.info[OPENED] = _identity(path)
        made = made or record.info[OPENED] is not None

    @event.listens_for(engine.sync_engine, "checkout")
    def _used(_connection: object, record: Any, _proxy: object) -> None:
        there = _identity(path)
        if there is None and made:
            raise _gone(path)
        if there != record.info[OPENED]:
            raise DisconnectionError  # another file has been put in its place: open that one

    @event.listens_for(engine.sync_engine, "commit")
    def _stored(connection: Connection) -> None:
        if _identity(path) != connection.connection.info[OPENED]:
            raise _gone(path)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _gone(path: Path) -> StoreError:
    return StoreError("error-store-gone", f"{path} is no longer the file that was opened")
