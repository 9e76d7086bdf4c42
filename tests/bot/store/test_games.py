"""The log of a game: it only grows, in order, once per interaction."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.store import AlreadyAnswered, Conflict, GameAlreadyOpen, Store, StoreError
from tests.e2e.loop_hold import longest_hold


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


async def test_a_log_comes_back_in_order(store: Store) -> None:
    """What was appended is read back in its order, and the head counts it."""
    game = await store.games.create(1, 2, "heroclix-modern", [{"n": 1}], "ana", "i1")
    assert await store.games.append(game.id, 1, [{"n": 2}, {"n": 3}], "bruno", "i2") == 3
    found = await store.games.current(2)
    assert found is not None
    assert [event["n"] for event in found.events] == [1, 2, 3]
    assert found.head == 3


async def test_a_channel_has_one_open_game(store: Store) -> None:
    """A second game in the same channel is refused; another channel may have its own."""
    await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    with pytest.raises(GameAlreadyOpen):
        await store.games.create(1, 2, "heroclix-modern", [{}], "bruno", "i2")
    await store.games.create(1, 3, "heroclix-modern", [{}], "bruno", "i3")


async def test_a_closed_game_frees_its_channel(store: Store) -> None:
    """After the closing event the channel has no open game, and the log is still there."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    await store.games.append(game.id, 1, [{"end": True}], "ana", "i2", closes=True)
    assert await store.games.current(2) is None
    kept = await store.games.get(game.id)
    assert kept is not None
    assert kept.head == 2


async def test_the_same_interaction_is_stored_once(store: Store) -> None:
    """An interaction that comes twice changes nothing the second time."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    await store.games.append(game.id, 1, [{}], "ana", "i2")
    with pytest.raises(AlreadyAnswered):
        await store.games.append(game.id, 2, [{}], "ana", "i2")
    with pytest.raises(AlreadyAnswered):
        await store.games.create(1, 9, "heroclix-modern", [{}], "ana", "i1")
    kept = await store.games.get(game.id)
    assert kept is not None
    assert kept.head == 2


async def test_a_stale_head_is_a_conflict(store: Store) -> None:
    """Whoever decided on an older log writes nothing."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    await store.games.append(game.id, 1, [{}], "ana", "i2")
    with pytest.raises(Conflict):
        await store.games.append(game.id, 1, [{}], "bruno", "i3")
    kept = await store.games.get(game.id)
    assert kept is not None
    assert len(kept.events) == 2


