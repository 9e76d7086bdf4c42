"""Answers not judged yet."""

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix.position import Position


def adjacent(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="adjacent")


def break_away(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="break_away")


def distance(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="distance")


def knockback(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="knockback")


def line_of_fire(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="line_of_fire")


def reachable(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="reachable")
