"""/map: load, edit, check; /board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.discord import answer
from bot.call import Call
from bot.commands.files import read_document
from bot.errors import UserError
from bot.games import act, table
from bot.localize import choices_of, group, slash
from bot.map_edit import edited, oddities
from bot.presenters.game import outcome_reply
from bot.presenters.table import board_picture
from bot.reply import Reply, Tone, safe
from engine.heroclix.game import GameState, LoadMap
from engine.heroclix.samples import sample_maps

if TYPE_CHECKING:
    from bot.client import JudgeBot

TERRAIN = ("clear", "hindering", "blocking", "water", "wall", "elevated")


async def complete_map(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer our sample maps."""
    call = await interaction.client.call_of(interaction)
    wanted = current.strip().casefold()
    return [
        app_commands.Choice(name=sample.names[call.language][:100], value=sample.id)
        for sample in sample_maps()
        if wanted in sample.names[call.language].casefold() or wanted in sample.id
    ][:25]


class Maps(commands.Cog):
    """The map of a game."""

    maps = group("map", "map", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("map-load", "load", maps)
    @app_commands.autocomplete(name=complete_map)
    async def load(
        self, interaction: discord.Interaction[Any], name: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Lay out one of our maps, or one from a file."""
        call = await self.bot.call_of(interaction)
        if file is not None:
            document = await read_document(file)
            document = map_of(document)
        else:
            document = sample_document(call, name)
        outcome = await act(call, LoadMap(actor=call.user_id, judge=call.judge, map=document))
        await answer(interaction, _with_board(call, outcome_reply(call, outcome), outcome.table.state))

    @slash("map-edit", "edit", maps)
    @app_commands.choices(terrain=choices_of("terrain", TERRAIN))
    async def edit(
        self,
        interaction: discord.Interaction[Any],
        terrain: str,
        where: str,
        level: app_commands.Range[int, 1, 20] = 2,
    ) -> None:
        """Change squares or edges of the map; undo takes it back."""
        call = await self.bot.call_of(interaction)

        def command(state: GameState) -> LoadMap:
            if state.map_document is None:
                raise UserError("map-none")
            document = edited(state.map_document, terrain, where, level)
            return LoadMap(actor=call.user_id, judge=call.judge, map=document)

        outcome = await act(call, command)
        await answer(interaction, _with_board(call, outcome_reply(call, outcome), outcome.table.state))

    @slash("map-check", "check", maps)
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """List what is odd about the map."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        if state.map is None:
            raise UserError("map-none")
        odd = [call.words.format(key, data) for key, data in oddities(state.map)]
        text = "\n".join(f"• {line}" for line in odd) or call.say("map-check-fine")
        await answer(interaction, Reply(call.say("map-check-title"), text, tone=Tone.WARN if odd else Tone.GOOD))

    @slash("board", "board")
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the table."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        state.position()  # says what is missing before anybody waits for a picture
        reply = Reply(call.say("board-title", name=safe(state.name) or call.say("game-unnamed")))
        await answer(interaction, _with_board(call, reply, state))


def sample_document(call: Call, name: str | None) -> dict[str, Any]:
    """Return one of our maps by its id or its name. Raises UserError with those there are."""
    known = ", ".join(sample.id for sample in sample_maps())
    if name is None:
        raise UserError("map-which", known=known)
    wanted = name.strip().casefold()
    for sample in sample_maps():
        if wanted == sample.id or wanted in {shown.casefold() for shown in sample.names.values()}:
            return sample.document(call.language)
    raise UserError("map-unknown", given=name[:40], known=known)


def map_of(document: dict[str, Any]) -> dict[str, Any]:
    """Return the map, with what lies on it, of a map file or of a whole position document."""
    inner = document.get("map")
    if not isinstance(inner, dict):
        return document
    lying = {key: document[key] for key in ("markers", "objects") if key in document}
    return {**inner, **lying}


def _with_board(call: Call, reply: Reply, state: GameState) -> Reply:
    if state.map is None or reply.private:
        return reply
    return replace(reply, draw=lambda: board_picture(call, state))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Maps(bot))
