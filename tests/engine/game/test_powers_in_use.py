"""Powers with a use of their own, in games: Poison, Support, Barrier, Smoke Cloud, Telekinesis, attacks on all."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    Attack,
    Choose,
    ConfirmDamage,
    Damage,
    EndTurn,
    LoadMap,
    Move,
    Place,
    Undo,
    Use,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import answer
from tests.engine.game.tables import ANN, BEN, JUDGE, MAP, Game, able, table_of


def click(game: Game, figure: str) -> int:
    """Return the click a figure's dial stands on."""
    return game.state.by_id(figure).click


def attack_value(game: Game, attacker: str, target: str) -> object:
    """Return the attack value of a range attack now."""
    ask = {"type": "value", "figure": attacker, "value": "attack", "during": {"attack": "range", "target": target}}
    return answer(game.state.position(), ask).fields["result"]


def confirm(game: Game) -> None:
    """Decline what is asked and click the damage of the attack that waits."""
    number = game.state.pending[0].attack
    if game.state.pending[0].stage == "deciding":
        game.do(Choose(number, "*", "decline", actor=JUDGE, judge=True))
    if game.state.pending:
        game.do(ConfirmDamage(number, actor=JUDGE, judge=True))


def test_27_2j_poison_deals_1_to_every_adjacent_opponent() -> None:
    """All adjacent opponents at once, with their own reducers; nobody two squares away, no friend; no token."""
    game = table_of(
        (ANN, able("Cato", "poison"), "C2"),
        (ANN, able("Fina"), "B2"),
        (BEN, able("Dario"), "C3"),
        (BEN, able("Egon", "toughness"), "D2"),
        (BEN, able("Gala"), "C5"),
    )
    game.do(Use("cato", "poison", actor=ANN))
    assert [click(game, name) for name in ("dario", "egon", "gala", "fina")] == [2, 1, 1, 1]
    assert game.state.by_id("cato").tokens == 0
    assert game.refused(Use("cato", "poison", actor=ANN)) == ["legal-free-used"]


def test_27_2j_no_poison_after_moving_or_being_placed() -> None:
    """Neither a move nor a placement this turn."""
    for command in (Move("cato", "C2", actor=ANN), Place("cato", "C2", actor=ANN)):
        game = table_of((ANN, able("Cato", "poison"), "A2"), (BEN, able("Dario"), "C3"))
        game.do(command)
        assert game.refused(Use("cato", "poison", actor=ANN))


def test_27_2j_immune_and_safeguarded_opponents_are_not_poisoned() -> None:
    """They take nothing, and are no reason to use it where nobody else is adjacent."""
    for shield in ("immune", "safeguard:poison"):
        game = table_of((ANN, able("Cato", "poison"), "C2"), (BEN, able("Dario", abilities=[shield]), "C3"))
        assert game.refused(Use("cato", "poison", actor=ANN)) == ["legal-no-choice"]
        game.do(Place("boro", "D2", actor=BEN))
        game.do(Use("cato", "poison", actor=ANN))
        assert (click(game, "dario"), click(game, "boro")) == (1, 2)


def test_27_7p_a_stop_does_not_hold_against_poison() -> None:
    """STOP is for damage from attacks: Poison turns the dial on, and further Poison past it."""
    game = table_of((ANN, able("Cato", "poison"), "C2"), (BEN, able("Dario", stops=[2]), "C3"))
    for clicks in (2, 3):
        game.do(Use("cato", "poison", actor=ANN))
        assert click(game, "dario") == clicks
        game.do(EndTurn(actor=ANN))
        game.do(EndTurn(actor=BEN))


def test_24_1_poison_kos_a_bystander() -> None:
    """Any damage does."""
    pog = {"name": "Pog", "values": {"speed": 5, "attack": 8, "defense": 14, "damage": 1}, "bystander": True}
    game = table_of((ANN, able("Cato", "poison"), "C2"), (BEN, pog, "C3"))
    game.do(Use("cato", "poison", actor=ANN))
    assert game.state.by_id("pog").ko


