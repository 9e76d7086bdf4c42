"""Rulings of Battleground contested and corrected (P302)."""

from __future__ import annotations

import pytest

from engine.contest import FactRefused
from engine.errors import DocumentError
from engine.game import game_of
from engine.motu.game import Activate, Agreement, Attack, EndActivation, Undo
from tests.engine.contesting import Disputed
from tests.engine.motu.game.playing import ANN, BEN, began, fighter


def fought(*dice: int) -> tuple[Disputed, int]:
    """Return a game in which Brak, beside Zor, hit it with an axe: 3 successes against none, and its activation ended.

    The attack has 5 dice against 3 or more, the defense 3 dice; `dice`: others than those.
    """
    played = began({"B2": fighter("Brak")}, {"C2": fighter("Zor")})
    played.reveals(
        {"kind": "fate", "name": "Hew", "initiative": 5, "ap": 3},
        {"kind": "fate", "name": "Howl", "initiative": 3, "ap": 3},
    )
    game = Disputed(game_of("motu"))
    game.state, game.log = played.state, list(played.log)
    game.do(Activate("brak", "ability", actor=ANN))
    game.do(Attack("brak", "zor", "axe", wait=False, actor=ANN), dice=dice or [4, 4, 4, 1, 1, 1, 1, 1])
    number = game.number_of("attack")
    game.do(EndActivation(actor=ANN))
    return game, number


def test_nothing_new_changes_nothing() -> None:
    """A dispute that states nothing leaves the game as it is."""
    game, number = fought()
    found, correction = game.contested(number, actor=ANN)
    assert found.before == found.after
    assert correction.state == game.state


def test_5_dice_that_exploded_more_than_once_are_judged_again_as_they_fell() -> None:
    """Two sixes brought a 6 and a 2, that 6 a 6, that a 4; the defense's six a 1: each throw falls anew as it fell."""
    game, number = fought(6, 6, 1, 1, 1, 6, 2, 6, 4, 6, 1, 1, 1)
    found, correction = game.contested(number, actor=ANN)
    assert found.before is not None
    assert found.before == found.after
    assert correction.state == game.state


def test_another_roll_wounds_less() -> None:
    """The attack fell all ones: nobody is wounded; the activation ended all the same; undo brings the wounds back."""
    game, number = fought()
    before = game.state
    assert before.by_id("zor").wounds
    game.corrected(number, {"fact": "wounds", "figure": "brak", "number": 1})
    assert game.state.by_id("brak").wounds == 1
    assert game.state.by_id("zor").wounds == before.by_id("zor").wounds
    assert game.state.course.active == before.course.active
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert game.state == before


def test_a_change_of_the_dice_is_about_the_command() -> None:
    """The attack had one die less: not so many dice fell, so it cannot be judged without that roll."""
    game, number = fought()
    found, _ = game.contested(number, {"fact": "modifier", "value": "threshold", "add": 2}, actor=ANN)
    assert found.after is not None
    assert found.before is not None
    assert found.after.steps != found.before.steps
    fewer, _ = game.contested(number, {"fact": "modifier", "value": "dice", "add": -1}, actor=ANN)
    assert fewer.no_roll


def test_what_is_no_fact_is_refused() -> None:
    """A character that is not there, a hex outside the field, a roll of a command that takes none."""
    game, number = fought()
    for fact in (
        {"fact": "stood", "figure": "nobody", "at": "B3"},
        {"fact": "stood", "figure": "zor", "at": "Z99"},
        {"fact": "weather"},
    ):
        with pytest.raises((DocumentError, FactRefused)):
            game.contested(number, fact, actor=ANN)
    with pytest.raises(DocumentError):
        game.contested(game.number_of("activate"), {"fact": "roll", "dice": [1]}, actor=ANN)
