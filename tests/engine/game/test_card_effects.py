"""Effects of cards that last in a game: what they do, and when they end (6.8, 6.9a, 18.5, 20.3, 20.6, 21.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError, adjudicate
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.game import (
    Attack,
    BeginEffect,
    ConfirmDamage,
    Correct,
    Damage,
    EndEffect,
    EndTurn,
    Finish,
    Move,
    Place,
    Undo,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, able, table_of

CRY: list[dict[str, Any]] = [{"modify": "attack", "add": 1}]


def table(*powers: str, **more: Any) -> Game:
    """Return a game with Cato (red, C2), who has these powers, Fina beside him and Dario (blue) on C6."""
    cato = able("Cato", *powers, **more)
    return table_of((ANN, cato, "C2"), (ANN, able("Fina"), "B2"), (BEN, able("Dario"), "C6"))


def begin(game: Game, until: str = "turn", effects: list[dict[str, Any]] = CRY, **more: Any) -> None:
    """Put Battle Cry in force on Cato."""
    game.do(BeginEffect("cato", "Battle Cry", effects, until, **{"actor": ANN, **more}))  # type: ignore[arg-type]


def in_force(game: Game) -> list[str]:
    """Return the names of the effects in force."""
    return [effect.power for effect in game.state.lasting]


def value(game: Game, name: str = "attack", figure: str = "cato") -> object:
    """Return what a combat value of a figure comes to now."""
    position = game.state.position()
    return calculated(position, position.figure(figure), name).value


@pytest.mark.parametrize(
    ("effects", "name", "number"),
    [
        (CRY, "attack", 11),
        ([{"replace": "attack", "set": 7}], "attack", 7),
        ([{"replace": "damage", "halve": True}], "damage", 2),
        ([{"bound": "attack", "maximum": 9}], "attack", 9),
        ([{"grants": "combat-reflexes"}, {"modify": "defense", "add": 1}], "defense", 17),
    ],
)
def test_6_8_what_a_card_does_to_values_while_it_lasts(effects: list[dict[str, Any]], name: str, number: int) -> None:
    """Modifiers, replacements and bounds count in the game and in its position document, then no more."""
    game = table()
    before = value(game, name)
    begin(game, effects=effects)
    assert value(game, name) == number
    document = to_document(game.state, {"type": "value", "figure": "cato", "value": name})
    assert adjudicate(document).fields["result"] == number
    game.do(EndTurn(actor=ANN))
    assert (value(game, name), in_force(game)) == (before, [])


def test_6_8_a_special_power_of_a_games_figure_replaces_a_value() -> None:
    """A replacement on the figure's own card counts on the clicks that show it."""
    plan = {"name": "Plan", "effects": [{"replace": "attack", "set": 12}], "clicks": [1]}
    game = table(special=[plan])
    assert value(game) == 12
    game.do(Damage("cato", 1, actor=ANN))
    assert value(game) == 10


@pytest.mark.parametrize(("by", "ends_after"), [(None, 2), ("cato", 2), ("dario", 1)])
def test_20_3_until_the_next_turn_of_its_player(by: str | None, ends_after: int) -> None:
    """Ann's effect ends as her next turn begins, Ben's as his does."""
    game = table()
    begin(game, "next-turn", by=by)
    for turn, user in enumerate((ANN, BEN), 1):
        game.do(EndTurn(actor=user))
        assert in_force(game) == (["Battle Cry"] if turn < ends_after else [])


def test_20_3_until_it_moves() -> None:
    """A friend's move and a placing leave it; its own move ends it."""
    game = table()
    begin(game, "moves")
    game.do(Move("fina", "A2", actor=ANN))
    game.do(Place("cato", "C3", actor=ANN))
    assert in_force(game) == ["Battle Cry"]
    game.do(Move("cato", "C2", actor=ANN))
    assert in_force(game) == []


