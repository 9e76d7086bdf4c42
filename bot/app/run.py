"""`judge bot`: opens the store, connects to Discord, and stops cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys

import discord

from bot.app.settings import HostSettings
from bot.discord.client import JudgeBot
from bot.discord.endpoints import redirect
from bot.store import Store

__all__ = ["SEARCHES", "run_bot", "settle"]

log = logging.getLogger(__name__)

SEARCHES = (5_000, 10, 100)  # new objects, and young and middle searches, after which garbage is looked for
PATIENCE = 8.0  # seconds for what was begun when the bot is asked to end; a container's host waits for ten


async def run_bot(settings: HostSettings) -> int:
    """Run until a signal stops it. Returns the exit code: 0, or 2 when the host's settings are wrong."""
    token = settings.discord_token
    assert token is not None  # noqa: S101  # the command line has checked it
    try:
        redirect(settings.discord_api_base, settings.discord_gateway)
    except ValueError as error:
        print(f"judge: {error}", file=sys.stderr)
        return 2
    store = await Store.open(settings.async_database_url)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the judge does not speak
    bot = JudgeBot(store, shard_count=None)  # as many shards as Discord asks for
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    running = asyncio.create_task(_start(bot, token.get_secret_value().strip()))
    waiting = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            return _failed(running)
        await bot.finish(PATIENCE)
        return 0
    finally:
        waiting.cancel()
        await bot.close()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        await store.close()


async def _start(bot: JudgeBot, token: str) -> None:
    await bot.login(token)
    settle()
    await bot.connect(reconnect=True)


def settle() -> None:
    """Leave all that is loaded by now out of every later search for garbage: it stays as long as the bot does.

    Such a search holds the loop, and would go through rules, models and libraries each time. It also goes through
    what a thread beside the loop is reading: one after 100,000 new objects, as a short command does without any,
    takes up to a tenth of a second; after 5,000 a few thousandths.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)


def _failed(running: asyncio.Task[None]) -> int:
    error = running.exception()
    if error is None:
        return 0
    if isinstance(error, discord.LoginFailure):
        print("judge: DISCORD_TOKEN: Discord does not accept this token", file=sys.stderr)
        return 2
    if isinstance(error, (discord.HTTPException, OSError)):
        print(f"judge: Discord cannot be reached: {error}", file=sys.stderr)
        return 2
    raise error
