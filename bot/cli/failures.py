"""How the command line says that its input is wrong: one line."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

__all__ = ["InputError", "exit_line", "one_line", "opened", "shown_name", "terminal_language"]

LONGEST_NAME = 120  # characters of a file's name that an error repeats
# why the system reads no file, as keys of the catalogues
UNREADABLE: Mapping[int, str] = {
    errno.EACCES: "cli-not-permitted", errno.EPERM: "cli-not-permitted", errno.ENAMETOOLONG: "cli-name-too-long",
}  # fmt: skip


class InputError(Exception):
    """The input is wrong; the text is the one line that says what and where."""


def terminal_language() -> str:
    """Return the language of the terminal's own settings: Spanish, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "es" if value.lower().startswith("es") else "en"
    return "en"


@contextmanager
def opened(name: str, language: str, nothing: str = "cli-no-such-file") -> Iterator[BinaryIO]:
    """Open the file of that name, or a pipe's end, to be read until the block ends.

    Raises InputError where there is none, which `nothing` tells, and where reading it fails.
    """
    path = Path(name)
    try:
        if not name or not path.exists():
            raise _unreadable(name, nothing, language)
        if path.is_dir():
            raise _unreadable(name, "cli-directory", language)
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise _unreadable(name, UNREADABLE.get(error.errno or 0, "cli-unreadable"), language) from None


def _unreadable(name: str, complaint: str, language: str) -> InputError:
    from bot.words.language import catalogue  # noqa: PLC0415  # loaded only when something is wrong

    return InputError(one_line(f"{shown_name(name)}: {catalogue(language).text(complaint)}"))


def shown_name(name: str) -> str:
    """Return a file's name as an error repeats it: its end, where it is too long, and what is blank in quotes.

    >>> shown_name("figures/wolf.yaml"), shown_name(""), len(shown_name("x" * 5000))
    ('figures/wolf.yaml', '""', 120)
    """
    if not one_line(name):
        return f'"{name}"'
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def exit_line(error: Exception, language: str | None = None) -> str | None:
    """Return the one line that tells an expected error, or None for one that nobody foresaw."""
    from bot.app.user_error import UserError  # noqa: PLC0415  # loaded only when something is wrong
    from bot.words.language import catalogue  # noqa: PLC0415
    from engine import DocumentError  # noqa: PLC0415
    from rulesdb import BookError, RulesdbError  # noqa: PLC0415

    words = catalogue(language or "en")
    if isinstance(error, DocumentError):
        return one_line(words.error(error))
    if isinstance(error, (UserError, BookError)):
        return one_line(words.format(error.message, error.data))
    if isinstance(error, RulesdbError):
        from bot.library.unknown import unknown_line  # noqa: PLC0415

        return one_line(unknown_line(error, words))
    if isinstance(error, OSError):
        return one_line(f"{error.filename or 'file'}: {error.strerror or error}")
    return _store_line(error, language)


def _store_line(error: Exception, language: str | None) -> str | None:
    if type(error).__module__ != "bot.store.errors":
        return None
    from bot.words.language import catalogue  # noqa: PLC0415

    return catalogue(language or "en").text(str(getattr(error, "message", "error-store")))


def one_line(text: str) -> str:
    """Return a text with its line breaks folded away, and without what would steer the terminal it is shown on."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
