"""Scenes and questions of Masters of the Universe: Battleground, for its tests."""

from __future__ import annotations

from typing import Any

from engine import DocumentError, adjudicate
from engine.answer import Answer

__all__ = ["answer", "ask", "figure", "scene", "steps", "wrong"]


def figure(id_: str, at: object, side: str = "masters", **more: object) -> dict[str, Any]:
    """Return a character of a document."""
    return {"id": id_, "side": side, "at": at, **more}


def scene(*figures: dict[str, Any], **more: object) -> dict[str, Any]:
    """Return a document without a question; `high`, `low` and so on are the field's short forms."""
    on_map = ("size", "hex_inches", "pieces", "high", "low", "rough", "platform", "ladder", "zones")
    field = {key: more.pop(key) for key in on_map if key in more}
    return {"ruleset": "motu", "map": field, "figures": list(figures), **more}


def answer(document: dict[str, Any], type_: str, **question: object) -> Answer:
    """Ask a question about a scene; `from_` and `with_` lose their lines."""
    asked = {key.rstrip("_"): value for key, value in question.items()}
    return adjudicate({**document, "ask": {"type": type_, **asked}})


def ask(document: dict[str, Any], type_: str, **question: object) -> dict[str, Any]:
    """Return the fields of the answer to a question."""
    return dict(answer(document, type_, **question).fields)


def steps(found: Answer) -> list[str]:
    """Return the messages of a ruling, in order."""
    return [step.message for step in found.ruling.steps]


def wrong(document: dict[str, Any], type_: str = "distance", **question: object) -> tuple[str, str]:
    """Return the field and the message of what is wrong in a document. Fails where nothing is."""
    asked = question or {"a": "A1", "b": "A2"}
    try:
        answer(document, type_, **asked)
    except DocumentError as error:
        return error.path, error.message
    raise AssertionError("nothing was found wrong")
