"""What an effect of a figure may choose, as words and a picture: squares, figures, objects and pieces of terrain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.heroclix.pictures import Overlay, Tint
from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.names import name_of, squares_named
from bot.table.call import Call
from bot.table.reply import safe
from engine import Answer
from engine.heroclix.game import GameState
from engine.heroclix.position import Figure, Position

__all__ = ["area_overlay", "area_summary"]

LONGEST = 900  # characters of one line
_TINT: Tint = "chosen"


def area_overlay(call: Call, position: Position, figure: Figure, judgement: Answer) -> Overlay:
    """Return the picture of what may be chosen: its squares, and those of the figures, tinted alike."""
    squares = _squares(position, judgement.fields)
    tints: dict[int, Tint] = dict.fromkeys(squares, _TINT)
    return Overlay(tints=tints, key=((_TINT, call.say("key-chosen")),) if squares else (), focus=figure.squares)


def area_summary(call: Call, state: GameState, judgement: Answer) -> str:
    """Return a line for each kind of thing that may be chosen; the things that no line tells are in the ruling."""
    fields: Mapping[str, Any] = judgement.fields
    position, show = state.position(), name_of(state.names)
    lines = []
    if "squares" in fields:
        found = frozenset(squares_named(position.map, fields["squares"]))
        lines.append(call.say("choose-squares", count=len(found), squares=safe(regions(position.map, found)) or "—"))
    for kind, shown in (("figures", show), ("elements", safe), ("pieces", safe)):
        if kind in fields:
            lines.append(call.say(f"choose-{kind}", names=", ".join(map(shown, fields[kind])) or "—"))
    return "\n".join(line if len(line) <= LONGEST else line[: LONGEST - 1] + "…" for line in lines)


def _squares(position: Position, fields: Mapping[str, Any]) -> list[int]:
    figures = [position.figure(each) for each in fields.get("figures", ())]
    named = squares_named(position.map, fields.get("squares", ()))
    return [*named, *(square for each in figures for square in each.squares)]
