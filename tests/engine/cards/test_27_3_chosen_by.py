"""By whom alone somebody can be chosen for a power (20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

SHARED = "Pat can only be chosen for Mastermind by characters that she shares a keyword with."
KEYWORD = "Pat can only be chosen for Mastermind by characters with the Ash keyword."
HIT = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": "close", "roll": [5, 6]}


def choosable(text: str, **rob: Any) -> bool:
    """Return whether Rob may choose Pat, who stands beside him, for Mastermind."""
    figures = (
        figure("Hollis", "red", "C6"),
        figure("Rob", "blue", "C7", powers=["mastermind"], points=50, **rob),
        figure("Pat", "blue", "C8", text, points=20, keywords=["Ash", "Fog"]),
    )
    answer = asked({**HIT, "choices": {"mastermind:rob": "pat"}}, *figures)
    return bool(answer["targets"]["pat"]["damage_taken"]) if "pat" in answer["targets"] else False


@pytest.mark.parametrize(
    ("text", "keywords", "may"),
    [
        (SHARED, ["Fog"], True),
        (SHARED, ["Rue"], False),
        (SHARED, [], False),
        (KEYWORD, ["Ash"], True),
        (KEYWORD, ["Fog"], False),
        ("", [], True),
    ],
)
def test_27_3_who_alone_may_choose_it(text: str, keywords: list[str], may: bool) -> None:
    """Everybody else can't: seen from the character whose card it is."""
    assert choosable(text, keywords=keywords) == may


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (SHARED, "judged"),
        ("Pat can only be chosen for Mastermind by characters that she doesn't share a keyword with.", "other"),
        ("Pat can only be chosen for Mastermind by the chosen character.", "other"),
        ("Pat can only be chosen by characters that she shares a keyword with.", "other"),
        ("Pat can only choose characters that she shares a keyword with for Mastermind.", "other"),
    ],
)
def test_27_3_words_beside_it(text: str, status: str) -> None:
    """The other way round, or of nothing that is said, nothing is judged."""
    assert (one(text, "Pat").status == "judged") == (status == "judged")
