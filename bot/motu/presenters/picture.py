"""The field as a picture with the words that tell the same, and what a ruling draws over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.motu.pictures import Drawn, draw_field
from bot.motu.pictures.board import labels_of
from bot.motu.pictures.overlay import Line
from bot.table.call import Call
from bot.table.reply import Picture
from engine.grid import parse_place
from engine.motu.game import GameState
from engine.motu.ground.field import Place
from engine.motu.ground.hexes import Hex, Point, centre, corner
from engine.motu.position import Figure, Position

__all__ = ["drawn_of", "field_picture"]

LONGEST = 1000  # characters of the words


def field_picture(call: Call, state: GameState, drawn: Drawn | None = None, note: str = "") -> Picture:
    """Return the field, drawn, with its words."""
    position = state.position()
    return Picture(draw_field(position, drawn=drawn), f"{note} {_words(call, position)}".strip()[:LONGEST], "field.png")


def _words(call: Call, position: Position) -> str:
    field, labels = position.ground, labels_of(position)
    lines = [call.say("motu-picture", columns=field.columns, rows=field.rows)]
    lines += [_figure_words(call, position, figure, labels[figure.id]) for figure in position.standing]
    lines += [call.say("motu-picture-objective", at=field.name(one.at)) for one in position.objectives]
    lines += [call.say("motu-picture-mark", at=field.name(one.at)) for one in position.marks]
    return " ".join(lines)


def _figure_words(call: Call, position: Position, figure: Figure, label: str) -> str:
    at = "+".join(position.ground.name(place) for place in figure.places)
    facing = call.words.term(f"motu-facing-{figure.facing}")
    side = call.words.term(f"motu-side-{figure.side}")
    return call.say("motu-picture-figure", label=label, name=figure.name, side=side, at=at, facing=facing)


def drawn_of(position: Position, ask: Mapping[str, Any], fields: Mapping[str, Any]) -> Drawn:
    """Return what an answer draws: lines of sight, what covers, where one may go and at what cost, arcs."""
    kind = ask["type"]
    if kind == "line_of_sight":
        lines = [Line(_corner(a), _corner(b)) for a, b in fields.get("lines") or ()]
        if not lines:
            ends = [_centre(position, str(ask[name])) for name in ("from", "to")]
            lines = [Line(ends[0], ends[1], "blocked")]
        return Drawn(lines=lines)
    if kind == "cover":
        named: Sequence[Any] = fields.get("covered_by") or ()
        return Drawn(cover=[found for each in named if (found := _hex(position, str(each))) is not None])
    if kind == "visible":
        text = str(ask["from"])
        base = position.by_id[text].places if text in position.by_id else (_place(text),)
        seen = [_place(name) for name in fields.get("result") or ()]
        return Drawn(seen=seen, focus=[place.hex for place in base])
    if kind == "reachable":
        return Drawn(costs={_place(name): cost for name, cost in dict(fields.get("costs") or {}).items()})
    return Drawn(arcs=[str(ask["of"])]) if kind == "arc" else Drawn()


def _corner(text: str) -> Point:
    name, _, where = text.partition(".")
    return corner(parse_place(name.partition("@")[0]), where)


def _place(text: str) -> Place:
    name, _, platform = text.partition("@")
    return Place(parse_place(name), platform)


def _hex(position: Position, text: str) -> Hex | None:
    if text in position.by_id:
        return position.by_id[text].places[0].hex
    try:
        return parse_place(text.partition("@")[0])
    except ValueError:  # `height` alone
        return None


def _centre(position: Position, text: str) -> Point:
    found = _hex(position, text)
    assert found is not None  # noqa: S101  # the question was answered, so its ends are there
    return centre(found)
