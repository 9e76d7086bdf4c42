"""What a document names things by: each id once, and no two that only a machine can tell apart."""

from __future__ import annotations

import re
import unicodedata

from engine.errors import DocumentError
from engine.readable import UNSEEN

__all__ = ["Ids", "as_seen"]

SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"  # of one form of a sign or another
MOST_SIGNS = 3  # that an error names
_BLANKS, _UNSEEN = re.compile(r"\s+"), re.compile(f"[{UNSEEN}{SELECTORS}]".replace(r"\s", ""))


def as_seen(text: str) -> str:
    r"""Return a text as the eye has it: blanks of any width and number as one, without the signs that show nothing.

    >>> as_seen("ro\u200bok") == "rook", as_seen("Nin\u0303a\u00a0 1") == "Niña 1"
    (True, True)
    """
    if not text.isascii():
        text = _UNSEEN.sub("", unicodedata.normalize("NFC", text))
    return _BLANKS.sub(" ", text).strip()


class Ids:
    """The ids that a document has given so far.

    >>> ids = Ids()
    >>> ids.add("figures[0].id", "rook")
    >>> ids.add("figures[1].id", "rook")
    Traceback (most recent call last):
        ...
    engine.errors.DocumentError: figures[1].id: error-id-twice (id=rook)
    """

    def __init__(self) -> None:
        self._given: dict[str, str] = {}

    def __contains__(self, given: str) -> bool:
        """Return whether an id, or one that looks like it, was taken."""
        return as_seen(given) in self._given

    def add(self, path: str, given: str) -> None:
        """Take an id. Raises DocumentError where it was taken before, or looks like one that was."""
        if self._given.get(as_seen(given)) == given:
            raise DocumentError(path, "error-id-twice", id=given)
        self.agree(path, given)

    def agree(self, path: str, given: str) -> None:
        """Take a name that may stand often. Raises DocumentError where it looks like another that was taken."""
        first = self._given.setdefault(as_seen(given), given)
        if first != given:
            apart = sorted(set(given) ^ set(first)) or [sign for sign in given if sign.isspace()]
            signs = ", ".join(f"U+{ord(sign):04X}" for sign in apart[:MOST_SIGNS])
            raise DocumentError(path, "error-looks-alike", given=given, signs=signs)
