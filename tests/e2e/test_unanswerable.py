"""Nothing is stored for whoever was told that the application did not respond."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import judge_bot
from tests.e2e.test_judge_bot_game import Match, match_on
from tests.standin import InteractionFailed, Standin
from tests.standin.running import BotProcess

TABLES = ("game", "event", "answered", "ruling", "scope")


def stored(path: Path) -> list[list[tuple[object, ...]]]:
    """Return all that a database holds of games, rulings and settings."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES]  # noqa: S608  # our own names


@pytest.fixture(scope="module")
async def playing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Match, BotProcess, Path]]:
    """A match that has begun on a `judge bot` of its own, and its database."""
    path = tmp_path_factory.mktemp("unanswerable") / "judge.sqlite3"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, f"sqlite:///{path}") as bot:
            await match.begin()
            yield match, bot, path


CHANGES: list[tuple[tuple[str, ...], dict[str, object]]] = [
    (("damage",), {"figure": "rook", "clicks": 1}),
    (("figure", "add"), {"figure": "Pawn 25 7/9/16/2 at C3"}),
    (("map", "edit"), {"terrain": "water", "where": "C3"}),
    (("move",), {"figure": "iron-wolf", "to": "F4"}),
    (("attack",), {"attacker": "iron-wolf", "target": "rook", "roll": "4 6"}),
    (("attack",), {"attacker": "rook", "target": "iron-wolf", "roll": "4 6"}),
    (("turn", "end"), {}),
    (("game", "undo"), {}),
    (("lof",), {"from": "iron-wolf", "to": "rook"}),
    (("value",), {"figure": "iron-wolf", "value": "attack"}),
    (("odds",), {"attacker": "iron-wolf", "target": "rook"}),
    (("settings",), {"language": "es"}),
    (("game", "end"), {}),
]


@pytest.mark.parametrize(("path", "options"), CHANGES, ids=[" ".join(path) for path, _ in CHANGES])
async def test_what_discord_no_longer_takes_changes_nothing(
    playing: tuple[Match, BotProcess, Path], path: tuple[str, ...], options: dict[str, object]
) -> None:
    """Discord knows the interaction no more: neither game, nor rulings, nor settings change; nothing breaks."""
    match, bot, database = playing
    match.ana.account.permissions |= 1 << 5  # manages the server, so that settings are open to her
    before = stored(database)
    response = await match.ana.slash(match.table, *path, **options)
    response.failure = "too old"
    await match.standin.until(lambda: response.requests)
    await match.ask(match.clara, "turn", "show")
    assert stored(database) == before
    assert "Traceback" not in bot.log


async def test_choices_that_come_too_late_are_one_quiet_line(playing: tuple[Match, BotProcess, Path]) -> None:
    """Discord knows the keystroke no more: the host reads one warning for it, no traceback; the next is answered."""
    match, bot, _ = playing
    before = bot.log.count("choices for a keystroke")
    response = await match.ana.autocomplete(match.table, "move", focus="figure", text="ir")
    response.failure = "too old"
    await match.standin.until(lambda: response.requests)
    assert (await (await match.ana.autocomplete(match.table, "move", focus="figure", text="ir")).done()).choices
    (line,) = [line for line in bot.log.splitlines() if "choices for a keystroke" in line][before:]
    assert "WARNING" in line
    assert "Unknown interaction" in line
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_failing_discord_changes_nothing(playing: tuple[Match, BotProcess, Path], status: int) -> None:
    """Every first answer is met with a failure until the three seconds are over: nothing was stored."""
    match, bot, database = playing
    before = stored(database)
    match.standin.fail(1000, status, retry_after=0.5)
    response = await match.bruno.slash(match.table, "damage", figure="rook", clicks=1)
    with pytest.raises(InteractionFailed):
        await response.done()
    await asyncio.sleep(1)
    match.standin.fail(0, status)
    assert stored(database) == before
    await match.ask(match.bruno, "damage", figure="rook", clicks=1)
    assert stored(database) != before
    match.standin.violations.clear()  # the one that was left unanswered
    assert "Traceback" not in bot.log


async def test_a_slow_lock_is_answered_and_kept(playing: tuple[Match, BotProcess, Path]) -> None:
    """Another program holds the database too long: whoever waits was acknowledged, and reads the truth."""
    match, bot, path = playing
    before = len(await match.events())
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        hurt = [await match.bruno.slash(match.table, "damage", figure="rook", clicks=1) for _ in range(4)]
        told = [await response.done(timeout=30) for response in hurt]
        other.execute("ROLLBACK")
    assert all("busy" in response.text and response.message.ephemeral for response in told)
    assert len(await match.events()) == before
    match.standin.assert_clean()
    assert "Traceback" not in bot.log


async def test_a_burst_stores_what_was_acknowledged_alone(playing: tuple[Match, BotProcess, Path]) -> None:
    """Sixty at once: as many events are stored as users were not told of a failure, one for each."""
    match, bot, _ = playing
    before = len(await match.events())
    sent = [await match.bruno.slash(match.table, "heal", figure="rook", clicks=1) for _ in range(60)]
    await match.standin.until(lambda: all(response.complete or response.failure for response in sent), timeout=60)
    match.standin.violations.clear()  # those of a machine too slow for the burst
    after = len(await match.events())
    said_yes = sum("✅" in response.text for response in sent)
    assert after - before == said_yes
    assert said_yes + sum(bool(response.failure or response.message.ephemeral) for response in sent) == len(sent)
    assert "Traceback" not in bot.log
