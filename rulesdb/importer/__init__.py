"""Reading a host's own copy of a rulebook: its text, cut into the sections of the library.

`parse_book` takes plain text, Markdown or PDF and places every line: in a section, among the dropped
(contents, page headers) or among the unplaced, which it reports. Nothing is lost.
"""

from __future__ import annotations

from rulesdb.importer.book import parse_book
from rulesdb.importer.model import ImportedBook, ImportedSection, Unplaced
from rulesdb.importer.pdf import is_pdf
from rulesdb.importer.source import LARGEST_FILE

__all__ = ["LARGEST_FILE", "ImportedBook", "ImportedSection", "Unplaced", "is_pdf", "parse_book"]
