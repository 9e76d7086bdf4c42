"""Events as JSON: what a store keeps, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engine.codec import Codec
from engine.errors import DocumentError
from engine.motu.game.events import EVENTS, Event
from engine.validation import document_error

__all__ = ["event_from_json", "event_to_json"]


def _complaint(error: ValidationError, kind: str, _body: Mapping[str, Any]) -> DocumentError:
    return document_error(error, EVENTS[kind])


CODEC: Codec[Event] = Codec(EVENTS, _complaint)


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as a JSON object: its kind under `event`, then its fields.

    >>> from engine.motu.game.events.rounds import Passed
    >>> event_to_json(Passed("evil", actor="1", command=4))
    {'event': 'passed', 'actor': '1', 'command': 4, 'side': 'evil', 'forced': False}
    """
    return CODEC.written(event)


def event_from_json(document: object) -> Event:
    """Return the event of a JSON object.

    Raises LogError when its kind is unknown or a field is damaged; its cause is the DocumentError that names the field.

    >>> event_from_json({"event": "passed", "actor": "1", "command": 4, "side": "evil"}).command
    4
    """
    return CODEC.read(document)
