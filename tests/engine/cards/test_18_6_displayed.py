"""What dials display, which is not what somebody can use (18.6, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure
from tests.engine.cards.reading import one

ATTACK = int(VALUES["attack"])
YELLOW = "Characters displaying a yellow power (on their combat dial) modify attack +2 when attacking only Hollis."
OWN = "If Hollis's dial displays Outwit or Perplex, modify attack +1."


def attack(of: str, *figures: dict[str, Any], **during: Any) -> tuple[int, list[str]]:
    """Return by how much its attack differs, and the statuses of the sentences that count or wait for a fact."""
    moment = {"during": during} if during else {}
    answer = asked({"type": "value", "figure": of, "value": "attack", **moment}, *figures)
    rows = [row["status"] for row in answer["cards"] if row["applies"] or row["status"] == "reminded"]
    return answer["result"] - ATTACK, rows


@pytest.mark.parametrize(
    ("rob", "add", "rows"),
    [
        ({"displays": ["support"]}, 2, ["judged"]),
        ({"displays": ["charge", "pulse-wave"]}, 2, ["judged"]),
        ({"displays": ["charge"]}, 0, []),
        ({"displays": []}, 0, []),
        ({"displays": ["support"], "cant_use": ["support"]}, 2, ["judged"]),  # it stays on the dial
        ({"displays": [], "powers": ["support"]}, 0, []),  # another card grants it
        ({"powers": ["support"]}, 0, ["reminded"]),
    ],
)
def test_27_the_colours_on_a_dial(rob: dict[str, Any], add: int, rows: list[str]) -> None:
    """Said and so, said and not so, not said; what somebody can use does not tell it."""
    figures = (figure("Hollis", "red", "C6", YELLOW, displays=[]), figure("Rob", "blue", "C7", **rob))
    assert attack("rob", *figures, attack="close", attacker="rob", target="hollis") == (add, rows)


@pytest.mark.parametrize(
    ("displays", "add", "rows"),
    [(["perplex"], 1, ["judged"]), (["charge"], 0, []), (None, 0, ["reminded"])],
)
def test_18_6_what_its_own_dial_displays(displays: list[str] | None, add: int, rows: list[str]) -> None:
    """One of the two will do."""
    hollis = figure("Hollis", "red", "C6", OWN, **({} if displays is None else {"displays": displays}))
    assert attack("hollis", hollis) == (add, rows)


@pytest.mark.parametrize(
    "text",
    [
        "Characters displaying a mauve power modify attack +2.",
        "Characters displaying a special power modify attack +2.",
        "If Hollis's dial displays click #3, modify attack +1.",
        "If Hollis's displayed attack power is Smoke Cloud, modify attack +1.",
        "If Hollis's dial displays Outwit and Perplex, modify attack +1.",
        "If Hollis's dial doesn't display Outwit, modify attack +1.",
        "Characters not displaying a yellow power modify attack +2.",
    ],
)
def test_18_6_other_words_of_dials(text: str) -> None:
    """No such colour, special powers, clicks, both, none of them: not judged."""
    assert one(text, "Hollis").status != "judged"
