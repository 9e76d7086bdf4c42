"""What decides a range is cited: the reading where the book prints no card, nothing where it decides nothing (R59)."""

from __future__ import annotations

import pytest

from engine.heroclix import judge
from tests.engine.situations.runner import document


def cited(edition: str, action: str, printed: int, square: str) -> tuple[str, ...]:
    """Return the readings cited for an action at an opponent on that square, from C3."""
    fox = {"red": "C3", "range": printed, "powers": [action]}
    ask = {"type": "legal", "figure": "fox", "action": action, "target": "hen"}
    short = {"ruleset": edition, "figures": {"fox": fox, "hen": {"blue": square}}, "ask": ask}
    return judge.adjudicate(document(short)).ruling.readings


@pytest.mark.parametrize("action", ["perplex", "outwit", "mind-control", "force-blast"])
def test_a_minimum_range_is_cited_where_it_decides(action: str) -> None:
    """Beyond the printed range, within the minimum and beyond it; nearer, or with range enough, it decides nothing."""
    assert "R59" in cited("heroclix-2022", action, 2, "C6")
    assert "R59" in cited("heroclix-2022", action, 2, "C11")
    assert "R59" not in cited("heroclix-2022", action, 3, "C6")
    assert "R59" not in cited("heroclix-2022", action, 8, "C11")


def test_adjacent_mind_control_asks_for_no_range() -> None:
    """It may be a close attack there (27.1f)."""
    assert "R59" not in cited("heroclix-2022", "mind-control", 0, "C4")


@pytest.mark.parametrize("action", ["perplex", "outwit", "mind-control", "force-blast", "pulse-wave"])
def test_today_s_cards_print_their_ranges(action: str) -> None:
    """Nothing is cited of them where an action is only asked for."""
    assert cited("heroclix-modern", action, 2, "C6") == ()


def test_the_halved_range_of_pulse_wave_is_a_reading() -> None:
    """And a speed that is halved is none: the card of the power says that (27.1e)."""
    assert "R59" in cited("heroclix-2022", "pulse-wave", 7, "C7")
    assert "R59" not in cited("heroclix-2022", "charge", 7, "C7")
