"""Actions as they are played: paid for, gone, rolled, with what comes of them (5, 6, 7a, 7e, 7h, 7j, 7k)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.motu.game import (
    Activate,
    Agreement,
    Attack,
    ChangeMana,
    ChoosePush,
    Concentrate,
    Correct,
    EndActivation,
    Guard,
    Keep,
    Move,
    Place,
    Reroll,
    Rolled,
    StopMoving,
    TakeTest,
    Throw,
    Undo,
    UseAbility,
    UseItem,
    Wound,
    offers,
)
from tests.engine.motu.game.playing import ANN, BEN, Played, axe, began, bow, fighter, refusals

CARD = {"name": "Calm", "initiative": 5, "ap": 4, "mana": 0}
SLOW = {"name": "Slow", "initiative": 1, "ap": 2, "mana": 0}
STAFF = {"id": "staff", "kind": "spell", "range": 9, "mana": 2, "table": {1: 1}, "allies": True}
HORN = {"id": "horn", "kind": "ranged", "range": 8, "table": {1: "injury", 3: 2}}
POTION = {"id": "potion", "consumable": True, "text": "One action point."}
PLAN = {"id": "plan", "ap": 1, "mana": 1, "text": "A friend moves."}
ARMED = {"weapons": [axe, bow, STAFF], "items": [POTION], "abilities": [PLAN]}


def active(*moves: tuple[str, str], points: int = 4, **more: object) -> Played:
    """Return a game in which Brak is active with some points, after miniatures are put elsewhere."""
    masters = {"B2": fighter("Brak", **ARMED), "B5": fighter("Mirn")}
    evil = {"K2": fighter("Zor", **ARMED), "K5": fighter("Vex")}
    game = began(masters, evil, **more)
    for figure, at in moves:
        game.do(Place(figure, at, actor=ANN if figure in ("brak", "mirn") else BEN))
    game.reveals({**CARD, "ap": points}, SLOW)
    game.do(Activate("brak", "ability", actor=ANN))
    return game


def points(game: Played) -> int:
    """Return the action points left."""
    return game.state.course.points


# Costs (4b, 6c, 7h)


def test_4b_each_action_of_a_kind_costs_a_point_more_and_free_ones_nothing() -> None:
    """A movement, a free one, another: one and two points; then none are left for a third."""
    game = active(points=4)
    game.do(Move("brak", ["C2"], actor=ANN), Move("brak", ["D2"], free=True, actor=ANN))
    assert points(game) == 3
    game.do(Move("brak", ["E2"], actor=ANN))
    assert points(game) == 1
    assert refusals(game.tries(Move("brak", ["F2"], actor=ANN))) == ["motu-too-few-points"]
    game.checked()


def test_6c_attacks_cost_by_kind_of_weapon() -> None:
    """A ranged attack and a spell cost a point each, the second ranged one two; mana for the spell."""
    game = active(("zor", "F2"), points=4)
    game.do(ChangeMana("brak", 3, actor=ANN))
    for weapon, left, mana in (("bow", 3, 3), ("staff", 2, 1), ("bow", 0, 1)):
        game.do(Attack("brak", "zor", weapon, wait=False, actor=ANN), dice=[1] * 9)
        assert (points(game), game.state.by_id("brak").mana) == (left, mana)
    assert refusals(game.tries(Attack("brak", "zor", "staff", actor=ANN))) == [
        "motu-too-little-mana",
        "motu-too-few-points",
    ]


def test_6a_concentration_goes_into_the_next_test_or_the_movement() -> None:
    """A token once; the improved speed spends it; an attack spends it and its threshold is 3."""
    game = active(("zor", "F2"), points=5)
    game.do(Concentrate("brak", actor=ANN))
    assert refusals(game.tries(Concentrate("brak", actor=ANN))) == ["motu-concentrated-already"]
    game.do(Attack("brak", "zor", "bow", wait=False, actor=ANN), dice=[3, 1, 1, 1, 1, 1, 1])
    assert not game.state.by_id("brak").concentrated
    assert game.state.by_id("zor").wounds == 1
    game.do(Concentrate("brak", actor=ANN), Move("brak", ["B1"], concentrate=True, actor=ANN))
    assert not game.state.by_id("brak").concentrated
    with pytest.raises(DocumentError) as told:
        game.tries(Move("brak", ["C1"], concentrate=True, actor=ANN))
    assert told.value.path == "concentrate"


def test_6d_an_ability_once_an_activation_and_7j_a_consumable_once_a_game() -> None:
    """Both are paid for, their words are told, and neither is used twice."""
    game = active(points=4)
    game.do(ChangeMana("brak", 3, actor=ANN))
    found = game.do(UseAbility("brak", "plan", actor=ANN))
    assert (points(game), game.state.by_id("brak").mana) == (3, 2)
    assert "motu-game-card-words" in [step.message for step in found.ruling.steps]
    assert refusals(game.tries(UseAbility("brak", "plan", actor=ANN))) == ["motu-ability-used"]
    game.do(UseItem("brak", "Potion", actor=ANN))
    assert points(game) == 3
    assert refusals(game.tries(UseItem("brak", "potion", actor=ANN))) == ["motu-consumable-used"]


def test_6e_going_on_guard_ends_the_activation() -> None:
    """A token, and the other side is next; the guard leaves it when it is activated again."""
    game = active()
    game.do(Guard("brak", actor=ANN))
    assert game.kinds() == ["action-taken", "activation-ended"]
    assert game.state.by_id("brak").guard
    assert game.state.active_side == "evil"


def test_nobody_but_who_is_active_acts() -> None:
    """A friend of it, an enemy; nobody before a character is activated, nor with a bonus still to take."""
    game = active()
    assert refusals(game.tries(Move("mirn", ["B6"], actor=ANN))) == ["motu-not-active"]
    assert refusals(game.tries(Move("zor", ["K3"], actor=BEN))) == ["motu-not-active"]
    fresh = began()
    assert refusals(fresh.tries(Move("brak", ["C2"], actor=ANN))) == ["motu-game-nobody-active"]
    fresh.reveals(CARD, SLOW)
    fresh.do(Activate("brak", actor=ANN))
    assert refusals(fresh.tries(Move("brak", ["C2"], actor=ANN))) == ["motu-game-bonus-first"]


def test_what_the_rules_refuse_stands_with_the_others_word() -> None:
    """Too few points: the other player agrees, the log keeps the objection and its sections."""
    game = active(points=0)
    command = Move("brak", ["C2"], override=True, agreed=Agreement(BEN, "Ben"), actor=ANN)
    assert refusals(game.tries(Move("brak", ["C2"], override=True, actor=ANN)))[-1] == "motu-game-ask-the-other"
    game.do(command)
    assert game.state.objections[-1].rules == ("4b/realizar-acciones",)
    assert game.kinds()[-1] == "agreed"
    game.do(Move("brak", ["H9"], override=True, agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert game.state.position().ground.name(game.state.by_id("brak").places[0]) == "H9"
    game.checked()


# Movement (6b, 7l)


def at(game: Played, figure: str) -> str:
    """Return where a character stands."""
    return game.state.position().ground.name(game.state.by_id(figure).places[0])


def test_6b_a_way_is_gone_place_by_place_and_the_miniature_turns() -> None:
    """Its points are its speed; a way beyond them, through an enemy's side or onto nobody's place is refused."""
    game = active(("zor", "F2"))
    assert refusals(game.tries(Move("brak", ["C2", "D2", "E2", "E3"], actor=ANN))) == ["motu-move-stopped"]
    assert refusals(game.tries(Move("brak", ["D2"], actor=ANN))) == ["motu-move-no-way"]
    long = ["B3", "B4", "A4", "A3", "A2", "A1"]
    assert refusals(game.tries(Move("brak", long, actor=ANN))) == ["motu-move-too-far"]
    game.do(Move("brak", ["B2", "C2", "D2"], facing="nw", actor=ANN))
    assert (at(game, "brak"), game.state.by_id("brak").facing) == ("D2", "nw")


def test_6b_pushing_asks_who_is_pushed() -> None:
    """Climbing onto a platform where an enemy stands: its player says where it goes, then the climb is done."""
    game = active(
        ("brak", "C3"), ("zor", "D3@p"), pieces=[{"id": "p", "kind": "platform", "hexes": ["D3", "E3", "D4"]}]
    )
    game.do(Move("brak", ["D3@p"], actor=ANN))
    assert game.state.under_way is not None
    assert game.state.under_way.push == "zor"
    assert refusals(game.tries(EndActivation(actor=ANN))) == ["motu-game-push-waits"]
    assert refusals(game.tries(ChoosePush("E3@p", actor=ANN))) == ["motu-game-not-yours"]
    with pytest.raises(DocumentError):
        game.tries(ChoosePush("F3", actor=BEN))
    game.do(ChoosePush("E3@p", actor=BEN))
    assert (at(game, "brak"), at(game, "zor"), game.state.moving) == ("D3@p", "E3@p", ())
    game.checked()


@pytest.mark.parametrize(
    "gone",
    [
        Wound("zor", 9, actor=BEN),
        Place("zor", ("H9",), actor=BEN),
        Correct(figure="zor", field="defeated", value=True, actor=BEN),
    ],
)
def test_6b_nobody_is_pushed_who_is_gone_meanwhile(gone: Any) -> None:
    """Defeated or put elsewhere before its player said where it goes: the way is free, and the climb is done."""
    game = active(
        ("brak", "C3"), ("zor", "D3@p"), pieces=[{"id": "p", "kind": "platform", "hexes": ["D3", "E3", "D4"]}]
    )
    game.do(Move("brak", ["D3@p"], actor=ANN), gone)
    assert (at(game, "brak"), game.state.moving) == ("D3@p", ())
    assert refusals(game.tries(ChoosePush("E3@p", actor=BEN))) == ["motu-game-nobody-pushed"]
    game.checked()


def test_6b_who_is_pushed_alone_onto_one_place_is_not_asked() -> None:
    """Only one place is free: it goes there."""
    game = active(("brak", "C3"), ("zor", "D3@p"), pieces=[{"id": "p", "kind": "platform", "hexes": ["D3", "E3"]}])
    game.do(Move("brak", ["D3@p"], actor=ANN))
    assert (at(game, "brak"), at(game, "zor")) == ("D3@p", "E3@p")


@pytest.mark.parametrize(
    ("how", "path", "more", "refused"),
    [
        ("teleport", ["G2"], {}, ""),
        ("teleport", ["H2"], {}, "motu-game-not-reached"),
        ("jump", ["D5"], {}, ""),
        ("charge", ["E2"], {"toward": "zor"}, ""),
        ("charge", ["D2"], {"toward": "zor"}, "motu-game-not-reached"),
        ("directed", ["D2"], {"toward": "zor"}, ""),
        ("directed", ["B3"], {"toward": "zor"}, "motu-game-not-reached"),
    ],
)
def test_7l_movements_by_effects(how: str, path: list[str], more: dict[str, Any], refused: str) -> None:
    """Each ends where the judge says that it may; a charge faces whom it charges."""
    game = active(("zor", "F2"))
    command = Move("brak", path, how=how, free=True, actor=ANN, **more)
    if refused:
        assert refusals(game.tries(command)) == [refused]
        return
    game.do(command)
    assert at(game, "brak") == path[0]
    if more:
        assert game.state.by_id("brak").facing == "e"


# Tests and attacks (5, 6c)


def test_6c_an_attack_with_typed_dice_from_end_to_end() -> None:
    """Four dice and one of the axe, two successes cancelled: one wound; the example's steps in the log."""
    game = active(("zor", "C2"))
    game.do(
        Attack(
            "brak",
            "zor",
            "axe",
            attack_roll=Rolled([4, 1, 3, 5, 6], new=[2]),
            defense_roll=Rolled([4, 5, 1]),
            actor=ANN,
        )
    )
    assert game.state.by_id("zor").wounds == 1
    assert game.kinds() == [
        "action-taken", "attack-declared", "test-rolled", "test-kept", "test-rolled", "test-kept", "attack-resolved",
        "wounds-changed",
    ]  # fmt: skip
    assert game.state.by_id("brak").facing == "e"
    game.checked()


