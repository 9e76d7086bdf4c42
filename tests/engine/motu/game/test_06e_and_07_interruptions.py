"""Interruptions as they are played: guard, opportunity, by cards; effects, marks and moves by effects (6e, 7c–7l)."""

from __future__ import annotations

import pytest

from engine import DocumentError
from engine.motu.game import (
    Activate,
    Attack,
    ChangeMana,
    Concentrate,
    Correct,
    EndActivation,
    EndEffect,
    GiveEffect,
    Interrupt,
    Move,
    Pass,
    Place,
    PlaceMark,
    PlayCard,
    RemoveMark,
    Rolled,
    Shift,
    StopMoving,
    UseItem,
    Wound,
)
from tests.engine.motu.game.playing import ANN, BEN, Played, refusals
from tests.engine.motu.game.test_06_actions_played import active, at

HIT, MISS, SAVE = Rolled([6, 5, 5, 5, 5], new=[1]), Rolled([1] * 5), Rolled([1, 1, 1])


def guarded(*moves: tuple[str, str], guards: tuple[str, ...] = ("zor",), **more: object) -> Played:
    """Return a game in which Brak is active and some are on guard."""
    game = active(*moves, **more)
    for figure in guards:
        game.do(Correct(figure, "guard", True, actor=BEN))
    return game


# Guard (6e, 7c)


def test_6e_a_movement_that_ends_before_a_guard_is_interrupted() -> None:
    """The guard has to interrupt before anything else; it leaves its guard, attacks with +1, and the mover goes on."""
    game = guarded(("zor", "H2"))
    game.do(Move("brak", ["C2"], actor=ANN))
    assert game.kinds()[-1] == "interruptions-opened"
    assert refusals(game.tries(Move("brak", ["D2"], actor=ANN))) == ["motu-game-interrupts-first"]
    assert refusals(game.tries(Interrupt("vex", actor=BEN))) == ["motu-game-no-interruption"]
    assert refusals(game.tries(Interrupt("zor", actor=ANN))) == ["motu-game-not-yours"]
    game.do(Interrupt("zor", actor=BEN))
    assert not game.state.by_id("zor").guard
    assert (game.state.acting, game.state.course.interruptions[0].points) == ("zor", 1)
    assert refusals(game.tries(Move("brak", ["D2"], actor=ANN))) == ["motu-not-innermost"]
    assert refusals(game.tries(Concentrate("zor", actor=BEN))) == ["motu-interruption-no-such-action"]
    found = game.do(Attack("zor", "brak", "bow", attack_roll=Rolled([4, 5, 1, 1]), defense_roll=SAVE, actor=BEN))
    declared = next(event for event in found.events if hasattr(event, "threshold"))
    assert declared.threshold == 5
    assert game.state.by_id("brak").wounds == 1
    assert refusals(game.tries(Attack("zor", "brak", "bow", actor=BEN))) == ["motu-too-few-points"]
    game.do(EndActivation(actor=BEN), Move("brak", ["D2"], actor=ANN))
    assert at(game, "brak") == "D2"
    game.checked()


def test_6e_several_guards_interrupt_in_the_order_of_their_player_and_nest() -> None:
    """Vex first, then Zor, whose movement triggers the guard of Mirn: the innermost acts alone."""
    game = guarded(("zor", "G2"), ("vex", "G3"), ("mirn", "B5"), guards=("zor", "vex"))
    game.do(Correct("mirn", "guard", True, actor=ANN))
    game.do(Move("brak", ["C2"], actor=ANN))
    assert game.state.due is not None
    assert set(game.state.due.left) == {"zor", "vex"}
    game.do(Interrupt("vex", actor=BEN), EndActivation(actor=BEN))
    assert game.state.due is not None
    game.do(Interrupt("zor", actor=BEN), Move("zor", ["F2", "E2", "D2"], actor=BEN))
    assert [each.by for each in game.state.course.interruptions] == ["zor"]
    assert game.state.due is not None
    assert game.state.due.left == ("mirn",)
    game.do(Interrupt("mirn", actor=ANN))
    assert [each.by for each in game.state.course.interruptions] == ["zor", "mirn"]
    assert refusals(game.tries(EndActivation(actor=BEN))) == ["motu-game-not-yours"]
    game.do(EndActivation(actor=ANN), EndActivation(actor=BEN))
    assert game.state.acting == "brak"
    game.checked()


