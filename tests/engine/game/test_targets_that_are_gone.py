"""Attacks that wait for a decision while players KO a target by hand: the game goes on, and its log is read."""

from __future__ import annotations

import pytest

from engine.heroclix.game import Attack, Damage, DropDamage, event_to_json
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
