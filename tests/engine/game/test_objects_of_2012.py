"""Objects in a game of 2012: held, let go and removed (llevar-un-objeto, usar-y-poseer), destroyed, thrown away."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
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

LYING = {"id": "car", "kind": "heavy", "at": "B3"}


def yard(*more: dict[str, Any], strong: int = 2, foe: str = "B8", points: int = 50, kind: str = "heavy") -> Game:
    """Return a game in which Bull on B2 holds an object; its first clicks alone show Super Strength."""
    game = Game()
    game.do(NewGame("heroclix-2012", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap({**MAP, "objects": [{**LYING, "kind": kind}, *more]}, actor=ANN))
    bull: dict[str, Any] = card("Bull", 4, points=points)
    for click in bull["dial"][:strong]:
        click["powers"] = ["super-strength"]
    game.do(AddFigure(bull, "B1", actor=ANN))
    game.do(AddFigure(able("Foe", "outwit"), foe, actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(Move("bull", ["B2"], pick_up="car", actor=ANN))
    assert where(game) == {"car": "bull", **{one["id"]: one["at"] for one in more}}
    return game


def where(game: Game) -> dict[str, str | None]:
    """Return who holds each object, or where it lies."""
    assert game.state.map is not None
    name_of = game.state.map.name_of
    return {
        thing.id: thing.held_by or (None if thing.square is None else name_of(thing.square))
        for thing in game.state.things
    }


@pytest.mark.parametrize("clicks", [4, 2])
def test_llevar_un_objeto_who_is_defeated_or_loses_the_power_drops_it_in_its_square(clicks: int) -> None:
    """Where it stood, at once: by its defeat, and on a click without Super Strength."""
    game = yard()
    game.do(Damage("bull", clicks, actor=ANN))
    assert where(game) == {"car": "B2"}


@pytest.mark.parametrize("clicks", [4, 2])
def test_llevar_un_objeto_what_is_dropped_onto_another_object_is_removed(clicks: int) -> None:
    """The one that lay there stays."""
    game = yard({"id": "bin", "kind": "light", "at": "B2"})
    game.do(Damage("bull", clicks, actor=ANN))
    assert where(game) == {"bin": "B2"}


def test_usar_y_poseer_a_countered_power_lets_the_object_fall() -> None:
    """Outwit on Super Strength: it is treated as gone."""
    game = yard(strong=4, foe="B5")
    game.do(EndTurn(actor=ANN))
    game.do(Use("foe", "outwit", target="bull", value="super-strength", actor=BEN))
    assert where(game) == {"car": "B2"}


def test_usar_objetos_como_armas_it_is_gone_after_the_attack_hit_or_miss() -> None:
    """A close attack has to use it; a miss removes it too."""
    for roll in ((6, 4), (1, 2)):
        game = yard(strong=4, foe="B4")
        for _ in range(2):
            game.do(EndTurn(actor=ANN))
            game.do(EndTurn(actor=BEN))
        game.do(Place("bull", "B3", actor=ANN))
        assert where(game) == {"car": "bull"}
        game.do(Attack("bull", ["foe"], "close", roll=roll, actor=ANN))
        for pending in game.state.pending:
            game.do(ConfirmDamage(pending.attack, actor=ANN))
        assert where(game) == {}


@pytest.mark.parametrize(("points", "held"), [(100, True), (99, False)])
def test_objetos_ultra_pesados_a_character_of_less_than_100_points_lifts_none(points: int, held: bool) -> None:
    """One of 100 does."""
    if held:
        yard(points=points, kind="ultra-heavy")
        return
    with pytest.raises(AssertionError):
        yard(points=points, kind="ultra-heavy")


@pytest.mark.parametrize(("at", "legal"), [("C5", False), ("D5", True)])
def test_llevar_un_objeto_a_document_is_answered_alike(at: str, legal: bool) -> None:
    """Dropped in the holder's own square, unless an object lies there: then it is removed."""
    figures = [{"id": "bull", "side": "red", "at": "D5" if legal else "C5", "powers": ["super-strength"]}]
    objects = [{"id": "car", "kind": "heavy", "held_by": "bull"}, {"id": "bin", "kind": "light", "at": "C5"}]
    ask = {"type": "place", "what": "object", "id": "car", "how": "drop", "by": "bull", "at": at}
    document = {"ruleset": "heroclix-2012", "map": {"size": [8, 8]}, "figures": figures, "objects": objects, "ask": ask}
    answer = adjudicate(document)
    assert answer.fields["legal"] is legal
    assert legal or [step.rule for step in answer.fields["because"]] == ["llevar-un-objeto"]  # type: ignore[attr-defined]
