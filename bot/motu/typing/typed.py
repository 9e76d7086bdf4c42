"""A line as it was typed, and how a part of it is refused."""

from __future__ import annotations

import re
from typing import Any

from bot.app.errors import UserError
from bot.table.text import marked
from engine.ruling import Term

__all__ = ["EXAMPLE", "Typed"]

EXAMPLE = Term("motu-line-example")
LONGEST = 60  # characters that an error repeats
SAID_AS = {key: f"motu-said-{key}" for key in ("speed", "health", "size", "cost", "range", "dice")}
SAID_AS |= {"at": "motu-said-place", "facing": "motu-field-facing"}


class Typed:
    """One line; every error about it shows the line with the part that it is about marked."""

    def __init__(self, text: str) -> None:
        self.text = text

    def refuse(self, key: str, part: str, **data: object) -> UserError:
        """Return the error in the words of a message that shows a part of the line."""
        found = re.search(rf"(?<!\w){re.escape(part)}(?!\w)", self.text) if part else None
        line = marked(self.text, *(found.span() if found else (0, 0)))
        return UserError(key, **{"given": part[:LONGEST], "line": line, "example": EXAMPLE} | data)

    def not_read(self, given: str) -> UserError:
        """Return the error for what is not understood."""
        return self.refuse("motu-line-not-read", given)

    def put(self, found: dict[Any, Any], key: Any, value: Any, given: str = "", *, at: str = "") -> None:
        """Put a value where none is yet. Raises UserError for the second, named as players call it, marked `at`."""
        if key in found:
            named = given or Term(SAID_AS.get(key, f"motu-{key}"))
            raise self.refuse("motu-line-twice", at or given, given=named)
        found[key] = value
