"""How the tests of areas ask: a small board drawn as text, figures and markers by letter."""

from __future__ import annotations

from typing import Any

from engine import Answer, adjudicate
from engine.grid import place_name

VALUES = {"speed": 6, "attack": 10, "defense": 17, "damage": 3, "range": 4}
GROUND = {"#": "blocking", "~": "hindering", "w": "water"}


def board(*rows: str) -> dict[str, Any]:
    """A map drawn row by row: `#` blocking, `~` hindering, `w` water, a digit an elevation level, else clear."""
    drawn: dict[str, Any] = {"size": [len(rows[0]), len(rows)]}
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            name = place_name(column, row)
            if sign in GROUND:
                drawn.setdefault(GROUND[sign], []).append(name)
            elif sign.isdigit() and sign != "1":
                drawn.setdefault("elevated", {}).setdefault(sign, []).append(name)
    return drawn


def figure(at: str | list[str] | None = None, side: str = "red", **more: Any) -> dict[str, Any]:
    """A figure with ordinary values; `values` changes single ones."""
    found = {"side": side, **more, "values": {**VALUES, **more.get("values", {})}}
    return found if at is None else {**found, "at": at}


def ask(question: dict[str, Any], figures: dict[str, dict[str, Any]] | None = None, **position: Any) -> Answer:
    """Put a question to a position; `map` is a drawn board, 16×16 and open by default."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [16, 16]},
        "figures": [{"id": name, **given} for name, given in (figures or {}).items()],
        "ask": question,
        **position,
    }
    return adjudicate(document)


def area(effect: str, who: str, figures: dict[str, dict[str, Any]], **more: Any) -> Answer:
    """The `area` question; `at`, `placed`, `chosen` and `targets` go to it, the rest to the position."""
    question: dict[str, Any] = {"type": "area", "effect": effect, "figure": who}
    for key in ("at", "placed", "chosen", "targets"):
        if key in more:
            question[key] = more.pop(key)
    return ask(question, figures, **more)


def legal(action: str, who: str, figures: dict[str, dict[str, Any]], **more: Any) -> Answer:
    """The `legal` question; `target` goes to it, the rest to the position."""
    question: dict[str, Any] = {"type": "legal", "figure": who, "action": action}
    if "target" in more:
        question["target"] = more.pop("target")
    return ask(question, figures, **more)


def place(what: str, figures: dict[str, dict[str, Any]] | None = None, **more: Any) -> Answer:
    """The `place` question; its own parameters go to it, the rest to the position."""
    question: dict[str, Any] = {"type": "place", "what": what}
    for key in ("id", "kind", "terrain", "at", "how", "by", "path", "optional", "transitions", "edge", "base"):
        if key in more:
            question[key] = more.pop(key)
    return ask(question, figures, **more)


def squares(answer: Answer) -> set[str]:
    """The squares that an answer lists."""
    found = answer.fields["squares"]
    assert isinstance(found, list)
    return set(found)


def reasons(answer: Answer) -> list[str]:
    """The sections of the reasons against, in their order."""
    because = answer.fields["because"]
    assert isinstance(because, tuple)
    return [step.rule for step in because]


def why(answer: Answer) -> list[str]:
    """The messages of the reasons against, in their order."""
    because = answer.fields["because"]
    assert isinstance(because, tuple)
    return [step.message for step in because]


def said(answer: Answer) -> list[str]:
    """The messages of all steps."""
    return [step.message for step in answer.ruling.steps]
