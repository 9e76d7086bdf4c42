"""The inherent abilities (27.8), which every character can use unless something says otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.power import Power, ValueEffect

__all__ = [
    "ALSO_NAMED",
    "INHERENT",
    "PrintedOrPlain",
    "blow_with",
    "breakable",
    "breaks_underfoot",
    "brought",
    "crumbles",
    "damage_withstood",
    "debris_stays",
    "destroyed_in_combat",
    "equip_untold",
    "falls_alone",
    "flies",
    "gone_unequipped",
    "held_by",
    "held_unless_lost",
    "lets_go_underfoot",
    "lifts_markers",
    "may_equip",
    "may_put_down",
    "needs_strength",
    "passengers_may_hold",
    "plain_modifier",
    "prints_values",
    "spared_by_quake",
    "strong_enough",
    "thrown_from_afar",
]

PLAIN = Thing("", "")
BLOW = "close-terrain-action"
FRIENDS_EQUIP, ANYBODY_EQUIPS, KO_UNEQUIPPED = "equip:friendly", "equip:any", "unequip:ko"  # keyphrases of equipment
# by the name that older books give the actions with what is held
ALSO_NAMED = MappingProxyType(
    {"close-object-action": "close-terrain-action", "range-object-action": "range-terrain-action"}
)


@dataclass(frozen=True, slots=True)
class PrintedOrPlain:
    """Today's numbers: those that are printed, else the same for every terrain marker (17.11c)."""

    modifier: int = 1
    squares: int = 4
    damage: int = 2
    breaks_underfoot: bool = False  # 27.8e: adjacent squares alone
    lifts_markers: bool = True  # 17.6, 27.2e
    lets_go_underfoot: bool = False  # 17.7: beside its holder
    held_unless_lost: bool = False  # 17.7
    falls_alone: bool = False  # 17.7
    passengers_may_hold: bool = False  # 17.7, 27.8d
    prints_values: bool = True  # 17.9
    debris_stays: bool = True  # 17.14d
    thrown_from_afar: bool = True  # 27.2l, P28
    equip_keyphrases: bool = False  # 25.2c, 25.2d
    puts_down: bool = True  # 17.8
    blows_forced: bool = False  # 17.11
    destroyed_in_combat: bool = False  # 16.9

    def lifted_by(self, kind: str, points: int) -> bool:  # noqa: ARG002 - whoever can use what it takes
        """Return that nobody is too weak."""
        return True

    def brings(self, kind: str) -> frozenset[str]:  # noqa: ARG002 - abilities are told
        """Return none."""
        return frozenset()

    def withstands(self, kind: str, usual: int) -> int:  # noqa: ARG002 - all alike
        """Return what destroys terrain as well."""
        return usual

    def breaks(self, terrain: str | None, covered: bool) -> bool:  # noqa: ARG002 - other books ask for it
        """Return that every terrain marker can be destroyed, but for those that say otherwise (16.9, 17.14)."""
        return True

    def crumbles(self, terrain: str | None) -> bool:  # noqa: ARG002 - other books ask for it
        """Return that every destroyed terrain marker leaves debris (17.14d)."""
        return True

    def weighs(self, kind: str, weight: str) -> bool:  # noqa: ARG002 - other books ask for it
        """Return whether it is a heavy object (17.1d)."""
        return kind == "heavy"

    def spared(self, indestructible: bool) -> bool:  # noqa: ARG002 - other books ask for it
        """Return that Quake destroys Indestructible ones too (P210)."""
        return False

    def swung(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - other books ask for it
        """Return its printed modifier, or the plain one."""
        return values.get("modifier", self.modifier)

    def flies(self, kind: str) -> bool:  # noqa: ARG002 - other books ask for it
        """Return that everything can be thrown."""
        return True

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


def needs_strength(ruleset: Ruleset, thing: Thing) -> bool:
    """Return whether only Super Strength picks up and holds an object (17.1d, 17.6)."""
    return ruleset.objects.weighs(thing.kind, thing.weight)


def strong_enough(ruleset: Ruleset, thing: Thing, figure: Figure) -> bool:
    """Return whether a figure that can use what it takes is strong enough for an object (ultra heavy ones of 2012)."""
    return ruleset.objects.lifted_by(thing.weight or thing.kind, figure.points)


def brought(ruleset: Ruleset, kind: str, weight: str) -> frozenset[str]:
    """Return the abilities that an object has for its kind and weight alone."""
    return ruleset.objects.brings(kind) | ruleset.objects.brings(weight)


def may_put_down(ruleset: Ruleset) -> bool:
    """Return whether who holds something may put it down (17.8)."""
    return ruleset.objects.puts_down


def destroyed_in_combat(ruleset: Ruleset) -> bool:
    """Return whether adjacent opponents keep from destroying at range (R80)."""
    return ruleset.objects.destroyed_in_combat


def damage_withstood(ruleset: Ruleset, thing: Thing | None, usual: int) -> int:
    """Return the damage that destroys an object, or terrain that is none (16.9)."""
    return usual if thing is None else ruleset.objects.withstands(thing.weight or thing.kind, usual)


def blow_with(position: Position, figure: Figure, power: Power | None) -> Power | None:
    """Return the action that a close attack by another one is all the same: that with what its figure holds.

    None where the edition leaves that to the player, nothing is held, or the attack targets all or deals no damage.
    """
    if not position.ruleset.objects.blows_forced or held_by(position, figure) is None:
        return None
    blow = position.powers[BLOW]
    return None if power is not None and (power is blow or power.everyone or power.no_damage) else blow


def may_equip(ruleset: Ruleset, thing: Thing, side: str) -> bool:
    """Return whether a side's character may equip it: by Equip (Friendly) only those of its own force (25.2e of 2022).

    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> shield = Thing("shield", "equipment", side="red", abilities=frozenset({"equip:friendly"}))
    >>> may_equip(OF_2022, shield, "red"), may_equip(OF_2022, shield, "blue")
    (True, False)
    """
    if not ruleset.objects.equip_keyphrases or FRIENDS_EQUIP not in thing.abilities:
        return True
    return thing.side in ("", side)  # of no side told, it can't be said


def gone_unequipped(ruleset: Ruleset, thing: Thing) -> bool:
    """Return whether it is destroyed once it is unequipped, by Unequip (KO), instead of lying there (25.2e of 2022)."""
    return ruleset.objects.equip_keyphrases and KO_UNEQUIPPED in thing.abilities


def equip_untold(ruleset: Ruleset, thing: Thing) -> bool:
    """Return whether it is not told who may equip it: which keyphrase it has, or whose it is (25.2e of 2022)."""
    if not ruleset.objects.equip_keyphrases:
        return False
    return not thing.side if FRIENDS_EQUIP in thing.abilities else ANYBODY_EQUIPS not in thing.abilities


def lifts_markers(ruleset: Ruleset) -> bool:
    """Return whether Super Strength picks up terrain markers that are no objects (17.6)."""
    return ruleset.objects.lifts_markers


def lets_go_underfoot(ruleset: Ruleset) -> bool:
    """Return whether what can't be held any longer lies in its holder's square, at once (17.7)."""
    return ruleset.objects.lets_go_underfoot


def falls_alone(ruleset: Ruleset) -> bool:
    """Return whether what falls into a square where an object lies is removed (17.7)."""
    return ruleset.objects.falls_alone


def held_unless_lost(ruleset: Ruleset) -> bool:
    """Return whether a figure holds on though it can't use the power that it needs (17.7)."""
    return ruleset.objects.held_unless_lost


def passengers_may_hold(ruleset: Ruleset) -> bool:
    """Return whether who is carried may hold something (17.7)."""
    return ruleset.objects.passengers_may_hold


def debris_stays(ruleset: Ruleset) -> bool:
    """Return whether debris is Immobile (17.14d)."""
    return ruleset.objects.debris_stays


def crumbles(ruleset: Ruleset, terrain: str | None) -> bool:
    """Return whether a destroyed marker of that terrain type leaves debris (16.9)."""
    return ruleset.objects.crumbles(terrain)


def prints_values(ruleset: Ruleset) -> bool:
    """Return whether objects and markers may print values of their own (17.9)."""
    return ruleset.objects.prints_values


def thrown_from_afar(ruleset: Ruleset) -> bool:
    """Return whether Telekinesis throws what its user does not hold (27.2l)."""
    return ruleset.objects.thrown_from_afar


def spared_by_quake(ruleset: Ruleset, indestructible: bool) -> bool:
    """Return whether Quake leaves an object or marker where it is (27.2d, P210)."""
    return ruleset.objects.spared(indestructible)


def breakable(ruleset: Ruleset, terrain: str | None, covered: bool) -> bool:
    """Return whether a marker of that terrain type can be destroyed, or an object, which has none (16.9)."""
    return ruleset.objects.breaks(terrain, covered)


def breaks_underfoot(ruleset: Ruleset) -> bool:
    """Return whether a CLOSE Destroy Action reaches what lies in its own figure's squares (27.8e)."""
    return ruleset.objects.breaks_underfoot


def plain_modifier(ruleset: Ruleset, kind: str) -> int:
    """Return what an object or marker of a kind adds where its print names no modifier (17.11c)."""
    return ruleset.objects.swung(kind, {})


def _of(thing: Thing | None) -> tuple[str, Mapping[str, int]]:
    """Return the kind and the printed values of what is held; with empty hands, of something plain."""
    return (PLAIN.kind, PLAIN.values) if thing is None else (thing.weight or thing.kind, thing.values)


def flies(ruleset: Ruleset, thing: Thing) -> bool:
    """Return whether an object or marker in hand can be thrown (17.11b)."""
    return ruleset.objects.flies(_of(thing)[0])


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
