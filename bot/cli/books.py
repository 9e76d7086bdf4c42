"""`judge rules import`: a host's own copy of a rulebook, section by section, into the host's database."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from bot.cli.failures import InputError, one_line, terminal_language
from bot.cli.run import host_settings
from bot.store import Store, StoredSection
from bot.words.language import catalogue
from rulesdb import BookError
from rulesdb.importer import LARGEST_FILE, ImportedBook, parse_book

__all__ = ["import_book"]


def import_book(arguments: argparse.Namespace) -> int:
    """Cut a rulebook (text, Markdown or PDF), store its sections, and report what could not be placed."""
    path = Path(arguments.file)
    book = _cut(path, arguments.file, arguments.ruleset)
    sections = [StoredSection(s.section, s.title, s.text, path.name, s.line) for s in book.sections]
    asyncio.run(_store(host_settings().async_database_url, arguments.ruleset, arguments.lang, sections))
    unplaced = [{"line": u.line, "text": u.text, "reason": u.reason} for u in book.unplaced]
    if arguments.json:
        report = {"placed": len(sections), "unplaced": unplaced, "missing": book.missing, "dropped": len(book.dropped)}
        print(json.dumps(report, ensure_ascii=False))
        return 0
    print(f"{len(sections)} sections of {arguments.ruleset} ({arguments.lang}) are stored.")
    if book.missing:
        print(f"not in the file: {', '.join(book.missing)}")
    for found in unplaced:
        print(f"line {found['line']}: not placed: {found['reason']}: {found['text']}")
    return 0


def _cut(path: Path, name: str, ruleset: str) -> ImportedBook:
    words = catalogue(terminal_language())  # `--lang` is the book's, not the reader's
    if not path.is_file():
        complaint = "cli-directory" if path.is_dir() else "book-no-such-file"
        raise InputError(one_line(f"{name}: {words.text(complaint)}"))
    size = path.stat().st_size
    if size > LARGEST_FILE:
        too_large = words.text("book-pdf-too-large", size=f"{size / 1e6:.1f}", most=f"{LARGEST_FILE / 1e6:.0f}")
        raise InputError(one_line(f"{name}: {too_large}"))
    try:
        return parse_book(path.read_bytes(), ruleset)
    except BookError as error:
        raise InputError(one_line(f"{name}: {words.format(error.message, error.data)}")) from None


async def _store(url: str, ruleset: str, lang: str, sections: list[StoredSection]) -> None:
    store = await Store.open(url)
    try:
        await store.books.replace(ruleset, lang, sections)
    finally:
        await store.close()
