"""What follows an attack in a game: at once, after resolutions, and in whose order (8.1c, 8.1d, 8.1h, 21.14, P103)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    ConfirmDamage,
    Damage,
    DropDamage,
    EndTurn,
    LoadMap,
    Move,
    Token,
    asked,
)
from engine.heroclix.game.events import DamageTaken, Healed, KnockedOut, TerrainDestroyed, TokensChanged, TurnEnded
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, table_of

CRATE = {"id": "crate", "kind": "standard", "at": "C2"}


def vampire(*powers: str, hurt: int = 3, **more: Any) -> Game:
    """Return a game with Cato (red, C2), who has taken damage, beside Dario (blue, C3)."""
    game = table_of((ANN, able("Cato", "steal-energy", *powers, **more), "C2"), (BEN, able("Dario", clicks=12), "C3"))
    if hurt:
        game.do(Damage("cato", hurt, actor=ANN))
    return game


def number(game: Game) -> int:
    """Return the number of the attack that is open."""
    return game.state.pending[0].attack


def click(game: Game, name: str = "cato") -> int:
    """Return where a dial stands."""
    return game.state.by_id(name).click


def strike(game: Game, roll: list[int], action: str | None = None) -> list[type]:
    """Attack and confirm; return the kinds of what happened on confirming."""
    game.do(Attack("cato", ["dario"], "close", roll, action=action, actor=ANN))
    return [type(event) for event in game.do(ConfirmDamage(number(game), actor=ANN)).events]


def test_27_2k_a_single_attack_heals_after_its_action_token() -> None:
    """The action is resolved with the attack: the token first (7.4), then the healing."""
    game = vampire()
    happened = strike(game, [4, 5])
    assert click(game) == 3
    assert happened.index(TokensChanged) < happened.index(Healed)


def test_8_1c_flurry_heals_after_its_second_attack_once_for_each() -> None:
    """Nothing is healed between the two attacks; both hits heal when the action is over (8.1g)."""
    game = vampire("flurry")
    assert Healed not in strike(game, [4, 5], "flurry")
    assert (click(game), len(game.state.deferred)) == (4, 1)
    happened = strike(game, [4, 5])
    assert (click(game), game.state.deferred) == (2, ())
    assert happened.count(Healed) == 2


def test_8_1c_what_waits_comes_when_the_action_ends_without_its_rest() -> None:
    """The turn is ended before the second attack of Flurry: the healing comes before the turn is over."""
    game = vampire("flurry")
    strike(game, [4, 5], "flurry")
    happened = [type(event) for event in game.do(EndTurn(actor=ANN)).events]
    assert (click(game), game.state.deferred) == (3, ())
    assert happened.index(Healed) < happened.index(TurnEnded)


def test_12_3c_a_critical_miss_of_flurry_waits_for_the_whole_action() -> None:
    """Both ones at first: the damage comes after the second attack, and before that attack's healing."""
    game = vampire("flurry")
    assert DamageTaken not in strike(game, [1, 1], "flurry")
    assert click(game) == 4
    happened = strike(game, [4, 5])
    own = [kind for kind in happened if kind in (DamageTaken, Healed)]
    assert own == [DamageTaken, DamageTaken, Healed]  # Dario's, then Cato's own
    assert click(game) == 4


def test_8_1d_colossal_stamina_costs_before_steal_energy_heals() -> None:
    """On its last click the immediate damage KO's it: nothing is healed any more. With a click to spare it is."""
    for hurt, ko in ((5, True), (4, False)):
        game = vampire(abilities=["colossal-stamina"], hurt=hurt)
        game.do(Token("cato", 2, actor=ANN))
        happened = strike(game, [4, 5])
        assert (KnockedOut in happened, Healed in happened) == (ko, not ko)


def armed(*powers: str) -> Game:
    """Return that game with a crate in Cato's hands."""
    game = vampire(*powers)
    game.do(LoadMap({**MAP, "objects": [CRATE]}, actor=ANN))
    game.do(Move("cato", "C2", pick_up="crate", actor=ANN, override=True))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    return game


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("steal-energy", [Healed, TerrainDestroyed]),
        ("close-terrain-action", [TerrainDestroyed, Healed]),
        ("decline", [Healed, TerrainDestroyed]),
    ],
)
def test_8_1h_the_attackers_player_says_what_comes_first(answer: str, order: list[type]) -> None:
    """A hit with the crate: the game asks whether the healing or the end of the crate is first."""
    game = armed()
    game.do(Attack("cato", ["dario"], "close", [4, 5], action="close-terrain-action", actor=ANN))
    waits = [(one.choice, one.kind, one.side) for one in asked(game.state, game.state.pending[0])]
    assert waits == [("after:cato", "effect", "red")]
    assert game.refused(Choose(number(game), "after:cato", answer, actor=BEN)) == ["game-refused-not-your-decision"]
    with pytest.raises(DocumentError) as error:
        game.do(Choose(number(game), "after:cato", "flurry", actor=ANN))
    assert error.value.path == "value"
    game.do(Choose(number(game), "after:cato", answer, actor=ANN))
    happened = [type(event) for event in game.do(ConfirmDamage(number(game), actor=ANN)).events]
    assert [kind for kind in happened if kind in (Healed, TerrainDestroyed)] == order


