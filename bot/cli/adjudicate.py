"""`judge adjudicate` and `judge schema`: rulings on position documents."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.adapters.terminal import to_text
from bot.cli import batch
from bot.cli.failures import InputError, one_line, terminal_language
from bot.json_documents import read_json
from bot.language import catalogue
from bot.presenters.ruling import answer_document, answer_reply
from engine import Answer, DocumentError
from engine import adjudicate as rule
from engine import schema as position_schema

__all__ = ["adjudicate", "schema"]

LARGEST = 1_000_000  # bytes; a crowded 24×24 position has about 20,000


def adjudicate(arguments: argparse.Namespace) -> int:
    """Rule on one document, or on every line of a batch."""
    if arguments.batch:
        return batch.run(lambda document: _batch_answer(document, arguments.lang))
    if arguments.file is None:
        raise InputError("no document: expected a file, or - for standard input")
    document = _read(arguments.file)
    lang = _language(document, arguments.lang) or terminal_language()
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


def _batch_answer(document: Mapping[str, Any], lang: str | None) -> Mapping[str, Any]:
    language = _language(document, lang) or "en"
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


def _read(name: str) -> object:
    """Return the document of a file or of standard input; JSON is read as JSON, the rest as YAML."""
    if name == "-":
        raw, shown = sys.stdin.buffer.read(LARGEST + 1), "standard input"
    else:
        path, shown = Path(name), name
        if not path.is_file():
            raise InputError(f"{name}: no such file; expected a position document, or - for standard input")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise InputError(f"{shown}: more than {LARGEST} bytes; a position document is smaller")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{shown}: not UTF-8 text (byte {error.start})") from None
    return _parse(text, shown)


def _parse(text: str, shown: str) -> object:
    if text.lstrip().startswith("{"):
        try:
            return read_json(text)
        except json.JSONDecodeError as error:
            # a flow mapping of YAML starts alike: let YAML read it, and tell JSON's complaint if it cannot
            complaint = f"{shown}: line {error.lineno}, column {error.colno}: {error.msg}"
        except RecursionError:
            raise InputError(f"{shown}: nested too deeply") from None
        except ValueError as error:
            raise InputError(one_line(f"{shown}: {error}")) from None
    else:
        complaint = ""
    import yaml  # noqa: PLC0415  # a document of JSON needs none of it

    from bot.documents import read_yaml  # noqa: PLC0415

    try:
        return read_yaml(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        problem = getattr(error, "problem", None) or "not YAML"
        raise InputError(complaint or one_line(f"{shown}: {where}{problem}")) from None
    except (RecursionError, ValueError) as error:
        raise InputError(one_line(f"{shown}: {error}")) from None
