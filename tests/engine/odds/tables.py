"""Small positions for odds, as documents: whoever is named in a test stands where it says."""

from __future__ import annotations

from typing import Any

from engine.heroclix.answers.fight import declared
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.judge import adjudicate, read
from engine.heroclix.odds import Chances, chances_of
from engine.heroclix.position import Position

__all__ = ["attack_of", "chances", "document", "figure", "odds", "told"]

VALUES = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6, "targets": 1}


def figure(name: str, at: str, side: str = "blue", *powers: str, **more: Any) -> dict[str, Any]:
    """A figure of a document; a value such as `defense=16` goes among its values, anything else to the figure."""
    values = VALUES | {key: more.pop(key) for key in list(more) if key in VALUES}
    return {"id": name, "side": side, "at": at, "values": values, "powers": list(powers), **more}


def document(*figures: dict[str, Any], targets: list[str] | None = None, **ask: Any) -> dict[str, Any]:
    """A document that asks for the odds of the first figure's close attack on the second."""
    named = [figures[1]["id"]] if targets is None else targets
    question = {"type": "odds", "attacker": figures[0]["id"], "targets": named, "kind": "close", **ask}
    return {"ruleset": "heroclix-modern", "map": {"size": [16, 16]}, "figures": list(figures), "ask": question}


def odds(*figures: dict[str, Any], **ask: Any) -> Any:
    """The fields that answer the question."""
    return adjudicate(document(*figures, **ask)).fields


def told(*figures: dict[str, Any], **ask: Any) -> list[str]:
    """The messages of the ruling, in their order."""
    return [step.message for step in adjudicate(document(*figures, **ask)).ruling.steps]


def attack_of(found: dict[str, Any]) -> tuple[Position, Attack]:
    """The position of a document and the attack that it asks about."""
    position, ask = read(found)
    return position, declared(position, ask, (1, 2))  # type: ignore[arg-type]


def chances(*figures: dict[str, Any], **ask: Any) -> Chances:
    """The chances themselves."""
    return chances_of(*attack_of(document(*figures, **ask)))
