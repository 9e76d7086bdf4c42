"""Who goes first (4.1, 23.3), and the Battle Royale (26.4), in a game that is kept."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Damage,
    EndGame,
    EndTurn,
    EnterScore,
    Join,
    LoadMap,
    NewGame,
    RollInitiative,
    Undo,
    goes_on,
    standing,
)
from tests.engine.game.tables import ANN, BEN, EVE, MAP, Game, able, set_up


def told(decision: Any) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def crew(*keywords: tuple[str, ...], text: str = "") -> Game:
    """Return a set-up of Ann with figures of these keywords, and Ben with one without."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    special = [{"kind": "trait", "name": "Word", "text": text}] if text else []
    for number, mine in enumerate(keywords):
        game.do(AddFigure(able(f"Cato{number}", keywords=list(mine), special=special), "ABCD"[number] + "1", actor=ANN))
    game.do(AddFigure(able("Dario"), "A8", actor=BEN))
    return game


@pytest.mark.parametrize(
    ("keywords", "bonus"),
    [((("Crew",), ("crew", "Robot")), 3), ((("Crew",), ("Robot",)), 0), (((),), 0)],
)
def test_23_3_a_themed_team_adds_three(keywords: tuple[tuple[str, ...], ...], bonus: int) -> None:
    """A keyword that all of the force share is enough; 8 and the bonus beat 9, without it they do not."""
    game = crew(*keywords)
    decision = game.do(RollInitiative(actor=ANN), 4, 4, 4, 5)
    assert decision.events[0].bonus == {"red": bonus, "blue": 0}
    assert decision.events[0].chooses == ("red" if bonus else "blue")


def test_4_1b_ties_are_rolled_again_and_only_two_may_be_first() -> None:
    """By hand or by the bot; the first turn goes to one of the two highest, of itself to who chooses."""
    game = crew(())
    decision = game.do(RollInitiative(rolls=[{"red": [2, 2], "blue": [3, 1]}], actor=BEN), 1, 1, 6, 5)
    assert "initiative-reroll" in told(decision)
    assert game.state.first_open == ("blue", "red")
    game.do(EndTurn(actor=ANN))
    assert game.state.active == "blue"
    assert game.refused(RollInitiative(actor=ANN)) == ["game-refused-begun"]
    game.do(Undo(actor=ANN))
    game.do(EndTurn("red", actor=ANN))
    assert game.state.active == "red"


def test_4_1b_the_third_of_three_is_not_first() -> None:
    """The highest and the next may be."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(able("Emil"), "A5", actor=EVE))
    game.do(RollInitiative(actor=ANN), 1, 1, 6, 6, 3, 3)
    assert game.refused(EndTurn("red", actor=ANN)) == ["game-refused-first-not-open"]
    game.do(EndTurn("green", actor=ANN))
    assert game.state.active == "green"


def test_4_1a_effects_while_themed_teams_are_established() -> None:
    """Texts that speak of themed teams are named, what they add is entered; a team may decline its theme."""
    text = "If your force is a themed team, it adds 1 to its roll."
    game = crew(("Crew",), text=text)
    decision = game.do(RollInitiative(further={"red": 1}, unthemed=["red"], actor=ANN), 4, 4, 4, 5, 1, 1, 6, 6)
    assert "game-triggers-themed-team" in told(decision)
    assert decision.events[0].bonus == {"red": 1, "blue": 0}
    assert "game-triggers-themed-team" not in told(crew(("Crew",)).do(RollInitiative(actor=ANN), 4, 4, 4, 5))


@pytest.mark.parametrize(
    "wrong",
    [
        {"rolls": [{"green": [1, 2]}]},
        {"rolls": [{"red": [1]}]},
        {"rolls": [{"red": [1, 7]}]},
        {"further": {"red": 101}},
    ],
)
def test_4_1b_malformed_rolls(wrong: dict[str, Any]) -> None:
    """A side without a seat, one die, a die of seven, a bonus beyond belief."""
    with pytest.raises(DocumentError):
        crew(()).ask(RollInitiative(**wrong, actor=ANN))


def royale(*, points: int = 50) -> Game:
    """Return a Battle Royale of three, with a second figure of no points for Ann, Ann to play."""
    game = Game()
    game.do(NewGame("heroclix-modern", battle_royale=True, build_total=300, actor=ANN))
    for user, name in ((ANN, "Ann"), (BEN, "Ben"), (EVE, "Eve")):
        game.do(Join(name, actor=user))
    game.do(LoadMap(MAP, actor=ANN))
    for user, name, at in ((ANN, "Alba", "A1"), (BEN, "Boro", "A8"), (EVE, "Emil", "H8")):
        game.do(AddFigure(able(name, points=points), at, actor=user))
    game.do(AddFigure({**able("Pog"), "points": 0}, "C1", actor=ANN))
    game.do(EndTurn(actor=ANN))
    return game


def test_26_4_while_two_players_control_a_character() -> None:
    """Whatever it is worth, and however many points another has; then nobody is left to play against."""
    game = royale()
    game.do(EnterScore("blue", 900, actor=BEN))
    game.do(Damage("alba", 9, actor=ANN))
    assert standing(game.state).defeated == ()
    assert goes_on(standing(game.state)).message == "game-battle-royale"
    game.do(Damage("pog", 9, actor=ANN))
    assert standing(game.state).defeated == ("red",)


def test_26_4_the_most_points_win_though_defeated() -> None:
    """Who is left has fewer and loses; in an ordinary game the last one undefeated wins."""
    for battle_royale, winner in ((True, "red"), (False, "blue")):
        game = royale() if battle_royale else set_up()
        if battle_royale:
            game.do(Damage("emil", 9, actor=EVE))
        game.do(EnterScore("red", 200, actor=ANN))
        for figure in game.state.figures:
            if figure.side == "red":
                game.do(Damage(figure.id, 9, actor=ANN))
        decision = game.do(EndGame(actor=ANN))
        assert decision.events[-1].winner == winner
