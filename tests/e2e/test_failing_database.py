"""The database taken away, put back, filled up; and a bot that is asked to end in the middle of things."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import sqlite3
from pathlib import Path

from tests.e2e.house import judge_bot
from tests.e2e.test_judge_bot_game import match_on
from tests.standin import Standin

FAULT = re.compile(r"[Ff]ault ([0-9a-f]{8})")


async def test_a_deleted_database_is_told_and_takes_nothing(tmp_path: Path) -> None:
    """Deleted under the bot: players read it, the host finds the same number in the log; put back, the game goes on."""
    path, away = tmp_path / "judge.sqlite3", tmp_path / "away"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, f"sqlite:///{path}") as bot:
            await match.begin()
            before = await match.events()
            away.mkdir()
            with contextlib.closing(sqlite3.connect(path)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            shutil.copy(path, away / path.name)
            for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
                (tmp_path / name).unlink(missing_ok=True)
            told = await match.ask(match.bruno, "damage", figure="rook", clicks=1)
            assert told.message.ephemeral
            assert "gone" in told.text
            found = FAULT.search(told.text)
            assert found is not None
            assert f"fault {found[1]}" in bot.log
            assert not path.exists()
            shutil.copy(away / path.name, path)
            assert await match.events() == before
            await match.ask(match.bruno, "damage", figure="rook", clicks=1)
            assert len(await match.events()) == len(before) + 1
            assert "Traceback" not in bot.log
        standin.assert_clean()


async def test_a_signal_waits_for_what_was_begun(tmp_path: Path) -> None:
    """Asked to end while a command waits for a lock: it is finished and answered, then the bot leaves with 0."""
    path = tmp_path / "judge.sqlite3"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, f"sqlite:///{path}") as bot:
            await match.begin()
            before = len(await match.events())
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                hurt = await match.bruno.slash(match.table, "damage", figure="rook", clicks=1)
                await hurt.acked()
                stopping = asyncio.create_task(bot.stop())
                await asyncio.sleep(0.3)
                other.execute("ROLLBACK")
            assert await stopping == 0
            await hurt.done()
            assert "✅" in hurt.text
            with contextlib.closing(sqlite3.connect(path)) as kept:
                assert kept.execute("SELECT count(*) FROM event").fetchone() == (before + 1,)
            assert "Traceback" not in bot.log
        standin.assert_clean()
