"""/map: load, edit, area, object, check, starting; /board."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.files import escaped, not_together, notes_of, read_attachment
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.tables import SIDES, complete_figure, edition_in, kept, matching
from bot.heroclix.maps.changes import changes
from bot.heroclix.maps.check import Oddity, oddities
from bot.heroclix.maps.edit import TERRAIN, as_it_was, edited, exchanged
from bot.heroclix.maps.objects import OBJECTS, WEIGHTS, keyphrases_of, results_of, with_object
from bot.heroclix.maps.sketch import read_sketch
from bot.heroclix.presenters.after import noted
from bot.heroclix.presenters.board import board_picture, ruling_reply
from bot.heroclix.presenters.events import changes_line
from bot.heroclix.presenters.game import outcome_reply, with_the_set_up
from bot.heroclix.presenters.placing import starting_overlay, starting_summary
from bot.heroclix.table import act, table
from bot.heroclix.typing.placing import bases_off_map
from bot.table.call import Call
from bot.table.citing import section_cited, set_off
from bot.table.reply import Reply, Tone, safe
from engine.heroclix.game import GameState, LoadMap
from engine.heroclix.game.events import MapLoaded
from engine.heroclix.game.state.document_map import standing_map
from engine.heroclix.judge import answer as judged
from engine.heroclix.ruleset import edition
from engine.heroclix.samples import maps_offered, sample_maps
from engine.ruling import Term

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

MOST_FINDINGS = 25
MOST_AT_ONCE = 3  # findings told when a map is laid out
NO_AREAS = "map-odd-no-starting-areas"
EDGES = ("top", "bottom", "left", "right")  # of the map


async def complete_map(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer our sample maps, those of the usual size of the game's edition first."""
    call = await interaction.client.call_of(interaction)
    offered = maps_offered(edition(await edition_in(call)))
    return matching(current, ((sample.id, sample.names[call.language]) for sample in offered))


