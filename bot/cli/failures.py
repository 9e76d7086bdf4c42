"""How the command line says that its input is wrong: one line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

__all__ = ["InputError", "exit_line", "opened", "terminal_language"]


class InputError(Exception):
    """The input is wrong; the text is the one line that says what and where."""


def terminal_language() -> str:
    """Return the language of the terminal's own settings: Spanish, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "es" if value.lower().startswith("es") else "en"
    return "en"


def opened(name: str, language: str) -> BinaryIO:
    """Return the file of that name, or a pipe's end, to be read. Raises InputError where there is none."""
    path = Path(name)
    if path.exists() and not path.is_dir():
        return path.open("rb")
    from bot.words.language import catalogue  # noqa: PLC0415  # loaded only when something is wrong

    complaint = "cli-directory" if path.is_dir() else "cli-no-such-file"
    raise InputError(one_line(f"{name}: {catalogue(language).text(complaint)}"))


def exit_line(error: Exception, language: str | None = None) -> str | None:
    """Return the one line that tells an expected error, or None for one that nobody foresaw."""
    from bot.app.user_error import UserError  # noqa: PLC0415  # loaded only when something is wrong
    from engine import DocumentError  # noqa: PLC0415
    from rulesdb import BookError, RulesdbError  # noqa: PLC0415

    if isinstance(error, (UserError, DocumentError, BookError)):
        from bot.words.language import catalogue  # noqa: PLC0415

        words = catalogue(language or "en")
        return one_line(
            words.error(error) if isinstance(error, DocumentError) else words.format(error.message, error.data)
        )
    if isinstance(error, RulesdbError):
        return one_line(str(error))
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