def test_6e_a_guard_that_is_not_triggered_stays() -> None:
    """Behind its rear arc nothing happens, and the token stays."""
    game = guarded(("zor", "H2"))
    game.do(Correct("zor", "facing", "e", actor=BEN), Move("brak", ["C2"], actor=ANN))
    assert game.state.due is None
    assert game.state.by_id("zor").guard


def test_7j_whoever_is_interrupted_uses_a_consumable_before() -> None:
    """Before the interruption begins, and within it; nothing else."""
    game = guarded(("zor", "H2"))
    game.do(Move("brak", ["C2"], actor=ANN), UseItem("brak", "potion", actor=ANN))
    assert game.state.due is not None


def test_7c_cards_played_in_an_interruption_are_discarded_at_its_end() -> None:
    """A glory card gives the interrupter a point; afterwards it lies in the discards, not on the character."""
    game = guarded(("zor", "H2"))
    game.do(Move("brak", ["C2"], actor=ANN), Interrupt("zor", actor=BEN))
    fame = {"name": "Fame", "kind": "glory", "points": 10, "text": "Hit twice."}
    game.do(PlayCard(fame, "point", actor=BEN))
    assert game.state.course.interruptions[0].points == 2
    game.do(EndActivation(actor=BEN))
    assert [card.place for card in game.state.cards if card.name == "Fame"] == ["discarded"]


def test_7c_an_interruption_by_the_words_of_a_card() -> None:
    """Of who acts, by another; not while something else goes on."""
    game = active(("zor", "F2"))
    assert refusals(game.tries(Interrupt("zor", actor=BEN))) == ["motu-game-no-interruption"]
    assert refusals(game.tries(Interrupt("zor", "mirn", actor=BEN))) == ["motu-game-not-interrupted"]
    game.do(Interrupt("zor", "brak", actor=BEN), EndActivation(actor=BEN))
    assert game.state.course.interruptions == ()


def test_7a_an_activation_ends_where_its_character_is_defeated() -> None:
    """The guard's attack defeats the mover: nobody else has to interrupt, and the activation is over."""
    game = guarded(("zor", "H2"), ("vex", "H3"), guards=("zor", "vex"))
    game.do(Correct("brak", "wounds", 3, actor=ANN), Move("brak", ["C2"], actor=ANN), Interrupt("zor", actor=BEN))
    game.do(Attack("zor", "brak", "bow", attack_roll=Rolled([6, 1, 1, 1]), defense_roll=SAVE, actor=BEN))
    assert game.state.by_id("brak").defeated
    game.do(EndActivation(actor=BEN))
    assert (game.state.course.active, game.state.active_side) == ("", "evil")
    game.checked()


# Opportunity (7d)


def test_7d_leaving_an_enemy_is_attacked_before_the_movement() -> None:
    """Melee alone, with −1; then the movement goes on by itself, and its point is paid once."""
    game = active(("zor", "C2"), points=2)
    game.do(Move("brak", ["A2"], actor=ANN))
    assert at(game, "brak") == "B2"
    assert game.state.due is not None
    game.do(Interrupt("zor", actor=BEN))
    assert "motu-attack-melee-only" in refusals(game.tries(Attack("zor", "brak", "bow", actor=BEN)))
    assert "motu-opportunity-melee-only" in refusals(game.tries(Move("zor", ["D2"], actor=BEN)))
    found = game.do(Attack("zor", "brak", "axe", attack_roll=Rolled([3, 1, 1, 1, 1]), defense_roll=SAVE, actor=BEN))
    assert next(event for event in found.events if hasattr(event, "threshold")).threshold == 3
    assert game.state.by_id("brak").wounds == 1
    game.do(EndActivation(actor=BEN))
    assert at(game, "brak") == "A2"
    assert (game.state.course.points, game.state.moving) == (1, ())
    game.checked()


def test_7d_whoever_falls_to_it_does_not_move() -> None:
    """Defeated by the opportunity attack: the movement ends where it stood."""
    game = active(("zor", "C2"))
    game.do(Correct("brak", "wounds", 3, actor=ANN), Move("brak", ["A2"], actor=ANN), Interrupt("zor", actor=BEN))
    game.do(Attack("zor", "brak", "axe", attack_roll=HIT, defense_roll=SAVE, actor=BEN), EndActivation(actor=BEN))
    assert (game.state.by_id("brak").places, game.state.moving, game.state.course.active) == ((), (), "")


