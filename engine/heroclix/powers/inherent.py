"""The inherent abilities (27.8), which every character can use unless something says otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.power import Power, ValueEffect

__all__ = [
    "INHERENT",
    "PrintedOrPlain",
    "breakable",
    "breaks_underfoot",
    "held_by",
    "needs_strength",
    "plain_modifier",
]

PLAIN = Thing("", "")


@dataclass(frozen=True, slots=True)
class PrintedOrPlain:
    """Today's numbers: those that are printed, else the same for every terrain marker (17.11c)."""

    modifier: int = 1
    squares: int = 4
    damage: int = 2
    breaks_underfoot: bool = False  # 27.8e: adjacent squares alone

    def breaks(self, terrain: str | None) -> bool:  # noqa: ARG002 - other books ask for it
        """Return that every terrain marker can be destroyed, but for those that say otherwise (16.9, 17.14)."""
        return True

    def weighs(self, kind: str) -> bool:
        """Return whether it is a heavy object (17.1d)."""
        return kind == "heavy"

    def swung(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - other books ask for it
        """Return its printed modifier, or the plain one."""
        return values.get("modifier", self.modifier)

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - other books ask for it
        """Return its printed range, or the plain one."""
        return values.get("range", self.squares)

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - other books ask for it
        """Return its printed damage, or the plain one."""
        return values.get("damage", self.damage)


def held_by(position: Position, figure: Figure) -> Thing | None:
    """Return the terrain marker or object that a figure holds (17.7)."""
    for thing in position.things:
        if thing.held_by == figure.id:
            return thing
    return None


def needs_strength(ruleset: Ruleset, kind: str) -> bool:
    """Return whether only Super Strength picks up and holds an object of that kind (17.1d, 17.6)."""
    return ruleset.objects.weighs(kind)


def breakable(ruleset: Ruleset, terrain: str | None) -> bool:
    """Return whether a marker of that terrain type can be destroyed, or an object, which has none (16.9)."""
    return ruleset.objects.breaks(terrain)


def breaks_underfoot(ruleset: Ruleset) -> bool:
    """Return whether a CLOSE Destroy Action reaches what lies in its own figure's squares (27.8e)."""
    return ruleset.objects.breaks_underfoot


def plain_modifier(ruleset: Ruleset, kind: str) -> int:
    """Return what an object or marker of a kind adds where its print names no modifier (17.11c)."""
    return ruleset.objects.swung(kind, {})


def _of(thing: Thing | None) -> tuple[str, Mapping[str, int]]:
    """Return the kind and the printed values of what is held; with empty hands, of something plain."""
    return (PLAIN.kind, PLAIN.values) if thing is None else (thing.kind, thing.values)


def _thrown_range(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return position.ruleset.objects.thrown_range(*_of(thing))


def _swung_modifier(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return 0 if thing is None else position.ruleset.objects.swung(*_of(thing))


def _thrown_damage(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return position.ruleset.objects.thrown_damage(*_of(thing))


INHERENT = (
    Power("move", "27.8a", "inherent", actions=("move",), moves=True),
    Power("close", "27.8b", "inherent", actions=("close",), attack="close"),
    Power("range", "27.8c", "inherent", actions=("range",), attack="range"),
    Power("carry", "27.8d", "inherent"),
    Power("close-destroy-action", "27.8e", "inherent", actions=("close",)),
    Power("range-destroy-action", "27.8f", "inherent", actions=("range",)),
    Power("object-pick-up", "27.8g", "inherent"),
    Power(
        "close-terrain-action",
        "27.8h",
        "inherent",
        actions=("close",),
        attack="close",
        values=(ValueEffect(("damage",), "add", _swung_modifier, when="this-action"),),
    ),
    Power(
        "range-terrain-action",
        "27.8i",
        "inherent",
        actions=("range",),
        attack="range",
        single=True,
        values=(ValueEffect(("range",), "set", _thrown_range, when="this-action"),),
        instead=_thrown_damage,
    ),
)
