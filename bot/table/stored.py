"""Rulings as plain JSON, so that a ruling shown today can be told in full tomorrow, in either language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import FigureId, Ruling, Step, StepKind, Term

__all__ = ["pack", "unpack"]


def pack(ruling: Ruling, names: Mapping[str, str], title: str = "") -> dict[str, Any]:
    """Return a ruling with the names of its figures as JSON."""
    return {
        "ruleset": ruling.ruleset,
        "verdict": ruling.verdict,
        "title": title,
        "names": dict(names),
        "steps": [_packed_step(step) for step in ruling.steps],
        "decided_by": [number for number, step in enumerate(ruling.steps) if step in ruling.decided_by],
    }


def unpack(payload: Mapping[str, Any]) -> tuple[Ruling, dict[str, str], str]:
    """Return the ruling, the names and the title of a packed ruling.

    >>> from engine import Step, StepKind
    >>> step = Step(StepKind.CHECK, "m", {"value": Term("attack"), "all": (FigureId("cap"), 2)}, "11.4")
    >>> ruling = Ruling("heroclix-modern", "clear", None, (step,), (step,))
    >>> unpack(pack(ruling, {"cap": "Cap"}))[0] == ruling
    True
    """
    steps = tuple(
        Step(
            StepKind(step["kind"]),
            step["message"],
            {key: _unpacked(value) for key, value in step["data"].items()},
            step.get("rule"),
            step.get("reading"),
            step.get("before"),
            step.get("after"),
        )
        for step in payload["steps"]
    )
    decided_by = tuple(steps[number] for number in payload.get("decided_by", ()))  # older ones have none
    ruling = Ruling(payload["ruleset"], payload["verdict"], None, steps, decided_by)
    return ruling, dict(payload["names"]), payload["title"]


def _packed_step(step: Step) -> dict[str, Any]:
    return {
        "kind": step.kind.value,
        "message": step.message,
        "data": {key: _packed(value) for key, value in step.data.items()},
        "rule": step.rule,
        "reading": step.reading,
        "before": step.before,
        "after": step.after,
    }


def _packed(value: object) -> Any:
    if isinstance(value, Term):
        return {"term": str(value)}
    if isinstance(value, FigureId):
        return {"figure": str(value)}
    if isinstance(value, (tuple, list, set, frozenset)):
        return {"list": [_packed(item) for item in value]}
    return value


def _unpacked(value: Any) -> object:
    if not isinstance(value, dict):
        return value
    if "term" in value:
        return Term(value["term"])
    if "figure" in value:
        return FigureId(value["figure"])
    return tuple(_unpacked(item) for item in value["list"])
