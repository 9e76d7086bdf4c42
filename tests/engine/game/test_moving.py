"""Moves in games: the actions that give them, larger bases, terrain broken through, breaking away (10, 27)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    Damage,
    EndTurn,
    Join,
    LoadMap,
    Move,
    NewGame,
    Place,
    Undo,
    open_questions,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.map_games import laid, map_game
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, able, table_of

QUESTION = {"type": "distance", "a": "A1", "b": "A2"}


def at(game: Game, figure: str) -> tuple[str, ...]:
    """Return where a figure stands."""
    return game.state.squares(game.state.by_id(figure))


def markers(game: Game) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the markers on the map: id, kind, squares."""
    printed = game.state.map
    assert printed is not None
    return [(m.id, m.kind, tuple(map(printed.name_of, m.squares))) for m in game.state.markers]


@pytest.mark.parametrize("action", ["outwit", "flurry", "teleportation", ""])
def test_a_move_by_an_action_that_moves_nobody_is_an_error(action: str) -> None:
    """One line says what was given and what would be right."""
    with pytest.raises(DocumentError) as caught:
        table_of((ANN, able("Cato"), "A1")).ask(Move("cato", "A2", action=action, actor=ANN))
    assert (caught.value.path, caught.value.message) == ("action", "error-no-moving-action")


def test_an_attack_by_an_action_of_another_kind_is_an_error() -> None:
    """Flurry makes no range attack."""
    with pytest.raises(DocumentError) as caught:
        table_of((ANN, able("Cato"), "A1"), (BEN, able("Dario"), "A2")).ask(
            Attack("cato", ["dario"], "range", action="flurry", actor=ANN)
        )
    assert caught.value.message == "error-no-range-attack-action"


