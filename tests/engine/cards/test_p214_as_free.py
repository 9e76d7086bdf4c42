"""What a card gives as FREE with a restriction, to who can use it otherwise, too (7.5, 7.6, 20.7, P214)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure

CONTROL = "Mind Control. // Mind Control as FREE, but only to target opposing characters within 4 squares."
CLOUD = "Smoke Cloud. Smoke Cloud as FREE, but only to generate 2 markers."


def offer(text: str, action: str, at: str = "C16", **hollis: Any) -> dict[str, Any]:
    """Return what Hollis is offered of an action, with Rob at that place."""
    made, rob = figure("Hollis", "red", "C6", text, **hollis), figure("Rob", "blue", at)
    answer = asked({"type": "legal_actions", "figure": "hollis"}, made, rob)
    assert {row["status"] for row in answer["cards"]} == {"judged"}
    [found] = [each for each in answer["actions"] if each["action"] == action]
    return dict(found)


@pytest.mark.parametrize(
    ("text", "action", "at", "hollis", "kind"),
    [
        (CONTROL, "mind-control", "C10", {}, "free"),
        (CONTROL, "mind-control", "C11", {}, "close/range"),
        (CONTROL, "mind-control", "C10", {"this_turn": {"used": ["mind-control"]}}, "close/range"),
        (CLOUD, "smoke-cloud", "C16", {}, "free"),
        (CLOUD, "smoke-cloud", "C16", {"this_turn": {"used": ["smoke-cloud"]}}, "power"),
    ],
)
def test_7_5_of_which_type_it_is_offered(text: str, action: str, at: str, hollis: dict[str, Any], kind: str) -> None:
    """As FREE where somebody is as near as the card says, once a turn; else as the card of powers has it."""
    assert (offer(text, action, at, **hollis)["type"], offer(text, action, at, **hollis)["legal"]) == (kind, True)


@pytest.mark.parametrize(("at", "tokens"), [("C10", 0), ("C11", 1)])
@pytest.mark.parametrize("text", [CONTROL, CONTROL.replace("//", "")])
def test_7_5_what_it_costs(text: str, at: str, tokens: int) -> None:
    """Nothing on somebody near, a token on others."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)
    asks = (
        {"type": "legal", "figure": "hollis", "action": "mind-control", "target": "rob"},
        {**HIT, "kind": "range", "action": "mind-control"},
    )
    for ask in asks:
        answer = asked(ask, hollis, rob)
        assert (answer["legal"], answer["tokens_given"]) == (True, tokens)


def test_7_4_with_two_tokens_it_is_free_or_not_at_all() -> None:
    """No costed action can be given to it, a free one can."""
    assert offer(CONTROL, "mind-control", "C10", tokens=2)["legal"]
    assert not offer(CONTROL, "mind-control", "C11", tokens=2)["legal"]


@pytest.mark.parametrize(("text", "tokens"), [("Mind Control as FREE.", 0), ("Mind Control.", 1)])
def test_7_5_a_free_attack_gives_no_token(text: str, tokens: int) -> None:
    """Whether its card restricts it or not."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C9")
    assert asked({**HIT, "kind": "range", "action": "mind-control"}, hollis, rob)["tokens_given"] == tokens


@pytest.mark.parametrize(("used", "tokens"), [([], 0), (["regeneration"], 1)])
def test_27_3k_regeneration_as_free(used: list[str], tokens: int) -> None:
    """Once per turn as FREE, then as its own action."""
    text = "Regeneration. // Regeneration as FREE, but only once per game."
    hollis = figure("Hollis", "red", "C6", text, this_turn={"used": used}, life={"click": 4, "clicks": 8})
    answer = asked({"type": "use", "figure": "hollis", "action": "regeneration", "roll": 4}, hollis)
    assert (answer["legal"], answer["tokens_given"]) == (True, tokens)
