"""What Battleground does to set a table up: the field, characters, where they stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.app.errors import UserError
from bot.discord.commands.files import Note, entries_of, escaped, not_together, notes_of, read_attachment
from bot.motu.commands.forces import added_from, adding, facing_of, side_of, told_with_card
from bot.motu.presenters.game import standing_reply, told
from bot.motu.table import act, table
from bot.motu.typing.line import CharacterLine, parse_line
from bot.motu.typing.standing import standing_typed
from bot.table.call import Call
from bot.table.reply import Form, Reply
from engine.motu.game import AddCards, AddCharacter, GameState, LayField, Place, RemoveCharacter
from engine.motu.samples import sample_army, sample_cards, sample_field, sample_fields

__all__ = ["add", "fields_offered", "load", "place", "remove", "show", "sides_offered", "whole"]

ARMY = "army"  # typed in place of a character: the whole sample army of one's side


async def load(
    call: Call, *, name: str | None = None, file: discord.Attachment | None = None, sketch: str | None = None
) -> Reply:
    """Lay out one of our fields, or one from a file: the map of a position document with its objectives."""
    if sketch:
        raise UserError("motu-no-sketch")
    left: tuple[Note, ...] = ()
    if file is not None:
        found = await read_attachment(call, "map", file)
        document = found["document"]
        command = LayField(document["map"], document["objectives"], actor=call.user_id, judge=call.judge)
        left = notes_of(found)
    else:
        named = name or next(iter(sample_fields()))
        known = {each.casefold(): id_ for id_, one in sample_fields().items() for each in (id_, *one.names.values())}
        if named.casefold() not in known:
            raise UserError("motu-no-field", given=named[:60], offered=", ".join(sample_fields()))
        field = sample_field(known[named.casefold()])
        command = LayField(field.map(call.language), field.objectives, actor=call.user_id, judge=call.judge)
    outcome = await act(call, command)
    reply = await told(call, outcome, call.say("motu-field-title"))
    notes = [f"• {call.words.format(key, escaped(data))}" for key, data in left]
    return replace(reply, text="\n".join([reply.text, *notes])) if notes and outcome.accepted else reply


async def add(
    call: Call,
    *,
    figure: str | None = None,
    at: str | None = None,
    side: str | None = None,
    file: discord.Attachment | None = None,
) -> Reply:
    """Add a character typed in a line, from a file, one of our samples, or with `army` the whole sample army."""
    found = await table(call)
    mine = side or side_of(call, found.state)
    by: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    if file is not None:
        not_together(call, "figure-add", "file", figure=figure)
        return await added_from(call, await entries_of(call, "", [file]), at, side)
    if figure is None:
        return Reply(form=Form("figure-force", side or ""))
    commands: list[Any]
    if figure.casefold() in (ARMY, "ejército", "ejercito"):
        commands = _whole_army(call, found.state, mine, by)
    else:
        samples = {each.id: each for each in sample_army(mine)} | {
            each.card(call.language)["name"].casefold(): each for each in sample_army(mine)
        }
        known = samples.get(figure.casefold())
        line = parse_line(figure) if known is None else CharacterLine(known.card(call.language))
        commands = [adding(line.card, at, line.at, side, mine, by)]
        if known is None:
            return await told_with_card(call, await act(call, *commands))
    return await told(call, await act(call, *commands), call.say("motu-character-added-title"))


def _whole_army(call: Call, state: GameState, side: str, by: dict[str, Any]) -> list[Any]:
    """Return the commands that add a side's sample army with its cards, where a sample field lets it stand."""
    places = _stands(state, side)
    commands: list[Any] = []
    for number, each in enumerate(sample_army(side)):
        stand = places[number] if number < len(places) else {}
        facing = stand.get("facing", facing_of(side))
        commands.append(AddCharacter(each.card(call.language), side, stand.get("at"), facing, **by))
    commands.append(AddCards(sample_cards(side, call.language), side, **by))
    return commands


def _stands(state: GameState, side: str) -> Any:
    if state.ground is None:
        return ()
    named = state.ground.name
    return next((one.stands[side] for one in sample_fields().values() if named in one.names.values()), ())


async def place(call: Call, *, figure: str, at: str | None = None) -> Reply:
    """Put a miniature somewhere, as the table shows it: `C5`, `C5@p1`, `C5 ne` with where it faces, or `off`."""
    named, facing = standing_typed(at or "")
    if named is None and facing is None:
        raise UserError("motu-where")
    off = isinstance(named, str) and named.casefold() in ("off", "fuera")
    where = None if off else named or _there(await table(call), figure)
    return await told(call, await act(call, Place(figure, where, facing, actor=call.user_id, judge=call.judge)))


def _there(found: Any, figure: str) -> Any:
    state = found.state
    shown = state.figure(figure)
    return [state.ground.field.name(one) for one in shown.places] if shown.places else None


async def remove(call: Call, *, figure: str) -> Reply:
    """Take a character out of the game."""
    return await told(call, await act(call, RemoveCharacter(figure, actor=call.user_id, judge=call.judge)))


async def show(call: Call, *, figure: str) -> Reply:
    """Tell all about a character: its card with its words."""
    from bot.motu.presenters.character import character_reply  # noqa: PLC0415

    found = await table(call)
    return character_reply(call, found.state, found.state.figure(figure))


async def whole(call: Call) -> Reply:
    """List every character."""
    return standing_reply(call, await table(call))


async def fields_offered(call: Call, _given: Any, current: str) -> list[Any]:
    """Offer our fields."""
    names = {id_: one.names[call.language] for id_, one in sample_fields().items()}
    return [
        discord.app_commands.Choice(name=name, value=id_)
        for id_, name in names.items()
        if current.casefold() in name.casefold() or current.casefold() in id_
    ]


async def sides_offered(call: Call, _given: Any, current: str) -> list[Any]:
    """Offer the whole sample army of the asker's side, and its characters."""
    try:
        state = (await table(call)).state
    except UserError:
        return []
    side = side_of(call, state)
    offered = {ARMY: call.say("motu-whole-army")} | {
        each.id: each.card(call.language)["name"] for each in sample_army(side)
    }
    wanted = current.casefold()
    return [
        discord.app_commands.Choice(name=name[:100], value=id_)
        for id_, name in offered.items()
        if wanted in name.casefold() or wanted in id_
    ]
