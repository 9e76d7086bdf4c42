"""A host's own copies of the rulebooks, section by section."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, delete, select
from sqlmodel import col

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import BookRow, BookSectionRow, table_of
from rulesdb import digest_of_sections

__all__ = ["Books", "StoredSection"]

BOOK, PARTS = table_of(BookRow), table_of(BookSectionRow)
COPIES = select(BOOK).where(BOOK.c.ruleset == bindparam("ruleset"))
OF_A_BOOK = select(PARTS).where(PARTS.c.ruleset == bindparam("ruleset"))
SECTION = OF_A_BOOK.where(PARTS.c.section == bindparam("section"))
SECTIONS = OF_A_BOOK.where(PARTS.c.lang == bindparam("lang")).order_by(PARTS.c.id)


@dataclass(frozen=True, slots=True)
class StoredSection:
    """A section of an imported book, with the line of the file it came from."""

    section: str
    title: str
    text: str
    source: str
    line: int


class Books:
    """Reads and replaces imported books."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def replace(self, ruleset: str, lang: str, sections: Sequence[StoredSection]) -> None:
        """Put these sections in place of whatever was imported for the ruleset and language, all or nothing."""
        with translated():
            async with self._sessions.writing() as session:
                old = delete(BookSectionRow).where(
                    col(BookSectionRow.ruleset) == ruleset, col(BookSectionRow.lang) == lang
                )
                await session.exec(old)
                digest = digest_of_sections((found.section, found.title, found.text) for found in sections)
                book = await session.get(BookRow, (ruleset, lang)) or BookRow(ruleset=ruleset, lang=lang, digest="")
                book.digest = digest
                session.add(book)
                for found in sections:
                    session.add(
                        BookSectionRow(
                            ruleset=ruleset,
                            lang=lang,
                            section=found.section,
                            title=found.title,
                            text=found.text,
                            source=found.source,
                            line=found.line,
                        )
                    )
                await session.commit()

    async def section(self, ruleset: str, section: str) -> list[tuple[str, StoredSection]]:
        """Return (language, section) for every imported copy of a section."""
        with translated():
            rows = await self._sessions.rows(SECTION, ruleset=ruleset, section=section)
            return [(row.lang, _stored(row)) for row in rows]

    async def copies(self, ruleset: str) -> dict[str, str]:
        """Return the digest of every imported copy of a ruleset's book, by language."""
        with translated():
            return {row.lang: row.digest for row in await self._sessions.rows(COPIES, ruleset=ruleset)}

    async def sections(self, ruleset: str, lang: str) -> list[StoredSection]:
        """Return every section of an imported copy, in the order of the book."""
        with translated():
            return [_stored(row) for row in await self._sessions.rows(SECTIONS, ruleset=ruleset, lang=lang)]


def _stored(row: Row[*tuple[Any, ...]]) -> StoredSection:
    return StoredSection(row.section, row.title, row.text, row.source, row.line)
