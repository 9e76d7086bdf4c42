"""A game told afterwards, open or over: its log, a page to read, a summary, its dice, a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.app.faces import face_of
from bot.discord.shells import any_state
from bot.table import actions
from bot.table.call import Call
from bot.table.face import Face
from bot.table.games import Table, last_logged
from bot.table.log import Wanted, log_reply
from bot.table.reply import Attachment, Block, Menu, Picture, Reply, safe
from bot.table.stored import unpack
from bot.table.story import Story, told
from bot.table.why import why_reply
from engine import DocumentError

__all__ = ["dice", "log", "log_of", "page", "replay", "rulings", "summary"]

MOST_RULINGS = 25
LONGEST = 3800  # characters of a reply
LARGEST = 9_000_000  # bytes of a file; Discord takes ten million


async def _story(call: Call) -> tuple[Table[Any], Face, Story]:
    """Return the channel's game, or its last one, with its story. Raises UserError where there is none."""
    found, events, times = await last_logged(call, any_state())
    face = face_of(found.state.ruleset)
    return found, face, await asyncio.to_thread(told, call, face, found.game, events, times)


def _names(found: Table[Any]) -> dict[str, str]:
    return {player.id: player.name for player in found.state.players}


def _drawer(call: Call, face: Face, found: Table[Any]) -> Callable[[Any], Picture | None]:
    """Return what draws a state of the game: None where there is nothing to draw."""

    def drawn(state: Any) -> Picture | None:
        try:
            return face.board(call, replace(found, state=state)).drawn().picture
        except DocumentError:  # something is missing on the map: then there is no board yet
            return None

    return drawn


async def log(call: Call, wanted: Wanted, page_number: int | None = None) -> Reply:
    """Return a page of the log."""
    _, _, story = await _story(call)
    return log_reply(call, story, wanted, page_number)


async def log_of(call: Call, figure: str, side: str, turn: int | None) -> Reply:
    """Return the last page of the log: of a figure by its name or id, of a side, of a turn.

    Raises UserError for a figure that the game does not have, and a side that nobody plays.
    """
    found, _, story = await _story(call)
    wanted = Wanted(_figure_id(found, story, figure) if figure else "", _player_id(call, found, side), turn)
    return log_reply(call, story, wanted)


def _figure_id(found: Table[Any], story: Story, named: str) -> str:
    """Return the id of a figure, on the table at any time, by its id or its name."""
    wanted = " ".join(named.casefold().split())
    for moment in reversed(story.moments):
        for figure in (found.game.document(moment.state) or {}).get("figures", ()):
            if wanted in (str(figure["id"]).casefold(), str(figure.get("name", "")).casefold()):
                return str(figure["id"])
    raise UserError("log-no-figure", given=named[:60])


def _player_id(call: Call, found: Table[Any], side: str) -> str:
    if not side:
        return ""
    for player in found.state.players:
        if player.side == side:
            return str(player.id)
    raise UserError("log-no-player", side=call.say(f"choice-side-{side}"))


