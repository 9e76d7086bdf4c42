"""Actions given as FREE by a card (7.5, 7.6, 21.1c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import EndTurn, Finish, Move, Use
from tests.engine.fight.scenes import ask, figure, legal, reasons, said
from tests.engine.game.tables import ANN, BEN, able, table_of

FREELY = {"name": "Plan", "effects": [{"as_free": "barrier"}]}
TIRED: dict[str, Any] = {"tokens": 2, "acted": True}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, []),
        (TIRED, []),
        ({"this_turn": {"used": ["barrier"]}}, ["7.5"]),
        ({"this_turn": {"used": ["barrier"]}, "powers": ["barrier"]}, []),
        ({"this_turn": {"used": ["barrier"]}, "powers": ["barrier"], **TIRED}, ["7.4", "7.4"]),
        ({"lost": ["Plan"]}, ["20.1"]),
        ({"cant_use": ["barrier"]}, ["20.4"]),
        ({"cant_use": ["free-actions"]}, ["7.3a"]),
        ({"cant_use": ["power-actions"]}, []),
    ],
)
def test_7_6_a_power_as_free(more: dict[str, Any], expected: list[str]) -> None:
    """Once per turn, whatever else it was given; again only as its own type, by whoever has the power itself."""
    cap = figure("cap", "red", "C5", special=[FREELY], **more)
    found = legal("barrier", "cap", cap)
    assert reasons(found) == expected
    if not expected:
        assert ("legal-as-free" in said(found)) == ("this_turn" not in more)


def test_7_6_it_is_listed_as_a_free_action() -> None:
    """As FREE while it may be given so, then as the POWER action that it is."""
    for used, kind in (([], "free"), (["barrier"], "power")):
        cap = figure("cap", "red", "C5", special=[FREELY], powers=["barrier"], this_turn={"used": used})
        listed = ask({"type": "legal_actions", "figure": "cap"}, cap).fields["actions"]
        assert {one["action"]: one["type"] for one in listed}["barrier"] == kind  # type: ignore[attr-defined]


def test_7_6_in_a_game_it_costs_no_action() -> None:
    """Barrier as FREE, then a MOVE action of its own; Charge as FREE goes on with its attack. Next turn both again."""
    cards = [FREELY, {"name": "Rush", "effects": [{"as_free": "charge"}]}]
    game = table_of((ANN, able("Cato", special=cards), "A1"), (BEN, able("Dario"), "H8"))
    for _ in range(2):
        squares = ["C2"] if game.state.turn_number < 5 else ["D2"]
        game.do(Use("cato", "barrier", squares=squares, actor=ANN))
        assert game.refused(Use("cato", "barrier", squares=["B3"], actor=ANN)) == ["legal-free-used"]
        game.do(Move("cato", "A2" if game.state.by_id("cato").squares == (0,) else "A1", action="charge", actor=ANN))
        game.do(Finish(actor=ANN))
        found = game.state.by_id("cato")
        assert (found.tokens, found.acted, game.state.actions_used) == (0, False, 0)
        game.do(EndTurn(actor=ANN))
        game.do(EndTurn(actor=BEN))


@pytest.mark.parametrize("slug", ["perplex", "toughness", "luck"])
def test_7_6_what_is_no_costed_action(slug: str) -> None:
    """What is FREE anyway, or no action, can't be given as FREE by a card."""
    with pytest.raises(DocumentError) as error:
        legal("move", "cap", figure("cap", "red", "C5", special=[{"name": "Plan", "effects": [{"as_free": slug}]}]))
    assert error.value.path == "figures[0].special[0].effects[0].as_free"
