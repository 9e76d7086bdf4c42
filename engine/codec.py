"""A game's events as JSON: what a store keeps, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import SchemaValidator

from engine.errors import DocumentError, LogError, as_given

__all__ = ["Codec"]

LONGEST_TEXT = 6000  # letters; a command's option is no longer
EXACT = ("int", "bool")  # which pydantic also takes from texts, and from one another

E = TypeVar("E")
Complaint = Callable[[ValidationError, str, Mapping[str, Any]], DocumentError]


class Codec(Generic[E]):
    """Writes and reads the events of a game: dataclasses, each by the name of its kind.

    `complaint` makes of what pydantic found wrong in the body of an event of a kind the error that names the field.
    `tag`: the key under which the kind stands. Commands are written and read in the same way.
    """

    def __init__(self, events: Mapping[str, type[E]], complaint: Complaint, tag: str = "event") -> None:
        self._events = events
        self._tag = tag
        self._kinds = {event: kind for kind, event in events.items()}
        self._complaint = complaint
        self._readers: dict[str, SchemaValidator] = {}

    def written(self, event: E) -> dict[str, Any]:
        """Return an event as a JSON object: its kind under `event`, then its fields."""
        plain = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}  # type: ignore[arg-type]
        return {self._tag: self._kinds[type(event)], **plain}

    def read(self, document: object) -> E:
        """Return the event of a JSON object.

        Raises LogError when its kind is unknown or a field is damaged; its cause is the DocumentError that names it.
        """
        try:
            return self._event(document)
        except DocumentError as damage:
            raise LogError(f"an event is damaged, or of a newer version: {damage}") from damage

    def _event(self, document: object) -> E:
        if not isinstance(document, Mapping):
            raise DocumentError("", "error-not-a-mapping", given=as_given(document))
        kind = document.get(self._tag)
        if not isinstance(kind, str) or kind not in self._events:
            raise DocumentError(self._tag, "error-event-unknown", given=as_given(kind))
        body = {key: value for key, value in document.items() if key != self._tag}
        try:
            event: E = self._reader(kind).validate_python(body)
            return event
        except ValidationError as error:
            raise self._complaint(error, kind, body) from None

    def _reader(self, kind: str) -> SchemaValidator:
        if kind not in self._readers:
            self._readers[kind] = SchemaValidator(_exact(TypeAdapter(self._events[kind]).core_schema))
        return self._readers[kind]


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
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
