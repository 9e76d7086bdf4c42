"""JSON lines in, JSON lines out, in the same order; a bad line is answered with its error and never stops the batch."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.cli.failures import exit_line, one_line
from bot.json_documents import read_json

__all__ = ["run"]

LONGEST_LINE = 1_000_000  # characters of one document that are read


def run(answer: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> int:
    """Answer every line of standard input and return the exit code 0."""
    for number, line in _lines():
        print(json.dumps(_answer(number, line, answer), ensure_ascii=False))
    sys.stdout.flush()
    return 0


def _lines() -> Iterator[tuple[int, str]]:
    for number, raw in enumerate(sys.stdin.buffer, 1):
        line = raw.decode("utf-8", errors="replace").strip()
        if line:
            yield number, line


def _answer(number: int, line: str, answer: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> Mapping[str, Any]:
    if len(line) > LONGEST_LINE:
        return {"id": None, "error": f"line {number}: {len(line)} characters; at most {LONGEST_LINE} are read"}
    try:
        document = read_json(line)
    except (ValueError, RecursionError) as error:
        return {"id": None, "error": one_line(f"line {number}: not JSON: {error}")}
    if not isinstance(document, dict):
        return {"id": None, "error": f"line {number}: expected a JSON object, found {type(document).__name__}"}
    try:
        return answer(document)
    except Exception as error:
        said = exit_line(error, str(document.get("lang") or "en") if document.get("lang") in {"en", "es"} else "en")
        return {"id": document.get("id"), "error": said or one_line(f"{type(error).__name__}: {error}")}
