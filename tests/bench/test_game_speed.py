"""The speed of games beside their peers: measured and printed, never judged by the clock."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix import judge
from engine.heroclix.game import Decision
from engine.heroclix.game.state.document import to_document
from tests.bench import game_speed
from tests.engine.second_legality.actions import legal_actions


def test_games_to_a_winner(benchmark: Any) -> None:
    """Measures random games from their set-up to a winner, every law checked after every command."""
    benchmark.pedantic(game_speed.games(5), rounds=3, warmup_rounds=1)


def test_the_second_judge_in_the_same_games_as_peer(benchmark: Any) -> None:
    """Measures what the second judge lists for every figure at the beginning of each turn of them."""
    benchmark.pedantic(game_speed.listed(5), rounds=3, warmup_rounds=1)


@pytest.mark.parametrize("figures", game_speed.FIGURES)
@pytest.mark.parametrize("what", ["decide on a move", "decide on an attack", "legal_actions"])
def test_one_decision_with_more_and_more_figures(benchmark: Any, what: str, figures: int) -> None:
    """Measures one decision among 4 to 32 figures."""
    work = game_speed.decisions(game_speed.crowded(figures))[what]
    benchmark.pedantic(work, rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("figures", game_speed.FIGURES)
def test_the_second_judge_as_peer(benchmark: Any, figures: int) -> None:
    """Measures the tests' second judge of legality on the same question."""
    state = game_speed.crowded(figures)
    document = to_document(state)
    name = next(one["id"] for one in document["figures"] if one["side"] == "red")
    benchmark.pedantic(lambda: legal_actions(document, name), rounds=3, warmup_rounds=1)


def test_the_peer_answers_the_same_question() -> None:
    """On the measured boards the second judge lists the actions that the engine lists, legal or not alike."""
    for figures in game_speed.FIGURES:
        state = game_speed.crowded(figures)
        for one in state.in_play[:3]:
            told = judge.answer(state.position(), {"type": "legal_actions", "figure": one.id}).fields["actions"]
            assert isinstance(told, tuple)
            theirs = {verdict.action: verdict.legal for verdict in legal_actions(to_document(state), one.id)}
            assert {each["action"]: each["legal"] for each in told} == theirs


def test_each_decision_measured_is_taken() -> None:
    """The move and the attack are accepted, so that what is measured is the whole decision."""
    for figures in game_speed.FIGURES:
        work = game_speed.decisions(game_speed.crowded(figures))
        for what in ("decide on a move", "decide on an attack"):
            for decision in work[what]():
                assert isinstance(decision, Decision)
                assert not decision.refused, (what, figures)


def test_the_table_of_games_is_whole() -> None:
    """Every row has an amount."""
    for row in game_speed.table(count=1, rounds=1):
        assert row.amount is not None
        assert row.amount > 0
