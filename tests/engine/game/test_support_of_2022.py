"""Support in a game of 2022: an attack roll, then a d6, asked for one after the other (27.4c, R62)."""

from __future__ import annotations

from typing import Any

from engine.heroclix.game import AddFigure, Choose, Damage, EndTurn, Join, LoadMap, NewGame, Undo, Use
from tests.engine.game.tables import ANN, BEN, MAP, Game, card


def ward(clicks: int = 3) -> Game:
    """Return a game in which Doc stands beside Pal, who is so many clicks down."""
    game = Game()
    game.do(NewGame("heroclix-2022", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    doc = card("Doc", 6)
    doc["dial"] = [{**click, "powers": ["support"]} for click in doc["dial"]]
    game.do(AddFigure(doc, "A1", actor=ANN))
    pal = card("Pal", 6)
    pal["dial"] = [{**click, "defense": 17} for click in pal["dial"]]
    game.do(AddFigure(pal, "B1", actor=ANN))
    game.do(AddFigure(card("Foe", 6), "H8", actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(Damage("pal", clicks, actor=ANN))
    return game


def told(decision: Any) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def test_27_4c_a_hit_asks_for_the_d6_and_heals() -> None:
    """11 and 6 meet the pal's 17; a 5 then heals 3 clicks, and the action costs a token."""
    game = ward()
    game.do(Use("doc", "support", "pal", actor=ANN), 3, 3)
    (pending,) = game.state.pending
    assert game.state.by_id("pal").click == 4
    decision = game.do(Choose(pending.attack, "support:doc", actor=ANN), 5)
    assert (game.state.by_id("pal").click, game.state.by_id("doc").tokens) == (1, 1)
    assert (game.state.pending, game.state.actions_used, game.state.doing) == ((), 1, None)
    assert "healed" in {event.__class__.__name__.lower() for event in decision.events}


def test_27_4c_a_miss_heals_nothing_and_costs_the_action() -> None:
    """11 and 5 miss the pal's 17 by one."""
    game = ward()
    decision = game.do(Use("doc", "support", "pal", actor=ANN), 2, 3)
    assert (game.state.by_id("pal").click, game.state.by_id("doc").tokens, game.state.pending) == (4, 1, ())
    assert "treatment-fails" in told(decision)


def test_12_3c_double_one_harms_who_treats() -> None:
    """The user takes 1 unavoidable damage once it is confirmed, the friend none."""
    game = ward()
    game.do(Use("doc", "support", "pal", actor=ANN), 1, 1)
    (pending,) = game.state.pending
    assert pending.damage == {"doc": 1}


def test_27_4c_it_is_undone_whole() -> None:
    """Taking back the answer, then the roll, restores the table."""
    game = ward()
    before = game.state
    game.do(Use("doc", "support", "pal", actor=ANN), 3, 3)
    game.do(Choose(game.state.pending[0].attack, "support:doc", actor=ANN), 5)
    game.do(Undo(actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state == before
