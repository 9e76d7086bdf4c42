"""JSON lines in, JSON lines out, in the same order; a bad line is answered with its error and never stops the batch."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.cli.failures import InputError, exit_line, opened
from bot.documents.plain_documents import plain_json, refuse_other_kinds
from engine.errors import as_given

__all__ = ["lines", "run"]

log = logging.getLogger(__name__)

LONGEST_LINE = 1_000_000  # bytes of one document that are read
UTF_8_MARK = b"\xef\xbb\xbf"  # some editors begin a file with it


def run(
    lines: Iterable[bytes], answer: Callable[[Mapping[str, Any]], Mapping[str, Any]], lang: str | None = None
) -> int:
    """Answer every line and return the exit code 0.

    Errors are told in `lang`, else in the language that a line asks for, else in English.
    """
    for number, line in _numbered(lines):
        print(json.dumps(_answer(number, line, answer, lang), ensure_ascii=False))
    sys.stdout.flush()
    return 0


def lines(name: str, lang: str) -> Iterator[bytes]:
    """Return the lines of a file, or of standard input for `-`. Raises InputError for what is no file."""
    if name == "-":
        yield from sys.stdin.buffer
    else:
        with opened(name, lang) as file:
            yield from file


def _numbered(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, raw in enumerate(lines, 1):
        line = (raw.removeprefix(UTF_8_MARK) if number == 1 else raw).strip()
        if line:
            yield number, line


def _answer(
    number: int, line: bytes, answer: Callable[[Mapping[str, Any]], Mapping[str, Any]], lang: str | None
) -> Mapping[str, Any]:
    try:
        document = _document(number, line)
    except UserError as error:
        return {"id": None, "error": exit_line(error, lang)}
    try:
        return answer(document)
    except Exception as error:
        asked = document.get("lang")
        language = lang or (asked if asked in ("en", "es") else "en")
        said = str(error) if isinstance(error, InputError) else exit_line(error, language)
        return {"id": document.get("id"), "error": said or exit_line(_unforeseen(number, error), language)}


def _document(number: int, line: bytes) -> Mapping[str, Any]:
    """Return the document of a line. Raises UserError where it holds none; the first tells a file of another kind."""
    if len(line) > LONGEST_LINE:
        raise UserError("batch-line-too-long", number=number, count=len(line), most=LONGEST_LINE)
    if number == 1:
        refuse_other_kinds(line)
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise UserError("batch-line-not-text", number=number) from None
    if "\0" in text:
        raise UserError("batch-line-not-text", number=number)
    try:
        document = plain_json(text)
    except UserError as error:
        raise UserError(error.message, **{**error.data, **({"line": number} if "line" in error.data else {})}) from None
    if not isinstance(document, dict):
        raise UserError("batch-line-no-object", number=number, given=as_given(document))
    return document


def _unforeseen(number: int, error: Exception) -> UserError:
    """Return what the asker reads of a fault of ours; the log has what it was."""
    log.error("line %s: %r", number, error, exc_info=error)
    return UserError("batch-unforeseen", number=number)