def test_7d_a_way_that_is_shut_by_then_waits_for_another() -> None:
    """Somebody is put in the way meanwhile: the movement waits, goes another way, or ends."""
    for ends in (False, True):
        game = active(("zor", "C2"))
        game.do(Move("brak", ["A2"], actor=ANN), Interrupt("zor", actor=BEN), Place("mirn", "A2", actor=ANN))
        game.do(EndActivation(actor=BEN))
        assert game.state.under_way is not None
        assert refusals(game.tries(EndActivation(actor=ANN))) == ["motu-game-move-waits"]
        if ends:
            game.do(StopMoving(actor=ANN))
        else:
            assert refusals(game.tries(Move("brak", ["A2"], actor=ANN))) == ["motu-move-no-way"]
            game.do(Move("brak", ["B1"], actor=ANN))
        assert at(game, "brak") == ("B2" if ends else "B1")
        assert game.state.course.points == 3
        game.checked()


@pytest.mark.parametrize("how", ["charge", "directed"])
def test_7l_whom_it_moves_toward_is_defeated_meanwhile(how: str) -> None:
    """Nobody is left to charge: the movement waits, goes no other way, and ends where the miniature stands."""
    game = active(("zor", "A2"), ("vex", "F2"))
    game.do(Move("brak", ["E2"], how=how, toward="vex", actor=ANN), Interrupt("zor", actor=BEN))
    game.do(Wound("vex", 4, actor=BEN))
    found = game.do(EndActivation(actor=BEN))
    assert "motu-game-goal-gone" in [step.message for step in found.ruling.steps]
    refused = refusals(game.tries(Move("brak", ["C2"], how=how, toward="vex", actor=ANN)))
    assert refused == ["motu-game-goal-gone"]
    game.do(StopMoving(actor=ANN))
    assert (at(game, "brak"), game.state.moving) == ("B2", ())
    game.checked()


def test_7l_who_is_pushed_onto_its_way_meanwhile_goes_on_from_there() -> None:
    """An effect of the interrupter pushes the mover one hex along its way: it has the rest to go."""
    game = active(("zor", "C2"), ("brak", "B2"))
    game.do(Move("brak", ["A2", "A1"], actor=ANN), Interrupt("zor", actor=BEN))
    game.do(Shift("brak", "push", "zor", actor=BEN), EndActivation(actor=BEN))
    assert (at(game, "brak"), game.state.moving) == ("A1", ())


def test_7l_teleporting_provokes_nothing() -> None:
    """Neither opportunity nor guard."""
    game = guarded(("zor", "C2"))
    game.do(Move("brak", ["B6"], how="teleport", actor=ANN))
    assert (at(game, "brak"), game.state.due) == ("B6", None)


# Effects, marks, moves by effects (7f, 7g, 7l)


def test_7f_a_replaced_effect_ends_there_and_then() -> None:
    """Regeneration heals as it is replaced, a curse wounds; a second of the same kind is a replacement too."""
    game = active()
    game.do(Wound("brak", 2, actor=ANN), GiveEffect("brak", "regeneration", actor=ANN))
    game.do(GiveEffect("brak", "speed", actor=ANN))
    assert (game.state.by_id("brak").positive, game.state.by_id("brak").wounds) == ("speed", 1)
    game.do(GiveEffect("brak", "curse", actor=ANN), GiveEffect("brak", "curse", actor=ANN))
    assert (game.state.by_id("brak").negative, game.state.by_id("brak").wounds) == ("curse", 2)
    game.do(EndEffect("brak", "negative", actor=ANN))
    assert (game.state.by_id("brak").negative, game.state.by_id("brak").wounds) == (None, 3)
    assert refusals(game.tries(EndEffect("brak", "negative", actor=ANN))) == ["motu-game-no-effect"]
    game.checked()


def test_7f_a_curse_may_defeat_and_then_nothing_is_received() -> None:
    """The last wound by the curse that is replaced: the character leaves the field without the new effect."""
    game = active()
    game.do(Correct("zor", "wounds", 3, actor=BEN), GiveEffect("zor", "curse", actor=ANN))
    game.do(GiveEffect("zor", "injury", actor=ANN))
    assert (game.state.by_id("zor").defeated, game.state.by_id("zor").negative) == (True, None)


