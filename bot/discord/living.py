"""The living message: one for each game, edited in place, posted anew where the channel has gone on below it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace as with_fields
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.app.faces import every_ruleset, face_of
from bot.discord.message import CHANGED, delivered, line_message, message_of
from bot.discord.shells import any_table
from bot.store import Living, StoreError
from bot.table.call import Call
from bot.table.games import Table
from bot.table.house import house_line, with_house_rules
from bot.table.living import in_two_lines, line_of, packed
from bot.table.opening import with_opening
from bot.table.reply import Reply
from bot.table.resting import resting
from bot.words.command_names import with_names_offered
from bot.words.language import LANGUAGES, from_locale

__all__ = ["CALL", "LivingMessages"]

log = logging.getLogger(__name__)

CALL = "call"  # among an interaction's extras: who asks
LATER = 8  # messages below it: then a phone shows it no more
REMEMBERED = 500  # living messages of which it is known what they show


class LivingMessages:
    """Shows each game in its living message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wanted: dict[int, int] = {}  # the newest head that waits to be shown, by its game
        self._shown: OrderedDict[int, int] = OrderedDict()  # the head of the log that a message shows, by its id

    async def settle(self, interaction: discord.Interaction[Any], reply: Reply) -> None:
        """Tell what an interaction has changed at a table: in a line where it was asked, whole in the living message.

        Where the living message cannot be had, all is told where it was asked.
        """
        found: Table[Any] = interaction.extras.pop(CHANGED)
        call: Call = interaction.extras[CALL]
        line = line_of(reply)
        reply = reply if found.ruling is None else with_house_rules(call, found.ruling, reply)
        self._wanted[found.game_id] = max(self._wanted.get(found.game_id, 0), found.head)
        try:
            async with self._lock(found.game_id):
                if self._wanted.get(found.game_id) == found.head:  # else somebody behind this one shows more
                    self._wanted.pop(found.game_id)
                    await self._settle(interaction, call, found, reply, line)
                    return
            if not await self.is_pressed(interaction, call):
                await delivered(interaction, line_message(reply, line), private=reply.private)
        except (StoreError, discord.HTTPException) as error:
            log.warning("the living message of game %s could not be shown: %s", found.game_id, error)
            await delivered(interaction, line_message(reply, line), private=reply.private)

    async def posted(self, interaction: discord.Interaction[Any], call: Call, found: Table[Any]) -> None:
        """Post the living message anew, as whoever asked for the board wants it."""
        async with self._lock(found.game_id):
            row = await call.store.livings.get(found.game_id)
            line = row.told.get("line", "") if row else ""
            view = await self._view(interaction, self._reading(call, row), found, line)
            message = await delivered(interaction, dict(message_of(view)))
            told = row.told if row else packed(Reply(), "")
            await self._moved(interaction, call, found, row, message, told)

    async def refreshed(self, interaction: discord.Interaction[Any], call: Call) -> bool:
        """Show the table as it stands, where a press on the living message came too late; False for another message."""
        found = await any_table(call)
        async with self._lock(found.game_id):
            row = await call.store.livings.get(found.game_id)
            if row is None or not _pressed_on(interaction, row):
                return False
            found = await any_table(call)
            if self._shown.get(row.message_id) != found.head:
                view = await self._view(interaction, self._reading(call, row), found, row.told.get("line", ""))
                await interaction.edit_original_response(**_edit(view))
                self._keep(row.message_id, found.head)
            return True

    async def look(self, interaction: discord.Interaction[Any], call: Call, arguments: tuple[str, ...]) -> None:
        """Show in the living message what a button of it leads to; from an older board the table as it stands."""
        game_id, head, focus = (*",".join(arguments).split(",", 2), "", "")[:3]
        found = await any_table(call)
        async with self._lock(found.game_id):
            row = await call.store.livings.get(found.game_id)
            if row is None or not _pressed_on(interaction, row):  # it has moved since: its buttons are gone
                await interaction.edit_original_response(view=None)
                return
            found = await any_table(call)
            if (game_id, head) != (str(found.game_id), str(found.head)):
                focus = ""
            if not focus and self._shown.get(row.message_id) == found.head:
                return
            view = await self._view(interaction, self._reading(call, row), found, row.told.get("line", ""), focus=focus)
            await interaction.edit_original_response(**_edit(view))
            self._keep(row.message_id, 0 if focus else found.head)

    async def is_pressed(self, interaction: discord.Interaction[Any], call: Call) -> bool:
        """Return whether what was pressed stands in the living message of the game that the interaction is about."""
        stored = await call.store.games.open_in(call.channel_id)
        row = await call.store.livings.get(stored.id) if stored is not None else None
        return row is not None and _pressed_on(interaction, row)

    async def _settle(
        self, interaction: discord.Interaction[Any], call: Call, found: Table[Any], reply: Reply, line: str
    ) -> None:
        row = await call.store.livings.get(found.game_id)
        here = row is not None and _pressed_on(interaction, row)
        newest = await self._newest(call, found)
        reading = self._reading(call, row)
        shown = in_two_lines(line, found.ruling, call.language, getattr(found.state, "names", {}))
        opens = row is None and not here and bool(reply.line) and not reply.whole  # the line stands right above, then
        house = house_line(call, found.ruling) if found.ruling is not None else ""
        shown = f"{shown}\n{house}".rstrip()
        view = await self._view(interaction, reading, newest, house if opens else shown, reply)
        told = packed(reply, shown)
        turn = face_of(newest.state.ruleset).turn(call, newest.state)[0]
        once = here and row is not None and row.turn == turn  # by buttons one new message a turn
        stays = row is not None and (once or not await self._is_out_of_sight(interaction, row))
        if row is not None and stays and await self._edited(interaction, row, view, here=here):
            self._keep(row.message_id, newest.head)
            await call.store.livings.put(with_fields(row, told=told))
            if not here:
                await delivered(interaction, line_message(reply, line), private=reply.private)
            return
        if not here and (reply.whole or reply.line or reply.title != view.title):  # else this message is the answer
            await delivered(interaction, line_message(reply, line), private=reply.private)
        message: discord.Message | None
        if call.channel_id == interaction.channel_id:
            message = await delivered(interaction, dict(message_of(view)))
        else:
            message = await self._client.get_partial_messageable(call.channel_id).send(**message_of(view))
        await self._moved(interaction, call, newest, row, message, told)

    async def _moved(
        self,
        interaction: discord.Interaction[Any],
        call: Call,
        found: Table[Any],
        row: Living | None,
        message: discord.Message | None,
        told: dict[str, Any],
    ) -> None:
        """Remember where the living message is now, and take the one before it away."""
        if message is None:
            return
        self._keep(message.id, found.head)
        language = row.language if row else call.language
        turn = face_of(found.state.ruleset).turn(call, found.state)[0]
        await call.store.livings.put(Living(found.game_id, message.id, language, turn, told))
        if row is None or row.message_id == message.id:
            return
        self._shown.pop(row.message_id, None)
        try:
            await self._partial(interaction, row.message_id).delete()
        except discord.NotFound:
            pass
        except discord.HTTPException as error:  # it stays, and its buttons lead to this one
            log.info("a living message of game %s could not be taken away: %s", found.game_id, error)

    async def _edited(self, interaction: discord.Interaction[Any], row: Living, view: Reply, *, here: bool) -> bool:
        """Put the view in the living message; False where it is gone, or the bot may not reach it."""
        try:
            if here:
                await interaction.edit_original_response(**_edit(view))
            else:
                await self._partial(interaction, row.message_id).edit(**_edit(view))
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the living message of game %s is out of reach: %s", row.game_id, error)
            return False
        return True

    async def _is_out_of_sight(self, interaction: discord.Interaction[Any], row: Living) -> bool:
        """Return whether the channel has gone on so far that the message is to be posted anew.

        One read of the later messages, where the bot may read them.
        """
        may = interaction.app_permissions
        if not (may.view_channel and may.read_message_history):
            return False
        channel = self._client.get_partial_messageable(interaction.channel_id or 0)
        try:
            after = channel.history(after=discord.Object(row.message_id), limit=LATER + 1)
            later = [each async for each in after if not each.flags.loading]  # the command's own answer is none
        except discord.HTTPException as error:
            log.info("the messages after the living one of game %s could not be read: %s", row.game_id, error)
            return False
        return len(later) >= LATER

    async def _newest(self, call: Call, found: Table[Any]) -> Table[Any]:
        """Return the table as it stands now: others may have gone on meanwhile."""
        stored = await call.store.games.open_in(call.channel_id)
        if stored is None or stored.id != found.game_id or stored.head <= found.head:
            return found
        return await any_table(call)

    async def _view(
        self,
        interaction: discord.Interaction[Any],
        call: Call,
        found: Table[Any],
        line: str,
        reply: Reply | None = None,
        focus: str = "",
    ) -> Reply:
        """Return what the living message shows; with the picture of what has just happened, where there is one."""
        face = face_of(found.state.ruleset)
        view = await asyncio.to_thread(face.living, call, found, line, focus)
        if found.state.status == "setup":
            offered = face.opening(call, found.state)
            view = with_opening(call, found, view, offered, every_ruleset(), face.sides)
        view = resting(call, found, view)
        if reply is not None and reply.draw is not None and not reply.private and view.draw is not None:
            view = with_fields(view, draw=reply.draw)
        view = await asyncio.to_thread(view.drawn)
        return with_names_offered(view, from_locale(str(interaction.locale)))

    def _reading(self, call: Call, row: Living | None) -> Call:
        """Return the call in the language of the living message: the channel's, else that in which it was opened."""
        if row is None or call.language_set or row.language not in LANGUAGES:
            return call
        return with_fields(call, language=row.language)

    def _partial(self, interaction: discord.Interaction[Any], message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(interaction.channel_id or 0).get_partial_message(message_id)

    def _keep(self, message_id: int, head: int) -> None:
        self._shown[message_id] = head
        self._shown.move_to_end(message_id)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    def _lock(self, game_id: int) -> asyncio.Lock:
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock


def _pressed_on(interaction: discord.Interaction[Any], row: Living) -> bool:
    return interaction.message is not None and interaction.message.id == row.message_id


def _edit(view: Reply) -> dict[str, Any]:
    """Return the arguments that make a message show a reply, and nothing that stood in it before."""
    message: dict[str, Any] = dict(message_of(view))
    message["attachments"] = message.pop("files", [])
    return {"content": None, "view": None, **message}