@pytest.mark.parametrize(
    ("roll", "message"),
    [
        (Rolled([4, 4, 4, 4]), "motu-roll-count"),
        (Rolled([4, 4, 4, 4, 4], mana=[(1, 5)]), "motu-roll-mana"),
        (Rolled([4, 4, 4, 4, 4], free=[(6, 5)]), "motu-roll-reroll"),
        (Rolled([4, 4, 4, 4, 4], new=[5]), "motu-roll-explosions"),
    ],
)
def test_5_a_roll_is_thrown_as_the_rules_have_it(roll: Rolled, message: str) -> None:
    """As many dice as the test has; rerolls of dice that lie there, for mana that is there; explosions of sixes."""
    game = active(("zor", "C2"))
    assert refusals(game.tries(Attack("brak", "zor", "axe", attack_roll=roll, actor=ANN))) == [message]


def test_5_the_bots_dice_wait_for_rerolls_where_there_is_mana() -> None:
    """Free ones first, then for mana, all of a step at once; then the dice are kept and a six explodes."""
    game = active(("zor", "C2"))
    game.do(ChangeMana("brak", 3, actor=ANN))
    found = game.do(Attack("brak", "zor", "axe", actor=ANN), dice=[1, 2, 3, 4, 4])
    assert (found.ruling.verdict, found.ruling.value) == ("waiting", "brak")
    assert refusals(game.tries(EndActivation(actor=ANN))) == ["motu-game-test-waits"]
    assert refusals(game.tries(Keep(actor=BEN))) == ["motu-game-not-yours"]
    game.do(Reroll(free={1: None}, mana={1: None, 2: None}, actor=ANN), dice=[5, 1, 6])
    assert game.state.by_id("brak").mana == 1
    assert refusals(game.tries(Reroll(free={3: None}, actor=ANN))) == ["motu-game-free-rerolls-first"]
    assert refusals(game.tries(Reroll(mana={3: None}, actor=ANN))) == ["motu-game-rerolls-at-once"]
    game.do(Keep(actor=ANN), Keep(actor=BEN), dice=[5, 1, 1, 4])
    assert game.state.by_id("zor").wounds == 2
    assert refusals(game.tries(Keep(actor=ANN))) == ["motu-game-no-test"]
    game.checked()


