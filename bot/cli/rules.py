"""`judge rules list` and `judge rules show`."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

from bot.cli.failures import InputError, terminal_language
from bot.cli.stored import quote_of
from bot.cli.terminal import plain, wrap
from bot.table.citing import heading, source_note
from bot.table.text import reflowed
from bot.words.language import catalogue
from rulesdb import DEFAULT_RULESET, LISTS, Entry, Library, counterparts, interactions, load

__all__ = ["list_entries", "show"]

WIDTH = 88


def list_entries(arguments: argparse.Namespace) -> int:
    """Print every entry of a ruleset."""
    library = _covered(arguments.ruleset)
    entries = library.entries(arguments.lang or terminal_language())
    if arguments.json:
        listed = [{"section": found.section, "title": found.title, "kind": found.kind} for found in entries]
        print(json.dumps(listed, ensure_ascii=False))
    else:
        print("\n".join(f"{found.section:<8} {found.title}" for found in entries))
    return 0


def show(arguments: argparse.Namespace) -> int:
    """Print one entry."""
    library = _covered(arguments.ruleset)
    entry = library.entry(arguments.section, arguments.lang or terminal_language())
    book = quote_of(entry.ruleset, entry.section, entry.lang)
    if arguments.json:
        told = _entry_document(library, entry) | ({"book": asdict(book)} if book else {})
        print(json.dumps(told, ensure_ascii=False))
        return 0
    words = catalogue(entry.lang)
    print(heading(words, entry.section, plain(entry.title)))
    if note := _note(entry):
        print(wrap(f"[{note}]", WIDTH))
    print(wrap(plain(reflowed(entry.text)), WIDTH))
    if entry.see_also:
        print(f"\n→ {words.cited(entry.see_also)}")
    if readings := _readings(library, entry):
        titles = "\n".join(f"- {heading(words, *each)}" for each in readings.items())
        print(f"\n{words.text('rule-readings')}:\n{wrap(titles, WIDTH)}")
    if book:
        print(f"\n{book.source}, {book.line}:\n{wrap(plain(book.text), WIDTH)}")
    return 0


def _entry_document(library: Library, entry: Entry) -> dict[str, Any]:
    """Return an entry as CONTRACT gives it, with its counterparts in the other editions."""
    found = {} if entry.kind == "reading" else counterparts(entry.ruleset, entry.section)
    return {
        "section": entry.section,
        "title": entry.title,
        "text": entry.text.strip(),
        "facts": dict(entry.facts),
        "aliases": list(entry.aliases),
        "see_also": list(entry.see_also),
        "readings": list(library.readings(entry.section)),
        "kind": entry.kind,
        "questions": list(entry.questions),
        "retired": entry.retired,
        "counterparts": {ruleset: list(ids) for ruleset, ids in found.items()},
        "taken_over": entry.taken_over,
        "source": entry.source,
        "note": _note(entry),
        "interactions": _interactions_document(entry),
        "ruleset": entry.ruleset,
        "lang": entry.lang,
    }


def _interactions_document(entry: Entry) -> dict[str, Any] | None:
    """Return the four lists of a power's relations, each a list of rulesets and sections; None where it has none."""
    found = interactions(entry.ruleset, entry.section)
    if found is None:
        return None
    lists = {
        name: [{"ruleset": ruleset, "section": section} for ruleset, section in getattr(found, name)] for name in LISTS
    }
    return {**lists, "taken_from": found.taken_from}


def _readings(library: Library, entry: Entry) -> dict[str, str]:
    """Return the titles of the readings of a section, by their ids."""
    return {each: plain(library.entry(each, entry.lang).title) for each in library.readings(entry.section)}


def _note(entry: Entry) -> str | None:
    """Return in one line what an entry rests on; None for what its own book states."""
    told = source_note(entry, catalogue(entry.lang))
    return None if told is None else ": ".join(told)


def _covered(ruleset: str) -> Library:
    library = load(ruleset)
    if not library.covered:
        raise InputError(f"ruleset: the library does not cover {ruleset} yet; {DEFAULT_RULESET} is covered")
    return library
