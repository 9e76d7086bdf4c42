"""A reply as a Discord message: an embed, a picture, buttons and menus that survive a restart."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace as with_fields
from typing import Any, TypedDict

import discord

from bot.discord.acknowledgement import acknowledge, awaited
from bot.discord.components import view_of
from bot.table.reply import Reply, Tone
from bot.words.command_names import with_names_offered
from bot.words.language import from_locale

__all__ = ["CHANGED", "LIMITS", "answer", "delivered", "line_message", "message_of", "replace", "shortened"]

COLOURS = {Tone.PLAIN: 0x5865F2, Tone.GOOD: 0x2E8B57, Tone.WARN: 0xE0A100, Tone.MISS: 0x95A5A6, Tone.BAD: 0xC0392B}
LIMITS = {
    "title": 256,
    "author": 256,
    "text": 4096,
    "block_title": 256,
    "block": 1024,
    "footer": 2048,
    "all": 6000,
    "blocks": 25,
    "alt": 1024,
    "content": 2000,
}
CHANGED = "changed"  # among an interaction's extras: the table that it has changed
WAIT = "⏳"  # stands for a moment where an answer for the asker alone comes in place of one for all
MARK = {Tone.PLAIN: "", Tone.GOOD: "✅ ", Tone.WARN: "⚠️ ", Tone.MISS: "💨 ", Tone.BAD: "⛔ "}


class Message(TypedDict, total=False):
    """The keyword arguments of discord.py's send."""

    content: str
    embed: discord.Embed
    view: discord.ui.View
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions


def shortened(text: str, limit: int) -> str:
    """Return the text cut at a word, with an ellipsis, to at most `limit` characters.

    >>> shortened("line of fire", 9)
    'line of…'
    """
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > limit // 2 else cut).rstrip() + "…"


def message_of(reply: Reply) -> Message:
    """Return what discord.py sends for a reply, within all of Discord's limits."""
    title, text = (MARK[reply.tone] + reply.title, reply.text) if reply.title else ("", MARK[reply.tone] + reply.text)
    embed = discord.Embed(
        title=shortened(title, LIMITS["title"]) or None,
        description=shortened(text, LIMITS["text"]) or None,
        colour=COLOURS[reply.tone],
    )
    if reply.asked_by:
        embed.set_author(name=shortened(reply.asked_by, LIMITS["author"]))
    room = LIMITS["all"] - len(embed) - min(len(reply.footer), LIMITS["footer"])
    for block in reply.blocks[: LIMITS["blocks"]]:
        title = shortened(block.title, LIMITS["block_title"]) or "\u200b"
        text = shortened(block.text, min(LIMITS["block"], max(room - len(title), 1))) or "\u200b"
        if len(title) + len(text) > room:
            break
        room -= len(title) + len(text)
        embed.add_field(name=title, value=text, inline=block.inline)
    if reply.footer:
        embed.set_footer(text=shortened(reply.footer, LIMITS["footer"]))
    message = Message(embed=embed, allowed_mentions=discord.AllowedMentions.none())
    if reply.mention is not None:
        message["content"] = f"<@&{reply.mention}>"
        message["allowed_mentions"] = discord.AllowedMentions(
            everyone=False, users=False, replied_user=False, roles=[discord.Object(reply.mention)]
        )
    files = [discord.File(io.BytesIO(file.data), filename=file.name) for file in reply.files]
    if reply.picture is not None:
        picture = reply.picture
        alt = shortened(picture.alt, LIMITS["alt"])
        files.insert(0, discord.File(io.BytesIO(picture.png), filename=picture.name, description=alt))
        embed.set_image(url=f"attachment://{picture.name}")
    if files:
        message["files"] = files
    view = view_of(reply)
    if view is not None:
        message["view"] = view
    return message


async def answer(interaction: discord.Interaction[Any], reply: Reply) -> None:
    """Send a reply as the answer to an interaction, deferred or not; what draws is deferred first.

    What has changed a table is told in a line, and shown in the game's living message.
    """
    if reply.form is not None:
        await interaction.client.open_force(interaction, reply.form)
        return
    if CHANGED in interaction.extras:
        await interaction.client.living.settle(interaction, _named(interaction, reply))
        return
    reply = _named(interaction, await _with_picture(interaction, reply))
    await delivered(interaction, dict(message_of(reply)), private=reply.private)


def line_message(reply: Reply, line: str) -> dict[str, Any]:
    """Return the message that a command at a table leaves: one line, or all of it where it is told whole or alone."""
    if reply.whole or reply.private:
        return dict(message_of(reply))
    allowed = discord.AllowedMentions.none()
    return {"content": shortened(MARK[reply.tone] + line, LIMITS["content"]), "allowed_mentions": allowed}


async def delivered(
    interaction: discord.Interaction[Any], message: dict[str, Any], *, private: bool = False
) -> discord.Message | None:
    """Send a message as the answer to an interaction, deferred or not, and return it; None before it was deferred."""
    if not interaction.response.is_done():
        await interaction.response.send_message(**message, ephemeral=private)
        return None
    waiting = awaited(interaction)
    otherwise_seen = waiting is not None and waiting is not private
    if otherwise_seen:  # the first message sent would fill the one that waits, and be as visible as that is
        await interaction.edit_original_response(content=WAIT)
    sent: discord.Message = await interaction.followup.send(**message, ephemeral=private, wait=True)
    if otherwise_seen:
        await interaction.delete_original_response()
    return sent


async def replace(interaction: discord.Interaction[Any], reply: Reply) -> None:
    """Put a reply in place of the message whose button was pressed."""
    reply = _named(interaction, await _with_picture(interaction, reply))
    message: dict[str, Any] = dict(message_of(_still_asked_by(interaction, reply)))
    message["attachments"] = message.pop("files", [])
    message.setdefault("view", None)
    if not interaction.response.is_done():
        await interaction.response.edit_message(**message)
    else:
        await interaction.edit_original_response(**message)


def _named(interaction: discord.Interaction[Any], reply: Reply) -> Reply:
    """Return the reply with commands named as whoever asked finds them: the channel may have another language."""
    return with_names_offered(reply, from_locale(str(interaction.locale)))


def _still_asked_by(interaction: discord.Interaction[Any], reply: Reply) -> Reply:
    """Return the reply with the name of whoever shared the message in whose place it comes."""
    embeds = interaction.message.embeds if interaction.message else []
    name = next((embed.author.name for embed in embeds if embed.author.name), None)
    return with_fields(reply, asked_by=name) if name and not reply.asked_by else reply


async def _with_picture(interaction: discord.Interaction[Any], reply: Reply) -> Reply:
    if reply.draw is None:
        return reply
    await acknowledge(interaction, private=reply.private)
    return await asyncio.to_thread(reply.drawn)
