"""Victory points and the end of games of 2012, where its book counts otherwise (determinar-puntos-de-victoria)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import AddFigure, AddForceCards, Damage, EndTurn, Join, LoadMap, NewGame, Undo, fold, standing
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


def with_tactics(*fallen: str) -> Game:
    """Return a game in which Ben has two feats and an alternate ability, and these of his characters fell."""
    figures = ((ANN, "Cato", 50, "C2"), (BEN, "Boro", 60, "C6"), (BEN, "Bibi", 40, "D6"), (BEN, "Bix", 30, "E6"))
    game = begun(OLD, *figures)
    force = {
        "figures": [{"name": name, "id": name.lower()} for name in ("Boro", "Bibi", "Bix")],
        "feats": [{"name": "Oath", "points": 8, "assigned_to": ["boro", "bibi"]}, {"name": "Vow", "points": 6}],
        "ata": [{"name": "Old Crew", "points": 3, "qualify": ["boro", "bix"]}],
    }
    game.do(AddForceCards(force, actor=BEN))
    for one in fallen:
        game.do(Damage(one, 9, actor=BEN))
    return game


@pytest.mark.parametrize(
    ("fallen", "points"),
    [
        ((), 0),
        (("bibi",), 40),  # neither the last of the feat, nor one of the ability
        (("boro",), 60 + 3),
        (("boro", "bibi"), 60 + 3 + 40 + 8),
        (("bix",), 30 + 3),
        (("boro", "bix", "bibi"), 60 + 3 + 30 + 3 + 40 + 8 + 6),  # with the side's last one the feat of nobody
    ],
)
def test_proezas_y_puntos_de_victoria_what_is_scored_with_a_character(fallen: tuple[str, ...], points: int) -> None:
    """A feat with the last chosen, an alternate ability with each, a feat of nobody with the last of the side."""
    game = with_tactics(*fallen)
    assert standing(game.state).points == {"red": points, "blue": 0}
    assert all(step.rule or step.reading for step in standing(game.state).ruling.steps)
    assert fold(game.log) == game.state


def test_proezas_a_defeat_that_is_taken_back_takes_them_back() -> None:
    """The points follow the defeat they came with."""
    game = with_tactics("boro", "bibi")
    game.do(Undo(actor=BEN))
    assert standing(game.state).points["red"] == 63
