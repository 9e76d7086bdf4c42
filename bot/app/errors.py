"""The one place where exceptions become one clear line for the one who asked."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from secrets import token_hex
from typing import TypeGuard

import discord
from discord import app_commands

from bot.app.user_error import UserError
from bot.library.unknown import unknown_line
from bot.store import StoreError
from bot.table.reply import Reply, Tone, safe
from bot.words.language import Catalogue, catalogue
from engine import DocumentError, Term
from rulesdb import RulesdbError

__all__ = ["UserError", "cause_of", "line_of_error", "reply_to_error"]

log = logging.getLogger(__name__)
ONE_OF_LIST = re.compile(r"\[\d+\]$")  # an option that takes several


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
    if isinstance(error, RulesdbError):
        return unknown_line(error, words, safe)
    return None


def _logged(what: str, error: BaseException, *, trace: bool = False) -> str:
    """Log a fault, and return the number by which its reader and its host speak of the same."""
    fault = token_hex(4)
    log.error(f"fault {fault}: {what}", error, exc_info=error if trace else None)
    return fault


def _named(path: str, words: Catalogue) -> str:
    """Return an option, or a side's part of one (`further.red`), as its reader sees it."""
    head, _, part = ONE_OF_LIST.sub("", path).partition(".")
    option = f"term-option-{head}"
    if option not in words or (part and f"choice-side-{part}" not in words):  # `card.range` is a key in a file
        return safe(path)
    return f"{words.text(option)} ({words.term(part)})" if part else words.text(option)


def _escaped(data: Mapping[str, object]) -> dict[str, object]:
    """Return what users typed escaped; a word of ours stays one, for the catalogue to say."""
    return {key: safe(value) if _is_typed(value) else value for key, value in data.items()}


def _is_typed(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and not isinstance(value, Term)


def reply_to_error(error: BaseException, language: str) -> Reply:
    """Return the private reply that tells an error; faults go to the log with a number that the reply tells, too."""
    error = cause_of(error)
    line = line_of_error(error, language)
    if type(error) is StoreError:  # its kinds are no faults of the database's
        fault = _logged("the database: %s", error)
        line = f"{line} {catalogue(language).text('error-fault', fault=fault)}"
    if line is None and isinstance(error, app_commands.NoPrivateMessage):
        line = catalogue(language).text("error-servers-only")
    if line is None and isinstance(error, discord.HTTPException):
        log.warning("Discord refused a request: %s", error)
        line = catalogue(language).text("error-discord", status=error.status)
    if line is None:
        fault = _logged("unforeseen: %s", error, trace=True)
        line = catalogue(language).text("error-unforeseen", fault=fault)
    return Reply(text=line, tone=Tone.BAD, private=True)
