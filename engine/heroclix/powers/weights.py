"""Objects of four weights, which alone say what a blow and a throw with them do; all of them take Super Strength."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["FourWeights"]

LIGHT, HEAVY, ULTRA_HEAVY = "light", "heavy", "ultra-heavy"
BLOWS = MappingProxyType({LIGHT: 1, HEAVY: 2, ULTRA_HEAVY: 3})  # what each adds to the damage value
THROWS = MappingProxyType({LIGHT: (8, 2), HEAVY: (6, 3)})  # squares, and the damage dealt
STRONG = 100  # points of who lifts an ultra heavy one


@dataclass(frozen=True, slots=True)
class FourWeights:
    """Light, heavy, ultra heavy and immobile objects; a standard one counts as light, a relic as immobile.

    >>> objects = FourWeights()
    >>> [objects.swung(kind, {}) for kind in ("light", "heavy", "ultra-heavy")], objects.thrown_range("heavy", {})
    ([1, 2, 3], 6)
    """

    breaks_underfoot: bool = False  # R80
    lifts_markers: bool = False  # levantar-un-objeto
    lets_go_underfoot: bool = True  # llevar-un-objeto
    held_unless_lost: bool = False  # usar-y-poseer: a countered power is treated as gone
    falls_alone: bool = True  # llevar-un-objeto
    puts_down: bool = False  # llevar-un-objeto
    passengers_may_hold: bool = False  # poderes/carry: the current card's (R64)
    prints_values: bool = False  # objetos
    debris_stays: bool = False
    thrown_from_afar: bool = False  # usar-objetos-en-ataques-a-distancia
    equip_keyphrases: bool = False
    blows_forced: bool = True  # usar-objetos-en-ataques-cuerpo-a-cuerpo
    destroyed_in_combat: bool = True  # R80

    def weighs(self, kind: str, weight: str) -> bool:  # noqa: ARG002 - whatever it weighs
        """Return that every object takes Super Strength (levantar-un-objeto)."""
        return True

    def lifted_by(self, kind: str, points: int) -> bool:
        """Return whether a character of so many points can hold it: an ultra heavy one takes 100."""
        return kind != ULTRA_HEAVY or points >= STRONG

    def brings(self, kind: str) -> frozenset[str]:
        """Return what kind brings with it: who is immobile stays, nothing destroys a relic, no mind lifts the heaviest.

        reliquias, objetos-inmoviles, objetos-ultra-pesados
        """
        if kind == "relic":
            return frozenset({"immobile", "indestructible"})
        if kind == ULTRA_HEAVY:
            return frozenset({"safeguard:telekinesis"})
        return frozenset({"immobile"} if kind == "immobile" else ())

    def spared(self, indestructible: bool) -> bool:
        """Return whether nothing destroys it (reliquias)."""
        return indestructible

    def breaks(self, terrain: str | None, covered: bool) -> bool:
        """Return whether it is an object, or blocking terrain that nothing has made rubble of (destruir-objetos)."""
        return terrain is None or (terrain == "blocking" and not covered)

    def crumbles(self, terrain: str | None) -> bool:
        """Return whether it was blocking terrain (terreno/marcadores-de-escombros)."""
        return terrain == "blocking"

    def withstands(self, kind: str, usual: int) -> int:
        """Return the damage that destroys it: an ultra heavy one takes one more (objetos-ultra-pesados)."""
        return usual + 1 if kind == ULTRA_HEAVY else usual

    def swung(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - nothing is printed
        """Return what its weight adds to a blow."""
        return BLOWS.get(_counting_as(kind), 0)

    def flies(self, kind: str) -> bool:
        """Return whether it can be thrown: an ultra heavy one can't (objetos-ultra-pesados)."""
        return _counting_as(kind) in THROWS

    def thrown_range(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - nothing is printed
        """Return how far its weight is thrown, 0 for what is not."""
        return THROWS.get(_counting_as(kind), (0, 0))[0]

    def thrown_damage(self, kind: str, values: Mapping[str, int]) -> int:  # noqa: ARG002 - nothing is printed
        """Return what its weight deals where it is thrown."""
        return THROWS.get(_counting_as(kind), (0, 0))[1]


def _counting_as(kind: str) -> str:
    return LIGHT if kind in ("standard", "special", "") else kind
