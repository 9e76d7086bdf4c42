"""A club's server on simcord: one channel, two players and a judge, the real bot on a store of its own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import discord
import simcord

from bot.app.errors import line_of_error
from bot.discord.client import JudgeBot
from bot.discord.message import message_of
from bot.store import Living, Livings, Store
from bot.table.living import unpacked

MENU, BUTTON = 3, 2
ALWAYS = frozenset({"told", "undo"})  # what everybody may press at any time
CLUBS: WeakKeyDictionary[simcord.Env, Club] = WeakKeyDictionary()


class Seen(simcord.ResponseMessage):
    """What a command or a button has changed at a table, as its reader finds it.

    Its line, the same unfolded, and the living message, whose buttons are pressed.
    """

    def __init__(self, club: Club, living: Any, line: str, told: discord.Embed) -> None:
        super().__init__(club.env, living)
        self.line = line
        self._told = told

    @property
    def content(self) -> str:
        """The line."""
        return self.line

    @property
    def embeds(self) -> list[discord.Embed]:
        """What happened in full, then the living message."""
        return [self._told, *super().embeds]


class Watched(Livings):
    """Keeps living messages as the store does, and knows which was written last."""

    def __init__(self, livings: Livings, last: Living | None = None) -> None:
        super().__init__(livings._sessions)
        self.last = last

    async def put(self, living: Living) -> None:
        """Store it."""
        await super().put(living)
        self.last = living


@dataclass
class Club:
    """Who and what there is; `bot` restarts with `restart`, over the same database."""

    env: simcord.Env
    database: str
    store: Store
    channel: simcord.ChannelHandle
    ana: simcord.MemberActor
    bruno: simcord.MemberActor
    judge: simcord.MemberActor
    livings: Watched
    guild: simcord.GuildHandle

    async def ask(self, who: simcord.MemberActor, command: str, **options: Any) -> simcord.ResponseMessage:
        """Send a slash command and return the message it was answered with."""
        result = await who.slash(self.channel, command, **options)
        told = [*([result.response] if result.response is not None else []), *result.followups]
        assert told, f"/{command} was not answered: {result!r}"
        return self.seen(told[0])

    def seen(self, message: simcord.ResponseMessage | None) -> simcord.ResponseMessage:
        """Return a message as its reader finds it: beside one line, or in place of none, the living message."""
        living = self.livings.last
        if message is not None and (
            living is None or message.ephemeral or (message.embeds and message.id != living.message_id)
        ):
            return message
        assert living is not None
        stored = self.env.backend.get_message(self.channel.id, living.message_id)
        line = "" if message is None else message.content
        return Seen(self, stored, line, message_of(unpacked(living.told))["embed"])

    async def suggested(self, who: simcord.MemberActor, command: str, option: str, text: str) -> list[str]:
        """Type into an option and return the values offered."""
        return [choice["value"] for choice in await who.autocomplete(self.channel, command, option, text)]

    def late(self, message: simcord.ResponseMessage, components: list[dict[str, Any]]) -> simcord.ResponseMessage:
        """Return the message with the buttons that it had before, as a phone shows it that has not heard of more."""
        self.env.backend.get_message(self.channel.id, message.id).components = components
        return message

    async def restart(self) -> None:
        """Start the bot anew, as after a stop of the host: nothing is left but the database."""
        await self.store.close()
        self.store = await Store.open(self.database)
        self.livings = self.store.livings = Watched(self.store.livings, self.livings.last)
        await self.env.restart_bot(JudgeBot(self.store, shard_count=1))

    def unforeseen(self) -> list[BaseException]:
        """Return the errors that no one foresaw: those that have no line of their own."""
        return [error for error in self.env.errors if line_of_error(_cause(error), "en") is None]


def _cause(error: BaseException) -> BaseException:
    return error.original if isinstance(error, discord.app_commands.CommandInvokeError) else error


@contextlib.asynccontextmanager
async def club(database: str) -> AsyncIterator[Club]:
    """Open the club until the block ends; it fails at the end if the bot met an error that it did not foresee."""
    store = await Store.open(database)
    bot = JudgeBot(store, shard_count=1)
    env = simcord.Env(bot, check_errors=False, settle_timeout=30)  # its context manager is bound to one task
    await env.start()
    guild = env.create_guild("Club")
    judges = guild.create_role("Judges", permissions=discord.Permissions(manage_guild=True))
    made = Club(
        env,
        database,
        store,
        guild.create_text_channel("table-1"),
        guild.add_member(env.create_user("Ana")),
        guild.add_member(env.create_user("Bruno")),
        guild.add_member(env.create_user("Judge"), roles=[judges]),
        Watched(store.livings),
        guild,
    )
    store.livings = made.livings
    CLUBS[env] = made
    try:
        yield made
        assert not made.unforeseen(), made.unforeseen()
    finally:
        await env.shutdown()
        await made.store.close()


def words(message: simcord.ResponseMessage) -> str:
    """Return all that a reader reads in a message, its buttons apart."""
    lines = [message.content]
    for embed in message.embeds:
        lines += [embed.title or "", embed.description or ""]
        lines += [f"{field.name}\n{field.value}" for field in embed.fields]
        lines.append(embed.footer.text or "")
    return "\n".join(line for line in lines if line)


def buttons(message: simcord.ResponseMessage) -> list[str]:
    """Return the labels of a message's buttons, in their order, but those that a living message always has."""
    parts = [part for row in message.components for part in row["components"] if part["type"] == BUTTON]
    return [part["label"] for part in parts if part["custom_id"].split("|")[1] not in ALWAYS]


