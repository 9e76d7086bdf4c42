"""Why a text is neither JSON nor YAML, as a message in the reader's language that names the place.

What the libraries say is in English and speaks of their insides: each of their complaints that is known has a
sentence of ours, and any other the general one, which names the place alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.app.user_error import UserError

if TYPE_CHECKING:
    import json

    import yaml

__all__ = ["no_json", "no_yaml"]

# how the complaint begins, or a part of it that tells it from the others
OF_JSON: Mapping[str, str] = {
    "Expecting value": "file-json-value",
    "Expecting property name": "file-json-key",
    "Expecting ':'": "file-json-colon",
    "Expecting ','": "file-json-comma",
    "Extra data": "file-json-extra",
    "Unterminated string": "file-json-quote",
    "Invalid control character": "file-json-control",
    "Invalid \\": "file-json-escape",
    "Illegal trailing comma": "file-json-key",
}
OF_YAML: Mapping[str, str] = {
    "mapping values are not allowed": "file-yaml-colon",
    "could not find expected ':'": "file-yaml-colon-missing",
    "did not find expected ',' or ']'": "file-yaml-list",
    "did not find expected ',' or '}'": "file-yaml-mapping",
    "did not find expected key": "file-yaml-indent",
    "did not find expected '-' indicator": "file-yaml-indent",
    "did not find expected <document start>": "file-yaml-indent",
    "block sequence entries are not allowed": "file-yaml-indent",
    "found unexpected end of stream": "file-yaml-quote",
    "found character that cannot start": "file-yaml-character",
    "control characters are not allowed": "file-yaml-control",
    "special characters are not allowed": "file-yaml-control",
    "found unknown escape character": "file-yaml-escape",
    "could not determine a constructor": "file-yaml-tag",
    "undefined tag handle": "file-yaml-tag",
    "found undefined tag handle": "file-yaml-tag",
    "while parsing a tag": "file-yaml-tag",
    "while scanning a tag": "file-yaml-tag",
    "but found another document": "file-yaml-documents",
    "found unhashable key": "file-yaml-key",
    "found unacceptable key": "file-yaml-key",
}


def no_json(error: json.JSONDecodeError) -> UserError:
    """Return what JSON's reader complains of, with its line and column, each counted from 1.

    >>> import json
    >>> try:
    ...     json.loads('{"size": [8, 8}')
    ... except json.JSONDecodeError as error:
    ...     no_json(error).message, no_json(error).data
    ('file-json-comma', {'line': 1, 'column': 15})
    """
    return UserError(_key(OF_JSON, error.msg, "file-json-wrong"), line=error.lineno, column=error.colno)


def no_yaml(error: yaml.YAMLError, text: str) -> UserError:
    """Return what YAML's reader complains of in a text, with its line and column, each counted from 1.

    >>> import yaml
    >>> try:
    ...     yaml.safe_load("size: [8, 8")
    ... except yaml.YAMLError as error:
    ...     no_yaml(error, "size: [8, 8").data
    {'line': 1, 'column': 12}
    """
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is None:  # a character that no file has: its place is counted from the beginning, in bytes or letters
        before = text[: getattr(error, "position", 0) or 0]
        place = {"line": before.count("\n") + 1, "column": len(before) - before.rfind("\n")}
    else:
        place = {"line": mark.line + 1, "column": mark.column + 1}
    line = text.splitlines()[place["line"] - 1 : place["line"]]
    if line and line[0][place["column"] - 1 :].startswith("\t"):
        return UserError("file-yaml-tab", **place)
    return UserError(_key(OF_YAML, str(error), "file-yaml-wrong"), **place)


def _key(known: Mapping[str, str], complaint: str, otherwise: str) -> str:
    return next((key for part, key in known.items() if part in complaint), otherwise)
