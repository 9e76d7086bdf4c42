"""What stands around the rulings: what would clear a line, traces for pictures, and bad input."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.board.lines.line import trace
from engine.heroclix.judge import read
from tests.engine.board.asking import ask, figure, line

TWO = {"cap": figure("C5"), "ultron": figure("G5", "blue")}


def test_3_1_clear_if_names_the_smallest_changes() -> None:
    """A figure gone, or the ability that ignores it; both verified."""
    found = line("cap", "ultron", {**TWO, "wasp": figure("E5")}).fields["clear_if"]
    assert found == [[{"gone": "wasp"}], [{"gained": "improved-targeting:characters"}]]


def test_3_1_destroying_leaves_debris() -> None:
    """16.9a: a destroyed square hinders, so destroying alone does not clear; with hindering ignored it does."""
    found = line("cap", "ultron", TWO, blocking=["E5"]).fields["clear_if"]
    assert [{"destroyed": "E5"}] not in found  # type: ignore[operator]
    assert [{"gained": "improved-targeting:blocking"}] in found  # type: ignore[operator]
    sharp = {**TWO, "cap": figure("C5", abilities="improved-targeting:hindering")}
    assert [{"destroyed": "E5"}] in line("cap", "ultron", sharp, blocking=["E5"]).fields["clear_if"]  # type: ignore[operator]


def test_3_1_destroying_a_wall_leaves_debris_on_both_sides() -> None:
    """16.9b: where both sides are blocking terrain there is none; between bare squares nothing can be gained."""
    sharp = {**TWO, "cap": figure("C5", abilities="improved-targeting:hindering")}
    assert [{"destroyed": "D5/E5"}] in line("cap", "ultron", sharp, walls=["D5/E5"]).fields["clear_if"]  # type: ignore[operator]
    assert line("C5", "G5", walls=["D5/E5"]).fields["clear_if"] == []


def test_3_1_two_things_in_the_way_need_two_changes() -> None:
    """A figure and a hill: both have to go or be ignored."""
    found = line("cap", "ultron", {**TWO, "wasp": figure("E5")}, elevated={2: ["D5"]}).fields["clear_if"]
    assert found[0] == [{"gone": "wasp"}, {"gained": "improved-targeting:elevated"}]  # type: ignore[index]


def test_16_8b_a_figure_beside_a_corner_may_go() -> None:
    """A line hindered on one side of a corner is clear once the figure on the other side is gone, or is ignored."""
    figures = {"cap": figure("C5"), "ultron": figure("E7", "blue"), "wasp": figure("D5")}
    found = line("cap", "ultron", figures, hindering=["C6"])
    assert found.fields["hindered_by"] == [{"square": "C6", "rule": "16.8b"}]
    assert found.fields["clear_if"] == [
        [{"gone": "wasp"}],
        [{"gained": "improved-targeting:hindering"}],
        [{"gained": "improved-targeting:characters"}],
    ]


def test_27_6d_what_the_source_opens_itself_needs_no_change() -> None:
    """Of two walls it opens one, so one more change is enough; an ability it has is never named as gained."""
    figures = {**TWO, "cap": figure("C5", abilities="improved-targeting:destroy-blocking")}
    found = line("cap", "ultron", figures, walls=["D5/E5", "E5/F5"]).fields["clear_if"]
    assert found == [
        [{"gained": "improved-targeting:blocking"}],
        [{"destroyed": "D5/E5"}, {"gained": "improved-targeting:hindering"}],
        [{"destroyed": "E5/F5"}, {"gained": "improved-targeting:hindering"}],
    ]


def test_11_4_a_trace_shows_what_a_picture_needs() -> None:
    """Squares crossed, corner points in grid corners, and the culprits with their squares."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [16, 16], "blocking": ["D5", "C6"], "hindering": ["E7"]},
        "ask": {"type": "distance", "a": "A1", "b": "A2"},
    }
    position = read(document)[0]
    shown = trace(position, 4 * 16 + 2, 6 * 16 + 4)  # C5 to E7
    assert [position.map.name_of(square) for square in shown.squares] == ["C5", "D6", "E7"]
    assert shown.corners == ((3, 5), (4, 6))
    assert {culprit.squares for culprit in shown.blocked_by} == {(4 * 16 + 3,), (5 * 16 + 2,)}
    assert [culprit.name for culprit in shown.hindered_by] == ["E7"]


@pytest.mark.parametrize(
    ("question", "path", "message"),
    [
        ({"type": "line_of_fire", "from": "cap", "to": "Z99"}, "ask.to", "error-square-outside"),
        ({"type": "line_of_fire", "from": "nobody", "to": "A1"}, "ask.from", "error-not-figure-or-square"),
        ({"type": "line_of_fire", "from": "cap", "to": "C5/D5"}, "ask.to", "error-not-a-wall-target"),
        ({"type": "line_of_fire", "from": "cap", "to": "C5/D5", "for": "destroy"}, "ask.to", "error-no-wall"),
        ({"type": "line_of_fire", "from": "lost", "to": "A1"}, "ask.from", "error-figure-off-map"),
        ({"type": "adjacent", "a": "A1", "b": "?"}, "ask.b", "error-not-figure-or-square"),
        ({"type": "distance", "a": "Q1", "b": "A1"}, "ask.a", "error-square-outside"),
        ({"type": "reachable", "figure": "A1"}, "ask.figure", "error-no-figure"),
        ({"type": "reachable", "figure": "lost"}, "ask.figure", "error-figure-off-map"),
        ({"type": "break_away", "figure": "nobody"}, "ask.figure", "error-no-figure"),
        ({"type": "knockback", "figure": "cap", "away_from": "nobody"}, "ask.away_from", "error-not-figure-or-square"),
    ],
)
def test_bad_input_names_the_field(question: dict[str, object], path: str, message: str) -> None:
    """Whatever is asked about has to be there: one error, the field and what is wrong with it."""
    with pytest.raises(DocumentError) as caught:
        ask(question, {**TWO, "lost": {"side": "red"}})
    assert (caught.value.path, caught.value.message) == (path, message)


def test_any_board_up_to_a_hundred_squares_a_side() -> None:
    """From corner to corner of the largest board, and on boards of one column and one row."""
    assert line("A1", "CV100", size=[100, 100]).fields["distance"] == 99
    assert line("A1", "A100", size=[1, 100], blocking=["A50"]).fields["result"] == "blocked"
    assert line("A1", "CV1", size=[100, 1], walls=["D1/E1"]).fields["result"] == "blocked"
    assert line("A1", "A4", size=[1, 100], walls=["A2/A3"]).fields["result"] == "blocked"