def test_27_1b_leap_climb_is_always_on() -> None:
    """Named as an action it is the basic MOVE; who lacks it is refused."""
    game = laid(
        {"walls": ["A1/A2", "B1/B2", "A1/B1"]}, (ANN, able("Cato", "leap-climb"), "A1"), (ANN, able("Fina"), "B1")
    )
    assert "legal-lacks" in game.refused(Move("fina", "C1", action="leap-climb", actor=ANN))
    game.do(Move("cato", "A2", action="leap-climb", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (1, 1)


def test_27_1c_phasing_goes_through_blocking_terrain() -> None:
    """The basic MOVE is refused, Phasing/Teleport is not."""
    game = laid({"blocking": ["A2:H2"]}, (ANN, able("Cato", "phasing-teleport"), "A1"))
    assert game.refused(Move("cato", "A3", actor=ANN))
    game.do(Move("cato", "A3", action="phasing-teleport", actor=ANN))


def test_24_2d_the_way_of_a_larger_base_is_kept() -> None:
    """The squares that its chosen square enters are counted, found as well as given."""
    game = laid({}, (ANN, able("Kolos", base=[2, 2], size="giant"), "A1"))
    game.do(Move("kolos", "D1", actor=ANN))
    moved = next(event for event in reversed(game.log) if hasattr(event, "path"))
    assert len(getattr(moved, "path", ())) == 3
    assert at(game, "kolos") == ("D1", "E1", "D2", "E2")


def test_27_1j_the_second_move_of_a_larger_base() -> None:
    """A first move of 3 leaves 5 of the 8 squares: six are refused."""
    game = laid(
        {}, (ANN, able("Kolos", "hypersonic-speed", base=[2, 1], size="giant"), "A1"), (BEN, able("Dario"), "E3")
    )
    game.do(Move("kolos", "D2", action="hypersonic-speed", actor=ANN))
    game.do(Attack("kolos", ["dario"], "close", [1, 2], actor=ANN))
    assert game.state.doing is not None
    assert game.state.doing.moved == 3
    assert game.refused(Move("kolos", "A8", roll=6, actor=ANN))
    game.do(Move("kolos", "A7", roll=6, actor=ANN))


def test_27_5d_blocking_terrain_on_the_way_is_destroyed() -> None:
    """It leaves debris, in the log and in the exported position; taking it back brings the terrain back."""
    strong = able("Cato", abilities=["improved-movement:destroy-blocking"])
    game = laid({"blocking": ["A2:H2"], "walls": ["A3/A4", "B3/B4"]}, (ANN, strong, "A1"), (ANN, able("Fina"), "H1"))
    assert game.refused(Move("fina", "H3", actor=ANN))
    before = game.state
    game.do(Move("cato", "A4", ["A2", "A3", "A4"], actor=ANN))
    assert ("debris", ("A2",)) in [marker[1:] for marker in markers(game)]
    document = to_document(game.state, QUESTION)
    assert document["map"]["walls"] == ["B3/B4"]
    assert read(document)[0] == game.state.position()
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_27_5d_it_may_end_where_blocking_terrain_stood() -> None:
    """Whoever can't destroy it may not."""
    strong = able("Cato", abilities=["improved-movement:destroy-blocking"])
    game = laid({"blocking": ["A2"]}, (ANN, strong, "A1"), (ANN, able("Fina"), "B1"))
    assert game.refused(Move("fina", "A2", actor=ANN)) == ["game-refused-blocking"]
    game.do(Move("cato", "A2", actor=ANN))


def leaving(*of_blue: str, roll: int = 5) -> Game:
    """Return a game in which Cato (red, B1) rolls to leave Dario (blue, B2), Egon (blue, E4) with these powers."""
    game = table_of(
        (ANN, able("Cato"), "B1"),
        (ANN, able("Fina", "probability-control"), "G1"),
        (BEN, able("Dario"), "B2"),
        (BEN, able("Egon", *of_blue), "E4"),
    )
    game.do(Move("cato", "D1", roll=roll, actor=ANN))
    return game


def asks(game: Game) -> list[tuple[str, str]]:
    """Return what the game waits for, and whose it is."""
    return [(one.choice, one.side) for one in open_questions(game.state)]


def test_27_4f_an_opponent_may_reroll_a_break_away_that_was_made() -> None:
    """It is asked for, nothing else goes on, and the new roll counts: the figure stays, its action is spent."""
    game = leaving("probability-control")
    assert asks(game) == [("probability-control:egon", "blue")]
    assert game.refused(EndTurn(actor=ANN)) == ["game-refused-roll-waits"]
    number = open_questions(game.state)[0].attack
    assert game.refused(Choose(number, "probability-control:egon", 2, actor=ANN)) == ["game-refused-not-your-decision"]
    game.do(Choose(number, "probability-control:egon", 2, actor=BEN))
    assert asks(game) == [("probability-control:fina", "red")]
    decision = game.do(Choose(number, "probability-control:fina", "decline", actor=ANN))
    assert decision.ruling.verdict == "break-away-failed"
    cato = game.state.by_id("cato")
    assert (at(game, "cato"), cato.tokens, cato.moved) == (("B1",), 1, False)


def test_27_4f_declined_the_roll_stands() -> None:
    """The move that waited is carried out."""
    game = leaving("probability-control")
    number = open_questions(game.state)[0].attack
    game.do(Choose(number, "*", "decline", actor=BEN))
    assert (at(game, "cato"), game.state.leaving) == (("D1",), None)
    assert "probability-control" not in game.state.by_id("egon").used


def test_27_4f_nobody_who_could_reroll_is_not_asked() -> None:
    """Without Probability Control, out of its range, or with its use gone this turn, the roll stands at once."""
    assert at(leaving(), "cato") == ("D1",)
    game = leaving("probability-control")
    number = open_questions(game.state)[0].attack
    game.do(Choose(number, "probability-control:egon", actor=BEN), 6)
    assert (at(game, "cato"), game.state.by_id("egon").used) == (("D1",), frozenset({"probability-control"}))


@pytest.mark.parametrize(("roll", "asked"), [("break-away-roll", False), ("attack-roll", True)])
def test_21_3a_a_break_away_roll_that_cannot_be_rerolled(roll: str, asked: bool) -> None:
    """Nobody is asked, and the roll stands at once; where only attack rolls can't be rerolled it is as ever."""
    fixed = [{"name": "Slippery", "effects": [{"cant_reroll": roll}]}]
    table = [(ANN, able("Cato", special=fixed), "B1"), (BEN, able("Dario"), "B2")]
    game = table_of(*table, (BEN, able("Egon", "probability-control"), "E4"))
    game.do(Move("cato", "D1", roll=5, actor=ANN))
    assert bool(asks(game)) is asked
    assert at(game, "cato") == (("B1",) if asked else ("D1",))


def test_27_4f_a_friend_may_reroll_a_break_away_that_failed() -> None:
    """The friend is asked, not the opponent, who gains nothing by it."""
    game = leaving("probability-control", roll=1)
    assert asks(game) == [("probability-control:fina", "red")]
    number = open_questions(game.state)[0].attack
    game.do(Choose(number, "probability-control:fina", 4, actor=ANN))
    assert asks(game) == [("probability-control:egon", "blue")]
    before = game.state
    game.do(Choose(number, "probability-control:egon", "decline", actor=BEN))
    assert at(game, "cato") == ("D1",)
    game.do(Undo(actor=BEN))
    assert game.state == before


def test_26_2_the_opponents_of_a_third_player_may_reroll_in_the_order_of_turns() -> None:
    """In the blue side's turn green comes next, and red after it, whoever sat down first."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    for user, square, name in ((ANN, "A1", "Egon"), (BEN, "D4", "Cato"), (EVE, "D5", "Fina")):
        game.do(Join(user, actor=user))
        if user == ANN:
            game.do(LoadMap({"size": [8, 8]}, actor=ANN))
        game.do(AddFigure(able(name, *(("probability-control",) if name != "Cato" else ())), square, actor=user))
    game.do(EndTurn(first="blue", actor=BEN))
    for user in (BEN, EVE, ANN):
        game.do(EndTurn(actor=user))
    game.do(Move("cato", "D2", roll=6, actor=BEN))
    assert asks(game) == [("probability-control:fina", "green")]
    number = open_questions(game.state)[0].attack
    game.do(Choose(number, "*", "decline", actor=EVE))
    assert asks(game) == [("probability-control:egon", "red")]
    game.do(Choose(number, "*", "decline", actor=ANN))
    assert at(game, "cato") == ("D2",)


def test_27_1g_plasticity_holds_and_slips() -> None:
    """Held by Plasticity only a 6 frees; with Plasticity itself anything but a 1."""
    for powers, roll, away in (((), 5, False), ((), 6, True), (("plasticity",), 2, True), (("plasticity",), 1, False)):
        game = table_of((ANN, able("Cato", *powers), "B1"), (BEN, able("Dario", "plasticity"), "B2"))
        game.do(Move("cato", "D1", roll=roll, actor=ANN))
        assert (at(game, "cato") == ("D1",)) == away


def test_a_game_on_the_map_is_taken_back_step_by_step() -> None:
    """Every command of it undone in turn, the terrain included."""
    game = map_game()
    while game.state.last is not None:
        before = game.state.last.before
        game.do(Undo(actor=JUDGE, judge=True))
        assert game.state == before


def test_p30_a_roll_that_nobody_can_reroll_any_more_stands() -> None:
    """Whoever was asked is KO'd by hand: the move that waited is carried out."""
    game = leaving("probability-control")
    game.do(Damage("egon", 9, actor=BEN))
    assert (at(game, "cato"), game.state.leaving) == (("D1",), None)


def test_p30_a_move_that_waits_for_its_roll_finds_its_end_taken() -> None:
    """It is not carried out, and its action is spent."""
    game = leaving("probability-control")
    game.do(Place("dario", "D1", actor=BEN))
    number = open_questions(game.state)[0].attack
    game.do(Choose(number, "*", "decline", actor=BEN))
    assert (at(game, "cato"), game.state.by_id("cato").tokens, game.state.leaving) == (("B1",), 1, None)


@pytest.mark.parametrize(
    ("powers", "action", "near", "far"),
    [
        (("charge",), "charge", "D5", "D6"),
        (("running-shot",), "running-shot", "D5", "D6"),
        (("sidestep",), "sidestep", "D3", "D4"),
    ],
)
def test_10_3_how_far_each_action_moves(powers: tuple[str, ...], action: str, near: str, far: str) -> None:
    """Half the speed of 8 for Charge and Running Shot, 2 squares for Sidestep, one square more is refused."""
    game = laid({}, (ANN, able("Cato", *powers), "D1"), (BEN, able("Dario"), "H8"))
    assert game.refused(Move("cato", far, action=action, actor=ANN))
    game.do(Move("cato", near, action=action, actor=ANN))


@pytest.mark.parametrize("ability", ["flight", "improved-movement:outdoor-blocking"])
def test_27_7c_who_flies_over_outdoor_blocking_terrain(ability: str) -> None:
    """On an outdoor map over it, on an indoor one not; nobody ends there."""
    for setting, over in (("outdoor", True), ("indoor", False)):
        game = laid({"blocking": ["A2:H2"], "setting": setting}, (ANN, able("Cato", abilities=[ability]), "A1"))
        assert game.refused(Move("cato", "A2", actor=ANN)) == ["game-refused-blocking"]
        if over:
            game.do(Move("cato", "A3", actor=ANN))
        else:
            assert game.refused(Move("cato", "A3", actor=ANN))


def test_10_7b_the_ruling_says_where_a_move_is_stopped() -> None:
    """Beside an opponent it is, in the open it is not."""
    for to, stopped in (("D5", True), ("D3", False)):
        game = laid({}, (ANN, able("Cato"), "D1"), (BEN, able("Dario"), "D6"))
        decision = game.do(Move("cato", to, actor=ANN))
        assert ("game-move-stopped" in [step.message for step in decision.ruling.steps]) == stopped


@pytest.mark.parametrize(("to", "path"), [("C6", ["C6"]), ("C7", ["C6", "C7"]), ("C7", ["C5", "C6", "C7"])])
def test_24_2d_the_way_of_a_larger_base_by_its_top_left_square(to: str, path: list[str]) -> None:
    """The squares that its top left square enters, though the base stands on some of them (P132)."""
    hydra = {**able("Hydra"), "base": [2, 2], "size": "giant"}
    game = laid({}, (ANN, hydra, "C5"), (BEN, able("Egon"), "H8"))
    game.do(Move("hydra", to, path, actor=ANN))
    assert game.state.squares(game.state.by_id("hydra"))[0] == to
