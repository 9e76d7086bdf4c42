"""The bot itself: its intents, its commands, its buttons, and the one place where errors end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import engine
from bot.app.errors import UserError, cause_of, reply_to_error
from bot.app.faces import every_face, face_shown
from bot.canvas import fonts
from bot.discord.acknowledgement import Unanswerable, acknowledge, show_form
from bot.discord.another_game import PASSED_ON
from bot.discord.called import called
from bot.discord.clocks import ClockTask
from bot.discord.commands.confirming import waiting_reply
from bot.discord.components import ActionButton, ActionMenu, DoubtButton, FormButton, asker_of
from bot.discord.doubt import DoubtForm
from bot.discord.force_form import ForceForm
from bot.discord.late_keystrokes import hush_late_keystrokes
from bot.discord.line_form import LineForm
from bot.discord.living import CALL, LivingMessages
from bot.discord.localize import CatalogueTranslator
from bot.discord.message import CHANGED, answer, replace
from bot.discord.threads import settings_channel
from bot.library.compiling import compile_beside
from bot.library.rule_links import KEEP_PRIVATE
from bot.store import Store
from bot.table import actions
from bot.table.call import Call
from bot.table.confirming import RollWaits
from bot.table.living import LOOK
from bot.table.reply import Form, Reply, Tone
from bot.words.language import LANGUAGES, catalogue, from_locale
from rulesdb import DEFAULT_RULESET, RULESETS, counterparts, is_prepared, load

__all__ = ["FEATURES", "JudgeBot"]

log = logging.getLogger(__name__)

FEATURES: Sequence[str] = (
    "bot.discord.commands.rules",
    "bot.discord.commands.dice",
    "bot.discord.commands.verify",
    "bot.discord.commands.help",
    "bot.discord.commands.settings",
    "bot.discord.commands.game",
    "bot.discord.commands.table",
    "bot.discord.commands.dispute",
    *(feature for face in every_face() for feature in face.features),
)

STALE = frozenset({"button-stale", "button-other-game"})  # what a press on an older board is told
OTHERS = tuple(ruleset for ruleset in RULESETS if ruleset != DEFAULT_RULESET)  # compiled once the bot is at work


class JudgeTree(app_commands.CommandTree["JudgeBot"]):
    """The slash commands; every error ends in one clear line to the one who asked."""

    async def on_error(
        self, interaction: discord.Interaction[JudgeBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user what is wrong."""
        await interaction.client.tell_error(interaction, error)


