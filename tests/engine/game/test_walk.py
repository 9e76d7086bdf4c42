"""Laws of every game, held over random commands by random users."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import FixedDice
from engine.errors import DocumentError
from engine.heroclix.game import (
    Agreement,
    Attack,
    Command,
    ConfirmDamage,
    Correct,
    Damage,
    DropDamage,
    EndTurn,
    GameState,
    Heal,
    Join,
    Leave,
    Move,
    Place,
    Redo,
    RemoveFigure,
    Token,
    Undo,
    apply,
    decide,
    fold,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, agreed, set_up

ANOTHER = Agreement("zoe", "Zoe", judge=True)  # whom a judge asks who plays
NAMES = ("alba", "asta", "boro", "bela")
QUESTION = {"type": "distance", "a": "A1", "b": "A2"}
USERS = {ANN: False, BEN: False, EVE: False, JUDGE: True}


def square(chance: random.Random) -> str:
    """Return a square in the middle of the map, where figures meet."""
    return f"{chance.choice('BCDEF')}{chance.randint(3, 6)}"


def command(chance: random.Random, state: GameState) -> Command:
    """Return any command by any user; most are possible, some are not."""
    user = chance.choice([*USERS, JUDGE, JUDGE])
    who = {"actor": user, "judge": USERS[user]}
    name, other = chance.choice(NAMES), chance.choice(NAMES)
    waiting = state.pending[0].attack if state.pending else 1
    stands = chance.random() < 0.3
    makers: list[Callable[[], Command]] = [
        lambda: Move(name, square(chance), override=stands, **who),
        lambda: Move(name, square(chance), roll=chance.randint(1, 6), **who),
        lambda: Attack(name, [other], chance.choice(("close", "range")), override=stands, **who),
        lambda: fitting(chance, state, user),
        lambda: fitting(chance, state, user),
        lambda: ConfirmDamage(waiting, **who),
        lambda: DropDamage(waiting, **who),
        lambda: Damage(name, chance.randint(1, 3), **who),
        lambda: Heal(name, chance.randint(1, 3), **who),
        lambda: Token(name, chance.choice((-2, -1, 1, 2)), **who),
        lambda: Place(name, square(chance), **who),
        lambda: Correct(name, "click", chance.randint(1, 5), **who),
        lambda: Correct(name, "ko", False, **who),
        lambda: EndTurn(**who),
        lambda: EndTurn(**who),
        lambda: Undo(**who),
        lambda: Redo(**who),
        lambda: Leave(**who),
        lambda: Join("Someone", **who),
        lambda: RemoveFigure(name, **who) if chance.random() < 0.05 else EndTurn(**who),
    ]
    return chance.choice(makers)()


def fitting(chance: random.Random, state: GameState, user: str) -> Command:
    """Return a move or an attack of a figure of the active side, by a user who judges."""
    own = [figure.id for figure in state.in_play if figure.side == state.active]
    others = [figure.id for figure in state.in_play if figure.side != state.active]
    if not own or not others:
        return EndTurn(actor=user, judge=True)
    name = chance.choice(own)
    if chance.random() < 0.4:
        return Move(name, square(chance), actor=user, judge=True)
    kind = chance.choice(("close", "range"))
    return Attack(name, [chance.choice(others)], kind, actor=user, judge=True)


def check(state: GameState) -> None:
    """Hold what is true of every state of a game."""
    standing = [place for figure in state.figures for place in figure.squares]
    assert len(standing) == len(set(standing)), "13.2: one character on a square"
    for figure in state.figures:
        assert 0 <= figure.tokens <= 2, "13.3"
        assert 1 <= figure.click <= (figure.card.clicks or 0) + 1
        assert figure.ko == (figure.click > (figure.card.clicks or 0)), "12.5d"
        assert not (figure.ko and (figure.squares or figure.tokens)), "12.5d"
    scored = [found.figure for found in state.scored]
    knocked_out = [figure.id for figure in state.knocked_out]
    assert len(scored) == len(set(scored)), "5.4b: points are scored once"
    assert set(knocked_out) <= set(scored), "5.4a: every KO is scored"
    assert not {figure.id for figure in state.in_play} & set(scored), "P67: a KO taken back scores nothing"
    read(to_document(state, QUESTION))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_the_laws_of_a_game(seed: int) -> None:
    """Occupancy, tokens, clicks; refusals change nothing; undo and redo restore; the log folds to the state."""
    chance = random.Random(seed)
    game = set_up()
    for _ in range(30):
        before, length = game.state, len(game.log)
        try:
            decision = game.ask(command(chance, before), *(chance.randint(1, 6) for _ in range(2)))
        except DocumentError:  # a figure that was removed is named no more
            assert game.state is before
            continue
        check(game.state)
        assert decision.refused == (len(game.log) == length)
        if decision.refused:
            assert game.state is before
    assert fold(game.log) == game.state


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_undo_restores_exactly(seed: int) -> None:
    """After any accepted command an undo restores the state before it, and a redo the state after it."""
    chance = random.Random(seed)
    game = set_up()
    for _ in range(15):
        before = game.state
        asked = command(chance, before)
        if isinstance(asked, (Undo, Redo)):
            continue
        try:
            decision = game.ask(asked, *(chance.randint(1, 6) for _ in range(2)))
        except DocumentError:
            continue
        if decision.refused:
            continue
        after = game.state
        game.do(Undo(actor=JUDGE, judge=True, agreed=ANOTHER))
        assert game.state == before
        game.do(Redo(actor=JUDGE, judge=True))
        assert game.state == after


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_decide_has_no_memory(seed: int) -> None:
    """The same command, state and dice come to the same ruling and events; the state is not changed by asking."""
    chance = random.Random(seed)
    game = set_up()
    for _ in range(10):
        asked = command(chance, game.state)
        dice = [chance.randint(1, 6), chance.randint(1, 6)]
        try:
            first = decide(game.state, agreed(asked), FixedDice(dice))
        except DocumentError:
            continue
        assert decide(game.state, agreed(asked), FixedDice(dice)) == first
        for event in first.events:
            game.log.append(event)
            game.state = apply(game.state, event)
    assert fold(game.log) == game.state


def test_the_walk_gets_somewhere() -> None:
    """The random commands are no row of refusals: moves, attacks, damage, undo and turns all happen."""
    seen: set[str] = set()
    for seed in range(60):
        chance = random.Random(seed)
        game = set_up()
        for _ in range(40):
            try:
                game.ask(command(chance, game.state), *(chance.randint(1, 6) for _ in range(2)))
            except DocumentError:
                continue
        seen |= {type(event).__name__ for event in game.log}
    wanted = {"Moved", "AttackMade", "AttackClosed", "DamageTaken", "Healed", "KnockedOut", "BreakAwayRolled"}
    assert wanted | {"Undone", "Redone", "TurnEnded", "TokensChanged", "Corrected", "PlayerLeft"} <= seen
