"""Poison that reaches whoever stands in its user's own smoke, by a card (20.2, 27.2h, 27.2j)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of

TEXT = (
    "Smoke Cloud. // Poison, and when Hollis uses it she treats opposing characters occupying her Smoke Cloud markers"
    " as adjacent."
)


def poisoned(at: str, side: str = "blue", **marker: Any) -> bool:
    """Return whether Hollis's Poison damages Rob, with a marker on C10."""
    markers = [{"kind": "smoke", "at": ["C10"], **marker}]
    figures = (
        figure("Hollis", "red", "C6", TEXT),
        figure("Sam", "red", "H6", powers=["smoke-cloud"]),
        figure("Rob", side, at),
    )
    question = {"type": "use", "figure": "hollis", "action": "poison"}
    return "rob" in asked(question, *figures, markers=markers)["targets"]


@pytest.mark.parametrize(
    ("at", "by", "dealt"),
    [("C10", "hollis", True), ("C10", "sam", False), ("C9", "hollis", False), ("C7", "sam", True)],
)
def test_27_2h_in_her_own_smoke(at: str, by: str, dealt: bool) -> None:
    """On a marker, and on one that she generated; adjacent ones as ever."""
    assert poisoned(at, generated_by=by) == dealt


def test_27_2j_friends_are_spared() -> None:
    """As by the power itself."""
    assert not poisoned("C10", "red", generated_by="hollis")


@pytest.mark.parametrize(("at", "dealt"), [("C10", False), ("C7", True)])
def test_20_9_of_smoke_that_is_nobodys_nothing_is_judged(at: str, dealt: bool) -> None:
    """Whose it is nobody tells; she has Poison all the same."""
    assert poisoned(at) == dealt


@pytest.mark.parametrize(
    "change",
    [
        ("opposing", "friendly"),
        ("her Smoke", "Rob's Smoke"),
        ("treats", "never treats"),
        ("Smoke Cloud m", "Barrier m"),
    ],
)
def test_20_2_near_misses_are_not_judged(change: tuple[str, str]) -> None:
    """Other characters, or other markers."""
    assert of(TEXT.replace(*change), "Hollis")[-1].status != "judged"
