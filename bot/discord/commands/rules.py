"""/rule, /power, /ask: the rules library."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import face_in
from bot.discord.localize import message_menu, slash
from bot.discord.message import answer
from bot.library.books import books_of, quoted
from bot.library.powers import POWERS, no_powers, question_reply
from bot.library.rule_links import BESIDE, KEEP_PRIVATE, SHARE, section_of
from bot.library.rules import not_covered, rule_reply, search_reply, side_by_side_reply
from bot.table import actions
from bot.table.asked import LibraryAsked
from bot.table.call import Call
from bot.table.citing import heading
from bot.table.reply import Reply
from bot.words.language import LANGUAGES
from rulesdb import RULESETS, Entry, Library, load

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

QUESTION_LENGTH = 400  # characters of a question that are read
CHOICES = 25  # Discord's most in an autocomplete
NEAR = 3  # hits among which a power is looked for
ALMOST = 0.8  # of the best hit's score: what fits as well


@actions.action("rule")
async def show_rule(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a section, or all editions side by side, in place of the message."""
    parts, there = told(call, arguments)
    beside, parts = parts[0] == BESIDE, parts[1:] if parts[0] == BESIDE else parts
    there = await in_ruleset(there, parts[0]) if len(parts) > 1 else there
    section = section_of(there.library, parts[-1])
    if beside:
        return await asyncio.to_thread(side_by_side_reply, there, section)
    return await _shown_of(there, section)


