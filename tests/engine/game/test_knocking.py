"""Knockback in games, terrain used in attacks and destroyed by them (12.6, 16.9, 17.11, 27.1h, 27.2d)."""

from __future__ import annotations

import pytest

from engine.heroclix.game import Attack, Choose, ConfirmDamage, Correct, DropDamage, Move, Place, Undo, Use
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.map_games import fight_game, laid
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able

QUESTION = {"type": "distance", "a": "A1", "b": "A2"}


def at(game: Game, figure: str) -> str:
    """Return where a figure of one square stands."""
    return game.state.squares(game.state.by_id(figure))[0]


def struck(game: Game, attacker: str, *targets: str, kind: str = "close", choice: str = "use", **more: object) -> int:
    """Attack with double fours, choose about knockback; return the attack's number."""
    game.do(Attack(attacker, list(targets), kind, [4, 4], actor=ANN, **more))  # type: ignore[arg-type]
    number = game.state.pending[0].attack
    game.do(Choose(number, "knockback", choice, actor=ANN))
    return number


def duel(
    *more: tuple[str, dict[str, object], str], map_of: dict[str, object] | None = None, **of_dario: object
) -> Game:
    """Return a game with Cato (red, C1) beside Dario (blue, C2)."""
    dario = able("Dario", **of_dario)  # type: ignore[arg-type]
    return laid(map_of or {}, (ANN, able("Cato"), "C1"), (BEN, dario, "C2"), *more)


@pytest.mark.parametrize(("choice", "square"), [("use", "C5"), ("decline", "C2")])
def test_12_6b_knockback_is_the_attackers_choice(choice: str, square: str) -> None:
    """Doubles that hit: three squares away once the dial was clicked, and not before; or nowhere."""
    game = duel()
    number = struck(game, "cato", "dario", choice=choice)
    assert at(game, "dario") == "C2"
    game.do(ConfirmDamage(number, actor=ANN))
    assert (at(game, "dario"), game.state.by_id("dario").click) == (square, 4)


def test_12_6e_a_short_flight_costs_one_click() -> None:
    """Blocking terrain after one square: 3 damage and 1 more; after three squares it would cost nothing."""
    for rock, clicks in (("C4", 5), ("C6", 4)):
        game = duel(map_of={"blocking": [rock]})
        game.do(ConfirmDamage(struck(game, "cato", "dario"), actor=ANN))
        assert game.state.by_id("dario").click == clicks


def test_12_6e_a_character_in_the_way_costs_nothing() -> None:
    """It stops before the other one, unharmed by that."""
    game = duel((BEN, able("Egon"), "C4"))
    game.do(ConfirmDamage(struck(game, "cato", "dario"), actor=ANN))
    assert (at(game, "dario"), game.state.by_id("dario").click) == ("C3", 4)


def test_12_6e_toughness_takes_knockback_damage() -> None:
    """3 less 1 for the attack, 1 less 1 for the wall."""
    game = laid({"blocking": ["C4"]}, (ANN, able("Cato"), "C1"), (BEN, able("Dario", "toughness"), "C2"))
    game.do(ConfirmDamage(struck(game, "cato", "dario"), actor=ANN))
    assert (at(game, "dario"), game.state.by_id("dario").click) == ("C3", 3)


def test_12_6e_knockback_damage_may_ko() -> None:
    """Four clicks: 3 damage leave the last one, the wall takes it."""
    game = duel(map_of={"blocking": ["C4"]}, clicks=4)
    game.do(ConfirmDamage(struck(game, "cato", "dario"), actor=ANN))
    assert game.state.by_id("dario").ko


def test_r45_who_is_ko_d_is_not_knocked_back() -> None:
    """Knockback is not even offered."""
    game = duel(clicks=3)
    game.do(Attack("cato", ["dario"], "close", [4, 4], actor=ANN))
    assert game.state.pending[0].knocked_back == ()


