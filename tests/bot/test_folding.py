"""A game is what its log says, however much of the log is read: remembered, from a snapshot, or whole."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import zlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from bot.heroclix.table import act, open_game, table
from bot.store import OpenGame, Snapshot, Store
from bot.store.upgrade import upgrade
from bot.table import folding, snapshots
from bot.table.call import Call
from engine.heroclix.door import GAME
from engine.heroclix.game import (
    GameState,
    Join,
    NewGame,
    Redo,
    Undo,
    event_from_json,
    fold,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import Played

CHANNEL = 7


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots after a few events, and little of a game's past held, so that short games meet every case."""
    monkeypatch.setattr(folding, "BETWEEN", 12)
    monkeypatch.setattr(folding, "BEHIND", 2)
    monkeypatch.setattr(folding, "HELD", 3)


def forget() -> None:
    """Forget every folded game, as a restart does."""
    folding._remembered.clear()


def by(actor: str, store: Store) -> Call:
    """Return a judge's call in the channel."""
    return Call(store=store, user_id=actor, user_name=actor, channel_id=CHANNEL, language="en", judge=True)


class Backwards(Played):
    """A random game in which much is taken back, several commands at once, and sometimes put back."""

    def step(self) -> None:
        """Give a command; then sometimes take back some and put back fewer."""
        super().step()
        while self.chance.random() < 0.25 and self.state.last is not None and self.state.turn_number:
            back = self.chance.randint(1, 6)
            for _ in range(back):
                if self.state.last is None or self.state.turn_number == 0:
                    break
                self.give(Undo(actor="judge", judge=True))
            for _ in range(self.chance.randint(0, back)):
                if self.state.taken_back is None:
                    break
                self.give(Redo(actor="judge", judge=True))
        self.over = False


def commands_of(state: GameState) -> Iterator[int]:
    """Yield the commands that can be taken back, the last one first."""
    while state.last is not None:
        yield state.last.command
        assert state.last.before is not None
        state = state.last.before


async def stored_whole(store: Store, game_id: int) -> GameState:
    """Return the fold of a game's whole log."""
    stored = await store.games.get(game_id)
    assert stored is not None
    return fold(map(event_from_json, stored.events))


def logs(seeds: range) -> Iterator[list[dict[str, Any]]]:
    """Yield the logs of random games with much taken back."""
    for seed in seeds:
        game = Backwards(seed, Counts(), 0.0)
        for _ in range(30):
            if game.state.status != "playing":
                break
            game.step()
        yield game.log


@pytest.mark.usefixtures("fewer")
async def test_a_game_is_the_same_remembered_restarted_or_read_whole(store: Store) -> None:
    """In random games whose commands are taken back and put back, each way of reading tells the same game."""
    for number, log in enumerate(logs(range(4))):
        chance, channel = random.Random(number), 100 + number
        game = await store.games.create(1, channel, "heroclix-modern", log[:1], "ana", f"n{number}")
        head = 1
        while head < len(log):
            step = chance.randint(1, 9)
            head = await store.games.append(game.id, head, log[head : head + step], "ana", f"n{number}-{head}")
            if chance.random() < 0.3:
                await store.games.settled()
                forget()
            found = await store.games.open_in(channel)
            assert found is not None
            state, expected = await folding.folded(store, found), fold(map(event_from_json, log[:head]))
            assert (state, state.sequence) == (expected, head)
            assert (state.last and state.last.command) == (expected.last and expected.last.command)
            assert (state.taken_back and state.taken_back.command) == (
                expected.taken_back and expected.taken_back.command
            )
        await store.games.settled()
        assert len(log) < 60 or await store.games.snapshot(game.id) is not None


@pytest.mark.usefixtures("fewer")
async def test_everything_can_be_taken_back_however_little_is_held(store: Store) -> None:
    """Undo after undo reaches the game's opening, and redo after redo its end, with restarts in between."""
    (log,) = logs(range(11, 12))
    game = await store.games.create(1, CHANNEL, "heroclix-modern", log, "ana", "n")
    call, at_the_end = by("judge", store), fold(map(event_from_json, log))
    expected = list(commands_of(at_the_end))
    assert len(expected) > 3 * folding.HELD
    for count, command in enumerate(expected):
        if count % 7 == 0:
            await store.games.settled()
            forget()
        outcome = await act(call, Undo(actor="judge", judge=True))
        assert outcome.ruling.value == command
        assert outcome.table.state == await stored_whole(store, game.id)
    assert (await act(call, Undo(actor="judge", judge=True))).ruling.verdict == "refused"
    for count, command in enumerate(reversed(expected)):
        if count % 7 == 0:
            forget()
        assert (await act(call, Redo(actor="judge", judge=True))).ruling.value == command
    assert (await table(call)).state == at_the_end


@pytest.mark.usefixtures("fewer")
async def test_what_another_process_appended_is_seen(store: Store) -> None:
    """A remembered game grows by what others write to its log; nothing that stood before is read again."""
    (log,) = logs(range(21, 22))
    game = await store.games.create(1, CHANNEL, "heroclix-modern", log[:40], "ana", "n")
    call = by("judge", store)
    assert (await table(call)).head == 40
    await store.games.append(game.id, 40, log[40:], "ben", "m")
    found = await table(call)
    assert (found.head, found.state) == (len(log), fold(map(event_from_json, log)))


