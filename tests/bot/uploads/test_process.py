"""The process beside the bot that reads an upload: bounded, alone, and ended when it takes too long."""

from __future__ import annotations

import asyncio
import json
import os
import time

import pytest

from bot.app.user_error import UserError
from bot.uploads import upload
from bot.uploads.limits import LIMITS, Limit
from bot.uploads.upload import read_upload
from tests.bot.uploads.hostile import sound
from tests.e2e.loop_hold import longest_hold


async def test_a_file_comes_back_as_plain_data() -> None:
    """A map is read whole, numbers as keys become texts, and what was guessed comes with it."""
    found = await read_upload("map", b"size: [8, 8]\nelevated: {2: [A1]}")
    assert found == {"document": {"size": [8, 8], "elevated": {"2": ["A1"]}}, "notes": []}


async def test_a_refusal_comes_back_as_it_is() -> None:
    """What is wrong with a file is raised here with its message and data."""
    with pytest.raises(UserError) as refused:
        await read_upload("map", b"[" * 100_000)
    assert refused.value.message == "file-too-deep"
    assert refused.value.data == {"most": 50, "line": 1, "column": 51}


async def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the limit of its time the process is ended, and the player reads one line."""
    monkeypatch.setattr(upload, "COMMAND", ("/bin/sh", "-c", "exec sleep 60"))
    monkeypatch.setattr(upload, "LIMITS", {"map": Limit(100, 1, 1)})
    before = time.monotonic()
    with pytest.raises(UserError) as refused:
        await read_upload("map", b"size: [8, 8]")
    assert refused.value.message == "file-too-heavy"
    assert time.monotonic() - before < 10


async def test_what_breaks_the_process_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies, of too much memory say, leaves the bot as it was."""
    monkeypatch.setattr(upload, "COMMAND", ("/bin/false",))
    with pytest.raises(UserError) as refused:
        await read_upload("map", b"size: [8, 8]")
    assert refused.value.message == "file-too-heavy"


async def test_the_process_has_nothing_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The token is not in the environment of the process that reads what strangers send."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(upload, "COMMAND", ("/bin/sh", "-c", 'echo "{\\"found\\": \\"$DISCORD_TOKEN\\"}"'))
    assert await read_upload("map", b"") == {"found": ""}
    assert os.environ["DISCORD_TOKEN"] == "secret"  # noqa: S105  # opens nothing


async def test_the_loop_is_not_held() -> None:
    """A list as long as a file may be, and a game of thousands of events: the bot goes on meanwhile."""
    long = b"size: [" + b"1, " * (LIMITS["map"].size // 3 - 10) + b"1]"
    game = sound("game")
    game["events"] += [
        {"event": "token-changed", "actor": "ann", "command": 1000 + n, "figure": "x", "change": 1} for n in range(3000)
    ]
    with longest_hold() as held:
        await asyncio.gather(
            read_upload("map", long),
            read_upload("game", json.dumps(game).encode()),
            return_exceptions=True,
        )
    assert held.seconds < 0.05, held
