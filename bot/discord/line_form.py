"""The form of a button that asks for a line to be written before its action runs: dice as they fell, say."""

from __future__ import annotations

from typing import Any

import discord

from bot.table.call import Call

__all__ = ["LineForm"]

LONGEST = 200  # characters of the line


class LineForm(discord.ui.Modal):
    """One field. Its words are those of `form-<action>`: the title, `.label` of the field, `.hint` within it.

    Where a ruleset has words of its own for a form, with examples of its own game, they stand in `form-<action>-<it>`.
    """

    def __init__(self, call: Call, action: str, owner: str, arguments: tuple[str, ...]) -> None:
        own = f"form-{action}-{call.ruleset}"
        message = own if own in call.words else f"form-{action}"
        super().__init__(title=call.say(message), custom_id="line")
        self.action = action
        self.owner = owner
        self.arguments = arguments
        self.line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=call.words.attribute(message, "label"),
            placeholder=call.words.attribute(message, "hint"),
            max_length=LONGEST,
            custom_id="line",
        )
        self.add_item(self.line)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action with what was written."""
        written = (*self.arguments, self.line.value.strip())
        await interaction.client.run_action(interaction, self.action, self.owner, written)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]  # as discord.py calls a modal's
        """Tell the writer what could not be done."""
        await interaction.client.tell_error(interaction, error)
