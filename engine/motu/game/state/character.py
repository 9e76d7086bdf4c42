"""The card of a character with its equipment: read once, as it was typed or imported (2b, 6c, 7g, 7j)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, ValidationError

from engine.errors import DocumentError
from engine.motu.build import weapon_of
from engine.motu.document import AttributesIn, Model, Name, Number, Points, Text, WeaponIn
from engine.motu.judge import NOISE
from engine.motu.position import FISTS, Ability, Weapon
from engine.validation import document_error

__all__ = ["Character", "CharacterIn", "Gear", "read_character"]

PARTS = ("weapons", "abilities", "items")
LARGEST = 40  # hexes of a base, as in a position document


class WeaponCardIn(WeaponIn):
    """A weapon as its card prints it: also its special ability's `text`, and what it `cost`s an army.

    Where the card names that ability, its name is `special`.
    """

    text: Text = ""
    cost: Points = 0


class AbilityCardIn(Model):
    """An ability of a character or an item: active with a cost in points or mana, passive without (7g)."""

    id: Name
    name: Name | None = None
    ap: Number = 0
    mana: Number = 0
    text: Text = ""


class ItemCardIn(Model):
    """A piece of equipment: artifact, shield or armor; a consumable is used once (7j)."""

    id: Name
    name: Name | None = None
    kind: Literal["artifact", "shield", "armor"] | None = None
    consumable: StrictBool = False
    text: Text = ""
    cost: Points = 0


class CharacterIn(Model):
    """A character's card with its equipment. `size`: how many hexes its base covers (7m); `cost`: its own (4c)."""

    name: Name
    attributes: AttributesIn = AttributesIn()
    speed: tuple[Number, Number] = (0, 0)
    health: Annotated[int, Field(ge=1, le=99, strict=True)] | None = None
    size: Annotated[int, Field(ge=1, le=LARGEST, strict=True)] = 1
    cost: Points = 0
    weapons: Annotated[tuple[WeaponCardIn, ...], Field(max_length=20)] = ()
    abilities: Annotated[tuple[AbilityCardIn, ...], Field(max_length=40)] = ()
    items: Annotated[tuple[ItemCardIn, ...], Field(max_length=40)] = ()


@dataclass(frozen=True, slots=True)
class Gear:
    """A piece of equipment of a character."""

    id: str
    name: str
    consumable: bool = False


@dataclass(frozen=True, slots=True)
class Character:
    """A card as it was read; `cost` with all equipment, also what was used up; `document` is the card itself."""

    name: str
    attributes: Mapping[str, int]
    speed: tuple[int, int]
    health: int | None
    size: int
    cost: int
    weapons: tuple[Weapon, ...]
    abilities: tuple[Ability, ...]  # the active ones
    passives: tuple[str, ...]  # the others by their names
    items: tuple[Gear, ...]
    document: Mapping[str, Any] = field(repr=False)

    def named(self, id_: str) -> str:
        """Return what a weapon, an ability or an item is called."""
        return str(self._part(id_).get("name") or id_)

    def text(self, id_: str) -> str:
        """Return what the card of a weapon, an ability or an item says, word for word; empty where it is not typed."""
        return str(self._part(id_).get("text", ""))

    def special(self, id_: str) -> str:
        """Return a weapon's special ability: its name where the card has one, and what it says; empty without (6c)."""
        named = str(self._part(id_).get("special", ""))
        return ": ".join(filter(None, (named, self.text(id_))))

    def _part(self, id_: str) -> Mapping[str, Any]:
        parts = (part for name in PARTS for part in self.document.get(name, ()))
        return next((part for part in parts if part["id"] == id_), {})


def read_character(document: Mapping[str, Any], path: str = "card") -> Character:
    """Return the card of a document. Raises DocumentError naming the field.

    >>> card = {"name": "Brak", "health": 8, "cost": 40, "weapons": [{"id": "axe", "kind": "melee", "cost": 5}]}
    >>> read_character(card).cost
    45
    """
    try:
        found = CharacterIn.model_validate(document)
    except ValidationError as error:
        raise document_error(error, CharacterIn, path, noise=NOISE) from None
    _check_ids(f"{path}.weapons", [FISTS.id, *(each.id for each in found.weapons)], 1)
    _check_ids(f"{path}.abilities", [each.id for each in found.abilities])
    _check_ids(f"{path}.items", [each.id for each in found.items])
    active = tuple(Ability(each.id, each.ap, each.mana) for each in found.abilities if each.ap or each.mana)
    return Character(
        found.name,
        MappingProxyType(found.attributes.model_dump()),
        found.speed,
        found.health,
        found.size,
        found.cost + sum(each.cost for each in found.weapons) + sum(each.cost for each in found.items),
        tuple(replace(weapon_of(each), special=each.special or each.text) for each in found.weapons),
        active,
        tuple(each.name or each.id for each in found.abilities if not (each.ap or each.mana)),
        tuple(Gear(each.id, each.name or each.id, each.consumable) for each in found.items),
        found.model_dump(mode="json", exclude_defaults=True),
    )


def _check_ids(path: str, ids: list[str], offset: int = 0) -> None:
    for index, each in enumerate(ids):
        if each in ids[:index]:
            raise DocumentError(f"{path}[{index - offset}].id", "error-id-twice", id=each)