def menu(message: simcord.ResponseMessage) -> list[str]:
    """Return the values of a message's menus, in their order."""
    menus = [part for row in message.components for part in row["components"] if part["type"] == MENU]
    return [option["value"] for part in menus for option in part["options"]]


def one_line(message: simcord.ResponseMessage) -> str:
    """Return the single private line that a message is; anything more fails."""
    text = words(message)
    assert message.ephemeral, f"everybody sees {text!r}"
    assert "\n" not in text, f"more than a line: {text!r}"
    assert "Traceback" not in text
    assert 10 < len(text) < 800, text
    return text


def pressed(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the message that pressing something was answered with, or the living message as it is now."""
    told = [*result.followups, *([result.response] if result.response is not None else [])]
    return CLUBS[result._env].seen(told[0] if told else None)


async def unfolded(who: simcord.MemberActor, message: simcord.ResponseMessage) -> simcord.ResponseMessage:
    """Unfold what happened last, for whoever presses the button of the living message."""
    return pressed(await who.click(message, label="Last ruling in full"))


async def let_stand(
    who: simcord.MemberActor, answer: simcord.ResponseMessage, by: simcord.MemberActor
) -> simcord.ResponseMessage:
    """Ask the others to let a refused command stand, and have one of them agree; return what came of it."""
    asked = pressed(await who.click(answer, label="Ask to let it stand"))
    assert not asked.ephemeral, "everybody sees what is proposed"
    return pressed(await by.click(asked, label="Agree"))


async def ended(table: Club, **options: Any) -> simcord.ResponseMessage:
    """End the game: Ana asks, Bruno agrees."""
    asked = await table.ask(table.ana, "game end", **options)
    return pressed(await table.bruno.click(asked, label="Agree"))


async def seated(table: Club) -> None:
    """Open a game: Ana plays red and Bruno blue, on the training yard, a figure each."""
    await table.ask(table.ana, "game new", name="Friday")
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.bruno, "game join", side="blue")
    await table.ask(table.ana, "map load", name="training-yard")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at F2")
    await table.ask(table.bruno, "figure add", figure="Rook 50 7/9/16/2 r6 t1 at F9")


async def begun(table: Club) -> None:
    """Open a game as :func:`seated` does, and end each side's first turn: it is red's turn, and nothing is immune."""
    await seated(table)
    await table.ask(table.ana, "turn end", first="red")
    await table.ask(table.ana, "turn end")
    await table.ask(table.bruno, "turn end")


async def at_war(table: Club, *, name: str = "Ruins") -> None:
    """Open a game of Battleground on our field: Ana plays the masters, Bruno the evil warriors."""
    await table.ask(table.ana, "game new", ruleset="motu", name=name)
    await table.ask(table.ana, "game join", side="masters")
    await table.ask(table.bruno, "game join", side="evil")
    await table.ask(table.ana, "map load", name="ruined-gate")
    for who in (table.ana, table.bruno):
        await table.ask(who, "figure add", figure="army")


async def sequence(table: Club) -> int:
    """Return how many events the log of the game has."""
    shown = words(await table.ask(table.judge, "game show"))
    return int(shown.rsplit(" ", 1)[-1])


def refused(message: simcord.ResponseMessage) -> str:
    """Return the text of a refusal, which its asker alone sees."""
    text = words(message)
    assert message.ephemeral, text
    assert text.startswith("⛔"), text
    return text
