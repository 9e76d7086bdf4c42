"""Figures with texts on their cards on one small board, and what the judge says of them."""

from __future__ import annotations

from typing import Any

from bot.table.ruling import answer_document
from engine import adjudicate

VALUES = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6}
HIT = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": "close", "roll": [5, 6]}
LEGAL = {"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}


def figure(name: str, side: str, at: str | None, text: str = "", **more: Any) -> dict[str, Any]:
    """Return a figure, with a text on its card."""
    made = {"id": name.lower(), "name": name, "side": side, "values": VALUES, **more}
    if at is not None:
        made["at"] = at
    if text:
        made["special"] = [{"name": "Trick", "text": text}]
    return made


def asked(question: dict[str, Any], *figures: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the answer as JSON."""
    board = {"size": [16, 16], "hindering": ["C5"], "water": ["D5"]}
    document = {"ruleset": "heroclix-modern", "map": board, "figures": list(figures), "ask": question, **more}
    return answer_document(adjudicate(document), "en")


def value(of: str, name: str, *figures: dict[str, Any], during: dict[str, Any] | None = None, **more: Any) -> int:
    """Return a combat value."""
    question = {"type": "value", "figure": of, "value": name, **({"during": during} if during else {})}
    result = asked(question, *figures, **more)["result"]
    assert isinstance(result, int)
    return result


def usable(of: str, action: str, *figures: dict[str, Any], **more: Any) -> bool:
    """Return whether a figure can be given an action, as far as its powers go."""
    answer = asked({"type": "legal", "figure": of, "action": action}, *figures, **more)
    return not any(reason["rule"] in ("20.1", "20.4") for reason in answer["because"])
