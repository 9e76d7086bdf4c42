"""A themed team's own Probability Control in 2012: who uses it at what cost (beneficios-de-equipos-tematicos)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import judge

PLAIN = {"speed": 8, "attack": 9, "defense": 16, "damage": 3, "range": 5}


def rerolled(**sam: Any) -> dict[str, Any]:
    """Return what comes of Cap's close attack of 7, rerolled to 10 by Sam, whose team has two uses left."""
    return dict(asked(**sam).fields)


def asked(turn: dict[str, Any] | None = None, **sam: Any) -> Answer:
    """Judge that attack; `turn` adds to what is told of the turn."""
    figures = [
        {"id": "cap", "side": "red", "at": "C5", "values": PLAIN},
        {"id": "sam", "side": "red", "at": "C3", "values": PLAIN, **sam},
        {"id": "foe", "side": "blue", "at": "C6", "values": PLAIN},
    ]
    ask = {"type": "attack", "attacker": "cap", "targets": ["foe"], "kind": "close", "roll": [3, 4]}
    question = {**ask, "choices": {"probability-control:sam": [5, 5]}}
    document = {"ruleset": "heroclix-2012", "map": {"size": [16, 16]}, "figures": figures, "ask": question}
    return judge.adjudicate({**document, "turn": {"team_rerolls": {"red": 2}, **(turn or {})}})


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


@pytest.mark.parametrize("keywords", [[], ["Crew"]])
def test_equipos_tematicos_a_bystander_uses_no_reroll_of_its_team(keywords: list[str]) -> None:
    """It is no character for what themed teams are given, with the keyword or without (P183)."""
    found = asked(bystander=True, keywords=keywords)
    assert found.fields["refused"] == ("probability-control:sam",)
    assert found.fields["team_rerolls"] == {"red": 2}
    assert "P183" in found.ruling.readings
    own = asked(bystander=True, powers=["probability-control"])
    assert (own.fields["refused"], own.fields["attack_total"]) == ((), 19)


@pytest.mark.parametrize(
    ("keywords", "themes", "may"),
    [
        (["crew"], ["Crew"], True),
        (["Robot"], ["Crew"], False),
        (["Robot"], ["Crew", "robot"], True),
        ([], ["Crew"], True),
    ],
)
def test_beneficios_who_rerolls_has_the_keyword(keywords: list[str], themes: list[str], may: bool) -> None:
    """Upper and lower case are one; who lists none is taken at its word."""
    found = asked({"themes": {"red": themes}}, keywords=keywords)
    assert found.fields["refused"] == (() if may else ("probability-control:sam",))
    assert found.fields["team_rerolls"] == {"red": 1 if may else 2}


def test_captura_a_captive_rerolls_for_nobody() -> None:
    """Off the battlefield it is no figure of the position: an answer for it is told to be about nobody (P183)."""
    held = {"captives": [{"id": "ant", "side": "red", "points": 40}]}
    figures = [
        {"id": "cap", "side": "red", "at": "C5", "values": PLAIN},
        {"id": "foe", "side": "blue", "at": "C6", "values": PLAIN, **held},
    ]
    ask = {"type": "attack", "attacker": "cap", "targets": ["foe"], "kind": "close", "roll": [3, 4]}
    document = {"ruleset": "heroclix-2012", "map": {"size": [16, 16]}, "figures": figures}
    document |= {"turn": {"team_rerolls": {"red": 2}}}
    plain = judge.adjudicate({**document, "ask": ask})
    pending: Any = plain.fields["pending"]
    assert not any("ant" in one for one in pending)
    asked = judge.adjudicate({**document, "ask": {**ask, "choices": {"probability-control:ant": [5, 5]}}})
    assert (asked.fields["attack_total"], asked.fields["team_rerolls"]) == (16, {"red": 2})
    assert "attack-choice-of-nobody" in {step.message for step in asked.ruling.steps}


def test_themes_are_told_where_the_edition_asks_for_them() -> None:
    """Elsewhere the field is refused and not left unread; of a side that is not there too."""
    question = {"type": "legal_actions", "figure": "cap"}
    document = {"map": {"size": [4, 4]}, "figures": [{"id": "cap", "side": "red", "at": "A1"}], "ask": question}
    with pytest.raises(DocumentError, match=r"turn\.themes"):
        judge.adjudicate({**document, "ruleset": "heroclix-2022", "turn": {"themes": {"red": ["Crew"]}}})
    with pytest.raises(DocumentError, match=r"turn\.themes\.blue"):
        judge.adjudicate({**document, "ruleset": "heroclix-2012", "turn": {"themes": {"blue": ["Crew"]}}})
