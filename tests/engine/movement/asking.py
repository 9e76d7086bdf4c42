"""How the tests of movement ask: one figure named `cap` moves, the answer's fields come back."""

from __future__ import annotations

from typing import Any

from engine.answer import Answer
from tests.engine.board.asking import Figures, ask, figure

__all__ = ["Figures", "cited", "fields", "figure", "move", "reached", "shortest", "walk"]

PARAMETERS = ("action", "speed", "moved_so_far", "by", "direct", "carry", "pick_up", "put_down")


def move(kind: str, figures: Figures, given: dict[str, Any], **parts: Any) -> Answer:
    """Ask a question about a move of `cap`; what is no parameter of the question belongs to the document."""
    question = {"type": kind, "figure": "cap", **given}
    question |= {key: parts.pop(key) for key in PARAMETERS if key in parts}
    return ask(question, figures, **parts)


def fields(answer: Answer) -> dict[str, Any]:
    """Return the answer's fields."""
    return dict(answer.fields)


def reached(figures: Figures, **parts: Any) -> dict[str, Any]:
    """Return what `reachable` answers."""
    return fields(move("reachable", figures, {}, **parts))


def walk(path: list[str], figures: Figures, **parts: Any) -> dict[str, Any]:
    """Return what `path` answers."""
    return fields(move("path", figures, {"path": path}, **parts))


def shortest(to: str, figures: Figures, **parts: Any) -> dict[str, Any]:
    """Return what `shortest_path` answers."""
    return fields(move("shortest_path", figures, {"to": to}, **parts))


def cited(found: dict[str, Any]) -> list[str]:
    """Return the sections or readings of the reasons against a move."""
    return [step.rule or step.reading for step in found["because"]]
