"""Mind Control in games: who was hit acts for the controller, then reverts (27.1f)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import Attack, Choose, ConfirmDamage, Damage, EndTurn, Finish, Move, Undo, asked
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.map_games import laid
from tests.engine.game.tables import ANN, BEN, Game, able

QUESTION = {"type": "distance", "a": "A1", "b": "A2"}


def controlled(*of_dario: str, **more: object) -> Game:
    """Return a game in which Cato (red, C1) has hit Dario (blue, C4), who has these powers; Egon (blue, D5)."""
    game = laid(
        {},
        (ANN, able("Cato", "mind-control"), "C1"),
        (BEN, able("Dario", *of_dario, **more), "C4"),  # type: ignore[arg-type]
        (BEN, able("Egon"), "E4"),
    )
    game.do(Attack("cato", ["dario"], "range", [5, 4], action="mind-control", actor=ANN))
    return game


def test_27_1f_who_was_hit_joins_the_controllers_force() -> None:
    """No damage; it is friendly now, in the exported position too, and its former player commands it no more."""
    game = controlled()
    dario = game.state.by_id("dario")
    assert (dario.side, dario.owner, dario.click, game.state.pending) == ("red", "blue", 1, ())
    assert game.refused(Move("dario", "C5", actor=BEN)) == ["game-refused-not-yours"]
    document = to_document(game.state, QUESTION)
    sides = {figure["id"]: figure["side"] for figure in document["figures"]}
    assert (sides["dario"], sides["egon"]) == ("red", "blue")
    assert read(document)[0] == game.state.position()


def test_27_1f_it_moves_with_half_its_speed() -> None:
    """4 of 8 squares; no token for it, and one for the controller when all is over."""
    game = controlled()
    assert game.refused(Move("dario", "C8", ["B5", "B6", "B7", "B8", "C8"], actor=ANN))
    game.do(Move("dario", "A8", ["B5", "A6", "A7", "A8"], actor=ANN))
    assert game.state.by_id("cato").tokens == 0
    game.do(Finish(actor=ANN))
    dario, cato = game.state.by_id("dario"), game.state.by_id("cato")
    assert (dario.side, dario.tokens, dario.acted, dario.moved) == ("blue", 0, False, True)
    assert (cato.tokens, game.state.doing, game.state.actions_used) == (1, None, 1)


def test_27_1f_move_and_attack_in_either_order() -> None:
    """Attack first, then move: both, and not a second of either; its target is a former friend."""
    game = controlled()
    assert "game-refused-not-yours" not in game.refused(Attack("dario", ["cato"], "range", [5, 4], actor=ANN))
    game.do(Attack("dario", ["egon"], "range", [5, 4], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert game.state.by_id("egon").click == 4
    assert game.refused(Attack("dario", ["egon"], "range", [5, 4], actor=ANN)) == ["game-refused-in-progress"]
    game.do(Move("dario", "C5", actor=ANN))
    assert (game.state.by_id("dario").side, game.state.doing) == ("blue", None)


def test_27_1f_its_attack_is_a_plain_one() -> None:
    """It deals damage: Mind Control is not its own power. Its decisions are the controller's."""
    game = controlled("incapacitate")
    game.do(Attack("dario", ["egon"], "range", [5, 4], actor=ANN))
    assert [(one.choice, one.side) for one in asked(game.state, game.state.pending[0])] == [
        ("incapacitate:dario", "red")
    ]
    game.do(Choose(game.state.pending[0].attack, "*", "decline", actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert game.state.by_id("egon").click == 4


@pytest.mark.parametrize("order", ["move", "attack"])
def test_27_1f_two_that_were_hit_act_one_at_a_time(order: str) -> None:
    """The second joins when the first has reverted."""
    game = laid(
        {},
        (ANN, able("Cato", "mind-control", targets=2), "C1"),
        (BEN, able("Dario"), "C4"),
        (BEN, able("Egon"), "E4"),
    )
    game.do(Attack("cato", ["dario", "egon"], "range", [5, 4], action="mind-control", actor=ANN))
    assert [game.state.by_id(name).side for name in ("dario", "egon")] == ["red", "blue"]
    assert game.refused(Move("egon", "F5", actor=ANN))[0] == "game-refused-not-yours"
    if order == "move":
        game.do(Move("dario", "C5", actor=ANN))
    game.do(Finish(actor=ANN))
    assert [game.state.by_id(name).side for name in ("dario", "egon")] == ["blue", "red"]
    game.do(EndTurn(actor=ANN))
    assert [game.state.by_id(name).side for name in ("dario", "egon")] == ["blue", "blue"]
    assert game.state.by_id("cato").tokens == 1


def test_p51_it_breaks_away_from_its_former_friends() -> None:
    """A 3 fails: it may not attack either, and reverts (10.8a)."""
    game = laid({}, (ANN, able("Cato", "mind-control"), "C1"), (BEN, able("Dario"), "C4"), (BEN, able("Egon"), "D4"))
    game.do(Attack("cato", ["dario"], "range", [5, 4], action="mind-control", actor=ANN))
    assert game.do(Move("dario", "B5", roll=3, actor=ANN)).ruling.verdict == "break-away-failed"
    assert (game.state.by_id("dario").side, game.state.doing, game.state.by_id("cato").tokens) == ("blue", None, 1)


@pytest.mark.parametrize("protection", ["battle-fury", "safeguard:mind-control"])
def test_27_7n_who_has_a_safeguard_is_no_target(protection: str) -> None:
    """Battle Fury has SAFEGUARD: Mind Control too; let stand, the attack does nothing and its action is over."""
    figure = able("Dario", *([protection] if ":" not in protection else []))
    figure["abilities"] = [protection] if ":" in protection else []
    game = laid({}, (ANN, able("Cato", "mind-control"), "C1"), (BEN, figure, "C4"))
    attack = {"action": "mind-control", "actor": ANN}
    assert game.refused(Attack("cato", ["dario"], "range", [5, 4], **attack))
    game.do(Attack("cato", ["dario"], "range", [5, 4], override=True, **attack))
    assert (game.state.by_id("dario").side, game.state.doing, game.state.by_id("cato").tokens) == ("blue", None, 1)


def test_27_1f_a_miss_controls_nobody() -> None:
    """The action is over."""
    game = laid({}, (ANN, able("Cato", "mind-control"), "C1"), (BEN, able("Dario"), "C4"))
    game.do(Attack("cato", ["dario"], "range", [2, 3], action="mind-control", actor=ANN))
    assert (game.state.by_id("dario").side, game.state.doing, game.state.by_id("cato").tokens) == ("blue", None, 1)


def test_12_5d_a_controlled_figure_that_is_ko_d_scores_for_its_opponent() -> None:
    """It is a KO of its own force, and the next one acts."""
    game = controlled()
    game.do(Damage("dario", 9, actor=ANN))
    dario = game.state.by_id("dario")
    assert (dario.ko, dario.side, game.state.scored[0].owner) == (True, "blue", "blue")
    assert (game.state.doing, game.state.by_id("cato").tokens) == (None, 1)


def test_p34_undo_gives_it_back() -> None:
    """Taking back the attack reverts what it did."""
    game = controlled()
    game.do(Move("dario", "C5", actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state.by_id("dario").side == "red"
    game.do(Undo(actor=ANN))
    assert (game.state.by_id("dario").side, game.state.doing) == ("blue", None)


def test_27_1l_mind_control_within_running_shot() -> None:
    """RANGE as FREE: the controlled figure acts, then the one action is over with its one token."""
    game = laid(
        {},
        (ANN, able("Cato", "running-shot", "mind-control"), "C1"),
        (BEN, able("Dario"), "C6"),
        (BEN, able("Egon"), "H8"),
    )
    game.do(Move("cato", "C2", action="running-shot", actor=ANN))
    game.do(Attack("cato", ["dario"], "range", [5, 4], action="mind-control", actor=ANN))
    assert game.state.by_id("dario").side == "red"
    game.do(Move("dario", "D6", actor=ANN))
    game.do(Finish(actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.tokens, game.state.actions_used, game.state.doing) == (1, 1, None)
