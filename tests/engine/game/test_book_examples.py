"""The book's examples that are about the course of a game: actions, tokens, what is lost, what is removed."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    ConfirmDamage,
    Damage,
    EndTurn,
    Finish,
    Move,
    Place,
    Use,
)
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of


def confirm(game: Game, **choices: str) -> None:
    """Answer what is asked, by default with a refusal, and click the damage of the attack that waits."""
    number = game.state.pending[0].attack
    for choice, value in choices.items():
        game.do(Choose(number, choice, value, actor=JUDGE, judge=True))
    if game.state.pending and game.state.pending[0].stage == "deciding":
        game.do(Choose(number, "*", "decline", actor=JUDGE, judge=True))
    if game.state.pending:
        game.do(ConfirmDamage(number, actor=JUDGE, judge=True))


def around(game: Game) -> None:
    """End both players' turns, so that it is Ann's again."""
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))


def test_7_7_who_came_near_and_cannot_attack_is_done() -> None:
    """The charge ends beside somebody who can't be targeted: no attack, and the action resolves with its token."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (BEN, able("Dario", abilities=["immune"]), "C5"))
    game.do(Move("cato", "B5", action="charge", actor=ANN))
    assert game.state.squares(game.state.by_id("cato")) == ("B5",)
    assert game.refused(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    assert game.state.by_id("cato").tokens == 0
    game.do(Finish(actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.doing) == (1, None)


def test_7_7_who_came_near_and_can_attack_does() -> None:
    """The same charge at somebody without that protection."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (BEN, able("Dario"), "C5"))
    game.do(Move("cato", "B5", action="charge", actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    confirm(game)
    assert (game.state.by_id("dario").click, game.state.by_id("cato").tokens) == (4, 1)


def test_7_9_three_actions_at_300_points() -> None:
    """Three costed actions of a turn are given, the fourth is refused; the next turn counts from none again."""
    four = {"Una": "A2", "Dua": "C2", "Tria": "E2", "Qua": "G2"}
    game = table_of(*((ANN, able(name), at) for name, at in four.items()))
    game.do(Place("boro", "A8", actor=BEN))
    for name, square in (("una", "A3"), ("dua", "C3"), ("tria", "E3")):
        game.do(Move(name, square, actor=ANN))
    assert game.refused(Move("qua", "G3", actor=ANN)) == ["legal-total-used"]
    around(game)
    game.do(Move("qua", "G3", actor=ANN))


def test_8_1f_knocking_back_is_no_use_of_force_blast() -> None:
    """The KNOCKBACK that Force Blast grants is applied, and Force Blast has not been used this turn."""
    game = table_of((ANN, able("Cato", "force-blast"), "C2"), (BEN, able("Dario"), "C3"))
    game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    confirm(game, knockback="use")
    assert game.state.squares(game.state.by_id("dario")) == ("C6",)
    assert "force-blast" not in game.state.by_id("cato").used


def test_10_8a_a_charge_that_does_not_break_away() -> None:
    """On a 3 the bull stays, may not attack nor be given a FREE action within, and its action is spent."""
    game = table_of((ANN, able("Cato", "charge", "poison"), "C2"), (BEN, able("Dario"), "C3"))
    game.do(Move("cato", "A2", action="charge", roll=3, actor=ANN))
    cato = game.state.by_id("cato")
    assert (game.state.squares(cato), cato.moved) == (("C2",), False)
    assert game.refused(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    if game.state.doing is not None:
        game.do(Finish(actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used) == (1, 1)


def test_10_8a_a_charge_that_breaks_away() -> None:
    """On a 4 it moves away, and may charge whoever it left."""
    game = table_of((ANN, able("Cato", "charge"), "C2"), (BEN, able("Dario"), "C3"))
    game.do(Move("cato", "B2", action="charge", roll=4, actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    confirm(game)
    assert game.state.by_id("dario").click == 4


@pytest.mark.parametrize("share", [-1, 0.5])
def test_12_4_damage_is_dealt_in_whole_numbers_from_0(share: float) -> None:
    """Neither less than nothing nor half a point can be assigned; what is not possible changes nothing."""
    game = table_of((ANN, able("Cato", targets=2), "C2"), (BEN, able("Dario"), "C5"), (BEN, able("Egon"), "F2"))
    before = game.state
    divide = {"dario": share, "egon": 3 - share}
    targets = ["dario", "egon"]
    with pytest.raises(DocumentError):
        game.ask(Attack("cato", targets, "range", [5, 4], divide=divide, actor=ANN))  # type: ignore[arg-type]
    assert game.state is before
    game.do(Attack("cato", targets, "range", [5, 4], divide={"dario": 0, "egon": 3}, actor=ANN))
    confirm(game)
    assert (game.state.by_id("dario").click, game.state.by_id("egon").click) == (1, 4)


def test_15_3a_the_barrier_of_someone_off_the_map() -> None:
    """The markers stay after the mason left the map, and go at the beginning of its side's next turn."""
    game = table_of((ANN, able("Mara", "barrier"), "C2"), (BEN, able("Dario"), "H8"))
    game.do(Use("mara", "barrier", squares=["C4", "C5"], actor=ANN))
    game.do(Place("mara", None, actor=ANN))
    assert len(game.state.generated) == 1
    game.do(EndTurn(actor=ANN))
    assert [marker.kind for marker in game.state.markers] == ["barrier"]
    game.do(EndTurn(actor=BEN))
    assert game.state.markers == ()


def test_17_7_a_barrier_in_someones_hands_is_removed_too() -> None:
    """A strong character holds one of the markers: at the beginning of the next turn that one goes as well."""
    game = table_of(
        (ANN, able("Mara", "barrier"), "C2"), (ANN, able("Stan", "super-strength"), "A4"), (BEN, able("Dario"), "H8")
    )
    game.do(Use("mara", "barrier", squares=["C4", "C5"], actor=ANN))
    wall = game.state.generated[0].marker
    game.do(Move("stan", "B5", pick_up=f"{wall}@C5", actor=ANN))
    assert [thing.held_by for thing in game.state.things if thing.held_by] == ["stan"]
    around(game)
    assert game.state.markers == ()
    assert [thing.held_by for thing in game.state.things if thing.held_by] == []


def test_20_4_a_power_clicked_off_the_dial_is_lost() -> None:
    """Charge stands on the first click alone: after 1 damage it can't be given any more."""
    clicks = [{"speed": 8, "attack": 10, "defense": 16, "damage": 3, "powers": ["charge"]}]
    clicks += [{"speed": 8, "attack": 10, "defense": 16, "damage": 3}] * 3
    game = table_of((ANN, {**able("Cato"), "dial": clicks}, "C2"), (BEN, able("Dario"), "H8"))
    game.do(Damage("cato", 1, actor=ANN))
    assert game.refused(Move("cato", "C4", action="charge", actor=ANN))
    game.do(Move("cato", "C4", actor=ANN))


def test_20_4_what_a_ko_d_character_granted_is_lost() -> None:
    """Empower adds 1 while its owner stands beside, and nothing once it is KO'd."""
    for clicks, taken in ((0, 4), (6, 3)):
        game = table_of((ANN, able("Cato"), "C2"), (ANN, able("Fina", "empower"), "B2"), (BEN, able("Dario"), "C3"))
        if clicks:
            game.do(Damage("fina", clicks, actor=ANN))
        game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
        confirm(game)
        assert game.state.by_id("dario").click == 1 + taken


def test_19_4a_a_copied_team_ability_outlasts_its_source() -> None:
    """What Wild Card copied stays with the copier after every friend that could use it was KO'd."""
    game = table_of((ANN, able("Cato", abilities=["wild-card"]), "C2"), (ANN, able("Fina"), "B2"))
    game.do(Use("cato", "wild-card", value="Harbour Watch", actor=ANN))
    game.do(Damage("fina", 6, actor=ANN))
    around(game)
    assert [(effect.on, effect.what) for effect in game.state.lasting] == [("cato", "Harbour Watch")]


def test_21_6c_three_generators_with_two_each_make_six() -> None:
    """The maximum counts what one character generated: three of them have six on the map, and a seventh is refused."""
    imp = {"name": "Imp", "bystander": True, "values": {"speed": 6, "attack": 8, "defense": 13, "damage": 1}}
    makers = {"Una": ("A2", "A3", "B3"), "Dua": ("D2", "D3", "E3"), "Tria": ("G2", "G3", "H3")}
    game = table_of(*((ANN, able(name), at[0]) for name, at in makers.items()))
    for name, (_, *around_it) in makers.items():
        for at in around_it:
            game.do(AddFigure(imp, at, generated_by=name, limit=2, actor=ANN))
    assert sum(figure.name == "Imp" for figure in game.state.in_play) == 6
    for name in makers:
        assert game.refused(AddFigure(imp, "D5", generated_by=name, limit=2, actor=ANN)) == ["game-refused-max"]
