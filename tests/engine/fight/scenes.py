"""Positions for the tests of values, rights and attacks, in a few words each."""

from __future__ import annotations

from typing import Any

from engine import Answer, adjudicate

VALUES = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6}


def figure(name: str, side: str, at: str | None, **more: Any) -> dict[str, Any]:
    """A figure with ordinary values; `values` given here change single ones."""
    values = {**VALUES, **more.pop("values", {})}
    found = {"id": name, "name": name.title(), "side": side, "values": values, **more}
    return found if at is None else {**found, "at": at}


def ask(question: dict[str, Any], *figures: dict[str, Any], **position: Any) -> Answer:
    """Put a question to a position on an open 16×16 map."""
    printed = {"size": [16, 16], **position.pop("map", {})}
    document = {"ruleset": "heroclix-modern", "map": printed, "figures": list(figures), "ask": question, **position}
    return adjudicate(document)


def stack(value: str = "attack", printed: int = 10, **more: Any) -> Answer:
    """The `stack` question."""
    return ask({"type": "stack", "value": value, "printed": printed, **more})


def value(name: str, of: str, *figures: dict[str, Any], during: dict[str, Any] | None = None, **position: Any) -> int:
    """The number that the `value` question answers."""
    question = {"type": "value", "figure": of, "value": name, "during": during or {}}
    found = ask(question, *figures, **position).fields["result"]
    assert isinstance(found, int)
    return found


def legal(action: str, of: str, *figures: dict[str, Any], **position: Any) -> Answer:
    """The `legal` question; `target` and `free` go to it, the rest to the position."""
    question: dict[str, Any] = {"type": "legal", "figure": of, "action": action}
    for name in ("target", "free"):
        if name in position:
            question[name] = position.pop(name)
    return ask(question, *figures, **position)


def reasons(answer: Answer) -> list[str]:
    """The sections of the reasons against, in their order."""
    because = answer.fields["because"]
    assert isinstance(because, tuple)
    return [step.rule for step in because]


def attack(
    kind: str, roll: tuple[int, int], targets: list[str], *figures: dict[str, Any], attacker: str = "cap", **more: Any
) -> Answer:
    """The `attack` question; `action`, `divide` and `choices` go to it, the rest to the position."""
    question: dict[str, Any] = {
        "type": "attack", "attacker": attacker, "targets": targets, "kind": kind, "roll": list(roll),
    }  # fmt: skip
    for name in ("action", "divide", "choices"):
        if name in more:
            question[name] = more.pop(name)
    return ask(question, *figures, **more)


def said(answer: Answer) -> list[str]:
    """The messages of the ruling's steps, in order."""
    return [step.message for step in answer.ruling.steps]


def target(answer: Answer, name: str = "ultron") -> dict[str, Any]:
    """What the answer says about one target."""
    targets = answer.fields["targets"]
    assert isinstance(targets, dict)
    return targets[name]  # type: ignore[no-any-return]
