"""The form for a whole force: lines, a figure each, and files; as many as there are."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.message import answer
from bot.discord.shells import handled
from bot.table.call import Call
from bot.table.reply import Form

__all__ = ["ForceForm"]

LONGEST = 4000  # characters that Discord takes in a field
FILES = 10  # that it takes at once


class ForceForm(discord.ui.Modal):
    """Lines and files; what is handed in goes to the channel's game under the form's key."""

    def __init__(self, call: Call, form: Form) -> None:
        super().__init__(title=call.say("form-force"), custom_id="force")
        self.form = form
        self.lines: discord.ui.TextInput[Any] = discord.ui.TextInput(
            style=discord.TextStyle.paragraph,
            placeholder=call.words.attribute("form-force", "hint"),
            max_length=LONGEST,
            required=False,
            custom_id="lines",
        )
        self.files: discord.ui.FileUpload[Any] = discord.ui.FileUpload(
            max_values=FILES, min_values=0, required=False, custom_id="files"
        )
        self.add_item(_labelled(call, "lines", self.lines))
        self.add_item(_labelled(call, "files", self.files))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Add what was handed in."""
        client = interaction.client
        with client.at_work():
            call = await client.call_of(interaction)
            options: dict[str, Any] = {"side": self.form.side} if self.form.side else {}
            given = {"text": self.lines.value or "", "files": tuple(self.files.values)}
            await answer(interaction, await handled(call, self.form.key, **given, **options))

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]  # as discord.py calls a modal's
        """Tell the writer what could not be done."""
        await interaction.client.tell_error(interaction, error)


def _labelled(call: Call, part: str, component: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
    words = call.words
    return discord.ui.Label(
        text=words.attribute("form-force", part),
        description=words.attribute("form-force", f"{part}-description"),
        component=component,
    )