def test_5a_after_typed_dice_the_defense_waits_for_its_player() -> None:
    """The attacker's dice are typed; the defender throws the bot's, or types its own."""
    game = active(("zor", "C2"))
    found = game.do(Attack("brak", "zor", "axe", attack_roll=Rolled([4, 4, 4, 1, 1]), actor=ANN))
    assert (found.ruling.verdict, found.ruling.value) == ("waiting", "zor")
    assert refusals(game.tries(Throw(actor=ANN))) == ["motu-game-not-yours"]
    assert refusals(game.tries(Throw([4, 4], actor=BEN))) == ["motu-roll-count"]
    game.do(Throw([4, 4, 4], actor=BEN), Keep(actor=BEN))
    assert game.state.by_id("zor").wounds == 0


def test_5_a_reroll_takes_no_more_mana_than_there_is_and_no_other_dice() -> None:
    """Two dice for two mana; a third, or a die that does not lie there, is refused and nothing is thrown."""
    game = active(("zor", "C2"))
    game.do(ChangeMana("brak", 2, actor=ANN))
    game.do(Attack("brak", "zor", "axe", actor=ANN), dice=[1, 2, 3, 3, 1])
    three: dict[int, int | None] = {1: None, 2: None, 3: None}
    assert refusals(game.tries(Reroll(mana=three, actor=ANN))) == ["motu-roll-mana"]
    assert refusals(game.tries(Reroll(mana={6: None}, actor=ANN))) == ["motu-roll-reroll"]
    game.do(Reroll(mana={4: 6, 5: 5}, actor=ANN))
    assert game.state.by_id("brak").mana == 0
    game.checked()


