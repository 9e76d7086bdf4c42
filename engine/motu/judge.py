"""Masters of the Universe: Battleground behind the common interface: checks the document, asks the right rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from engine.answer import Answer
from engine.errors import DocumentError, as_given
from engine.motu.build import build_position
from engine.motu.document import Document
from engine.motu.position import Position
from engine.motu.questions import QUESTIONS, Question
from engine.validation import document_error

__all__ = ["NOISE", "adjudicate", "answer", "prepare", "read", "schema"]

# where each question is answered, by the family of rules; a family is loaded when one of its questions is first asked
ANSWERS: Mapping[str, str] = MappingProxyType(
    {
        "line_of_sight": "board",
        "visible": "board",
        "cover": "board",
        "arc": "board",
        "distance": "board",
        "engaged": "board",
        "threshold": "tests",
        "test": "tests",
        "attack": "attacks",
        "area_targets": "attacks",
        "odds": "attacks",
        "action_cost": "actions",
        "legal_actions": "actions",
        "reachable": "moves",
        "move_cost": "moves",
        "guard_triggers": "provoked",
        "opportunity": "provoked",
        "moved": "provoked",
        "mark_place": "tokens",
        "mark_affects": "tokens",
        "objective": "tokens",
        "activation": "rounds",
        "initiative": "rounds",
        "maintenance": "rounds",
        "score": "rounds",
    }
)
# parts of pydantic's places that are of no use to a reader: the members of a union, the key of a mapping
NOISE = frozenset(("str", "int", "constrained-str", "constrained-int", "list[constrained-str]", "list", "[key]"))


@cache
def _judge_of(name: str) -> Callable[[Position, Any], Answer]:
    found: Callable[[Position, Any], Answer] = getattr(import_module(f"engine.motu.answers.{ANSWERS[name]}"), name)
    return found


def prepare() -> None:
    """Load what the first questions would have to wait for."""
    for name in ANSWERS:
        _judge_of(name)


def read(document: Mapping[str, object]) -> tuple[Position, Question]:
    """Return the position and the question of a document. Raises DocumentError naming the field."""
    try:
        parsed = Document.model_validate(document)
    except ValidationError as error:
        raise document_error(error, Document, noise=NOISE) from None
    ask = _question(parsed.ask)
    return build_position(parsed), ask


def _question(ask: object) -> Question:
    """Return the question that is asked. Raises DocumentError where it is none."""
    if not isinstance(ask, Mapping):
        raise DocumentError("ask", "error-not-a-mapping", given=as_given(ask))
    named = ask.get("type")
    if named is None:
        raise DocumentError("ask.type", "error-question-missing")
    kind = QUESTIONS.get(named) if isinstance(named, str) else None
    if kind is None:
        raise DocumentError("ask.type", "error-question-unknown", given=as_given(named), expected=", ".join(QUESTIONS))
    try:
        return kind.model_validate(ask)
    except ValidationError as error:
        raise document_error(error, kind, "ask", noise=NOISE) from None


def adjudicate(document: Mapping[str, object]) -> Answer:
    """Rule on one document. Raises DocumentError naming the field.

    >>> ask = {"type": "distance", "a": "A1", "b": "E1", "range": 3}
    >>> dict(adjudicate({"ruleset": "motu", "ask": ask}).fields)
    {'inches': 3.0, 'within': True}
    """
    position, ask = read(document)
    found = _judge_of(ask.type)(position, ask)
    return replace(found, names={figure.id: figure.name for figure in position.figures})


def answer(position: Position, ask: Question) -> Answer:
    """Answer a question about a position that is there already. Raises DocumentError naming the field of the question.

    >>> from engine.motu.ground.field import Field
    >>> from engine.motu.questions import DistanceAsk
    >>> dict(answer(Position(Field()), DistanceAsk(type="distance", a="A1", b="C1")).fields)
    {'inches': 1.0}
    """
    return _judge_of(ask.type)(position, ask)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a document, with every question that is judged."""
    found = Document.model_json_schema()
    questions = []
    for kind in QUESTIONS.values():
        told = kind.model_json_schema()
        found["$defs"].update(told.pop("$defs", {}))
        questions.append(told)
    found["properties"]["ask"] = {"oneOf": questions}
    # its own `$id`, so that what it refers to is found within it wherever it stands
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:clix-judge:motu", **found}