class JudgeBot(commands.AutoShardedBot):
    """Clix Judge on Discord. The store is handed in and stays open after the bot has closed."""

    def __init__(self, store: Store, *, shard_count: int | None = 1) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),  # nothing else: no members, no message contents
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            shard_count=shard_count,
            tree_cls=JudgeTree,
        )
        self.store = store
        self.living = LivingMessages(self)
        self.clocks = ClockTask(self, store, self.opened)
        self._open: set[str] = set()  # the rulesets that somebody has spoken of since the start
        self._opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """Count one command or button as begun until the block ends: the bot does not leave in the middle of it."""
        self._at_work += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._at_work -= 1
            if not self._at_work:
                self._idle.set()

    async def finish(self, patience: float) -> None:
        """Wait until everything begun is answered, at most `patience` seconds."""
        try:
            await asyncio.wait_for(self._idle.wait(), patience)
        except TimeoutError:
            log.warning("%s commands were not finished within %s seconds", self._at_work, patience)

    async def setup_hook(self) -> None:
        """Load the commands, make every old button work again, and sync the commands with Discord."""
        hush_late_keystrokes()
        await asyncio.to_thread(warm)
        await self.tree.set_translator(CatalogueTranslator())
        self.add_dynamic_items(ActionButton, ActionMenu, DoubtButton, FormButton)
        for feature in FEATURES:
            await import_module(feature).setup(self)  # not load_extension: it would run the modules again
        await self.tree.sync()
        self.clocks.start()
        threading.Thread(target=_prepare_the_rest, name="preparing", daemon=True).start()

    async def close(self) -> None:
        """Leave Discord; no clock is looked at any more."""
        self.clocks.stop()
        await super().close()

    async def opened(self, ruleset: str) -> None:
        """Load a ruleset beside the loop when it is first spoken of; whoever speaks of it meanwhile waits too."""
        if ruleset in self._open:
            return
        async with self._opening[ruleset]:
            if ruleset not in self._open:
                await asyncio.to_thread(compile_beside, (ruleset,))
                await asyncio.to_thread(_read, ruleset)
                self._open.add(ruleset)

    async def _is_ready(self, ruleset: str) -> bool:
        return ruleset in self._open or await asyncio.to_thread(is_prepared, ruleset)

    async def _handler_of(self, action: str) -> actions.Handler | None:
        """Return what a button does; a game that nobody has spoken of since the start is loaded to look for it."""
        if actions.handler(action) is None:
            for face in every_face():
                await self.opened(face.rulesets[0])
        return actions.handler(action)

    async def call_of(self, interaction: discord.Interaction[Any]) -> Call:
        """Return who asks, where and in which language (the channel's setting, else the user's own).

        Where a game is open, what is asked beside it is asked of its ruleset. Whoever looked whose command it is has
        made the call already, and passes it on.
        """
        made: Call | None = interaction.extras.pop(PASSED_ON, None)
        if made is not None:
            return made
        channel_id = interaction.channel_id or 0
        scope = await self.store.scopes.effective(interaction.guild_id, settings_channel(interaction))
        language = scope.language if scope.language in LANGUAGES else from_locale(str(interaction.locale))
        playing = await self.store.games.open_in(channel_id)
        ruleset = (scope.ruleset or DEFAULT_RULESET) if playing is None else playing.ruleset
        if interaction.type is not discord.InteractionType.autocomplete and not await self._is_ready(ruleset):
            await acknowledge(interaction, private=bool(scope.private_lookups))  # what follows takes many seconds
        await self.opened(ruleset)
        message = interaction.message
        call = Call(
            store=self.store,
            user_id=str(interaction.user.id),
            user_name=called(interaction.user),
            channel_id=channel_id,
            guild_id=interaction.guild_id,
            language=language or "en",
            ruleset=ruleset,
            interaction=str(interaction.id),
            command="" if interaction.command is None else f"/{interaction.command.qualified_name}",
            judge=_is_judge(interaction, scope.judge_role),
            judge_role=scope.judge_role,
            private=message.flags.ephemeral if message else bool(scope.private_lookups),
            asker=asker_of(message, KEEP_PRIVATE),
            acknowledge=partial(acknowledge, interaction),
            named=partial(_name_in, interaction.guild),
            opened=self.opened,
            changed=partial(interaction.extras.__setitem__, CHANGED),
            language_set=scope.language in LANGUAGES,
            house=await self.store.disputes.rules(channel_id),
            playing=None if playing is None else playing.ruleset,
        )
        interaction.extras[CALL] = call
        return call

    async def run_action(
        self, interaction: discord.Interaction[Any], action: str, owner: str, arguments: tuple[str, ...]
    ) -> None:
        """Run what a button or menu names; refuse whoever it does not belong to."""
        with self.at_work():
            await self._run_action(interaction, action, owner, arguments)

    async def _run_action(
        self, interaction: discord.Interaction[Any], action: str, owner: str, arguments: tuple[str, ...]
    ) -> None:
        try:
            call = await self.call_of(interaction)
            handler = None if action == LOOK else await self._handler_of(action)
            if (
                owner
                and owner != call.user_id
                and not (call.judge and (action == LOOK or actions.open_to_judges(action)))
            ):
                await answer(interaction, Reply(text=call.say(_not_yours(action)), tone=Tone.BAD, private=True))
                return
            if action == LOOK:
                await acknowledge(interaction)
                await self.living.look(interaction, call, arguments)
                return
            if handler is None:
                await answer(interaction, Reply(text=call.say("button-expired"), tone=Tone.WARN, private=True))
                return
            await acknowledge(interaction)
            try:
                reply = await handler(call, arguments)
            except UserError as error:
                if error.message not in STALE or not await self.living.refreshed(interaction, call):
                    raise
                return
            if reply.retires and not await self.living.is_pressed(interaction, call):
                await interaction.edit_original_response(view=None)
            await (replace if reply.in_place and not reply.private else answer)(interaction, reply)
            if reply.withdraws:
                await interaction.delete_original_response()
        except Exception as error:
            await self.tell_error(interaction, error)

    async def open_form(
        self, interaction: discord.Interaction[Any], action: str, owner: str, arguments: tuple[str, ...]
    ) -> None:
        """Open the form of a button that asks for a line; what is written is the last argument of its action."""
        with self.at_work():
            try:
                call = await self.call_of(interaction)
                await show_form(interaction, LineForm(call, action, owner, arguments))
            except Exception as error:
                await self.tell_error(interaction, error)

    async def open_force(self, interaction: discord.Interaction[Any], form: Form) -> None:
        """Open the form in which a whole force is written or attached."""
        call: Call = interaction.extras[CALL]
        await show_form(interaction, ForceForm(call, form))

    async def open_doubt(self, interaction: discord.Interaction[Any], question: str) -> None:
        """Open the form in which a reader says what is wrong with the answer that they look at."""
        with self.at_work():
            try:
                call = await self.call_of(interaction)
                await show_form(interaction, DoubtForm(call, interaction.message, question))
            except Exception as error:
                await self.tell_error(interaction, error)

    async def tell_error(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Answer an error with one clear line; what we did not foresee is logged with its traceback."""
        cause = cause_of(error)
        if isinstance(cause, Unanswerable):
            log.warning("interaction %s could not be answered, and changed nothing: %s", interaction.id, cause)
            return
        if isinstance(cause, RollWaits):  # no error: everybody is asked
            await answer(interaction, waiting_reply(await self.call_of(interaction), cause))
            return
        language = from_locale(str(interaction.locale))
        try:
            language = (await self.call_of(interaction)).language
        except Exception:
            log.warning("the settings could not be read while telling an error")
        reply = reply_to_error(error, language)
        try:
            await answer(interaction, reply)
        except discord.HTTPException as failed:
            log.warning("an error could not be told: %s", failed)


def _prepare_the_rest() -> None:
    """See to what somebody waits for a little later: the other rulesets' compiled rules, a first picture's typeface."""
    compile_beside(OTHERS)
    fonts.prepare()


def warm() -> None:
    """See to what a first question would wait long for: compiled rules, the words of each language."""
    compile_beside((DEFAULT_RULESET,))
    for language in LANGUAGES:
        catalogue(language).text("ask-nothing")


def _read(ruleset: str) -> None:
    """Load the library and the judge of a ruleset, and what its game's commands do: a fifth of a second each."""
    library = load(ruleset)
    library.search("carri", "en", 1)  # what mends a misspelled word is read as well
    library.complete("c", "en", 1)
    counterparts(ruleset, library.sections[0])
    engine.prepare(ruleset)
    if (face := face_shown(ruleset)) is not None:
        face.load()


def _not_yours(action: str) -> str:
    return "not-your-decision" if action == "choose" else "not-your-button"


async def _name_in(guild: discord.Guild | None, user: str) -> str:
    """Return the name that a user has on a server; empty where Discord does not tell."""
    if guild is None or not user.isdecimal():
        return ""
    try:
        member = guild.get_member(int(user)) or await guild.fetch_member(int(user))
    except (discord.HTTPException, OverflowError) as error:
        log.warning("the name of user %s could not be had: %s", user, error)
        return ""
    return called(member)


def _is_judge(interaction: discord.Interaction[Any], judge_role: int | None) -> bool:
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    return judge_role is not None and any(role.id == judge_role for role in member.roles)
