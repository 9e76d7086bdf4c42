"""Fields, characters and cards of our own, to play with at once (3, M36).

`fields/<id>.yaml` holds one field: its `names` and a line `about` it in each language, the `map` and the `objectives`
that a game's field is laid from, and where the characters of a sample army stand first (`stands`). `armies.yaml` holds
two armies of as many points, each character with its equipment; `cards.yaml` twenty fate cards and two glory cards for
each army. What readers see is there in each language.

>>> sorted(sample_fields())
['ruined-gate', 'shattered-court']
>>> [each.card("es")["name"] for each in sample_army("evil")]
['Morgrith', 'Skarn', 'Vexa']
>>> sum(card.get("copies", 1) for card in sample_cards("evil", "en") if card.get("kind") != "glory")
20
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import yaml

__all__ = ["SampleCharacter", "SampleField", "sample_army", "sample_cards", "sample_field", "sample_fields"]

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C parser is about ten times faster, where it is


@dataclass(frozen=True, slots=True)
class SampleField:
    """A field with its names and a line about it, by language; `stands`: the places of each army, one a character."""

    id: str
    names: Mapping[str, str]
    about: Mapping[str, str]
    source: Mapping[str, Any]

    def map(self, language: str) -> dict[str, Any]:
        """Return the map as it is laid out, its name in a language."""
        return {**deepcopy(self.source["map"]), "name": self.names[language]}

    @property
    def objectives(self) -> dict[str, str]:
        """The objective tokens, each with its place."""
        return dict(self.source["objectives"])

    @property
    def stands(self) -> Mapping[str, tuple[Mapping[str, Any], ...]]:
        """Where the characters of an army stand first, in their order: `at` and `facing`."""
        return {side: tuple(each) for side, each in self.source["stands"].items()}


@dataclass(frozen=True, slots=True)
class SampleCharacter:
    """A character of a sample army."""

    id: str
    side: str
    source: Mapping[str, Any]

    def card(self, language: str) -> dict[str, Any]:
        """Return its card, names and words in a language."""
        found: dict[str, Any] = in_language(self.source, language)
        return found


def in_language(value: Any, language: str) -> Any:
    """Return a value with every text that stands in several languages in one of them.

    >>> in_language({"name": {"en": "axe", "es": "hacha"}, "dice": 1}, "es")
    {'name': 'hacha', 'dice': 1}
    """
    if isinstance(value, dict):
        if set(value) == {"en", "es"}:
            return value[language]
        return {key: in_language(each, language) for key, each in value.items()}
    return [in_language(each, language) for each in value] if isinstance(value, list) else value


def _read(name: str) -> Any:
    return yaml.load(resources.files(__name__).joinpath(name).read_text("utf-8"), LOADER)  # noqa: S506 - a safe loader


@cache
def sample_fields() -> Mapping[str, SampleField]:
    """Return the fields by their ids."""
    found = {}
    folder = resources.files(__name__).joinpath("fields")
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        id_ = file.name.removesuffix(".yaml")
        if file.name.endswith(".yaml"):
            source = _read(f"fields/{file.name}")
            found[id_] = SampleField(id_, source["names"], source["about"], source)
    return found


def sample_field(id_: str) -> SampleField:
    """Return the field of that id. Raises KeyError."""
    return sample_fields()[id_]


@cache
def _armies() -> Mapping[str, tuple[SampleCharacter, ...]]:
    return {
        side: tuple(SampleCharacter(each.pop("id"), side, each) for each in characters)
        for side, characters in _read("armies.yaml").items()
    }


def sample_army(side: str) -> tuple[SampleCharacter, ...]:
    """Return the characters of a side's sample army, with their equipment. Raises KeyError."""
    return _armies()[side]


@cache
def _cards() -> Mapping[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = _read("cards.yaml")
    return {side: [*found["both"], *found[side]] for side in ("masters", "evil")}


def sample_cards(side: str, language: str) -> list[dict[str, Any]]:
    """Return the fate and glory cards of a side, with their copies, in a language. Raises KeyError."""
    cards: list[dict[str, Any]] = in_language(_cards()[side], language)
    return cards
