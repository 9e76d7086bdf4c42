"""Figures added to a game: a sample, one typed in a line, one from a file, or a whole force at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.app.errors import UserError
from bot.discord.commands.files import entries_of, escaped
from bot.heroclix.commands.acting import BY_HAND
from bot.heroclix.commands.tables import CHOICES, edition_in, matching
from bot.heroclix.commands.units import GAME, lines_of, shelved
from bot.heroclix.presenters.after import changed_board, noted
from bot.heroclix.presenters.card_sentences import counts_lines, counts_of_all, read_button
from bot.heroclix.presenters.figure import echo, read_back, texts_of
from bot.heroclix.presenters.game import outcome_reply, set_up_lines, with_the_set_up
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import Table, act, table
from bot.heroclix.typing.figure_line import FigureLine, parse_figure_line
from bot.table.call import Call
from bot.table.forces import Files, Given, against, force_reply, notes_told, read_force, refused
from bot.table.reply import Reply, safe
from bot.table.shelf import folded, taken
from bot.table.text import MARKED
from engine.heroclix.game import AddFigure, Correct, GameState, Token
from engine.heroclix.ruleset import edition
from engine.heroclix.samples import sample_figures, sample_forces
from engine.ruling import Term

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = ["added_from", "added_typed", "card_called", "complete_sample", "force"]

Notes = tuple[tuple[str, dict[str, Any]], ...]


async def complete_sample(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer our forces and sample figures; anything else typed is read as a line."""
    call = await interaction.client.call_of(interaction)
    forces = sample_forces(await edition_in(call))
    shelf = await shelved(call, current) if current.strip() else []
    offered = {
        force: call.say("figure-whole-force", name=sample.names[call.language]) for force, sample in forces.items()
    } | {
        figure.id: f"{figure.names[call.language]} · {figure.points}"
        for force in forces
        for figure in sample_figures(force)
    }
    return [*matching(current, offered.items()), *shelf][:CHOICES]


def figures_of(call: Call, ruleset: str, text: str) -> list[FigureLine]:
    """Return the cards of a sample force, of one sample, or of a figure typed in one line.

    Raises UserError for a sample of another edition, with those that there are, and for what is not understood.
    """
    return _samples(call, ruleset, text) or [parse_figure_line(edition(ruleset).powers, text)]


def _samples(call: Call, ruleset: str, text: str) -> list[FigureLine]:
    """Return the cards of a sample force, or of one sample, that a text names. Raises UserError for another edition."""
    wanted = text.strip().casefold()
    for force, sample in sample_forces().items():
        figures = sample_figures(force)
        if wanted == force or wanted in {name.casefold() for name in sample.names.values()}:
            found = list(figures)
        else:
            found = [
                each for each in figures if wanted in {each.id, *(name.casefold() for name in each.names.values())}
            ]
        if found and ruleset not in sample.rulesets:
            names = tuple(Term(each) for each in sample.rulesets)
            raise UserError("figure-sample-elsewhere", rulesets=names, offered=", ".join(sample_forces(ruleset)))
        if found:
            return [FigureLine(each.card(call.language)) for each in found]
    return []


async def force(
    call: Call, *, text: str = "", files: Sequence[discord.Attachment] = (), side: str | None = None
) -> Reply:
    """Add a whole force: lines that were written, a figure each, and files."""
    return await added_from(call, await entries_of(call, text, files), None, side)


async def added_typed(call: Call, figure: str, at: str | None, side: str | None, **more: Any) -> Reply:
    """Add a sample, what is on the shelf, or a figure typed in one line; `more`: as of `AddFigure`."""
    ruleset = await edition_in(call)
    kept = await taken(call, GAME, figure)
    found, notes = (figures_of(call, ruleset, figure), ()) if kept is None else lines_of(kept, ruleset)
    return await _added(call, found, notes, figure, at, side, **more)


async def card_called(call: Call, name: str) -> dict[str, Any]:
    """Return the card of that name from the shelf or among our samples. Raises UserError where there is none."""
    ruleset = await edition_in(call)
    kept = await taken(call, GAME, name)
    found = _samples(call, ruleset, name) if kept is None else lines_of(kept, ruleset)[0]
    if not found:
        raise UserError("remind-no-unit", name=name)
    return found[0].card


