"""The elements of a listed force, each with its id, what it costs and where it starts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.heroclix.force.listed import (
    AlternateIn,
    CharacterIn,
    ElementIn,
    EquipmentIn,
    ForceIn,
    SidelineIn,
    TerrainIn,
)
from engine.heroclix.names import plain_name
from engine.ids import Ids

__all__ = ["Element", "Listing", "extremes", "listing", "qualifies"]

ALWAYS_UNIQUE = frozenset(("equipment", "special-object", "effect-terrain", "mystery-card"))


@dataclass(frozen=True, slots=True)
class Element:
    """One element of a force. `kind` is `character` or what else it is; `side` whose force it started on.

    `cost` counts toward the build total; `worth` is what its KO scores: its point value and additional costs.
    """

    id: str
    name: str
    kind: str
    points: int
    cost: int
    worth: int
    sideline: bool
    side: str
    path: str
    source: ElementIn

    @property
    def is_character(self) -> bool:
        """Whether it is a character, on the force or on the sideline."""
        return self.kind == "character"

    @property
    def from_outside(self) -> bool:
        """Whether it comes from outside the game, so that it is on no starting force (2.3, 17.13, 25.2e)."""
        return isinstance(self.source, (EquipmentIn, TerrainIn)) and self.source.granted

    @property
    def unique(self) -> bool:
        """Whether it is Unique, by its ring or by what it is (2.4a, 25.1, 25.8, 25.9)."""
        return self.source.unique or self.kind in ALWAYS_UNIQUE

    @property
    def copy_of(self) -> tuple[str, ...]:
        """What it has in common with its copies: a character's set and number, else its name (2.4a)."""
        if self.kind in ("character", "id-card") and self.source.set and self.source.number:
            return (self.kind, self.source.set.casefold(), self.source.number.casefold())
        return (self.kind, plain_name(self.name))


@dataclass(frozen=True, slots=True)
class Listing:
    """A force list read: its elements in the order of their names, so that no answer depends on the list's order."""

    force: ForceIn
    side: str
    elements: tuple[Element, ...]

    @property
    def starting(self) -> tuple[Element, ...]:
        """The elements of the starting force (2.3)."""
        return tuple(element for element in self.elements if not element.sideline and not element.from_outside)

    @property
    def sideline(self) -> tuple[Element, ...]:
        """The elements of the starting sideline (2.6)."""
        return tuple(element for element in self.elements if element.sideline)

    @property
    def characters(self) -> tuple[tuple[Element, CharacterIn], ...]:
        """The characters of the starting force, each with what is printed on it."""
        return tuple((e, e.source) for e in self.starting if e.is_character and isinstance(e.source, CharacterIn))

    def of_kind(self, *kinds: str) -> tuple[Element, ...]:
        """Return the elements of these kinds, on the force and on the sideline."""
        return tuple(element for element in self.elements if element.kind in kinds)

    def by_id(self, element_id: str) -> Element | None:
        """Return the element of that id, if any."""
        return next((element for element in self.elements if element.id == element_id), None)


def listing(force: ForceIn, path: str = "force", side: str = "") -> Listing:
    """Return the elements of a list. Raises DocumentError when an id stands twice."""
    taken = Ids()
    bearers: dict[str, CharacterIn] = {}
    found = []
    for where, kind, source in _sources(force, path):
        element_id = _id(source, taken)
        taken.add(f"{where}.id", element_id)
        sideline = isinstance(source, SidelineIn)
        if isinstance(source, CharacterIn) and not sideline:
            bearers[element_id] = source
        cost, worth = _cost(source, bearers), source.points + source.additional
        if sideline and kind != "one-shot":
            cost = 0  # only the starting force, and One-Shots, are paid for (2.1, 25.11)
        found.append(Element(element_id, source.name, kind, source.points, cost, worth, sideline, side, where, source))
    found.sort(key=lambda element: (element.kind != "character", element.kind, plain_name(element.name), element.id))
    return Listing(force, side, tuple(found))


def _sources(force: ForceIn, path: str) -> Iterator[tuple[str, str, ElementIn]]:
    kinds: Sequence[tuple[str, str, Iterable[ElementIn]]] = (
        ("figures", "character", force.figures),
        ("sideline", "", force.sideline),
        ("equipment", "equipment", force.equipment),
        ("terrain", "", force.terrain),
        ("resources", "resource", force.resources),
        ("special_terrain", "special-terrain", force.special_terrain),
        ("id_cards", "id-card", force.id_cards),
        ("feats", "feat", force.feats),
        ("ata", "team-ability", force.ata),
    )
    for key, kind, sources in kinds:
        for index, source in enumerate(sources):
            own = source.kind if isinstance(source, (SidelineIn, TerrainIn)) else kind
            yield f"{path}.{key}[{index}]", own, source
    for index, location in enumerate(force.locations):
        for number, bonus in enumerate(location.bonuses):
            where = f"{path}.locations[{index}].bonuses[{number}]"
            yield where, "location-bonus", ElementIn(name=bonus.name, points=bonus.points)


def _id(source: ElementIn, taken: Ids) -> str:
    if source.id is not None:
        return source.id
    number, found = 1, source.name
    while found in taken:
        number += 1
        found = f"{source.name}-{number}"
    return found


def _cost(source: ElementIn, bearers: Mapping[str, CharacterIn]) -> int:
    """What an element adds toward the build total (2.1, 2.2b, 2.2c, 17.13, 25.2a)."""
    if source.free or (isinstance(source, (EquipmentIn, TerrainIn)) and source.granted):
        return 0
    if isinstance(source, EquipmentIn) and not source.pay:
        bearer = bearers.get(source.assigned_to or "")
        if source.claim or (bearer is not None and qualifies(source, bearer)):
            return source.additional
    times = len(source.qualify) if isinstance(source, AlternateIn) else 1
    return source.points * times + source.additional


def qualifies(equipment: EquipmentIn, character: CharacterIn) -> bool:
    """Return whether a character has a qualifying name or keyword of the equipment (25.2a).

    >>> hammer = EquipmentIn(name="Hammer", points=20, qualifying_names=["The Smith"])
    >>> qualifies(hammer, CharacterIn(name="Smith")), qualifies(hammer, CharacterIn(name="Smithson"))
    (True, False)
    """
    names = {plain_name(name) for name in equipment.qualifying_names}
    keywords = {keyword.casefold() for keyword in equipment.qualifying_keywords}
    return plain_name(character.name) in names or not keywords.isdisjoint(k.casefold() for k in character.keywords)


def extremes(characters: Iterable[Element]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the characters of the highest and those of the lowest point value (21.10).

    Several are tied: the active player chooses one. All alike are both highest and lowest (21.10a).
    """
    found = list(characters)
    if not found:
        return (), ()
    most, fewest = max(e.points for e in found), min(e.points for e in found)
    return tuple(e.id for e in found if e.points == most), tuple(e.id for e in found if e.points == fewest)
