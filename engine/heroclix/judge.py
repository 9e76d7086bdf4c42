"""HeroClix behind the common interface: checks the document, builds the position, asks the right rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import answers, questions
from engine.heroclix.build import build_position
from engine.heroclix.document import Document
from engine.heroclix.position import Position
from engine.heroclix.ruleset import MODERN, Ruleset
from engine.heroclix.validation import document_error

__all__ = ["adjudicate", "read", "schema"]

EDITIONS: Mapping[str, Ruleset] = {MODERN.id: MODERN}

ANSWERS: Mapping[type[questions.Question], Callable[[Position, Any], Answer]] = {
    questions.LineOfFireAsk: answers.line_of_fire,
    questions.AdjacentAsk: answers.adjacent,
    questions.DistanceAsk: answers.distance,
    questions.ReachableAsk: answers.reachable,
    questions.BreakAwayAsk: answers.break_away,
    questions.StackAsk: answers.stack,
    questions.ValueAsk: answers.value,
    questions.AttackAsk: answers.attack,
    questions.LegalAsk: answers.legal,
    questions.LegalActionsAsk: answers.legal_actions,
    questions.KnockbackAsk: answers.knockback,
}


def read(document: Mapping[str, object]) -> tuple[Position, questions.Ask]:
    """Return the position and the question of a document. Raises DocumentError naming the field."""
    try:
        parsed = Document.model_validate(document)
    except ValidationError as error:
        raise document_error(error) from None
    edition = EDITIONS.get(parsed.ruleset)
    if edition is None:
        raise DocumentError("ruleset", "error-ruleset-not-judged", given=parsed.ruleset, expected=", ".join(EDITIONS))
    return build_position(parsed, edition), parsed.ask


def adjudicate(document: Mapping[str, object]) -> Answer:
    """Rule on one document of a HeroClix edition. Raises DocumentError naming the field."""
    position, ask = read(document)
    answer = ANSWERS[type(ask)](position, ask)
    return Answer(answer.ruling, answer.fields, {figure.id: figure.name for figure in position.figures})


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a position document."""
    found = Document.model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}