async def test_a_log_put_back_from_a_backup_is_read_anew(store: Store) -> None:
    """A game whose head lies before what is remembered is what its log says, not what it was."""
    (log,) = logs(range(31, 32))
    await store.games.create(1, CHANNEL, "heroclix-modern", log, "ana", "n")
    found = await store.games.open_in(CHANNEL)
    assert found is not None
    await folding.folded(store, found)
    shorter = next(head for head in range(len(log) - 5, 0, -1) if log[head]["command"] == head + 1)
    assert await folding.folded(store, replace(found, head=shorter)) == fold(map(event_from_json, log[:shorter]))


def damaged(snapshot: Snapshot) -> Iterator[Snapshot]:
    """Yield the snapshot wrong in every way that a database or another version can make it."""
    half = len(snapshot.payload) // 2
    yield replace(snapshot, payload=snapshot.payload[:half])
    yield replace(snapshot, payload=snapshot.payload[:half] + b"?" + snapshot.payload[half + 1 :])
    yield replace(snapshot, payload=b"")
    yield replace(snapshot, digest="0" * 32)
    yield replace(snapshot, code="another version's")
    yield replace(snapshot, sequence=snapshot.sequence + 1)


def sealed(payload: bytes) -> Snapshot:
    """Return bytes as a snapshot whose digest and version are right."""
    return Snapshot(1, snapshots.code_version(), snapshots._digest(payload), payload)


@pytest.mark.usefixtures("fewer")
async def test_a_damaged_snapshot_is_ignored(store: Store) -> None:
    """Cut short, altered, of another version or sequence: the log is read whole and tells the game."""
    (log,) = logs(range(41, 42))
    game = await store.games.create(1, CHANNEL, "heroclix-modern", log, "ana", "n")
    call, expected = by("judge", store), fold(map(event_from_json, log))
    await table(call)
    await store.games.settled()
    good = await store.games.snapshot(game.id)
    assert good is not None
    assert snapshots.restored(good, GameState) == fold(map(event_from_json, log[: good.sequence]))
    for bad in damaged(good):
        assert snapshots.restored(bad, GameState) is None
        await store.games.keep_snapshot(game.id, bad)
        forget()
        assert (await table(call)).state == expected
        await store.games.settled()


def test_a_snapshot_runs_no_code(tmp_path: Any) -> None:
    """Bytes that name anything but the engine's own values make nothing, though their digest is right."""

    class Evil:
        def __reduce__(self) -> Any:
            return os.mkdir, (str(tmp_path / "made"),)

    for value in (Evil(), OpenGame(1, "", 1, None), {"a": 1}):  # type: ignore[arg-type]
        assert snapshots.restored(sealed(zlib.compress(pickle.dumps(value))), GameState) is None
    assert not (tmp_path / "made").exists()


async def test_snapshots_of_every_random_game_come_back_as_they_were() -> None:
    """What pickling might lose, equality would tell: every state of some random games is restored the same."""
    for seed in range(50, 54):
        game = Played(seed, Counts(), 0.0)
        for _ in range(40):
            if game.state.status != "playing":
                break
            game.step()
            again = snapshots.restored(snapshots.snapshot_of(GAME.bare(game.state)), GameState)
            assert again == game.state
            assert to_document(again) == to_document(game.state)


async def test_two_at_once_take_back_one_each(store: Store) -> None:
    """Undos at the same instant are put in a row, as before."""
    call = by("judge", store)
    await open_game(call, NewGame("heroclix-modern", actor="judge"))
    await act(call, Join("Ann", actor="ann"))
    await act(call, Join("Ben", actor="ben"))
    await asyncio.gather(*(act(call, Undo(actor="judge", judge=True)) for _ in range(2)))
    assert (await table(call)).state.players == ()


async def test_no_event_is_read_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read or written once is never read again: each reading begins past the head that is remembered."""
    (log,) = logs(range(61, 62))
    game = await store.games.create(1, CHANNEL, "heroclix-modern", log[:20], "ana", "n")
    asked: list[tuple[int, int]] = []
    between = store.games.events_between

    async def spied(game_id: int, after: int, through: int) -> Any:
        asked.append((after, through))
        return await between(game_id, after, through)

    monkeypatch.setattr(store.games, "events_between", spied)
    call = by("judge", store)
    for _ in range(3):
        await table(call)
    await act(call, Undo(actor="judge", judge=True))
    await table(call)
    await store.games.append(game.id, 21, [{**log[20], "command": 22}], "ana", "m")
    await table(call)
    assert asked == [(0, 20), (21, 22)]


@pytest.mark.usefixtures("fewer")
async def test_games_of_an_older_database_are_read_and_get_snapshots(database: str) -> None:
    """A database from before there were snapshots is upgraded; its games are whole, and quick from then on."""
    (log,) = logs(range(71, 72))
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0002")
    await engine.dispose()
    old = await Store.open(database, migrate=False)
    game = await old.games.create(1, CHANNEL, "heroclix-modern", log, "ana", "n")
    await old.close()
    store = await Store.open(database)
    assert (await table(by("judge", store))).state == fold(map(event_from_json, log))
    await store.games.settled()
    assert await store.games.snapshot(game.id) is not None
    await store.close()
