"""What a figure sees, shoots, strikes, reaches, and where it is knocked back, as replies with pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.heroclix.orders.sights import Arms, Result, figures_on
from bot.heroclix.pictures import Mark, Overlay, Tint
from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.names import name_of, squares_named
from bot.table.call import Call
from bot.table.reply import Block, Reply, safe
from engine import Answer
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.knockback.path import BY_BLOCKING, BY_CORNER, BY_FIGURE, BY_HIGHER
from engine.heroclix.game import GameState
from engine.heroclix.position import Figure, Position

__all__ = ["arms_reply", "key_of", "knockback_overlay", "sight_reply", "spot_name"]

RESULTS: tuple[Result, ...] = ("clear", "hindered", "blocked")
BLOCK = 1000  # characters of one paragraph
OF_ARMS = ("11.1", "11.2", "11.3", "11.4", "16.5b")  # on which it rests how far a figure attacks
HALTS = frozenset(by.fact for by in (BY_FIGURE, BY_BLOCKING, BY_CORNER, BY_HIGHER))  # what ends a throw early


def spot_name(state: GameState, spot: Spot) -> str:
    """Return how a figure or a square is shown."""
    return name_of(state.names)(spot.id) if isinstance(spot, Figure) else state.position().map.name_of(spot)


def sight_reply(call: Call, state: GameState, source: Spot, seen: Mapping[int, Result]) -> Reply:
    """Return all that a figure or square sees: whom, and which squares, clear and hindered in two tints."""
    position = state.position()
    name = spot_name(state, source)
    tints: dict[int, Tint] = {square: "fog" if found == "blocked" else found for square, found in seen.items()}
    overlay = Overlay(
        tints=tints, key=(*key_of(call, ("clear", "hindered")), ("fog", call.say("key-unseen"))), focus=_own(source)
    )
    blocks = [
        Block(call.say("sight-figures", kind=call.words.term(result)), whom)
        for result in RESULTS
        if (whom := _whom(state, source, _squares(seen, result)))
    ]
    text = _told(call, position, {result: _squares(seen, result) for result in ("clear", "hindered")})
    title = call.say("sight-title", figure=name)
    return Reply(
        title,
        text,
        tuple(blocks),
        footer=_rests_on(call, position, "11.4", "16.2b", "16.3b", "16.5c"),
        doubt=call.say("doubt-button"),
        draw=lambda: board_picture(call, state, overlay, title),
    )


def _rests_on(call: Call, position: Position, *anchors: str) -> str:
    """Return the line that tells on which sections a picture rests."""
    sections = position.ruleset.book.listed("ruling-rests-on", anchors)
    return call.say("ruling-rests-on", sections=", ".join(sections)) if sections else ""


def arms_reply(call: Call, state: GameState, figure: Figure, arms: Arms) -> Reply:
    """Return how far a figure attacks: within range, hindered or blocked there, and within reach of close attacks."""
    tints: dict[int, Tint] = {square: "range" if found == "clear" else found for square, found in arms.shot.items()}
    tints |= dict.fromkeys(arms.struck, "close")
    kinds: tuple[Tint, ...] = ("close", "range", "hindered", "blocked")
    overlay = Overlay(tints=tints, key=key_of(call, kinds[: 4 if arms.range else 1]), focus=figure.squares)
    blocks = [Block(call.say("arms-close"), _whom(state, figure, arms.struck) or "—")]
    if arms.range:
        open_squares = frozenset(square for square, found in arms.shot.items() if found != "blocked")
        blocks.append(Block(call.say("arms-range"), _whom(state, figure, open_squares) or "—"))
        shut = _whom(state, figure, _squares(arms.shot, "blocked"))
        blocks += [Block(call.say("arms-blocked"), shut)] if shut else []
    title = call.say("arms-title", figure=spot_name(state, figure), range=arms.range)
    reach = call.say("arms-reach", reach=arms.reach)
    return Reply(
        title,
        reach,
        tuple(blocks),
        footer=_rests_on(call, state.position(), *OF_ARMS, *(("27.7d",) if arms.reach else ())),
        doubt=call.say("doubt-button"),
        draw=lambda: board_picture(call, state, overlay, title),
    )


def knockback_overlay(position: Position, figure: Figure, judgement: Answer) -> Overlay:
    """Return what the picture shows of a knockback: the way from square to square, what stopped it, the damage."""
    fields: Mapping[str, Any] = judgement.fields
    if fields["prevented"]:
        return Overlay(focus=figure.squares)
    start = figure.squares[0]
    path = tuple(squares_named(position.map, fields["path"]))
    corners, marks = _halt(position, (start, *path)[-1], judgement)
    return Overlay(
        path=(start, *path),
        thrown=True,
        harm=fields["damage_taken"],
        corners=corners,
        culprits=marks,
        focus=figure.squares,
    )


def _halt(position: Position, end: int, judgement: Answer) -> tuple[tuple[tuple[int, int], ...], tuple[Mark, ...]]:
    """Return the corner point and the things that keep a figure out of the next square."""
    step = next((step for step in judgement.ruling.steps if step.fact in HALTS), None)
    if step is None:
        return (), ()
    (following,) = squares_named(position.map, (str(step.data["square"]),))
    if step.fact == BY_CORNER.fact:
        (x, y), (u, v) = position.map.column_row(end), position.map.column_row(following)
        return ((max(x, u), max(y, v)),), ()
    if step.fact == BY_FIGURE.fact and (other := position.at(following)) is not None:
        return (), (Mark("figure", other.squares),)
    terrain = Board.of(position).terrain
    if step.fact == BY_BLOCKING.fact and not terrain.blocking >> following & 1:
        return (), (Mark("edge", (min(end, following), max(end, following))),)
    return (), (Mark("square", (following,)),)


def _own(source: Spot) -> tuple[int, ...]:
    return (source,) if isinstance(source, int) else source.squares


def _squares(seen: Mapping[int, Result], result: Result) -> frozenset[int]:
    return frozenset(square for square, found in seen.items() if found == result)


def _whom(state: GameState, besides: Spot, squares: frozenset[int]) -> str:
    """Return the names of the figures on some squares, each with where it stands."""
    position, show = state.position(), name_of(state.names)
    found = [
        f"{show(figure.id)} ({regions(position.map, figure.squares)})"
        for figure in figures_on(position, squares, besides)
    ]
    text = ", ".join(found)
    return text if len(text) <= BLOCK else text[:BLOCK].rsplit(", ", 1)[0] + "…"


def key_of(call: Call, kinds: Iterable[Tint]) -> tuple[tuple[Tint, str], ...]:
    """Return what tints mean in the reader's words, for the key under a picture."""
    return tuple((kind, call.say(f"key-{kind}")) for kind in kinds)


def _told(call: Call, position: Position, found: Mapping[str, frozenset[int]]) -> str:
    """Return how many squares each tint covers, and which."""
    return "\n".join(
        call.say(
            "sight-squares",
            kind=call.words.term(kind).capitalize(),
            count=len(squares),
            squares=safe(regions(position.map, squares)) or "—",
        )
        for kind, squares in found.items()
    )
