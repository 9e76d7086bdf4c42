"""/quickstart: a tiny game against the bot's simple moves; three rules learned by playing them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import slash
from bot.discord.message import answer
from bot.heroclix.opponent import MARK, next_command
from bot.heroclix.presenters.events import event_lines
from bot.heroclix.table import Outcome, act, open_game
from bot.store import GameAlreadyOpen
from bot.table.call import Call
from bot.table.living import line_of
from bot.table.reply import Block, Reply
from engine.heroclix.game import AddFigure, Command, EndTurn, Join, LoadMap, NewGame
from engine.heroclix.game.events import ActionEnded, ActionGiven, TokensChanged, TurnEnded
from engine.heroclix.ruleset import JUDGED
from engine.heroclix.samples import sample_map

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = ["Quickstart", "answered_by_the_bot"]

POINTS = 100
MOST_MOVES = 12  # of the bot in a turn
# both sides alike: what decides is what is learned
FIGURES = (
    ("red", "Ember", "C2", {"speed": 8, "attack": 10, "defense": 16, "damage": 2}, 5),
    ("red", "Anvil", "H2", {"speed": 7, "attack": 9, "defense": 17, "damage": 3}, 0),
    ("blue", "Frost", "C9", {"speed": 8, "attack": 9, "defense": 15, "damage": 2}, 5),
    ("blue", "Gale", "H9", {"speed": 7, "attack": 9, "defense": 16, "damage": 2}, 0),
)
CLICKS = 4
KNOWN = (ActionGiven, ActionEnded, TokensChanged, TurnEnded)  # told with what follows or by the board, in no line


class Quickstart(commands.Cog):
    """A first game."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("quickstart", "quickstart")
    @app_commands.guild_only()
    async def quickstart(self, interaction: discord.Interaction[Any]) -> None:
        """Play a tiny game against the bot: four minutes, three rules."""
        await answer(interaction, await begun(await self.bot.call_of(interaction)))


async def begun(call: Call) -> Reply:
    """Open a tiny game with the newcomer on red and the bot on blue, and tell what to do first."""
    by: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    call = replace(call, ruleset=call.ruleset if call.ruleset in JUDGED else JUDGED[0])
    try:
        opened = await open_game(call, NewGame(call.ruleset, POINTS, call.say("quickstart-name"), **by))
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    if not opened.accepted:
        raise UserError("game-none")
    setting: list[Command] = [
        Join(call.user_name[:80], "red", **by),
        Join(f"{MARK} {call.say('quickstart-bot')}", "blue", **by),
        LoadMap(sample_map("training-yard").document(call.language), **by),
        *(AddFigure(_card(*figure), figure[2], figure[0], **by) for figure in FIGURES),
        EndTurn(first="red", **by),
        EndTurn(**by),  # the first turns, in which nobody may be attacked (14.1), are over
        EndTurn(**by),
    ]
    outcome = await act(replace(call, interaction=""), *setting)
    if not outcome.accepted:
        return Reply(call.say("quickstart-title"), call.say("refused-title"))
    lessons = "\n".join(call.say(f"quickstart-lesson-{number}") for number in (1, 2, 3))
    return Reply(
        call.say("quickstart-title"),
        f"{call.say('quickstart-text')}\n{lessons}",
        footer=call.say("quickstart-footer"),
        line=call.say("quickstart-line"),
        whole=True,  # in one line the lessons would be cut off
    )


def _card(_side: str, name: str, _at: str, values: dict[str, int], reach: int) -> dict[str, Any]:
    return {"name": name, "points": 50, "values": values, "range": reach, "targets": 1, "clicks": CLICKS}


async def answered_by_the_bot(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Return the reply to what a newcomer did, with what the bot does then where it is its turn."""
    if not outcome.accepted:
        return reply
    state, lines, seen = outcome.table.state, [], []
    for _ in range(MOST_MOVES):
        command = await asyncio.to_thread(next_command, state, call.user_id)
        if command is None:
            break
        done = await act(replace(call, interaction=""), command)
        if not done.accepted:
            break
        state = done.table.state
        lines += event_lines(call, state, done.events)
        seen += event_lines(call, state, [event for event in done.events if not isinstance(event, KNOWN)])
    if not lines:
        return reply
    told = Block(call.say("quickstart-bot-plays"), "\n".join(lines)[:1000])
    text = "\n".join(seen) or told.text
    line = f"{told.title}: {line_of(Reply(text=text))}"  # a newcomer looks for what the other side did
    return replace(reply, blocks=(*reply.blocks, told), line=line)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Quickstart(bot))