def test_5_an_attack_that_is_held_waits_for_its_dice() -> None:
    """It is declared and paid for; its player has the bot throw, after which the defense is the bot's, too."""
    game = active(("zor", "C2"))
    found = game.do(Attack("brak", "zor", "axe", held=True, wait=False, actor=ANN))
    assert (found.ruling.verdict, found.ruling.value) == ("waiting", "brak")
    assert found.ruling.steps[-1].message == "motu-game-dice-wait"
    assert game.state.contest is not None
    assert game.state.contest.open is None
    assert refusals(game.tries(Throw(actor=BEN))) == ["motu-game-not-yours"]
    assert refusals(game.tries(Keep(actor=ANN))) == ["motu-game-no-test"]
    game.do(Throw(actor=ANN), dice=[4, 4, 4, 4, 1, 1, 1, 1])
    assert game.state.contest is None
    assert game.state.by_id("zor").wounds == 2
    game.checked()


def test_5_explosions_of_typed_dice_wait_to_be_typed() -> None:
    """Of two sixes that players threw each explodes; a third new die is one too many; none may be left, too."""
    game = active(("zor", "C2"))
    game.do(Attack("brak", "zor", "axe", held=True, actor=ANN))
    found = game.do(Throw([6, 6, 1, 1, 1], actor=ANN))
    assert found.ruling.verdict == "waiting"
    assert refusals(game.tries(Keep([5, 5, 5], actor=ANN))) == ["motu-roll-explosions"]
    game.do(Keep([5, 1], actor=ANN))
    assert game.state.contest is not None
    assert (game.state.contest.stage, game.state.contest.hits) == ("defense", 3)
    game.checked()


