"""A square of two terrains and an edge of two kinds: told wherever a file is taken (16, 16.4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine import adjudicate

POSITION: dict[str, Any] = {
    "figures": [{"id": "nova", "side": "red", "at": "C3"}, {"id": "rook", "side": "blue", "at": "C8"}],
    "ask": {"type": "line_of_fire", "from": "nova", "to": "rook"},
}


def told(ruleset: str, language: str = "en", **ground: Any) -> list[str]:
    """The sentences of a ruling on that ground."""
    document = {**POSITION, "ruleset": ruleset, "map": {"size": [12, 12], **ground}}
    return [step["text"] for step in answer_document(adjudicate(document), language)["ruling"]["steps"]]


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize(
    ("ground", "named"),
    [
        ({"hindering": ["C5:D5"], "blocking": ["C5"]}, "C5: two terrains at once"),
        ({"water": ["A1:B2"], "hindering": ["B2:C3"]}, "B2: two terrains at once"),
        ({"walls": ["C5/C6"], "doors": ["C6/C5"]}, "C5/C6 is wall, window or door at once"),
    ],
)
def test_a_ruling_on_a_document_tells_what_stands_there_twice(ruleset: str, ground: dict[str, Any], named: str) -> None:
    """The one that goes unjudged is not left out unseen."""
    assert sum(named in sentence for sentence in told(ruleset, **ground)) == 1


def test_what_may_stand_together_is_not_told() -> None:
    """Hindering terrain on a hill is one terrain, and a wall named from both sides one wall."""
    sound = told("heroclix-modern", hindering=["C5"], elevated={"2": ["C5"]}, walls=["A1/B1", "B1/A1"])
    assert not any("at once" in sentence for sentence in sound)


def test_it_is_told_in_spanish() -> None:
    """In the asker's language."""
    assert any(
        "dos terrenos a la vez" in sentence for sentence in told("heroclix-modern", "es", water=["C5"], blocking=["C5"])
    )