def test_20_3_until_it_clears_action_tokens() -> None:
    """Acting this turn it keeps its token and the effect; it ends with the clear phase in which the token goes."""
    game = table()
    begin(game, "clears")
    game.do(Move("cato", "C3", actor=ANN))
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
        assert in_force(game) == ["Battle Cry"]
    game.do(EndTurn(actor=ANN))
    assert in_force(game) == []


@pytest.mark.parametrize("user", [ANN, BEN])
def test_6_9a_until_the_attack_resolves(user: str) -> None:
    """It counts for the attack and ends with it, on the attacker as on a target; another's attack leaves it."""
    game = table("flurry")
    for name, square in (("cato", "C5"), ("fina", "B5")):
        game.do(Place(name, square, actor=ANN))
    on = "cato" if user == ANN else "dario"
    game.do(BeginEffect(on, "Battle Cry", CRY, "attack", actor=user))
    game.do(Attack("fina", ["dario"], "close", [1, 2], actor=ANN))
    assert in_force(game) == (["Battle Cry"] if on == "cato" else [])
    if on == "cato":
        game.do(Attack("cato", ["dario"], "close", [4, 5], action="flurry", actor=ANN))
        assert in_force(game) == ["Battle Cry"]
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
        assert in_force(game) == []


def test_6_9a_until_the_action_resolves() -> None:
    """Charge: it lasts through the move and ends with the action, finished or carried out."""
    for finish in (True, False):
        game = table("charge")
        begin(game, "action")
        game.do(Move("cato", "C5", action="charge", actor=ANN))
        assert in_force(game) == ["Battle Cry"]
        if finish:
            game.do(Finish(actor=ANN))
        else:
            game.do(Attack("cato", ["dario"], "close", [1, 2], actor=ANN))
        assert in_force(game) == []


def test_20_3_as_long_as_is_ended_by_hand() -> None:
    """The game says that it can't see the end; its player ends it by name or number, no other player does."""
    game = table()
    decision = game.do(BeginEffect("cato", "Battle Cry", CRY, "as-long-as", actor=ANN))
    assert "game-effect-by-hand" in [step.message for step in decision.ruling.steps]
    for user in (ANN, BEN, ANN, BEN):
        game.do(EndTurn(actor=user))
    assert game.refused(EndEffect("cato", "Battle Cry", actor=BEN)) == ["game-refused-not-yours"]
    assert game.refused(EndEffect("cato", "Sky Cry", actor=ANN)) == ["game-refused-no-effect"]
    assert game.refused(EndEffect("fina", "Battle Cry", actor=ANN)) == ["game-refused-no-effect"]
    number = game.state.lasting[0].number
    game.do(EndEffect("cato", number, actor=ANN))
    assert in_force(game) == []
    game.do(Undo(actor=ANN))
    game.do(EndEffect("cato", "battle cry", actor=ANN))


@pytest.mark.parametrize(
    ("until", "lost", "stays"), [("next-turn", False, False), ("next-turn", True, True), ("game", False, True)]
)
def test_20_6e_lost_with_its_source_unless_even_if_lost(until: str, lost: bool, stays: bool) -> None:
    """Its card is clicked off: a duration ends, but not "even if lost", nor "for the rest of the game" (20.6f)."""
    plan = {"name": "Battle Cry", "text": "…", "clicks": [1]}
    game = table(special=[plan])
    game.do(BeginEffect("fina", "Battle Cry", CRY, until, by="cato", even_if_lost=lost, actor=ANN))  # type: ignore[arg-type]
    game.do(Damage("cato", 1, actor=ANN))
    # a card that the click does not show any more is lost (20.6a)
    assert (in_force(game) == ["Battle Cry"]) == stays


