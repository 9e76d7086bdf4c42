"""The door: bytes or text from outside become clean lines, or one clear refusal."""

from __future__ import annotations

from rulesdb.errors import BookError

__all__ = ["LONGEST_BOOK", "MOST_LINES", "lines_of"]

# The longest of the books is a quarter of a megabyte; a PDF's text with all its spaces may be several times that.
LONGEST_BOOK = 5_000_000
MOST_LINES = 100_000
_NEWLINES = ("\r\n", "\r", "\f", "\v", "\u2028", "\u2029")
_MOST_UNPRINTABLE = 0.02


def lines_of(source: str | bytes) -> list[str]:
    r"""Return the lines of a book's text.

    Raises `BookError` for what is no text, is empty, or is far longer than any rulebook.

    >>> lines_of(b"1 Characters\r\nText")
    ['1 Characters', 'Text']
    """
    if len(source) > LONGEST_BOOK:
        raise BookError(
            f"the file is {len(source) / 1e6:.1f} MB; a rulebook's text has at most {LONGEST_BOOK / 1e6:.0f} MB"
        )
    text = _decoded(source) if isinstance(source, bytes) else source
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BookError("the file is empty; expected a rulebook's text")
    for newline in _NEWLINES:
        text = text.replace(newline, "\n")
    unprintable = sum(1 for letter in text if letter < " " and letter not in "\n\t")
    if "\0" in text or unprintable > _MOST_UNPRINTABLE * len(text):
        raise BookError("the file is binary; expected a rulebook as plain text or Markdown")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BookError(f"the file has {len(lines)} lines; a rulebook's text has at most {MOST_LINES}")
    return lines


def _decoded(source: bytes) -> str:
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise BookError(f"the file is not UTF-8 text (line {line}); save it as UTF-8") from None