def test_8_1h_nobody_is_asked_without_two_effects() -> None:
    """A miss with the crate heals nothing: the crate is destroyed without a question."""
    game = armed()
    game.do(Attack("cato", ["dario"], "close", [1, 2], action="close-terrain-action", actor=ANN))
    assert game.state.pending == ()
    assert not game.state.things


def test_p33_dropped_damage_heals_nobody_and_still_uses_up_the_crate() -> None:
    """The players agreed on no damage: neither healing nor harm follows, but the crate was used."""
    game = armed()
    game.do(Attack("cato", ["dario"], "close", [4, 5], action="close-terrain-action", actor=ANN))
    game.do(Choose(number(game), "after:cato", "decline", actor=ANN))
    game.do(DropDamage(number(game), actor=ANN))
    assert click(game) == 4
    assert not game.state.things


def test_21_14_an_effect_that_ends_the_turn_leaves_what_waits_without_effect() -> None:
    """Between the attacks of Flurry the turn is ended by an effect: no healing, no damage of the critical miss."""
    for roll in ([4, 5], [1, 1]):
        game = vampire("flurry")
        strike(game, roll, "flurry")
        decision = game.do(EndTurn(effect=True, actor=ANN))
        assert "game-turn-ended-by-effect" in [step.message for step in decision.ruling.steps]
        assert "game-log-deferred-idle" in [step.message for step in decision.ruling.steps]
        assert (click(game), game.state.deferred, game.state.active) == (4, (), "blue")
        assert game.state.by_id("cato").tokens == 1


def test_21_14_the_turn_is_not_ended_over_an_open_attack() -> None:
    """Damage that waits is confirmed or dropped first, whoever ends the turn."""
    game = vampire()
    game.do(Attack("cato", ["dario"], "close", [4, 5], actor=ANN))
    assert game.refused(EndTurn(effect=True, actor=ANN)) == ["game-refused-damage-waits"]


def shaken(hurt: int, choice: str | None) -> tuple[Game, list[type]]:
    """Cato destroys the marker under itself with Quake and hits Dario; return the game and what confirming brought."""
    game = table_of()
    hill = {"kind": "elevated", "at": ["C2", "C3"], "id": "hill"}
    game.do(LoadMap({**MAP, "markers": [hill]}, actor=ANN))
    game.do(AddFigure(able("Cato", "steal-energy", "quake"), "C2", actor=ANN))
    game.do(AddFigure(able("Dario", clicks=12), "C3", actor=BEN))
    if hurt:
        game.do(Damage("cato", hurt, actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [4, 5], action="quake", choices={"knockback": "decline"}, actor=ANN))
    assert [one.choice for one in asked(game.state, game.state.pending[0])] == ["after:cato"]
    if choice is not None:
        game.do(Choose(number(game), "after:cato", choice, actor=ANN))
    return game, [type(event) for event in game.do(ConfirmDamage(number(game), actor=ANN)).events]


@pytest.mark.parametrize(("choice", "click_after"), [("steal-energy", 2), ("fall", 1), ("decline", 2)])
def test_17_14c_the_own_fall_may_come_before_the_healing(choice: str, click_after: int) -> None:
    """On the starting line the healing is lost before the fall and comes to something after it (P91)."""
    game, happened = shaken(0, choice)
    assert (click(game), game.state.falling, game.state.deferred) == (click_after, (), ())
    assert (Healed in happened) is (choice == "fall")


@pytest.mark.parametrize(("choice", "ko"), [("steal-energy", False), ("fall", True)])
def test_17_14c_the_healing_first_may_save_the_attacker(choice: str, ko: bool) -> None:
    """On its last click the fall KO's whoever is not healed before."""
    game, happened = shaken(5, choice)
    assert (game.state.by_id("cato").ko, KnockedOut in happened) == (ko, ko)
