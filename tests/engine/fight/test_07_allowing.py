"""What a `legal` answer that says yes rests on: the ability and the line of fire that allow it (7, 11, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from tests.engine.fight.scenes import attack, figure, legal

STAIRS = {"elevated": {"2": ["C6"]}, "transitions": ["C5/C6"]}


def grounds(answer: Answer) -> list[tuple[str | None, str | None]]:
    """Return section and reading of each step between the type of action and the verdict of a legal action."""
    assert answer.fields["legal"] is True
    return [(step.rule, step.reading) for step in answer.ruling.steps[1:-1]]


def test_27_2d_p27_quake_across_a_transition() -> None:
    """That Quake finds its only opponent across a transition is a reading, with that target named or none."""
    cap, foe = figure("cap", "red", "C5", powers=["quake"]), figure("ultron", "blue", "C6")
    assert grounds(legal("quake", "cap", cap, foe, map=STAIRS)) == [("16.5b", "P27")]
    assert grounds(legal("quake", "cap", cap, foe, target="ultron", map=STAIRS)) == [("16.5b", "P27")]
    assert grounds(legal("quake", "cap", cap, foe)) == []


def test_16_5b_a_close_attack_across_a_transition() -> None:
    """The section that allows it is named; beside each other on one level there is nothing to name."""
    cap, foe = figure("cap", "red", "C5"), figure("ultron", "blue", "C6")
    assert grounds(legal("close", "cap", cap, foe, target="ultron", map=STAIRS)) == [("16.5b", None)]
    assert grounds(legal("close", "cap", cap, foe, target="ultron")) == []


def test_27_7d_giant_reach() -> None:
    """A target two squares away rests on Giant Reach, an adjacent one does not."""
    giant = figure("cap", "red", "C5", size="giant")
    assert grounds(legal("close", "cap", giant, figure("ultron", "blue", "C7"), target="ultron")) == [("27.7d", None)]
    assert grounds(legal("close", "cap", giant, figure("ultron", "blue", "C6"), target="ultron")) == []


@pytest.mark.parametrize(("at", "expected"), [("C6", ["27.6f"]), ("C9", [])])
def test_27_6f_a_range_attack_beside_an_opponent(at: str, expected: list[str]) -> None:
    """The ability that lets it shoot is named where an opponent stands beside it, and only there."""
    cap = figure("cap", "red", "C5", abilities=["improved-targeting:adjacent"])
    assert [rule for rule, _ in grounds(legal("range", "cap", cap, figure("ultron", "blue", at)))] == expected


def test_11_4_the_line_of_fire_to_a_target() -> None:
    """To a target that is named the line is told: what hinders it, and Improved Targeting that opens it (R20)."""
    cap = figure("cap", "red", "C5", powers=["outwit"], abilities=["improved-targeting:destroy-blocking"])
    foe = figure("ultron", "blue", "C9")
    shot: Any = legal("range", "cap", cap, foe, target="ultron", map={"blocking": ["C7"]})
    assert ("27.6d", "R20") in grounds(shot)
    chosen = legal("outwit", "cap", cap, foe, target="ultron", map={"hindering": ["C7"]})
    assert grounds(chosen)[-1] == ("16.2b", None)
    assert grounds(legal("outwit", "cap", cap, foe, map={"hindering": ["C7"]})) == []


def test_27_7k_a_passenger_of_the_same_size() -> None:
    """Carrying one of its own size rests on Passenger, carrying a smaller one on Carry alone."""
    hawk = figure("hawk", "red", "C5", abilities=["flight"])
    assert grounds(legal("carry", "hawk", hawk, figure("lark", "red", "C6"), target="lark")) == [("27.7k", None)]
    assert grounds(legal("carry", "hawk", hawk, figure("lark", "red", "C6", size="tiny"), target="lark")) == []


def test_27_2c_pulse_wave_silences_whom_it_targets() -> None:
    """That one with Stealth in hindering terrain is a target rests on Pulse Wave's own text."""
    bell, lynx = figure("bell", "red", "C5", powers=["pulse-wave"]), figure("lynx", "blue", "C8", powers=["stealth"])
    assert ("27.2c", None) in grounds(legal("pulse-wave", "bell", bell, lynx, map={"hindering": ["C8"]}))


def test_27_2d_p23_giant_reach_is_no_help_to_quake() -> None:
    """A refusal names the reading where Giant Reach would have found somebody, not where nobody is that near."""
    giant = figure("cap", "red", "C5", size="giant", powers=["quake"])
    for at, expected in (("C7", ["P81", "P23"]), ("C8", ["P81"])):
        answer = legal("quake", "cap", giant, figure("ultron", "blue", at))
        assert [step.reading for step in answer.ruling.steps if step.reading] == expected


def test_6_2_p1_a_figure_without_a_side() -> None:
    """That it may be attacked, and can't be carried, rests on the reading that it is opposing to everyone."""
    hawk, stray = figure("hawk", "red", "C5", abilities=["flight"]), figure("stray", "none", "C6")
    del stray["side"]
    assert grounds(legal("close", "hawk", hawk, stray, target="stray")) == [("6.2", "P1")]
    for answer in (
        legal("carry", "hawk", hawk, stray, target="stray"),
        attack("close", (3, 4), ["stray"], hawk, stray, attacker="hawk"),
    ):
        assert "P1" in answer.ruling.readings
    assert "P1" not in legal("close", "hawk", hawk, figure("foe", "blue", "C6"), target="foe").ruling.readings
