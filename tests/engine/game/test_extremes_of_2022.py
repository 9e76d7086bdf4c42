"""In 2022 the active player chooses among those tied each time that an effect asks (21.10a)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import AddFigure, ChooseExtreme, Damage, EndTurn, Join, LoadMap, NewGame, Undo, describe
from engine.heroclix.game.state.extremes import chosen, tied
from tests.engine.game.tables import ANN, BEN, MAP, Game, able

YEAR, TODAY = "heroclix-2022", "heroclix-modern"


def table(ruleset: str) -> Game:
    """Return a game of Ann (Cato and Fina of 60 points, Rhea of 30) and Ben (Dario of 60), Ann to play."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    for who, name, points, at in ((ANN, "Cato", 60, "C1"), (ANN, "Fina", 60, "D1"), (ANN, "Rhea", 30, "E1")):
        game.do(AddFigure(able(name, points=points), at, actor=who))
    game.do(AddFigure(able("Dario", points=60), "C8", actor=BEN))
    game.do(EndTurn(actor=ANN))
    return game


@pytest.mark.parametrize(("ruleset", "holds"), [(YEAR, False), (TODAY, True)])
def test_21_10a_how_long_a_choice_holds(ruleset: str, holds: bool) -> None:
    """Chosen anew in the same turn in 2022; today the first choice stands until the active player changes."""
    game = table(ruleset)
    decision = game.do(ChooseExtreme("highest", "red", "fina", actor=ANN))
    assert chosen(game.state, "highest", "red") == ("fina" if holds else None)
    step = describe(decision.events[0], game.state.rules)
    assert step.message == ("game-log-extreme-chosen" if holds else "game-log-extreme-chosen-once")
    assert step.rule == "21.10a"
    again = ChooseExtreme("highest", "red", "cato", actor=ANN)
    if holds:
        assert game.refused(again) == ["game-refused-extreme-holds"]
    else:
        game.do(again)


def test_21_10a_only_among_those_tied_and_by_the_active_player() -> None:
    """Near misses: who is not tied, one alone, the other player; undo takes the line of the log back."""
    game = table(YEAR)
    assert game.refused(ChooseExtreme("highest", "red", "rhea", actor=ANN)) == ["game-refused-not-extreme"]
    assert game.refused(ChooseExtreme("lowest", "red", "rhea", actor=ANN)) == ["game-refused-one-extreme"]
    assert game.refused(ChooseExtreme("highest", "red", "cato", actor=BEN)) == ["game-refused-side-not-yours"]
    before = game.state
    game.do(ChooseExtreme("highest", "map", "dario", actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_21_10a_all_alike_are_both() -> None:
    """Where all of a force have the same value each is the highest and the lowest."""
    game = table(YEAR)
    game.do(Damage("rhea", 9, actor=ANN))
    assert tied(game.state, "highest", "red") == tied(game.state, "lowest", "red") == ("cato", "fina")
