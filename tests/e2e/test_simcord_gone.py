"""A figure that is knocked out by hand while an attack on it waits for a decision, in a club's channel."""

from __future__ import annotations

from tests.e2e.club import Club, buttons, words
from tests.e2e.test_simcord_deciding import facing, press


async def test_12_5d_an_attack_on_who_is_gone_is_closed_by_its_button(table: Club) -> None:
    """What is stored is told as done; the attack asks nothing more, and no line speaks of an internal place."""
    await facing(table, "super senses", extra="Grip 20 7/10/15/2 [super senses] 2 clicks at F6")
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="grip", kind="close", roll="3 4")
    assert "Super Senses (Grip)" in words(asked)
    gone = await table.ask(table.judge, "damage", figure="grip", clicks=2, why="read wrongly before")
    assert "Grip is KO’d" in words(gone)
    assert "ask." not in words(gone)
    shown = await table.ask(table.ana, "turn show")
    assert "Super Senses" not in words(shown)
    closed = await press(table.ana, shown, next(label for label in buttons(shown) if label == "No effect"))
    assert "ask." not in words(closed)
    assert "No effect" not in buttons(await table.ask(table.ana, "turn show"))
