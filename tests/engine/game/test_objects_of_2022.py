"""Objects in a game of 2022: held, lost and let go (17.5, 17.8)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import (
    AddFigure,
    Attack,
    ConfirmDamage,
    Damage,
    EndTurn,
    Join,
    LoadMap,
    Move,
    NewGame,
    Place,
    Use,
)
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, card

EDITIONS = ["heroclix-2022", "heroclix-modern"]


def yard(ruleset: str, kind: str = "heavy", strong_clicks: int = 2) -> Game:
    """Return a game in which Bull on B2 holds an object; its first clicks alone show Super Strength."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap({**MAP, "objects": [{"id": "car", "kind": kind, "at": "B3"}]}, actor=ANN))
    bull: dict[str, Any] = card("Bull", 4)
    for click in bull["dial"][:strong_clicks]:
        click["powers"] = ["super-strength"]
    game.do(AddFigure(bull, "B1", actor=ANN))
    game.do(AddFigure(card("Foe", 4), "B8", actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(Move("bull", ["B2"], pick_up="car", actor=ANN))
    assert lies(game) == (None, "bull")
    return game


def lies(game: Game) -> tuple[str | None, str | None]:
    """Return where the car lies, and who holds it."""
    (thing,) = game.state.things
    assert game.state.map is not None
    return None if thing.square is None else game.state.map.name_of(thing.square), thing.held_by


@pytest.mark.parametrize(("ruleset", "square"), [("heroclix-2022", "B2"), ("heroclix-modern", "beside")])
def test_17_5_who_is_ko_lets_go_in_its_own_square(ruleset: str, square: str) -> None:
    """In 2022 the object lies where its holder stood; today in a square beside it."""
    game = yard(ruleset)
    game.do(Damage("bull", 4, actor=ANN))
    where, holder = lies(game)
    assert holder is None
    assert (where == "B2") is (square == "B2")


@pytest.mark.parametrize(("ruleset", "square"), [("heroclix-2022", "B2"), ("heroclix-modern", "beside")])
def test_17_5_who_loses_super_strength_lets_a_heavy_object_go(ruleset: str, square: str) -> None:
    """The third click shows no Super Strength any more."""
    game = yard(ruleset)
    game.do(Damage("bull", 2, actor=ANN))
    where, holder = lies(game)
    assert holder is None
    assert (where == "B2") is (square == "B2")


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_17_5_a_light_object_is_kept(ruleset: str) -> None:
    """Near miss: it takes no Super Strength to hold a light one."""
    game = yard(ruleset, "light")
    game.do(Damage("bull", 2, actor=ANN))
    assert lies(game) == (None, "bull")


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_17_8_the_object_is_gone_after_the_attack(ruleset: str) -> None:
    """Thrown four squares it deals 2 and is destroyed, in both editions."""
    game = yard(ruleset)
    game.do(EndTurn(actor=ANN))
    game.do(Move("foe", "B6", actor=BEN))
    game.do(EndTurn(actor=BEN))
    game.do(Attack("bull", ["foe"], "range", action="range-object-action", actor=ANN), 6, 5)
    (pending,) = game.state.pending
    assert pending.damage == {"foe": 2}
    game.do(ConfirmDamage(pending.attack, actor=ANN))
    assert game.state.things == ()


@pytest.mark.parametrize(("ruleset", "held"), [("heroclix-2022", True), ("heroclix-modern", False)])
def test_17_5_outwit_takes_nothing_out_of_the_hand(ruleset: str, held: bool) -> None:
    """Who can't use Super Strength has not lost it (17.5, 20.6); today both are the same (17.7)."""
    game = yard(ruleset)
    game.do(EndTurn(actor=ANN))
    game.do(Place("foe", "B4", actor=BEN))
    game.do(AddFigure(able("Mind", "outwit"), "C4", actor=BEN))
    game.do(Use("mind", "outwit", target="bull", value="super-strength", actor=BEN))
    assert (lies(game) == (None, "bull")) is held
