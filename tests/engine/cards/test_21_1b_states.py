"""What is so "when" something else is so is no trigger: unless judged, each answer that it may change names it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of, one

ATTACK = {"type": "attack", "attacker": "hollis", "targets": ["kim"], "kind": "close", "roll": [5, 6]}
ATTACKED = {**ATTACK, "attacker": "kim", "targets": ["hollis"]}
QUESTIONS: tuple[dict[str, Any], ...] = (
    {"type": "value", "figure": "hollis", "value": "attack"},
    {"type": "value", "figure": "hollis", "value": "defense"},
    ATTACK,
    ATTACKED,
    {"type": "legal", "figure": "hollis", "action": "close", "target": "kim"},
    {"type": "legal", "figure": "hollis", "action": "move"},
    {"type": "line_of_fire", "from": "hollis", "to": "kim"},
    {"type": "reachable", "figure": "hollis"},
)
STATES = (
    "occupies murky ground or is adjacent to it",
    "is the oldest of all on the map",
    "is adjacent to a wall",
    "has more friends than the target",
    "holds two big things",
    "is equipped with a Lantern",
    "is hindered",
    "can use something loud",
)
BESIDE = "modify attack +1 or speed +1, whatever is dearer"


def named(ask: dict[str, Any], text: str, **kim: Any) -> list[str]:
    """Return the statuses of Hollis's sentences in an answer, beside Kim."""
    kim_stands = figure("Kim", "blue", "D6", **kim)
    answer = asked(ask, figure("Hollis", "red", "C6", text), kim_stands)
    return [row["status"] for row in answer["cards"] if row["figure"] == "hollis"]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("begins", ["When", "Whenever", "While", "If"])
def test_20_9a_how_somebody_is_sets_nothing_off(begins: str, state: str) -> None:
    """Every answer about her names it, by whatever word its condition begins: it may be so in all of them."""
    text = f"{begins} Hollis {state}, {BESIDE}."
    status = one(text, "Hollis").status
    assert status != "judged"
    assert [named(ask, text) for ask in QUESTIONS] == [[status]] * len(QUESTIONS)


@pytest.mark.parametrize("event", ["enters murky ground", "gains a friend", "is moved by somebody", "is given a hat"])
def test_21_1b_an_event_is_a_trigger(event: str) -> None:
    """What happens to her is no condition: it is remembered at its moment, and that is none of these."""
    sentence = one(f"When Hollis {event}, {BESIDE}.", "Hollis")
    assert sentence.at is not None
    assert sentence.status == "reminded"
    assert all(not named(ask, sentence.text) for ask in QUESTIONS if ask["type"] != "reachable")


def test_21_1b_what_is_done_as_it_begins() -> None:
    """Something that is done once is set off, though how somebody is then tells when."""
    sentence = one("When Hollis occupies murky ground, after resolutions heal her 1 click.", "Hollis")
    assert sentence.at is not None
    assert (sentence.status, sentence.at.kind) == ("reminded", "elsewhere")


@pytest.mark.parametrize(("deed", "ask"), [("attacks", ATTACK), ("is hit", ATTACKED), ("is dealt damage", ATTACKED)])
def test_21_1b_what_happens_while_something_is_so(deed: str, ask: dict[str, Any]) -> None:
    """Of "is big and attacks" it is the attack that sets it off, and nothing else."""
    text = f"When Hollis is adjacent to a wall and {deed}, {BESIDE}."
    assert named(ask, text) == ["reminded"]
    assert [named(other, text) for other in QUESTIONS if other != ask] == [[]] * (len(QUESTIONS) - 1)


def test_21_1b_what_stands_behind_a_condition_not_understood() -> None:
    """It may hang on it: nobody knows, so that it isn't judged, and is named as well."""
    text = f"When Hollis is the oldest of all on the map, {BESIDE}. When she has two action tokens, modify attack +1."
    assert [each.status for each in of(text, "Hollis")] == ["unread", "unread"]
    assert named(QUESTIONS[0], text) == ["unread", "unread"]


def test_21_1b_a_condition_that_is_understood_governs_as_one() -> None:
    """Each of two is judged by itself, and what has none of its own is not: it may hang on either."""
    text = "When Hollis has no action tokens, modify attack +1. When Hollis has two action tokens, modify defense +1."
    assert [each.status for each in of(text, "Hollis")] == ["judged", "judged"]
    assert [each.status for each in of(f"{text} Modify speed +1.", "Hollis")] == ["judged", "judged", "unread"]
    trigger = "When Hollis attacks, modify attack +1. Modify speed +1."
    assert of(trigger, "Hollis")[1].status == "reminded"


def test_21_1b_two_effects_of_two_moments() -> None:
    """What is known of the second alone says not when the first matters."""
    text = "When Hollis occupies murky ground, she can use Support and, when she sings, she can't be targeted."
    assert one(text, "Hollis").status == "unread"


def test_21_11_so_often_while_something_is_so() -> None:
    """It may be done in the turn, at any time of it."""
    text = "Once per turn, when Hollis is adjacent to a wall, she may modify attack +1."
    assert one(text, "Hollis").status == "reminded"
    assert named(ATTACK, text) == ["reminded"]


@pytest.mark.parametrize("dealt", ["is dealt penetrating damage", "would be dealt 3 or more damage", "reduces damage"])
def test_13_1_damage_that_is_dealt(dealt: str) -> None:
    """Damage that may yet be reduced is a moment of the attack that deals it, not of one by her, nor of a miss."""
    text = f"When Hollis {dealt}, it can be reduced to nothing."
    assert named(ATTACKED, text) == ["reminded"]
    assert named({**ATTACKED, "roll": [1, 2]}, text) == []
    assert named(ATTACK, text) == []


def test_12_1_an_attack_in_other_words() -> None:
    """Whatever the attack is called: it is one."""
    text = "When Hollis makes a ranged combat attack, modify attack +1 for each hat."
    assert named(ATTACK, text) == ["reminded"]
    assert named(ATTACKED, text) == []


@pytest.mark.parametrize(("power", "now"), [("toughness", True), ("super-strength", False)])
def test_20_4_who_has_a_power_that_may_be_withheld(power: str, now: bool) -> None:
    """Whoever has it is named in each answer that its power may count in; who has none is not."""
    text = "Opposing characters can't use Toughness unless they sing."
    asks = (ATTACK, {"type": "value", "figure": "kim", "value": "defense"})
    found = [named(ask, text, powers=[power]) for ask in asks]
    assert found == [["reminded"] if now else []] * 2


@pytest.mark.parametrize(("action", "now"), [("move", True), ("close", False)])
def test_10_1_who_may_not_move(action: str, now: bool) -> None:
    """What may keep her from a move is named where a move is asked for, before it is made."""
    ask = {"type": "legal", "figure": "hollis", "action": action, **({} if now else {"target": "kim"})}
    assert named(ask, "Hollis can't move unless she sings.") == (["reminded"] if now else [])
