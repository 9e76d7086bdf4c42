"""A themed team's own Probability Control in 2012: who uses it at what cost (beneficios-de-equipos-tematicos)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.answer import Answer
from engine.heroclix import judge

PLAIN = {"speed": 8, "attack": 9, "defense": 16, "damage": 3, "range": 5}


def rerolled(**sam: Any) -> dict[str, Any]:
    """Return what comes of Cap's close attack of 7, rerolled to 10 by Sam, whose team has two uses left."""
    return dict(asked(**sam).fields)


def asked(**sam: Any) -> Answer:
    """Judge that attack."""
    figures = [
        {"id": "cap", "side": "red", "at": "C5", "values": PLAIN},
        {"id": "sam", "side": "red", "at": "C3", "values": PLAIN, **sam},
        {"id": "foe", "side": "blue", "at": "C6", "values": PLAIN},
    ]
    ask = {"type": "attack", "attacker": "cap", "targets": ["foe"], "kind": "close", "roll": [3, 4]}
    question = {**ask, "choices": {"probability-control:sam": [5, 5]}}
    document = {"ruleset": "heroclix-2012", "map": {"size": [16, 16]}, "figures": figures, "ask": question}
    return judge.adjudicate({**document, "turn": {"team_rerolls": {"red": 2}}})


@pytest.mark.parametrize(("tokens", "paid"), [(0, (1, 0)), (1, (1, 1))])
def test_it_takes_a_token_which_can_push(tokens: int, paid: tuple[int, int]) -> None:
    """The first token harms nobody, the second pushes; one use of the team is spent."""
    fields = rerolled(tokens=tokens)
    assert (fields["attack_total"], fields["team_rerolls"]) == (19, {"red": 1})
    assert fields["team_tokens"] == {"sam": dict(zip(("tokens_given", "pushing_damage"), paid, strict=True))}


def test_each_cost_rests_on_its_own_section() -> None:
    """The token on the benefits of themed teams, the damage of the second one on pushing (esfuerzo)."""
    rules = {step.message: step.rule for step in asked(tokens=1).ruling.steps}
    assert rules["attack-team-reroll-token"] == "beneficios-de-equipos-tematicos"
    assert rules["attack-team-reroll-pushed"] == "esfuerzo"
    assert "attack-team-reroll-pushed" not in {step.message for step in asked().ruling.steps}


@pytest.mark.parametrize("sam", [{"tokens": 2}, {"acted": True}])
def test_who_has_acted_or_has_no_room_for_a_token_does_not(sam: dict[str, Any]) -> None:
    """Nothing is rerolled or spent, and the answer is refused."""
    fields = rerolled(**sam)
    assert (fields["attack_total"], fields["team_rerolls"], fields["team_tokens"]) == (16, {"red": 2}, {})
    assert fields["refused"] == ("probability-control:sam",)


@pytest.mark.parametrize("sam", [{}, {"tokens": 2}, {"acted": True}])
def test_who_has_the_power_of_its_own_uses_that(sam: dict[str, Any]) -> None:
    """It costs no token and no use of the team, and asks for neither."""
    fields = rerolled(powers=["probability-control"], **sam)
    assert (fields["attack_total"], fields["team_rerolls"], fields["team_tokens"]) == (19, {"red": 2}, {})
