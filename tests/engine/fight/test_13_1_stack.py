"""Replace, then modify (6.7–6.11, 13.1, 13.4, 14.2, 22.10): the `stack` question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DocumentError, StepKind
from tests.engine.fight.scenes import said, stack

small = st.integers(-9, 9)
printed_values = st.integers(0, 20)


@pytest.mark.parametrize(
    ("given_", "result"),
    [
        ({"printed": 9}, 9),
        ({"printed": 9, "replace": [{"set": 6}]}, 6),
        ({"printed": 9, "replace": [{"halve": True}, {"set": 6}]}, 3),
        ({"printed": 9, "replace": [{"set": 6}, {"set": 11}]}, 11),
        ({"printed": 5, "replace": [{"double": True}]}, 10),
        ({"printed": 9, "replace": [{"halve": True}], "modify": [1]}, 6),
    ],
)
def test_13_1_sets_come_before_halving_and_halving_before_modifiers(given_: dict[str, object], result: int) -> None:
    """Whatever the order of the document, a number is set first, then halved or doubled, then modified."""
    assert stack(**given_).fields["result"] == result


@pytest.mark.parametrize(("printed", "half"), [(8, 4), (9, 5), (1, 1), (0, 0)])
def test_6_11_a_half_rounds_up_at_once(printed: int, half: int) -> None:
    """Half of an odd value is the next whole number."""
    assert stack("speed", printed, replace=[{"halve": True}]).fields["result"] == half


def test_6_11_rounding_happens_at_each_halving() -> None:
    """9 halved twice is 5, then 3, and not 9 quarters rounded once."""
    assert stack("speed", 9, replace=[{"halve": True}, {"halve": True}]).fields["result"] == 3


def test_13_1_r11_the_listed_order_of_replacements_counts() -> None:
    """5 halved then doubled is 6, doubled then halved is 5; the ruling names the reading."""
    halved_first = stack("speed", 5, replace=[{"halve": True}, {"double": True}])
    doubled_first = stack("speed", 5, replace=[{"double": True}, {"halve": True}])
    assert (halved_first.fields["result"], doubled_first.fields["result"]) == (6, 5)
    assert halved_first.ruling.readings == ("R11",)


@pytest.mark.parametrize(
    ("modify", "result"),
    [([3], 13), ([4], 13), ([2, 2], 13), ([-3], 7), ([-4], 7), ([5, -3], 12), ([2], 12), ([-2], 8), ([], 10)],
)
def test_14_2_the_sum_of_modifiers_stays_within_three(modify: list[int], result: int) -> None:
    """The Rule of Three cuts the sum of all modifiers, not each of them."""
    assert stack(modify=modify).fields["result"] == result


def test_14_2_a_replacement_may_change_more_than_three() -> None:
    """The Rule of Three leaves replacement values alone."""
    assert stack(replace=[{"set": 17}], modify=[1]).fields["result"] == 18


def test_14_2_the_cut_is_a_step_of_its_own() -> None:
    """The ruling shows that +4 became +3."""
    steps = {step.message: step for step in stack(modify=[2, 2]).ruling.steps}
    cut = steps["value-rule-of-three"]
    assert (cut.kind, cut.before, cut.after, cut.rule) == (StepKind.CAP, 4, 3, "14.2")


@pytest.mark.parametrize(("printed", "modify", "result"), [(2, [-3], 0), (3, [-3], 0), (4, [-3], 1)])
def test_13_1_below_zero_is_zero(printed: int, modify: list[int], result: int) -> None:
    """A value that would be negative is 0."""
    assert stack("damage", printed, modify=modify).fields["result"] == result


@pytest.mark.parametrize(
    ("bounds", "result"),
    [
        ({"minimum": 10}, 10),
        ({"minimum": 11}, 11),
        ({"minimum": 9}, 10),
        ({"maximum": 10}, 10),
        ({"maximum": 9}, 9),
        ({"maximum": 11}, 10),
        ({"minimum": 10, "maximum": 4}, 4),
        ({"minimum": 4, "maximum": 4}, 4),
        ({"maximum": -2}, 0),
    ],
)
def test_13_4_minimum_and_maximum(bounds: dict[str, int], result: int) -> None:
    """A bound changes the result only; where no number suits both, the value is the maximum."""
    assert stack(**bounds).fields["result"] == result


@pytest.mark.parametrize(("printed", "result"), [(2, 4), (7, 4), (12, 4)])
def test_13_4a_r33_the_maximum_wins(printed: int, result: int) -> None:
    """A minimum of 10 and a maximum of 4 give 4, whatever was calculated (R33)."""
    answer = stack(printed=printed, minimum=10, maximum=4)
    assert answer.fields["result"] == result
    assert "R33" in answer.ruling.readings


def test_13_4_replacements_and_modifiers_still_apply() -> None:
    """The minimum meets the final result: 4 halved and raised by 1 is 3, so a minimum of 4 makes it 4."""
    assert stack("range", 4, replace=[{"halve": True}], modify=[1], minimum=4).fields["result"] == 4


def test_22_10_a_unique_modifier_counts_once() -> None:
    """The second modifier of one name is listed with the step that rejected it."""
    answer = stack(modify=[{"add": 1, "unique": "Inspire"}, {"add": 1, "unique": "Inspire"}])
    assert answer.fields["result"] == 11
    rejected = [step for step in answer.ruling.steps if step.kind is StepKind.IGNORED]
    assert [(step.message, step.rule) for step in rejected] == [("value-unique-again", "22.10")]


def test_22_10_modifiers_of_different_names_both_count() -> None:
    """Two unique modifiers of different names add up."""
    modify = [{"add": 1, "unique": "Inspire"}, {"add": 1, "unique": "Rally"}]
    assert stack(modify=modify).fields["result"] == 12


def test_22_10_r34_of_two_that_differ_the_first_counts() -> None:
    """The first listed unique modifier counts, also when it is the smaller one."""
    modify = [{"add": -1, "unique": "Inspire"}, {"add": 2, "unique": "Inspire"}]
    answer = stack(modify=modify)
    assert answer.fields["result"] == 9
    assert "R34" in answer.ruling.readings


def test_13_1_every_stage_shows_the_number_before_and_after() -> None:
    """Printed, set, halved, rounded, modified and the result stand in the order of the rules."""
    answer = stack("speed", 12, replace=[{"halve": True}, {"set": 7}], modify=[2])
    assert said(answer) == [
        "value-printed",
        "value-set",
        "value-halved",
        "value-rounded-up",
        "value-modifier",
        "value-modified",
        "value-result",
    ]
    changes = [(step.before, step.after) for step in answer.ruling.steps]
    assert changes == [(None, 12), (12, 7), (7, 4), (None, 4), (0, 2), (4, 6), (None, 6)]


@pytest.mark.parametrize("replacement", [{}, {"set": 3, "halve": True}, {"halve": True, "double": True}])
def test_a_replacement_does_exactly_one_thing(replacement: dict[str, object]) -> None:
    """Nothing, or two things at once, is an input error that names the entry."""
    with pytest.raises(DocumentError, match=r"ask.replace\[1\]: error-needs-exactly-one"):
        stack(replace=[{"set": 3}, replacement])


@given(printed_values, st.lists(small, max_size=6))
def test_14_2_modifiers_never_move_a_value_by_more_than_three(printed: int, modify: list[int]) -> None:
    """Law: without replacements and bounds the result is within 3 of the printed value, and never negative."""
    result = stack(printed=printed, modify=modify).fields["result"]
    assert isinstance(result, int)
    assert max(0, printed - 3) <= result <= printed + 3


@given(printed_values, st.lists(small, max_size=6).flatmap(lambda m: st.tuples(st.just(m), st.permutations(m))))
def test_6_7_the_order_of_modifiers_does_not_matter(printed: int, orders: tuple[list[int], list[int]]) -> None:
    """Law: modifiers are summed, so any order gives the same value."""
    first, second = (stack(printed=printed, modify=order).fields["result"] for order in orders)
    assert first == second


@given(printed_values, st.lists(st.sampled_from([{"halve": True}, {"double": True}, {"set": 7}]), max_size=4))
def test_13_1_the_result_step_tells_the_value(printed: int, replace: list[dict[str, object]]) -> None:
    """Law: the last step's `after` is the answer, and each replacement begins where the one before it ended."""
    answer = stack(printed=printed, replace=replace)
    assert answer.ruling.steps[-1].after == answer.fields["result"] == answer.ruling.value
    chain = [step for step in answer.ruling.steps if step.kind is StepKind.REPLACE and step.before is not None]
    numbers = [printed, *(step.after for step in chain)]
    assert [step.before for step in chain] == numbers[:-1]


@given(printed_values, st.lists(small, max_size=4), st.integers(-5, 20), st.integers(-5, 20))
def test_13_4_bounds_hold_for_the_result(printed: int, modify: list[int], low: int, high: int) -> None:
    """Law: no result passes the maximum (or zero); none is below the minimum unless the maximum is."""
    result = stack(printed=printed, modify=modify, minimum=low, maximum=high).fields["result"]
    assert isinstance(result, int)
    assert result <= max(0, high)
    assert result >= min(low, max(0, high))