async def added_from(call: Call, entries: Files, at: str | None, side: str | None, **more: Any) -> Reply:
    """Add what files and written lines hold; `more`: as of `AddFigure`. All of it, or nothing with all that is wrong.

    Raises UserError, or DocumentError, where it was one file with one figure that could not be read.
    """
    ruleset = await edition_in(call)
    read = await read_force(call, await _with_the_known(call, entries, ruleset), ruleset)
    if not read.figures and len(entries) == len(read.faults) == 1 and safe(entries[0][0]) == read.faults[0][0]:
        raise read.faults[0][1]
    if not read.faults and len(read.figures) == 1 and entries[0][0]:
        (only,) = read.figures
        return await _added(call, [_line_of(only)], only.notes, "", at, side, from_file=True, **more)
    if at:
        raise UserError("figure-force-at")
    found = await table(call)
    groups = [(each.source, _commands(call, _line_of(each), side, **more)) for each in read.figures]
    faults = [*read.faults, *await against(found, groups)]
    if faults:
        return refused(call, faults, len(read.figures) + len(read.faults) - len(faults), name_of(found.state.names))
    outcome = await act(call, *(command for _, commands in groups for command in commands))
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    return _force_reply(call, outcome, read.figures)


async def _with_the_known(call: Call, entries: Files, ruleset: str) -> Files:
    """Return the entries with each written line that names a sample, or what is on the shelf, as its document."""
    labels = {folded(label.name) for label in await call.store.shelf.labels(call.guild_id or 0, GAME)}
    found: list[tuple[str, bytes]] = []
    for name, raw in entries:
        if name:
            found.append((name, raw))
            continue
        for line in raw.decode().splitlines():
            known = await _known(call, line.strip(), labels, ruleset)
            found.append(("", line.encode()) if known is None else (line.strip(), json.dumps(known).encode()))
    return _joined(found)


async def _known(call: Call, line: str, labels: set[str], ruleset: str) -> list[dict[str, Any]] | None:
    if folded(line) in labels:
        kept = await taken(call, GAME, line)
        if kept is not None:
            force = kept.document.get("force")
            return list(force) if isinstance(force, list) else [dict(kept.document)]
    samples = _samples(call, ruleset, line)
    return [each.card for each in samples] if samples else None


def _joined(entries: Files) -> Files:
    r"""Return the entries with written lines that follow one another as one, so that each has its number.

    >>> _joined([("", b"a"), ("", b"b"), ("x", b"{}"), ("", b"c")])
    [('', b'a\nb'), ('x', b'{}'), ('', b'\n\n\nc')]
    """
    found: list[tuple[str, bytes]] = []
    for number, (name, raw) in enumerate(entries):
        if not name and found and not found[-1][0]:
            found[-1] = ("", found[-1][1] + b"\n" + raw)
        else:
            found.append((name, raw if name else b"\n" * number + raw))
    return [(name, raw) for name, raw in found if name or raw.strip()]  # of an empty file it is told that it is empty


def _line_of(given: Given) -> FigureLine:
    return FigureLine(given.document, given.at, given.click, given.tokens, given.typed)


async def _added(
    call: Call,
    found: Sequence[FigureLine],
    notes: Notes,
    line: str,
    at: str | None,
    side: str | None,
    *,
    from_file: bool = False,
    **more: Any,
) -> Reply:
    _refuse_said_twice(found, line, at, more.get("start"))
    commands = [command for typed in found for command in _commands(call, typed, side, at, **more)]
    outcome = await act(call, *commands)
    reply = noted(call, outcome, outcome_reply(call, outcome, call.say("figure-added-title")), BY_HAND)
    if outcome.accepted and notes:
        reply = replace(reply, text="\n".join([reply.text, *(f"• {note}" for note in _told(call, notes))]))
    if outcome.accepted:
        reply = _with_what_was_read(call, outcome.table, len(found), reply)
    if outcome.accepted and len(found) == 1 and (found[0].typed or from_file):
        newest = outcome.table.state.figures[-1]
        read = read_back(call, outcome.table.state, newest)
        reply = replace(reply, blocks=(*reply.blocks, *read), whole=True)  # whoever typed it checks it against the card
    return with_the_set_up(call, outcome, reply)


