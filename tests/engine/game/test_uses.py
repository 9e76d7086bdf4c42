"""Powers put to use, and actions carried out one instruction after the other (7, 27)."""

from __future__ import annotations

from engine.heroclix.game import Attack, ConfirmDamage, Damage, EndTurn, Finish, Move, Use
from engine.heroclix.game.events import Thrown
from engine.heroclix.judge import answer
from engine.ruling import StepKind
from tests.engine.game.tables import ANN, BEN, Game, able, table_of


def value(game: Game, figure: str, name: str) -> object:
    """Return a combat value as it is now."""
    return answer(game.state.position(), {"type": "value", "figure": figure, "value": name}).fields["result"]


def test_27_1e_charge_moves_and_then_attacks() -> None:
    """Half the speed, then a close attack, and one action token once both are done."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (BEN, able("Dario"), "C7"))
    assert game.refused(Move("cato", "H2", action="charge", actor=ANN))
    game.do(Move("cato", "C6", action="charge", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (0, 1)
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (1, 1)
    assert game.state.doing is None


def test_8_1j_no_other_action_before_the_end_of_the_first() -> None:
    """While one is carried out another figure is given none; whoever leaves the rest out ends it, with its token."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (ANN, able("Fina"), "A1"), (BEN, able("Dario"), "C8"))
    game.do(Move("cato", "C5", action="charge", actor=ANN))
    assert game.refused(Move("fina", "A2", actor=ANN)) == ["game-refused-in-progress"]
    game.do(Finish(actor=ANN))
    assert game.state.by_id("cato").tokens == 1
    game.do(Move("fina", "A2", actor=ANN))


