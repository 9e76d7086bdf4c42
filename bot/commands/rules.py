"""/rule, /power, /ask: the rules library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.adapters.discord import answer
from bot.books import quoted
from bot.call import Call
from bot.errors import UserError
from bot.language import LANGUAGES
from bot.localize import slash
from bot.presenters.rules import BESIDE, not_covered, rule_reply, search_reply, side_by_side_reply
from bot.reply import Reply
from rulesdb import RULESETS, Entry

if TYPE_CHECKING:
    from bot.client import JudgeBot

QUESTION_LENGTH = 400  # characters of a question that are read
CHOICES = 25  # Discord's most in an autocomplete


@actions.action("rule")
async def show_rule(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a section, or all editions side by side, in place of the message."""
    parts = ",".join(arguments).split(",")  # a menu hands in its parts as one value
    section = parts[-1]
    there = in_ruleset(call, parts[-2]) if len(parts) > 1 else call
    return side_by_side_reply(there, section) if parts[0] == BESIDE else await quoted(there, rule_reply(there, section))


def in_ruleset(call: Call, ruleset: str) -> Call:
    """Return the same request about another ruleset. Raises UserError when there is none of that id."""
    if ruleset not in RULESETS:
        raise UserError("button-expired")
    return replace(call, ruleset=ruleset)


@actions.action("rule-page")
async def show_page(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show another page of a section."""
    section, page, ruleset = (*arguments, call.ruleset)[:3]
    return await quoted(call, rule_reply(in_ruleset(call, ruleset), section, int(page)))


@actions.action("rule-in")
async def show_in_language(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a section in another language."""
    section, language, ruleset = (*arguments, call.ruleset)[:3]
    if language not in LANGUAGES:
        raise UserError("button-expired")
    there = replace(in_ruleset(call, ruleset), language=language)
    return await quoted(there, rule_reply(there, section))


async def complete_rule(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer sections by id, title, alias or word, from the first character."""
    call = await interaction.client.call_of(interaction)
    if not current.strip():
        return _first(call, lambda entry: call.library.parent(entry.section) is None)
    hits = call.library.complete(current, call.language, CHOICES)
    return [app_commands.Choice(name=f"{hit.section} · {hit.title}"[:100], value=hit.section) for hit in hits]


async def complete_power(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer powers, abilities and keyphrases."""
    call = await interaction.client.call_of(interaction)
    kinds = {"power", "ability", "keyphrase"}
    if not current.strip():
        return _first(call, lambda entry: entry.kind in kinds)
    hits = call.library.complete(current, call.language, 200)
    found = [hit for hit in hits if call.library.entry(hit.section, call.language).kind in kinds]
    return [
        app_commands.Choice(name=f"{hit.title} · {hit.section}"[:100], value=hit.section) for hit in found[:CHOICES]
    ]


def _first(call: Call, wanted: Callable[[Entry], bool]) -> list[app_commands.Choice[str]]:
    """Offer what there is before anything is typed."""
    found = [entry for entry in call.library.entries(call.language) if wanted(entry)]
    return [app_commands.Choice(name=f"{e.section} · {e.title}"[:100], value=e.section) for e in found[:CHOICES]]


def look_up(call: Call, question: str) -> Reply:
    """Return the section of that id, else the answer to the question."""
    question = question.strip()[:QUESTION_LENGTH]
    if not question:
        raise UserError("ask-empty")
    if not call.library.covered:
        return not_covered(call)
    if call.library.has(question):
        return rule_reply(call, question)
    return search_reply(call, question)


class Rules(commands.Cog):
    """Lookup goes anywhere: servers, direct messages, and as an app of the user's own."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("rule", "rule")
    @app_commands.autocomplete(section=complete_rule)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rule(self, interaction: discord.Interaction[Any], section: str, private: bool = False) -> None:
        """Show a rule by id, title or a few words."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, kept_private(await quoted(call, look_up(call, section)), private))

    @slash("power", "power")
    @app_commands.autocomplete(name=complete_power)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def power(self, interaction: discord.Interaction[Any], name: str, private: bool = False) -> None:
        """Show a power, ability or keyphrase."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, kept_private(await quoted(call, look_up(call, name)), private))

    @slash("ask", "ask")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def ask(self, interaction: discord.Interaction[Any], question: str, private: bool = False) -> None:
        """Answer a question with the section it rests on."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, kept_private(await quoted(call, look_up(call, question)), private))


def kept_private(reply: Reply, private: bool) -> Reply:
    """Return the reply, seen by the asker alone when asked for."""
    return replace(reply, private=reply.private or private)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Rules(bot))
