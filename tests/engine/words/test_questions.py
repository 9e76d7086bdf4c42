"""Questions in players' own words, with what each means: none is understood as another, few are not understood."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

import pytest

from engine.game import understand
from engine.heroclix.words import understand as words_alone
from tests.engine.words.asking import DOCUMENTS, Expected, expectations, position_of

ALL = tuple(expectations())


def _meaning(expected: Expected) -> tuple[list[dict[str, Any]], dict[str, str], dict[str, tuple[str, ...]]]:
    """Return what a question is understood as: the structured questions, who is supposed where, what fits several."""
    found = understand(DOCUMENTS[expected.position], expected.question)
    first = found.meanings[0] if found.meanings else None
    asks = [] if first is None else [dict(question) for question in first.asks]
    suppose = {} if first is None else {figure: squares[0] for figure, squares in first.suppose.items()}
    return asks, suppose, dict(found.ambiguous)


@pytest.mark.parametrize("expected", ALL, ids=[f"{each.language}: {each.question}" for each in ALL])
def test_a_question_means_what_it_says(expected: Expected) -> None:
    """Each question of the list is understood as the structured question beside it, or as nothing."""
    wanted: tuple[list[dict[str, Any]], Mapping[str, str], Mapping[str, tuple[str, ...]]] = (
        [dict(question) for question in expected.questions],
        dict(expected.suppose),
        dict(expected.ambiguous),
    )
    assert _meaning(expected) == wanted


def test_the_list_is_long_and_hard() -> None:
    """It has 300 questions at least, in both languages and three editions; 60 mean nothing or fit several figures."""
    assert len(ALL) >= 300
    assert sum(not each.questions for each in ALL) >= 60
    assert {each.language for each in ALL} == {"en", "es"}
    assert len({DOCUMENTS[each.position]["ruleset"] for each in ALL}) == 3
    assert min(sum(each.language == language for each in ALL) for language in ("en", "es")) >= 120


def test_the_same_words_mean_the_same_in_any_order_of_asking() -> None:
    """Nothing is remembered from one question to the next: asked anew, in another order, all mean the same."""
    some = random.Random(4).sample(ALL, 60)
    before = [_meaning(each) for each in some]
    assert [_meaning(each) for each in reversed(some)] == before[::-1]


def test_a_question_is_understood_in_no_time() -> None:
    """Understanding takes under 20 ms beside the ruling: of the list, the middle one under 10 ms."""
    times = []
    for each in ALL:
        position = position_of(each.position)
        words_alone(position, each.question)
        started = time.process_time()
        words_alone(position, each.question)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.010
    assert sorted(times)[int(len(times) * 0.98)] < 0.020