def test_7_4_the_end_of_the_turn_ends_the_action() -> None:
    """Its action token is given before the clear phase, so that it stays."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (BEN, able("Dario"), "C8"))
    game.do(Move("cato", "C5", action="charge", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.doing) == (1, None)


def test_10_8a_who_fails_to_break_away_does_not_attack_either() -> None:
    """The action is over, and has cost its token."""
    game = table_of((ANN, able("Cato", "charge"), "C4"), (BEN, able("Dario"), "C5"), (BEN, able("Egon"), "E3"))
    decision = game.do(Move("cato", "D3", action="charge", roll=3, actor=ANN))
    assert decision.ruling.verdict == "break-away-failed"
    assert (game.state.by_id("cato").tokens, game.state.doing) == (1, None)


def test_27_1a_flurry_makes_two_close_attacks() -> None:
    """Two, and not three."""
    game = table_of((ANN, able("Cato", "flurry"), "C4"), (BEN, able("Dario"), "C5"))
    for count in (0, 1):
        assert game.state.by_id("cato").tokens == 0
        game.do(Attack("cato", ["dario"], "close", [1, 2], action="flurry" if count == 0 else None, actor=ANN))
    assert game.state.by_id("cato").tokens == 1
    assert game.refused(Attack("cato", ["dario"], "close", [1, 2], actor=ANN))


def test_27_1e_close_as_free_within_charge() -> None:
    """Charge lets a CLOSE action be given as FREE: both attacks of Flurry, still one action token."""
    game = table_of((ANN, able("Cato", "charge", "flurry"), "C3"), (BEN, able("Dario"), "C5"))
    game.do(Move("cato", "C4", action="charge", actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [1, 2], action="flurry", actor=ANN))
    assert game.state.by_id("cato").tokens == 0
    game.do(Attack("cato", ["dario"], "close", [1, 2], actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (1, 1)


def test_27_1j_hypersonic_speed_moves_attacks_and_moves_on() -> None:
    """The second move has what the first one left of the speed value: 8 less 3."""
    game = table_of((ANN, able("Cato", "hypersonic-speed"), "A1"), (BEN, able("Dario"), "C5"))
    game.do(Move("cato", "C4", action="hypersonic-speed", actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [1, 2], actor=ANN))
    six = ["D3", "E2", "F1", "G1", "H1", "H2"]
    assert game.refused(Move("cato", "H2", roll=6, path=six, actor=ANN))
    game.do(Move("cato", "H1", roll=6, path=six[:-1], actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.doing) == (1, None)


def test_27_1i_sidestep_is_free() -> None:
    """Two squares, no token, once per turn, and an action all the same."""
    game = table_of((ANN, able("Cato", "sidestep"), "A1"), (BEN, able("Dario"), "H8"))
    assert game.refused(Use("cato", "sidestep", to="A4", actor=ANN))
    game.do(Use("cato", "sidestep", to="A3", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (0, 0)
    assert game.refused(Use("cato", "sidestep", to="A5", actor=ANN)) == ["legal-free-used"]
    game.do(Move("cato", "A5", actor=ANN))


def test_27_4j_perplex_lasts_until_its_users_next_turn() -> None:
    """It holds through the opponent's turn, and ends when the user's next one begins."""
    game = table_of((ANN, able("Cato", "perplex"), "C3"), (BEN, able("Dario"), "C5"))
    game.do(Use("cato", "perplex", target="dario", value="defense", change=-1, actor=ANN))
    assert value(game, "dario", "defense") == 15
    game.do(EndTurn(actor=ANN))
    assert value(game, "dario", "defense") == 15
    game.do(EndTurn(actor=BEN))
    assert value(game, "dario", "defense") == 16


def test_27_4j_perplex_leaves_damage_alone() -> None:
    """Refused with its section, and not before: any other combat value may be modified."""
    game = table_of((ANN, able("Cato", "perplex"), "C3"), (BEN, able("Dario"), "C5"))
    refused = game.refused(Use("cato", "perplex", target="dario", value="damage", change=1, actor=ANN))
    assert refused == ["use-perplex-damage"]
    game.do(Use("cato", "perplex", target="dario", value="range", change=1, actor=ANN))


def test_27_4k_outwit_takes_a_power_until_its_users_next_turn() -> None:
    """The target can't use it; another of its powers stays."""
    game = table_of((ANN, able("Cato", "outwit"), "C3"), (BEN, able("Dario", "charge", "toughness"), "C5"))
    game.do(Use("cato", "outwit", target="dario", value="charge", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert "legal-cant-use" in game.refused(Move("dario", "C6", action="charge", actor=BEN))
    assert "toughness" not in game.state.affected(game.state.by_id("dario")).cant_use
    game.do(EndTurn(actor=BEN))
    assert game.state.affected(game.state.by_id("dario")).cant_use == frozenset()


def test_27_3k_regeneration_heals_half_the_roll() -> None:
    """A 3 heals two clicks, a 4 too; the action costs a token."""
    for roll in (3, 4):
        game = table_of((ANN, able("Cato", "regeneration"), "C3"), (BEN, able("Dario"), "C8"))
        game.do(Damage("cato", 4, actor=ANN))
        game.do(Use("cato", "regeneration", roll=roll, actor=ANN))
        assert (game.state.by_id("cato").click, game.state.by_id("cato").tokens) == (3, 1)


def test_27_3k_a_die_of_the_bot_is_told_once() -> None:
    """The log keeps the roll (P34); the ruling says what it came to, and not beside it that a d6 was rolled."""
    game = table_of((ANN, able("Cato", "regeneration"), "C3"), (BEN, able("Dario"), "C8"))
    game.do(Damage("cato", 4, actor=ANN))
    decision = game.do(Use("cato", "regeneration", actor=ANN), 3)
    assert [step.message for step in decision.ruling.steps if step.kind is StepKind.ROLL] == ["use-half-rolled"]
    assert [event.results for event in decision.events if isinstance(event, Thrown)] == [("3",)]


def test_7_1_a_power_without_an_action_is_refused_with_its_moment() -> None:
    """`/use incapacitate` changes nothing: it says that it is no action and that attacks offer it; KO'd, that alone."""
    game = table_of((ANN, able("Cato", "incapacitate"), "C2"), (BEN, able("Dario", "toughness"), "C8"))
    assert game.refused(Use("cato", "incapacitate", actor=ANN)) == ["legal-no-action", "legal-used-in-attacks"]
    assert game.refused(Use("dario", "toughness", actor=BEN)) == ["legal-no-action", "legal-used-by-itself"]
    game.do(Damage("dario", 9, actor=BEN))
    assert game.refused(Use("dario", "toughness", actor=BEN)) == ["game-refused-ko", "legal-used-by-itself"]


def test_7_7_a_use_that_does_nothing_says_so() -> None:
    """Poison that the players let stand with nobody beside changes nothing and says so; beside somebody it does not."""
    game = table_of((ANN, able("Cato", "poison"), "C2"), (BEN, able("Dario"), "C8"), (BEN, able("Egon"), "C3"))
    harm = game.do(Use("cato", "poison", actor=ANN))
    assert "game-use-idle" not in [step.message for step in harm.ruling.steps]
    far = table_of((ANN, able("Cato", "poison"), "C2"), (BEN, able("Dario"), "C8"))
    idle = far.do(Use("cato", "poison", override=True, actor=ANN))
    assert "game-use-idle" in [step.message for step in idle.ruling.steps]


def test_27_3k_a_dial_that_does_not_turn_has_its_own_reason() -> None:
    """Regeneration on the starting click says why nothing is healed, and nothing about affecting nobody."""
    game = table_of((ANN, able("Cato", "regeneration"), "C2"), (BEN, able("Dario"), "C8"))
    told = [step.message for step in game.do(Use("cato", "regeneration", roll=3, actor=ANN)).ruling.steps]
    assert "use-not-healed" in told
    assert "game-use-idle" not in told
