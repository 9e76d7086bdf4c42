"""Who replaces a character in a game of 2012 (remplazar-personajes): the tokens, the squares, the points."""

from __future__ import annotations

from engine.heroclix.game import Damage, Move, Replace, standing
from tests.engine.game.tables import ANN, BEN, able, table_of


def test_remplazar_personajes_tokens_and_squares_pass_on_and_the_points_are_the_replaced_one_s() -> None:
    """The book's duo: 200 points, replaced by 100 and 75; the first to fall scores its own, both together 200."""
    game = table_of((ANN, able("Duo", points=200), "B2"), (BEN, able("Foe"), "H8"), ruleset="heroclix-2012")
    game.do(Move("duo", ["B3"], actor=ANN))
    cards = [able("HeroA", points=100), able("HeroB", points=75)]
    game.do(Replace("duo", cards, at=["B3", "B4"], actor=ANN))
    new = [game.state.by_id(name) for name in ("heroa", "herob")]
    assert [figure.tokens for figure in new] == [1, 1]
    assert [game.state.squares(figure) for figure in new] == [("B3",), ("B4",)]
    game.do(Damage("heroa", 6, actor=ANN))
    assert standing(game.state).points["blue"] == 100
    game.do(Damage("herob", 6, actor=ANN))
    assert standing(game.state).points["blue"] == 200


def test_remplazar_personajes_only_beside_and_only_where_there_is_no_room_left() -> None:
    """A single one takes the square itself; the second of two not two squares away; today it needs a square of it."""
    for ruleset, at, refused in (
        ("heroclix-2012", ["B4"], True),
        ("heroclix-2012", ["B3", "B5"], True),
        ("heroclix-2012", ["B3", "C4"], False),
        ("heroclix-modern", ["B3", "C4"], True),
    ):
        game = table_of((ANN, able("Duo", points=200), "B3"), (BEN, able("Foe"), "H8"), ruleset=ruleset)
        cards = [able("HeroA", points=100), able("HeroB", points=75)][: len(at)]
        command = Replace("duo", cards, at=at, actor=ANN)
        if refused:
            assert "game-refused-replaced-elsewhere" in game.refused(command)
        else:
            game.do(command)
