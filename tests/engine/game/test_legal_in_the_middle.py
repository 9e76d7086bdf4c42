"""In the middle of actions of random games what is said to be legal is accepted, and what is not is refused (8.1j)."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from engine import DocumentError, adjudicate
from engine.heroclix.game import Attack, Command, GameFigure, GameState, Move, Use, decide
from engine.heroclix.game.state.document import to_document
from engine.heroclix.ruleset import JUDGED
from tests.engine.game.naive import RandomDice, rest_of
from tests.engine.game.naive_choices import attempts, command_for, legal_actions, owner
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import Played
from tests.engine.game.tables import agreed
from tests.engine.second_legality.test_two_judges import differences

POSITIONS = int(os.environ.get("CLIX_MIDDLES", "12"))
MOST_OF_A_GAME = 4
COMMANDS = 400
TRIES = 6


def middles(ruleset: str, count: int, first: int = 33_000) -> Iterator[tuple[GameState, random.Random]]:
    """Yield positions in which something is being carried out, or waits to be decided; a few of each game."""
    found, seed = 0, first
    while found < count:
        played, chance = Played(seed, Counts(ruleset), 0, ruleset), random.Random(f"middle {seed}")
        seen: set[object] = set()
        for _ in range(COMMANDS):
            state = played.state
            if state.status != "playing" or len(seen) == MOST_OF_A_GAME:
                break
            moment = (state.turn_number, state.doing, bool(state.queries))
            likely = 1.0 if state.queries else 0.5
            if state.resolving and moment not in seen and found < count and chance.random() < likely:
                seen.add(moment)
                found += 1
                yield state, chance
            played.step()
        seed += 1


def taken(state: GameState, command: Command) -> bool:
    """Return whether the game accepts a command, with dice of its own; one that makes no sense at all it does not."""
    try:
        return not decide(state, agreed(command), RandomDice(random.Random(5))).refused
    except DocumentError:
        return False


def likely_ones(state: GameState, figure: GameFigure, action: str) -> Iterator[Command]:
    """Yield what a player would try first."""
    for number in range(TRIES):
        chance = random.Random(number)
        of_it = state.doing is not None and figure.id == state.doing.figure and number % 2 == 0
        made = rest_of(state, chance) if of_it else command_for(state, figure, action, chance)
        if made is not None:
            yield made


def all_of_them(state: GameState, figure: GameFigure, action: str) -> Iterator[Command]:
    """Yield an action with each target and square there is."""
    who, named = owner(state, figure.side), None if action in ("move", "carry", "object-pick-up") else action
    others = [other.id for other in state.in_play if other.squares and other.id != figure.id]
    things = [thing.id for thing in state.things]
    assert state.map is not None
    squares = [state.map.name_of(square) for square in range(state.map.columns * state.map.rows)]
    for target in ([], *([other] for other in others)):
        for called in (None, named):
            yield Attack(figure.id, target, "close", action=called, **who)
            yield Attack(figure.id, target, "range", action=called, **who)
    for square in squares:
        yield Move(figure.id, square, action=named, **who)
        for other in others if action == "carry" else ():
            yield Move(figure.id, square, carry=[other], **who)
        for thing in things if action == "object-pick-up" else ():
            yield Move(figure.id, square, pick_up=thing, **who)
    yield from (Use(figure.id, action, target=target, **who) for target in (*squares, *things, *others))


def stays(state: GameState, figure: GameFigure, command: Command) -> bool:
    """Return whether an Immobile figure ends its move by staying: no move that is legal, and no refusal (R36, P82)."""
    doing = state.doing
    moving = doing is not None and doing.figure == figure.id and "move" in doing.left
    return moving and "immobile" in figure.card.abilities and isinstance(command, Move) and command.action is None


@pytest.mark.parametrize("ruleset", JUDGED)
def test_8_1j_what_is_legal_in_the_middle_is_accepted_and_nothing_else(ruleset: str) -> None:
    """Of each figure and action; a document of the position says the same, and so does the second judge."""
    waited = 0
    for state, chance in middles(ruleset, POSITIONS):
        position, document = state.position(), to_document(state)
        waited += bool(state.queries)
        assert differences(document) == [], document
        for figure in (one for one in state.in_play if one.squares):
            told = legal_actions(position, figure.id)
            asked = {**document, "ask": {"type": "legal_actions", "figure": figure.id}}
            anew: Any = adjudicate(asked).fields["actions"]
            assert told == {one["action"]: one["legal"] for one in anew}, asked
            for action, legal in told.items():
                if legal:
                    ways = chain(likely_ones(state, figure, action), all_of_them(state, figure, action))
                    assert any(taken(state, command) for command in ways), (figure.id, action, document)
                    continue
                for command in attempts(state, figure, action, chance):
                    assert not taken(state, command) or stays(state, figure, command), (command, document)
    assert waited or ruleset != "heroclix-2012"
