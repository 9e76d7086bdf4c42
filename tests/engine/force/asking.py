"""Short ways to ask about forces and results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import Answer, adjudicate

MODERN = "heroclix-modern"


def hero(name: str = "Rob", points: int = 50, **more: Any) -> dict[str, Any]:
    """Return a character of a list."""
    return {"name": name, "points": points, **more}


def judged(**force: Any) -> Answer:
    """Ask whether a force is legal; without figures it has one of 50 points."""
    return adjudicate({"ruleset": MODERN, "force": {"figures": [hero()], **force}, "ask": {"type": "force"}})


def reasons(**force: Any) -> list[tuple[str | None, str]]:
    """Return the section and key of every reason against a force, in their order."""
    return [(step.rule, step.message) for step in judged(**force).fields["because"]]  # type: ignore[attr-defined]


def first_player(*rolls: Mapping[str, Sequence[int]], **more: Any) -> Answer:
    """Ask who chooses the first player."""
    forces = more.pop("forces", {})
    ask = {"type": "initiative", "rolls": list(rolls), **more}
    return adjudicate({"ruleset": MODERN, "forces": forces, "ask": ask})


def two(*red: dict[str, Any], blue: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """Return the forces of two sides: red's figures, and blue's or one of 80 points called Bob."""
    return {"red": {"figures": list(red)}, "blue": {"figures": list(blue) or [hero("Bob", 80)]}}


def scored(forces: Mapping[str, Any], *events: dict[str, Any], **more: Any) -> Answer:
    """Ask for the victory points after these events."""
    ask = {"type": "score", "events": list(events), **more}
    return adjudicate({"ruleset": MODERN, "forces": dict(forces), "ask": ask})


def points(answer: Answer) -> dict[str, int]:
    """Return the victory points of an answer."""
    return dict(answer.fields["points"])  # type: ignore[call-overload, no-any-return]


def ko(of: str, **more: Any) -> dict[str, Any]:
    """Return the event of a KO."""
    return {"event": "ko", "of": of, **more}