def test_5_a_held_test_takes_a_whole_roll_that_players_made() -> None:
    """What was thrown again and what exploded with it, as an attack's own roll."""
    game = active(("zor", "C2"))
    game.do(Attack("brak", "zor", "axe", held=True, actor=ANN))
    too_many = Rolled((6, 3, 1, 1, 1), new=(5, 5, 5))
    assert refusals(game.tries(Throw(roll=too_many, actor=ANN))) == ["motu-roll-explosions"]
    assert refusals(game.tries(Throw(roll=Rolled((6, 3), new=()), actor=ANN))) == ["motu-roll-count"]
    assert refusals(game.tries(Throw(roll=Rolled((6, 3, 1, 1, 1), new=None), actor=BEN))) == ["motu-game-not-yours"]
    assert game.do(Throw(roll=Rolled((6, 3, 1, 1, 1), new=None), actor=ANN)).ruling.verdict == "waiting"
    game.do(Keep([5], actor=ANN))
    assert game.state.contest is not None
    assert (game.state.contest.stage, game.state.contest.hits) == ("defense", 2)
    game.checked()


def test_5_the_whole_roll_of_a_throw_ends_its_test() -> None:
    """Where it says what exploded, nothing of it is left to wait for, and the defense is asked for."""
    game = active(("zor", "C2"))
    game.do(Attack("brak", "zor", "axe", held=True, actor=ANN))
    game.do(Throw(roll=Rolled((6, 4, 1, 1, 1), new=(5,)), actor=ANN))
    assert game.state.contest is not None
    assert (game.state.contest.stage, game.state.contest.hits) == ("defense", 3)
    game.checked()


