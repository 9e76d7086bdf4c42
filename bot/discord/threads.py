"""A thread for each game, where a server allows it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord

from bot.app.errors import UserError
from bot.discord.acknowledgement import acknowledge
from bot.table.call import Call

__all__ = ["in_thread", "settings_channel"]

log = logging.getLogger(__name__)

LONGEST_NAME = 100  # characters of a thread's name


def settings_channel(interaction: discord.Interaction[Any]) -> int:
    """Return the id of the channel whose settings hold where an interaction is: of a thread the one above it."""
    place = interaction.channel
    above = place.parent_id if isinstance(place, discord.Thread) else None
    return above or interaction.channel_id or 0


@asynccontextmanager
async def in_thread(interaction: discord.Interaction[Any], call: Call, name: str) -> AsyncIterator[Call]:
    """Open a thread, and give the call as one made in it; where the block raises, the thread is taken away.

    Raises UserError where the bot may not open one.
    """
    may, place = interaction.app_permissions, interaction.channel
    if not isinstance(place, discord.TextChannel) or not (may.create_public_threads and may.send_messages_in_threads):
        raise UserError("living-thread-not")
    await acknowledge(interaction)
    title = (name or call.say("game-unnamed"))[:LONGEST_NAME]
    thread = await place.create_thread(name=title, type=discord.ChannelType.public_thread)
    try:
        yield replace(call, channel_id=thread.id)
    except BaseException:
        try:
            await thread.delete()
        except discord.HTTPException as error:  # that takes a right of its own
            log.info("a thread without a game could not be taken away: %s", error)
        raise
