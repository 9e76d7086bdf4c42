"""Who is who in a question that is read: supposed places, pronouns, which character does it to which, with what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.motu.names import Names
from engine.motu.position import Figure, Position, Weapon
from engine.words import clauses
from engine.words.needing import needing
from engine.words.purpose import done_first
from engine.words.reading import Reading
from engine.words.signs import Sign
from engine.words.suppose import another_set_down

__all__ = ["Context", "NotUnderstood", "context_of"]

DOES = frozenset({"by", "from", "for"})  # before who does it
ENDURES = frozenset({"to", "with"})  # before whom it is done to
VERBS = ("hit", "shoot", "melee", "cast", "kill")  # signs of attacks
KINDS = {"shoot": "ranged", "melee": "melee", "cast": "spell"}  # of weapon, by the signs that say so


class NotUnderstood(Exception):  # noqa: N818 - it says what became of a reading
    """A reading makes no question: somebody it needs is not named, or it may be meant otherwise."""


@dataclass(slots=True)
class Context:
    """A reading with the position it is about, as it is supposed to be.

    `ambiguous`: the words that fit several characters, with their ids. `suppose`: who is set down elsewhere, and where.
    """

    reading: Reading
    position: Position
    ambiguous: dict[str, tuple[str, ...]] = field(default_factory=dict)
    suppose: dict[str, list[str]] = field(default_factory=dict)

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
        found = clauses.by_clause(self.reading, VERBS, _struck)
        if found is None and not self.reading.has("he", "him", "defend"):
            found = needing(self.reading, VERBS)
        if found == ():
            raise NotUnderstood
        if found:
            return found
        roles = ["does" if s.mark in DOES else "endures" if s.mark in ENDURES else s.mark for s in (one, other)]
        if "between" in roles:
            return one, other
        if done_first(self.reading, (*VERBS, "see", "reach")):
            return other, one
        if roles[0] == roles[1] and roles[0]:
            raise NotUnderstood
        if roles[1] == "does" or roles[0] == "endures" or (roles[1] == "of" and roles[0] != "does"):
            return other, one
        return one, other

    def figures(self) -> tuple[Figure, Figure]:
        """Return who does it and to whom, both of them characters."""
        one, other = self.pair()
        return self.figure(one), self.figure(other)

    def set_down(self, who: Sign, place: str) -> None:
        """Suppose a character elsewhere. Raises NotUnderstood where it is none of one hex, or somebody stands there."""
        figure = self.figure(who)
        there = Names(self.position.ground).place("to", place)
        taken = any(there in other.places for other in self.position.figures if other.id != figure.id)
        if len(figure.places) != 1 or taken or figure.id in self.suppose:
            raise NotUnderstood
        moved = replace(figure, places=(there,))
        figures = tuple(moved if each.id == figure.id else each for each in self.position.figures)
        self.position = replace(self.position, figures=figures)
        self.suppose[figure.id] = [place]

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


def _struck(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:
    """Return whether who stands outside a clause makes an attack, or is its target: who rolls to defend is."""
    if any(sign.kind == "defend" for sign in signs):
        return clauses.ENDURES
    return clauses.struck(signs, spot, spanish)


HE = frozenset({"he", "him"})
OBJECTS = frozenset({"lo", "la", "los", "las", "le", "les"})  # in Spanish: whom it is done to


def context_of(reading: Reading, position: Position) -> Context:
    """Return a reading about a position as its clauses suppose it, pronouns claimed by whom those name.

    Raises NotUnderstood where that can't be, or a pronoun is anybody's.
    """
    clauses, topics = reading.all("suppose"), reading.all("topic")
    if another_set_down(reading.signs):
        raise NotUnderstood
    rest = replace(reading, signs=tuple(sign for sign in reading.signs if sign.kind not in ("suppose", "topic")))
    found = Context(rest, position)
    named = list(topics)
    for clause in clauses:
        who = _who(rest, clause, named)
        found.set_down(who, clause.word)
        named.append(who)
    if topics and not rest.has(*HE):
        raise NotUnderstood  # whom a question is about, is who its pronoun stands for
    found.reading = _claimed(rest, {sign.ids: replace(sign, kind="figure", mark="") for sign in named})
    _looked_from(found)
    return found


def _who(rest: Reading, clause: Sign, named: list[Sign]) -> Sign:
    """Return whom a clause sets down: named in it, or as a pronoun, or left out, the one who is named before."""
    if clause.form == "another":
        raise NotUnderstood
    if clause.form == "after":
        first = rest.first("figure")
        within = first is not None and any(first.at < clause.at < sign.at for sign in rest.signs)
        if first is None or first.mark or within or rest.has("who", "anybody", *HE):
            raise NotUnderstood
        return replace(first, at=clause.at)
    if clause.ids:
        return Sign("figure", clause.text, ids=clause.ids, score=clause.score, at=clause.at)
    before = {sign.ids: sign for sign in (*named, *rest.all("figure")) if sign.at < clause.at and sign.mark != "to"}
    if len(before) != 1:
        raise NotUnderstood
    return next(iter(before.values()))


def _claimed(reading: Reading, named: dict[tuple[str, ...], Sign]) -> Reading:
    """Return a reading with the one whom its clauses name in the place of its pronoun, or of a subject left out."""
    spots = reading.spots
    if not named and reading.has("opportunity", "provoke"):
        return reading  # who leaves, its own words tell
    if not named and len(spots) == 2 and spots[1].form == "against" and not spots[0].mark:
        he = [sign for sign in reading.all("he") if sign.at > spots[1].at]  # "Brak vs Mera, what does he need"
        return replace(reading, signs=tuple(sign for sign in reading.signs if sign not in he))
    if len(named) != 1 or reading.has("reacts"):
        if reading.has("he", *(("him",) if reading.has("reacts") else ())):
            raise NotUnderstood
        return reading  # who reacts to whoever is supposed to move is another
    one = next(iter(named.values()))
    if any(spot.ids == one.ids for spot in spots):
        return reading
    pronouns = reading.all(*HE)
    doubled = any(spot.mark == "to" for spot in spots)
    for pronoun in pronouns:
        if pronoun.text in OBJECTS and doubled:
            continue
        who = replace(one, at=pronoun.at, mark="to" if pronoun.text in OBJECTS else "")
        return replace(reading, signs=tuple(who if sign is pronoun else sign for sign in reading.signs))
    if not spots or (len(spots) == 1 and doubled):
        return replace(reading, signs=(replace(one, at=-1), *reading.signs))  # a subject that Spanish leaves out
    raise NotUnderstood


def _looked_from(context: Context) -> None:
    """Set the one who acts down on the place that is named beside two characters: "from C5 could Brak see Zor"."""
    spots = context.reading.spots
    places = [spot for spot in spots if spot.kind == "square"]
    if len(spots) != 3 or len(places) != 1 or places[0].mark != "from" or context.suppose:
        return
    signs = tuple(sign for sign in context.reading.signs if sign is not places[0])
    context.reading = replace(context.reading, signs=signs)
    context.set_down(context.pair()[0], places[0].word)
