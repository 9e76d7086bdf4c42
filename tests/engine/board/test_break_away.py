"""Breaking away: 10.8, 21.2b, 27.1g, 27.5e, 24.4, reading R23."""

from __future__ import annotations

import pytest

from tests.engine.board.asking import ask, figure, messages

Fields = dict[str, object]


def held(by: dict[str, dict[str, object]], roll: int | None = None, **cap: object) -> Fields:
    """Return the answer for cap in C5, held by these figures."""
    question: dict[str, object] = {"type": "break_away", "figure": "cap"}
    if roll is not None:
        question["roll"] = roll
    return dict(ask(question, {"cap": figure("C5", **cap), **by}).fields)


def foe(at: str = "D5", **more: object) -> dict[str, object]:
    """Return an opponent."""
    return figure(at, "blue", **more)


def test_10_8_only_adjacent_opponents_hold() -> None:
    """A friend beside it or an opponent two squares away does not; nothing is required and nothing rolled."""
    nobody: Fields = {"required": False, "automatic": False, "succeeds_on": [], "result": None, "cards": []}
    assert held({"friend": figure("D5")}) == nobody
    assert held({"foe": foe("E5")}) == nobody


def test_6_2_a_figure_without_a_side_opposes_everybody() -> None:
    """P1: two without a side hold each other, and the ruling rests on that reading; where both have one it does not."""
    question = {"type": "break_away", "figure": "cap"}
    stray = {"at": "D5"}
    found = ask(question, {"cap": {"at": "C5"}, "stray": stray})
    assert found.fields["succeeds_on"] == [4, 5, 6]
    assert found.ruling.readings == ("P1",)
    assert ask(question, {"cap": figure("C5"), "stray": stray}).ruling.readings == ("P1",)
    assert ask(question, {"cap": figure("C5"), "foe": foe()}).ruling.readings == ()


def test_10_8_a_roll_of_four_or_more_succeeds() -> None:
    """4, 5 and 6 free it, 1 to 3 do not."""
    rolls: Fields = {"required": True, "automatic": False, "succeeds_on": [4, 5, 6], "result": None, "cards": []}
    assert held({"foe": foe()}) == rolls
    assert [held({"foe": foe()}, roll)["result"] for roll in range(1, 7)] == [False, False, False, True, True, True]


def test_10_8a_the_ruling_says_what_a_failure_costs() -> None:
    """The last step of a failed roll names the failure."""
    question = {"type": "break_away", "figure": "cap", "roll": 2}
    found = ask(question, {"cap": figure("C5"), "foe": foe()})
    assert (found.ruling.verdict, messages(found)[-1]) == ("failure", "break-away-failure")


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("standard", ["standard"], [4, 5, 6]),
        ("standard", ["tiny"], [3, 4, 5, 6]),
        ("giant", ["standard"], [3, 4, 5, 6]),
        ("giant", ["standard", "giant"], [4, 5, 6]),
        ("tiny", ["standard"], [4, 5, 6]),
        ("giant", ["tiny"], [1, 2, 3, 4, 5, 6]),
        ("colossal", ["standard", "tiny"], [1, 2, 3, 4, 5, 6]),
        ("colossal", ["standard", "giant"], [3, 4, 5, 6]),
        ("colossal", ["standard", "colossal"], [4, 5, 6]),
    ],
)
def test_21_2b_larger_figures_break_away_more_easily(mine: str, theirs: list[str], expected: list[int]) -> None:
    """R23: 3–6 from smaller ones alone; two sizes smaller drop out; all gone is automatic."""
    squares = ("D5", "D6")
    found = held({f"foe{n}": foe(squares[n], size=size) for n, size in enumerate(theirs)}, size=mine)
    assert found["succeeds_on"] == expected
    assert found["automatic"] is (expected == [1, 2, 3, 4, 5, 6])


def test_27_1g_ones_own_plasticity_fails_on_a_one_alone() -> None:
    """2 to 6, whatever the sizes."""
    assert held({"foe": foe()}, powers="plasticity")["succeeds_on"] == [2, 3, 4, 5, 6]
    assert held({"foe": foe(size="tiny")}, powers="plasticity")["succeeds_on"] == [2, 3, 4, 5, 6]


def test_27_1g_an_opponents_plasticity_leaves_the_six() -> None:
    """Only a 6 where one with Plasticity holds it, size notwithstanding, though another opponent has none."""
    assert held({"foe": foe(powers="plasticity")})["succeeds_on"] == [6]
    both = {"foe": foe(powers="plasticity", size="tiny"), "other": foe("C6")}
    assert held(both)["succeeds_on"] == [6]
    assert held({"foe": foe(powers="plasticity", size="standard")}, size="giant")["succeeds_on"] == [6]
    assert held({"foe": foe(powers="plasticity", cant_use="plasticity")})["succeeds_on"] == [4, 5, 6]


@pytest.mark.parametrize("power", ["phasing-teleport", "leap-climb", "hypersonic-speed"])
def test_27_1g_some_powers_slip_plasticity(power: str) -> None:
    """With one of them the roll is the ordinary one; taken by Outwit it does not help."""
    assert held({"foe": foe(powers="plasticity")}, powers=power)["succeeds_on"] == [4, 5, 6]
    assert held({"foe": foe(powers="plasticity")}, powers=power, cant_use=power)["succeeds_on"] == [6]


def test_27_1g_an_automatic_break_away_beats_plasticity() -> None:
    """R23: two sizes smaller, or Improved Movement: Characters."""
    assert held({"foe": foe(powers="plasticity", size="tiny")}, size="giant")["automatic"] is True
    ability = {"abilities": "improved-movement:characters"}
    assert held({"foe": foe(powers="plasticity")}, **ability)["automatic"] is True
    assert held({"foe": foe(powers="plasticity")}, 1, **ability)["result"] is True


def test_27_5f_move_through_does_not_break_away() -> None:
    """Flight passes opponents, but from adjacent ones it must break away."""
    assert held({"foe": foe()}, abilities="flight")["succeeds_on"] == [4, 5, 6]


def test_24_4_vehicles_break_away_automatically() -> None:
    """A figure marked as a vehicle needs no roll."""
    assert held({"foe": foe()}, abilities="vehicle")["automatic"] is True
