"""Equipment of 2022: who equips it and what becomes of it once unequipped, in games and documents (25.2c to 25.2e)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix import judge
from engine.heroclix.game import (
    AddFigure,
    Attach,
    Damage,
    EndTurn,
    Join,
    LoadMap,
    NewGame,
    Place,
    ToSideline,
    Undo,
    Use,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, MAP, Game, able

YEAR, TODAY = "heroclix-2022", "heroclix-modern"
FRIENDLY, ANYBODY, DESTROYED, DROPPED = "equip:friendly", "equip:any", "unequip:ko", "unequip:drop"


def cloak(*keyphrases: str, **more: Any) -> dict[str, Any]:
    """Return red's equipment with these keyphrases, in Cato's square unless another place is told."""
    place = {} if {"held_by", "equipped_by", "at"} & set(more) else {"at": "C3"}
    return {"id": "cloak", "kind": "equipment", "side": "red", "abilities": list(keyphrases), **place, **more}


def game_with(*objects: dict[str, Any], ruleset: str = YEAR) -> Game:
    """Return a game past first turns: Ann's Cato on C3 and Fina on C4, Ben's Dario on E3; Ann to play."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    for who, name, at in ((ANN, "Cato", "C3"), (ANN, "Fina", "C4"), (BEN, "Dario", "E3")):
        game.do(AddFigure(able(name), at, actor=who))
    game.do(LoadMap({**MAP, "objects": list(objects)}, actor=ANN))
    for who in (ANN, ANN, BEN):
        game.do(EndTurn(actor=who))
    return game


def lies(game: Game, thing: str = "cloak") -> str | None:
    """Return the square of a thing, its holder or bearer, or None where it is out of the game."""
    found = next((one for one in game.state.things if one.id == thing), None)
    if found is None or game.state.map is None:
        return None
    return found.equipped_by or found.held_by or game.state.map.name_of(found.square or 0)


def told(decision: Any) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


@pytest.mark.parametrize(
    ("ruleset", "keyphrase", "who", "may"),
    [
        (YEAR, FRIENDLY, "cato", True),
        (YEAR, FRIENDLY, "dario", False),
        (YEAR, ANYBODY, "dario", True),
        (TODAY, FRIENDLY, "dario", True),
    ],
)
def test_25_2e_who_may_equip(ruleset: str, keyphrase: str, who: str, may: bool) -> None:
    """Equip (Friendly): its own force alone; Equip (Any): everybody, as all do today. Refusal and legal list agree."""
    game = game_with(cloak(keyphrase, at="C3" if who == "cato" else "E3"), ruleset=ruleset)
    user = ANN if who == "cato" else BEN
    if user == BEN:
        game.do(EndTurn(actor=ANN))
    listed: Any = judge.adjudicate(to_document(game.state, {"type": "legal_actions", "figure": who})).fields["actions"]
    assert any(one["action"] == "equip" and one["legal"] for one in listed) == may
    if may:
        game.do(Use(who, "equip", actor=user))
        assert lies(game) == who
    else:
        assert "legal-equip-friends-only" in game.refused(Use(who, "equip", actor=user))
        game.do(Use(who, "equip", override=True, actor=user))
        assert lies(game) == who


def test_25_2e_held_equipment_is_equipped_by_its_holder() -> None:
    """An opponent that holds it may not equip what has Equip (Friendly); a friend may."""
    game = game_with(cloak(FRIENDLY, held_by="dario"))
    game.do(EndTurn(actor=ANN))
    assert "legal-equip-friends-only" in game.refused(Use("dario", "equip", actor=BEN))
    game = game_with(cloak(FRIENDLY, held_by="fina"))
    game.do(Use("fina", "equip", actor=ANN))
    assert lies(game) == "fina"


@pytest.mark.parametrize(
    ("ruleset", "keyphrase", "where"), [(YEAR, DESTROYED, None), (YEAR, DROPPED, "C3"), (TODAY, DESTROYED, "C3")]
)
def test_25_2d_a_ko_unequips(ruleset: str, keyphrase: str, where: str | None) -> None:
    """Unequip (KO): destroyed; Unequip (Drop): in the square, as always today. Undo puts it back on the card."""
    game = game_with(cloak(keyphrase, equipped_by="cato"), ruleset=ruleset)
    before = game.state
    decision = game.do(Damage("cato", 9, actor=ANN))
    assert lies(game) == where
    assert ("game-unequipped-destroyed" if where is None else "game-unequipped") in told(decision)
    game.do(Undo(actor=ANN))
    assert (lies(game), game.state) == ("cato", before)


@pytest.mark.parametrize(("keyphrase", "where"), [(DESTROYED, None), (DROPPED, "C3")])
@pytest.mark.parametrize(
    "leaves", [Place("cato", None, actor=ANN), ToSideline("cato", actor=ANN), Attach("cato", "fina", actor=ANN)]
)
def test_25_2d_leaving_the_map_in_any_way_unequips(leaves: Any, keyphrase: str, where: str | None) -> None:
    """Taken off, to the sideline, attached: each time its keyphrase says what becomes of it."""
    game = game_with(cloak(keyphrase, equipped_by="cato"))
    game.do(leaves)
    assert lies(game) == where


@pytest.mark.parametrize(("keyphrase", "where"), [(DESTROYED, None), (DROPPED, "C3")])
def test_25_2c_one_at_a_time(keyphrase: str, where: str | None) -> None:
    """Whoever equips another piece is unequipped of the first."""
    mask = cloak(ANYBODY) | {"id": "mask"}
    game = game_with(cloak(keyphrase, equipped_by="cato"), mask)
    game.do(Use("cato", "equip", target="mask", actor=ANN))
    assert (lies(game, "mask"), lies(game)) == ("cato", where)


def test_25_2c_a_move_unequips_nothing() -> None:
    """Near miss: on the map, wherever, it stays on the card."""
    game = game_with(cloak(DESTROYED, equipped_by="cato"))
    game.do(Place("cato", "D3", actor=ANN))
    assert lies(game) == "cato"


def test_25_2e_an_untold_keyphrase_is_said_to_be_untold() -> None:
    """Without one, or with Equip (Friendly) of no side, anybody may equip it, and the ruling says why."""
    for one, said in ((cloak(), True), (cloak(FRIENDLY, side=None), True), (cloak(ANYBODY), False)):
        game = game_with(one)
        answer = judge.adjudicate(to_document(game.state, {"type": "legal", "figure": "cato", "action": "equip"}))
        assert answer.fields["legal"]
        assert ("legal-equip-untold" in [step.message for step in answer.ruling.steps]) == said
