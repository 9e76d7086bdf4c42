"""A number needed, of words that name an attack and no more; what was done, or is left undone, which no field tells."""

from __future__ import annotations

import pytest

from engine.game import understand
from tests.engine.motu.words.test_questions import DOCUMENT


@pytest.mark.parametrize(
    ("question", "attacker", "target"),
    [
        ("Zor to hit Brak?", "zor", "brak"),
        ("Zor to hit Brak", "zor", "brak"),
        ("to hit Brak what does Zor need", "zor", "brak"),
        ("hitting Brak what does Zor need", "zor", "brak"),
        ("to hit Brak with Zor?", "zor", "brak"),
        ("what's Zor to hit on Brak", "zor", "brak"),
        ("Zor hitting Brak?", "zor", "brak"),
        ("Zor para darle a Brak", "zor", "brak"),
        ("para darle Zor a Brak?", "zor", "brak"),
        ("para pegarle a Brak qué necesita Zor", "zor", "brak"),
        ("Zor atacando a Brak?", "zor", "brak"),
    ],
)
def test_an_attack_and_no_more_asks_for_its_threshold(question: str, attacker: str, target: str) -> None:
    """Who does it may stand before or behind; whom it is done to follows the verb."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert {(ask["type"], ask["figure"], ask["target"]) for ask in meaning.asks} == {("threshold", attacker, target)}


@pytest.mark.parametrize(
    "question",
    [
        "did Brak hit Mera",
        "Brak attacked Mera?",
        "who attacked Mera",
        "was Brak engaged",
        "was Brak adjacent to Mera",
        "¿Brak le pegó a Mera?",
        "Brak le pego a Mera?",
        "disparo Brak a Zor?",
        "can Brak not hit Mera",
        "puede Brak no pegarle a Mera",
        "puede no pegarle Brak a Mera",
        "is Brak hitting Mera",
        "can Mera flank Brak",
        "puede Mera flanquear a Brak",
        "what's Mera to hit for Brak",
        "chance Brak doesn't hit Mera",
        "chance de que Brak no le pegue a Mera",
        "a quién le pega gratis Brak",
        "who does Brak get a free hit on",
        "Brak tiene ataque de oportunidad?",
    ],
)
def test_what_was_done_or_is_left_undone_is_no_question_of_the_field(question: str) -> None:
    """The past, what somebody does just now, or may leave undone, or may yet get to: left alone."""
    assert understand(DOCUMENT, question).meanings == ()


@pytest.mark.parametrize(
    "question",
    [
        "cuánto le cuesta a Brak llegar a Zor",
        "a Brak cuánto le cuesta llegar a Zor",
        "cuánto le cuesta a Brak llegar hasta Zor",
        "how much does it cost Brak to get to Zor",
    ],
)
def test_whom_a_way_costs_goes_it(question: str) -> None:
    """Who goes may stand behind "a", as whom it costs; the verb has one of its own."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert (meaning.asks[0]["type"], meaning.asks[0]["figure"]) == ("move_cost", "brak")
