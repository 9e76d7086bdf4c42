"""Quotes from the host's own copy of a rulebook, beside our words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.call import Call
from bot.reply import Block, Reply, safe
from bot.store import Store, StoreError

__all__ = ["QUOTED", "Quote", "imported_quote", "quoted"]

QUOTED = 700  # characters of the book's text that are shown


@dataclass(frozen=True, slots=True)
class Quote:
    """What an imported book says in a section: its opening words, and the file and line they stand at."""

    title: str
    text: str
    source: str
    line: int
    lang: str


async def imported_quote(store: Store, ruleset: str, section: str, language: str) -> Quote | None:
    """Return the imported text of a section, in the reader's language if there is such a copy.

    None where the host imported no copy, or one that says nothing under this heading. The text is cut at a
    word to QUOTED characters. Raises StoreError.
    """
    copies = [(lang, found) for lang, found in await store.books.section(ruleset, section) if found.text.strip()]
    if not copies:
        return None
    lang, found = min(copies, key=lambda copy: (copy[0] != language, copy[0]))
    return Quote(found.title, _opening(found.text.strip()), found.source, found.line, lang)


async def quoted(call: Call, reply: Reply) -> Reply:
    """Return the reply with the host's book quoted, where it shows a section that was imported.

    A store that can't be read costs the quote, never the rule.
    """
    if reply.rule is None:
        return reply
    try:
        quote = await imported_quote(call.store, *reply.rule, call.language)
    except StoreError:
        return reply
    if quote is None:
        return reply
    title = call.say("rule-book", source=safe(quote.source), line=str(quote.line))
    lines = (line for line in quote.text.split("\n") if line.strip())
    return replace(reply, blocks=(*reply.blocks, Block(title, "\n".join(f"> {line}" for line in lines))))


def _opening(text: str) -> str:
    if len(text) <= QUOTED:
        return text
    cut = text[: QUOTED - 1]
    return (cut.rsplit(None, 1)[0] if any(letter.isspace() for letter in cut) else cut) + "…"