@pytest.mark.parametrize(("new", "waits"), [(None, True), ((), False), ((4,), False)])
def test_5_a_typed_roll_that_says_nothing_of_explosions_waits(new: tuple[int, ...] | None, waits: bool) -> None:
    """Where a six may explode and nothing is said; said to be none, or typed, it is done."""
    game = active(("zor", "C2"))
    game.do(Attack("brak", "zor", "axe", attack_roll=Rolled([6, 1, 1, 1, 1], new=new), actor=ANN))
    assert game.state.contest is not None
    assert (game.state.contest.stage == "attack") is waits
    game.checked()


def test_7a_a_defeated_character_leaves_the_field() -> None:
    """With as many wounds as health; its cost counts; a row in words deals no wounds by itself."""
    game = active(("zor", "C2"))
    game.do(Correct("zor", "wounds", 3, actor=BEN))
    game.do(
        Attack("brak", "zor", "axe", attack_roll=Rolled([4, 1, 1, 1, 1]), defense_roll=Rolled([1, 1, 1]), actor=ANN)
    )
    zor = game.state.by_id("zor")
    assert (zor.defeated, zor.places) == (True, ())
    assert refusals(game.tries(Attack("brak", "zor", "axe", actor=ANN))) == ["motu-game-defeated"]
    assert refusals(game.tries(Place("zor", "C3", actor=BEN))) == ["motu-game-defeated"]


def test_6c_the_judges_reasons_are_the_games() -> None:
    """Too far, out of sight, engaged: as `attack` answers; a spell on a friend has no defense."""
    game = active(("zor", "F2"), ("vex", "L9"))
    assert refusals(game.tries(Attack("brak", "zor", "axe", actor=ANN))) == ["motu-attack-not-engaged"]
    assert refusals(game.tries(Attack("brak", "vex", "bow", actor=ANN))) == ["motu-attack-range"]
    assert refusals(game.tries(Attack("brak", "mirn", "bow", actor=ANN))) == ["motu-attack-friend"]
    with pytest.raises(DocumentError):
        game.tries(Attack("brak", "zor", "catapult", actor=ANN))
    game.do(ChangeMana("brak", 2, actor=ANN), Attack("brak", "mirn", "staff", wait=False, actor=ANN), dice=[1, 1, 4])
    assert game.kinds().count("test-rolled") == 1
    assert game.state.by_id("mirn").wounds == 1


def test_7e_an_area_attack_strikes_everybody_near_in_any_order() -> None:
    """Nothing else is done before; who falls stays until the attack ends; a token of concentration lasts for all."""
    game = active(("zor", "F2"), ("vex", "G2"), ("mirn", "F3"), points=3)
    game.do(Concentrate("brak", actor=ANN), Correct("zor", "wounds", 3, actor=BEN))
    strong, weak = Rolled([4, 5, 1, 1]), Rolled([1, 1, 1])
    game.do(Attack("brak", "zor", "bow", radius=1, attack_roll=strong, defense_roll=weak, actor=ANN))
    assert game.state.area is not None
    assert set(game.state.area.left) == {"vex", "mirn"}
    assert (game.state.by_id("zor").falling, game.state.by_id("zor").on_field) == (True, True)
    assert refusals(game.tries(Move("brak", ["C2"], actor=ANN))) == ["motu-game-area-waits"]
    assert refusals(game.tries(Attack("brak", "zor", "bow", actor=ANN))) == ["motu-game-area-target"]
    game.do(Attack("brak", "mirn", "bow", attack_roll=strong, defense_roll=weak, actor=ANN))
    assert game.state.by_id("brak").concentrated
    game.do(Attack("brak", "vex", "bow", attack_roll=strong, defense_roll=weak, actor=ANN))
    assert [game.state.by_id(id_).wounds for id_ in ("vex", "mirn")] == [1, 1]
    assert (game.state.by_id("brak").concentrated, game.state.by_id("zor").defeated) == (False, True)
    assert points(game) == 1
    game.checked()


