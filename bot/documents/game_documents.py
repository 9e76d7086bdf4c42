"""An exported game as a document: its format, and the events of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.app.user_error import UserError
from engine.errors import as_given

__all__ = ["FORMAT", "MOST_EVENTS", "VERSION", "payloads_of"]

FORMAT = "clix-judge-game"
VERSION = 1  # of the exported file
MOST_EVENTS = 20_000  # of an imported log


def payloads_of(document: Mapping[str, Any]) -> list[Any]:
    """Return the events of an exported game, of this version and not too many. Raises UserError."""
    payloads = document.get("events")
    if document.get("format") != FORMAT or not isinstance(payloads, list) or not payloads:
        raise UserError("import-not-a-game")
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise UserError("import-version", given=as_given(document.get("version")), expected=str(VERSION))
    if len(payloads) > MOST_EVENTS:
        raise UserError("import-too-long", count=len(payloads), most=MOST_EVENTS)
    return payloads
