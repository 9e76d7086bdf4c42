"""Where a figure may move, what it costs and where it must stop, and the way to one square: words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.heroclix.pictures import Overlay, Tint
from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.names import squares_named
from bot.heroclix.presenters.sights import key_of, spot_name
from bot.table.call import Call
from engine import Answer
from engine.heroclix.game import Event, GameState
from engine.heroclix.game.events import Moved
from engine.heroclix.position import Figure, Position

__all__ = ["moved_overlay", "reach_overlay", "reach_summary", "reach_title", "way_overlay", "way_title"]

SHOWN = 900  # characters of square names in one line


def reach_title(call: Call, state: GameState, figure: Figure, judgement: Answer) -> str:
    """Return the title of all that a figure can reach."""
    costs: Mapping[str, int] = _fields(judgement)["costs"]
    count = sum(1 for cost in costs.values() if cost)
    return call.say("reach-title", figure=spot_name(state, figure), count=count)


def reach_summary(call: Call, state: GameState, judgement: Answer) -> str:
    """Return in two lines which squares a figure can reach, and where it must stop."""
    fields, printed = _fields(judgement), state.position().map
    stops = set(fields["stops"])
    free = [name for name, cost in fields["costs"].items() if cost and name not in stops]
    lines = [("reach", free), ("stop", [name for name in fields["costs"] if name in stops])]
    return "\n".join(
        call.say(f"reach-{kind}", count=len(names), squares=_shortened(regions(printed, squares_named(printed, names))))
        for kind, names in lines
        if names
    )


def reach_overlay(call: Call, position: Position, figure: Figure, judgement: Answer) -> Overlay:
    """Return what the picture shows: every square tinted by its cost, and apart those where the figure must stop."""
    fields, printed = _fields(judgement), position.map
    reached = {name: cost for name, cost in fields["costs"].items() if cost}
    costs = dict(zip(squares_named(printed, reached), reached.values(), strict=True))
    stops = set(squares_named(printed, fields["stops"]))
    tints: dict[int, Tint] = {square: "stop" if square in stops else "reach" for square in costs}
    kinds: tuple[Tint, ...] = ("reach", "stop") if stops & costs.keys() else ("reach",)
    return Overlay(tints=tints, costs=costs, key=key_of(call, kinds), focus=figure.squares)


def way_title(call: Call, state: GameState, figure: Figure, judgement: Answer, to: str) -> str:
    """Return the title of the way to one square."""
    fields = _fields(judgement)
    verdict = "legal" if fields["legal"] else "illegal"
    return call.say(
        "way-title", figure=spot_name(state, figure), square=to, verdict=verdict, squares=fields["cost"] or 0
    )


def way_overlay(call: Call, position: Position, figure: Figure, judgement: Answer, around: Answer) -> Overlay:
    """Return what the picture shows: the way; where there is none, all that the figure can reach instead."""
    fields, printed = _fields(judgement), position.map
    if not fields["legal"]:
        return reach_overlay(call, position, figure, around)
    start = figure.squares[:1] if fields["from"] is None else squares_named(printed, (fields["from"],))
    return Overlay(path=(*start, *squares_named(printed, fields["path"])), focus=figure.squares)


def moved_overlay(state: GameState, events: Sequence[Event]) -> Overlay | None:
    """Return the way that a figure has just taken, as far as its squares are known."""
    printed = state.map
    moved = next((event for event in reversed(events) if isinstance(event, Moved)), None)
    if moved is None or printed is None or not moved.path or len(moved.start) != 1:
        return None
    path = tuple(squares_named(printed, (*moved.start, *moved.path)))
    return Overlay(path=path, focus=tuple(squares_named(printed, moved.at)))


def _fields(judgement: Answer) -> Mapping[str, Any]:
    return judgement.fields


def _shortened(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN].rsplit(", ", 1)[0] + "…"
