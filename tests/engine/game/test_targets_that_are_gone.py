"""Attacks that wait for a decision while players KO a target by hand: the game goes on, and its log is read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Attack, Damage, DropDamage, Heal, Place, Token, event_to_json
from engine.heroclix.game.decide.fight.waiting import open_questions
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.game.tables import ANN, BEN, JUDGE, able, table_of


@pytest.mark.parametrize("clicks", [1, 9])
def test_an_attack_whose_target_is_gone_asks_nothing(clicks: int) -> None:
    """12.5d: with its target KO’d by hand the attack is left to be dropped; hurt alone, it is still asked."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", "super-senses", clicks=6), "C4"))
    game.do(Attack("cato", ["dario"], "close", roll=(6, 5), actor=ANN))
    assert open_questions(game.state)
    game.do(Damage("dario", clicks, actor=JUDGE, judge=True))
    assert bool(open_questions(game.state)) == (clicks == 1)
    assert line("heroclix-modern", [event_to_json(event) for event in game.log]) == ""
    if clicks == 9:
        game.do(DropDamage(game.state.pending[0].attack, actor=ANN))
        assert not game.state.pending


@pytest.mark.parametrize(
    "command",
    [
        Place("esme", "D6", actor=JUDGE, judge=True),
        Damage("esme", 1, actor=JUDGE, judge=True),
        Heal("esme", 1, actor=JUDGE, judge=True),
        Token("esme", 1, actor=JUDGE, judge=True),
    ],
    ids=lambda command: type(command).__name__,
)
def test_12_5d_nothing_happens_any_more_to_who_was_knocked_out(command: Any) -> None:
    """In a log from outside either: what is told of Esme is not told of Dario, who is out of the game."""
    game = table_of(
        (ANN, able("Cato"), "C3"), (BEN, able("Dario", clicks=6), "C4"), (BEN, able("Esme", clicks=6), "D5")
    )
    game.do(Damage("esme", 2, actor=JUDGE, judge=True))
    game.do(Damage("dario", 9, actor=JUDGE, judge=True))
    game.do(command)
    log = [event_to_json(event) for event in game.log]
    assert line("heroclix-modern", log) == ""
    log[-1] = {**log[-1], "figure": "dario"}
    told = line("heroclix-modern", log)
    assert f"events[{len(log) - 1}].figure" in told
    assert "dario" in told