def test_27_4c_support_heals_an_adjacent_friend() -> None:
    """Half the die, rounded up, for the friend; not for one two squares away."""
    game = table_of((ANN, able("Cato", "support"), "C2"), (ANN, able("Fina"), "C3"), (ANN, able("Gala"), "C5"))
    game.do(Damage("fina", 4, actor=ANN))
    assert "legal-target-not-beside" in game.refused(Use("cato", "support", target="gala", roll=6, actor=ANN))
    game.do(Use("cato", "support", target="fina", roll=5, actor=ANN))
    assert (click(game, "fina"), game.state.by_id("cato").tokens, game.state.by_id("fina").tokens) == (2, 1, 0)


def test_27_7p_stop_heals_one_less() -> None:
    """By Support and Regeneration while STOP shows: a 3 heals one click, a 2 none at all."""
    for roll, healed in ((3, 1), (2, 0)):
        game = table_of((ANN, able("Cato", "regeneration", stops=[4]), "C2"))
        game.do(Damage("cato", 3, actor=ANN))
        game.do(Use("cato", "regeneration", roll=roll, actor=ANN))
        assert click(game, "cato") == 4 - healed
        assert game.state.by_id("cato").tokens == 1


def test_6_6a_support_on_a_bystander_heals_nothing() -> None:
    """A bystander can't be healed; the action is carried out all the same."""
    pog = {"name": "Pog", "values": {"speed": 5, "attack": 8, "defense": 14, "damage": 1}, "bystander": True}
    game = table_of((ANN, able("Cato", "support"), "C2"), (ANN, pog, "C3"))
    game.do(Use("cato", "support", target="pog", roll=6, actor=ANN))
    assert game.state.by_id("cato").tokens == 1


def test_27_3f_barrier_blocks_until_the_users_next_turn() -> None:
    """Blocking markers that bar the opponent's line, and are gone when the user's side begins its next turn."""
    game = table_of((ANN, able("Cato", "barrier"), "C2"), (BEN, able("Dario"), "C6"))
    game.do(Use("cato", "barrier", squares=["B4", "C4"], actor=ANN))
    assert [(marker.kind, len(marker.squares)) for marker in game.state.markers] == [("barrier", 2)]
    game.do(EndTurn(actor=ANN))
    assert "legal-target-no-line" in game.refused(Attack("dario", ["cato"], "range", actor=BEN))
    game.do(EndTurn(actor=BEN))
    assert (game.state.markers, game.state.generated) == ((), ())
    game.do(Undo(actor=BEN))
    assert len(game.state.markers) == 1


def test_21_6b_each_marker_is_beside_another() -> None:
    """A gap is refused, an occupied square and a fifth marker too; nothing is laid then."""
    game = table_of((ANN, able("Cato", "barrier"), "C2"), (BEN, able("Dario"), "C6"))
    for squares in (["B4", "E4"], ["C6"], ["A4", "B4", "C4", "C5", "D5"], ["B4", "B4"]):
        assert game.refused(Use("cato", "barrier", squares=squares, actor=ANN))
    assert game.state.markers == ()
    with pytest.raises(DocumentError):
        game.ask(Use("cato", "barrier", actor=ANN))


def test_27_3f_at_least_one_marker_within_line_of_fire() -> None:
    """All behind a wall is refused; with the first before it, it may."""
    game = table_of((ANN, able("Cato", "barrier"), "D2"), (BEN, able("Dario"), "C8"))
    game.do(LoadMap({"size": [8, 8], "blocking": ["D4", "C4", "E4", "B4", "F4", "A4", "G4"]}, actor=JUDGE, judge=True))
    assert game.refused(Use("cato", "barrier", squares=["H5"], actor=ANN)) == ["game-refused-markers-unseen"]
    assert "area-none-in-line" in game.refused(Use("cato", "barrier", squares=["D6", "D7", "D8", "E8"], actor=ANN))
    game.do(Use("cato", "barrier", squares=["D3"], actor=ANN))