@actions.action("rule-page")
async def show_page(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show another page of a section."""
    parts, there = told(call, arguments)
    section, page, ruleset = (*parts, call.ruleset)[:3]
    there = await in_ruleset(there, ruleset)
    return await _shown_of(there, section_of(there.library, section), actions.number_of(page))


@actions.action("rule-beside")
async def show_beside(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show another page of a section with the other editions beside it."""
    (page, ruleset, section), there = told(call, arguments)
    there = await in_ruleset(there, ruleset)
    number = actions.number_of(page)
    return await asyncio.to_thread(side_by_side_reply, there, section_of(there.library, section), number)


@actions.action("rule-question")
async def show_question(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show the answer to one of the questions that are asked most of a power."""
    (ruleset, section, number), there = told(call, arguments)
    there = await in_ruleset(there, ruleset)
    return await asyncio.to_thread(question_reply, there, section_of(there.library, section), actions.number_of(number))


@actions.action("rule-in")
async def show_in_language(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a section in another language; the buttons from there on keep to it."""
    section, language, ruleset = (*arguments, call.ruleset)[:3]
    if language not in LANGUAGES:
        raise UserError("button-expired")
    there = replace(await in_ruleset(call, ruleset), language=language, language_chosen=True)
    return await _shown_of(there, section_of(there.library, section))


async def _shown_of(there: Call, section: str, page: int = 0) -> Reply:
    """Return a page of a section, read beside the loop: it may name sections of rulesets that nobody has spoken of."""
    return await quoted(there, await asyncio.to_thread(rule_reply, there, section, page))


@actions.action(SHARE)
async def share(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show everybody what the asker alone was shown, and who asked."""
    everybody = replace(call, private=False, asker=call.user_id)
    reply = await _shown(everybody, arguments)
    return replace(reply, in_place=False, retires=True, asked_by=call.say("rule-asked-by", name=call.user_name))


@actions.action(KEEP_PRIVATE)
async def keep_private(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take an answer from everybody's sight and show it to its asker alone."""
    reply = await _shown(replace(call, private=True), arguments)
    return replace(reply, in_place=False, private=True, withdraws=True)


async def _shown(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Return what an action shows that a button names as its first argument."""
    action, *rest = arguments
    handler = actions.handler(action)
    if handler is None or not action.startswith("rule"):
        raise UserError("button-expired")
    return await handler(call, tuple(rest))


def told(call: Call, arguments: tuple[str, ...]) -> tuple[list[str], Call]:
    """Return a button's arguments without the language that it keeps to, and the request in that language."""
    parts = ",".join(arguments).split(",")  # a menu hands in its parts as one value
    if len(parts) > 1 and parts[-1] in LANGUAGES:
        return parts[:-1], replace(call, language=parts[-1], language_chosen=True)
    return parts, call


async def in_ruleset(call: Call, ruleset: str) -> Call:
    """Return the same request about another ruleset, whose library is read beside the loop when it is first wanted.

    Raises UserError when there is none of that id.
    """
    if ruleset not in RULESETS:
        raise UserError("button-expired")
    await asyncio.to_thread(load, ruleset)
    return replace(call, ruleset=ruleset)


async def complete_rule(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer sections by id, title, alias or word, from the first character."""
    call = await interaction.client.call_of(interaction)
    if not current.strip():
        return _first(call, lambda entry: call.library.parent(entry.section) is None)
    hits = call.library.complete(current, call.language, CHOICES)
    return [
        app_commands.Choice(name=heading(call.words, hit.section, hit.title)[:100], value=hit.section) for hit in hits
    ]


async def complete_power(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer powers, abilities and keyphrases."""
    call = await interaction.client.call_of(interaction)
    if not current.strip():
        return _first(call, lambda entry: entry.kind in POWERS)
    hits = call.library.complete(current, call.language, 200)
    found = [hit for hit in hits if call.library.entry(hit.section, call.language).kind in POWERS]
    return [
        app_commands.Choice(name=f"{hit.title} · {hit.section}"[:100], value=hit.section) for hit in found[:CHOICES]
    ]


def _first(call: Call, wanted: Callable[[Entry], bool]) -> list[app_commands.Choice[str]]:
    """Offer what there is before anything is typed."""
    found = [entry for entry in call.library.entries(call.language) if wanted(entry)]
    return [
        app_commands.Choice(name=heading(call.words, e.section, e.title)[:100], value=e.section)
        for e in found[:CHOICES]
    ]


async def look_up(call: Call, question: str) -> Reply:
    """Return the section of that id, else the answer to the question, with the host's book quoted."""
    question = question.strip()[:QUESTION_LENGTH]
    if not question:
        raise UserError("ask-empty")
    if not call.library.covered:
        return not_covered(call)
    if call.library.has(question):
        return await _shown_of(call, question)
    return await quoted(call, await asyncio.to_thread(search_reply, call, question, await books_of(call)), question)


async def look_up_power(call: Call, name: str) -> Reply:
    """Return a power, ability or keyphrase; of a game that has none, what it has in their place."""
    if call.library.covered and not has_powers(call.library):
        return no_powers(call)
    return await look_up(call, _power_named(call, name) or name)


def _power_named(call: Call, name: str) -> str | None:
    """Return the power or ability that somebody means where an entry of another kind fits best, and it as well."""
    name = name.strip()[:QUESTION_LENGTH]
    if not name or not call.library.covered or call.library.has(name):
        return None
    hits = call.library.search(name, call.language, NEAR).hits
    powers = [hit for hit in hits if call.library.entry(hit.section, call.language).kind in POWERS]
    if not powers or powers[0] is hits[0] or powers[0].score < ALMOST * hits[0].score:
        return None
    return powers[0].section


async def ask_the_judge(call: Call, question: str, figures: tuple[str, ...] = ()) -> Reply:
    """Return what a question means at the channel's table, else what the library says, without figures' names."""
    asked = question.strip()[:QUESTION_LENGTH]
    if not asked:
        raise UserError("ask-empty")
    why = ""
    words, playing = asked, call.guild_id is not None and await call.store.games.open_in(call.channel_id) is not None
    handler = (await face_in(call)).handlers.get("ask") if playing else None
    if handler is not None:
        try:
            return await handler(call, asked, figures)
        except LibraryAsked as library:
            words, why = library.words, library.why
    reply = replace(await look_up(call, words), question=asked)
    if why:
        return replace(reply, text=f"{why}\n\n{reply.text}".rstrip())
    if not playing or handler is not None:
        return reply
    return replace(reply, text=f"{call.say('asked-not-spoken')}\n\n{reply.text}")


@actions.action("ask-figure")
async def ask_again(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Ask a question again with a figure chosen of several whom its words fit."""
    number, *figures = arguments
    return await ask_the_judge(call, await _kept_question(call, number), tuple(figures))


@actions.action("ask-single")
async def ask_single(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Ask one of the questions that were asked at once; the others stay to be asked."""
    question = await _kept_question(call, arguments[0] if arguments else "")
    return replace(await ask_the_judge(call, question), in_place=False)


@actions.action("ask-library")
async def ask_library(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show what the library says to a question that the board answered."""
    words = await _kept_question(call, arguments[0] if arguments else "")
    return replace(await look_up(call, words), question=words, in_place=False)


async def _kept_question(call: Call, number: str) -> str:
    found = await call.store.questions.get(actions.number_of(number), call.channel_id)
    if found is None:
        raise UserError("button-expired")
    return found


def has_powers(library: Library) -> bool:
    """Tell whether a ruleset has powers, abilities or keyphrases at all."""
    return any(entry.kind in POWERS for entry in library.entries(LANGUAGES[0]))


class Rules(commands.Cog):
    """Lookup goes anywhere: servers, direct messages, and as an app of the user's own."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("rule", "rule")
    @app_commands.autocomplete(section=complete_rule)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rule(self, interaction: discord.Interaction[Any], section: str, private: bool | None = None) -> None:
        """Show a rule by id, title or a few words."""
        await self._answered(interaction, look_up, section, private)

    @slash("power", "power")
    @app_commands.autocomplete(name=complete_power)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def power(self, interaction: discord.Interaction[Any], name: str, private: bool | None = None) -> None:
        """Show a power, ability or keyphrase."""
        await self._answered(interaction, look_up_power, name, private)

    @slash("ask", "ask")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def ask(self, interaction: discord.Interaction[Any], question: str, private: bool | None = None) -> None:
        """Answer a question with the section it rests on."""
        await self._answered(interaction, ask_the_judge, question, private)

    async def ask_of_a_message(self, interaction: discord.Interaction[Any], message: discord.Message) -> None:
        """Answer a message as if its words had been asked."""
        await self._answered(interaction, ask_the_judge, message.content, None)

    async def _answered(
        self,
        interaction: discord.Interaction[Any],
        find: Callable[[Call, str], Awaitable[Reply]],
        words: str,
        private: bool | None,
    ) -> None:
        """Answer for everybody or for the asker alone: as told, else as the place is set."""
        call = await self.bot.call_of(interaction)
        call = call if private is None else replace(call, private=private)
        reply = await find(call, words)
        await answer(interaction, replace(reply, private=reply.private or call.private))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    cog = Rules(bot)
    await bot.add_cog(cog)
    bot.tree.add_command(message_menu("ask", cog.ask_of_a_message))
