"""Costed actions in a game: moves, attacks, what waits to be confirmed, and what stands against the rules."""

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
    Choose,
    ConfirmDamage,
    Correct,
    Damage,
    DropDamage,
    EndTurn,
    Heal,
    Join,
    LoadMap,
    Move,
    NewGame,
    Place,
    RemoveFigure,
    Token,
    decide,
    open_questions,
)
from engine.heroclix.game.events import Agreed
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, MAP, Game, able, card, fighting, set_up, table_of


def messages(decision: Any) -> list[str]:
    """Return the keys of a ruling's steps."""
    return [step.message for step in decision.ruling.steps]


def beside(**of_cato: Any) -> Game:
    """Return the game past its first turns with Ben's Cato on C2, beside Alba."""
    game = fighting()
    game.do(AddFigure(card("Cato", **of_cato), "C2", actor=BEN))
    return game


def test_no_action_before_the_first_turn() -> None:
    """P32: during set-up moves and attacks are refused, placing is not."""
    game = set_up(begun=False)
    assert game.refused(Move("alba", "C2", actor=ANN)) == ["game-refused-setup"]
    assert game.refused(Attack("alba", ["boro"], "range", actor=ANN)) == ["game-refused-setup"]


def test_7_4_a_move_is_a_costed_action() -> None:
    """The figure stands there, has acted and moved, has a token, and one action is counted."""
    game = set_up()
    assert game.do(Move("alba", "C3", actor=ANN)).ruling.verdict == "moved"
    alba = game.state.by_id("alba")
    assert game.state.squares(alba) == ("C3",)
    assert (alba.acted, alba.moved, alba.tokens, alba.received) == (True, True, 1, True)
    assert game.state.actions_used == 1


def test_7_4_no_second_costed_action() -> None:
    """The same figure can't be given another this turn, another figure can."""
    game = set_up()
    game.do(Move("alba", "C3", actor=ANN))
    assert game.refused(Move("alba", "C4", actor=ANN)) == ["legal-acted"]
    game.do(Move("asta", "D2", actor=ANN))
    assert game.state.actions_used == 2


def test_7_4_two_tokens_forbid_a_costed_action() -> None:
    """One token allows an action, two forbid it."""
    game = set_up()
    game.do(Token("alba", 1, actor=ANN))
    game.do(Token("asta", 2, actor=ANN))
    assert game.refused(Move("asta", "D2", actor=ANN)) == ["legal-tokens"]
    game.do(Move("alba", "C2", actor=ANN))
    assert game.state.by_id("alba").tokens == 2


def test_13_5_actions_belong_to_the_active_player() -> None:
    """The other player's figures are given no action; the turn goes over and they are."""
    game = set_up()
    assert game.refused(Move("boro", "C7", actor=BEN)) == ["legal-other-turn"]
    game.do(EndTurn(actor=ANN))
    game.do(Move("boro", "C7", actor=BEN))


def test_7_9_the_action_total_is_a_limit() -> None:
    """In a game of 200 points two actions are given and the third is refused."""
    game = set_up()
    game.do(Correct(None, "build_total", 200, actor=ANN))
    game.do(AddFigure(card("Cato"), "E1", actor=ANN))
    game.do(Move("alba", "C2", actor=ANN))
    game.do(Move("asta", "D2", actor=ANN))
    assert game.refused(Move("cato", "E2", actor=ANN)) == ["legal-total-used"]


