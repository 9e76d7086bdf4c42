"""`judge rules list` and `judge rules show`."""

from __future__ import annotations

import argparse
import json
from typing import Any

from bot.adapters.terminal import plain, wrap
from bot.cli.failures import InputError, terminal_language
from bot.presenters.text import reflowed
from rulesdb import DEFAULT_RULESET, Entry, Library, load

__all__ = ["entry_document", "list_entries", "show"]

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
    entry = _covered(arguments.ruleset).entry(arguments.section, arguments.lang or terminal_language())
    if arguments.json:
        print(json.dumps(entry_document(entry), ensure_ascii=False))
        return 0
    print(f"{entry.section} · {plain(entry.title)}\n{wrap(plain(reflowed(entry.text)), WIDTH)}")
    if entry.see_also:
        print(f"\n→ {', '.join(entry.see_also)}")
    return 0


def entry_document(entry: Entry) -> dict[str, Any]:
    """Return an entry as CONTRACT gives it."""
    return {
        "section": entry.section,
        "title": entry.title,
        "text": entry.text.strip(),
        "facts": dict(entry.facts),
        "aliases": list(entry.aliases),
        "see_also": list(entry.see_also),
        "kind": entry.kind,
        "questions": list(entry.questions),
        "retired": entry.retired,
        "ruleset": entry.ruleset,
        "lang": entry.lang,
    }


def _covered(ruleset: str) -> Library:
    library = load(ruleset)
    if not library.covered:
        raise InputError(f"ruleset: the library does not cover {ruleset} yet; {DEFAULT_RULESET} is covered")
    return library
