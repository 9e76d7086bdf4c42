"""A sentence for a side of the question that is for none of those there is named, too: it doesn't apply (6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure

ATTACK = {"type": "value", "figure": "hollis", "value": "attack"}


def told(text: str, question: dict[str, Any] = ATTACK, at: str | None = "C7", **hollis: Any) -> list[tuple[Any, ...]]:
    """Return what the answer names of Mara's card, beside Hollis at C6 unless she stands elsewhere."""
    figures = (
        figure("Hollis", "red", "C6", keywords=["Ash"], **hollis),
        figure("Mara", "red", at, text, keywords=["Fog"]),
        figure("Rob", "blue", "D6"),
    )
    rows = [row for row in asked(question, *figures)["cards"] if row["figure"] == "mara"]
    return [(row["status"], row["applies"], row["because"] and row["because"]["rule"]) for row in rows]


@pytest.mark.parametrize(
    ("text", "at", "applies"),
    [
        ("Adjacent friendly characters modify attack +1.", "C7", True),
        ("Adjacent friendly characters modify attack +1.", "C8", False),
        ("Friendly characters within 2 squares modify attack +1.", "C8", True),
        ("Friendly characters within 2 squares modify attack +1.", "C9", False),
        ("Adjacent friendly characters with the Ash keyword modify attack +1.", "C7", True),
        ("Adjacent friendly characters with the Fog keyword modify attack +1.", "C7", False),
        ("Adjacent friendly characters that share a keyword with Mara modify attack +1.", "C7", False),
        ("Other friendly characters modify attack +1.", "C12", True),
    ],
)
def test_06_2_whom_it_is_not_for_is_told(text: str, at: str, applies: bool) -> None:
    """On both sides of what it asks of them: it counts, or it is told that it is for nobody of the question."""
    assert told(text, at=at) == [("judged", applies, None if applies else "6.2")]


@pytest.mark.parametrize(("tokens", "applies"), [(0, True), (1, False)])
def test_06_2_what_changes_in_play(tokens: int, applies: bool) -> None:
    """Action tokens are told of as well."""
    text = "Other friendly characters with no action tokens have SAFEGUARD: Outwit."
    assert told(text, tokens=tokens) == [("judged", applies, None if applies else "6.2")]


@pytest.mark.parametrize(
    ("text", "question", "named"),
    [
        ("Opposing characters within 2 squares modify attack -1.", ATTACK, False),  # nobody of that side is asked about
        ("Opposing characters within 2 squares modify attack -1.", HIT, True),
        ("Friendly characters named Una modify attack +1.", ATTACK, False),  # of somebody else
        ("Friendly characters named Hollis modify attack +1.", ATTACK, True),
        ("Modify attack +1.", ATTACK, False),  # her own alone
    ],
)
def test_06_2_what_speaks_of_nobody_there_is_left_out(text: str, question: dict[str, Any], named: bool) -> None:
    """Of another side, another name or its own figure alone: the question has nothing to do with it."""
    assert bool(told(text, question)) is named


def test_15_3_off_the_map_it_is_for_nobody() -> None:
    """A character that isn't on the map has no effect on others: neither named, nor counted."""
    given = {"type": "legal_actions", "figure": "hollis"}
    assert told("Other friendly characters modify attack +1.", at=None) == []
    assert [told("Action Total +1.", given, at) for at in ("C7", None)] == [[("judged", True, None)], []]
