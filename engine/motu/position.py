"""A position: the field, who stands on it and how, and how far the round has come. Plain frozen values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from engine.motu.ground.field import Field, Place, Places

__all__ = [
    "EVIL",
    "FISTS",
    "MASTERS",
    "NEGATIVE",
    "POSITIVE",
    "SIDES_OF_WAR",
    "Ability",
    "Army",
    "Deed",
    "Figure",
    "Interruption",
    "Item",
    "Mark",
    "Objective",
    "Position",
    "Turn",
    "Weapon",
]

# the effects that the book names (7f); any other is unique
POSITIVE = ("speed", "improvement", "protection", "regeneration")
NEGATIVE = ("injury", "blindness", "stun", "curse")
MASTERS, EVIL = SIDES_OF_WAR = ("masters", "evil")


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon: `table` has the effect for a number of successes, wounds or a text (6c)."""

    id: str
    kind: str  # melee, ranged, spell
    range: float = 0  # inches
    dice: int = 0
    mana: int = 0
    allies: bool = False
    table: Mapping[int, int | str] = field(default_factory=lambda: MappingProxyType({}))
    special: str = ""  # the words of its special ability, which nobody judges


# without dice of its own, one wound for a success (6c, M15)
FISTS = Weapon("fists", "melee", table=MappingProxyType({1: 1}))


@dataclass(frozen=True, slots=True)
class Ability:
    """An active ability and what it costs (6d)."""

    id: str
    ap: int = 0
    mana: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of equipment (7j)."""

    id: str
    consumable: bool = False
    used: bool = False


@dataclass(frozen=True)
class Figure:
    """A character; `places` is what its base covers, the hex of its slot first, and empty off the field."""

    id: str
    name: str
    side: str
    places: Places = ()
    facing: str = "e"
    attributes: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    speed: tuple[int, int] = (0, 0)
    mana: int = 0
    health: int | None = None
    wounds: int = 0
    concentrated: bool = False
    guard: bool = False
    activated: bool = False
    positive: str | None = None
    negative: str | None = None
    weapons: tuple[Weapon, ...] = ()
    abilities: tuple[Ability, ...] = ()
    cost: int = 0
    items: tuple[Item, ...] = ()
    defeated: bool = False
    passives: tuple[str, ...] = ()  # its own passive abilities by their names, which nobody judges (7g)

    @property
    def large(self) -> bool:
        """Whether its base covers several hexes (7m)."""
        return len(self.places) > 1

    def attribute(self, name: str) -> int:
        """Return the printed value of an attribute (5)."""
        return self.attributes.get(name, 0)

    def weapon(self, id_: str) -> Weapon | None:
        """Return its weapon of that id, its fists where it has no melee weapon (6c)."""
        return next((each for each in self.armed() if each.id == id_), None)

    def armed(self) -> tuple[Weapon, ...]:
        """Return what it can attack with: its weapons, and its fists where none of them is for melee (6c)."""
        return self.weapons if any(each.kind == "melee" for each in self.weapons) else (*self.weapons, FISTS)


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective token."""

    id: str
    at: Place


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark: `side` laid it (7g)."""

    id: str
    at: Place
    side: str | None = None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Army:
    """What an army has collected: objective tokens, and the points of its side quests (4c)."""

    objectives: int = 0
    quests: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Deed:
    """An action done: `kind` of weapon for an attack, `id` of an ability or an item."""

    action: str
    kind: str | None = None
    id: str | None = None
    free: bool = False


@dataclass(frozen=True, slots=True)
class Interruption:
    """Who interrupts whom, and what it has done so far (7c)."""

    by: str
    of: str
    kind: str = "other"  # guard, opportunity, other
    points: int = 1
    done: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the round has come; without `active` or `points` these are not checked."""

    round: int = 1
    phase: str = "activation"
    passed: frozenset[str] = frozenset()
    active: str | None = None
    points: int | None = None
    starting_player: str | None = None
    last_activated: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    first_of_round: bool = False
    done: tuple[Deed, ...] = ()
    interruptions: tuple[Interruption, ...] = ()  # outermost first
    waits: str = ""  # what has to end before anybody acts


@dataclass(frozen=True)
class Position:
    """All that a question is asked about."""

    ground: Field
    figures: tuple[Figure, ...] = ()
    objectives: tuple[Objective, ...] = ()
    marks: tuple[Mark, ...] = ()
    armies: Mapping[str, Army] = field(default_factory=lambda: MappingProxyType({}))
    turn: Turn = Turn()

    @cached_property
    def by_id(self) -> Mapping[str, Figure]:
        """Every character by its id."""
        return {figure.id: figure for figure in self.figures}

    @cached_property
    def standing(self) -> tuple[Figure, ...]:
        """The characters on the field: who is defeated has left it (7a)."""
        return tuple(figure for figure in self.figures if figure.places and not figure.defeated)

    @cached_property
    def at(self) -> Mapping[Place, Figure]:
        """Who stands at each place."""
        return {place: figure for figure in self.standing for place in figure.places}

    def beside_enemies(self, side: str) -> frozenset[Place]:
        """Return the places that are adjacent to an enemy of an army (2c, 6b)."""
        found = self._beside.get(side)
        if found is None:
            enemies = (place for other in self.standing if other.side != side for place in other.places)
            found = self._beside[side] = frozenset(there for place in enemies for there in self.ground.beside(place))
        return found

    @cached_property
    def _beside(self) -> dict[str, frozenset[Place]]:
        """The places beside an army's enemies, as far as they were asked for."""
        return {}

    def enemies(self, figure: Figure) -> Iterator[Figure]:
        """Yield the characters on the field of the other army (2a)."""
        return (other for other in self.standing if other.side != figure.side)
