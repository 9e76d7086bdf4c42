"""Powers and abilities of a document that nothing knows: every ruling on the figure says so (18.2, 19.5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine import adjudicate

VALUES = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6}


def told(ask: dict[str, Any], ruleset: str = "heroclix-modern", **card: Any) -> str:
    """The sentences of a ruling that asks about nova, who has that on its card."""
    nova = {"id": "nova", "side": "red", "at": "C3", "values": VALUES, **card}
    rook = {"id": "rook", "side": "blue", "at": "C8", "values": VALUES, "abilities": ["fly me"]}
    document = {"ruleset": ruleset, "map": {"size": [12, 12]}, "figures": [nova, rook], "ask": ask}
    return " ".join(step["text"] for step in answer_document(adjudicate(document), "en")["ruling"]["steps"])


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize(
    "ask",
    [
        {"type": "line_of_fire", "from": "nova", "to": "C8"},
        {"type": "reachable", "figure": "nova"},
        {"type": "break_away", "figure": "nova"},
        {"type": "value", "figure": "nova", "value": "attack"},
    ],
    ids=lambda ask: ask["type"],
)
def test_a_word_nearly_right_is_told_and_not_passed_over(ask: dict[str, Any], ruleset: str) -> None:
    """A slip in an ability changes what is seen and walked through as much as what is rolled."""
    said = told(ask, ruleset, abilities=["improved-targeting:hindring"], powers=["blades-claws-fang"])
    assert said.count("improved-targeting:hindring") == 1
    assert said.count("the nearest name: blades-claws-fangs") == 1
    assert "fly me" not in said, "the question is not about rook"


def test_words_that_are_right_are_not_told() -> None:
    """What is known is judged in silence."""
    ask = {"type": "line_of_fire", "from": "nova", "to": "C8"}
    known = told(ask, abilities=["improved-targeting:hindering"], powers=["blades-claws-fangs"])
    assert known == told(ask)