@actions.action("log")
async def turned(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Turn to another page of the log, in the place of the one before."""
    number, figure, player, turn = (*arguments, "", "", "")[:4]
    wanted = Wanted(figure, player, actions.number_of(turn) if turn else None)
    return replace(await log(call, wanted, actions.number_of(number)), in_place=True)


async def rulings(call: Call) -> Reply:
    """Return the rulings given in the channel since its game was opened, each to be told in full."""
    found, _, _ = await last_logged(call, any_state())
    if found.stored is None:
        raise UserError("game-none")
    kept = await call.store.rulings.since(call.channel_id, found.stored.created, MOST_RULINGS)
    if not kept:
        return Reply(call.say("log-rulings-title"), call.say("log-no-rulings"))
    from bot.table.story.page import plain  # noqa: PLC0415  # what draws is loaded when something is drawn

    told_of = [(number, *unpack(payload)) for number, payload in kept]
    lines = [f"• {title}: {call.words.verdict(ruling.verdict)}" for _, ruling, _, title in told_of]
    options = tuple(
        (plain(title)[:100], str(number), call.words.verdict(ruling.verdict)[:100])
        for number, ruling, _, title in reversed(told_of)
    )
    menu = Menu(call.say("log-ruling-menu"), "ruling", options, told=True)
    return Reply(call.say("log-rulings-title"), "\n".join(lines)[-LONGEST:], menus=(menu,))


@actions.action("ruling")
async def ruled(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Tell a ruling of the log in full, to whoever chose it."""
    number = actions.number_of(arguments[0])
    payload = await call.store.rulings.get(number)
    if payload is None:
        raise UserError("button-expired")
    return replace(why_reply(call, payload, 0, number), private=True)


async def page(call: Call) -> Reply:
    """Return the game as a file that opens in a browser, alone."""
    found, face, story = await _story(call)
    await call.acknowledge()
    data = await asyncio.to_thread(_page, call, face, found, story)
    if len(data) > LARGEST:
        raise UserError("export-too-long", size=len(data), most=LARGEST)
    return Reply(call.say("story-page-title"), call.say("story-page-text"), files=(Attachment("game.html", data),))


def _page(call: Call, face: Face, found: Table[Any], story: Story) -> bytes:
    from bot.table.story.page import page_of, with_names  # noqa: PLC0415  # what draws is loaded when something is drawn
    from bot.table.story.statistics import dice_lines  # noqa: PLC0415

    drawn = _drawer(call, face, found)
    more = [*dice_lines(call, story.rolls, _names(found)), call.say("story-page-footer")]
    title = safe(found.state.name) or call.say("game-unnamed")
    made = page_of(call, title, _summary_lines(call, face, found, story), story, drawn, more)
    return with_names(made, _names(found)).encode()


async def summary(call: Call) -> Reply:
    """Return what the game came to: its points, what turned it, its dice, and a strip of its boards."""
    from bot.table.story.replay import strip_of  # noqa: PLC0415  # what draws is loaded when something is drawn
    from bot.table.story.statistics import dice_lines  # noqa: PLC0415

    found, face, story = await _story(call)
    lines = _summary_lines(call, face, found, story)
    dice = "\n".join(await asyncio.to_thread(dice_lines, call, story.rolls, _names(found)))
    blocks = (Block(call.say("story-dice-title"), dice[:1000]),) if dice else ()

    def drawn() -> Picture:
        made = strip_of(story, lambda state: picture.png if (picture := board(state)) else None)
        return Picture(made or b"", call.say("story-strip-alt", turns=story.chapters[-1].number), "strip.png")

    board = _drawer(call, face, found)
    shown = any(board_there(found, chapter.state) for chapter in story.chapters if chapter.number)
    title = call.say("game-title", name=safe(found.state.name) or call.say("game-unnamed"))
    return Reply(title, "\n".join(lines)[:LONGEST], blocks, draw=drawn if shown else None)


def board_there(found: Table[Any], state: Any) -> bool:
    """Return whether anything is laid out in a state."""
    return found.game.document(state) is not None


def _summary_lines(call: Call, face: Face, found: Table[Any], story: Story) -> list[str]:
    standing = face.standing(call, found)
    lines = [call.say("choice-ruleset-" + found.state.ruleset), standing.text]
    points = face.points(found.state)
    lines += [call.say("story-points", side=call.say(f"choice-side-{side}"), points=points[side]) for side in points]
    if story.swings:
        lines.append(f"**{call.say('story-swings')}**")
        for gained, line in story.swings:
            lines.append(call.say("story-swing", points=gained, number=line.number, line=line.text))
    return [line for line in lines if line]


async def dice(call: Call) -> Reply:
    """Return each player's dice against what was to be expected, drawn."""
    from bot.table.story.page import plain  # noqa: PLC0415  # what draws is loaded when something is drawn
    from bot.table.story.statistics import dice_chart, dice_lines  # noqa: PLC0415

    found, _, story = await _story(call)
    names = _names(found)
    if not story.rolls:
        return Reply(call.say("story-dice-title"), call.say("story-no-dice"))
    lines = await asyncio.to_thread(
        dice_lines, call, story.rolls, names
    )  # its fractions load what writes them, some 80 ms
    pairs = any(len(roll.dice) == 2 for roll in story.rolls)

    def drawn() -> Picture:
        return Picture(dice_chart(call, story.rolls, names), "\n".join(map(plain, lines)), "dice.png")

    text = "\n".join([*lines, call.say("story-chart-note")] if pairs else lines)
    return Reply(call.say("story-dice-title"), text, draw=drawn if pairs else None)


async def replay(call: Call) -> Reply:
    """Return the game as an animated picture, a frame for each change of the table."""
    from bot.table.story.replay import replay_of  # noqa: PLC0415  # what draws is loaded when something is drawn

    found, face, story = await _story(call)
    await call.acknowledge()
    board = _drawer(call, face, found)
    data = await asyncio.to_thread(replay_of, story, lambda state: picture.png if (picture := board(state)) else None)
    if data is None:
        raise UserError("story-nothing-to-show")
    alt = call.say("story-replay-alt", count=len(story.moments))
    return Reply(call.say("story-replay-title"), alt, picture=Picture(data, alt, "replay.gif"))
