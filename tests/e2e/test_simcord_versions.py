"""Two cards have a version of one action: /legal names both, and the attack asks by buttons which is used (20.7)."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, one_line, pressed, words
from tests.e2e.club import buttons as labels

TEXTS = {
    "Old Tricks": "Flurry. When Iron Wolf uses it, modify attack +1.",
    "New Tricks": "Flurry. When Iron Wolf uses it, modify damage +2.",
}


@pytest.mark.parametrize("language", ["en", "es"])
async def test_20_7_which_version_is_asked_by_buttons(table: Club, language: str) -> None:
    """Each with what its card says and what it needs; its player's alone to press; then the dice are rolled."""
    await begun(table)
    for name, text in TEXTS.items():
        await table.ask(table.ana, "figure special", figure="iron-wolf", name=name, kind="trait", text=text)
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.judge, "place", figure="iron-wolf", at="F5")
    await table.ask(table.judge, "place", figure="rook", at="F6")
    listed = words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    assert {"en": "Versions of an action", "es": "Versiones de una acción"}[language] in listed
    assert "Flurry: Old Tricks, New Tricks – " in listed or "(Flurry): Old Tricks, New Tricks – " in listed
    waits = await table.ask(
        table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", action="flurry", roll="6 4"
    )
    said = words(waits)
    assert {"en": "Version of the action", "es": "Versión de la acción"}[language] in said
    for name, text in TEXTS.items():
        assert f"{name}" in said
        assert text.partition(". ")[2] in said
        assert name in labels(waits)
    one_line(pressed(await table.bruno.click(waits, label="New Tricks")))
    rolled = words(pressed(await table.ana.click(waits, label="New Tricks")))
    assert {"en": "in the version of New Tricks", "es": "New Tricks"}[language] in rolled + words(
        await table.ask(table.ana, "why")
    )