def test_12_6g_the_farthest_goes_first() -> None:
    """Two in a line: the far one makes room for the near one."""
    click = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
    cato = {"name": "Cato", "range": 6, "targets": 2, "dial": [click], "abilities": ["improved-targeting:characters"]}
    game = laid({}, (ANN, cato, "A1"), (BEN, able("Egon"), "C3"), (BEN, able("Fox"), "D4"))
    game.do(Attack("cato", ["egon", "fox"], "range", [4, 4], divide={"egon": 1, "fox": 2}, actor=ANN))
    number = game.state.pending[0].attack
    game.do(Choose(number, "knockback", "use", actor=ANN))
    game.do(ConfirmDamage(number, actor=ANN))
    assert (at(game, "fox"), at(game, "egon")) == ("G7", "F6")


def test_12_6d_it_is_knocked_back_from_where_it_is_by_then() -> None:
    """The players moved it before they confirmed: the way begins there."""
    game = duel()
    number = struck(game, "cato", "dario")
    game.do(Place("dario", "D1", actor=BEN))
    game.do(ConfirmDamage(number, actor=ANN))
    assert at(game, "dario") == "G1"


def test_p33_dropped_damage_knocks_nobody_back() -> None:
    """Nothing happens to the target."""
    game = duel()
    game.do(DropDamage(struck(game, "cato", "dario"), actor=ANN))
    assert at(game, "dario") == "C2"


def test_12_6g_knockback_places_and_does_not_move() -> None:
    """So the log says placed for Poison and the like."""
    game = duel()
    game.do(ConfirmDamage(struck(game, "cato", "dario"), actor=ANN))
    dario = game.state.by_id("dario")
    assert (dario.placed, dario.moved) == (True, False)


def test_27_1h_force_blast_knocks_back_three_squares() -> None:
    """Within range 4 and line of fire, an opponent, for a token; no attack, so no damage but the flight's."""
    cato = able("Cato", "force-blast")
    game = laid({"blocking": ["C5"]}, (ANN, cato, "C1"), (BEN, able("Dario"), "C3"), (ANN, able("Fina"), "D1"))
    assert game.refused(Use("cato", "force-blast", target="fina", actor=ANN))
    game.do(Use("cato", "force-blast", target="dario", actor=ANN))
    assert (at(game, "dario"), game.state.by_id("dario").click, game.state.by_id("cato").tokens) == ("C4", 2, 1)


def test_p29_force_blast_on_somebody_who_can_t_be_knocked_back() -> None:
    """The action is spent, nobody moves."""
    dario = able("Dario", abilities=["immobile"])
    game = laid({}, (ANN, able("Cato", "force-blast"), "C1"), (BEN, dario, "C3"))
    game.do(Use("cato", "force-blast", target="dario", actor=ANN))
    assert (at(game, "dario"), game.state.by_id("cato").tokens) == ("C3", 1)


# terrain in attacks


def holder(*of_cato: str, kind: str = "object") -> Game:
    """Return a game with Cato (red, C1) holding a rock, beside Dario (blue, C2)."""
    lying = {"objects": [{"id": "rock", "at": "B1"}]}
    if kind == "marker":
        lying = {"markers": [{"kind": "blocking", "at": ["B1"], "id": "rock"}]}  # type: ignore[dict-item]
    game = laid(lying, (ANN, able("Cato", *of_cato), "C1"), (BEN, able("Dario"), "C2"))
    game.do(Move("cato", "C1", pick_up="rock", override=True, actor=ANN))
    for field, value in (("acted", False), ("tokens", 0)):
        game.do(Correct("cato", field, value, actor=ANN))
    return game


@pytest.mark.parametrize("roll", [[5, 4], [1, 2]])
def test_27_8h_what_was_swung_is_destroyed_without_debris(roll: list[int]) -> None:
    """After the attack has resolved, hit or miss; one more damage than without it."""
    for kind in ("object", "marker"):
        game = holder("super-strength", kind=kind)
        game.do(Attack("cato", ["dario"], "close", roll, action="close-terrain-action", actor=ANN))
        if game.state.pending:
            assert len(game.state.things) == 1
            if game.state.pending[0].stage == "deciding":
                game.do(Choose(game.state.pending[0].attack, "*", "decline", actor=ANN))
            game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
            assert game.state.by_id("dario").click == 5
        assert (game.state.things, game.state.markers, game.state.lifted) == ((), (), ())


