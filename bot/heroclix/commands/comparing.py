"""/compare: one question, of the board or of the library, under several editions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.rules import QUESTION_LENGTH, complete_rule
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.options import dice_of
from bot.heroclix.commands.tables import KINDS, complete_spot, kept, spot_of
from bot.heroclix.orders.offers import attack_kind
from bot.heroclix.orders.order import Order
from bot.heroclix.pictures import overlay_of
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.comparing import comparison_reply, ruleset_name
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import table
from bot.library.rules import not_covered, search_reply, side_by_side_reply
from bot.table.call import Call
from bot.table.comparison import Told, put
from bot.table.reply import Reply
from engine import Answer
from engine.heroclix.board.lines.line import trace
from engine.heroclix.game import GameState
from engine.heroclix.game.state.document import to_document
from engine.heroclix.position import Figure
from engine.heroclix.ruleset import JUDGED, edition
from engine.heroclix.vocabulary import knows

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

QUESTIONS = ("line", "attack", "actions", "reach")


class Comparing(commands.Cog):
    """One question under several editions; sections of the library go anywhere."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("compare", "compare")
    @app_commands.choices(
        question=choices_of("compare", QUESTIONS), kind=choices_of("kind", KINDS), ruleset=choices_of("ruleset", JUDGED)
    )
    @app_commands.autocomplete(section=complete_rule, source=complete_spot, target=complete_spot)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def compare(
        self,
        interaction: discord.Interaction[Any],
        source: str | None = None,
        target: str | None = None,
        question: str | None = None,
        kind: str | None = None,
        roll: str | None = None,
        section: str | None = None,
        ruleset: str | None = None,
    ) -> None:
        """Rule on the same figures, or show the same section, under several editions."""
        call = await self.bot.call_of(interaction)
        if section is not None:
            reply = replace(_sections(call, section), private=call.private)
        elif source is not None:
            rulesets = _editions(call, ruleset)
            reply = await _compared(call, rulesets, source, target, question, kind, dice_of(roll))
        else:
            raise UserError("compare-what")
        await answer(interaction, reply)


def _sections(call: Call, asked: str) -> Reply:
    """Show the section that is meant, and what the other editions have in its place."""
    asked = asked.strip()[:QUESTION_LENGTH]
    if not call.library.covered:
        return not_covered(call)
    if call.library.has(asked):
        return side_by_side_reply(call, asked)
    found = call.library.search(asked, call.language) if asked else None
    if found is None or not found.hits or not found.confident:
        return search_reply(call, asked or "?")
    return side_by_side_reply(call, found.hits[0].section)


def _editions(call: Call, other: str | None) -> Sequence[str]:
    """Return the channel's edition and the one named, or all others. Raises UserError where none is judged there."""
    if call.ruleset not in JUDGED:
        raise UserError("compare-ruleset", ruleset=ruleset_name(call, call.ruleset))
    others = [each for each in JUDGED if each != call.ruleset] if other in (None, call.ruleset) else [other or ""]
    return [call.ruleset, *others]


async def _compared(
    call: Call,
    rulesets: Sequence[str],
    source: str,
    target: str | None,
    asked: str | None,
    kind: str | None,
    roll: tuple[int, int] | None,
) -> Reply:
    """Put one question about the table to several editions."""
    state = (await table(call)).state
    asked = asked or ("attack" if roll or kind else "line" if target else "actions")
    question, title, ends = _question(call, state, asked, source, target, kind, roll)
    answers = await asyncio.to_thread(_answers, to_document(state, question), rulesets)
    numbers = {
        ruleset: await kept(call, told.ruling, state, f"{ruleset_name(call, ruleset)} · {title}")
        for ruleset, told in answers.items()
        if isinstance(told, Answer) and told.ruling.steps
    }
    reply = comparison_reply(call, state, title, answers, numbers)
    if asked != "line":
        return reply
    overlay = overlay_of(trace(state.position(), ends[0], ends[1]))
    return replace(reply, draw=lambda: board_picture(call, state, overlay, title))


def _answers(document: dict[str, Any], rulesets: Sequence[str]) -> dict[str, Told]:
    """Put the table to each edition; what its own game alone keeps count of is left out for the others."""
    found: dict[str, Told] = {}
    for ruleset in rulesets:
        turn = {key: value for key, value in document.get("turn", {}).items() if knows(edition(ruleset), key)}
        found |= put({**document, "turn": turn} if turn else document, [ruleset])
    return found


def _question(
    call: Call,
    state: GameState,
    asked: str,
    source: str,
    target: str | None,
    kind: str | None,
    roll: tuple[int, int] | None,
) -> tuple[dict[str, Any], str, list[Figure | int]]:
    """Return the question as documents have it, its title, and where a line begins and ends.

    Raises UserError where it needs a target or a figure, DocumentError for a name that is none.
    """
    if target is None and asked in ("line", "attack"):
        raise UserError("compare-needs-target")
    ends = [spot_of(state, source, "source"), *([] if target is None else [spot_of(state, target, "target")])]
    if asked != "line" and not all(isinstance(end, Figure) for end in ends):
        raise UserError("compare-needs-figure")
    names = [end.id if isinstance(end, Figure) else state.position().map.name_of(end) for end in ends]
    shown = [name_of(state.names)(name) for name in names]
    title = call.say(f"compare-title-{asked}", source=shown[0], target=shown[-1])
    if asked == "line":
        return {"type": "line_of_fire", "from": names[0], "to": names[1]}, title, ends
    if asked == "attack":
        kind = kind or attack_kind(state, Order("attack", names[0], targets=(names[1],)))
        if roll is None:
            return {"type": "legal", "figure": names[0], "action": kind, "target": names[1]}, title, ends
        fields = {"attacker": names[0], "targets": [names[1]], "kind": kind, "roll": list(roll)}
        return {"type": "attack", **fields}, title, ends
    return {"type": "legal_actions" if asked == "actions" else "reachable", "figure": names[0]}, title, ends


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Comparing(bot))
