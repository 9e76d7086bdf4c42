"""What cards say of the action total, and of being moved by opponents (7.9, 20.4, 27.1f)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game.commands import AddFigure, Move
from tests.engine.cards.asking import asked, figure
from tests.engine.game.tables import ANN, card, set_up

UNCOUNTED = "Hollis's actions don't count against your action total."


def reasons(text: str, used: int, **more: Any) -> list[str]:
    """Return the sections against a MOVE action of Hollis once so many of three actions are used."""
    turn = {"active": "red", "number": 3, "phase": "action", "actions_used": used, "build_total": 300}
    question = {"type": "legal", "figure": "hollis", "action": "move"}
    return [one["rule"] for one in asked(question, figure("Hollis", "red", "C6", text, **more), turn=turn)["because"]]


@pytest.mark.parametrize(
    ("text", "against"),
    [
        ("", ["7.9"]),
        (UNCOUNTED, []),
        ("Hollis's costed actions don't count for your action total.", []),
        ("If Hollis occupies clear terrain, her actions don't count toward your action total.", []),
        ("If Hollis occupies water terrain, her actions don't count toward your action total.", ["7.9"]),
    ],
)
def test_7_9_actions_that_a_card_does_not_count(text: str, against: list[str]) -> None:
    """They may be given though the total is used up, while the card says so; action tokens forbid them as ever."""
    assert reasons(text, 3) == against
    assert reasons(text, 2) == []
    assert "7.4" in reasons(text, 2, tokens=2)


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        (UNCOUNTED, 0),
        ("If Hollis occupies clear terrain, her actions don't count against your action total.", 0),
        ("If Hollis occupies water terrain, her actions don't count against your action total.", 1),
        ("If Hollis occupies clear terrain, she can use Autonomous.", 0),  # 27.7a
        ("If Hollis occupies water terrain, she can use Autonomous.", 1),
    ],
)
def test_7_9_a_game_does_not_count_them_either(text: str, counted: int) -> None:
    """The action gives its token, and is counted only where the position has nothing against it."""
    game = set_up()
    game.do(AddFigure(card("Hollis", special=[{"name": "Trick", "text": text}]), "E1", actor=ANN))
    game.do(Move("hollis", "E2", actor=ANN))
    assert (game.state.by_id("hollis").tokens, game.state.actions_used) == (1, counted)


@pytest.mark.parametrize(
    ("text", "of", "free"),
    [
        ("", "red", True),
        ("Rob can't be moved by opposing effects.", "red", False),
        ("Rob can't be moved or placed by opposing characters.", "red", False),
        ("Rob can't be moved by opposing characters of lower points.", "red", True),
        ("If Rob occupies water terrain, he can't be moved by opposing effects.", "red", True),
    ],
)
def test_27_1f_who_is_moved_by_nobodys_mind_control(text: str, of: str, free: bool) -> None:
    """An opponent that hit it can't move it; nothing is said of its own moves."""
    rob = figure("Rob", "blue", "C6", text, points=50)
    hollis = figure("Hollis", of, "C10", powers=["mind-control"], points=50)
    controlled = asked({"type": "reachable", "figure": "rob", "action": "mind-control", "by": "hollis"}, rob, hollis)
    assert (len(controlled["result"]) > 1) == free
    assert len(asked({"type": "reachable", "figure": "rob"}, rob, hollis)["result"]) > 1


def test_20_4_who_can_not_be_moved_by_anybody_still_moves_itself() -> None:
    """Being moved is what others do to it, an opponent's Mind Control; Immobile alone speaks of its own moves."""
    still = figure("Rob", "blue", "C6", "Rob can't be moved.", points=50)
    answer = asked({"type": "reachable", "figure": "rob"}, still)
    assert [row["status"] for row in answer["cards"]] == ["judged"]
    assert len(answer["result"]) > 1
    hollis = figure("Hollis", "red", "C10", powers=["mind-control"], points=50)
    controlled = asked({"type": "reachable", "figure": "rob", "action": "mind-control", "by": "hollis"}, still, hollis)
    assert len(controlled["result"]) <= 1