def test_7e_who_falls_by_a_card_in_an_area_attack_stays_until_it_ends() -> None:
    """Also while the dice of its first target lie there; the attack goes on, and the fallen leaves with its end."""
    game = active(("zor", "F2"), ("vex", "G2"))
    game.do(Correct("zor", "wounds", 3, actor=BEN))
    game.do(Attack("brak", "zor", "bow", radius=1, attack_roll=Rolled([4, 5, 1, 1]), actor=ANN))
    game.do(Wound("zor", 1, actor=ANN))
    assert (game.state.by_id("zor").falling, game.state.by_id("zor").on_field) == (True, True)
    game.do(Throw([1, 1, 1], actor=BEN), Keep(actor=BEN))
    assert game.state.area is not None
    game.do(Attack("brak", "vex", "bow", attack_roll=Rolled([1] * 4), defense_roll=Rolled([1] * 3), actor=ANN))
    assert game.state.by_id("zor").defeated
    game.checked()


def test_7e_whose_first_target_is_taken_off_strikes_nobody_else() -> None:
    """Players put the miniature aside while its dice lie there: the attack ends with them."""
    game = active(("zor", "F2"), ("vex", "G2"))
    game.do(Attack("brak", "zor", "bow", radius=1, attack_roll=Rolled([4, 5, 1, 1]), actor=ANN))
    game.do(Place("zor", None, actor=BEN), Throw([1, 1, 1], actor=BEN), Keep(actor=BEN))
    assert (game.state.area, game.state.contest) == (None, None)
    game.checked()


def test_7e_who_is_put_out_of_the_area_is_not_struck_any_more() -> None:
    """Of two others one is put elsewhere: the other alone is offered; when it is, too, the attack is over."""
    game = active(("zor", "F2"), ("vex", "G2"), ("mirn", "F3"))
    strong, weak = Rolled([4, 1, 1, 1]), Rolled([1] * 3)
    game.do(Attack("brak", "zor", "bow", radius=1, attack_roll=strong, defense_roll=weak, actor=ANN))
    game.do(Place("vex", "K8", actor=BEN))
    assert [(one.command, one.choices) for one in offers(game.state) if one.part == "bow"] == [("Attack", ("mirn",))]
    assert refusals(game.tries(Attack("brak", "vex", "bow", actor=ANN))) == ["motu-attack-not-in-area"]
    game.do(Place("mirn", "B5", actor=ANN))
    assert game.kinds()[-1] == "attack-ended"
    assert game.state.area is None
    game.checked()


def test_7g_a_test_of_an_ability_against_a_defense() -> None:
    """Mind against mind; what is left of the successes is told, and the players do what the card says."""
    game = active()
    found = game.do(
        TakeTest("brak", "mind", "zor", "mind", roll=Rolled([4, 4, 4]), defense_roll=Rolled([4, 1, 1]), actor=ANN)
    )
    assert found.events[-1].net == 2  # type: ignore[union-attr]
    game.do(TakeTest("brak", "strength", roll=Rolled([4, 4, 1, 1]), actor=ANN))
    assert game.state.contest is None


def test_a_roll_of_the_bot_is_taken_back_with_agreement_alone() -> None:
    """Typed dice its player takes back alone."""
    game = active(("zor", "C2"))
    game.do(Attack("brak", "zor", "axe", wait=False, actor=ANN), dice=[1] * 8)
    assert refusals(game.tries(Undo(actor=ANN))) == ["motu-game-undo-asks"]
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    before = game.state
    game.do(
        Attack("brak", "zor", "axe", attack_roll=Rolled([1] * 5), defense_roll=Rolled([1] * 3), actor=ANN),
        Undo(actor=ANN),
    )
    assert game.state == before


def test_a_movement_that_waits_is_stopped_or_goes_another_way() -> None:
    """Nothing waits: there is nothing to stop."""
    game = active()
    assert refusals(game.tries(StopMoving(actor=ANN))) == ["motu-game-nobody-moves"]
    assert refusals(game.tries(ChoosePush("C2", actor=ANN))) == ["motu-game-nobody-pushed"]
