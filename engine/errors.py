"""The exceptions of the engine. A refusal by the rules is a `Ruling`, never one of these.

EngineError
├── DocumentError    what came from outside is wrong: says where, what, and what would be right
└── LogError         a game's event log cannot be folded: it was damaged or comes from a newer version
    └── PastNotHeld  what it takes back lies before what this state holds: fold more of the log
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["DocumentError", "EngineError", "LogError", "PastNotHeld"]


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