async def test_of_many_at_the_same_instant_one_wins(store: Store) -> None:
    """Ten appends after the same head: one is stored whole, nine are conflicts, nothing is half there."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i0")
    tries = [store.games.append(game.id, 1, [{"n": n}, {"n": n}], "ana", f"i{n}") for n in range(1, 11)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 9 + ["int"]
    kept = await store.games.get(game.id)
    assert kept is not None
    assert kept.head == len(kept.events) == 3
    assert kept.events[1] == kept.events[2]


async def test_a_burst_in_many_games_is_stored_whole(store: Store) -> None:
    """Sixty writers at once, each in a game of its own: none is told that the database is busy."""
    games = [await store.games.create(1, n, "heroclix-modern", [{}], "ana", f"new{n}") for n in range(60)]
    heads = await asyncio.gather(*(store.games.append(game.id, 1, [{}], "ana", f"i{game.id}") for game in games))
    assert heads == [2] * 60


async def test_a_log_survives_reopening(database: str) -> None:
    """A game is there after the store was closed and opened again."""
    first = await Store.open(database)
    await first.games.create(1, 2, "heroclix-modern", [{"name": "ñandú"}], "ana", "i1")
    await first.close()
    second = await Store.open(database)
    found = await second.games.current(2)
    await second.close()
    assert found is not None
    assert found.events[0]["name"] == "ñandú"


@pytest.mark.usefixtures("in_a_file")
async def test_a_read_only_database_says_so(tmp_path: Path, database: str) -> None:
    """Writing to a read-only database raises StoreError with the message for players, and reading works."""
    writer = await Store.open(database)
    game = await writer.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    await writer.close()
    reader = await Store.open(f"sqlite+aiosqlite:///file:{tmp_path / 'judge.sqlite3'}?mode=ro&uri=true")
    try:
        with pytest.raises(StoreError) as caught:
            await reader.games.append(game.id, 1, [{}], "ana", "i2")
        assert caught.value.message == "error-store-read-only"
        assert (await reader.games.get(game.id)) is not None
    finally:
        await reader.close()


@pytest.mark.usefixtures("in_a_file")
async def test_a_locked_database_says_so(store: Store, tmp_path: Path) -> None:
    """While another process holds the write lock, a player reads that the database is busy."""
    import sqlite3  # noqa: PLC0415  # only this test plays the other process

    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    other = sqlite3.connect(tmp_path / "judge.sqlite3")
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(StoreError) as caught:
            await store.games.append(game.id, 1, [{}], "ana", "i2")
        assert caught.value.message == "error-store-locked"
    finally:
        other.rollback()
        other.close()
    assert await store.games.append(game.id, 1, [{}], "ana", "i2") == 2


@pytest.mark.usefixtures("in_a_file")
async def test_a_full_disk_says_so(store: Store) -> None:
    """Where no page more fits, a player reads that the disk is full, and nothing is stored."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")

    @event.listens_for(store._engine.sync_engine, "begin")
    def _full(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    with pytest.raises(StoreError) as caught:
        await store.games.append(game.id, 1, [{"long": "x" * 100_000}], "ana", "i2")
    assert caught.value.message == "error-store-full"
    kept = await store.games.get(game.id)
    assert kept is not None
    assert kept.head == 1


@pytest.mark.usefixtures("in_a_file")
async def test_a_deleted_file_is_not_written_to(store: Store, tmp_path: Path) -> None:
    """Taken away before or in the middle of a transaction, the file takes nothing, and none is made in its place."""
    game = await store.games.create(1, 2, "heroclix-modern", [{}], "ana", "i1")
    path = tmp_path / "judge.sqlite3"

    def taken_away(*_: object) -> None:
        path.rename(tmp_path / "away")

    event.listen(store._engine.sync_engine, "before_cursor_execute", taken_away, once=True)
    for interaction in ("i2", "i3"):
        with pytest.raises(StoreError) as caught:
            await store.games.append(game.id, 1, [{}], "ana", interaction)
        assert caught.value.message == "error-store-gone"
        assert not path.exists()
    (tmp_path / "away").rename(path)
    assert await store.games.append(game.id, 1, [{}], "ana", "i2") == 2


@pytest.mark.parametrize("url", ["nonsense", "sqlite+aiosqlite:////no/such/folder/x.sqlite3"])
async def test_an_unusable_address_says_so(url: str) -> None:
    """A database address that cannot be opened is told in one line."""
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    assert caught.value.message == "error-store-url"


async def test_a_long_log_holds_up_nobody(store: Store) -> None:
    """Five thousand events are stored and read whole in steps of less than 50 ms of the loop."""
    events = [{"event": "token-changed", "figure": "rook", "change": 1, "number": n} for n in range(5000)]
    first = await store.games.create(1, 9, "heroclix-modern", [{}], "ana", "i0")  # what is prepared once
    assert await store.games.get(first.id) is not None
    assert await store.games.events_between(first.id, 0, 1)
    gc.collect()
    gc.freeze()  # what the other tests have left is not for this one to sweep
    with longest_hold() as held:
        game = await store.games.create(1, 2, "heroclix-modern", events, "ana", "i1")
        kept = await store.games.get(game.id)
        assert len(await store.games.events_between(game.id, 0, 5000)) == 5000
    assert kept is not None
    assert list(kept.events) == events
    assert held.seconds < 0.05, held
