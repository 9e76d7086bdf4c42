"""Bots at work against the stand-in: a client in the test's own process, or a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import discord

from bot.discord.endpoints import redirect
from tests.standin.server import Standin


@contextlib.asynccontextmanager
async def client_running(standin: Standin, client: discord.Client) -> AsyncIterator[discord.Client]:
    """Run a client until the block ends; entered once it is connected and synced. It raises what the client raised."""
    redirect(standin.api_base, standin.gateway.url)
    work = asyncio.create_task(client.start(standin.token))
    try:
        ready = asyncio.create_task(standin.ready())
        await asyncio.wait({work, ready}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            ready.cancel()
            work.result()
        await ready
        yield client
    finally:
        await client.close()
        await asyncio.gather(work, return_exceptions=True)
        redirect(None, None)


class BotProcess:
    """A bot in a process of its own; what it writes goes to a file that :attr:`log` reads."""

    def __init__(self, standin: Standin, process: asyncio.subprocess.Process, output: Path) -> None:
        self._standin = standin
        self._process = process
        self._output = output

    @property
    def pid(self) -> int:
        """The number by which the system knows it."""
        return self._process.pid

    @property
    def log(self) -> str:
        """All it wrote so far, standard output and error together."""
        return self._output.read_text(encoding="utf-8", errors="replace")

    async def ready(self, timeout: float = 60.0) -> None:
        """Wait until it is connected and synced; AssertionError with what it wrote if it ends or takes too long."""
        connected = asyncio.create_task(self._standin.ready(timeout))
        gone = asyncio.create_task(self._process.wait())
        try:
            await asyncio.wait({connected, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not connected.done() or connected.exception():
                raise AssertionError(f"the bot did not connect; it wrote:\n{self.log}")
        finally:
            connected.cancel()
            gone.cancel()
            await asyncio.gather(connected, gone, return_exceptions=True)

    async def kill(self) -> None:
        """End it at once (signal 9), as a failing machine would."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    async def stop(self, timeout: float = 20.0) -> int:
        """Ask it to end (SIGTERM) and return its exit status; a process already gone gives its own."""
        if self._process.returncode is None:
            self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), timeout)

    async def ended(self, timeout: float = 30.0) -> int:
        """Wait until it ends by itself; its exit status."""
        return await asyncio.wait_for(self._process.wait(), timeout)


@contextlib.asynccontextmanager
async def process_running(standin: Standin, *command: str, **environment: str) -> AsyncIterator[BotProcess]:
    """Start a command with the stand-in's addresses in its environment; killed when the block ends.

    Entered at once: ``await bot.ready()`` inside. Further keywords are further variables.
    """
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "output"
        with output.open("wb") as sink:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=sink,
                stderr=asyncio.subprocess.STDOUT,
                env=os.environ | standin.environment | environment,
            )
        running = BotProcess(standin, process, output)
        try:
            yield running
        finally:
            await running.kill()
