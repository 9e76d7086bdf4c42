"""What reading a game costs when its log is long: every command, button and keystroke reads the game first.

The peer is the whole log read and folded, which is what reading a game comes to without anything remembered; the
times of a short and a long game alternate in the same run.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from statistics import median

import pytest

from bot.heroclix.table import act, table
from bot.store import Store
from bot.table import folding
from bot.table.call import Call
from engine.heroclix.game import GameState, Token, event_from_json, event_to_json, fold
from engine.heroclix.game.events import TokensChanged
from tests.bench.game_speed import crowded_game

SHORT, LONG = 100, 10_000  # events
FIGURES = 16
JUDGE = "judge"


@pytest.fixture(scope="module")
async def store(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Store]:
    """A store with a game of each length, by channel."""
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('long') / 'judge.sqlite3'}")
    game = crowded_game(FIGURES)
    log = [event_to_json(event) for event in game.log]
    figure = game.state.figures[0].id
    for channel in (SHORT, LONG):
        while len(log) < channel:
            before, number = len(log) % 2, len(log) + 1
            log.append(event_to_json(TokensChanged(figure, before, 1 - before, actor=JUDGE, command=number)))
        await opened.games.create(1, channel, "heroclix-modern", log, JUDGE, f"n{channel}")
    yield opened
    await opened.close()


def by_judge(store: Store, channel: int) -> Call:
    """Return a judge's call in a channel."""
    return Call(store=store, user_id=JUDGE, user_name="", channel_id=channel, language="en", judge=True)


async def read_anew(store: Store, channel: int) -> GameState:
    """Read a game as the first command after a restart does."""
    folding._remembered.clear()
    return (await table(by_judge(store, channel))).state


async def read_whole(store: Store, channel: int) -> GameState:
    """The peer: read and fold the whole log."""
    stored = await store.games.current(channel)
    assert stored is not None
    return fold(map(event_from_json, stored.events))


async def command(store: Store, channel: int) -> GameState:
    """Give a figure an action token and take it away again."""
    call = by_judge(store, channel)
    state = (await table(call)).state
    figure = state.figures[-1]
    outcome = await act(call, Token(figure.id, -1 if figure.tokens else 1, actor=JUDGE, judge=True))
    assert outcome.accepted
    return outcome.table.state


async def alternating(
    rounds: int, *works: tuple[Callable[[Store, int], Awaitable[GameState]], Store, int]
) -> list[float]:
    """Return the median milliseconds of each work, all of them in turn in every round."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for (work, store, channel), taken in zip(works, times, strict=True):
            started = time.perf_counter()
            await work(store, channel)
            taken.append((time.perf_counter() - started) * 1000)
    return [median(taken) for taken in times]


async def read(store: Store, channel: int) -> GameState:
    """Read a game as every command, button and keystroke does."""
    return (await table(by_judge(store, channel))).state


async def test_a_long_game_is_read_as_fast_as_a_short_one(store: Store) -> None:
    """A keystroke in a game of 10,000 events costs no more than twice that in one of 100; a command, three times."""
    for channel in (SHORT, LONG):
        assert await read(store, channel) == await read_whole(store, channel)
    short, long, peer = await alternating(7, (read, store, SHORT), (read, store, LONG), (read_whole, store, LONG))
    print(f"read {SHORT} events: {short:.2f} ms, {LONG}: {long:.2f} ms; the whole log: {peer:.0f} ms")
    assert long < 2 * short + 0.5
    assert long < peer / 30
    short, long = await alternating(9, (command, store, SHORT), (command, store, LONG))
    print(f"command after {SHORT} events: {short:.2f} ms, after {LONG}: {long:.2f} ms")
    assert long < 3 * short


async def test_after_a_restart_only_the_end_of_a_log_is_read(store: Store) -> None:
    """The first command after a restart takes no tenth part of folding the log, and tells the same game."""
    await read_anew(store, LONG)
    await store.games.settled()
    assert await read_anew(store, LONG) == await read_whole(store, LONG)
    mine, peer = await alternating(5, (read_anew, store, LONG), (read_whole, store, LONG))
    print(f"ready after a restart, {LONG} events: {mine:.1f} ms; the whole log: {peer:.0f} ms")
    assert mine < peer / 5
