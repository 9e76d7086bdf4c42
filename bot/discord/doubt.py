"""The form in which a reader says what is wrong with an answer, for the host to read."""

from __future__ import annotations

from typing import Any

import discord

from bot.app.errors import UserError
from bot.discord.acknowledgement import acknowledge
from bot.discord.message import answer
from bot.store import Report
from bot.table.call import Call
from bot.table.reply import Reply, Tone

__all__ = ["DoubtForm", "shown_in"]

LONGEST = 500  # characters that a reader may say
LONGEST_ANSWER = 6000  # characters of an embed that Discord shows


class DoubtForm(discord.ui.Modal):
    """One field: what is wrong. What was shown goes with it."""

    def __init__(self, call: Call, message: discord.Message | None, question: str) -> None:
        super().__init__(title=call.say("doubt-title"), custom_id="doubt")
        self.call = call
        self.shown = shown_in(message)
        self.question = question
        self.said: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=call.say("doubt-label"),
            placeholder=call.say("doubt-hint"),
            style=discord.TextStyle.paragraph,
            max_length=LONGEST,
            custom_id="said",
        )
        self.add_item(self.said)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Store the report, and thank once it stands; nothing is stored of blanks, nor for whoever can't be thanked."""
        call, said = self.call, self.said.value.strip()
        if not said:
            raise UserError("doubt-blank")
        await acknowledge(interaction, private=True)
        report = Report(
            call.channel_id,
            call.user_id,
            call.ruleset,
            call.language,
            self.question,
            self.shown,
            said,
        )
        await call.store.reports.add(report)
        await answer(interaction, Reply(text=call.say("doubt-thanks"), tone=Tone.GOOD, private=True))

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]  # as discord.py calls a modal's
        """Tell the reader that nothing was stored."""
        await interaction.client.tell_error(interaction, error)


def shown_in(message: discord.Message | None) -> str:
    """Return what a message of ours shows, as plain lines."""
    if message is None:
        return ""
    lines: list[str] = [message.content]
    for embed in message.embeds:
        lines += [embed.title or "", embed.description or ""]
        lines += [f"{field.name}\n{field.value}" for field in embed.fields]
        lines.append(embed.footer.text or "")
    return "\n".join(line for line in lines if line)[:LONGEST_ANSWER]
