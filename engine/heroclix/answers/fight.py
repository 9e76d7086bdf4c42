"""Answers not judged yet."""

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix.position import Position


def attack(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="attack")


def legal(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="legal")


def legal_actions(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="legal_actions")


def stack(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="stack")


def value(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="value")
