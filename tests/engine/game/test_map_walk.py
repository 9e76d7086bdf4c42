"""Laws of games on a map with terrain, objects and markers, held over random moves, uses and attacks."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import FixedDice
from engine.errors import DocumentError
from engine.heroclix.game import (
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    Damage,
    DropDamage,
    EndTurn,
    Finish,
    GameState,
    Move,
    Place,
    PlaceElement,
    Redo,
    Undo,
    Use,
    apply,
    decide,
    fold,
    open_questions,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.map_games import laid
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able

QUESTION = {"type": "distance", "a": "A1", "b": "A2"}
MAP = {
    "blocking": ["D4"],
    "walls": ["E4/F4", "C5/C6"],
    "elevated": {2: ["G1:H2"]},
    "markers": [
        {"kind": "elevated", "at": ["E6"], "id": "roof"},
        {"kind": "blocking", "at": ["C3"], "id": "rock"},
        {"kind": "hindering", "at": ["E3", "F3"], "id": "hedge"},
    ],
    "objects": [{"id": "crate", "at": "D5"}, {"id": "truck", "kind": "heavy", "at": "E5"}],
}
FIGURES = ("cato", "fina", "gero", "dario", "egon")
THINGS = ("crate", "truck", "rock", "hedge", "roof")
USES = ("close-destroy-action", "range-destroy-action", "force-blast", "quake", "sidestep", "telekinesis", "barrier")
ATTACKS = (None, None, "mind-control", "close-terrain-action", "range-terrain-action", "quake")


def table() -> Game:
    """Return a game of five figures that have what moves, lifts, breaks and pushes."""
    breaking = ["improved-movement:destroy-blocking", "passenger:2"]
    return laid(
        MAP,
        (ANN, able("Cato", "super-strength", "charge", "quake", abilities=breaking), "C4"),
        (ANN, able("Fina", "mind-control", "telekinesis", "probability-control", "sidestep", targets=2), "D3"),
        (ANN, able("Gero", "hypersonic-speed", size="giant", base=[1, 2]), "A3:A4"),
        (BEN, able("Dario", "force-blast", "super-strength", "plasticity", "toughness"), "D6"),
        (BEN, able("Egon", "probability-control", "phasing-teleport", "barrier", "super-senses"), "F5"),
    )


def square(chance: random.Random) -> str:
    """Return a square in the middle of the map."""
    return f"{chance.choice('BCDEFG')}{chance.randint(2, 7)}"


def command(chance: random.Random, state: GameState) -> Command:
    """Return a command that may well be accepted, by a judge."""
    who = {"actor": JUDGE, "judge": True}
    questions = open_questions(state)
    if questions and chance.random() < 0.8:
        one = questions[0]
        return Choose(one.attack, one.choice, chance.choice((None, "decline", "use", "decline")), **who)
    if state.pending and chance.random() < 0.7:
        number = state.pending[0].attack
        return ConfirmDamage(number, **who) if chance.random() < 0.8 else DropDamage(number, **who)
    own = [figure.id for figure in state.in_play if figure.side == state.active and figure.squares] or list(FIGURES)
    name = state.doing.figure if state.doing is not None and chance.random() < 0.8 else chance.choice(own)
    other, thing, stands = chance.choice(FIGURES), chance.choice(THINGS), chance.random() < 0.3
    kind = chance.choice(("close", "range"))
    makers: list[Callable[[], Command]] = [
        lambda: Move(name, square(chance), override=stands, **who),
        lambda: Move(name, square(chance), carry=[chance.choice(own)], override=stands, **who),
        lambda: Move(name, square(chance), pick_up=thing, override=stands, **who),
        lambda: Move(name, square(chance), put_down=square(chance), override=stands, **who),
        lambda: Move(name, square(chance), action=chance.choice(("charge", "hypersonic-speed", "sidestep")), **who),
        lambda: Use(name, chance.choice(USES), target=chance.choice((other, thing, square(chance))), **who),
        lambda: Use(name, chance.choice(USES), target=other, to=square(chance), override=stands, **who),
        lambda: Attack(name, [other], kind, override=stands, action=chance.choice(ATTACKS), **who),
        lambda: Attack(name, [other], kind, action=chance.choice(ATTACKS), **who),
        lambda: Place(other, square(chance), **who),
        lambda: PlaceElement(thing, chance.choice((square(chance), None)), **who),
        lambda: Damage(other, 2, **who),
        lambda: Finish(**who),
        lambda: EndTurn(**who),
        lambda: EndTurn(**who),
        lambda: Undo(**who),
        lambda: Redo(**who),
    ]
    return chance.choice(makers)()


def check(state: GameState) -> None:
    """Hold what is true of every state of a game."""
    standing = [place for figure in state.figures for place in figure.squares]
    assert len(standing) == len(set(standing)), "13.2: one character on a square"
    holders = [thing.held_by for thing in state.things if thing.held_by is not None]
    assert len(holders) == len(set(holders)), "17.7: one thing in each hand"
    assert all(state.by_id(holder).squares for holder in holders), "17.7: who is KO'd holds nothing"
    assert {marker.id for marker in state.lifted} <= {thing.id for thing in state.things if thing.held_by}
    ids = [thing.id for thing in state.things] + [marker.id for marker in state.markers]
    assert all(ids)
    for figure in state.figures:
        assert 0 <= figure.tokens <= 2, "13.3"
        controlled = state.doing is not None and state.doing.by != "" and state.doing.figure == figure.id
        assert figure.side == figure.owner or controlled, "27.1f: it reverts"
    position, _ = read(to_document(state, QUESTION))
    assert position.markers == state.position().markers
    assert position.things == state.position().things
    assert position.map == state.position().map


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_the_laws_of_a_game_on_a_map(seed: int) -> None:
    """Occupancy, hands, sides, the exported terrain; refusals change nothing; undo restores; the log folds."""
    chance = random.Random(seed)
    game = table()
    for _ in range(30):
        before, length = game.state, len(game.log)
        try:
            decision = game.ask(command(chance, before), *(chance.randint(1, 6) for _ in range(12)))
        except DocumentError:  # a thing that is gone, a wall that is none
            assert game.state is before
            continue
        if decision.refused:
            assert game.state is before
            assert len(game.log) == length
            assert decision.ruling.steps
        else:
            check(game.state)
            if game.state.last is not None and game.state.last.before.status == "playing":
                undone = decide(game.state, Undo(actor=JUDGE, judge=True), FixedDice([]))
                assert apply(game.state, undone.events[0]) == game.state.last.before
    assert fold(game.log) == game.state
