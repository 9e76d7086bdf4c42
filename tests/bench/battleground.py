"""A whole field of Battleground with both sample armies, to be measured."""

from __future__ import annotations

from typing import Any

from engine.motu.judge import read
from engine.motu.position import Position
from engine.motu.questions import Question
from engine.motu.samples import SampleCharacter, sample_army, sample_field

__all__ = ["FIELD", "asked", "document"]

FIELD = "shattered-court"  # of the book's size, 30×25
WEAPON = ("id", "kind", "range", "dice", "mana", "allies", "table")


def document(ask: dict[str, Any], **changes: object) -> dict[str, Any]:
    """Return the field with all characters where they stand first, and a question; `changes`: of every character."""
    field = sample_field(FIELD)
    figures = [
        {**_figure(character, dict(stand)), **changes}
        for side in ("masters", "evil")
        for character, stand in zip(sample_army(side), field.stands[side], strict=False)
    ]
    objectives = [{"id": id_, "at": at} for id_, at in field.objectives.items()]
    return {"ruleset": "motu", "map": field.map("en"), "figures": figures, "objectives": objectives, "ask": ask}


def _figure(character: SampleCharacter, stand: dict[str, Any]) -> dict[str, Any]:
    card = character.card("en")
    weapons = [{key: each[key] for key in WEAPON if key in each} for each in card.get("weapons", ())]
    about = {key: card[key] for key in ("name", "attributes", "speed", "health")}
    return {"id": character.id, "side": character.side, "mana": 3, "weapons": weapons, **about, **stand}


def asked(ask: dict[str, Any], **changes: object) -> tuple[Position, Question]:
    """Return the position and the question, read."""
    return read(document(ask, **changes))
