"""What figures hold: where it may be put down, and what they can hold no longer (17.7, 17.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.board.ground.bases import size_of
from engine.heroclix.board.ground.board import Board
from engine.heroclix.effects import Element, Placement, element_named
from engine.heroclix.effects.placing.one import against
from engine.heroclix.effects.placing.shapes import through
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import held_by, lifted
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.game.state.leaving import Order
from engine.heroclix.position import Figure, Marker, Position, Thing
from engine.heroclix.powers import can_use
from engine.heroclix.powers.inherent import (
    falls_alone,
    gone_unequipped,
    held_unless_lost,
    lets_go_underfoot,
    needs_strength,
)
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "against_laying",
    "buried",
    "drop",
    "leave_behind",
    "let_go",
    "remove_attached",
    "say_pilot",
    "say_unequipped",
]

DROPS = Message("game-drops", ("figure", "thing"), rule="17.7", reading="P58")
DROPS_UNDERFOOT = Message("game-drops-underfoot", ("figure", "thing"), rule="17.7")
CROWDED = Message("game-drops-onto-another", ("figure", "thing", "other"), rule="17.7")
NO_ROOM = Message("game-drops-nowhere", ("figure", "thing"), rule="17.7")
PILOT_LEFT = Message("game-pilot-left", ("figure", "pilot"), rule="24.4", reading="P97")
PILOT_STAYS = Message("game-pilot-stays-aboard", ("figure", "pilot"), rule="24.4", reading="P97")
UNEQUIPPED_KO = Message("game-unequipped-destroyed", ("figure", "thing"), rule="25.2d")
TOO_WEAK = Message("game-holds-no-longer", ("figure", "thing"), rule="17.7")

RELIC_LEFT = Message("game-relic-left", ("figure", "thing"), rule="17.6")

RELIC = "relic"
CHECK = StepKind.CHECK
STRENGTH = "super-strength"


def against_laying(state: GameState, figure: GameFigure, order: Order) -> list[Step]:
    """Return why a terrain marker that a figure holds can't lie where it is to be put down (17.5, 17.8).

    Raises DocumentError when that many squares are not those of what it holds.
    """
    thing = held_by(state, figure.id)
    if not order.put_down or thing is None or state.map is None:
        return []
    squares = read_region(state.map, order.put_down, "put_down")
    marker = lifted(state, thing.id)
    needed = 1 if marker is None else len(marker.squares)
    if len(squares) != needed:
        raise DocumentError("put_down", "error-base-shape", width=needed, height=1, count=len(squares))
    if marker is None:
        return []
    position = state.position()
    return against(position, _asked(state, position, thing, None), squares)


def buried(
    state: GameState, name: str, squares: Sequence[int], ends: tuple[str, Sequence[int]] = ("", ())
) -> list[Step]:
    """Return who would stand under blocking terrain if a marker of that id lay on these squares: nobody can (13.2).

    `ends`: a figure that moves, and the squares in which it comes to stand.
    """
    position = state.position()
    marker = lifted(state, name)
    element = element_named(position, name)
    source = marker if marker is not None else element.source if element is not None else None
    if not isinstance(source, Marker) or _terrain(source) != "blocking":
        return []
    found = []
    for square in squares:
        there = state.at(square)
        if there is not None and there.id == ends[0]:
            there = None
        who = ends[0] if square in ends[1] else "" if there is None else there.id
        if who:
            found.append(messages.OCCUPIED.step(CHECK, square=position.map.name_of(square), figure=FigureId(who)))
    return found


def _terrain(marker: Marker) -> str | None:
    return Element(marker.id, marker.kind, marker.squares, marker).terrain


def _asked(state: GameState, position: Position, thing: Thing, by: Figure | None) -> Placement:
    marker = lifted(state, thing.id)
    if marker is None:
        return Placement("object", thing.id, how="drop", by=by, held_by=thing.held_by)
    base = size_of(position.map, marker.squares)
    facts: dict[str, Any] = {"held_by": thing.held_by, "transitions": marker.transitions, "base": base}
    return Placement("marker", thing.id, None, "drop", marker.kind, _terrain(marker), by, **facts)


def drop(draft: Draft, figure: GameFigure, *, gone: bool = False) -> None:
    """Put down what a figure holds beside the square that it stands in or stood in; without room it is destroyed.

    Where the edition has it lie in its holder's own square there is room, unless what falls onto another is removed.

    `gone`: it is being KO'd, or leaves its squares otherwise. Its player may have another square in mind: an element
    can be placed by hand afterwards.
    """
    thing = held_by(draft.state, figure.id)
    if thing is None or draft.state.map is None:
        return
    name, shown = FigureId(figure.id), Typed(thing.id)
    underfoot = lets_go_underfoot(draft.state.rules)
    lie = figure.squares[:1] if underfoot else next(_rooms(draft.state, figure, thing, gone), None)
    others = [one for one in draft.state.things if lie and one.square == lie[0]]
    if others and falls_alone(draft.state.rules):
        draft.say(CROWDED.step(CHECK, figure=name, thing=shown, other=Typed(others[0].id)))
        draft.add(ev.TerrainDestroyed, pieces=(thing.id,), debris=())
        return
    if lie:
        draft.say((DROPS_UNDERFOOT if underfoot else DROPS).step(CHECK, figure=name, thing=shown))
        at = tuple(draft.state.map.name_of(square) for square in lie)
        draft.add(ev.PutDown, figure=figure.id, thing=thing.id, at=at, dropped=True)
        return
    draft.say(NO_ROOM.step(CHECK, figure=name, thing=shown))
    marker = lifted(draft.state, thing.id)
    debris = () if marker is None else draft.state.squares(figure)[:1]  # an object leaves none (P36)
    draft.add(ev.TerrainDestroyed, pieces=(thing.id,), debris=debris)


def leave_behind(draft: Draft, figure: GameFigure) -> None:
    """Let a figure that leaves the map drop what it holds, and say which equipment comes off its card (17.7, 25.2d)."""
    drop(draft, figure, gone=True)
    say_unequipped(draft, figure.id)


def remove_attached(draft: Draft, figure: str) -> None:
    """Remove from the game what is attached to a figure that is gone, and in turn what is attached to that (21.7)."""
    for other in draft.state.figures:
        if other.attached_to == figure:
            say_pilot(draft, other)
            draft.add(ev.RemovedFromGame, figure=other.id)
            remove_attached(draft, other.id)


def say_pilot(draft: Draft, vehicle: GameFigure, *, stays: bool = False) -> None:
    """Say what becomes of the pilot of a vehicle that leaves the map, and no KO places it (24.4, P97).

    `stays`: the vehicle is off the map alone, its pilot on its card with it (15.3).
    """
    if vehicle.pilot:
        said = PILOT_STAYS if stays else PILOT_LEFT
        draft.say(said.step(StepKind.IGNORED, figure=FigureId(vehicle.id), pilot=FigureId(vehicle.pilot)))


def say_unequipped(draft: Draft, figure: str) -> None:
    """Say which equipment comes off a figure's card; the event that follows lays it in its square (25.2d).

    Where that destroys it, its points are the players' to enter: a game knows none of an object (25.2e of 2022, 5.4a).
    """
    for thing in draft.state.things:
        if thing.equipped_by == figure and thing.kind == RELIC:
            draft.say(RELIC_LEFT.step(CHECK, figure=FigureId(figure), thing=Typed(thing.id)))
        elif thing.equipped_by == figure:
            gone = gone_unequipped(draft.state.rules, thing)
            message, kind = (UNEQUIPPED_KO, StepKind.IGNORED) if gone else (messages.UNEQUIPPED, CHECK)
            draft.say(message.step(kind, figure=FigureId(figure), thing=Typed(thing.id)))


def _rooms(state: GameState, figure: GameFigure, thing: Thing, gone: bool) -> Iterator[tuple[int, ...]]:
    """Yield the ways in which it may lie beside its holder."""
    position = state.position()
    by = position.figure(figure.id)
    if gone:
        position = replace(position, figures=tuple(one for one in position.figures if one.id != figure.id))
    asked = _asked(state, position, thing, by)
    marker = lifted(state, thing.id)
    around = Board.of(position).neighbours_of(by.squares) if by.squares else 0
    for square in position.map.squares_of(around):
        for lie in [(square,)] if marker is None else through(position, marker.squares, square):
            if not against(position, asked, lie):
                yield lie


def let_go(draft: Draft) -> None:
    """Drop what figures can hold no longer, once nothing is resolving: markers and heavy objects (17.6, 17.7).

    Where it falls underfoot, it does so at once; some hold on though they can't use the power, unless they lost it.
    """
    state = draft.state
    at_once = lets_go_underfoot(state.rules)
    if state.status != "playing" or (state.resolving and not at_once):
        return
    for thing in state.things:
        if thing.held_by is None or not (needs_strength(state.rules, thing) or lifted(state, thing.id)):
            continue
        holder = draft.state.by_id(thing.held_by)
        shown = draft.state.position().figure(holder.id)
        shown = replace(shown, cant_use=frozenset()) if held_unless_lost(state.rules) else shown
        if holder.squares and not can_use(draft.state.rules.powers, shown, STRENGTH):
            draft.say(TOO_WEAK.step(CHECK, figure=FigureId(holder.id), thing=Typed(thing.id)))
            drop(draft, holder)
