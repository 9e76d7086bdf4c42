"""Characters handed in by the dozen: lines that were written, files, lists and zips; all of them or nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.app.errors import UserError
from bot.discord.commands.files import entries_of
from bot.motu.presenters.character import echo, read_back
from bot.motu.presenters.game import told
from bot.motu.presenters.names import name_of
from bot.motu.table import Outcome, act, table
from bot.motu.typing.standing import standing_typed
from bot.table.call import Call
from bot.table.forces import Files, against, force_reply, read_force, refused
from bot.table.reply import Reply, safe
from bot.table.text import MARKED
from engine.motu.game import AddCharacter, GameState
from engine.motu.samples import sample_army
from engine.ruling import Term

__all__ = ["added_from", "adding", "facing_of", "force", "side_of", "told_with_card"]


async def force(
    call: Call, *, text: str = "", files: Sequence[discord.Attachment] = (), side: str | None = None
) -> Reply:
    """Add many characters: lines that were written, one each, and files."""
    return await added_from(call, await entries_of(call, text, files), None, side)


async def added_from(call: Call, entries: Files, at: str | None, side: str | None) -> Reply:
    """Add what files and written lines hold: all of it, or nothing with all that is wrong.

    Raises UserError, or DocumentError, where it was one file with one character that could not be read.
    """
    found = await table(call)
    mine = side or side_of(call, found.state)
    read = await read_force(call, _with_samples(call, entries, mine), found.state.ruleset)
    if not read.figures and len(entries) == len(read.faults) == 1 and safe(entries[0][0]) == read.faults[0][0]:
        raise read.faults[0][1]
    if at and len(read.figures) > 1:
        raise UserError("motu-army-at")
    by: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    groups = [(each.source, [adding(each.document, at, each.at, side, mine, by)]) for each in read.figures]
    faults = [*read.faults, *await against(found, groups)]
    if faults:
        return refused(call, faults, len(read.figures) + len(read.faults) - len(faults), name_of(found.state.names))
    outcome = await act(call, *(command for _, commands in groups for command in commands))
    if not outcome.accepted:
        return await told(call, outcome, call.say("motu-character-added-title"))
    if len(read.figures) == 1:
        return await told_with_card(call, outcome)
    added = outcome.table.state.figures[-len(read.figures) :]
    title = call.say("force-added", count=len(added), points=sum(figure.card.cost for figure in added))
    return force_reply(call, title, [echo(call, outcome.table.state, figure) for figure in added])


async def told_with_card(call: Call, outcome: Outcome) -> Reply:
    """Return what came of a character that was typed or handed in, with all that was read of it; told whole."""
    reply = await told(call, outcome, call.say("motu-character-added-title"))
    if not outcome.accepted:
        return reply
    blocks = read_back(call, outcome.table.state, outcome.table.state.figures[-1])
    return replace(reply, blocks=(*reply.blocks, *blocks), whole=True)


def _with_samples(call: Call, entries: Files, side: str) -> Files:
    """Return the entries with each written line that names a character of a side's sample army as its document."""
    samples = {
        name.casefold(): each.card(call.language)
        for each in sample_army(side)
        for name in (each.id, each.card(call.language)["name"])
    }
    found: list[tuple[str, bytes]] = []
    for name, raw in entries:
        for number, line in enumerate([] if name else raw.decode().splitlines()):
            known = samples.get(line.strip().casefold())
            entry = b"\n" * number + line.encode() if known is None else json.dumps(known).encode()
            found += [("" if known is None else line.strip(), entry)] if line.strip() else []
        found += [(name, raw)] if name else []
    return found


def facing_of(side: str) -> str:
    """Return where the miniatures of an army look at first: at the other one."""
    return "e" if side == "masters" else "w"


def side_of(call: Call, state: GameState) -> str:
    """Return the army that whoever asks plays, the Masters' where they play none."""
    player = state.player(call.user_id)
    return player.side if player is not None else "masters"


def adding(
    card: Mapping[str, Any], at: str | None, typed: str | None, side: str | None, mine: str, by: Mapping[str, Any]
) -> AddCharacter:
    """Return the command that adds a character where an option or its line says, `C5 ne`; at first it faces the other.

    Raises UserError where both say it.
    """
    if at and typed:
        raise UserError("motu-line-twice", given=Term("motu-said-place"), line=f"{typed} · {at}"[:MARKED])
    where, facing = standing_typed(at or typed or "")
    return AddCharacter(card, side, where, facing or facing_of(mine), **by)
