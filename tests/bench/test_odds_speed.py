"""The speed of odds beside brute force: measured and printed, never judged by the clock."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.odds import chances_of
from tests.bench import odds_speed
from tests.engine.odds.brute import Brute


@pytest.mark.parametrize("name", odds_speed.CASES)
def test_odds_of_an_attack(benchmark: Any, name: str) -> None:
    """Measures the exact chances of one attack."""
    benchmark.pedantic(odds_speed.exactly(name), rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("name", odds_speed.CASES)
def test_brute_force_as_peer(benchmark: Any, name: str) -> None:
    """Measures each of the 36 results and each answer put to the judge."""
    benchmark.pedantic(odds_speed.by_brute_force(name), rounds=1)


@pytest.mark.parametrize("name", odds_speed.CASES)
def test_brute_force_answers_the_same_question(name: str) -> None:
    """In every measured case both find the same ends, each as likely, and of the same worth."""
    position, attack = odds_speed.case(name)
    found = chances_of(position, attack).prospect
    worth, likely = Brute(position, attack).prospect()
    ends = {(tuple(sorted(end.fates)), end.own_clicks, end.own_ko): often for end, often in found.ends.items()}
    assert (found.worth, ends) == (worth, likely)
