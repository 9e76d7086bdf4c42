"""A host's imported rulebook, quoted in a club's channel."""

from __future__ import annotations

from bot.store import StoredSection
from tests.e2e.club import Club, words

REEDS = StoredSection("16.3b", "Reeds", "Reeds block. @everyone\n\nAlways.", "pond.txt", 5)


async def test_a_rule_has_the_books_words_below_ours(table: Club) -> None:
    """/rule, /ask and /power quote an imported book with file and line; a rule that it lacks stays as it is."""
    before = await table.ask(table.ana, "rule", section="16.3b")
    await table.store.books.replace("heroclix-modern", "en", [REEDS])
    for command, option in (("rule", "section"), ("ask", "question"), ("power", "name")):
        shown = await table.ask(table.ana, command, **{option: "16.3b"})
        assert shown.embeds[0].description == before.embeds[0].description
        field = shown.embeds[0].fields[-1]
        assert "pond.txt" in (field.name or "")
        assert field.value == "> Reeds block. @everyone\n> Always."
    other = words(await table.ask(table.ana, "rule", section="16.3a"))
    assert "pond.txt" not in other


async def test_the_quote_stays_behind_the_buttons(table: Club) -> None:
    """Reached from its neighbour by a button, the rule has its quote as well."""
    await table.store.books.replace("heroclix-modern", "en", [REEDS])
    neighbour = await table.ask(table.ana, "rule", section="16.3a")
    pressed = await table.ana.click(neighbour, label="16.3b →")
    assert pressed.response is not None
    assert "> Reeds block." in words(pressed.response)
