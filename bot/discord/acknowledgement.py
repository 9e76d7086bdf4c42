"""The first answer to an interaction: nothing is stored for whoever did not get one.

Discord takes the first answer within three seconds and tells its user afterwards that the application did not
respond. So whatever changes something asks for the acknowledgement before it stores: only when Discord has taken it
is there somebody who will read what came of it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from bot.app.errors import UserError

__all__ = ["Unanswerable", "acknowledge", "awaited", "show_form"]

log = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds that Discord waits for a first answer, and we for Discord to take it
WAITING = "waiting"  # among an interaction's extras: whether the message that says "thinking" is private


class Unanswerable(Exception):  # noqa: N818  # named for what the interaction is
    """Discord did not take the first answer in time: its user was told so, and nothing may be stored for them."""


async def acknowledge(interaction: discord.Interaction[Any], *, private: bool = False) -> None:
    """Tell Discord that the answer takes a while, unless it was told already.

    `private`: the answer will be for the asker alone. Raises Unanswerable when Discord does not take it, or takes
    longer than it gives others.
    """
    if interaction.response.is_done():
        return
    try:
        async with asyncio.timeout(PATIENCE):
            await interaction.response.defer(ephemeral=private)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # a timeout is an OSError
        raise Unanswerable(str(error) or type(error).__name__) from error
    except discord.InteractionResponded:  # somebody else's first answer went out while ours was on its way
        return
    if interaction.type is discord.InteractionType.application_command:
        interaction.extras[WAITING] = private


def awaited(interaction: discord.Interaction[Any]) -> bool | None:
    """Return whether the message that waits for its answer is private; None where none waits. It waits no longer."""
    found: bool | None = interaction.extras.pop(WAITING, None)
    return found


async def show_form(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Open a form as the first answer, which is all that Discord lets it be.

    Raises UserError where the rules were still being made ready, and a first answer had to say so.
    """
    if interaction.response.is_done():
        raise UserError("form-late")
    await interaction.response.send_modal(form)
