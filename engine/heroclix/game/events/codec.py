"""Events as JSON: what a store keeps, and the way back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engine.codec import Codec
from engine.errors import DocumentError, as_given
from engine.heroclix.game.events import EVENTS, Event
from engine.heroclix.validation import document_error

__all__ = ["event_from_json", "event_to_json"]


def _complaint(error: ValidationError, kind: str, body: Mapping[str, Any]) -> DocumentError:
    found = document_error(error, EVENTS[kind], pattern="error-not-a-square")
    if kind == "chosen" and re.match(r"value\b", found.path):  # of the kinds it may be, each fails in its own way
        return DocumentError("value", "error-not-a-decision", given=as_given(body.get("value")))
    return found


CODEC: Codec[Event] = Codec(EVENTS, _complaint)


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as a JSON object: its kind under `event`, then its fields.

    >>> from engine.heroclix.game.events import TurnEnded
    >>> event_to_json(TurnEnded("red", actor="1", command=4))
    {'event': 'turn-ended', 'actor': '1', 'command': 4, 'side': 'red'}
    """
    return CODEC.written(event)


def event_from_json(document: object) -> Event:
    """Return the event of a JSON object.

    Raises LogError when its kind is unknown or a field is damaged; its cause is the DocumentError that names the field.

    >>> event_from_json({"event": "turn-ended", "actor": "1", "command": 4, "side": "red"}).side
    'red'
    """
    return CODEC.read(document)
