"""The decisions and rolls that stop an attack until the player they belong to has answered (12, CONTRACT 3.2)."""

from __future__ import annotations

import pytest

from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.attack.choices import choices_of
from engine.heroclix.game import Attack, Choose, ConfirmDamage, DropDamage, EndTurn, Undo, asked
from engine.heroclix.game.decide.fight.waiting import kinds_of
from tests.engine.game.tables import ANN, BEN, Game, able, table_of


def duel(*powers: str) -> Game:
    """Return a game with Cato (red, C3) beside Dario (blue, C4), who has these powers."""
    return table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", *powers), "C4"))


def waits(game: Game) -> list[tuple[str, str]]:
    """Return what the open attack asks for: the choice and whose it is."""
    return [(one.choice, one.side) for pending in game.state.pending for one in asked(game.state, pending)]


def attack_number(game: Game) -> int:
    """Return the number of the attack that is open."""
    return game.state.pending[0].attack


def test_27_3a_the_attack_stops_for_super_senses() -> None:
    """Would be hit: the target's player is asked, and nothing else goes on until then."""
    game = duel("super-senses")
    decision = game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    assert decision.ruling.verdict == "waiting"
    assert waits(game) == [("super-senses:dario", "blue")]
    assert game.refused(EndTurn(actor=ANN)) == ["game-refused-decision-waits"]
    assert game.refused(ConfirmDamage(attack_number(game), actor=ANN)) == ["game-refused-decision-waits"]


def test_27_3a_only_who_would_be_hit_is_asked() -> None:
    """A roll that misses asks for nothing: the attack is over at once."""
    game = duel("super-senses")
    game.do(Attack("cato", ["dario"], "close", [2, 3], actor=ANN))
    assert game.state.pending == ()
    assert game.state.by_id("cato").tokens == 1


def test_27_3a_5_evades_and_4_does_not() -> None:
    """Both sides of the boundary; the die is the player's own."""
    for roll, clicks in ((4, 4), (5, 1)):
        game = duel("super-senses")
        game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
        game.do(Choose(attack_number(game), "super-senses:dario", roll, actor=BEN))
        if game.state.pending:
            game.do(ConfirmDamage(attack_number(game), actor=BEN))
        assert game.state.by_id("dario").click == clicks


def test_choices_are_rolled_by_the_bot_where_no_result_is_given() -> None:
    """The dice handed in decide, and the log keeps the result."""
    game = duel("super-senses")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(Choose(attack_number(game), "super-senses:dario", actor=BEN), 6)
    assert game.state.pending == ()
    assert game.state.by_id("dario").click == 1


def test_p31_a_decision_belongs_to_its_player() -> None:
    """The attacker can't roll the defender's Super Senses."""
    game = duel("super-senses")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    refused = game.refused(Choose(attack_number(game), "super-senses:dario", 1, actor=ANN))
    assert refused == ["game-refused-not-your-decision"]


def test_choices_that_nobody_asked_for_are_refused() -> None:
    """A figure without Impervious has nothing to roll for it."""
    game = duel("super-senses")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    assert game.refused(Choose(attack_number(game), "impervious:dario", 6, actor=BEN)) == ["game-refused-not-asked"]


def test_27_4g_shape_change_comes_before_the_roll() -> None:
    """The dice are not thrown before it is decided; a kept shape lets the attack go on."""
    game = duel("shape-change")
    decision = game.do(Attack("cato", ["dario"], "close", actor=ANN))
    assert decision.ruling.verdict == "waiting"
    assert game.state.pending[0].roll is None
    game.do(Choose(attack_number(game), "shape-change:dario", 4, actor=BEN), 3, 4)
    assert game.state.pending[0].roll == (3, 4)


