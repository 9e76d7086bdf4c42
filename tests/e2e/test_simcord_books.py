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


async def test_a_word_of_the_book_alone_finds_its_rule(table: Club) -> None:
    """/ask finds a section by a word that only the host's book has, and quotes it; a new copy counts at once."""
    tadpoles = StoredSection("16.3b", "Reeds", "Tadpoles hide in reeds.", "pond.txt", 5)
    await table.store.books.replace("heroclix-modern", "en", [tadpoles])
    asked = await table.ask(table.ana, "ask", question="tadpoles")
    assert "16.3b" in words(asked)
    assert "> Tadpoles hide in reeds." in words(asked)
    newts = StoredSection("12.6", "Splash", "Newts splash.", "pond2.txt", 9)
    await table.store.books.replace("heroclix-modern", "en", [newts])
    assert "pond2.txt" in words(await table.ask(table.ana, "ask", question="newts"))
    assert "Nothing in the library" in words(await table.ask(table.ana, "ask", question="tadpoles"))
