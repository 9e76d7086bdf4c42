"""`judge rules import`: a host's own copy of a rulebook, section by section, into the host's database."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from pathlib import Path

from bot.app.user_error import UserError
from bot.cli.failures import InputError, one_line, opened, shown_name, terminal_language
from bot.cli.run import host_settings
from bot.documents.plain_documents import refuse_other_kinds
from bot.store import Store, StoredSection
from bot.words.language import Catalogue, catalogue
from rulesdb import BookError
from rulesdb.importer import LARGEST_FILE, ImportedBook, Unplaced, is_pdf, parse_book
from rulesdb.importer.model import STRAY

__all__ = ["import_book"]


def import_book(arguments: argparse.Namespace) -> int:
    """Cut a rulebook (text, Markdown or PDF), store its sections, and report what could not be placed."""
    words = catalogue(terminal_language())  # `--lang` is the book's, not the reader's
    book = _cut(arguments.file, arguments.ruleset, words)
    name = Path(arguments.file).name
    sections = [StoredSection(s.section, s.title, s.text, name, s.line) for s in book.sections]
    asyncio.run(_store(host_settings().async_database_url, arguments.ruleset, arguments.book_lang, sections))
    print(json.dumps(_report(book, words), ensure_ascii=False) if arguments.json else _told(book, arguments, words))
    return 0


def _report(book: ImportedBook, words: Catalogue) -> dict[str, object]:
    unplaced = [{"line": one.line, "text": one.text, "reason": _reason(one, book, words)} for one in book.unplaced]
    return {
        "placed": len(book.sections),
        "unplaced": unplaced,
        "missing": book.missing,
        "dropped": len(book.dropped),
    }


def _told(book: ImportedBook, arguments: argparse.Namespace, words: Catalogue) -> str:
    """Return the report as lines to read."""
    scope = {"ruleset": book.ruleset, "lang": arguments.book_lang}
    lines = [words.text("book-stored", count=len(book.sections), **scope)]
    if book.missing:
        lines.append(f"{words.text('book-missing')}: {', '.join(book.missing)}")
    for one in book.unplaced:
        reason = _reason(one, book, words)
        lines.append(f"{words.text('book-unplaced', line=str(one.line), reason=reason)}: {one.text}")
    return "\n".join(lines)


def _reason(one: Unplaced, book: ImportedBook, words: Catalogue) -> str:
    """Return why text belongs to no section."""
    named = one.reason == STRAY and one.section
    return words.text(f"{STRAY}-named" if named else one.reason, section=one.section, ruleset=book.ruleset)


def _cut(name: str, ruleset: str, words: Catalogue) -> ImportedBook:
    """Return the book of a file. Raises InputError in one line."""
    with opened(name, words.language, "book-no-such-file") as file:
        raw = file.read(LARGEST_FILE + 1)
        size = max(len(raw), os.fstat(file.fileno()).st_size)  # a pipe has none before it is read
    try:
        if size > LARGEST_FILE:
            raise BookError("book-pdf-too-large", size=round(size / 1e6, 1), most=round(LARGEST_FILE / 1e6))
        if not is_pdf(raw):
            refuse_other_kinds(raw, "book-other-kind")
        return parse_book(raw, ruleset)
    except (BookError, UserError) as error:
        raise InputError(one_line(f"{shown_name(name)}: {words.format(error.message, error.data)}")) from None


async def _store(url: str, ruleset: str, lang: str, sections: list[StoredSection]) -> None:
    store = await Store.open(url)
    try:
        await store.books.replace(ruleset, lang, sections)
    finally:
        await store.close()
