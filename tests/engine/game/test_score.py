"""Victory points of a kept game, and how it ends (5, 26.3, P67, P68)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.dice import FixedDice
from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Agreement,
    Attack,
    ConfirmDamage,
    Correct,
    Damage,
    EditFigure,
    EndGame,
    EndTurn,
    EnterScore,
    Join,
    Move,
    Place,
    RemoveFigure,
    Undo,
    decide,
    event_from_json,
    fold,
    standing,
)
from engine.heroclix.game.events import Agreed
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, card, set_up


def points(game: Game) -> dict[str, int]:
    """Return the victory points as they stand."""
    return dict(standing(game.state).points)


def messages(game: Game) -> list[str]:
    """Return the keys of what the score tells."""
    return [step.message for step in standing(game.state).ruling.steps]


def three() -> Game:
    """Return a game with Eve's Dana (green, 60 points) and Dora (10) as well, Ann to play."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(card("Dana", points=60), "H4", actor=EVE))
    game.do(AddFigure(card("Dora", points=10), "H5", actor=EVE))
    game.do(EndTurn(actor=ANN))
    return game


def test_5_4a_a_ko_scores_for_the_opponent() -> None:
    """Nothing while the dial shows numbers, the point value once it shows KO."""
    game = set_up()
    game.do(Damage("boro", 3, actor=BEN))
    assert points(game) == {"red": 0, "blue": 0}
    game.do(Damage("boro", 1, actor=BEN))
    assert points(game) == {"red": 50, "blue": 0}
    assert "score-opponent" in messages(game)


def test_5_4b_a_ko_is_scored_once_and_taken_back_with_it() -> None:
    """KO'd again by a correction it scores no more; brought back it scores nothing; KO'd anew it scores again."""
    game = set_up()
    game.do(Damage("boro", 4, actor=BEN))
    game.do(Correct("boro", "ko", True, actor=BEN))
    game.do(Correct("boro", "click", 5, actor=BEN))
    assert points(game)["red"] == 50
    game.do(Correct("boro", "click", 2, actor=BEN))
    assert points(game)["red"] == 0
    game.do(Correct("boro", "ko", True, actor=BEN))
    assert points(game)["red"] == 50
    game.do(Undo(actor=BEN))
    assert points(game)["red"] == 0


def test_5_4a_by_the_side_it_started_on() -> None:
    """A figure under the opponent's control when it is KO'd scores for the opponent of its own force."""
    game = set_up()
    game.do(Correct("boro", "side", "red", actor=BEN))
    game.do(Damage("boro", 4, actor=ANN))
    assert points(game) == {"red": 50, "blue": 0}


def test_5_4b_what_joins_later_is_scored_too() -> None:
    """A figure added during the game belongs to the side it joins."""
    game = set_up()
    game.do(AddFigure(card("Cato", points=7), "A8", actor=BEN))
    game.do(Damage("cato", 4, actor=BEN))
    assert points(game)["red"] == 7


def test_p67_a_figure_taken_out_of_the_game() -> None:
    """As a correction it scores nothing, and leaves what was scored for it."""
    game = set_up()
    game.do(RemoveFigure("boro", actor=BEN))
    assert points(game)["red"] == 0
    game.do(Damage("bela", 4, actor=BEN))
    game.do(RemoveFigure("bela", actor=BEN))
    assert points(game)["red"] == 50


def test_26_3_whose_turn_it_is_scores() -> None:
    """On red's turn red scores green's figure; on green's own turn, undamaged by others, nobody yet."""
    game = three()
    game.do(Damage("dora", 4, actor=EVE))
    assert points(game) == {"red": 10, "blue": 0, "green": 0}
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(AddFigure(card("Dina", points=30), "G5", actor=EVE))
    game.do(Damage("dina", 4, actor=EVE))
    assert points(game) == {"red": 10, "blue": 0, "green": 0}
    assert dict(standing(game.state, over=True).points) == {"red": 20, "blue": 10, "green": 10}


