"""Victory points and the end of games of 2012, where its book counts otherwise (determinar-puntos-de-victoria)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import AddFigure, Damage, EndTurn, Join, LoadMap, NewGame, standing
from tests.engine.game.tables import ANN, BEN, EVE, Game, able

TODAY, OLD = "heroclix-modern", "heroclix-2012"


def begun(ruleset: str, *figures: tuple[str, str, int, str]) -> Game:
    """Return a game in its first turn with these figures: whose they are, the name, the points, the square."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    for user in dict.fromkeys(figure[0] for figure in figures):
        game.do(Join(user, actor=user))
    game.do(LoadMap({"size": [10, 10]}, actor=ANN))
    for user, name, points, square in figures:
        game.do(AddFigure(able(name, points=points), square, actor=user))
    game.do(EndTurn(actor=ANN))
    return game


def test_determinar_puntos_de_victoria_damaged_by_nobody_in_its_own_turn() -> None:
    """Its opponents share it at once, each half rounded up; its owner, whom today's rules let share, has none."""
    for ruleset, shown in ((OLD, {"red": 38, "blue": 0, "green": 38}), (TODAY, {"red": 0, "blue": 0, "green": 0})):
        figures = ((ANN, "Cato", 50, "C2"), (BEN, "Boro", 75, "C6"), (BEN, "Bibi", 50, "D6"), (EVE, "Dana", 50, "H4"))
        game = begun(ruleset, *figures)
        game.do(EndTurn(actor=ANN))
        game.do(Damage("boro", 6, actor=BEN))
        assert standing(game.state).points == shown
        steps = [step.message for step in standing(game.state).ruling.steps]
        assert ("score-shared" in steps, "score-divided" in steps) == (ruleset == OLD, ruleset == TODAY)


@pytest.mark.parametrize(("ruleset", "lost"), [(TODAY, True), (OLD, False)])
def test_ganar_el_juego_a_character_of_no_points_keeps_its_side_in_the_game(ruleset: str, lost: bool) -> None:
    """Any character on the map counts in 2012; today one that is worth points is needed."""
    game = begun(ruleset, (ANN, "Cato", 50, "C2"), (BEN, "Boro", 50, "C6"), (BEN, "Zed", 0, "D6"))
    game.do(Damage("boro", 6, actor=BEN))
    assert (standing(game.state).defeated == ("blue",)) == lost
    game.do(Damage("zed", 6, actor=BEN))
    assert standing(game.state).defeated == ("blue",)
    told = [step.message for step in standing(game.state).ruling.steps]
    assert ("score-nobody-at-all" in told) != lost
