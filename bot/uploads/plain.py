"""A file's bytes as plain data that everything behind can hold: texts, numbers, lists and mappings of a sane size."""

from __future__ import annotations

from typing import Any

import yaml

from bot.documents import DEEPEST, read_yaml
from bot.json_documents import read_json
from bot.user_error import UserError

__all__ = ["document_of", "text_of"]

LARGEST_NUMBER = 2**53  # beyond it JSON's readers disagree


def text_of(raw: bytes) -> str:
    """Return the text of a file. Raises UserError where it is none."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("file-not-text") from None
    if "\0" in text:
        raise UserError("file-not-text")
    return text


def document_of(text: str) -> dict[str, Any]:
    """Return the mapping that a JSON or YAML text holds, sound all through. Raises UserError in one line.

    >>> document_of("size: [8, 8]")
    {'size': [8, 8]}
    """
    try:
        found: object = read_json(text) if text.lstrip().startswith("{") else read_yaml(text)
        if not isinstance(found, dict):
            raise UserError("file-malformed", problem=type(found).__name__)
        _refuse_unsound(found)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise UserError("file-malformed", problem=" ".join(str(error).split())[:120]) from None
    return found


def _refuse_unsound(document: object) -> None:
    """Raise ValueError for what no document of ours holds: depth, numbers and characters that break what reads it."""
    level: list[object] = [document]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner += each.keys()
                inner += each.values()
            elif isinstance(each, (list, tuple)):
                inner += each
            else:
                _refuse_unsound_value(each)
        level = inner
        if not level:
            return
    raise ValueError(f"nested too deeply; at most {DEEPEST} levels are read")


def _refuse_unsound_value(value: object) -> None:
    if isinstance(value, str):
        if "\0" in value:
            raise ValueError("a character of number 0")
        value.encode()  # half a character of two halves is none
    elif isinstance(value, (int, float)):
        if not abs(value) <= LARGEST_NUMBER:  # what is no number is not less either
            raise ValueError("a number too large")
    elif value is not None:
        raise ValueError(f"{type(value).__name__}; expected texts and numbers")
