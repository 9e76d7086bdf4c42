"""Attacks that wait for a decision while players KO a target by hand: the game goes on, and its log is read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.fight.actions.legality import offers
from engine.heroclix.game import Attack, Damage, DropDamage, Heal, Move, Place, Token, event_to_json
from engine.heroclix.game.decide.fight.waiting import open_questions
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of

ATTACKS = ("close", "range")


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


def attacks_of(game: Game, figure: str) -> list[str]:
    """Return the attacks that a figure may make now, by what is offered to it."""
    position = game.state.position()
    return [one.action for one in offers(position, position.figure(figure)) if one.legal and one.action in ATTACKS]


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022", "heroclix-2012"])
@pytest.mark.parametrize("gone", ["dario", ""])
def test_12_1c_an_attack_that_is_dropped_undecided_was_the_attack(ruleset: str, gone: str) -> None:
    """P33: it resolves all the same, whether its target is KO'd or there: the charge is over, and gives its token."""
    cato, dario = able("Cato", "charge"), able("Dario", "super-senses", clicks=6)
    game = table_of((ANN, cato, "C1"), (BEN, dario, "C4"), (BEN, able("Esme"), "D3"), ruleset=ruleset)
    game.do(Move("cato", "C3", action="charge", actor=ANN))
    assert attacks_of(game, "cato") == ["close"]
    game.do(Attack("cato", ["dario"], "close", roll=(6, 5), actor=ANN))
    if gone:
        game.do(Damage(gone, 9, actor=JUDGE, judge=True))
    game.do(DropDamage(game.state.pending[0].attack, actor=JUDGE, judge=True))
    assert game.state.doing is None
    assert game.state.by_id("cato").tokens == 1
    assert not attacks_of(game, "cato")
    assert game.refused(Attack("cato", ["esme"], "close", roll=(6, 5), actor=ANN))
    log = [event_to_json(event) for event in game.log]
    assert line(ruleset, log) == ""
    at = max(number for number, event in enumerate(log) if event["event"] == "attack-closed")
    log[at] = {**log[at], "spent": False}  # as older logs tell it: the charge goes on
    assert line(ruleset, log[: at + 1]) == ""


def test_7_2_an_attack_that_came_to_something_is_spent_once() -> None:
    """With its damage confirmed or dropped, it was carried out as it was made; a log can't spend it again."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", clicks=6), "C4"))
    game.do(Attack("cato", ["dario"], "close", roll=(5, 4), actor=ANN))
    game.do(DropDamage(game.state.pending[0].attack, actor=JUDGE, judge=True))
    log = [event_to_json(event) for event in game.log]
    assert line("heroclix-modern", log) == ""
    at = max(number for number, event in enumerate(log) if event["event"] == "attack-closed")
    log[at] = {**log[at], "spent": True}
    assert line("heroclix-modern", log).startswith(f'events[{at}].spent: "true" does not follow')
