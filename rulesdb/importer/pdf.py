"""The text of a PDF, page by page, with bounds on what a hostile one may cost."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from rulesdb.errors import BookError
from rulesdb.importer.lines import plain

__all__ = ["is_pdf", "pdf_pages", "repeated_headers"]

MOST_PAGES = 400  # the longest of the books has 80
_MOST_INSTRUCTIONS = 1_000_000  # a page of small print has some 5,000
_UNPACKED = 8_000_000  # bytes that one stream of a page's drawing or of a font may unpack to
_BOUNDS: dict[str, Any] = {
    "zlib_maximum_output_length": _UNPACKED,
    "lzw_maximum_output_length": _UNPACKED,
    "run_length_maximum_output_length": _UNPACKED,
    "brotli_maximum_output_length": _UNPACKED,
    "array_based_stream_maximum_output_length": _UNPACKED,
    "stream_parsing_work_maximum_count": 200_000,
    "xform_maximum_invocations_per_extraction": 500,
    "page_tree_maximum_page_entries": 100_000,
}
_ENCRYPTED = "book-pdf-encrypted"
_LOCK = b"/Encrypt"  # what a PDF that is encrypted names its cipher under
_SIGNATURE_WITHIN = 1024  # bytes; readers allow some rubbish before the signature
_EDGE_LINES = 3  # a page's first and last lines, where its header and footer stand
_FEWEST_REPEATS = 3
_SHARE_OF_PAGES = 0.3


def is_pdf(source: bytes) -> bool:
    """Tell a PDF by its signature.

    >>> is_pdf(b"%PDF-1.7 ..."), is_pdf(b"# Rules")
    (True, False)
    """
    return b"%PDF-" in source[:_SIGNATURE_WITHIN]


def pdf_pages(source: bytes, longest: int) -> list[str]:
    """Return the text of each page of a PDF.

    Raises `BookError` for one that is encrypted, broken, has too many pages or more than `longest`
    characters of text.
    """
    try:
        with _silence():
            return _pages(source, longest)
    except BookError:
        raise
    except MemoryError:
        raise BookError("book-pdf-too-heavy") from None
    except Exception as error:  # a broken file may raise nearly anything in a parser of PDF
        if _is_locked(error, source):
            raise BookError(_ENCRYPTED) from None
        raise BookError("book-pdf-broken") from error


def _is_locked(error: Exception, source: bytes) -> bool:
    """Tell a cipher that only an extra library undoes, or another way to lock a file than by a password."""
    return type(error).__name__ == "DependencyError" or (isinstance(error, NotImplementedError) and _LOCK in source)


def repeated_headers(pages: Sequence[str]) -> frozenset[str]:
    r"""Return what stands, but for a number, at the head or foot of many pages, in folded case.

    >>> sorted(repeated_headers(["Pond Rules 1\nRoll.", "Pond Rules 2\nStop.", "Pond Rules 3\nEnd."]))
    ['pond rules']
    """
    counted: Counter[str] = Counter()
    for page in pages:
        lines = [text for line in page.splitlines() if (text := plain(line).casefold())]
        edges = lines[:_EDGE_LINES] + lines[-_EDGE_LINES:]
        counted.update({edge.strip(" 0123456789") for edge in edges})
    fewest = max(_FEWEST_REPEATS, _SHARE_OF_PAGES * len(pages))
    return frozenset(edge for edge, times in counted.items() if edge and times >= fewest)


def _pages(source: bytes, longest: int) -> list[str]:
    from pypdf import PasswordType, PdfReader, apply_configuration  # noqa: PLC0415  # only an import of a PDF needs it

    with apply_configuration(**_BOUNDS):
        reader = PdfReader(BytesIO(source))
        if reader.is_encrypted and reader.decrypt("") == PasswordType.NOT_DECRYPTED:
            raise BookError(_ENCRYPTED)
        if len(reader.pages) > MOST_PAGES:
            raise BookError("book-pdf-too-many-pages", count=len(reader.pages), most=MOST_PAGES)
        counter = _Counter()
        pages: list[str] = []
        length = 0
        for page in reader.pages:
            pages.append(page.extract_text(visitor_operand_before=counter.count))
            counter.check()  # a drawing inside a drawing swallows what its counting raised
            length += len(pages[-1])
            if length > longest:
                raise BookError("book-pdf-too-long", most=longest // 1_000_000)
        return pages


class _Counter:
    """Counts the drawing instructions of a whole PDF, and stops at far more than a rulebook has."""

    def __init__(self) -> None:
        self.counted = 0

    def count(self, *_instruction: object) -> None:
        self.counted += 1
        self.check()

    def check(self) -> None:
        if self.counted > _MOST_INSTRUCTIONS:
            raise BookError("book-pdf-too-many-things", most=_MOST_INSTRUCTIONS)


@contextmanager
def _silence() -> Iterator[None]:
    """Keep the reader's remarks about a faulty file from standard error: the refusal says it in one line."""
    logger = logging.getLogger("pypdf")
    before, nowhere = logger.propagate, logging.NullHandler()
    logger.propagate = False
    logger.addHandler(nowhere)
    try:
        yield
    finally:
        logger.propagate = before
        logger.removeHandler(nowhere)
