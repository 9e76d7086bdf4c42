"""Questions about going somewhere: how far, and for how many points."""

from __future__ import annotations

from typing import Any

from engine.motu.ground.field import Place
from engine.motu.moves.reach import flood
from engine.motu.names import Names
from engine.motu.position import Figure
from engine.motu.words.context import Context, NotUnderstood
from engine.words.signs import Sign

__all__ = ["charge", "how_much", "moves", "way_told"]

MOST = 1000  # points: more than any way costs


def moves(context: Context) -> dict[str, Any]:
    """Ask where one may move, with its token where that is named, or by teleport or jump."""
    made: dict[str, Any] = {"type": "reachable", "figure": context.alone().id}
    for how in ("teleport", "jump"):
        if context.reading.has(how):
            made["how"] = how
    return made | ({"concentrate": True} if context.reading.has("concentration") else {})


def way_told(context: Context) -> dict[str, Any]:
    """Ask what the way of fewest points costs, to a place, or to beside a character."""
    one, other = context.two()
    mine = context.reading.all("me")
    if any(sign.text not in ("me", "nos") for sign in mine) or (mine and other.mark == "with"):
        raise NotUnderstood  # "me llega Brak" is said of whose Brak is; "can I reach Brak" of somebody else
    if one.mark == "for" and other.mark == "to" and context.reading.has("him"):
        raise NotUnderstood  # "para Zor le alcanza a Brak"
    if "from" in (one.mark, other.mark) or (other.mark == "of" and not context.reading.has("reach")):
        raise NotUnderstood  # "irse de Zor" goes nowhere in particular
    led = any(
        one.at < sign.at < other.at and sign.text.split()[-1] in ("a", "hasta") for sign in context.reading.all("reach")
    )
    if one.mark in ("to", "with") and other.mark not in ("to", "with", "for") and not led:
        one, other = other, one  # not of "a Brak le cuesta llegar a Zor", in which the verb has its "a"
    mover = context.figure(one)
    if not mover.places:
        raise NotUnderstood
    made: dict[str, Any] = {"type": "move_cost", "figure": mover.id, "path": _way(context, mover, other)}
    return made | ({"concentrate": True} if context.reading.has("concentration") else {})


def _way(context: Context, mover: Figure, to: Sign) -> list[str]:
    """Return the places of a way of fewest points. Raises NotUnderstood where none leads there at all."""
    position = context.position
    found = flood(position, mover, MOST)
    if to.kind == "square":
        goal = Names(position.ground).place("to", to.word)
        ends = [base for base in found.costs if base[0] == goal]
    else:
        other = context.figure(to)
        ends = [base for base in found.costs if other.places and position.ground.adjacent(base, other.places)]
    if not ends:
        raise NotUnderstood
    base = min(ends, key=lambda end: (found.costs[end], end))
    way: list[Place] = []
    while base != mover.places:
        way.insert(0, base[0])
        base = found.before[base][0]
    return [position.ground.name(place) for place in way]


def charge(context: Context) -> dict[str, Any]:
    """Ask whom a charge reaches: where it ends, beside whom it is made at."""
    reading = context.reading
    if any(spot.mark not in ("", "to") for spot in reading.spots) or reading.has("not", "he", "him"):
        raise NotUnderstood
    if reading.has("reach") and not any(" " in sign.text or sign.text == "cargando" for sign in reading.all("charge")):
        raise NotUnderstood
    mover, goal = context.figures()
    return {"type": "reachable", "figure": mover.id, "how": "charge", "toward": goal.id}


def how_much(context: Context) -> dict[str, Any]:
    """Ask where one may move, in words of how much."""
    wh = context.reading.first("wh", "cost")
    if wh is None or wh.text not in ("cuanto", "how much", "cuantas", "cuantos", "how many"):
        raise NotUnderstood
    return moves(context)
