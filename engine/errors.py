"""The exceptions of the engine. A refusal by the rules is a `Ruling`, never one of these.

EngineError
├── DocumentError    what came from outside is wrong: says where, what, and what would be right
└── LogError         a game's event log cannot be folded: it was damaged or comes from a newer version
    └── PastNotHeld  what it takes back lies before what this state holds: fold more of the log
"""

from __future__ import annotations

import json
from collections.abc import Mapping

__all__ = ["DocumentError", "EngineError", "LogError", "PastNotHeld", "as_given"]

LONGEST_GIVEN = 60  # characters of what somebody gave that an error repeats
_DEEPEST_GIVEN = 3  # levels; what lies deeper is not within the characters above


def as_given(value: object) -> str:
    """Return what somebody gave as a file writes it, in any language: JSON, cut short; a text without its quotes.

    >>> as_given(None), as_given(True), as_given("C5"), as_given([1, {"a": None}])
    ('null', 'true', 'C5', '[1, {"a": null}]')
    """
    text = value if isinstance(value, str) else json.dumps(_plain(value, _DEEPEST_GIVEN), ensure_ascii=False)
    return text if len(text) <= LONGEST_GIVEN else text[: LONGEST_GIVEN - 3] + "…"


def _plain(value: object, deep: int) -> object:
    """Return the beginning of a value as JSON knows it; what JSON has no word for becomes its text."""
    if isinstance(value, Mapping):
        return {str(key): _plain(value[key], deep - 1) for key in list(value)[:LONGEST_GIVEN]} if deep else {}
    if isinstance(value, (list, tuple)):
        return [_plain(each, deep - 1) for each in value[:LONGEST_GIVEN]] if deep else []
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)


class EngineError(Exception):
    """The base of everything the engine raises on purpose."""


class DocumentError(EngineError):
    """Something handed in from outside is malformed.

    `path` names the field (`figures[1].at`), `message` the sentence in the language catalogues
    (`error-…`), `data` what the sentence needs. `str()` of it is for logs.

    >>> str(DocumentError("figures[1].at", "square-outside", square="Z99", columns=16, rows=16))
    'figures[1].at: square-outside (square=Z99, columns=16, rows=16)'
    """

    def __init__(self, path: str, message: str, /, **data: object) -> None:
        self.path = path
        self.message = message
        self.data: Mapping[str, object] = data
        details = ", ".join(f"{key}={value}" for key, value in data.items())
        super().__init__(f"{path}: {message}" + (f" ({details})" if details else ""))


class LogError(EngineError):
    """A stored event cannot be applied to the state before it."""


class PastNotHeld(LogError):  # noqa: N818  # named for what is the matter
    """The game before the command that is to be taken back is not part of this state; the log has it."""
