"""Whose guard a supposed move triggers (6e), and where somebody looks (6c), asked in players' own words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import adjudicate, understand
from tests.engine.motu.words.test_questions import DOCUMENT

GUARDED: dict[str, Any] = {
    **DOCUMENT,
    "figures": [{**figure, "guard": figure["id"] == "zor"} for figure in DOCUMENT["figures"]],
}
TRIGGERS = {"type": "guard_triggers", "mover": "brak"}


@pytest.mark.parametrize(
    "question",
    [
        "if Brak walks up to F6 does Zor get to react with guard",
        "does Zor react if Brak moves to F6?",
        "if Brak stood on F6 would Zor's guard trigger",
        "would anyone interrupt if Brak goes to F6",
        "si Brak se mueve a F6 reacciona Zor?",
        "puede Zor reaccionar con la guardia si Brak se mueve a F6",
        "si Brak se pone en F6 le salta la guardia a Zor?",
        "alguien interrumpe si Brak se mueve a F6",
    ],
)
def test_whose_guard_a_supposed_move_triggers(question: str) -> None:
    """A character set down on a hex, and words for reacting, ask whose guard its move there triggers."""
    (meaning,) = understand(GUARDED, question).meanings
    assert [dict(ask) for ask in meaning.asks] == [TRIGGERS]
    assert {figure: list(places) for figure, places in meaning.suppose.items()} == {"brak": ["F6"]}
    moved = [{**each, "at": "F6"} if each["id"] == "brak" else each for each in GUARDED["figures"]]
    assert meaning.answers[0] == adjudicate({**GUARDED, "figures": moved, "ask": TRIGGERS})


@pytest.mark.parametrize(
    "question",
    [
        "does Zor react if Brak moves",
        "does Zor react if Brak attacks",
        "if Brak moves to F6 does Old Kara react",
        "if Brak moves to F6 does he react",
        "if Brak moves to F6 does Zor react to him",
        "if Brak moves to F6 doesn't Zor react",
        "if Brak moves to F6 and Mera to D6 does Zor react",
        "if Brak was at F6, Mera at D6, line of sight?",
        "si Brak estuviera en F6 y Mera en D6 hay linea de vision",
        "can Zor react",
        "how does reacting with guard work",
        "si Brak se mueve a F6 reacciona?",
        "si Brak ataca reacciona Zor?",
        "si Brak se mueve a F6 reacciona Old Kara?",
    ],
)
def test_without_a_hex_or_an_enemy_no_guard_is_asked_of(question: str) -> None:
    """No hex where the move ends, a friend, or nobody said who reacts: it is left to the rules."""
    assert understand(GUARDED, question).meanings == ()


@pytest.mark.parametrize(
    ("question", "of", "by"),
    [
        ("is Zor facing Brak", "zor", "brak"),
        ("has Zor got his back to Brak?", "zor", "brak"),
        ("is Mera attacking Brak from behind", "brak", "mer"),
        ("esta Zor mirando a Brak?", "zor", "brak"),
        ("Zor le da la espalda a Brak?", "zor", "brak"),
        ("esta Zor de espaldas a Brak", "zor", "brak"),
        ("Mera le pega a Brak por la retaguardia?", "brak", "mer"),
    ],
)
def test_where_somebody_looks_is_asked_of_its_arc(question: str, of: str, by: str) -> None:
    """Who faces another, has its back to it or is struck from behind, is asked in which of its arcs the other is."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert [dict(ask) for ask in meaning.asks] == [{"type": "arc", "of": of, "from": by}]


@pytest.mark.parametrize(
    "question",
    [
        "which way is Zor facing",
        "can Zor turn to face Brak",
        "is Zor facing him",
        "what if Zor was facing away",
        "hacia donde mira Zor",
        "puede Zor darse vuelta",
    ],
)
def test_a_facing_without_another_is_left_alone(question: str) -> None:
    """Where somebody looks, or turns to, is none of the questions."""
    assert understand(DOCUMENT, question).meanings == ()


def test_a_free_hit_and_cover_between_two() -> None:
    """Who leaves gives a free hit; cover between two is that of the second from the first."""
    asked = {
        "si Brak se va Mera le pega gratis?": {"type": "opportunity", "figure": "brak"},
        "is there cover between Brak and Zor": {"type": "cover", "from": "brak", "to": "zor"},
    }
    for question, ask in asked.items():
        (meaning,) = understand(DOCUMENT, question).meanings
        assert dict(meaning.asks[0]) == ask
