"""A KO'd figure is off the map for every question about the board (12.5d)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from tests.engine.board.asking import Figures, ask, figure, line, reach


def both(at: str, click: int) -> Figures:
    """Return a figure in C5 and an opponent with eight living clicks, on that click."""
    return {"cap": figure("C5"), "ultron": figure(at, "blue", life={"click": click, "clicks": 8})}


@pytest.mark.parametrize(("click", "result"), [(8, "blocked"), (9, "clear")])
def test_12_5d_the_knocked_out_block_no_line(click: int, result: str) -> None:
    """On its last living click it stands in the way; past it, it is gone."""
    assert line("cap", "G5", both("E5", click)).fields["result"] == result


@pytest.mark.parametrize(("click", "how", "squares"), [(8, "roll", {"C5"}), (9, "none", {"C5", "D5"})])
def test_12_5d_the_knocked_out_hold_nobody_and_leave_their_square(click: int, how: str, squares: set[str]) -> None:
    """No break away from it, and its square is free to move to."""
    figures = both("D5", click)
    asked = {"type": "reachable", "figure": "cap", "speed": 1}
    assert ask(asked, figures).fields["break_away"] == how
    assert ask({"type": "break_away", "figure": "cap"}, figures).fields["required"] is (how == "roll")
    assert reach("cap", 1, figures) & {"C5", "D5"} == squares


@pytest.mark.parametrize(("click", "stopped_by"), [(8, "figure"), (9, "distance")])
def test_12_5d_the_knocked_out_stop_no_knockback(click: int, stopped_by: str) -> None:
    """Cap is knocked back from B5 towards it."""
    asked = {"type": "knockback", "figure": "cap", "away_from": "B5"}
    assert ask(asked, both("D5", click)).fields["stopped_by"] == stopped_by


def test_12_5d_the_knocked_out_are_not_on_the_map() -> None:
    """Asking for the distance to one is an error that says so."""
    with pytest.raises(DocumentError) as caught:
        ask({"type": "distance", "a": "cap", "b": "ultron"}, both("D5", 9))
    assert (caught.value.path, caught.value.message) == ("ask.b", "error-figure-off-map")
