"""The host's own copies of the rulebooks: searched, and quoted beside our words."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from bot.store import Store, StoreError
from bot.table.call import Call
from bot.table.reader import Reader
from bot.table.reply import Block, Reply, safe
from rulesdb import ImportedText, best_passage

__all__ = ["QUOTED", "Quote", "books_of", "imported_quote", "imported_texts", "quoted", "with_quote"]

QUOTED = 700  # characters of the book's text that are shown

_Index = tuple[str, ImportedText]
_indexes: WeakKeyDictionary[Store, dict[tuple[str, str], _Index]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Quote:
    """What an imported book says in a section, and the file and line at which the section begins."""

    title: str
    text: str
    source: str
    line: int
    lang: str


async def imported_quote(store: Store, ruleset: str, section: str, language: str, question: str = "") -> Quote | None:
    """Return the imported text of a section, in the reader's language if there is such a copy.

    None where the host imported no copy, or one that says nothing under this heading. At most QUOTED
    characters, cut at a word: the opening ones, or those from the passage that answers the question.
    Raises StoreError.
    """
    copies = [(lang, found) for lang, found in await store.books.section(ruleset, section) if found.text.strip()]
    if not copies:
        return None
    lang, found = min(copies, key=lambda copy: (copy[0] != language, copy[0]))
    text = found.text.strip()
    if question and len(text) > QUOTED:
        text = _from_passage(text, best_passage(text, question, lang, found.title))
    return Quote(found.title, _opening(text), found.source, found.line, lang)


async def imported_texts(store: Store, ruleset: str) -> tuple[ImportedText, ...]:
    """Return the searchable copies of a ruleset's book, each indexed again when another one is imported.

    Raises StoreError.
    """
    kept = _indexes.setdefault(store, {})
    texts = []
    for lang, digest in sorted((await store.books.copies(ruleset)).items()):
        known = kept.get((ruleset, lang))
        if known is None or known[0] != digest:
            sections = [(each.section, each.title, each.text) for each in await store.books.sections(ruleset, lang)]
            known = (digest, await asyncio.to_thread(ImportedText, ruleset, lang, sections, digest))
            kept[ruleset, lang] = known
        texts.append(known[1])
    return tuple(texts)


async def books_of(call: Call) -> tuple[ImportedText, ...]:
    """Return the host's copies of the reader's ruleset; none where the store can't be read: an answer needs none."""
    try:
        return await imported_texts(call.store, call.ruleset)
    except StoreError:
        return ()


async def quoted(call: Call, reply: Reply, question: str = "") -> Reply:
    """Return the reply with the host's book quoted, where it shows a section that was imported.

    A store that can't be read costs the quote, never the rule.
    """
    if reply.rule is None:
        return reply
    try:
        quote = await imported_quote(call.store, *reply.rule, call.language, question)
    except StoreError:
        return reply
    return reply if quote is None else with_quote(call, reply, quote)


def with_quote(reader: Reader, reply: Reply, quote: Quote) -> Reply:
    """Return the reply with a quote below it, marked as one, with its file and line."""
    title = reader.say("rule-book", source=safe(quote.source), line=str(quote.line))
    lines = (line for line in quote.text.split("\n") if line.strip())
    return replace(reply, blocks=(*reply.blocks, Block(title, "\n".join(f"> {line}" for line in lines))))


def _from_passage(text: str, passage: str) -> str:
    """Return the text from a passage on; where that leaves little, from so far before it that a quote is full."""
    start = min(max(text.find(passage), 0), max(len(text) - QUOTED + 1, 0))
    start = text.rfind("\n", 0, start) + 1 if start else 0
    return text if start == 0 else "…" + text[start:].lstrip()


def _opening(text: str) -> str:
    if len(text) <= QUOTED:
        return text
    cut = text[: QUOTED - 1]
    return (cut.rsplit(None, 1)[0] if any(letter.isspace() for letter in cut) else cut) + "…"
