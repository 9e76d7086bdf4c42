"""A text as plain data that everything behind can hold: texts, numbers, lists and mappings of a sane size.

The one door of documents from outside, for files that players hand in and for the command line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.documents.json_documents import DEEPEST, SHORT_KEY, NotPlaced, read_json, too_deep_in
from bot.documents.unreadable import no_json, no_yaml

__all__ = ["plain_data", "plain_json", "refuse_other_kinds", "text_of"]

# encodings that editors save text in unasked, by their byte order marks; the longer ones first, which begin alike
ENCODINGS: Mapping[str, tuple[bytes, ...]] = {
    "UTF-32": (b"\xff\xfe\0\0", b"\0\0\xfe\xff"),
    "UTF-16": (b"\xff\xfe", b"\xfe\xff"),
}
# how files begin that are handed in by mistake, by what their kind is called: no text of ours begins so
OTHER_KINDS: Mapping[str, tuple[bytes, ...]] = {
    "ZIP": (b"PK\x03\x04", b"PK\x05\x06"),
    "gzip": (b"\x1f\x8b",),
    "bzip2": tuple(b"BZh%d1AY&SY" % size for size in range(1, 10)),
    "xz": (b"\xfd7zXZ\0",),
    "7z": (b"7z\xbc\xaf\x27\x1c",),
    "RAR": (b"Rar!\x1a\x07",),
    "PDF": (b"%PDF-",),
    "PNG": (b"\x89PNG",),
    "JPEG": (b"\xff\xd8\xff",),
    "GIF": (b"GIF87a", b"GIF89a"),
    "SQLite": (b"SQLite format 3\0",),
    "Office": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",),
    "RTF": (b"{\\rtf",),
}
OF_WEB: Mapping[str, tuple[bytes, ...]] = {"HTML": (b"<!doctype html", b"<html"), "XML": (b"<?xml",)}
NO_DOCUMENT = ("//", "/*", "```")  # what is put before JSON and belongs to none: comments, a fence
LARGEST_NUMBER = 2**53  # beyond it JSON's readers disagree


def text_of(raw: bytes) -> str:
    r"""Return the text of a file. Raises UserError where it is none, which names what it is where that is seen.

    >>> text_of("size: [8, 8]".encode())
    'size: [8, 8]'
    >>> text_of(b"PK\x03\x04 and more")
    Traceback (most recent call last):
        ...
    bot.app.user_error.UserError: file-other-kind
    """
    refuse_other_kinds(raw)
    if b"\0" in raw:
        raise UserError("file-with-nul", line=raw.count(b"\n", 0, raw.index(b"\0")) + 1)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError("file-not-text", line=raw.count(b"\n", 0, error.start) + 1) from None
    if not text.strip():
        raise UserError("file-empty")
    return text


def refuse_other_kinds(raw: bytes, complaint: str = "file-other-kind") -> None:
    """Raise UserError for what begins as text in another encoding does, or a file of another kind, told as such."""
    if encoding := _beginning_of(raw, ENCODINGS):
        raise UserError("file-other-encoding", encoding=encoding)
    webp = "WebP" if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP" else None
    if kind := webp or _beginning_of(raw, OTHER_KINDS) or _beginning_of(raw[:200].lstrip().lower(), OF_WEB):
        raise UserError(complaint, kind=kind)


def _beginning_of(raw: bytes, known: Mapping[str, tuple[bytes, ...]]) -> str | None:
    return next((name for name, beginnings in known.items() if raw.startswith(beginnings)), None)


def plain_data(text: str) -> Any:
    """Return the plain data that a JSON or YAML text holds, sound all through. Raises UserError in one line.

    >>> plain_data("size: [8, 8]")
    {'size': [8, 8]}
    >>> plain_data('{"size": [8, NaN]}')
    Traceback (most recent call last):
        ...
    bot.app.user_error.UserError: file-value-number
    """
    found = _parsed(text)
    try:
        _refuse_unsound(found, [])
    except RecursionError:
        raise too_deep_in(text) from None
    except NotPlaced:  # of YAML alone: in JSON every key is a text
        from bot.documents.yaml_documents import fault_in_yaml  # noqa: PLC0415

        raise fault_in_yaml(text) from None
    return found


def plain_json(text: str) -> Any:
    """Return the plain data that a JSON text holds, sound all through. Raises UserError in one line."""
    try:
        found = read_json(text)
    except json.JSONDecodeError as error:
        raise no_json(error) from None
    except RecursionError:
        raise too_deep_in(text) from None
    try:
        _refuse_unsound(found, [])
    except RecursionError:
        raise too_deep_in(text) from None
    return found


def _parsed(text: str) -> object:
    for sign in NO_DOCUMENT:
        if text.lstrip().startswith(sign):
            before = text[: text.index(sign)]
            raise UserError("file-begins-with", line=before.count("\n") + 1, sign=sign)
    if not text.lstrip().startswith(("{", "[")):
        return _parsed_yaml(text, None)
    try:
        return read_json(text)
    except json.JSONDecodeError as error:
        return _parsed_yaml(text, no_json(error))  # what begins so may be YAML too; where it is not, JSON was meant
    except RecursionError:
        raise too_deep_in(text) from None


def _parsed_yaml(text: str, complaint: UserError | None) -> object:
    import yaml  # noqa: PLC0415  # a document of JSON needs none of it

    from bot.documents.yaml_documents import read_yaml  # noqa: PLC0415

    try:
        return read_yaml(text)
    except yaml.YAMLError as error:
        raise complaint or no_yaml(error, text) from None
    except RecursionError:
        raise too_deep_in(text) from None


def _refuse_unsound(value: object, path: list[str | int]) -> None:
    """Raise UserError, which names the place, for what no document of ours holds and what reads it would break at."""
    if len(path) > DEEPEST:
        raise RecursionError
    if isinstance(value, dict):
        _refuse_unsound_keys(value, path)
        for key, inner in value.items():
            path.append(str(key)[:SHORT_KEY])
            _refuse_unsound(inner, path)
            path.pop()
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            path.append(number)
            _refuse_unsound(inner, path)
            path.pop()
    else:
        _refuse_unsound_value(value, path)


def _refuse_unsound_keys(mapping: dict[Any, Any], path: list[str | int]) -> None:
    """A key is a text, or a number or word that stands for one; two that are the same text are one key twice."""
    for key in mapping:
        if key is None or not isinstance(key, (str, int, float)):
            raise _fault("file-value-key", path)
        _refuse_unsound_value(key, path)
    if len({str(key) for key in mapping}) != len(mapping):
        raise NotPlaced


def _refuse_unsound_value(value: object, path: list[str | int]) -> None:
    if isinstance(value, str):
        if "\0" in value or not _whole(value):
            raise _fault("file-value-character", path)
    elif isinstance(value, (int, float)):
        if not abs(value) <= LARGEST_NUMBER:  # what is no number is not less either
            raise _fault("file-value-number", path)
    elif value is not None:  # a date, say, or bytes
        raise _fault("file-value-kind", path)


def _whole(text: str) -> bool:
    """Return whether a text holds no half of a character that JSON writes in two."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _fault(message: str, path: list[str | int]) -> UserError:
    """Return what is wrong at a place; at the top of a document, which has no name, in words of its own."""
    return UserError(message, path=_written(path)) if path else UserError(f"{message}-at-the-top")


def _written(path: list[str | int]) -> str:
    """Return a place as errors name it: `figures[1].at`."""
    written = ""
    for part in path:
        written += f"[{part}]" if isinstance(part, int) else f".{part}" if written else part
    return written