def test_27_3f_barrier_goes_even_if_lost() -> None:
    """Its user KO'd meanwhile: the markers go with the turn all the same."""
    game = table_of((ANN, able("Cato", "barrier"), "C2"), (ANN, able("Fina"), "A1"), (BEN, able("Dario"), "C6"))
    game.do(Use("cato", "barrier", squares=["B4"], actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    assert game.state.markers
    game.do(EndTurn(actor=BEN))
    assert game.state.markers == ()


def test_20_6d_smoke_stays_where_its_power_is_lost() -> None:
    """Nothing says "even if lost": the smoke of a KO'd figure stays, and troubles nobody any more."""
    game = table_of((ANN, able("Cato", "smoke-cloud"), "C2"), (ANN, able("Fina"), "A1"), (BEN, able("Dario"), "C6"))
    game.do(Use("cato", "smoke-cloud", squares=["C5", "C6"], actor=ANN))
    assert game.state.position().markers[0].by == "red"
    game.do(EndTurn(actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    assert game.state.position().markers[0].by == ""
    decision = game.do(EndTurn(actor=BEN))
    assert "game-markers-stay" in [step.message for step in decision.ruling.steps]
    assert len(game.state.markers) == 1


def test_27_2h_smoke_troubles_opponents_in_it() -> None:
    """Attack -1 for an opponent on a marker, none beside it; removed at the beginning of the user's next turn."""
    game = table_of((ANN, able("Cato", "smoke-cloud"), "C2"), (BEN, able("Dario"), "C6"), (BEN, able("Egon"), "F6"))
    game.do(Use("cato", "smoke-cloud", squares=["C5", "C6"], actor=ANN))
    assert (attack_value(game, "dario", "cato"), attack_value(game, "egon", "cato")) == (9, 10)
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert game.state.markers == ()


def test_27_2l_telekinesis_places_a_friend() -> None:
    """Four squares at most; the friend counts as placed, and the action costs its user a token."""
    game = table_of((ANN, able("Cato", "telekinesis"), "A1"), (ANN, able("Fina"), "A2"), (BEN, able("Dario"), "H8"))
    assert "area-telekinesis-too-far" in game.refused(Use("cato", "telekinesis", target="fina", to="F2", actor=ANN))
    game.do(Use("cato", "telekinesis", target="Fina", to="E2", actor=ANN))
    fina = game.state.by_id("fina")
    assert (game.state.squares(fina), fina.placed, fina.tokens) == (("E2",), True, 0)
    assert game.state.by_id("cato").tokens == 1


def test_27_2l_telekinesis_places_an_object_and_not_an_opponent() -> None:
    """A crate is put elsewhere; an opponent is no choice."""
    game = table_of((ANN, able("Cato", "telekinesis"), "A1"), (BEN, able("Dario"), "C1"))
    lying = {**MAP, "objects": [{"id": "crate", "at": "B2"}]}
    game.do(LoadMap(lying, actor=JUDGE, judge=True))
    assert game.refused(Use("cato", "telekinesis", target="dario", to="D1", actor=ANN))
    game.do(Use("cato", "telekinesis", target="crate", to="C3", actor=ANN))
    assert game.state.things[0].square == game.state.map.square(2, 2)  # type: ignore[union-attr]
    assert to_document(game.state)["objects"] == [{"id": "crate", "at": "C3"}]


def test_a_marker_placed_elsewhere_still_goes_with_the_others() -> None:
    """One of two barrier markers is placed elsewhere; both are removed at the beginning of the next turn."""
    game = table_of(
        (ANN, able("Cato", "barrier"), "A1"), (ANN, able("Fina", "telekinesis"), "F3"), (BEN, able("Dario"), "H8")
    )
    game.do(Use("cato", "barrier", squares=["C2", "C3"], actor=ANN))
    game.do(Use("fina", "telekinesis", target="barrier@C3", to="D2", actor=ANN))
    laid = {square for marker in game.state.markers for square in marker.squares}
    assert {game.state.map.name_of(square) for square in laid} == {"C2", "D2"}  # type: ignore[union-attr]
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert game.state.markers == ()


def test_12_1b_pulse_wave_lists_its_targets_itself() -> None:
    """All within range and line of fire, friends too; one damage each, Toughness silenced."""
    game = table_of(
        (ANN, able("Cato", "pulse-wave"), "C3"),
        (ANN, able("Fina"), "B3"),
        (BEN, able("Dario", "toughness"), "C5"),
        (BEN, able("Egon"), "H8"),
    )
    game.do(Use("cato", "pulse-wave", actor=ANN), 5, 5)
    assert set(game.state.pending[0].targets) == {"fina", "dario"}
    confirm(game)
    assert [click(game, name) for name in ("fina", "dario", "egon")] == [2, 2, 1]


def test_27_2c_pulse_wave_needs_an_opponent() -> None:
    """With only a friend near it is refused, with its reason."""
    game = table_of((ANN, able("Cato", "pulse-wave"), "C3"), (ANN, able("Fina"), "B3"), (BEN, able("Egon"), "H8"))
    assert game.refused(Use("cato", "pulse-wave", actor=ANN)) == ["legal-targets-no-opponent"]


def test_27_2b_energy_explosion_spreads() -> None:
    """Two damage to the target and to whoever is beside it, all at once."""
    game = table_of(
        (ANN, able("Cato", "energy-explosion"), "C2"), (BEN, able("Dario"), "C6"), (BEN, able("Egon"), "D6")
    )
    game.do(Attack("cato", ["dario"], "range", [5, 5], action="energy-explosion", actor=ANN))
    confirm(game)
    assert (click(game, "dario"), click(game, "egon")) == (3, 3)


def test_27_2k_steal_energy_heals_after_the_attack() -> None:
    """One click, once damage was dealt; nothing after a miss."""
    for roll, healed in (([3, 4], 1), ([1, 2], 0)):
        game = table_of((ANN, able("Cato", "steal-energy"), "C2"), (BEN, able("Dario"), "C3"))
        game.do(Damage("cato", 2, actor=ANN))
        game.do(Attack("cato", ["dario"], "close", roll, actor=ANN))
        if game.state.pending:
            confirm(game)
        assert click(game, "cato") == 3 - healed


def test_27_2f_incapacitate_gives_a_token_instead() -> None:
    """Used: a token and no damage; declined: the damage."""
    for choice, tokens, clicks in (("use", 1, 1), ("decline", 0, 4)):
        game = table_of((ANN, able("Cato", "incapacitate"), "C2"), (BEN, able("Dario"), "C3"))
        game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
        game.do(Choose(game.state.pending[0].attack, "incapacitate:cato", choice, actor=ANN))
        confirm(game)
        assert (game.state.by_id("dario").tokens, click(game, "dario")) == (tokens, clicks)


def test_27_2a_blades_replace_the_damage_by_the_die() -> None:
    """A 5 deals 5; a 1 deals the printed damage less one."""
    for roll, clicks in ((5, 6), (1, 3)):
        game = table_of((ANN, able("Cato", "blades-claws-fangs"), "C2"), (BEN, able("Dario", clicks=8), "C3"))
        game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
        game.do(Choose(game.state.pending[0].attack, "blades-claws-fangs:cato", roll, actor=ANN))
        confirm(game)
        assert click(game, "dario") == clicks


def test_17_6_a_move_may_come_back_to_where_it_began() -> None:
    """A crate three squares away is picked up by a move that ends in its first square; ten squares away it is not."""
    for square, there in (("C5", True), ("H8", False)):
        game = table_of((ANN, able("Cato"), "C1"), (BEN, able("Dario"), "H1"))
        game.do(LoadMap({"size": [8, 8], "objects": [{"id": "crate", "at": square}]}, actor=JUDGE, judge=True))
        assert game.ask(Move("cato", "C1", pick_up="crate", actor=ANN)).refused != there


def test_no_barrier_over_a_figure_even_if_players_let_it_stand() -> None:
    """Too far away may stand; on a figure's own square it can't."""
    game = table_of((ANN, able("Cato", "barrier"), "A1"), (BEN, able("Dario"), "C4"))
    over = Use("cato", "barrier", squares=["C4"], override=True, actor=ANN)
    assert game.refused(over) == ["game-refused-occupied"]
    game.do(Use("cato", "barrier", squares=["H8"], override=True, actor=ANN))
    assert game.state.objections


def test_who_is_gone_is_no_choice_of_telekinesis() -> None:
    """A KO'd friend is refused with the section of the KO (12.5d)."""
    game = table_of((ANN, able("Cato", "telekinesis"), "A1"), (ANN, able("Fina"), "B2"))
    game.do(Damage("fina", 9, actor=ANN))
    assert game.refused(Use("cato", "telekinesis", target="fina", to="C3", actor=ANN)) == ["game-refused-ko"]


def test_27_2l_a_larger_base_is_no_choice() -> None:
    """Refused in a square where it would reach over the edge of the map, too."""
    game = table_of((ANN, able("Cato", "telekinesis"), "A1"), (ANN, able("Fina", base=[1, 2], size="giant"), "C6"))
    for square in ("C5", "D8"):
        assert game.refused(Use("cato", "telekinesis", target="fina", to=square, actor=ANN))
