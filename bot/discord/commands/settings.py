"""/settings: language, ruleset and judges of a channel or a whole server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.discord.threads import settings_channel
from bot.table.call import Call
from bot.table.reply import Block, Reply, Tone
from bot.words.language import LANGUAGES
from rulesdb import DEFAULT_RULESET, RULESETS

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

LANGUAGE_CHOICES = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Español", value="es"),
]
LOOKUPS = ("shared", "private")
SCOPES = ("channel", "server")


class Settings(commands.Cog):
    """Whoever may manage the server, and its judges, set things; everybody may look."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("settings", "settings")
    @app_commands.choices(
        language=LANGUAGE_CHOICES,
        ruleset=choices_of("ruleset", RULESETS),
        lookups=choices_of("lookups", LOOKUPS),
        scope=choices_of("scope", SCOPES),
    )
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        ruleset: str | None = None,
        judges: discord.Role | None = None,
        lookups: str | None = None,
        scope: str = "channel",
    ) -> None:
        """Show the settings, or change some."""
        call = await self.bot.call_of(interaction)
        changes: dict[str, str | int | None] = {}
        if language in LANGUAGES:
            changes["language"] = language
        if ruleset in RULESETS:
            changes["ruleset"] = ruleset
        if judges is not None:
            changes["judge_role"] = judges.id
        if lookups in LOOKUPS:
            changes["private_lookups"] = lookups == "private"
        if changes:
            if not call.judge:
                raise UserError("settings-not-allowed")
            await call.acknowledge()
            await self._change(interaction, scope, changes)
            call = await self.bot.call_of(interaction)
        await answer(interaction, await self._shown(interaction, call, bool(changes)))

    async def _change(
        self, interaction: discord.Interaction[Any], scope: str, changes: dict[str, str | int | None]
    ) -> None:
        if scope == "server":
            await self.bot.store.scopes.change("guild", interaction.guild_id or 0, **changes)
        else:
            await self.bot.store.scopes.change("channel", settings_channel(interaction), **changes)

    async def _shown(self, interaction: discord.Interaction[Any], call: Call, changed: bool) -> Reply:
        scope = await self.bot.store.scopes.effective(interaction.guild_id, settings_channel(interaction))
        language = (
            call.say("settings-language-of-user") if scope.language is None else call.say(f"language-{scope.language}")
        )
        judges = f"<@&{scope.judge_role}>" if scope.judge_role else call.say("settings-judges-default")
        lookups = "private" if scope.private_lookups else "shared"
        return Reply(
            call.say("settings-changed" if changed else "settings-title"),
            blocks=(
                Block(call.say("settings-language"), language, inline=True),
                Block(call.say("settings-ruleset"), _ruleset(call, scope.ruleset or DEFAULT_RULESET), inline=True),
                Block(call.say("settings-judges"), judges, inline=True),
                Block(call.say("settings-lookups"), call.say(f"settings-lookups-{lookups}"), inline=True),
            ),
            tone=Tone.GOOD if changed else Tone.PLAIN,
            private=not changed,
        )


def _ruleset(call: Call, own: str) -> str:
    """Name the place's own ruleset, and beside it that of the game which is open there, where it is another."""
    title = RULESETS[own].titles[call.language]
    if own == call.ruleset:
        return title
    return call.say("settings-ruleset-game", ruleset=title, game=RULESETS[call.ruleset].titles[call.language])


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Settings(bot))