def _commands(call: Call, typed: FigureLine, side: str | None, at: str | None = None, **more: Any) -> list[Any]:
    """Return the commands that add a figure as its line has it."""
    where = (at or typed.at or "").strip().upper() or None
    return [
        AddFigure(typed.card, where, side, actor=call.user_id, judge=call.judge, **more),
        *_as_it_stands(call, typed),
    ]


def _force_reply(call: Call, outcome: Any, given: Sequence[Given]) -> Reply:
    """Return what was read of a whole force: each figure in a line, and what files left open."""
    state: GameState = outcome.table.state
    added = state.figures[-len(given) :]
    points = sum(figure.card.points for figure in added)
    names = name_of(state.names)
    notes = [
        (names(figure.id), told)
        for figure, each in zip(added, given, strict=True)
        for told in (*_told(call, each.notes), counts_of_all(call, texts_of(figure.card)))
        if told
    ]
    title = call.say("force-added", count=len(added), points=points)
    below = ["", *notes_told(call, notes), *set_up_lines(call, state)]
    reply = force_reply(call, title, [echo(call, state, figure) for figure in added], below)
    draw = changed_board(call, state, outcome.events)
    return reply if draw is None else replace(reply, draw=draw)


def _with_what_was_read(call: Call, found: Table, count: int, reply: Reply) -> Reply:
    """Return the reply with what was read of the texts of the figures just added, a line for each special or figure."""
    newest = found.state.figures[-count:]
    if count == 1:
        lines = counts_lines(call, texts_of(newest[0].card))
        button = read_button(call, found.game_id, newest[0].id, texts_of(newest[0].card))
        choices = (*reply.choices, *button)
    else:
        told = ((one, counts_of_all(call, texts_of(one.card))) for one in newest)
        lines = "\n".join(f"{safe(one.name)}: {line}" for one, line in told if line)
        choices = reply.choices
    return replace(reply, text=f"{reply.text}\n{lines}", choices=choices) if lines else reply


def _told(call: Call, notes: Notes) -> list[str]:
    return [call.words.format(key, escaped(_with_names(call, key, data))) for key, data in notes]


NAMED = {  # of a note, what it lists by slugs
    "unit-power-nearest": ("nearest",),
    "unit-abilities-unread": ("names",),
    "unit-abilities-gone": ("names", "rulesets"),
}


def _with_names(call: Call, key: str, data: dict[str, object]) -> dict[str, object]:
    """Return what a note tells, powers, abilities and rulesets by their names in the reader's language."""
    found = {name: data[name] for name in NAMED.get(key, ()) if isinstance(data.get(name), tuple)}
    shown = {name: tuple(call.words.term(slug) for slug in slugs) for name, slugs in found.items()}  # type: ignore[attr-defined]
    return {**data, **shown}


def _refuse_said_twice(found: Sequence[FigureLine], line: str, at: str | None, start: int | None) -> None:
    """Raise UserError for a square or a click that both an option and the line tell, and for one square for many."""
    if at and len(found) > 1:
        raise UserError("figure-force-at")
    for name, option, typed in (("at", at, found[0].at), ("click", start, found[0].click)):
        if option and typed and str(option).strip().upper() != str(typed):
            raise UserError("figure-line-twice", what=Term(f"figure-{name}"), line=line[:MARKED])


def _as_it_stands(call: Call, typed: FigureLine) -> list[Any]:
    """Return the commands that set a newly added figure to the click and tokens of its status line."""
    corrections: list[Any] = []
    if typed.click is not None and typed.click != 1:

        def click(state: GameState) -> Correct:
            newest = state.figures[-1].id
            return Correct(actor=call.user_id, judge=call.judge, figure=newest, field="click", value=typed.click)

        corrections.append(click)
    if typed.tokens:

        def token(state: GameState) -> Token:
            return Token(actor=call.user_id, judge=call.judge, figure=state.figures[-1].id, change=typed.tokens)

        corrections.append(token)
    return corrections
