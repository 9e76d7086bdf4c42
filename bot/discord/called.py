"""What a user of Discord is called at a table."""

from __future__ import annotations

import discord

from engine.readable import made_readable

__all__ = ["called"]


def called(user: discord.abc.User) -> str:
    """Return the name that a user has here, without what shows nothing of it; Discord lets a name be of that alone."""
    return made_readable(user.display_name, user.name, str(user.id))
