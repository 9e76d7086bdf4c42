"""Dice of a log from outside, and what is asked beside attacks: coins, relics, the first player (4.1, 17.6, 21.13)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.dice import MOST, faces_of
from engine.heroclix.game.events.queries import Query
from engine.heroclix.game.foreign.moves import listed
from engine.heroclix.game.state import GameState

__all__ = ["answers", "asked", "first_player", "relic", "thrown"]

ANSWERS = ("use", "decline")
DICE = 2  # by which a side rolls for the first turn


def thrown(_state: GameState, event: ev.Thrown) -> Iterator[Told]:
    """A coin or die shows one of its faces, and so many are thrown at once (21.13, 25.10)."""
    if len(event.results) > MOST:
        raise DocumentError("results", "error-list-too-long", limit=MOST)
    if not event.results:
        raise DocumentError("results", "error-list-too-short", limit=1)
    faces = faces_of(event.die)
    for number, face in enumerate(event.results):
        yield f"results[{number}]", face, face if face in faces else listed({*faces})


def relic(state: GameState, event: ev.RelicTried) -> Iterator[Told]:
    """A relic is taken on the results that its card names (17.6)."""
    for thing in state.things:
        if thing.id == event.thing:
            yield "success", event.success, event.roll in thing.taken_on


def first_player(state: GameState, event: ev.InitiativeRolled) -> Iterator[Told]:
    """Each side rolls two dice in a round, and one of them chooses or is first (4.1b)."""
    for number, rolled in enumerate(event.rounds):
        for side, dice in rolled.items():
            yield f"rounds[{number}]", side, side if side in state.sides else listed(state.sides)
            if len(dice) != DICE:
                raise DocumentError(f"rounds[{number}].{side}", "error-game-dice-of-a-side", given=len(dice))
    named = {"chooses": (event.chooses,), "other": (event.other,), "order": event.order, "unthemed": event.unthemed}
    for field, sides in named.items():
        for side in sides:
            yield field, side, side if side in ("", *state.sides) else listed(state.sides)


def asked(state: GameState, event: ev.QueryOpened) -> Iterator[Told]:
    """A question has the number of its event, and is about the figure that it names."""
    yield "number", event.number, state.sequence + 1
    about = event.choice.partition(":")[2]
    yield "figure", event.figure, about if about in [figure.id for figure in state.figures] else event.figure


def answers(query: Query, value: object) -> Iterator[Told]:
    """Yield what answers a question: use or decline, a square, or two dice that may be declined."""
    if query.kind == "option":
        yield "value", value, value if value in ANSWERS else ", ".join(ANSWERS)
    elif query.kind == "dice":
        fits = value == "decline" or (isinstance(value, list) and len(value) == DICE)
        yield "value", value, value if fits else "decline"
    elif not isinstance(value, str):
        raise DocumentError("value", "error-not-a-text", given=str(value))
