"""How much of its past a state holds: what is cut off is not guessed, the log tells it."""

from __future__ import annotations

import pytest

from engine import PastNotHeld
from engine.dice import FixedDice
from engine.heroclix.game import GameState, Join, Leave, NewGame, Undo, apply, decide, earlier, fold, with_past
from tests.engine.game.tables import ANN, Game


def laid(commands: int) -> Game:
    """Return a game that Ann opened, joined and left so many times: each command is one event."""
    game = Game()
    game.do(NewGame("heroclix-modern", build_total=400, actor=ANN))
    for _ in range(commands):
        game.do(Join("Ann", actor=ANN))
        game.do(Leave(actor=ANN))
    return game


def taken_back(state: GameState) -> GameState:
    """Return the state after a judge has taken back the last command."""
    for event in decide(state, Undo(actor=ANN, judge=True), FixedDice([])).events:
        state = apply(state, event)
    return state


def test_a_state_with_its_last_commands_is_the_same_game() -> None:
    """What is cut off changes nothing of the table, nor of what may be taken back first."""
    whole = laid(5).state
    for held in range(12):
        short = with_past(whole, held)
        assert short == whole
        assert short.sequence == whole.sequence
        assert short.last is not None
        assert whole.last is not None
        assert (short.last.command, short.last.actor) == (whole.last.command, whole.last.actor)


def test_only_what_is_held_can_be_taken_back() -> None:
    """So many commands are taken back as with the whole past; the next one says that it is not held."""
    whole = laid(5).state
    short = with_past(whole, 3)
    for _ in range(3):
        whole, short = taken_back(whole), taken_back(short)
        assert short == whole
        assert short.sequence == whole.sequence
    with pytest.raises(PastNotHeld):
        taken_back(short)


def test_where_the_whole_past_is_held_nothing_is_cut() -> None:
    """Asked to hold more commands than there were, a state keeps them all, down to the game's opening."""
    short = with_past(laid(2).state, 50)
    for _ in range(4):
        short = taken_back(short)
    assert short.last is None
    assert decide(short, Undo(actor=ANN, judge=True), FixedDice([])).refused


def test_the_game_so_many_commands_ago_is_a_fold_of_the_beginning_of_its_log() -> None:
    """`earlier` is the fold of as many events as its own sequence says, as far back as the past is held."""
    game = laid(5)
    for commands in range(15):
        ago = earlier(game.state, commands)
        assert ago == fold(game.log[: ago.sequence])
    assert earlier(with_past(game.state, 2), 9) == earlier(game.state, 2)
