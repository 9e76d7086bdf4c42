"""A game by thumbs alone: everything happens in the living message."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, words
from tests.e2e.dice import load
from tests.e2e.thumbs import Thumbs, public


async def test_a_figure_shows_what_it_may_do_and_where_it_may_go(table: Club) -> None:
    """A tap on it: whom it may attack, its powers, areas of squares; and a way back to the table."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="perplex")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    thumbs = Thumbs(table)
    assert thumbs.labels == ["Iron Wolf F5", "End the turn", "↩ Undo", "Last ruling in full"]
    await thumbs.tap(table.ana, "Iron Wolf")
    assert thumbs.offers("🏹 Rook")
    assert thumbs.offers("Perplex")
    await thumbs.tap(table.ana, "‹ Back")
    assert thumbs.offers("Iron Wolf F5")


async def test_a_turn_by_thumbs(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move, an attack with one decision, the end: ten taps at most, no message more."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Grey Fox 50 8/10/17/2 r6 t1 at E3")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="super senses")
    thumbs, before = Thumbs(table), public(table)
    load(monkeypatch, 3, 4, 2)
    await thumbs.tap(table.ana, "Grey Fox")
    await thumbs.square(table.ana, "D5")
    await thumbs.tap(table.ana, "Do it")
    assert "Grey Fox moves" in thumbs.shown
    await thumbs.tap(table.ana, "Iron Wolf", "🏹 Rook")
    await thumbs.tap(table.ana, "The bot rolls")
    await thumbs.tap(table.bruno, "Roll the die")
    await thumbs.tap(table.ana, "… and end the turn")
    assert "blue (Bruno)" in thumbs.shown
    assert public(table) == before
    assert thumbs.taps <= 10
    assert not thumbs.private, [words(each) for each in thumbs.private]
