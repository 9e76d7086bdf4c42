"""Events as JSON: what a store keeps, and the way back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import SchemaValidator

from engine.errors import DocumentError, LogError, as_given
from engine.heroclix.game.events import EVENTS, Event
from engine.heroclix.validation import document_error

__all__ = ["event_from_json", "event_to_json"]

LONGEST_TEXT = 6000  # letters; a command's option is no longer
EXACT = ("int", "bool")  # which pydantic also takes from texts, and from one another
KINDS = {event: kind for kind, event in EVENTS.items()}


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as a JSON object: its kind under `event`, then its fields.

    >>> from engine.heroclix.game.events import TurnEnded
    >>> event_to_json(TurnEnded("red", actor="1", command=4))
    {'event': 'turn-ended', 'actor': '1', 'command': 4, 'side': 'red'}
    """
    plain = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"event": KINDS[type(event)], **plain}


def event_from_json(document: object) -> Event:
    """Return the event of a JSON object.

    Raises LogError when its kind is unknown or a field is damaged; its cause is the DocumentError that names the field.

    >>> event_from_json({"event": "turn-ended", "actor": "1", "command": 4, "side": "red"}).side
    'red'
    """
    try:
        return _event(document)
    except DocumentError as damage:
        raise LogError(f"an event is damaged, or of a newer version: {damage}") from damage


def _event(document: object) -> Event:
    if not isinstance(document, Mapping):
        raise DocumentError("", "error-not-a-mapping", given=as_given(document))
    kind = document.get("event")
    if not isinstance(kind, str) or kind not in EVENTS:
        raise DocumentError("event", "error-event-unknown", given=as_given(kind))
    body = {key: value for key, value in document.items() if key != "event"}
    try:
        event: Event = _reader(kind).validate_python(body)
        return event
    except ValidationError as error:
        found = document_error(error, EVENTS[kind], pattern="error-not-a-square")
        if kind == "chosen" and re.match(r"value\b", found.path):  # of the kinds it may be, each fails in its own way
            raise DocumentError("value", "error-not-a-decision", given=as_given(body.get("value"))) from None
        raise found from None


@cache
def _reader(kind: str) -> SchemaValidator:
    return SchemaValidator(_exact(TypeAdapter(EVENTS[kind]).core_schema))


def _exact(schema: Any) -> Any:
    """Return a schema in which a number is no text and no truth: JSON has kept what each was when it was written.

    No text is without an end either.

    Strict as a whole it would refuse JSON's lists where an event has tuples.
    """
    if isinstance(schema, dict):
        exact = {key: _exact(value) for key, value in schema.items()}
        if schema.get("type") == "str":
            return {"max_length": LONGEST_TEXT, **exact}
        return {**exact, "strict": True} if schema.get("type") in EXACT else exact
    return [_exact(value) for value in schema] if isinstance(schema, list) else schema


def _plain(value: object) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(found) for key, found in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(found) for found in value]
    return value