def test_27_7a_an_autonomous_figure_is_not_counted() -> None:
    """Its action gives it a token and leaves the count as it was."""
    game = set_up()
    game.do(AddFigure(card("Cato", abilities=["autonomous"]), "E1", actor=ANN))
    game.do(Move("cato", "E2", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (1, 0)


def test_10_2_a_move_goes_as_far_as_the_speed_value() -> None:
    """With speed 8 every row of the map is in reach; with speed 4 row 5 is and row 6 is not."""
    game = set_up()
    game.do(Correct("alba", "speed", 4, actor=ANN))
    assert "move-too-far" in game.refused(Move("alba", "C6", actor=ANN))
    game.do(Move("alba", "C5", actor=ANN))


def test_10_2_a_path_is_judged_square_by_square() -> None:
    """A way through blocking terrain is refused, one around it is kept with the move."""
    game = set_up()
    assert "move-illegal" in game.refused(Move("asta", "D5", ["D2", "D3", "D4", "D5"], actor=ANN))
    game.do(Move("asta", "D5", ["D2", "E3", "E4", "D5"], actor=ANN))
    moved = next(event for event in game.log if getattr(event, "path", None))
    assert getattr(moved, "path", None) == ("D2", "E3", "E4", "D5")


def test_a_path_that_leads_elsewhere_is_an_error() -> None:
    """The last square of a path is where the figure is sent."""
    with pytest.raises(DocumentError) as caught:
        set_up().ask(Move("asta", "D3", ["D2"], actor=ANN))
    assert (caught.value.path, caught.value.message) == ("path[0]", "error-game-path-elsewhere")


def test_13_2_nobody_stops_where_somebody_stands() -> None:
    """Not even when the players let it stand: a table can't show it."""
    game = set_up()
    for override in (False, True):
        assert game.refused(Move("alba", "D1", override=override, actor=ANN)) == ["game-refused-occupied"]
        assert game.refused(Move("alba", "D4", override=override, actor=ANN)) == ["game-refused-blocking"]


def test_15_3_a_figure_off_the_map_is_given_no_action() -> None:
    """It has to be placed first."""
    game = set_up()
    game.do(Place("alba", None, actor=ANN))
    assert game.refused(Move("alba", "C2", actor=ANN)) == ["game-refused-off-map"]
    assert game.refused(Attack("alba", ["boro"], "range", actor=ANN)) == ["game-refused-off-map"]


@pytest.mark.parametrize(("roll", "away"), [(3, False), (4, True)])
def test_10_8_breaking_away(roll: int, away: bool) -> None:
    """A 4 gets away, a 3 does not: the figure stays and is not moved; the action is spent either way."""
    game = beside()
    decision = game.do(Move("alba", "A1", roll=roll, actor=ANN))
    alba = game.state.by_id("alba")
    assert decision.ruling.verdict == ("moved" if away else "break-away-failed")
    assert game.state.squares(alba) == (("A1",) if away else ("C1",))
    assert (alba.acted, alba.moved, alba.tokens, game.state.actions_used) == (True, away, 1, 1)


@pytest.mark.parametrize(("die", "away"), [(3, False), (4, True)])
def test_10_8_the_dice_handed_in_are_rolled(die: int, away: bool) -> None:
    """Where the players did not roll, the dice do, once."""
    game = beside()
    game.do(Move("alba", "A1", actor=ANN), die)
    assert game.state.by_id("alba").moved == away


def test_10_8_no_die_is_rolled_for_a_move_that_is_refused() -> None:
    """Legality comes first: FixedDice without results would raise."""
    assert beside().refused(Move("alba", "D4", actor=ANN)) == ["game-refused-blocking"]


@pytest.mark.parametrize("roll", [0, 7, -1])
def test_a_roll_that_no_die_shows_is_an_error(roll: int) -> None:
    """A d6 shows 1 to 6."""
    with pytest.raises(DocumentError) as caught:
        beside().ask(Move("alba", "A1", roll=roll, actor=ANN))
    assert caught.value.path == "roll"


def test_an_illegal_move_may_stand() -> None:
    """P30: it is carried out and counted, and the objection is kept with the sections that spoke against it."""
    game = set_up()
    game.do(Move("alba", "C3", actor=ANN))
    game.do(Move("alba", "C4", override=True, actor=ANN))
    assert game.state.squares(game.state.by_id("alba")) == ("C4",)
    objection = game.state.objections[0]
    assert (objection.figure, objection.rules) == ("alba", ("7.4",))
    assert game.state.by_id("alba").tokens == 2


def test_a_legal_move_has_no_objection() -> None:
    """Letting a move stand that nothing speaks against leaves no objection."""
    game = set_up()
    game.do(Move("alba", "C3", override=True, actor=ANN))
    assert game.state.objections == ()


def test_10_8_a_break_away_that_failed_may_stand() -> None:
    """P30: the roll is kept, the figure moves, and 10.8 is the objection; so it is where nobody rolled."""
    for roll in (1, None):
        game = beside()
        game.do(Move("alba", "A1", roll=roll, override=True, actor=ANN))
        assert game.state.squares(game.state.by_id("alba")) == ("A1",)
        assert game.state.objections[0].rules == ("10.8",)


def test_an_action_out_of_turn_that_stands_is_not_counted() -> None:
    """P30: an action let stand in the other side's turn is none of that side's actions."""
    game = set_up()
    game.do(Move("boro", "C7", override=True, actor=BEN))
    assert (game.state.actions_used, game.state.by_id("boro").tokens) == (0, 1)


def test_12_an_attack_waits_for_its_damage() -> None:
    """A hit: nothing is clicked and no token is given until the damage is confirmed."""
    game = beside()
    assert game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN)).ruling.verdict == "hit"
    assert (game.state.by_id("cato").click, game.state.by_id("alba").tokens) == (1, 0)
    pending = game.state.pending[0]
    assert pending.damage == {"cato": 3}
    decision = game.do(ConfirmDamage(pending.attack, actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("alba").tokens) == (4, 1)
    assert game.state.pending == ()
    assert "game-log-clicked" in messages(decision)


def test_12_a_miss_is_resolved_at_once() -> None:
    """Attack 11 and 5 against defense 17 misses by one: nothing waits, the token is given."""
    game = beside()
    assert game.do(Attack("alba", ["cato"], "close", [2, 3], actor=ANN)).ruling.verdict == "miss"
    assert (game.state.pending, game.state.by_id("alba").tokens) == ((), 1)


def test_12_a_hit_by_the_number() -> None:
    """Attack 11 and 6 against defense 17 hits."""
    game = beside()
    assert game.do(Attack("alba", ["cato"], "close", [2, 4], actor=ANN)).ruling.verdict == "hit"


def test_12_3c_a_critical_miss_hurts_the_attacker() -> None:
    """Two ones deal 1 to the attacker, clicked when confirmed like all other damage."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [1, 1], actor=ANN))
    pending = game.state.pending[0]
    assert pending.damage == {"alba": 1}
    game.do(ConfirmDamage(pending.attack, actor=ANN))
    alba = game.state.by_id("alba")
    assert (alba.click, alba.tokens, game.state.by_id("cato").click) == (2, 1, 1)


def test_12_3b_a_critical_hit_adds_one() -> None:
    """Two sixes: 3 damage becomes 4, and Cato is KO'd."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [6, 6], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=BEN))
    assert game.state.by_id("cato").ko


def test_12_5d_an_attacker_ko_d_by_its_own_attack_gets_no_token() -> None:
    """On its last click a critical miss KOs it; a KO'd figure has no action tokens."""
    game = beside()
    game.do(Correct("alba", "click", 4, actor=ANN))
    game.do(Attack("alba", ["cato"], "close", [1, 1], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    alba = game.state.by_id("alba")
    assert (alba.ko, alba.tokens) == (True, 0)


def test_7_4_while_an_attack_waits_nothing_else_begins() -> None:
    """No move, no attack, no end of turn, no removal of those concerned; corrections go on."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    for command in (
        Move("asta", "D2", actor=ANN),
        Attack("asta", ["cato"], "close", [3, 4], actor=ANN),
        EndTurn(actor=ANN),
        RemoveFigure("cato", actor=BEN),
    ):
        assert game.refused(command) == ["game-refused-damage-waits"]
    game.do(Damage("asta", 1, actor=ANN))
    game.do(Heal("asta", 1, actor=ANN))
    game.do(DropDamage(game.state.pending[0].attack, actor=ANN))
    game.do(EndTurn(actor=ANN))


def test_dropped_damage_clicks_nothing() -> None:
    """P33: the attack resolves all the same, and the attacker gets its token; nobody spares their own figures."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    assert game.refused(DropDamage(game.state.pending[0].attack, actor=BEN)) == ["game-refused-spares-own"]
    game.do(DropDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("alba").tokens, game.state.pending) == (1, 1, ())


def test_damage_is_confirmed_once() -> None:
    """An attack that was resolved, or never was, has nothing to confirm or drop."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    number = game.state.pending[0].attack
    game.do(ConfirmDamage(number, actor=ANN))
    for wrong in (number, 999):
        assert game.refused(ConfirmDamage(wrong, actor=ANN)) == ["game-refused-no-attack"]
        assert game.refused(DropDamage(wrong, actor=ANN)) == ["game-refused-no-attack"]


@pytest.mark.parametrize(("actor", "judge"), [(ANN, False), (BEN, False), (JUDGE, True)])
def test_damage_is_confirmed_by_those_concerned(actor: str, judge: bool) -> None:
    """P31: by the attacker's player, by the target's, or by a judge."""
    game = beside()
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=actor, judge=judge))


def test_damage_is_not_confirmed_by_others() -> None:
    """P31: a third player whom the attack does not concern neither confirms nor drops it."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(card("Dana"), "H4", actor=EVE))
    game.do(EndTurn(actor=ANN))
    for user in (ANN, BEN, EVE):
        game.do(EndTurn(actor=user))
    game.do(Place("boro", "C2", actor=BEN))
    game.do(Attack("alba", ["boro"], "close", [3, 4], actor=ANN))
    number = game.state.pending[0].attack
    assert game.refused(ConfirmDamage(number, actor=EVE)) == ["game-refused-not-concerned"]
    assert game.refused(DropDamage(number, actor=EVE)) == ["game-refused-not-concerned"]


def test_an_illegal_attack_is_refused_before_the_dice() -> None:
    """11.2a: no range attack beside an opponent; FixedDice without results would raise."""
    assert "legal-adjacent-opponent" in beside().refused(Attack("alba", ["boro"], "range", actor=ANN))


def test_14_1_first_turns_protect() -> None:
    """In the first turn a figure in its starting area is Immune; the same attack is legal a round later."""
    game = set_up()
    game.do(Place("alba", "C7", actor=ANN))
    assert "legal-target-first-turn" in game.refused(Attack("alba", ["boro"], "close", [3, 4], actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Attack("alba", ["boro"], "close", [3, 4], actor=ANN))


def test_an_illegal_attack_may_stand() -> None:
    """P30: it is counted, the objection is kept, and it is judged on: total, hit and damage, which waits as ever."""
    game = beside()
    decision = game.do(Attack("alba", ["asta"], "close", [3, 4], override=True, actor=ANN))
    assert decision.ruling.verdict == "hit"
    assert {"game-stands-against-the-rules", "attack-hits", "game-damage-waits"} <= set(messages(decision))
    assert (game.state.actions_used, game.state.objections[0].rules) == (1, ("12.1",))
    (pending,) = game.state.pending
    assert (pending.damage, pending.objection) == ({"asta": 3}, ("12.1",))
    game.do(ConfirmDamage(pending.attack, actor=ANN))
    assert (game.state.by_id("asta").click, game.state.by_id("alba").tokens) == (4, 1)


def test_an_attack_that_stands_asks_what_any_attack_asks() -> None:
    """P30: the decisions inside it wait for the player whose they are, as Super Senses of its target."""
    game = table_of((ANN, able("Nova"), "A1"), (BEN, able("Cato", "super-senses"), "H8"))
    assert "legal-target-out-of-attack-range" in game.refused(Attack("nova", ["cato"], "range", [5, 4], actor=ANN))
    game.do(Attack("nova", ["cato"], "range", [5, 4], override=True, actor=ANN))
    (question,) = open_questions(game.state)
    assert (question.choice, question.side) == ("super-senses:cato", "blue")
    decision = game.do(Choose(question.attack, question.choice, 2, actor=BEN))
    assert {"attack-hits", "legal-target-out-of-attack-range"} <= set(messages(decision))
    assert game.state.pending[0].damage == {"cato": 3}


def test_whom_no_line_reaches_is_judged_by_hand() -> None:
    """P30: an attack on somebody off the map can't be judged on; its damage is entered by hand."""
    game = beside()
    game.do(Place("cato", None, actor=BEN))
    decision = game.do(Attack("alba", ["cato"], "close", [3, 4], override=True, actor=ANN))
    assert "game-enter-damage-by-hand" in messages(decision)
    assert game.state.pending == ()


NEEDS_ANOTHER = "game-refused-ask-the-others"


@pytest.mark.parametrize(
    ("agreed", "taken"),
    [
        (None, False),
        (Agreement(ANN), False),
        (Agreement(EVE), False),
        (Agreement(BEN, "Ben"), True),
        (Agreement(JUDGE, "Eve", judge=True), True),
    ],
)
def test_what_stands_needs_the_other_side(agreed: Agreement | None, taken: bool) -> None:
    """P30: neither the player's own word nor a watcher's lets a move stand; the other side's does, or a judge's."""
    game = fighting()
    game.do(Move("alba", "C2", actor=ANN))
    move = Move("alba", "C3", override=True, agreed=agreed, actor=ANN)
    decision = decide(game.state, move, FixedDice([]))
    assert decision.refused is not taken
    assert (NEEDS_ANOTHER in messages(decision)) is not taken
    assert [event.by for event in decision.events if isinstance(event, Agreed)] == (
        [agreed.by] if agreed and taken else []
    )


def test_a_judge_at_the_table_is_a_player_for_their_own_moves() -> None:
    """P30: a judge without a seat lets stand what they enter; one who plays needs the other side as well."""
    game = fighting()
    game.do(Move("alba", "C2", actor=ANN))
    asked = Move("alba", "C3", override=True, actor=JUDGE, judge=True)
    assert not decide(game.state, asked, FixedDice([])).refused
    assert decide(game.state, replace(asked, actor=ANN), FixedDice([])).refused
    both = replace(asked, actor=ANN, agreed=Agreement(BEN))
    assert not decide(game.state, both, FixedDice([])).refused


def three_sides() -> Game:
    """Return a game of Ann, Ben and Eve with a figure each, Ann to play."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(Join("Eve", actor=EVE))
    game.do(LoadMap(MAP, actor=ANN))
    game.do(AddFigure(card("Alba"), "C1", side="red", actor=ANN))
    game.do(AddFigure(card("Boro"), "C8", side="blue", actor=BEN))
    game.do(AddFigure(card("Cato"), "F8", side="green", actor=EVE))
    for who in (ANN, ANN, BEN, EVE):
        game.do(EndTurn(actor=who))
    return game


def test_a_third_seat_has_no_word_in_what_is_done_to_another() -> None:
    """P30: an attack let stand needs the player of its target, or a judge; a move takes anybody's word."""
    game = three_sides()
    attack = Attack("alba", ["boro"], "close", [6, 5], override=True, actor=ANN)
    assert decide(game.state, replace(attack, agreed=Agreement(EVE)), FixedDice([])).refused
    assert not decide(game.state, replace(attack, agreed=Agreement(BEN)), FixedDice([])).refused
    assert not decide(game.state, replace(attack, agreed=Agreement(JUDGE, judge=True)), FixedDice([])).refused
    away = Move("alba", "H3", override=True, agreed=Agreement(EVE), actor=ANN)
    assert not decide(game.state, away, FixedDice([])).refused


def test_p30_each_player_whose_characters_are_targeted_has_to_agree() -> None:
    """One of two does not speak for the other; both do, in either order, and the log names both; a judge does alone."""
    game = three_sides()
    attack = Attack("alba", ["boro", "cato"], "range", [6, 5], override=True, actor=ANN)
    ben, eve, judge = Agreement(BEN, "Ben"), Agreement(EVE, "Eve"), Agreement(JUDGE, "Ida", judge=True)
    for agreed in (ben, eve, replace(ben, others=(ben,)), replace(ben, others=(Agreement(ANN, "Ann"),))):
        assert decide(game.state, replace(attack, agreed=agreed), FixedDice([])).refused
    for agreed in (replace(ben, others=(eve,)), replace(eve, others=(ben,)), judge):
        decision = decide(game.state, replace(attack, agreed=agreed), FixedDice([]))
        named = [event.by for event in decision.events if isinstance(event, Agreed)]
        assert named == [one.by for one in agreed.everyone]


def test_p30_what_targets_nobody_takes_any_one_word() -> None:
    """A move needs one of the others, not all of them."""
    game = three_sides()
    for user in (BEN, EVE):
        away = Move("alba", "H3", override=True, agreed=Agreement(user), actor=ANN)
        assert not decide(game.state, away, FixedDice([])).refused


def test_who_plays_both_sides_lets_it_stand_alone() -> None:
    """P30, P31: with every seat taken by one player, their own word suffices, and nobody else is named."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ann", "blue", actor=ANN))
    game.do(LoadMap(MAP, actor=ANN))
    game.do(AddFigure(card("Alba"), "C1", side="red", actor=ANN))
    game.do(AddFigure(card("Boro"), "C8", side="blue", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Move("alba", "C2", actor=ANN))
    decision = decide(game.state, Move("alba", "C3", override=True, actor=ANN), FixedDice([]))
    assert not decision.refused
    assert not any(isinstance(event, Agreed) for event in decision.events)
    game.do(EndTurn(actor=ANN))
    game.do(Move("boro", "C7", actor=ANN))


@pytest.mark.parametrize("roll", [[3], [3, 7], [0, 3], [1, 2, 3], []])
def test_an_attack_roll_is_two_dice(roll: list[int]) -> None:
    """Anything else is an input error."""
    with pytest.raises(DocumentError) as caught:
        beside().ask(Attack("alba", ["cato"], "close", roll, actor=ANN))
    assert caught.value.message == "error-game-two-dice"


def test_an_attack_has_a_target() -> None:
    """An empty list of targets is an input error."""
    with pytest.raises(DocumentError) as caught:
        beside().ask(Attack("alba", [], "close", actor=ANN))
    assert caught.value.path == "targets"


def two_bolts() -> Game:
    """Return a game in which Alba, with two bolts, stands clear of Boro and Bela in range."""
    game = fighting()
    game.do(Correct("alba", "targets", 2, actor=ANN))
    game.do(Place("alba", "C4", actor=ANN))
    return game


def test_12_4_damage_divided_with_the_attack() -> None:
    """Two targets hit and the 3 damage divided 2 and 1: it waits like any other damage."""
    game = two_bolts()
    game.do(Attack("alba", ["boro", "bela"], "range", [4, 5], {"boro": 2, "bela": 1}, actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("boro").click, game.state.by_id("bela").click) == (3, 2)


def test_12_4_damage_divided_when_it_is_confirmed() -> None:
    """Undivided damage of several hits is asked for, a wrong sum refused, the right one clicked; no new roll."""
    game = two_bolts()
    game.do(Attack("alba", ["boro", "bela"], "range", [4, 5], actor=ANN))
    pending = game.state.pending[0]
    assert set(pending.undivided) == {"boro", "bela"}
    assert game.refused(ConfirmDamage(pending.attack, actor=ANN)) == ["game-refused-divide"]
    assert game.refused(ConfirmDamage(pending.attack, {"boro": 2, "bela": 2}, actor=ANN))
    game.do(ConfirmDamage(pending.attack, {"boro": 0, "bela": 3}, actor=ANN))
    assert (game.state.by_id("boro").click, game.state.by_id("bela").click) == (1, 4)


def test_12_4_a_wrong_division_does_not_lose_the_roll() -> None:
    """The attack is made, and its damage waits to be divided rightly."""
    game = two_bolts()
    game.do(Attack("alba", ["boro", "bela"], "range", [4, 5], {"boro": 5, "bela": 5}, actor=ANN))
    assert game.state.pending[0].undivided == ("boro", "bela")


def test_27_2f_tokens_instead_of_damage() -> None:
    """Incapacitate: confirming the attack gives the target an action token and clicks nothing."""
    game = fighting()
    dial = [{"speed": 8, "attack": 11, "defense": 17, "damage": 2, "powers": ["incapacitate"]}]
    game.do(AddFigure({"name": "Cato", "dial": dial}, "C7", actor=ANN))
    game.do(Attack("cato", ["boro"], "close", [4, 5], choices={"incapacitate:cato": "use"}, actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("boro").tokens, game.state.by_id("boro").click) == (1, 1)


def test_27_2k_steal_energy_heals_on_confirmation() -> None:
    """A damaged attacker with Steal Energy is healed one click with the damage."""
    game = fighting()
    dial = [{"speed": 8, "attack": 11, "defense": 17, "damage": 2, "powers": ["steal-energy"]}] * 3
    game.do(AddFigure({"name": "Cato", "dial": dial}, "C7", actor=ANN))
    game.do(Damage("cato", 2, actor=ANN))
    game.do(Attack("cato", ["boro"], "close", [4, 5], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("boro").click) == (2, 3)


def test_24_2_a_larger_base_moves() -> None:
    """A 2×2 base is sent by its top left square, and not where it has no room."""
    game = set_up()
    game.do(AddFigure(card("Colt", base=[2, 2], size="giant"), "F2", actor=ANN))
    game.do(Move("colt", "F4", actor=ANN))
    assert game.state.squares(game.state.by_id("colt")) == ("F4", "G4", "F5", "G5")
    assert game.refused(Move("colt", "C3", actor=ANN)) == ["game-refused-blocking"]
