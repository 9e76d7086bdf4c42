"""Tokens, totals, phases and first turns as plain values (7.8, 7.9, 9, 13.3, 14.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.heroclix.board.ground.immunity import first_turns_over
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.actions.turn import (
    PHASES,
    action_total,
    cleared,
    given_tokens,
    next_phase,
    total_steps,
)


@pytest.mark.parametrize(
    ("points", "leadership", "total"),
    [(300, False, 3), (399, False, 3), (400, False, 4), (100, False, 2), (0, False, 2), (300, True, 4),
     (100, True, 2), (200, True, 3), (900, True, 10), (1000, True, 10)],
)  # fmt: skip
def test_7_9_the_action_total(points: int, leadership: bool, total: int) -> None:
    """1 for each full 100 points, +1 with Leadership, and the result between 2 and 10."""
    assert action_total(MODERN, points, leadership) == total


def test_7_9_the_steps_name_the_bound() -> None:
    """A total that the minimum raises says so, with the number before and after."""
    total, steps = total_steps(MODERN, 100)
    assert total == 2
    assert [(step.message, step.before, step.after) for step in steps[1:]] == [("turn-action-total-minimum", 1, 2)]


@pytest.mark.parametrize(
    ("tokens", "count", "after", "messages"),
    [
        (0, 1, 1, ["turn-tokens-given"]),
        (1, 1, 2, ["turn-tokens-given"]),
        (2, 1, 2, ["turn-tokens-full"]),
        (1, 2, 2, ["turn-tokens-given", "turn-tokens-full"]),
        (0, 0, 0, []),
    ],
)
def test_13_3_no_more_than_two_tokens(tokens: int, count: int, after: int, messages: list[str]) -> None:
    """Tokens are given until the figure has two; the rest is ignored, and said."""
    found, steps = given_tokens(MODERN, "cap", tokens, count)
    assert (found, [step.message for step in steps]) == (after, messages)


@pytest.mark.parametrize(("tokens", "received", "after"), [(1, False, 0), (2, False, 0), (1, True, 1), (2, True, 2)])
def test_9_4_the_clear_phase(tokens: int, received: bool, after: int) -> None:
    """All tokens go, or none does, where one was received this turn."""
    assert cleared(MODERN, "cap", tokens, received)[0] == after


def test_9_4_nothing_to_clear_is_not_clearing() -> None:
    """A figure without tokens hasn't cleared: there is no step."""
    assert cleared(MODERN, "cap", 0, received=False) == (0, ())


def test_9_the_phases_in_order() -> None:
    """Beginning, action, end, clear; then the next turn."""
    walked = [PHASES[0]]
    while (following := next_phase(walked[-1])) is not None:
        walked.append(following)
    assert walked == ["beginning", "action", "end", "clear"]


def test_14_1_first_turns() -> None:
    """They are over when each side has finished one, or when nothing is recorded."""
    assert not first_turns_over(["red", "blue"], [])
    assert not first_turns_over(["red", "blue"], ["blue"])
    assert first_turns_over(["red", "blue"], ["blue", "red", "green"])
    assert first_turns_over(["red", "blue"], None)


@given(st.integers(0, 10_000), st.booleans())
def test_7_9_the_total_is_always_within_its_bounds(points: int, leadership: bool) -> None:
    """Law: between 2 and 10, and the last step's number is the total."""
    total, steps = total_steps(MODERN, points, leadership)
    assert 2 <= total <= 10
    assert steps[-1].after == total


@given(st.integers(0, 2), st.integers(0, 5))
def test_13_3_tokens_given_and_refused_add_up(tokens: int, count: int) -> None:
    """Law: what is given and what is ignored together are what was to be given."""
    after, steps = given_tokens(MODERN, "cap", tokens, count)
    counted = [step.data["count"] for step in steps]
    assert sum(number for number in counted if isinstance(number, int)) == count
    assert tokens <= after <= 2
