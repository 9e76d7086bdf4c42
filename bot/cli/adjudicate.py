"""`judge adjudicate` and `judge schema`: rulings on position documents."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.cli.comparison import compared, comparison_document, comparison_text
from bot.cli.failures import InputError, one_line, opened, shown_name, terminal_language
from bot.cli.terminal import to_text
from bot.documents.plain_documents import plain_data, text_of
from bot.table.ruling import answer_document, answer_reply
from bot.words.language import catalogue
from engine import Answer, DocumentError
from engine import adjudicate as rule
from engine import schema as position_schema

__all__ = ["adjudicate", "read_document", "schema"]

LARGEST = 1_000_000  # bytes; a crowded 24×24 position has about 20,000


def adjudicate(arguments: argparse.Namespace) -> int:
    """Rule on one document, or on every line of a batch."""
    if arguments.batch:
        from bot.cli import batch  # noqa: PLC0415  # it writes a log, which one document does without

        name = "-" if arguments.file is None else arguments.file
        lines = batch.lines(name, arguments.lang or terminal_language())
        return batch.run(lines, lambda document: _batch_answer(document, arguments), arguments.lang)
    if arguments.file is None:
        raise InputError(catalogue(arguments.lang or terminal_language()).text("cli-no-document"))
    document = read_document(arguments.file, arguments.lang or terminal_language())
    lang = _language(document, arguments.lang) or terminal_language()
    if arguments.compare:
        comparison = compared(document, arguments.compare, lang)
        shown = json.dumps(_with_id(document, comparison_document(comparison)), ensure_ascii=False)
        print(shown if arguments.json else comparison_text(comparison, lang))
        return 0
    try:
        answer = rule(document)
    except DocumentError as error:
        raise InputError(one_line(catalogue(lang).error(error))) from None
    if arguments.json:
        print(json.dumps(_with_id(document, answer_document(answer, lang)), ensure_ascii=False))
    else:
        print(to_text(answer_reply(answer, lang)))
    return 0


def schema(_arguments: argparse.Namespace) -> int:
    """Print the JSON Schema of a position document."""
    print(json.dumps(position_schema(), ensure_ascii=False, indent=2))
    return 0


def _batch_answer(document: Mapping[str, Any], arguments: argparse.Namespace) -> Mapping[str, Any]:
    language = _language(document, arguments.lang) or "en"
    if arguments.compare:
        found = compared(document, arguments.compare, language)
        return {"id": document.get("id"), **comparison_document(found)}
    answer: Answer = rule(document)
    return _with_id(document, answer_document(answer, language))


def _with_id(document: object, answer: dict[str, Any]) -> dict[str, Any]:
    if isinstance(document, Mapping) and "id" in document:
        return {"id": document["id"], **answer}
    return answer


def _language(document: object, asked: str | None) -> str | None:
    if asked is not None:
        return asked
    found = document.get("lang") if isinstance(document, Mapping) else None
    return found if found in {"en", "es"} else None


def read_document(name: str, lang: str) -> object:
    """Return the document of a file or of standard input, JSON or YAML. Raises InputError in the asker's language."""
    words = catalogue(lang)
    if name == "-":
        shown, raw = words.text("cli-standard-input"), sys.stdin.buffer.read(LARGEST + 1)
    else:
        shown = shown_name(name)
        with opened(name, lang) as file:
            raw = file.read(LARGEST + 1)
    try:
        if len(raw) > LARGEST:
            raise UserError("cli-file-too-large", most=LARGEST)
        return plain_data(text_of(raw))
    except UserError as error:
        raise InputError(one_line(f"{shown}: {words.format(error.message, error.data)}")) from None
