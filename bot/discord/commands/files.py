"""Files that players attach: the asker is told to wait, then the file is read beside the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.app.faces import ruleset_in
from bot.app.user_error import UserError
from bot.table.call import Call
from bot.table.reply import safe
from bot.uploads.limits import LIMITS, Kind
from bot.uploads.upload import read_upload

__all__ = ["Note", "entries_of", "escaped", "not_together", "notes_of", "read_attachment"]

Note = tuple[str, dict[str, Any]]


async def read_attachment(call: Call, kind: Kind, attachment: discord.Attachment) -> dict[str, Any]:
    """Return what an attached file of a kind holds, as `read_upload` does. Raises UserError in one line.

    The call is acknowledged first: reading may take longer than Discord waits.
    """
    most = LIMITS[kind].size
    if attachment.size > most:
        raise UserError("file-too-large", size=attachment.size, most=most)
    await call.acknowledge()
    return await read_upload(kind, await attachment.read(), await ruleset_in(call))


async def entries_of(call: Call, text: str, files: Sequence[discord.Attachment]) -> list[tuple[str, bytes]]:
    """Return written lines, under no name, and attached files with theirs, for `bot.table.forces.read_force`.

    The call is acknowledged first. Raises UserError where they are too large together.
    """
    size, most = len(text.encode()) + sum(file.size for file in files), LIMITS["force"].size
    if size > most:
        raise UserError("file-too-large", size=size, most=most)
    await call.acknowledge()
    lines = [("", text.encode())] if text.strip() else []
    return [*lines, *[(file.filename, await file.read()) for file in files]]


def not_together(call: Call, command: str, first: str, **others: object) -> None:
    """Raise UserError for options that were given beside another which leaves no room for them: none is passed over.

    `command`: the command's key in the catalogues; `first`: that other option; `others`: the rest, by their names.
    """
    named = (first, *(option for option, given in others.items() if given))
    if len(named) > 1:
        shown, *rest = (call.words.attribute(f"cmd-{command}", option.replace("_", "-")) for option in named)
        raise UserError("options-not-together", first=shown, names=tuple(rest))


def notes_of(found: dict[str, Any]) -> tuple[Note, ...]:
    """Return what was left out or guessed in reading a file: keys of the catalogues with their data."""
    return tuple(
        (key, {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()})
        for key, data in found["notes"]
    )


def escaped(data: dict[str, Any]) -> dict[str, Any]:
    """Return what a note tells with the names from a file escaped."""
    return {
        key: tuple(safe(str(each)) for each in value) if isinstance(value, tuple) else value
        for key, value in data.items()
    }
