"""How long a card's text takes to be read, and what 40 figures with texts add to a ruling once they are read."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import pytest

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.judge import answer
from engine.heroclix.judge import read as read_document
from tests.engine.cards.sentences import STANDING

ROUNDS = 40
QUESTIONS: list[dict[str, Any]] = [
    {"type": "distance", "a": "f0", "b": "f1"},
    {"type": "line_of_fire", "from": "f0", "to": "f1"},
    {"type": "value", "figure": "f0", "value": "attack"},
    {"type": "attack", "attacker": "f0", "targets": ["f1"], "kind": "close", "roll": [4, 5]},
    {"type": "legal_actions", "figure": "f0"},
    {"type": "reachable", "figure": "f0"},
]
VALUES = {"speed": 8, "attack": 10, "defense": 16, "damage": 2, "range": 6}


def document(question: dict[str, Any], *, texts: bool) -> dict[str, Any]:
    """Forty figures, each with a text or with none, and a question about them."""
    sentences = [text for text in STANDING if "can use" not in text][:8]
    figures = [
        {
            "id": f"f{number}",
            "name": "Hollis",
            "side": ("red", "blue")[number % 2],
            "at": f"{'ABCDEFGH'[number % 8]}{number // 8 * 2 + 1}",
            "values": VALUES,
            "special": [{"name": "Trick", "text": sentences[number % 8]}] if texts else [],
        }
        for number in range(40)
    ]
    return {"ruleset": "heroclix-modern", "map": {"size": [16, 16]}, "figures": figures, "ask": question}


def test_a_text_is_read_in_under_five_milliseconds() -> None:
    """Texts of a few sentences, one family beside the other, read anew each time."""
    sentences = list(STANDING)
    texts = [" // ".join(sentences[at : at + 3]) for at in range(0, len(sentences) - 3, 3)]
    read(MODERN.powers, "Hollis", texts[0])
    times = [1.0] * len(texts)
    for _ in range(3):
        read.cache_clear()
        for number, text in enumerate(texts):
            began = time.process_time()
            read(MODERN.powers, "Hollis", text)
            times[number] = min(times[number], time.process_time() - began)  # what else the machine does only adds
    print(f"a text: {median(times) * 1000:.2f} ms, the slowest {max(times) * 1000:.2f} ms")
    assert median(times) < 0.005


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: str(question["type"]))
def test_forty_texts_add_little_to_a_ruling(question: dict[str, Any]) -> None:
    """Once read, they are looked through for those that matter to the question, whatever it asks."""
    positions = {texts: read_document(document(question, texts=texts))[0] for texts in (False, True)}
    times: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(ROUNDS):
        for texts, position in positions.items():
            began = time.process_time()
            answer(position, question)
            times[texts].append(time.process_time() - began)
    more = min(times[True]) - min(times[False])
    print(f"40 figures with texts add {more * 1000:.2f} ms to {question['type']}")
    assert more < 0.002
