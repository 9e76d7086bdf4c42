"""Events as JSON: what a store keeps, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.errors import LogError
from engine.heroclix.game.events import EVENTS, Event

__all__ = ["event_from_json", "event_to_json"]

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
    """Return the event of a JSON object. Raises LogError when its kind is unknown or a field is damaged.

    >>> event_from_json({"event": "turn-ended", "actor": "1", "command": 4, "side": "red"}).side
    'red'
    """
    if not isinstance(document, Mapping):
        raise LogError(f"an event is a mapping, not {type(document).__name__}")
    kind = document.get("event")
    if not isinstance(kind, str) or kind not in EVENTS:
        raise LogError(f"unknown event {kind!r}: the log is damaged or comes from a newer version")
    body = {key: value for key, value in document.items() if key != "event"}
    try:
        return _adapter(kind).validate_python(body)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise LogError(f"damaged event {kind!r}, field {where!r}: {first['msg']}") from None


@cache
def _adapter(kind: str) -> TypeAdapter[Event]:
    return TypeAdapter(EVENTS[kind])


def _plain(value: object) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(found) for key, found in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(found) for found in value]
    return value
