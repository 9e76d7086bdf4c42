"""`judge rules import`: a host's own copy of a rulebook, section by section, into the host's database."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from bot.cli.failures import InputError
from bot.settings import HostSettings
from bot.store import Store, StoredSection
from rulesdb.importer import parse_book

__all__ = ["import_book"]

LARGEST = 20_000_000  # bytes; the longest of the books has 220,000


def import_book(arguments: argparse.Namespace) -> int:
    """Parse a book's text, store its sections, and report what could not be placed."""
    path = Path(arguments.file)
    if not path.is_file():
        raise InputError(f"{arguments.file}: no such file; expected the text of a rulebook")
    if path.stat().st_size > LARGEST:
        raise InputError(f"{arguments.file}: {path.stat().st_size} bytes; at most {LARGEST} are read")
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{arguments.file}: not UTF-8 text (byte {error.start}); expected a plain text file") from None
    book = parse_book(text, arguments.ruleset)
    sections = [StoredSection(s.section, s.title, s.text, path.name, s.line) for s in book.sections]
    asyncio.run(_store(arguments.ruleset, arguments.lang, sections))
    unplaced = [{"line": u.line, "text": u.text, "reason": u.reason} for u in book.unplaced]
    if arguments.json:
        print(json.dumps({"placed": len(sections), "unplaced": unplaced}, ensure_ascii=False))
        return 0
    print(f"{len(sections)} sections of {arguments.ruleset} ({arguments.lang}) are stored.")
    for found in unplaced:
        print(f"line {found['line']}: not placed: {found['reason']}: {found['text']}")
    return 0


async def _store(ruleset: str, lang: str, sections: list[StoredSection]) -> None:
    store = await Store.open(HostSettings().async_database_url)
    try:
        await store.books.replace(ruleset, lang, sections)
    finally:
        await store.close()
