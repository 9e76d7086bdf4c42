"""The clocks of games, looked at every few seconds: they warn in the channel, and end nothing by themselves."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import discord
from discord.ext import tasks

from bot.app.faces import face_of
from bot.store import Clock, Store
from bot.table.call import Call
from bot.table.clock import Due, ticked
from bot.table.folding import folded

__all__ = ["ClockTask"]

log = logging.getLogger(__name__)

EVERY = 5.0  # seconds


class ClockTask:
    """Tells how much time is left, of every open game that has a clock; `opened` is awaited before one is read."""

    def __init__(self, client: discord.Client, store: Store, opened: Callable[[str], Awaitable[None]]) -> None:
        self._client = client
        self._store = store
        self._opened = opened

    def start(self) -> None:
        """Look at the clocks from now on."""
        self._run.start()

    def stop(self) -> None:
        """Look at them no more."""
        self._run.cancel()

    @tasks.loop(seconds=EVERY)
    async def _run(self) -> None:
        await self.look(datetime.now(UTC))

    async def look(self, now: datetime) -> None:
        """Tell what is due now. What goes wrong with one clock is logged, and keeps no other from its time."""
        try:
            clocks = await self._store.clocks.of_open_games()
        except Exception as error:  # the database may be away for a while
            log.warning("the clocks could not be read: %s", error)
            return
        for clock in clocks:
            try:
                await self._look_at(clock, now)
            except Exception as error:  # a game that can't be read, a channel that is gone
                log.warning("the clock of game %s: %s", clock.game_id, error)

    async def _look_at(self, clock: Clock, now: datetime) -> None:
        stored = await self._store.games.open_in(clock.channel_id)
        if stored is None or stored.id != clock.game_id:
            return
        await self._opened(stored.ruleset)
        state = await folded(self._store, stored)
        call = Call(
            store=self._store,
            user_id="0",
            user_name="",
            channel_id=clock.channel_id,
            language=clock.language,
            ruleset=stored.ruleset,
        )
        turn, title = face_of(stored.ruleset).turn(call, state)
        counts = state.status == "playing" and not getattr(state, "paused", "")
        after, due = ticked(clock, turn, now, counts=counts)
        if after != clock:
            await self._store.clocks.put(after)  # before it is told: a warning is given once at most
        for each in due:
            await self._tell(call, each, title)

    async def _tell(self, call: Call, due: Due, title: str) -> None:
        key = f"clock-{due.what}-{'left' if due.left else 'over'}"
        text = call.say(key, turn=title, minutes=due.minutes, left=due.left)
        channel = self._client.get_partial_messageable(call.channel_id)
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
