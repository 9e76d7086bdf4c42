"""How the tests of the board ask: a map in a few words, figures in fewer."""

from __future__ import annotations

from typing import Any

from engine import adjudicate
from engine.answer import Answer

Figures = dict[str, dict[str, Any]]


def figure(at: str | list[str], side: str = "red", **more: Any) -> dict[str, Any]:
    """Return a figure of a document; `abilities` and `powers` may be one text, parted by blanks."""
    for key in ("abilities", "powers", "cant_use"):
        if isinstance(more.get(key), str):
            more[key] = more[key].split()
    return {"at": at, "side": side, **more}


def ask(question: dict[str, Any], figures: Figures | None = None, **parts: Any) -> Answer:
    """Ask the engine; `parts` are keys of the map, and `size`, `markers` and `turn`."""
    document: dict[str, Any] = {"ruleset": "heroclix-modern", "ask": question}
    for key in ("markers", "turn", "objects"):
        if key in parts:
            document[key] = parts.pop(key)
    document["map"] = {"size": parts.pop("size", [16, 16]), **parts}
    document["figures"] = [{"id": name, **given} for name, given in (figures or {}).items()]
    return adjudicate(document)


def line(source: str, target: str, figures: Figures | None = None, **parts: Any) -> Answer:
    """Ask for a line of fire; `purpose` is what it is drawn for."""
    question = {"type": "line_of_fire", "from": source, "to": target}
    if "purpose" in parts:
        question["for"] = parts.pop("purpose")
    return ask(question, figures, **parts)


def result(source: str, target: str, figures: Figures | None = None, **parts: Any) -> object:
    """Return only `clear`, `hindered` or `blocked`."""
    return line(source, target, figures, **parts).fields["result"]


def adjacent(a: str, b: str, figures: Figures | None = None, **parts: Any) -> object:
    """Return whether two places are adjacent."""
    return ask({"type": "adjacent", "a": a, "b": b}, figures, **parts).fields["result"]


def reach(name: str, speed: int, figures: Figures, **parts: Any) -> set[str]:
    """Return the squares where a move may end."""
    found = ask({"type": "reachable", "figure": name, "speed": speed}, figures, **parts).fields["result"]
    assert isinstance(found, list)
    return set(found)


def messages(answer: Answer) -> list[str]:
    """Return the keys of a ruling's steps."""
    return [step.message for step in answer.ruling.steps]
