"""A character in a game: its card, where it stands, and all tokens beside it and on its card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.motu.game.state.character import Character
from engine.motu.ground.field import Field, Places
from engine.motu.position import Figure, Item

__all__ = ["GameFigure"]


@dataclass(frozen=True)
class GameFigure:
    """A character; `places` is what its base covers, the slot's hex first, and empty off the field.

    `used`: consumables that are used up. `falling`: it is defeated, and stays until the area attack ends (7e, M31).
    """

    id: str
    side: str
    card: Character
    places: Places = ()
    facing: str = "e"
    mana: int = 0
    wounds: int = 0
    concentrated: bool = False
    guard: bool = False
    activated: bool = False
    positive: str | None = None
    negative: str | None = None
    used: frozenset[str] = frozenset()
    defeated: bool = False
    falling: bool = False

    @property
    def name(self) -> str:
        """What it is called."""
        return self.card.name

    @property
    def on_field(self) -> bool:
        """Whether its miniature stands on the field."""
        return bool(self.places) and not self.defeated

    @property
    def playing(self) -> bool:
        """Whether it takes part: it stands on the field, or is to be placed on it."""
        return not self.defeated

    def for_position(self) -> Figure:
        """Return the character as the rules see it: one that is defeated has no place."""
        card = self.card
        items = tuple(Item(each.id, each.consumable, each.id in self.used) for each in card.items)
        return Figure(
            self.id,
            card.name,
            self.side,
            self.places if self.on_field else (),
            self.facing,
            card.attributes,
            card.speed,
            self.mana,
            card.health,
            self.wounds,
            self.concentrated,
            self.guard,
            self.activated,
            self.positive,
            self.negative,
            card.weapons,
            card.abilities,
            card.cost,
            items,
            self.defeated,
            card.passives,
        )

    def document(self, field: Field) -> dict[str, Any]:
        """Return the character as a position document has it."""
        card = self.card
        at = [field.name(place) for place in self.places] if self.on_field else []
        found: dict[str, Any] = {
            "id": self.id,
            "name": card.name,
            "side": self.side,
            "at": at[0] if len(at) == 1 else at,
            "facing": self.facing,
            "attributes": {key: value for key, value in card.attributes.items() if value},
            "speed": list(card.speed),
            "mana": self.mana,
            "health": card.health,
            "wounds": self.wounds,
            "concentrated": self.concentrated,
            "guard": self.guard,
            "activated": self.activated,
            "positive": self.positive,
            "negative": self.negative,
            "weapons": [
                _without(each, "text", "cost") | ({"special": weapon.special} if weapon.special else {})
                for each, weapon in zip(card.document.get("weapons", ()), card.weapons, strict=True)
            ],
            "abilities": [_without(each, "text") for each in card.document.get("abilities", ()) if _active(each)],
            "passives": list(card.passives),
            "cost": card.cost,
            "items": [
                {**_without(each, "text", "cost", "kind"), "used": each["id"] in self.used}
                for each in card.document.get("items", ())
            ],
        }
        return {key: value for key, value in found.items() if value or key == "speed"} | {"defeated": self.defeated}


def _without(printed: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in printed.items() if key not in keys}


def _active(printed: dict[str, Any]) -> bool:
    """Return whether an ability costs something (7g)."""
    return bool(printed.get("ap") or printed.get("mana"))