def test_27_8h_empty_hands_swing_nothing() -> None:
    """Refused with the reason."""
    game = duel()
    refused = game.refused(Attack("cato", ["dario"], "close", [3, 4], action="close-terrain-action", actor=ANN))
    assert "legal-nothing-held" in refused


def test_27_8i_what_was_thrown_is_destroyed() -> None:
    """Damage 2 instead of 3."""
    game = holder()
    game.do(Place("dario", "C4", actor=BEN))
    game.do(Attack("cato", ["dario"], "range", [5, 4], action="range-terrain-action", actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("dario").click, game.state.things) == (3, ())


def test_27_2l_telekinesis_throws_what_lies_in_reach() -> None:
    """It is destroyed all the same, and leaves no debris."""
    game = laid(
        {"markers": [{"kind": "hindering", "at": ["B3"], "id": "bush"}]},
        (ANN, able("Cato", "telekinesis"), "C1"),
        (BEN, able("Dario"), "C4"),
    )
    game.do(Attack("cato", ["dario"], "range", [5, 4], action="range-terrain-action", actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("dario").click, game.state.markers) == (3, ())


def test_27_6d_the_terrain_that_a_shot_opens_is_destroyed() -> None:
    """Once the attack has resolved; debris lies there."""
    cato = able("Cato", abilities=["improved-targeting:destroy-blocking"])
    game = laid({"blocking": ["C3"]}, (ANN, cato, "C1"), (BEN, able("Dario"), "C5"))
    game.do(Attack("cato", ["dario"], "range", [1, 2], actor=ANN))
    assert [marker.kind for marker in game.state.markers] == ["debris"]


def test_27_2d_quake_destroys_before_it_attacks() -> None:
    """The wall between them is gone, so that Dario is a target; two damage each, and knockback."""
    game = laid(
        {"walls": ["C1/C2"], "blocking": ["B1"]}, (ANN, able("Cato", "quake"), "C1"), (BEN, able("Dario"), "C2")
    )
    before = game.state
    game.do(Use("cato", "quake", actor=ANN), 5, 4)
    number = game.state.pending[0].attack
    document = to_document(game.state, QUESTION)
    assert "walls" not in document["map"]
    assert len(document["markers"]) == 3
    assert read(document)[0] == game.state.position()
    game.do(Choose(number, "knockback", "use", actor=ANN))
    game.do(ConfirmDamage(number, actor=ANN))
    assert (game.state.by_id("dario").click, at(game, "dario")) == (3, "C5")
    for _ in range(3):
        game.do(Undo(actor=ANN))
    assert game.state == before


def test_17_14c_the_damage_for_a_lost_footing_comes_after_the_attack() -> None:
    """Quake takes the marker from under Dario at once, and the damage for that once the action has resolved."""
    game = laid(
        {"markers": [{"kind": "elevated", "at": ["C2"], "id": "roof"}]},
        (ANN, able("Cato", "quake"), "C1"),
        (BEN, able("Dario"), "C2"),
    )
    game.do(Use("cato", "quake", actor=ANN), 5, 4)
    assert (game.state.falling, game.state.by_id("dario").click) == (("dario",), 1)
    number = game.state.pending[0].attack
    game.do(Choose(number, "knockback", "decline", actor=ANN))
    game.do(ConfirmDamage(number, actor=ANN))
    assert (game.state.falling, game.state.by_id("dario").click) == ((), 4)


def test_a_fight_on_the_map_is_taken_back_step_by_step() -> None:
    """Knockback, terrain and Mind Control included."""
    game = fight_game()
    while game.state.last is not None:
        before = game.state.last.before
        game.do(Undo(actor=JUDGE, judge=True))
        assert game.state == before
