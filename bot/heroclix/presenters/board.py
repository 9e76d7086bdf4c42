"""The board, lines of fire, moves and attacks as replies with pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.heroclix.pictures import Overlay, alt_text
from bot.heroclix.presenters.names import name_of
from bot.table.call import Call
from bot.table.citing import rests_on
from bot.table.house import with_house_rules
from bot.table.reply import Picture, Reply, safe
from bot.table.ruling import folded_steps, tone_of, unfolding
from engine import Ruling
from engine.heroclix.game import GameState

__all__ = ["board_picture", "ruling_reply", "told_board"]

SENTENCE = re.compile(r"(?<=\.) (?=\S)")  # between two of them
SHOWN = 3700  # characters of steps in one message; the rest is a button away


def board_picture(call: Call, state: GameState, overlay: Overlay | None = None, note: str = "") -> Picture:
    """Return the picture of the table, with the words that tell the same."""
    from bot.heroclix.pictures.board import draw_board  # noqa: PLC0415  # what draws is loaded when something is drawn

    position = state.position()
    alt = alt_text(position, call.words, overlay=overlay)
    return Picture(draw_board(position, overlay=overlay), f"{note} {alt}".strip())


def told_board(call: Call, state: GameState) -> Reply:
    """Return the board in words: how it stands, then a line for each figure, object, marker and kind of terrain."""
    position = state.position()
    if state.map is None:
        return Reply(call.say("living-words"), call.say("game-needs-map"))
    told = alt_text(position, call.words, limit=SHOWN)  # names as they are typed: of a picture nothing is marked up
    return Reply(call.say("living-words"), "\n".join(safe(line) for line in SENTENCE.split(told)))


def ruling_reply(
    call: Call, ruling: Ruling, names: Mapping[str, str], title: str, ruling_id: int | None = None
) -> Reply:
    """Return a ruling: what decides first, then what else counts, each with its section; a button unfolds the rest."""
    text, folded = folded_steps(ruling, call.words, name_of(names), SHOWN, whole=not ruling_id)
    choices = (unfolding(call.words, ruling_id),) if folded and ruling_id else ()
    told = Reply(
        title,
        text,
        footer=rests_on(call.words, ruling),
        tone=tone_of(ruling),
        choices=choices,
        doubt=call.say("doubt-button"),
    )
    return with_house_rules(call, ruling, told)