def test_7f_an_army_has_one_copy_of_a_unique_effect() -> None:
    """On a second character of the army it is refused, on one of the other army not; its sign has to be said."""
    game = active()
    with pytest.raises(DocumentError):
        game.tries(GiveEffect("zor", "dazzle", actor=ANN))
    game.do(GiveEffect("zor", "dazzle", "negative", actor=ANN), GiveEffect("brak", "dazzle", "negative", actor=ANN))
    assert refusals(game.tries(GiveEffect("vex", "dazzle", "negative", actor=ANN))) == ["motu-game-one-copy"]


def test_what_a_card_says_is_done_by_whose_character_acts() -> None:
    """To enemies too; the other player only to its own."""
    game = active()
    game.do(Wound("zor", 1, actor=ANN), ChangeMana("zor", 1, actor=ANN), Wound("zor", -1, actor=BEN))
    assert refusals(game.tries(Wound("brak", 1, actor=BEN))) == ["motu-game-not-yours"]
    assert refusals(game.tries(Wound("zor", -1, actor=BEN))) == ["motu-game-no-wounds"]
    assert refusals(game.tries(ChangeMana("vex", -1, actor=BEN))) == ["motu-game-no-mana"]
    game.do(ChangeMana("vex", 9, actor=BEN))
    assert refusals(game.tries(ChangeMana("vex", 1, actor=BEN))) == ["motu-game-mana-full"]


def test_7g_a_mark_lies_within_its_radius_and_one_of_a_kind() -> None:
    """As the judge says; who placed it, or whose character acts, takes it off; the maintenance takes the rest."""
    game = active()
    assert refusals(game.tries(PlaceMark("brak", "F2", 2, "totem", actor=ANN))) == ["motu-mark-radius"]
    game.do(PlaceMark("brak", "D2", 2, "totem", actor=ANN))
    assert refusals(game.tries(PlaceMark("brak", "C2", 2, "totem", actor=ANN))) == ["motu-mark-one-of-a-kind"]
    assert refusals(game.tries(RemoveMark("totem", actor=BEN))) == ["motu-game-mark-not-yours"]
    game.do(RemoveMark("totem", actor=ANN), PlaceMark("brak", "C2", 2, "totem", actor=ANN))
    game.do(EndActivation(actor=ANN), Activate("zor", "mana", actor=BEN), EndActivation(actor=BEN))
    game.do(Pass(actor=ANN), Pass(actor=BEN))
    assert [mark.id for mark in game.state.marks] == ["totem"]


@pytest.mark.parametrize(("how", "ends"), [("push", "F2"), ("pull", "D2")])
def test_7l_pulled_and_pushed_along_the_row(how: str, ends: str) -> None:
    """One hex along the row of both centres, without turning and without provoking anything."""
    game = guarded(("brak", "B2"), ("zor", "E2"), guards=())
    game.do(Shift("zor", how, "brak", actor=ANN))
    assert (at(game, "zor"), game.state.by_id("zor").facing, game.state.due) == (ends, "w", None)


def test_7l_a_swap_provokes_opportunity_first() -> None:
    """Mirn and Zor are engaged and swap with others far away: attacks first, then both stand where the other stood."""
    game = active(("mirn", "G5"), ("zor", "G4"), ("vex", "L9"))
    game.do(Shift("zor", "swap", "brak", actor=ANN))
    assert game.state.due is not None
    assert (game.state.due.of, game.state.due.left) == ("zor", ("mirn",))
    game.do(Interrupt("mirn", actor=ANN), EndActivation(actor=ANN))
    assert (at(game, "zor"), at(game, "brak"), game.state.moving) == ("B2", "G4", ())
    game.checked()


def test_7l_from_a_height_who_is_pushed_chooses_where_it_climbs_down() -> None:
    """Several places below are open: one is named."""
    pieces = [{"id": "p", "kind": "platform", "hexes": ["E2", "E3"]}]
    game = active(("brak", "B2"), ("zor", "E2@p"), pieces=pieces)
    with pytest.raises(DocumentError) as told:
        game.tries(Shift("zor", "push", "brak", 2, actor=ANN))
    assert "F2" in str(told.value.data["expected"])
    game.do(Shift("zor", "push", "brak", 2, "F2", actor=ANN))
    assert at(game, "zor") == "F2"
