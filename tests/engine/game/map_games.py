"""Games with things on the map, to test moves, objects and terrain with."""

from __future__ import annotations

from typing import Any

from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    ConfirmDamage,
    EndTurn,
    Finish,
    LoadMap,
    Move,
    Place,
    PlaceElement,
    Use,
)
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, fighting

Figure = tuple[str, dict[str, Any], str]


def laid(document: dict[str, Any], *figures: Figure) -> Game:
    """Return a game past the first turns on an 8×8 map of this document, Ann to play, with these figures."""
    game = fighting()
    for figure in game.state.figures:
        game.do(Place(figure.id, None, actor=JUDGE, judge=True))
    game.do(LoadMap({"size": [8, 8], **document}, actor=ANN))
    for user, made, at in figures:
        game.do(AddFigure(made, at, actor=user))
    return game


def map_game() -> Game:
    """Return a game whose log holds what happens on the map."""
    game = laid(
        {"walls": ["F1/G1"], "objects": [{"id": "crate", "at": "B2"}, {"id": "box", "at": "H8"}]},
        (ANN, able("Cato", abilities=["passenger:1"]), "B1"),
        (ANN, able("Fina", "probability-control", size="tiny"), "A1"),
        (BEN, able("Dario"), "E5"),
        (ANN, able("Gero"), "F1"),
    )
    game.do(Move("cato", "B3", carry=["fina"], actor=ANN))
    game.do(Use("gero", "close-destroy-action", target="F1/G1", actor=ANN))
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Move("cato", "D4", pick_up="crate", actor=ANN))
    for user in (ANN, BEN, ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Move("cato", "D6", put_down="D5", roll=2, actor=ANN))
    number = game.state.leaving.number if game.state.leaving else 0
    game.do(Choose(number, "probability-control:fina", 5, actor=ANN))
    game.do(PlaceElement("box", "H7", actor=ANN))
    game.do(PlaceElement("box", None, actor=ANN))
    return game


def fight_game() -> Game:
    """Return a game whose log holds knockback, a lost footing and Mind Control."""
    game = laid(
        {"markers": [{"kind": "elevated", "at": ["F1"], "id": "roof"}]},
        (ANN, able("Cato", "mind-control"), "B1"),
        (ANN, able("Fina"), "D2"),
        (ANN, able("Gero"), "A8"),
        (BEN, able("Dario"), "D8"),
        (BEN, able("Egon"), "F1"),
    )
    game.do(Attack("gero", ["dario"], "range", [4, 4], actor=ANN))
    number = game.state.pending[0].attack
    game.do(Choose(number, "knockback", "use", actor=ANN))
    game.do(ConfirmDamage(number, actor=ANN))
    game.do(Use("fina", "range-destroy-action", target="roof", actor=ANN))
    game.do(Attack("cato", ["egon"], "range", [5, 4], action="mind-control", actor=ANN))
    game.do(Move("egon", "F2", actor=ANN))
    game.do(Finish(actor=ANN))
    return game
