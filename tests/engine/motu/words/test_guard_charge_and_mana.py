"""Whose guard a movement triggers, whom a charge reaches, what an attack costs in mana: in Battleground, by words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engine.game import understand
from tests.engine.motu.words.test_questions import DOCUMENT

GUARDED: dict[str, Any] = deepcopy(DOCUMENT)
next(figure for figure in GUARDED["figures"] if figure["id"] == "zor")["guard"] = True


def _asks(question: str) -> list[dict[str, Any]]:
    """Return the structured questions that words mean; none where nothing is understood."""
    meanings = understand(GUARDED, question).meanings
    return [dict(ask) for meaning in meanings for ask in meaning.asks]


@pytest.mark.parametrize(
    ("question", "mover"),
    [
        ("does Zor's guard go off if Brak moves", "brak"), ("does Zor's guard trigger when Brak moves", "brak"),
        ("if Brak moves does Zor's guard trigger", "brak"), ("does Brak's guard trigger if Zor moves", "zor"),
        ("salta la guardia de Zor si se mueve Brak", "brak"), ("si se mueve Brak, ¿salta la guardia de Zor?", "brak"),
        ("salta la guardia de Brak si se mueve Zor", "zor"), ("does Brak trigger any guard", "brak"),
        ("¿activa Brak la guardia de alguien?", "brak"), ("¿Brak activa la guardia de Zor?", "brak"),
        ("who guards against Brak", "brak"), ("quién tiene guardia contra Brak", "brak"),
        ("who is on guard against Brak", "brak"), ("quién está en guardia contra Zor", "zor"),
    ],
)  # fmt: skip
def test_who_moves_triggers_the_others_guard(question: str, mover: str) -> None:
    """Who moves, or triggers a guard, is the mover; whose guard it is, never is (6e)."""
    assert _asks(question) == [{"type": "guard_triggers", "mover": mover}]


def test_a_guard_that_goes_off_at_a_hex() -> None:
    """With the hex it is asked of the position with who moves there."""
    (meaning,) = understand(GUARDED, "does Zor's guard go off if Brak moves to E6").meanings
    assert dict(meaning.asks[0]) == {"type": "guard_triggers", "mover": "brak"}
    assert {figure: list(there) for figure, there in meaning.suppose.items()} == {"brak": ["E6"]}


@pytest.mark.parametrize(
    "question",
    [
        "does Zor guard trigger", "does Zor's guard trigger", "does Brak trigger Old Kara's guard",
        "salta la guardia de Zor", "activa la guardia de Brak", "does Mera's guard trigger if Zor moves",
        "who is on guard", "who guards Brak", "quién guarda a Brak", "can Brak guard against Zor",
        "does Zor's guard trigger if he moves", "who guards against Brak if Zor moves",
    ],
)  # fmt: skip
def test_without_who_moves_no_guard_is_asked_of(question: str) -> None:
    """Where nobody moves, or the guard is a friend's, nothing is understood."""
    assert [ask for ask in _asks(question) if ask["type"] == "guard_triggers"] == []


@pytest.mark.parametrize(
    ("question", "mover", "goal"),
    [
        ("can Zor charge Brak", "zor", "brak"), ("can Brak charge at Zor?", "brak", "zor"),
        ("can Brak reach Zor with a charge", "brak", "zor"), ("puede Brak cargar contra Zor", "brak", "zor"),
        ("puede cargar Zor contra Brak", "zor", "brak"), ("llega Brak a Zor con una carga", "brak", "zor"),
    ],
)  # fmt: skip
def test_whom_a_charge_reaches(question: str, mover: str, goal: str) -> None:
    """Whom somebody charges is what its charge goes toward (7l)."""
    assert _asks(question) == [{"type": "reachable", "figure": mover, "how": "charge", "toward": goal}]


@pytest.mark.parametrize(
    "question",
    [
        "can Brak charge", "puede cargar Brak", "can Brak charge with Zor", "puede Brak cargar con Zor",
        "can Brak be charged by Zor", "does Brak charge Zor if Mera attacks", "Brak charges Zor",
        "can't Brak charge Zor or Mera", "can Brak charge him",
    ],
)  # fmt: skip
def test_no_charge_without_its_goal(question: str) -> None:
    """Without whom a charge is made at, with a companion or in another's clause, no charge is asked of."""
    assert _asks(question) == []


BOLT = {"type": "action_cost", "figure": "zor", "action": "attack", "weapon": "bolt"}


@pytest.mark.parametrize(
    "question",
    [
        "how much mana does Zor need for his bolt", "how much mana does Zor's bolt cost", "what does Zor's spell cost",
        "how much mana does Zor need to cast bolt", "cuánto maná le cuesta a Zor su hechizo",
        "cuánto maná cuesta el hechizo de Zor", "cuánto maná necesita Zor para su hechizo",
    ],
)  # fmt: skip
def test_what_a_spell_costs_in_mana(question: str) -> None:
    """The mana that somebody needs for a weapon is what the attack with it costs (6c)."""
    assert _asks(question) == [BOLT]


@pytest.mark.parametrize("question", ["what does attacking cost Zor", "cuánto cuesta atacar con Zor"])
def test_what_attacking_costs_with_each_weapon(question: str) -> None:
    """Without a weapon named, each in turn."""
    assert [ask["weapon"] for ask in _asks(question)] == ["bolt", "fists"]


@pytest.mark.parametrize(
    "question",
    ["how much mana does Zor have for his bolt",
     "how much mana does Zor have", "how much mana does Zor need", "cuánto maná tiene Zor", "does Zor need his bolt",
     "how much mana does Zor need to hit Brak", "how much does Zor need for his bolt"],
)  # fmt: skip
def test_no_cost_without_what_is_paid(question: str) -> None:
    """The mana that somebody has, or needs for no weapon of its own, is no cost of an action."""
    assert [ask for ask in _asks(question) if ask["type"] == "action_cost"] == []
