"""The set-up's end, the turn's phases, the clear phase, first turns, defeat (5, 9, 14.1; P32, P35)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import AddFigure, Damage, EndTurn, Join, Leave, LoadMap, Move, NewGame, Place, Token
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, MAP, Game, card, set_up


def messages(decision: Any) -> list[str]:
    """Return the keys of a ruling's steps."""
    return [step.message for step in decision.ruling.steps]


def test_the_set_up_says_what_is_missing() -> None:
    """P32: players, then a map, then figures on the map, each reason until it is met."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    missing = ["game-refused-too-few-players", "game-refused-no-map", "game-refused-no-figures"]
    assert game.refused(EndTurn(actor=ANN)) == missing
    game.do(Join("Ben", actor=BEN))
    assert game.refused(EndTurn(actor=ANN)) == [*missing[1:], missing[2]]
    game.do(LoadMap(MAP, actor=ANN))
    game.do(AddFigure(card("Alba"), "C1", actor=ANN))
    game.do(AddFigure(card("Boro"), actor=BEN))
    assert game.refused(EndTurn(actor=ANN)) == [missing[2]]
    game.do(Place("boro", "C8", actor=BEN))
    game.do(EndTurn(actor=ANN))
    assert (game.state.status, game.state.active, game.state.turn_number) == ("playing", "red", 1)


def test_the_first_player_may_be_named() -> None:
    """P32: the side named begins; a side without a seat is an error, and so is naming one later."""
    game = set_up(begun=False)
    with pytest.raises(DocumentError):
        game.ask(EndTurn("green", actor=ANN))
    game.do(EndTurn("blue", actor=ANN))
    assert game.state.active == "blue"
    with pytest.raises(DocumentError) as caught:
        game.ask(EndTurn("red", actor=BEN))
    assert caught.value.message == "error-game-already-begun"


def test_turns_alternate() -> None:
    """Red, blue, red: the number counts on; only the active player or a judge ends a turn."""
    game = set_up()
    assert game.refused(EndTurn(actor=BEN)) == ["game-refused-not-your-turn"]
    game.do(EndTurn(actor=ANN))
    assert (game.state.active, game.state.turn_number) == ("blue", 2)
    game.do(EndTurn(actor=JUDGE, judge=True))
    assert (game.state.active, game.state.turn_number) == ("red", 3)


def test_9_the_phases_come_in_order() -> None:
    """End of turn and clear phase of one side, beginning and action phase of the next."""
    decision = set_up().do(EndTurn(actor=ANN))
    phases = [step.data["phase"] for step in decision.ruling.steps if step.message == "turn-phase-begins"]
    assert phases == ["phase-end", "phase-clear", "phase-beginning", "phase-action"]


def test_9_4_tokens_are_cleared_from_those_that_received_none() -> None:
    """After a turn of rest a figure clears both tokens; one that acted keeps its own; the opponent's stay."""
    game = set_up()
    game.do(Token("asta", 2, actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("asta").tokens == 2, "it received them this turn"
    game.do(EndTurn(actor=BEN))
    game.do(Token("boro", 1, actor=BEN))
    game.do(Move("alba", "C2", actor=ANN))
    decision = game.do(EndTurn(actor=ANN))
    tokens = {figure.id: figure.tokens for figure in game.state.figures}
    assert tokens == {"alba": 1, "asta": 0, "boro": 1, "bela": 0}
    assert messages(decision).count("game-log-cleared") == 1


def test_9_4a_off_the_map_tokens_are_cleared_too() -> None:
    """A figure off the map is still on its force."""
    game = set_up()
    game.do(Token("asta", 1, actor=ANN))
    game.do(Place("asta", None, actor=ANN))
    for user in (ANN, BEN, ANN):
        game.do(EndTurn(actor=user))
    assert game.state.by_id("asta").tokens == 0


def test_9_4a_a_token_that_could_not_be_given_does_not_count() -> None:
    """With two tokens none is received, so both are cleared."""
    game = set_up()
    game.do(Token("asta", 2, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert game.refused(Token("asta", 1, actor=ANN)) == ["game-refused-tokens-full"]
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("asta").tokens == 0


def test_per_turn_marks_end_with_the_turn() -> None:
    """What a figure did, and the actions given, are forgotten; its tokens are not."""
    game = set_up()
    game.do(Move("alba", "C2", actor=ANN))
    game.do(Place("asta", "E2", actor=ANN))
    game.do(EndTurn(actor=ANN))
    for figure in game.state.figures:
        assert figure == figure.fresh()
    assert game.state.actions_used == 0
    assert game.state.by_id("alba").tokens == 1


def test_14_1_first_turns_are_recorded() -> None:
    """Red's, then blue's; when both are done the turn says so with None; the squares of the start are kept."""
    game = set_up()
    found = []
    for user in (ANN, BEN):
        turn = game.state.turn
        assert turn is not None
        found.append(turn.first_turn_done)
        game.do(EndTurn(actor=user))
    turn = game.state.turn
    assert turn is not None
    assert [*found, turn.first_turn_done] == [set(), {"red"}, None]
    game.do(Move("alba", "C4", actor=ANN))
    position = game.state.position()
    assert [position.map.name_of(square) for square in position.figure("alba").started_at] == ["C1"]


def test_three_players_take_turns_in_their_order() -> None:
    """Red, blue, green, red."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(card("Dana"), "H4", actor=EVE))
    order = [game.do(EndTurn(actor=user)).ruling.value for user in (ANN, ANN, BEN, EVE)]
    assert order == ["red", "blue", "green", "red"]


def test_empty_seats_and_defeated_sides_are_passed_over() -> None:
    """P31, P35: green follows red when blue's player left, or when blue has no figure worth points."""
    for gone in (Leave(actor=BEN), None):
        game = set_up(begun=False)
        game.do(Join("Eve", actor=EVE))
        game.do(AddFigure(card("Dana"), "H4", actor=EVE))
        game.do(EndTurn(actor=ANN))
        if gone is not None:
            game.do(gone)
        else:
            game.do(Damage("boro", 4, actor=BEN))
            game.do(Damage("bela", 4, actor=BEN))
        assert game.do(EndTurn(actor=ANN)).ruling.value == "green"


def test_5_2_defeat_is_pointed_out() -> None:
    """With one of two figures left nothing is said; with none, who is defeated and who wins."""
    game = set_up()
    game.do(Damage("boro", 4, actor=BEN))
    assert "game-side-has-nobody" not in messages(game.do(EndTurn(actor=ANN)))
    game.do(Damage("bela", 4, actor=BEN))
    found = messages(game.do(EndTurn(actor=BEN)))
    assert found.index("game-side-has-nobody") < found.index("game-one-side-left")
    assert game.state.active == "red"
    assert game.state.status == "playing"


def test_5_2_a_figure_worth_no_points_does_not_save_its_side() -> None:
    """One point does, none does not."""
    for points, defeated in ((1, False), (0, True)):
        game = set_up()
        game.do(AddFigure(card("Cato", points=points), "A8", actor=BEN))
        game.do(Damage("boro", 4, actor=BEN))
        game.do(Damage("bela", 4, actor=BEN))
        assert ("game-side-has-nobody" in messages(game.do(EndTurn(actor=ANN)))) == defeated
