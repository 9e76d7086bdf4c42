"""Capture in games of 2012: taken, held, rescued, released, freed with a defeated captor, countered (captura, R77)."""

from __future__ import annotations

from typing import Any

from engine.heroclix.game import (
    Attack,
    Choose,
    Correct,
    Damage,
    EndTurn,
    Place,
    RemoveFigure,
    ToSideline,
    Undo,
    Use,
    fold,
    open_questions,
    standing,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

HIT, MISS, DOUBLE = (6, 4), (1, 2), (5, 5)


def held(*more: tuple[str, dict[str, Any], str], **dario: Any) -> Game:
    """Return a game in which Cato of Ann has captured Dario of Ben; Fina and Boro are there besides."""
    game = table_of(
        (ANN, able("Cato", abilities=["capture"]), "C2"),
        (ANN, able("Fina"), "A1"),
        (BEN, able("Dario", points=80, **dario), "C3"),
        (BEN, able("Boro2"), "C4"),
        *more,
        ruleset="heroclix-2012",
    )
    game.do(Attack("cato", ["dario"], "close", action="capture", roll=HIT, actor=ANN))
    return game


def turn(game: Game) -> None:
    """End the turn of whoever is active."""
    game.do(EndTurn(actor=ANN if game.state.active == "red" else BEN))


def test_captura_whoever_is_hit_leaves_the_map_and_is_held() -> None:
    """It takes no damage, is no part of the position, and stands with its points on its captor; a miss takes nobody."""
    game = held()
    dario, cato = game.state.by_id("dario"), game.state.by_id("cato")
    assert (dario.captor, dario.squares, dario.click, dario.ko, dario.in_play) == ("cato", (), 1, False, False)
    assert [(one.id, one.points, one.side) for one in cato.captives] == [("dario", 80, "blue")]
    assert cato.tokens == 1
    document = to_document(game.state)
    assert [one["id"] for one in document["figures"] if one["id"] == "dario"] == []
    assert next(one for one in document["figures"] if one["id"] == "cato")["captives"] == [
        {"id": "dario", "points": 80, "side": "blue"}
    ]
    assert standing(game.state).points == {"red": 0, "blue": 0}
    assert fold(game.log) == game.state
    game.do(Undo(actor=ANN))
    game.do(Attack("cato", ["dario"], "close", action="capture", roll=MISS, actor=ANN))
    assert game.state.by_id("dario").captor == ""


def test_captura_a_captive_does_nothing_and_nothing_is_done_to_it() -> None:
    """It is refused for being held, until somebody puts it back by hand."""
    game = held()
    turn(game)
    assert game.refused(Attack("dario", ["cato"], "close", actor=BEN)) == ["game-refused-captive"]
    assert game.refused(Damage("dario", 1, actor=BEN)) == ["game-refused-captive"]
    game.do(Place("dario", "H8", actor=BEN))
    assert (game.state.by_id("dario").captor, game.state.by_id("cato").captives) == ("", ())


def test_rescatar_cautivos_the_rescuer_says_where_it_is_set_down() -> None:
    """Nothing else goes on before; it then has one token, whatever it had, and may be given an action this turn."""
    game = held()
    game.do(Correct("dario", "tokens", 2, actor=BEN))
    turn(game)
    game.do(Attack("boro2", ["cato"], "range", action="rescue-captive", roll=HIT, actor=BEN))
    asked = open_questions(game.state)
    assert [(one.choice, one.kind, one.side) for one in asked] == [("put-down:dario", "square", "blue")]
    number = asked[0].attack
    assert game.refused(EndTurn(actor=BEN)) == ["game-refused-query-waits"]
    assert game.refused(Choose(number, "put-down:dario", "C3", actor=ANN)) == ["game-refused-not-your-decision"]
    game.do(Choose(number, "put-down:dario", "c3", actor=BEN))
    dario = game.state.by_id("dario")
    assert (game.state.squares(dario), dario.tokens, dario.acted, dario.captor) == (("C3",), 1, False, "")
    game.do(Attack("dario", ["cato"], "close", roll=MISS, actor=BEN))
    assert game.state.by_id("dario").click == 2  # its second token: pushed


def test_rescatar_cautivos_the_token_stays_through_the_end_of_that_turn() -> None:
    """The token of a rescued character was received this turn (P181); that of one rescued long ago clears."""
    game = held()
    turn(game)
    game.do(Attack("boro2", ["cato"], "range", action="rescue-captive", roll=HIT, actor=BEN))
    game.do(Choose(open_questions(game.state)[0].attack, "put-down:dario", "C3", actor=BEN))
    turn(game)
    assert game.state.by_id("dario").tokens == 1
    turn(game)
    turn(game)
    assert game.state.by_id("dario").tokens == 0


def test_rescatar_cautivos_of_several_the_attacker_names_one() -> None:
    """The choice is asked for, and offers those held alone."""
    game = held((BEN, able("Rhea"), "B2"))
    turn(game)
    turn(game)
    game.do(Attack("cato", ["rhea"], "close", action="capture", roll=HIT, actor=ANN))
    turn(game)
    game.do(Attack("boro2", ["cato"], "range", action="rescue-captive", roll=HIT, actor=BEN))
    (one,) = open_questions(game.state)
    assert (one.choice, one.kind, one.side) == ("rescue:boro2", "figure", "blue")
    game.do(Choose(one.attack, one.choice, "rhea", actor=BEN))
    assert [held.id for held in game.state.by_id("cato").captives] == ["dario"]
    assert open_questions(game.state)[0].choice == "put-down:rhea"


def test_captura_the_active_player_sets_down_whom_a_defeated_captor_held() -> None:
    """Whoever's character it is: here the turn is Ben's, who defeats the captor; each captive is asked for."""
    game = held()
    turn(game)
    game.do(Damage("cato", 6, actor=ANN))
    assert game.state.by_id("cato").ko
    (one,) = open_questions(game.state)
    assert (one.choice, one.side) == ("put-down:dario", "blue")
    game.do(Choose(one.attack, one.choice, "D3", actor=BEN))
    assert game.state.squares(game.state.by_id("dario")) == ("D3",)


def test_p180_without_a_free_square_beside_the_captor_it_is_set_down_in_one_of_the_nearest() -> None:
    """All eight around C2 are taken; a ring farther out is offered, and the ruling says so."""
    ring = ["B1", "C1", "D1", "B2", "D2", "B3", "D3"]
    game = held(*((BEN, able(f"R{n}"), at) for n, at in enumerate(ring)))
    game.do(Place("boro2", "C3", actor=BEN))
    turn(game)
    made = game.do(Attack("boro2", ["cato"], "close", action="rescue-captive", roll=HIT, actor=BEN))
    assert "game-captive-farther" in [step.message for step in made.ruling.steps]
    (one,) = open_questions(game.state)
    game.do(Choose(one.attack, one.choice, "C4", actor=BEN))
    assert game.state.squares(game.state.by_id("dario")) == ("C4",)


def test_soltar_cautivos_in_its_starting_area_alone_and_scored_beside_its_own_points() -> None:
    """Released, it is defeated: its 80 points and 50 more, since 50 is less than its points."""
    game = held()
    turn(game)
    turn(game)
    assert "legal-not-in-its-starting-area" in game.refused(Use("cato", "release-captive", target="dario", actor=ANN))
    game.do(Place("cato", "C1", actor=ANN))
    game.do(Use("cato", "release-captive", actor=ANN))
    assert game.state.by_id("dario").ko
    assert standing(game.state).points["red"] == 130
    assert game.state.by_id("cato").captives == ()
    assert fold(game.log) == game.state


def test_soltar_cautivos_of_few_points_scores_its_points_twice() -> None:
    """Less than 50: as many again as its own."""
    game = held()
    game.do(Undo(actor=ANN))
    game.do(Place("cato", "C1", actor=ANN))
    game.do(Place("boro2", "C2", actor=BEN))
    game.do(Attack("cato", ["boro2"], "close", action="capture", roll=HIT, actor=ANN))
    turn(game)
    turn(game)
    game.do(Use("cato", "release-captive", target="boro2", actor=ANN))
    assert standing(game.state).points["red"] == 100
    turn(game)
    turn(game)
    assert "legal-no-captive" in game.refused(Use("cato", "release-captive", actor=ANN))


def test_contrarrestar_captura_only_doubles_counter_it() -> None:
    """Outwit of Capture asks for two dice; doubles free all, anything else leaves it as it is."""
    game = held((BEN, able("Rhea", "outwit"), "A3"))
    turn(game)
    game.do(Use("rhea", "outwit", target="cato", value="capture", actor=BEN))
    (one,) = open_questions(game.state)
    assert (one.choice, one.kind, one.side) == ("outwit-capture:rhea", "dice", "blue")
    game.do(Choose(one.attack, one.choice, [2, 3], actor=BEN))
    assert (game.state.by_id("dario").captor, game.state.lasting) == ("cato", ())
    for _ in range(2):
        game.do(Undo(actor=BEN))
    game.do(Use("rhea", "outwit", target="cato", value="capture", actor=BEN))
    (one,) = open_questions(game.state)
    game.do(Choose(one.attack, one.choice, None, actor=BEN), *DOUBLE)
    assert [effect.what for effect in game.state.lasting] == ["capture"]
    assert open_questions(game.state)[0].choice == "put-down:dario"


def test_p181_whom_a_captured_captor_held_is_free() -> None:
    """Cato, who holds Dario, is captured by Rhea: Dario is set down."""
    game = held((BEN, able("Rhea", abilities=["capture"]), "B2"))
    turn(game)
    game.do(Attack("rhea", ["cato"], "close", action="capture", roll=HIT, actor=BEN))
    assert game.state.by_id("cato").captor == "rhea"
    assert [one.choice for one in open_questions(game.state)] == ["put-down:dario"]


def test_a_captor_that_leaves_the_game_by_hand_leaves_its_captives_free_and_off_the_map() -> None:
    """Removed, or sent to the sideline: nobody is held by who is not there."""
    for command in (RemoveFigure("cato", actor=ANN), ToSideline("cato", actor=ANN)):
        game = held()
        game.do(command)
        dario = game.state.by_id("dario")
        assert (dario.captor, dario.in_play, dario.squares) == ("", True, ())
