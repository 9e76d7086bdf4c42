"""What the bot shows of an edition whose book has its rules elsewhere: its own sections, or none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.heroclix.editions import modern
from engine.heroclix.ruleset import Book, edition
from tests.e2e.club import Club, begun, words
from tests.e2e.test_simcord_deciding import attack, facing

ELSEWHERE = Book({"27.3a": "81.1", "27.3h": "82.2"})


@pytest.fixture(autouse=True)
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the edition a book that has Super Senses and Willpower elsewhere, and nothing else."""
    monkeypatch.setattr(modern, "MODERN", replace(modern.MODERN, book=ELSEWHERE))
    edition.cache_clear()
    yield
    monkeypatch.undo()
    edition.cache_clear()


async def test_a_decision_is_cited_by_the_editions_book(table: Club) -> None:
    """The roll that an attack waits for is shown with that book's section; what it has none of, without."""
    await facing(table, "super senses")
    asked = words(await attack(table))
    assert "81.1" in asked
    assert "27.3a" not in asked
    assert "12.6" not in asked


async def test_the_beginning_of_a_turn_is_cited_by_the_editions_book(table: Club) -> None:
    """So is a roll at the beginning of the turn."""
    await begun(table)
    await table.ask(table.bruno, "figure edit", figure="rook", powers="willpower")
    await table.ask(table.bruno, "token", figure="rook", change=1)
    told = words(await table.ask(table.ana, "turn end"))
    assert "82.2" in told
    assert "27.3h" not in told
