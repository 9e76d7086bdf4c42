"""`judge bot` as a process of its own, on the stand-in."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.standin import Channel, Guild, Response, Standin
from tests.standin.running import BotProcess, process_running

JUDGE = str(Path(sys.executable).with_name("judge"))


@dataclass
class House:
    """A running `judge bot` and the Discord it is on."""

    standin: Standin
    guild: Guild
    bot: BotProcess

    @property
    def table(self) -> Channel:
        """The server's first channel."""
        return self.guild.channels[0]


@contextlib.asynccontextmanager
async def judge_bot(standin: Standin, database: str, **environment: str) -> AsyncIterator[BotProcess]:
    """Run `judge bot` on a database until the block ends, when it is killed."""
    async with process_running(standin, JUDGE, "bot", DATABASE_URL=database, **environment) as bot:
        await bot.ready()
        yield bot


async def seen(response: Response) -> str:
    """Wait for an answer and return all its text."""
    return (await response.done()).text
