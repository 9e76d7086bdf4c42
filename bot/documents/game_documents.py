"""An exported game as a document: its format, and the events of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.documents.given import LIST, unlike
from engine import DocumentError
from engine.errors import as_given

__all__ = ["FORMAT", "MOST_EVENTS", "VERSION", "payloads_of"]

FORMAT = "clix-judge-game"
VERSION = 1  # of the exported file
MOST_EVENTS = 20_000  # of an imported log


def payloads_of(document: Mapping[str, Any]) -> list[Any]:
    """Return the events of an exported game, of this version and not too many. Raises UserError, DocumentError."""
    if "format" not in document and "events" not in document:
        raise UserError("import-not-a-game")
    written, payloads = document.get("format"), document.get("events")
    if written != FORMAT:
        raise DocumentError("format", "error-not-one-of", given=as_given(written), expected=FORMAT)
    if not isinstance(payloads, list):
        raise unlike("events", payloads, LIST)
    if not payloads:
        raise DocumentError("events", "error-list-too-short", limit=1)
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise UserError("import-version", given=as_given(document.get("version")), expected=str(VERSION))
    if len(payloads) > MOST_EVENTS:
        raise UserError("import-too-long", count=len(payloads), most=MOST_EVENTS)
    return payloads
