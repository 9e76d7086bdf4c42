"""What the editions settle differently, row by row of the table, below a section."""

from __future__ import annotations

from bot.table.reader import Reader
from bot.table.reply import Block
from bot.table.text import first_lines
from rulesdb import RULESETS, Difference, Entry, differences

__all__ = ["differences_block", "told_there"]

TOLD = ("Differs from", "Difiere de")  # how an entry begins to tell it itself


def told_there(entry: Entry) -> bool:
    """Return whether an entry's own text tells in what it differs."""
    return any(each in entry.text for each in TOLD)


def differences_block(reader: Reader, entry: Entry, most: int) -> list[Block]:
    """Return what each book says otherwise of the things that rest on a section, in so many characters; else nothing.

    What several books say alike is said once.
    """
    rows = differences(entry.ruleset, entry.section, reader.language)
    text = "\n".join(_line(reader, row) for row in rows)
    return [Block(reader.say("rule-differences"), first_lines(text, most))] if rows else []


def _line(reader: Reader, row: Difference) -> str:
    books: dict[str, list[str]] = {}
    for ruleset, said in row.says.items():
        books.setdefault(said, []).append(RULESETS[ruleset].titles[reader.language])
    told = " · ".join(f"{', '.join(titles)}: {said}" for said, titles in books.items())
    return f"**{row.subject}** · {told}"
