"""The first round in games of 2012: who has done nothing yet can't be attacked (inmunidad-de-la-primera-ronda, R76)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import AddFigure, Attack, Command, EndTurn, Join, LoadMap, Move, NewGame, Place, Use
from tests.engine.game.tables import ANN, BEN, MAP, Game, able


def first_turn() -> Game:
    """Return a game in red's first turn: Cato of Ann stands beside where Dario of Ben stands."""
    game = Game()
    game.do(NewGame("heroclix-2012", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    game.do(AddFigure(able("Cato", "perplex"), "C4", actor=ANN))
    game.do(AddFigure(able("Dario"), "C5", actor=BEN))
    game.do(EndTurn(actor=ANN))
    return game


def attacked(game: Game) -> bool:
    """Return whether Dario may attack Cato in blue's first turn."""
    game.do(EndTurn(actor=ANN))
    return not game.ask(Attack("dario", ["cato"], "close", roll=(6, 3), actor=BEN)).refused


STIRRING: tuple[Command, ...] = (
    Use("cato", "perplex", target="cato", value="attack", change=1, actor=ANN),
    Move("cato", "C4", roll=6, actor=ANN),
    Place("cato", "B4", actor=ANN),
)


def test_inmunidad_who_has_done_nothing_is_spared() -> None:
    """Wherever it stands."""
    assert not attacked(first_turn())


@pytest.mark.parametrize("command", STIRRING, ids=["a free action", "a move of no square", "being placed"])
def test_r76_any_action_move_or_placing_loses_it_for_good(command: Command) -> None:
    """A free action too; the next player's turn sees it still."""
    game = first_turn()
    game.do(command)
    assert attacked(game)
