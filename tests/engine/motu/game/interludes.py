"""What players do beside the game itself: too early or too late, seats handed over, a rest, a judge called."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from engine.motu.game import (
    AddCharacter,
    Begin,
    Command,
    Concentrate,
    GameState,
    Join,
    NewGame,
    Pass,
    Place,
    RollStarting,
    Undo,
)
from engine.seating import CallJudge, OfferSeat, Pause, Resume, TakeOver, TurnDown

__all__ = ["early", "interlude", "late"]

JUDGE, STRANGER = "9", "7"
DEAR = {"name": "Dear", "cost": 9_000, "health": 3, "speed": [1, 1]}
Asked = tuple[Command, bool]  # and whether it is accepted


def early(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Command:
    """Return what is refused while a game is set up, or before it is opened."""
    first = next(iter(players.values()))
    if state.status == "none":
        return rng.choice((Join("Ann", actor=first), Undo(actor=first), Begin(actor=first)))
    if not state.players or not any(player.id for player in state.players):
        return rng.choice((Begin(actor=first), Undo(actor=JUDGE, judge=True)))
    seat = rng.choice([player for player in state.players if player.id])
    found: list[Command] = [Join("Cy", seat.side, actor=STRANGER), Begin(actor=seat.id), Begin(actor=seat.id)]
    if state.ground is not None:
        found.append(AddCharacter(DEAR, actor=seat.id))
        found += [Place(each.id, "G5", actor=seat.id) for each in state.figures if each.side == seat.side]
    else:
        found.append(RollStarting(actor=STRANGER))
    return rng.choice(found)


def late(rng: random.Random, players: Mapping[str, str]) -> Command:
    """Return what is refused once a game is over."""
    side = rng.choice(list(players))
    return rng.choice((Pass(side=side, actor=players[side]), NewGame("Another", actor=players[side])))


def interlude(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    """Yield commands that leave the game as it was, each with whether it is accepted."""
    kinds = [_rest, _handed, _turned_down, _called]
    if state.last is not None:
        kinds.append(_lifted)
    yield from rng.choice(kinds)(rng, state, players)


def _rest(_rng: random.Random, _state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    one, other = players.values()
    yield Resume("Ann", actor=one), False
    yield Pause("Ann", actor=one), True
    yield Pass(actor=other), False
    yield Resume("Ben", actor=other), True


def _handed(rng: random.Random, _state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    """Hand a seat over and back again."""
    side = rng.choice(list(players))
    actor = players[side]
    yield OfferSeat(STRANGER, "Cy", side, actor=STRANGER), False
    yield OfferSeat(actor, "Me", side, actor=actor), False
    yield TakeOver(side, "Cy", actor=STRANGER), False
    yield OfferSeat(STRANGER, "Cy", side, actor=actor), True
    yield TakeOver(side, "Cy", actor=STRANGER), True
    yield OfferSeat(actor, "Me", side, actor=STRANGER), True
    yield TakeOver(side, "Me", actor=actor), True


def _turned_down(rng: random.Random, _state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    side = rng.choice(list(players))
    yield OfferSeat(STRANGER, "Cy", side, actor=players[side]), True
    yield TurnDown(side, actor=rng.choice((STRANGER, players[side]))), True


def _called(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    about = max(state.called, default=0) + 1
    actor = rng.choice(list(players.values()))
    yield CallJudge("Ann", about, actor=actor), True
    yield CallJudge("Ann", about, actor=actor), False


def _lifted(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Asked]:
    """Lift a miniature off the field, where that changes nothing else: it does nothing, and is put back."""
    there = [each for each in state.figures if each.on_field and each.id == state.acting]
    if not there or state.contest or state.area or state.moving or state.waiting or state.course.interruptions:
        return
    figure = rng.choice(there)
    others = [each for each in state.figures if each.side == figure.side and each.on_field and each.id != figure.id]
    if others:
        other = rng.choice(others)
        yield Place(other.id, None, actor=players[figure.side]), True
        yield Concentrate(other.id, actor=players[figure.side]), False
        yield Undo(actor=JUDGE, judge=True), True
