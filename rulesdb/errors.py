"""What can go wrong in the rules library.

    RulesdbError
    ├── CorpusError       a corpus file is malformed: names the file, the entry and what would be right
    ├── UnknownRuleset    no such ruleset id
    ├── UnknownLanguage   no such language
    ├── UnknownSection    no such section in this ruleset: names the nearest ids
    └── BookError         a host's copy of a rulebook can't be imported

Every message but the last's is one line that says what was found, where, and what would be right, for logs and for
whoever writes entries. What players read of an error is worded by the catalogues, from what it keeps.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = [
    "BookError",
    "CorpusError",
    "RulesdbError",
    "UnknownLanguage",
    "UnknownRuleset",
    "UnknownSection",
    "quoted",
]

_LONGEST_QUOTE = 40


def quoted(found: object) -> str:
    r"""Return what a user typed as one short, printable, quoted piece of a message.

    >>> quoted("16.3z")
    '"16.3z"'
    >>> quoted("two\nlines")
    '"two lines"'
    """
    text = " ".join(str(found)[: _LONGEST_QUOTE * 2].split())
    text = "".join(letter for letter in text if letter.isprintable())
    if len(text) > _LONGEST_QUOTE:
        text = text[: _LONGEST_QUOTE - 1] + "…"
    return f'"{text}"'


class RulesdbError(Exception):
    """Any error of the rules library."""


class CorpusError(RulesdbError):
    """A corpus file that can't be read as entries."""


class UnknownRuleset(RulesdbError):  # noqa: N818 - the name says what is unknown
    """A ruleset id that the library does not know: `found`, in place of one of `known`."""

    def __init__(self, found: object, known: Iterable[str]) -> None:
        self.found = str(found)
        self.known = tuple(known)
        super().__init__(f"{quoted(found)} is not a ruleset; use one of {', '.join(self.known)}")


class UnknownLanguage(RulesdbError):  # noqa: N818 - the name says what is unknown
    """A language that the library does not hold: `found`, in place of one of `known`."""

    def __init__(self, found: object, known: Iterable[str]) -> None:
        self.found = str(found)
        self.known = tuple(known)
        super().__init__(f"{quoted(found)} is not a language of the library; use {' or '.join(self.known)}")


class UnknownSection(RulesdbError):  # noqa: N818 - the name says what is unknown
    """A section id that a ruleset does not have.

    `found` is what was asked for; `nearest` holds the ids that look most like it, best first (it may be empty).
    """

    def __init__(self, found: object, ruleset: str, nearest: tuple[str, ...]) -> None:
        self.found = str(found)
        self.nearest = nearest
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"{quoted(found)} is not a section of {ruleset}{hint}")


class BookError(RulesdbError):
    """A rulebook's text that can't be imported.

    `message` is a key of the catalogues, `data` what its sentence needs. `str()` of it is for logs.

    >>> str(BookError("book-not-utf8", line=3))
    'book-not-utf8 (line=3)'
    """

    def __init__(self, message: str, /, **data: object) -> None:
        self.message = message
        self.data = data
        details = ", ".join(f"{key}={value}" for key, value in data.items())
        super().__init__(f"{message} ({details})" if details else message)
