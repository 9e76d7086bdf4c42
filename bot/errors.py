"""The one place where exceptions become one clear line for the one who asked."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.language import Catalogue, catalogue
from bot.reply import Reply, Tone, safe
from bot.store import StoreError
from engine import DocumentError
from rulesdb import RulesdbError, UnknownSection

__all__ = ["UserError", "cause_of", "line_of_error", "reply_to_error"]

log = logging.getLogger(__name__)
ONE_OF_LIST = re.compile(r"\[\d+\]$")  # an option that takes several


class UserError(Exception):
    """What a user gave cannot be used. `message` is a key of the catalogues, `data` what it needs."""

    def __init__(self, message: str, /, **data: object) -> None:
        self.message = message
        self.data = data
        super().__init__(message)


def cause_of(error: BaseException) -> BaseException:
    """Return what a command raised, out of discord.py's wrapping."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error


def line_of_error(error: BaseException, language: str) -> str | None:
    """Return the one line that tells an expected error, what users typed escaped; None for one nobody foresaw."""
    words = catalogue(language)
    if isinstance(error, UserError):
        return words.format(error.message, _escaped(error.data))
    if isinstance(error, DocumentError):
        return words.error(DocumentError(_named(error.path, words), error.message, **_escaped(error.data)))
    if isinstance(error, StoreError):
        return words.text(error.message)
    if isinstance(error, UnknownSection):
        return words.text("error-section-unknown", given=safe(str(error)))
    if isinstance(error, RulesdbError):
        return safe(str(error))
    return None


def _named(path: str, words: Catalogue) -> str:
    """Return an option, or a side's part of one (`further.red`), as its reader sees it."""
    head, _, part = ONE_OF_LIST.sub("", path).partition(".")
    option = f"term-option-{head}"
    if option not in words or (part and f"term-{part}" not in words):
        return safe(path)
    return f"{words.text(option)} ({words.term(part)})" if part else words.text(option)


def _escaped(data: Mapping[str, object]) -> dict[str, object]:
    return {key: safe(value) if isinstance(value, str) else value for key, value in data.items()}


def reply_to_error(error: BaseException, language: str) -> Reply:
    """Return the private reply that tells an error; an unforeseen one is logged with its traceback."""
    error = cause_of(error)
    line = line_of_error(error, language)
    if line is None and isinstance(error, app_commands.NoPrivateMessage):
        line = catalogue(language).text("error-servers-only")
    if line is None and isinstance(error, discord.HTTPException):
        log.warning("Discord refused a request: %s", error)
        line = catalogue(language).text("error-discord", status=error.status)
    if line is None:
        log.error("unforeseen error", exc_info=error)
        line = catalogue(language).text("error-unforeseen", kind=type(error).__name__)
    return Reply(text=line, tone=Tone.BAD, private=True)
