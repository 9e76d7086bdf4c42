"""Who may do what: seats, watchers, judges (P31)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Command,
    Correct,
    Damage,
    EditFigure,
    EndGame,
    EndTurn,
    Heal,
    Join,
    Leave,
    LoadMap,
    Move,
    NewGame,
    Place,
    Redo,
    RemoveFigure,
    Token,
    Undo,
)
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, card, set_up


def commands_on_alba(actor: str, judge: bool = False) -> list[Command]:
    """Return one command of every kind that touches Ann's figure."""
    return [
        EditFigure("alba", {"points": 60}, actor=actor, judge=judge),
        RemoveFigure("alba", actor=actor, judge=judge),
        Place("alba", "E4", actor=actor, judge=judge),
        Move("alba", "C3", actor=actor, judge=judge),
        Damage("alba", 1, actor=actor, judge=judge),
        Token("alba", 1, actor=actor, judge=judge),
        Correct("alba", "attack", 9, actor=actor, judge=judge),
    ]


def test_a_game_is_opened_once() -> None:
    """A second game is refused while one is open, and every other command without one."""
    game = Game()
    assert game.refused(Join("Ann", actor=ANN)) == ["game-refused-no-game"]
    game.do(NewGame("heroclix-modern", actor=ANN))
    assert game.refused(NewGame("heroclix-modern", actor=BEN)) == ["game-refused-open"]


@pytest.mark.parametrize("total", [1, 10_000])
def test_a_build_total_within_bounds_is_taken(total: int) -> None:
    """The smallest and the largest build total are taken."""
    game = Game()
    game.do(NewGame("heroclix-modern", build_total=total, actor=ANN))
    assert game.state.build_total == total


@pytest.mark.parametrize(("total", "message"), [(0, "error-too-small"), (10_001, "error-too-large")])
def test_an_absurd_build_total_is_an_error(total: int, message: str) -> None:
    """A build total outside the bounds is an input error that names the field."""
    with pytest.raises(DocumentError) as caught:
        Game().ask(NewGame("heroclix-modern", build_total=total, actor=ANN))
    assert (caught.value.path, caught.value.message) == ("build_total", message)


def test_a_ruleset_that_is_not_played_is_an_error() -> None:
    """A game of an unknown ruleset is an input error."""
    with pytest.raises(DocumentError) as caught:
        Game().ask(NewGame(ruleset="chess", actor=ANN))
    assert caught.value.message == "error-ruleset-not-played"


def test_sides_are_given_in_order() -> None:
    """Four players get red, blue, green and yellow; the fifth finds no seat."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    for number in range(4):
        game.do(Join(f"P{number}", actor=str(number)))
    assert game.state.sides == ("red", "blue", "green", "yellow")
    assert game.refused(Join("P5", actor="5")) == ["game-refused-full"]


def test_a_side_is_chosen_once() -> None:
    """A side named is given if it is free; who has a seat takes another by naming it, and leaves all of them."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", "green", actor=ANN))
    assert game.refused(Join("Ben", "green", actor=BEN)) == ["game-refused-side-taken"]
    assert game.refused(Join("Ann", actor=ANN)) == ["game-refused-seated"]
    assert game.refused(Join("Ann", "green", actor=ANN)) == ["game-refused-seated"]
    game.do(Join("Ben", actor=BEN))
    game.do(Join("Ann", "yellow", actor=ANN))
    assert game.state.sides == ("green", "red", "yellow")
    assert game.state.sides_of(ANN) == ("green", "yellow")
    game.do(Leave(actor=ANN))
    assert game.state.sides == ("red",)


def test_a_side_that_does_not_exist_is_an_error() -> None:
    """A side outside the four is an input error."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    with pytest.raises(DocumentError) as caught:
        game.ask(Join("Ann", "purple", actor=ANN))
    assert caught.value.path == "side"


@pytest.mark.parametrize("command", [*commands_on_alba(EVE), LoadMap({"size": [8, 8]}, actor=EVE), EndTurn(actor=EVE)])
def test_who_only_watches_changes_nothing(command: Command) -> None:
    """Without a seat every command is refused for that reason alone."""
    assert set_up().refused(command) == ["game-refused-not-a-player"]


@pytest.mark.parametrize(
    "command", [Undo(actor=EVE), Redo(actor=EVE), EndGame(actor=EVE), AddFigure(card("Eve"), actor=EVE)]
)
def test_who_only_watches_ends_and_takes_back_nothing(command: Command) -> None:
    """Neither the log, nor the game's end, nor new figures are a watcher's business."""
    assert set_up().refused(command) == ["game-refused-not-a-player"]


@pytest.mark.parametrize("command", commands_on_alba(BEN))
def test_an_opponent_does_not_touch_my_figures(command: Command) -> None:
    """Every command on a figure of another side is refused."""
    assert "game-refused-not-yours" in set_up().refused(command)


@pytest.mark.parametrize("command", commands_on_alba(ANN) + commands_on_alba(JUDGE, judge=True))
def test_the_owner_and_a_judge_do(command: Command) -> None:
    """The same commands are accepted from the side's player and from a judge without a seat."""
    set_up().do(command)


def test_figures_are_added_to_one_s_own_side() -> None:
    """A player adds to their own side, a judge to any side that has a seat."""
    game = set_up()
    assert game.refused(AddFigure(card("Cato"), side="blue", actor=ANN)) == ["game-refused-side-not-yours"]
    game.do(AddFigure(card("Cato"), side="blue", actor=JUDGE, judge=True))
    assert game.state.by_id("cato").side == "blue"
    with pytest.raises(DocumentError):
        game.ask(AddFigure(card("Dana"), side="green", actor=JUDGE, judge=True))
    with pytest.raises(DocumentError):
        game.ask(AddFigure(card("Dana"), actor=JUDGE, judge=True))


def test_a_seat_left_before_the_first_turn_is_free() -> None:
    """During set-up a seat disappears with its player, and its figures wait for the next one."""
    game = set_up(begun=False)
    game.do(Leave(actor=ANN))
    assert game.state.sides == ("blue",)
    game.do(Join("Eve", actor=EVE))
    game.do(Damage("alba", 1, actor=EVE))


def test_a_seat_left_later_stays_empty() -> None:
    """Once the game is on, the order of sides holds, and only an empty seat is taken."""
    game = set_up()
    assert game.refused(Join("Eve", actor=EVE)) == ["game-refused-full"]
    game.do(Leave(actor=BEN))
    assert game.state.sides == ("red", "blue")
    game.do(Join("Eve", actor=EVE))
    assert game.state.player(EVE) is not None
    assert game.state.sides == ("red", "blue")


def test_the_turn_of_an_empty_seat_is_ended_by_anyone() -> None:
    """When the active player leaves, another player may end the turn."""
    game = set_up()
    game.do(Leave(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert game.state.active == "blue"


def test_leaving_without_a_seat_is_refused() -> None:
    """Who has no seat can't give it up, not even a judge."""
    assert set_up().refused(Leave(actor=JUDGE, judge=True)) == ["game-refused-not-a-player"]


def test_a_game_that_is_over_stands_still() -> None:
    """After the end every command is refused but taking the end back."""
    game = set_up()
    game.do(EndGame("red", actor=ANN))
    assert game.refused(Damage("alba", 1, actor=ANN)) == ["game-refused-over"]
    assert game.refused(Heal("alba", 1, actor=ANN)) == ["game-refused-over"]
    game.do(Undo(actor=ANN))
    assert game.state.status == "playing"
