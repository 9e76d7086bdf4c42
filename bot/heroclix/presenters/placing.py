"""Where something may be placed, and starting areas: titles, words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.heroclix.pictures import Mark, Overlay, Tint
from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.names import squares_named
from bot.heroclix.presenters.sights import key_of
from bot.heroclix.typing.placing import Placed
from bot.table.call import Call
from bot.table.reply import safe
from engine import Answer
from engine.heroclix.position import MapPrint
from engine.heroclix.ruleset import edition

__all__ = ["placing_overlay", "placing_summary", "placing_title", "starting_overlay", "starting_summary"]


def placing_title(call: Call, placed: Placed, judgement: Answer, at: Sequence[str]) -> str:
    """Return the title: what is placed, and whether it may lie on the squares asked about."""
    legal = judgement.fields.get("legal")
    verdict = "where" if legal is None else "legal" if legal else "illegal"
    name = safe(placed.name[:1].upper() + placed.name[1:])
    return call.say("placing-title", thing=name, verdict=verdict, squares=", ".join(at))


def placing_summary(call: Call, printed: MapPrint, judgement: Answer, how: str) -> str:
    """Return two lines: how it comes there, and the squares where it may lie."""
    squares = squares_named(printed, _fields(judgement)["squares"])
    way = call.say("placing-how", how=call.say(f"choice-placing-{how}"))
    return f"{way}\n{call.say('placing-squares', count=len(squares), squares=regions(printed, squares) or '—')}"


def placing_overlay(call: Call, printed: MapPrint, placed: Placed, judgement: Answer, at: Sequence[str]) -> Overlay:
    """Return the picture of where it may lie; squares that were asked about stand out, refused ones as culprits."""
    fields = _fields(judgement)
    squares, asked = squares_named(printed, fields["squares"]), squares_named(printed, at)
    tints: dict[int, Tint] = dict.fromkeys(range(printed.columns * printed.rows), "fog")
    tints |= dict.fromkeys(squares, "placed")
    refused = [Mark("square", (square,)) for square in asked if fields.get("legal") is False]
    own = () if placed.figure is None else placed.figure.squares
    return Overlay(
        tints=tints,
        key=(*key_of(call, ("placed",) if squares else ()), ("fog", call.say("key-barred"))),
        culprits=tuple(refused),
        focus=own if refused or not asked else tuple(asked),
    )


def starting_summary(call: Call, printed: MapPrint, judged: Mapping[str, Answer]) -> str:
    """Return a line for each side with its squares, and one with those for terrain markers and objects."""
    lines = [
        call.say(
            "starting-side",
            side=call.words.term(side).capitalize(),
            count=len(_fields(answer)["squares"]),
            expanded=_fields(answer)["expanded"],
            squares=regions(printed, squares_named(printed, _fields(answer)["squares"])) or "—",
        )
        for side, answer in judged.items()
    ]
    first = next(iter(judged.values()))
    effects = "effect-terrain" in edition(first.ruling.ruleset).vocabulary.terrain
    for key, words in (("markers", "markers"), ("special_objects", "far" if effects else "special-objects")):
        squares = squares_named(printed, _fields(first)[key])
        lines.append(call.say(f"starting-{words}", count=len(squares), squares=regions(printed, squares) or "—"))
    return "\n".join(lines)


def starting_overlay(call: Call, printed: MapPrint, judged: Mapping[str, Answer]) -> Overlay:
    """Return the picture: the squares where figures are set up, and those for terrain markers and objects."""
    fields = [_fields(answer) for answer in judged.values()]
    tints: dict[int, Tint] = dict.fromkeys(squares_named(printed, fields[0]["markers"]), "terrain")
    for each in fields:
        tints |= dict.fromkeys(squares_named(printed, each["squares"]), "start")
    kinds: tuple[Tint, ...] = ("start", "terrain")
    return Overlay(tints=tints, key=key_of(call, [kind for kind in kinds if kind in tints.values()]))


def _fields(judgement: Answer) -> Mapping[str, Any]:
    return judgement.fields
