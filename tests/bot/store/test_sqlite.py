"""The driver of SQLite: reading waits for nobody, and nobody waits for whoever has to wait."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store import sqlite as driver


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the database's lock for writing, as another process does."""
    other = sqlite3.connect(folder / "judge.sqlite3")
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


async def longest_hold(work: asyncio.Task[object]) -> float:
    """Return the longest that the loop was held while a task was at work, in seconds."""
    longest, last = 0.0, time.perf_counter()
    while not work.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


async def test_reading_does_not_wait_for_a_writer(store: Store, tmp_path: Path) -> None:
    """While another process writes, games and settings are read as ever."""
    await store.games.create(1, 2, "heroclix-modern", [{"n": 1}], "ana", "i1")
    with locked(tmp_path):
        started = time.perf_counter()
        found = await store.games.open_in(2)
        assert found is not None
        assert await store.games.events_between(found.id, 0, 1) == [{"n": 1}]
        assert (await store.scopes.effective(1, 2)).language is None
        assert time.perf_counter() - started < 1


@pytest.mark.usefixtures("in_a_file")
async def test_a_writer_that_waits_holds_nobody_up(store: Store, tmp_path: Path) -> None:
    """A change that meets another's lock waits beside the loop, then says that the database is locked."""
    game = await store.games.create(1, 2, "heroclix-modern", [{"n": 1}], "ana", "i1")
    with locked(tmp_path):
        work: asyncio.Task[object] = asyncio.create_task(store.games.append(game.id, 1, [{"n": 2}], "ana", "i2"))
        assert await longest_hold(work) < 0.5
        with pytest.raises(StoreError, match="locked"):
            work.result()
    assert await store.games.append(game.id, 1, [{"n": 2}], "ana", "i2") == 2


async def test_a_change_whose_user_went_away_is_whole_or_not_there(store: Store) -> None:
    """Cancelled at any moment, an append leaves its events and the head agreeing, and the store at work."""
    game = await store.games.create(1, 2, "heroclix-modern", [{"n": 0}], "ana", "i")
    for attempt in range(20):
        head = (await store.games.open_in(2)).head  # type: ignore[union-attr]
        work = asyncio.create_task(store.games.append(game.id, head, [{"n": 1}, {"n": 2}], "ana", f"i{attempt}"))
        await asyncio.sleep(attempt / 4000)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        kept = await store.games.get(game.id)
        assert kept is not None
        assert len(kept.events) == kept.head
        assert kept.head in (head, head + 2)


async def test_steps_keep_their_order(tmp_path: Path) -> None:
    """A step begun before its caller gave up is done before the next one begins."""
    connection = await driver.connect(str(tmp_path / "x.sqlite3"))
    slow = asyncio.create_task(connection.waiting(time.sleep, 0.2))
    await asyncio.sleep(0.01)
    slow.cancel()
    started = time.perf_counter()
    await connection.cursor().execute("CREATE TABLE t (n INTEGER)")
    assert time.perf_counter() - started > 0.1
    await connection.close()


async def test_without_a_write_ahead_log_reading_may_wait_and_holds_nobody_up(tmp_path: Path) -> None:
    """Where a writer can hold up a reader, reading is done beside the loop too."""
    path = tmp_path / "judge.sqlite3"
    connection = await driver.connect(str(path), timeout=0.3)
    cursor = connection.cursor()
    await cursor.execute("CREATE TABLE t (n INTEGER)")
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    work: asyncio.Task[object] = asyncio.create_task(cursor.execute("SELECT n FROM t"))
    assert await longest_hold(work) < 0.25
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        work.result()
    other.close()
    await connection.close()