def test_26_3_on_its_own_turn_the_last_to_damage_it() -> None:
    """Red's attack damaged Dana; it falls on green's turn: red scores it."""
    game = three()
    for user in (ANN, BEN, EVE):
        game.do(EndTurn(actor=user))
    game.do(Place("dana", "C2", actor=EVE))
    game.do(Attack("alba", ["dana"], "close", [6, 5], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert game.state.by_id("dana").click == 4
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    assert game.state.active == "green"
    game.do(Damage("dana", 1, actor=EVE))
    assert points(game)["red"] == 60


def test_p67_points_by_hand() -> None:
    """Victory points and mission points are entered and taken back, never below nothing."""
    game = set_up()
    game.do(EnterScore("red", 20, why="Sword", actor=BEN))
    game.do(EnterScore("red", -5, actor=ANN))
    game.do(EnterScore("red", 3, mission=True, actor=ANN))
    assert points(game) == {"red": 15, "blue": 0}
    assert standing(game.state).missions == {"red": 3, "blue": 0}
    wrong: tuple[dict[str, Any], ...] = (
        {"side": "red", "points": -16},
        {"side": "red", "points": 0},
        {"side": "blue", "points": -1},
        {"side": "red", "points": -4, "mission": True},
        {"side": "pink", "points": 1},
        {"side": "red", "points": 10_001},
    )
    for command in wrong:
        with pytest.raises(DocumentError):
            game.ask(EnterScore(**command, actor=ANN))
    assert points(game) == {"red": 15, "blue": 0}


def test_p31_points_are_entered_by_players() -> None:
    """Who has no seat enters nothing."""
    assert set_up().refused(EnterScore("red", 5, actor=EVE)) == ["game-refused-not-a-player"]


@pytest.mark.parametrize(("entered", "beaten"), [(399, ()), (400, ("blue",))])
def test_5_2_the_build_total_and_a_hundred(entered: int, beaten: tuple[str, ...]) -> None:
    """400 of 300 points defeat the opponent and score what it has left, 399 do not; its turns are passed over."""
    game = set_up()
    game.do(EnterScore("red", entered, actor=ANN))
    assert standing(game.state).defeated == beaten
    assert points(game)["red"] == entered + (100 if beaten else 0)
    following = game.do(EndTurn(actor=ANN))
    assert following.ruling.value == ("red" if beaten else "blue")


@pytest.mark.parametrize(("mission", "winner"), [(19, None), (20, "red")])
def test_5_3c_mission_points(mission: int, winner: str | None) -> None:
    """20 win, 19 leave the game to the victory points."""
    game = set_up()
    game.do(EnterScore("red", mission, mission=True, actor=ANN))
    game.do(EnterScore("blue", 30, actor=ANN))
    assert game.do(EndGame(actor=ANN)).ruling.value == (winner or "blue")


def test_5_1_the_last_undefeated_side_wins() -> None:
    """Although the other has more points."""
    game = set_up()
    game.do(EnterScore("blue", 200, actor=BEN))
    game.do(Damage("boro", 4, actor=BEN))
    game.do(Damage("bela", 4, actor=BEN))
    decision = game.do(EndGame(actor=BEN))
    assert (decision.ruling.value, game.state.winner, game.state.status) == ("red", "red", "ended")
    assert "score-last-undefeated" in [step.message for step in decision.ruling.steps]


def test_5_3a_ended_early_the_points_decide() -> None:
    """P68: both still stand, blue scored more."""
    game = set_up()
    game.do(Damage("alba", 4, actor=ANN))
    assert game.do(EndGame(actor=ANN)).ruling.value == "blue"


def test_5_4_a_tie_is_rolled_until_it_is_none() -> None:
    """7 and 7, then 4 and 9: blue; the dice stand in the log and folding them never rolls."""
    game = set_up()
    game.do(Move("alba", "C2", actor=ANN))
    decision = game.do(EndGame(actor=ANN), 3, 4, 5, 2, 1, 3, 4, 5)
    assert decision.ruling.value == "blue"
    assert fold(game.log).winner == "blue"
    assert [step.message for step in decision.ruling.steps].count("score-tie-rolled") == 4


def test_5_4_a_game_in_which_nobody_acted_has_no_winner() -> None:
    """P68: 0 to 0 and not one action given is no game that time has ended; nobody rolls, nobody wins."""
    game = set_up()
    decision = game.do(EndGame(actor=ANN))
    assert (decision.ruling.value, game.state.winner, game.state.status) == (None, "", "ended")
    assert "score-nobody-acted" in [step.message for step in decision.ruling.steps]
    acted = set_up()
    acted.do(Move("alba", "C2", actor=ANN))
    assert acted.do(EndGame(actor=ANN), 3, 4, 5, 5).ruling.value == "blue"


def test_ending_early_needs_the_other_side() -> None:
    """P35: one player alone ends no game that goes on: the other side agrees, or a judge, or the rules end it."""
    game = set_up()
    early = EndGame(actor=ANN)
    for agreed in (None, Agreement(ANN), Agreement(EVE)):
        decision = decide(game.state, replace(early, agreed=agreed), FixedDice([]))
        assert [step.message for step in decision.ruling.steps] == ["game-refused-end-asks"]
    for agreed in (Agreement(BEN, "Ben"), Agreement(JUDGE, "Eve", judge=True)):
        first = decide(game.state, replace(early, agreed=agreed), FixedDice([])).events[0]
        assert isinstance(first, Agreed)
        assert first.by == agreed.by
    assert decide(game.state, EndGame(actor=JUDGE, judge=True), FixedDice([])).events
    for name in ("boro", "bela"):
        game.do(Damage(name, 9, actor=BEN))
    assert decide(game.state, early, FixedDice([])).ruling.value == "red"


def test_p35_a_judge_who_plays_closes_a_game_with_no_winner() -> None:
    """So that nobody's absence holds the channel; to name a winner, or let points decide, they ask as others do."""
    game = set_up()
    for winner, closes in (("", True), ("red", False), (None, False)):
        assert bool(decide(game.state, EndGame(winner, actor=ANN, judge=True), FixedDice([])).events) is closes
    assert not decide(game.state, EndGame("", actor=ANN), FixedDice([])).events
    game.do(EndGame("", actor=ANN, judge=True))
    assert (game.state.winner, game.state.status) == ("", "ended")


def test_5_3b_the_winner_named() -> None:
    """A player gives up: the side named wins, and the other's figures are scored."""
    game = set_up()
    decision = game.do(EndGame("blue", actor=ANN))
    assert decision.ruling.value == "blue"
    assert decision.events[-1].points == {"red": 0, "blue": 100}  # type: ignore[union-attr]


def test_p68_no_winner() -> None:
    """Before the first turn, and when nobody is named on purpose; an unknown side is an error."""
    early = set_up(begun=False)
    assert early.do(EndGame(actor=ANN)).ruling.value is None
    game = set_up()
    with pytest.raises(DocumentError):
        game.ask(EndGame("pink", actor=ANN))
    assert game.do(EndGame("", actor=ANN)).ruling.value is None
    assert (game.state.winner, game.state.status) == ("", "ended")


def test_the_point_value_is_that_of_the_moment_of_the_ko() -> None:
    """A card edited afterwards changes nothing of what was scored."""
    game = set_up()
    game.do(Damage("boro", 4, actor=BEN))
    game.do(EditFigure("boro", {"points": 99}, actor=BEN))
    assert points(game)["red"] == 50


def test_an_end_from_before_results_were_kept_still_folds() -> None:
    """A log whose end names no winner is read as it was."""
    old = event_from_json({"event": "game-ended", "actor": "1", "command": 9})
    assert (old.winner, old.points) == (None, {})  # type: ignore[union-attr]