class Maps(commands.Cog):
    """The map of a game."""

    maps = group("map", "map", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("map-load", "load", maps)
    @app_commands.autocomplete(name=complete_map)
    async def load(
        self,
        interaction: discord.Interaction[Any],
        name: str | None = None,
        file: discord.Attachment | None = None,
        sketch: str | None = None,
    ) -> None:
        """Lay out one of our maps, one from a file, or one drawn in text."""
        call = await self.bot.call_of(interaction)
        if file is not None:
            not_together(call, "map-load", "file", name=name, sketch=sketch)
            found = await read_attachment(call, "map", file)
            laid, left = found["document"], notes_of(found)
        elif sketch is not None:
            not_together(call, "map-load", "sketch", name=name)
            laid, left = read_sketch(sketch), ()
        else:
            await answer(interaction, await load_sample(call, name=name))
            return
        await answer(interaction, await laid_out(call, laid, left))

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
            there = standing_map(state)
            document = edited(there, terrain, where, level)
            if as_it_was(document, there):
                raise UserError("map-edit-nothing", given=where[:40])
            places = where.replace(",", " ").upper().split()
            told: dict[str, Any] = {
                "terrain": terrain,
                "places": places,
                "changes": changes(there, document),
            }
            return LoadMap(actor=call.user_id, judge=call.judge, map=document, **told)

        outcome = await act(call, command)
        reply = outcome_reply(call, outcome)
        lines = [changes_line(call, event) for event in outcome.events if isinstance(event, MapLoaded)]
        reply = replace(reply, text="\n".join([reply.text, *lines]))
        await answer(interaction, _with_board(call, reply, outcome.table.state))

    @slash("map-area", "area", maps)
    @app_commands.choices(marked=choices_of("side", SIDES), side=choices_of("side", SIDES))
    async def area(self, interaction: discord.Interaction[Any], marked: str, side: str | None = None) -> None:
        """Pick a starting area during set-up: a side exchanges its own for the one marked for another."""
        call = await self.bot.call_of(interaction)

        def command(state: GameState) -> LoadMap:
            if state.map_document is None:
                raise UserError("map-none")
            if state.status != "setup":
                raise UserError("map-area-in-play")
            own = state.sides_of(call.user_id)
            whose = side or next(iter(own), "")
            if not whose or (whose not in own and not call.judge):
                raise UserError("map-area-whose")
            there = standing_map(state)
            areas: dict[str, Any] = there.get("starting_areas", {})
            if marked == whose or marked not in areas:
                known = ", ".join(call.say(f"choice-side-{each}") for each in areas if each != whose) or "—"
                raise UserError("map-area-which", side=call.say(f"choice-side-{marked}"), known=known)
            document = exchanged(there, whose, marked)
            told: dict[str, Any] = {"terrain": f"start-{whose}", "places": document["starting_areas"][whose]}
            told["changes"] = changes(there, document)
            return LoadMap(actor=call.user_id, judge=call.judge, map=document, **told)

        outcome = await act(call, command)
        reply = with_the_set_up(call, outcome, noted(call, outcome, outcome_reply(call, outcome)))
        await answer(interaction, _with_board(call, reply, outcome.table.state))

    @slash("map-object", "object", maps)
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.choices(
        kind=choices_of("object", OBJECTS), weight=choices_of("object", WEIGHTS), side=choices_of("side", SIDES)
    )
    async def lay(
        self,
        interaction: discord.Interaction[Any],
        kind: str,
        at: str | None = None,
        figure: str | None = None,
        name: app_commands.Range[str, 1, 60] = "",
        side: str | None = None,
        keyphrases: str = "",
        weight: str | None = None,
        on: str = "",
    ) -> None:
        """Lay out an object, also one that an effect generates, or put equipment on a figure's card."""
        call = await self.bot.call_of(interaction)
        more, taken_on = keyphrases_of(keyphrases), results_of(on)

        def command(state: GameState) -> LoadMap:
            seat = state.player(call.user_id)
            whose = side or (seat.side if seat and kind == "equipment" else None)
            document, thing, where = with_object(
                state, kind, name, at, figure, whose, more, weight=weight, taken_on=taken_on
            )
            told: dict[str, Any] = {"terrain": f"object-{kind}", "places": [f"{where} ({thing})"]}
            return LoadMap(actor=call.user_id, judge=call.judge, map=document, **told)

        outcome = await act(call, command)
        reply = noted(call, outcome, outcome_reply(call, outcome))
        await answer(interaction, _with_board(call, reply, outcome.table.state))

    @slash("map-check", "check", maps)
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """List what is odd about the map."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        if state.map is None:
            raise UserError("map-none")
        await answer(interaction, _with_board(call, await asyncio.to_thread(check_reply, call, state), state))

    @slash("map-starting", "starting", maps)
    @app_commands.choices(
        side=choices_of("side", SIDES), edge=choices_of("edge", EDGES), toward=choices_of("edge", EDGES)
    )
    async def starting(
        self,
        interaction: discord.Interaction[Any],
        side: str | None = None,
        edge: str | None = None,
        toward: str | None = None,
    ) -> None:
        """Show where each side is set up, expanded as far as its figures need, and where terrain goes."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await starting_reply(call, side, edge, toward))


def sample_document(call: Call, ruleset: str, name: str | None) -> dict[str, Any]:
    """Return one of our maps by its id or its name. Raises UserError with those there are for the edition."""
    known = ", ".join(sample.id for sample in sample_maps(ruleset))
    if name is None:
        raise UserError("map-which", known=known)
    wanted = name.strip().casefold()
    for sample in sample_maps():
        if wanted != sample.id and wanted not in {shown.casefold() for shown in sample.names.values()}:
            continue
        if not sample.fits(ruleset):
            rulesets = tuple(Term(each) for each in sample.rulesets)
            raise UserError("map-sample-elsewhere", rulesets=rulesets, known=known)
        return sample.document(call.language)
    raise UserError("map-unknown", given=name[:40], known=known)


def check_reply(call: Call, state: GameState) -> Reply:
    """Return what is odd about the map on the table, each finding with its section."""
    odd = list(oddities(state.position(), bases_off_map(state)))
    lines = [_finding(call, found) for found in odd]
    shown = lines[:MOST_FINDINGS]
    if len(lines) > len(shown):
        shown.append(call.say("map-check-more", count=len(lines) - len(shown)))
    text = "\n".join(shown) or call.say("map-check-fine")
    return Reply(call.say("map-check-title"), text, tone=Tone.WARN if odd else Tone.GOOD)


def _odd_at_once(call: Call, state: GameState) -> list[str]:
    """Return what is told of a map's oddities as it is laid out: the first of them, and how many more there are.

    That it marks no starting areas is left to the check: a map drawn at the table often has none.
    """
    odd = [found for found in oddities(state.position(), bases_off_map(state)) if found.key != NO_AREAS]
    more = [call.say("map-load-odd-more", count=len(odd) - MOST_AT_ONCE)] if len(odd) > MOST_AT_ONCE else []
    return [*(_finding(call, found) for found in odd[:MOST_AT_ONCE]), *more]


def _finding(call: Call, found: Oddity) -> str:
    about = f"**{safe(found.thing)}**: " if found.thing else ""
    return (
        f"• {about}{call.words.format(found.key, found.data, safe)} {set_off(section_cited(call.words, found.section))}"
    )


async def load_sample(call: Call, *, name: str | None = None) -> Reply:
    """Lay out one of our maps."""
    return await laid_out(call, sample_document(call, await edition_in(call), name))


async def laid_out(call: Call, document: dict[str, Any], left: Sequence[tuple[str, dict[str, Any]]] = ()) -> Reply:
    """Lay a map out, and tell what was left out of its file, what is odd about it, and what the set-up needs."""
    outcome = await act(call, LoadMap(actor=call.user_id, judge=call.judge, map=document))
    reply = noted(call, outcome, outcome_reply(call, outcome))
    if outcome.accepted:
        notes = [f"• {call.words.format(key, escaped(data))}" for key, data in left]
        odd = await asyncio.to_thread(_odd_at_once, call, outcome.table.state)
        reply = replace(reply, text="\n".join([reply.text, *notes, *odd]))
    reply = with_the_set_up(call, outcome, reply)
    return _with_board(call, reply, outcome.table.state)


async def starting_reply(call: Call, side: str | None, edge: str | None, toward: str | None = None) -> Reply:
    """Rule on the starting areas of all sides, or of one, with their picture.

    On a map that prints none, `edge` is that of the side, or of the asking player's. `toward`: the end at which it
    adds columns first. Raises UserError where no side or no edge is known.
    """
    state = (await table(call)).state
    position = state.position()
    seat = state.player(call.user_id)
    printed = [each for each, area in position.map.starting_areas.items() if area]
    own = [seat.side if seat else ""]
    sides = [side] if side else own if toward else printed or own
    if not sides[0] or (edge is None and not printed):
        raise UserError("starting-edge-missing")
    asked: dict[str, Any] = {"type": "starting_area", "edge": edge, "toward": toward}
    asked["off_map"] = bases_off_map(state)
    judgements = {each: await asyncio.to_thread(judged, position, {**asked, "side": each}) for each in sides}
    title = call.say("starting-title")
    steps = tuple(step for found in judgements.values() for step in found.ruling.steps)
    decided_by = tuple(step for found in judgements.values() for step in found.ruling.deciding)
    ruling = replace(judgements[sides[0]].ruling, steps=steps, decided_by=decided_by)
    ruling_id = await kept(call, ruling, state, title)
    reply = ruling_reply(call, ruling, state.names, title, ruling_id)
    overlay = await asyncio.to_thread(starting_overlay, call, position.map, judgements)
    summary = await asyncio.to_thread(starting_summary, call, position.map, judgements)
    text = f"{summary}\n\n{reply.text}"
    return replace(reply, text=text, draw=lambda: board_picture(call, state, overlay, title))


def _with_board(call: Call, reply: Reply, state: GameState) -> Reply:
    if state.map is None or reply.private:
        return reply
    return replace(reply, draw=lambda: board_picture(call, state))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Maps(bot))