def test_27_4g_a_different_target_may_be_chosen_in_the_same_attack() -> None:
    """A 5: the attacker's player is asked before the roll; the different one is rolled against and takes the damage."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", "shape-change"), "C4"), (BEN, able("Egon"), "D2"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(Choose(attack_number(game), "shape-change:dario", 5, actor=BEN))
    assert waits(game) == [("different-target:dario", "red")]
    assert game.state.pending[0].roll is None
    other = Choose(attack_number(game), "different-target:dario", "egon", actor=BEN)
    assert game.refused(other) == ["game-refused-not-your-decision"]
    game.do(Choose(attack_number(game), "different-target:dario", "egon", actor=ANN))
    assert (game.state.pending[0].roll, game.state.pending[0].damage) == ((3, 4), {"egon": 3})
    game.do(ConfirmDamage(attack_number(game), actor=ANN))
    assert (game.state.by_id("egon").click, game.state.by_id("cato").tokens) == (4, 1)
    assert [(effect.on, effect.what) for effect in game.state.lasting] == [("cato", "dario")]
    game.do(EndTurn(actor=ANN))
    assert game.state.lasting == ()


def test_27_4g_who_can_be_no_target_is_refused_and_it_stays_open() -> None:
    """Out of reach, or a friend: the reasons are told, nothing is recorded, and another may be named."""
    table = [(ANN, able("Cato"), "C3"), (BEN, able("Dario", "shape-change"), "C4"), (BEN, able("Egon"), "D2")]
    game = table_of(*table, (BEN, able("Fritz"), "G7"), (ANN, able("Gaia"), "B3"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], choices={"shape-change:dario": 5}, actor=ANN))
    number = attack_number(game)
    refused = "attack-different-target-refused"
    assert game.refused(Choose(number, "different-target:dario", "fritz", actor=ANN)) == [
        "legal-target-not-adjacent",
        refused,
    ]
    assert refused in game.refused(Choose(number, "different-target:dario", "gaia", actor=ANN))
    assert waits(game) == [("different-target:dario", "red")]
    game.do(Choose(number, "different-target:dario", "egon", actor=ANN))
    assert game.state.pending[0].damage == {"egon": 3}


@pytest.mark.parametrize("near", [False, True])
def test_12_1c_without_another_target_the_attack_resolves_at_once(near: bool) -> None:
    """Declined, or with nobody else in reach: no roll, the action is over, and Dario is out of reach this turn."""
    egon = (BEN, able("Egon"), "D2" if near else "G8")
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", "shape-change"), "C4"), egon)
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(Choose(attack_number(game), "shape-change:dario", 5, actor=BEN))
    if near:
        game.do(Choose(attack_number(game), "different-target:dario", "decline", actor=ANN))
    assert game.state.pending == ()
    assert game.state.by_id("cato").tokens == 1
    against = game.refused(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    assert {"legal-target-changed-shape", "legal-acted"} <= set(against)


def test_27_4g_a_different_target_may_change_its_shape_too() -> None:
    """It is asked for before the roll like the first, and after both a third may be chosen."""
    table = [(ANN, able("Cato"), "C3"), (BEN, able("Dario", "shape-change"), "C4"), (BEN, able("Fritz"), "B3")]
    game = table_of(*table, (BEN, able("Egon", "shape-change"), "D2"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], choices={"shape-change:dario": 6}, actor=ANN))
    game.do(Choose(attack_number(game), "different-target:dario", "egon", actor=ANN))
    assert waits(game) == [("shape-change:egon", "blue")]
    game.do(Choose(attack_number(game), "shape-change:egon", 6, actor=BEN))
    assert waits(game) == [("different-target:egon", "red")]
    game.do(Choose(attack_number(game), "different-target:egon", "fritz", actor=ANN))
    assert game.state.pending[0].damage == {"fritz": 3}


def test_27_4g_of_two_targets_one_is_replaced() -> None:
    """With two targets the one that stays is attacked beside the different one, and the damage is divided."""
    table = [(ANN, able("Cato", targets=2), "B2"), (BEN, able("Dario", "shape-change"), "B6")]
    game = table_of(*table, (BEN, able("Egon"), "D6"), (BEN, able("Fritz"), "F3"))
    game.do(Attack("cato", ["dario", "egon"], "range", [4, 5], choices={"shape-change:dario": 5}, actor=ANN))
    game.do(Choose(attack_number(game), "different-target:dario", "fritz", actor=ANN))
    assert game.state.pending[0].undivided == ("egon", "fritz")


@pytest.mark.parametrize("divided", [False, True])
def test_27_4g_dropping_the_damage_lets_nobody_be_targeted_again(divided: bool) -> None:
    """Of three targets one changed its shape: it stays out of reach, whether or not the damage was divided before."""
    table = [(ANN, able("Cato", targets=3), "B2"), (BEN, able("Dario", "shape-change"), "B6")]
    game = table_of(*table, (BEN, able("Egon"), "D6"), (BEN, able("Fritz"), "F3"))
    parts = {"egon": 2, "fritz": 1} if divided else None
    three = ["dario", "egon", "fritz"]
    game.do(Attack("cato", three, "range", [4, 5], choices={"shape-change:dario": 5}, divide=parts, actor=ANN))
    game.do(DropDamage(attack_number(game), actor=ANN))
    assert [(effect.on, effect.what) for effect in game.state.lasting] == [("cato", "dario")]
    assert game.state.position().figure("egon").untargetable_by == frozenset()


def test_27_4g_an_attack_dropped_before_its_roll_keeps_who_changed_its_shape() -> None:
    """One target changed its shape and the other has not decided: dropped, the first is out of reach all the same."""
    table = [(ANN, able("Cato", targets=2), "B2"), (BEN, able("Dario", "shape-change"), "B6")]
    game = table_of(*table, (BEN, able("Egon", "shape-change"), "D6"))
    game.do(Attack("cato", ["dario", "egon"], "range", choices={"shape-change:dario": 5}, actor=ANN))
    assert ("shape-change:egon", "blue") in waits(game)
    game.do(DropDamage(attack_number(game), actor=ANN))
    assert [(effect.on, effect.what) for effect in game.state.lasting] == [("cato", "dario")]


def test_21_3b_probability_control_is_used_once_per_turn() -> None:
    """A reroll that was used is not offered again this turn."""
    game = table_of(
        (ANN, able("Cato"), "C3"), (ANN, able("Fina"), "D3"), (BEN, able("Dario", "probability-control"), "C4")
    )
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    assert waits(game) == [("probability-control:dario", "blue")]
    game.do(Choose(attack_number(game), "probability-control:dario", [1, 2], actor=BEN))
    assert game.state.pending == ()
    game.do(Attack("fina", ["dario"], "close", [3, 4], actor=ANN))
    assert waits(game) == []


def test_everything_of_a_player_is_declined_at_once() -> None:
    """`*` declines all that is theirs to decide, and the attack goes on."""
    game = duel("super-senses", "probability-control")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(Choose(attack_number(game), "*", "decline", actor=BEN))
    assert game.state.pending[0].stage == "damage"


def test_undo_gives_the_decision_back() -> None:
    """An answer is a command: taken back, the attack waits for it again."""
    game = duel("super-senses")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    before = game.state
    game.do(Choose(attack_number(game), "super-senses:dario", 5, actor=BEN))
    game.do(Undo(actor=BEN))
    assert game.state == before


def test_12_4c_a_card_instead_of_normal_damage_is_the_attackers_choice() -> None:
    """It is asked for after the hit; what is no card of it is an input error, and what is chosen is dealt."""
    storm = [{"name": "Storm", "kind": "trait", "effects": [{"instead": 5, "may": True}]}]
    game = table_of((ANN, able("Cato", special=storm), "C3"), (BEN, able("Dario"), "C4"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    assert waits(game) == [("instead:cato", "red")]
    with pytest.raises(DocumentError, match="value"):
        game.do(Choose(attack_number(game), "instead:cato", "Ice", actor=ANN))
    game.do(Choose(attack_number(game), "instead:cato", "Storm", actor=ANN))
    assert game.state.pending[0].damage == {"dario": 5}


def test_12_every_choice_that_is_waited_for_has_a_kind_of_answer() -> None:
    """What an attack may ask for is what games ask for, save what nobody waits for."""
    never = {"defend", "reducer", "telekinesis", "reroll", "replace-roll"}
    assert set(choices_of(MODERN.powers)) - never == set(kinds_of(MODERN.powers))
