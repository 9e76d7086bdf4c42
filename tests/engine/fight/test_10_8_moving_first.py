"""Powers that move first: the break away roll before it (10.8), who lies within the move, and first turns (14.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import ask, figure, legal, reasons, said

CAP = figure("cap", "red", "C5", powers=["charge", "running-shot", "hypersonic-speed", "phasing-teleport", "outwit"])
BESIDE = figure("beside", "blue", "C4")
FIRST = {"active": "red", "number": 1, "first_turn_done": []}
AREAS = {"starting_areas": {"red": ["A1:P2"], "blue": ["A15:P16"]}}


@pytest.mark.parametrize("action", ["charge", "running-shot", "hypersonic-speed", "move", "carry"])
def test_10_8_based_the_roll_comes_first(action: str) -> None:
    """Whatever moves: a roll of 4 to 6, said in the ruling; with nobody beside it none."""
    friend = figure("pal", "red", "B5", size="tiny")
    based = legal(action, "cap", CAP, BESIDE, friend)
    assert (based.fields["break_away"], based.fields["succeeds_on"]) == ("roll", [4, 5, 6])
    assert "legal-break-away-first" in said(based)
    free = legal(action, "cap", CAP, BESIDE | {"at": "C14"}, friend)
    assert (free.fields["break_away"], free.fields["succeeds_on"]) == ("none", [])
    assert "legal-break-away-first" not in said(free)


def test_10_8_what_it_succeeds_on_is_that_action_s_own() -> None:
    """Phasing ignores characters (27.5e); one two sizes smaller is left freely; a close attack moves nobody."""
    freely = legal("phasing-teleport", "cap", CAP, BESIDE)
    assert (freely.fields["break_away"], "legal-break-away-free" in said(freely)) == ("automatic", True)
    sticky = legal("charge", "cap", CAP | {"powers": ["charge"]}, BESIDE | {"powers": ["plasticity"]})
    assert sticky.fields["succeeds_on"] == [6]
    assert "break_away" not in legal("close", "cap", CAP, BESIDE).fields


def test_10_8_a_second_move_breaks_away_too() -> None:
    """In the middle of Hypersonic Speed, its attack made: who stands beside it is left by a roll."""
    turn = {"active": "red", "resolving": {"figure": "cap", "action": "hypersonic-speed", "left": ["move"]}}
    found = legal("hypersonic-speed", "cap", CAP, BESIDE, turn=turn)
    assert (found.fields["legal"], found.fields["break_away"]) == (True, "roll")
    assert "within_move" not in found.fields


@pytest.mark.parametrize(
    ("action", "at", "more", "expected"),
    [
        ("charge", "C10", {}, True),  # 4 of 8 squares: C9
        ("charge", "C11", {}, False),
        ("charge", "C11", {"abilities": ["giant-reach:2"]}, True),
        ("charge", "C10", {"cant_use": ["charge"]}, False),
        ("running-shot", "C15", {}, True),  # 4 squares, then range 6
        ("running-shot", "C16", {}, False),
        ("hypersonic-speed", "C16", {}, True),  # 8 squares, then a close or a halved range attack
        ("hypersonic-speed", "P16", {}, False),
    ],
)
def test_27_1e_27_1l_27_1j_within_the_move(action: str, at: str, more: dict[str, Any], expected: bool) -> None:
    """Whether the attack can be made from anywhere the move may end."""
    found = legal(action, "cap", CAP | more, figure("foe", "blue", at), target="foe")
    assert found.fields["within_move"] is expected
    assert ("legal-within-move" in said(found)) is expected
    ends = found.ruling.steps[-1].message
    assert ends == ("legal-no" if found.fields["because"] else "legal-yes" if expected else "legal-yes-out-of-reach")


@pytest.mark.parametrize(
    ("action", "board", "expected"),
    [
        ("charge", {"walls": ["A8/A9", "B8/B9", "C8/C9", "D8/D9", "E8/E9", "F8/F9", "G8/G9"]}, False),
        ("charge", {"walls": ["A8/A9", "B8/B9", "C8/C9", "D8/D9"]}, True),  # around its end
        ("charge", {"blocking": ["A7:P7"]}, False),
        ("running-shot", {"blocking": ["A7:P7"]}, False),
        ("running-shot", {"blocking": ["A7:E7"]}, True),  # past its end there is a line
    ],
)
def test_10_2_the_way_counts_not_the_distance(action: str, board: dict[str, Any], expected: bool) -> None:
    """Walls and blocking terrain lie between; a way around them has to be short enough."""
    found = legal(action, "cap", CAP, figure("foe", "blue", "C9"), map=board, target="foe")
    assert found.fields["within_move"] is expected


def test_27_5d_terrain_destroyed_on_the_way_is_gone() -> None:
    """A figure that moves through a wall by destroying it attacks across where it stood."""
    board = {"walls": [f"{column}6/{column}7" for column in "ABCDEFGHIJKLMNOP"]}
    foe = figure("foe", "blue", "C7")
    assert legal("charge", "cap", CAP, foe, map=board, target="foe").fields["within_move"] is False
    digger = CAP | {"abilities": ["improved-movement:destroy-blocking"]}
    assert legal("charge", "cap", digger, foe, map=board, target="foe").fields["within_move"] is True


def test_24_2d_a_larger_base_within_the_move() -> None:
    """Any of its squares may come to lie beside the target."""
    big = CAP | {"at": ["C5", "D5", "C6", "D6"], "size": "giant", "values": CAP["values"] | {"speed": 4}}
    near, far = figure("foe", "blue", "C10"), figure("foe", "blue", "C12")
    assert legal("charge", "cap", big, near, target="foe").fields["within_move"] is True
    assert legal("charge", "cap", big, far, target="foe").fields["within_move"] is False


def test_within_the_move_is_null_without_a_target() -> None:
    """And absent where the action moves nobody, or another is being carried out."""
    foe = figure("foe", "blue", "C9")
    assert legal("charge", "cap", CAP, foe).fields["within_move"] is None
    assert "within_move" not in legal("range", "cap", CAP, foe, target="foe").fields
    turn = {"active": "red", "resolving": {"figure": "cap", "action": "charge"}}
    assert "within_move" not in legal("charge", "cap", CAP, foe, target="foe", turn=turn).fields


def test_14_1_first_turns_are_named_in_the_list() -> None:
    """`legal_actions` and `legal` without a target name who is immune; not of one who left, nor once turns are over."""
    home, out = figure("home", "blue", "C15"), figure("out", "blue", "C12")
    question = {"type": "legal_actions", "figure": "cap"}

    def told(turn: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
        notes = ask(question, CAP, home, out, map=AREAS, turn=turn).fields["notes"]
        return [(step.rule, step.data["targets"]) for step in notes if step.rule == "14.1"]  # type: ignore[attr-defined]

    assert told(FIRST) == [("14.1", ("home",))]
    assert told(FIRST | {"first_turn_done": ["red", "blue"]}) == []
    for action in ("range", "charge", "outwit"):
        assert "legal-first-turns" in said(legal(action, "cap", CAP, home, out, map=AREAS, turn=FIRST))
    assert "legal-first-turns" not in said(legal("move", "cap", CAP, home, out, map=AREAS, turn=FIRST))
    named = legal("running-shot", "cap", CAP, home, out, map=AREAS, turn=FIRST, target="home")
    assert reasons(named) == ["14.1"]
