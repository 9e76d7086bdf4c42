"""Who is who in a question that is read: which character does it to which, with what."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.motu.position import Figure, Position, Weapon
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["Context", "NotUnderstood"]

DOES = frozenset({"by", "from", "for"})  # before who does it
ENDURES = frozenset({"to", "with"})  # before whom it is done to
KINDS = {"shoot": "ranged", "melee": "melee", "cast": "spell"}  # of weapon, by the signs that say so


class NotUnderstood(Exception):  # noqa: N818 - it says what became of a reading
    """A reading makes no question: somebody it needs is not named, or it may be meant otherwise."""


@dataclass(slots=True)
class Context:
    """A reading with the position it is about. `ambiguous`: the words that fit several characters, with their ids."""

    reading: Reading
    position: Position
    ambiguous: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def name(self, sign: Sign) -> str:
        """Return the id of a character, or the place; the first of several characters, which are noted."""
        if sign.kind == "square":
            return sign.word
        if len(sign.ids) > 1:
            self.ambiguous[sign.text] = sign.ids
        return sign.ids[0]

    def figure(self, sign: Sign) -> Figure:
        """Return a character; NotUnderstood for a place."""
        if sign.kind != "figure":
            raise NotUnderstood
        return self.position.by_id[self.name(sign)]

    def alone(self) -> Figure:
        """Return the one character that the question is about, no place beside it."""
        spots = self.reading.spots
        if len(spots) != 1:
            raise NotUnderstood
        return self.figure(spots[0])

    def two(self) -> tuple[Sign, Sign]:
        """Return the two spots in their order. Raises NotUnderstood where there are not two, or one stands twice."""
        spots = self.reading.spots
        if (
            len(spots) != 2
            or (spots[0].ids and spots[0].ids == spots[1].ids)
            or (spots[0].word and spots[0].word == spots[1].word)
        ):
            raise NotUnderstood
        return spots[0], spots[1]

    def pair(self) -> tuple[Sign, Sign]:
        """Return who does it and to whom: a preposition tells, else the order. Raises NotUnderstood in doubt."""
        one, other = self.two()
        roles = ["does" if s.mark in DOES else "endures" if s.mark in ENDURES else s.mark for s in (one, other)]
        if "between" in roles:
            return one, other
        if roles[0] == roles[1] and roles[0]:
            raise NotUnderstood
        if roles[1] == "does" or roles[0] == "endures" or (roles[1] == "of" and roles[0] != "does"):
            return other, one
        return one, other

    def figures(self) -> tuple[Figure, Figure]:
        """Return who does it and to whom, both of them characters."""
        one, other = self.pair()
        return self.figure(one), self.figure(other)

    def weapons(self, attacker: Figure) -> list[Weapon]:
        """Return what an attack is made with: the weapon named, those of the kind named, else all of the attacker's.

        Raises NotUnderstood where the attacker has none such.
        """
        named = self.reading.all("weapon")
        kinds = {KINDS[sign.kind] for sign in self.reading.all(*KINDS)}
        armed = list(attacker.armed())
        if self.reading.has("fists"):
            armed = [weapon for weapon in armed if weapon.id == "fists"]
        if named:
            armed = [weapon for weapon in armed if all(weapon.id in sign.ids for sign in named)]
        if kinds:
            armed = [weapon for weapon in armed if {weapon.kind} == kinds]
        if not armed:
            raise NotUnderstood
        return armed
