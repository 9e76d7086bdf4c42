"""What isn't judged of healing, of anybody's powers and of lent values is remembered where it matters (6.6, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure

UNHEALED = "Hollis can't be healed by characters that hum."
UNBUILT = "Characters can't use Barrier to generate markers that hum."
UNTIL = "Until the moon is full, Alf can use Defend."


def remembered(question: dict[str, Any], *figures: dict[str, Any], side: str = "red") -> list[str]:
    """Return the statuses of the sentences that a question names."""
    return [card["status"] for card in asked(question, *figures, turn={"active": side})["cards"]]


def legal(doer: str, action: str, target: str | None = None) -> dict[str, Any]:
    """Return a question."""
    return {"type": "legal", "figure": doer, "action": action, **({} if target is None else {"target": target})}


@pytest.mark.parametrize(
    ("question", "statuses"),
    [
        (legal("sam", "support", "hollis"), ["reminded"]),
        (legal("sam", "support", "zoe"), []),
        (legal("hollis", "regeneration"), ["reminded"]),
        (legal("sam", "regeneration"), []),
    ],
)
def test_6_6_who_may_not_be_healed(question: dict[str, Any], statuses: list[str]) -> None:
    """By who supports it, or by its own power; of others it says nothing."""
    able = {"powers": ["support", "regeneration"]}
    figures = figure("Hollis", "red", "H8", UNHEALED, **able), figure("Sam", "red", "I8", **able)
    assert remembered(question, *figures, figure("Zoe", "red", "J8")) == statuses


def test_20_4_what_nobody_may_use_so() -> None:
    """Of either side."""
    hollis = figure("Hollis", "red", "A1", UNBUILT)
    for side in ("red", "blue"):
        rob = figure("Rob", side, "H8", powers=["barrier"])
        assert remembered(legal("rob", "barrier"), hollis, rob, side=side) == ["reminded"]


@pytest.mark.parametrize(("at", "side", "statuses"), [("D7", "red", ["unread"]), ("G9", "red", []), ("D8", "blue", [])])
def test_27_3c_a_friend_beside_who_may_lend_its_value(at: str, side: str, statuses: list[str]) -> None:
    """Whoever is beside the target, and friendly to it."""
    figures = figure("Rob", "red", "C7"), figure("Alf", side, at, UNTIL), figure("Hollis", "blue", "C6")
    assert remembered(HIT, *figures, side="blue") == statuses
