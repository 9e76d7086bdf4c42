"""A game of 2022 on its board: bases on a diagonal, levels, and those left behind (10.7b, 16.5a, 24.2a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import AddFigure, Choose, EndTurn, Join, LoadMap, Move, NewGame, Place
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, card

TODAY, YEAR = "heroclix-modern", "heroclix-2022"


def table(ruleset: str, *, bike: Any = ("A1", "B1"), rook: str = "A8", **more: Any) -> Game:
    """Return a game under way, it is Ann's turn: her Bike on two squares, her Ann, and Ben's Rook."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap({**MAP, **more}, actor=ANN))
    game.do(AddFigure(card("Bike", base=[1, 2]), list(bike), actor=ANN))
    game.do(AddFigure(card("Ann"), "H1", actor=ANN))
    game.do(AddFigure(card("Rook"), rook, actor=BEN))
    game.do(EndTurn(actor=ANN))
    return game


def squares(game: Game, name: str) -> list[str]:
    """Return where a figure lies."""
    assert game.state.map is not None
    return [game.state.map.name_of(square) for square in game.state.figure(name).squares]


def said(game: Game, command: Any) -> list[str]:
    """Return why a command is refused."""
    return [step.message for step in game.ask(command).ruling.steps]


def test_24_2a_a_bike_is_set_up_moves_and_is_placed_on_a_diagonal() -> None:
    """From A1 and B2 a move to D2 and C3; then an effect places it on E5 and F6."""
    game = table(YEAR, bike=("A1", "B2"), starting_areas={"red": ["A1:H2"], "blue": ["A7:H8"]})
    assert squares(game, "Bike") == ["A1", "B2"]
    game.do(Move("Bike", ["D2", "C3"], actor=ANN))
    assert squares(game, "Bike") == ["D2", "C3"]
    game.do(Place("Bike", ["E5", "F6"], actor=ANN))
    assert squares(game, "Bike") == ["E5", "F6"]


def test_24_2a_today_no_bike_lies_on_a_diagonal() -> None:
    """The same squares are no base of 1 × 2 today."""
    game = table(TODAY)
    with pytest.raises(DocumentError) as raised:
        game.ask(Move("Bike", ["D2", "C3"], actor=ANN))
    assert raised.value.message == "error-base-shape"


def test_16_5a_a_step_up_is_refused_and_through_a_transition_it_is_not() -> None:
    """Rows 2 and 3 are a terrace, H1/H2 its stairs."""
    terrace: dict[str, Any] = {"elevated": {2: ["A2:H3"]}}
    assert "move-no-way" in said(table(YEAR, **terrace), Move("Ann", "H2", actor=ANN))
    stairs = table(YEAR, **terrace, transitions=["H1/H2"])
    stairs.do(Move("Ann", "G3", actor=ANN))
    assert squares(stairs, "Ann") == ["G3"]
    today = table(TODAY, **terrace)
    today.do(Move("Ann", "H2", actor=ANN))
    assert squares(today, "Ann") == ["H2"]


@pytest.mark.parametrize(("ruleset", "passes"), [(TODAY, True), (YEAR, False)])
def test_10_7b_who_breaks_away_is_stopped_again_beside_the_same_opponent(ruleset: str, passes: bool) -> None:
    """Ann stands beside Rook, breaks away with a 6 and would run past it along the map's edge."""
    game = table(ruleset)
    game.do(Place("Ann", "H5", actor=ANN))
    game.do(Place("Rook", "G6", actor=BEN))
    decision = game.ask(Move("Ann", "H8", path=["H6", "H7", "H8"], roll=6, actor=ANN))
    assert decision.refused != passes


@pytest.mark.parametrize(
    ("printed", "at", "told"), [(2, "G1", True), (2, "C1", False), (8, "G1", False), (2, "E1", True)]
)
def test_r59_a_reroll_of_breaking_away_tells_the_range_that_decides(printed: int, at: str, told: bool) -> None:
    """27.4f: its card prints no range in that book; six squares are read, told where two or eight would not do."""
    game = table(YEAR, bike=("D5", "D6"), rook="A2")
    for name, square in (("Ann", "A1"), ("Rook", "A2")):
        game.do(Place(name, square, actor=BEN, judge=True))
    game.do(AddFigure(able("Seer", "probability-control", range=printed), at, "blue", actor=BEN, judge=True))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("Ann", "B1", actor=ANN), 6)
    leaving = game.state.leaving
    assert leaving is not None
    decision = game.do(Choose(leaving.number, "probability-control:seer", 1, actor=BEN))
    assert any(step.reading == "R59" for step in decision.ruling.steps) == told