def test_20_3_what_cant_be_used_ends_its_durations() -> None:
    """The same where an effect keeps its figure from using it, or it is KO'd."""
    plan = {"name": "Battle Cry", "text": "…"}
    for change in (Correct("cato", "cant_use", ["Battle Cry"], actor=ANN), Correct("cato", "ko", True, actor=ANN)):
        game = table(special=[plan])
        game.do(BeginEffect("fina", "Battle Cry", CRY, "next-turn", by="cato", actor=ANN))
        game.do(Damage("cato", 1, actor=ANN))
        assert in_force(game) == ["Battle Cry"]
        game.do(change)
        assert in_force(game) == []


def test_18_5_and_20_6c_a_power_lent_by_another() -> None:
    """Fina can use Charge through Cato's card, in its standard version, until it ends."""
    game = table()
    game.do(BeginEffect("fina", "Follow Me", [{"grants": "charge"}], by="cato", actor=ANN))
    assert "charge" in game.state.position().figure("fina").powers
    game.do(Move("fina", "B4", action="charge", actor=ANN))
    game.do(Finish(actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert "charge" not in game.state.position().figure("fina").powers


def test_21_2c_and_7_3a_sizes_and_types_of_action() -> None:
    """Giant for a turn; not given POWER actions for a turn."""
    game = table("barrier")
    begin(game, effects=[{"size": "giant"}, {"cant": "power-actions"}])
    found = game.state.position().figure("cato")
    assert (found.size, "power-actions" in found.cant_use) == ("giant", True)
    game.do(EndTurn(actor=ANN))
    found = game.state.position().figure("cato")
    assert (found.size, found.cant_use) == ("standard", frozenset())


def test_whose_effects_they_are() -> None:
    """The figure's player, that of the card's figure, or a judge; a third player does not."""
    game = table()
    assert game.refused(BeginEffect("cato", "Cry", CRY, actor=BEN)) == ["game-refused-not-yours"]
    game.do(BeginEffect("cato", "Curse", [{"modify": "attack", "add": -1}], by="dario", actor=BEN))
    game.do(BeginEffect("dario", "Cry", CRY, actor=JUDGE, judge=True))
    assert value(game) == 9
    assert game.refused(BeginEffect("cato", "Cry", CRY, actor=EVE))


@pytest.mark.parametrize(
    ("effects", "until", "path"),
    [
        ([], "turn", "effects"),
        ([{"modify": "attack"}], "turn", "effect.effects[0].add"),
        ([{"grants": "luck"}], "turn", "effect.effects[0].grants"),
        (CRY, "tomorrow", "until"),
        (CRY, "again", "until"),
    ],
)
def test_an_effect_that_is_none(effects: list[dict[str, Any]], until: str, path: str) -> None:
    """One line says which field is wrong, and nothing happens."""
    game = table()
    with pytest.raises(DocumentError) as error:
        begin(game, until, effects)
    assert error.value.path == path
    assert in_force(game) == []


def test_a_kod_figure_keeps_no_effect() -> None:
    """Its effects with durations expire (12.5d)."""
    game = table()
    begin(game, "game")
    game.do(Correct("cato", "ko", True, actor=ANN))
    assert in_force(game) == []
    assert game.refused(BeginEffect("cato", "Cry", CRY, actor=ANN)) == ["game-refused-ko"]


@pytest.mark.parametrize(("word", "close", "far"), [("close-actions", False, True), ("range-actions", True, False)])
def test_21_1d_the_type_of_action_that_is_left(word: str, close: bool, far: bool) -> None:
    """Mind Control is a CLOSE or a RANGE action: with one type barred it is given as the other."""
    for kind, at, may in (("close", "C5", close), ("range", "C2", far)):
        game = table("mind-control")
        game.do(Place("cato", at, actor=ANN))
        begin(game, effects=[{"cant": word}])
        order = Attack("cato", ["dario"], kind, [1, 2], action="mind-control", actor=ANN)  # type: ignore[arg-type]
        if may:
            game.do(order)
        else:
            assert "legal-type-barred" in game.refused(order)
