"""What holds of every game of Battleground after every command."""

from __future__ import annotations

import json
import random
from typing import Any

from engine import DocumentError
from engine.dice import FixedDice
from engine.motu import judge
from engine.motu.game import (
    Attack,
    Command,
    Concentrate,
    GameState,
    Guard,
    Move,
    UseAbility,
    UseItem,
    decide,
    offers,
    standing,
    to_document,
)

__all__ = ["check_position", "check_state", "legal_is_accepted", "quiet"]

JUDGE = "9"
HEALTHY = 99


def check_state(state: GameState) -> None:
    """Nobody shares a place, what is counted stays within its bounds, who is defeated is gone."""
    taken: set[Any] = set()
    for figure in state.figures:
        assert 0 <= figure.mana <= 5
        assert 0 <= figure.wounds <= HEALTHY
        assert not (figure.defeated and figure.places)
        assert not figure.falling or _in_an_area(state)
        assert len(figure.places) in (0, figure.card.size)
        for place in figure.places:
            assert place not in taken
            taken.add(place)
    course = state.course
    assert course.points >= 0
    assert all(each.points >= 0 for each in course.interruptions)
    assert all(0 <= deck.held <= 5 and deck.held <= deck.drawn for deck in state.decks.values())
    assert not (course.interruptions and not course.active)
    assert not (state.contest is not None and not course.active)
    if course.active and state.untaken is not None:
        assert not course.done
    for card in state.cards:
        assert (card.place == "on") is bool(card.on)


def check_position(state: GameState) -> None:
    """The position document is read by the judge as the very position that the game asks about."""
    document = json.loads(json.dumps(to_document(state)))
    position, _ = judge.read({**document, "ask": {"type": "score"}})
    own = state.position()
    for name in ("figures", "objectives", "marks", "armies", "turn"):
        assert getattr(position, name) == getattr(own, name), name
    standing(state)
    offers(state)


def quiet(state: GameState) -> bool:
    """Return whether somebody may act: nothing else goes on, and no bonus waits."""
    waits = state.contest or state.due or state.area or state.under_way or state.untaken
    return state.status == "playing" and state.course.phase == "activation" and bool(state.course.active) and not waits


def accepted(state: GameState, command: Command) -> bool:
    """Return whether a command would be accepted; a malformed one is not."""
    try:
        return not decide(state, command, FixedDice([1] * 400)).refused
    except DocumentError:
        return False


def _in_an_area(state: GameState) -> bool:
    """Return whether an area attack goes on: its first target's dice lie there, or others are still to be struck."""
    return state.area is not None or (state.contest is not None and state.contest.radius is not None)


def legal_is_accepted(rng: random.Random, state: GameState) -> None:
    """What the judge calls legal of the document is accepted, and nothing else: at any time, mid-action too."""
    if state.status != "playing":
        return
    document = json.loads(json.dumps(to_document(state)))
    there = [figure for figure in state.figures if figure.on_field]
    if not there:
        return
    for figure in dict.fromkeys((rng.choice(there).id, state.acting)):
        if figure not in {each.id for each in there}:
            continue
        answer = judge.adjudicate({**document, "ask": {"type": "legal_actions", "figure": figure}})
        entries: Any = answer.fields["actions"]
        for entry in entries:
            _check(state, figure, entry, [each.id for each in there])
    if quiet(state):
        _check_move(rng, state, document)
    _check_items(state, document)


def _check(state: GameState, figure: str, entry: dict[str, Any], there: list[str]) -> None:
    who = {"actor": JUDGE, "judge": True}
    match entry["action"]:
        case "concentration":
            assert accepted(state, Concentrate(figure, **who)) is entry["legal"], entry
        case "guard":
            assert accepted(state, Guard(figure, **who)) is entry["legal"], entry
        case "movement" if _goes_on(state, figure):
            pass  # the command would be no movement of its own: the one that waits goes on by it
        case "movement":
            assert accepted(state, Move(figure, [], **who)) is entry["legal"], entry
        case "ability":
            assert accepted(state, UseAbility(figure, entry["ability"], **who)) is entry["legal"], entry
        case "attack":
            for target in there if state.area is None else ():
                command = Attack(figure, target, entry["weapon"], wait=True, **who)
                assert accepted(state, command) is (target in entry["targets"]), (entry, target)


def _goes_on(state: GameState, figure: str) -> bool:
    """Return whether a movement of a character waits to be gone on with."""
    moving = state.under_way
    waits = moving is not None and moving.figure == figure and not moving.push
    return waits and state.due is None and state.contest is None


def _check_move(rng: random.Random, state: GameState, document: dict[str, Any]) -> None:
    """A way of some steps, right or wrong: legal as a movement and as a way, or not accepted."""
    figure = state.by_id(state.acting)
    field = state.position().ground
    if not figure.on_field:
        return
    path, at = [], figure.places[0]
    for _ in range(rng.randrange(1, 6)):
        beside = field.beside(at) or (at,)
        at = rng.choice(beside)
        path.append(field.name(at))
    asked = {"type": "move_cost", "figure": figure.id, "path": path}
    way = judge.adjudicate({**document, "ask": asked}).fields["legal"]
    cost = {"type": "action_cost", "figure": figure.id, "action": "movement"}
    may = judge.adjudicate({**document, "ask": cost}).fields["legal"]
    command = Move(figure.id, path, actor=JUDGE, judge=True)
    assert accepted(state, command) is (way is True and may is True), (command, way, may)


def _check_items(state: GameState, document: dict[str, Any]) -> None:
    owners = [(figure, item) for figure in state.figures for item in figure.card.items]
    for figure, item in owners:
        if item.consumable and figure.on_field:
            asked = {"type": "action_cost", "figure": figure.id, "action": "consumable", "item": item.id}
            legal = judge.adjudicate({**document, "ask": asked}).fields["legal"]
            assert accepted(state, UseItem(figure.id, item.id, actor=JUDGE, judge=True)) is legal
