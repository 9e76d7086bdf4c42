"""`judge sandbox`: the real bot against a local stand-in of Discord, in a browser page. No token, no account."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import webbrowser
from pathlib import Path

import discord
import simcord

from bot.app.run import settle
from bot.discord.client import JudgeBot
from bot.discord.message import message_of
from bot.library.help import help_reply
from bot.store import Store
from bot.table.call import Call

__all__ = ["run_sandbox"]

PLAYERS = ("Ana", "Bruno")
JUDGE = "Judge"
NAME = "Clix Judge"  # the stand-in has a name of its own for every bot


async def run_sandbox(port: int, *, open_browser: bool) -> int:
    """Serve the page until it is stopped. Games live in a temporary database, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="clix-judge-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.sqlite3'}")
        try:
            await _serve(store, port, open_browser=open_browser)
        finally:
            await store.close()
    return 0


async def _welcome(store: Store, bot: JudgeBot, channel_id: int, language: str) -> None:
    """Open the channel with the help, so that a newcomer sees at once what to type."""
    channel = bot.get_channel(channel_id)
    if isinstance(channel, discord.TextChannel):
        call = Call(store=store, user_id="0", user_name="", channel_id=channel_id, language=language)
        await channel.send(**message_of(help_reply(call)))


async def _serve(store: Store, port: int, *, open_browser: bool) -> None:
    bot = JudgeBot(store)
    async with simcord.run(bot, check_errors=False, settle_timeout=30) as env:
        guild = env.create_guild("Club")
        judges = guild.create_role("Judges", permissions=discord.Permissions(manage_guild=True))
        channel = guild.create_text_channel("table-1")
        viewers = [guild.add_member(env.create_user(name)) for name in PLAYERS]
        viewers.append(guild.add_member(env.create_user(JUDGE), roles=[judges]))
        if (club := bot.get_guild(guild.id)) is not None:
            await club.me.edit(nick=NAME)
        await _welcome(store, bot, channel.id, "en")
        async with env.preview(channel, viewers=viewers, layout="channel", port=port or None) as preview:
            print(f"The sandbox is open: {preview.url}", flush=True)
            print("Act as Ana, Bruno or the Judge; type / to see the commands. Ctrl+C ends it.", flush=True)
            if open_browser:
                webbrowser.open(preview.url)
            settle()
            stopped = asyncio.Event()
            for name in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(name, stopped.set)
            closing = asyncio.create_task(preview.wait_closed())
            stopping = asyncio.create_task(stopped.wait())
            await asyncio.wait((closing, stopping), return_when=asyncio.FIRST_COMPLETED)
            for task in (closing, stopping):
                task.cancel()
