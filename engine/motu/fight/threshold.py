"""The threshold of a test, with every cause that changes it named (5b, 7b, 6a, 7c, 7d, 7f)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.message import Message
from engine.motu.ground.field import Places
from engine.motu.ground.hexes import centre, neighbours
from engine.motu.position import Figure, Interruption, Position, Weapon
from engine.motu.sight.cover import cover
from engine.motu.sight.measures import REAR, arc, engaged
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "ABILITY",
    "ATTACK",
    "DEFENSE",
    "USUAL",
    "Aim",
    "Change",
    "Threshold",
    "aim_causes",
    "aim_steps",
    "helpful",
    "interruption_of",
    "own_causes",
    "succeeds",
    "threshold",
    "turned",
]

USUAL = 4
FACES = range(1, 7)
ATTACK, DEFENSE, ABILITY = "attack", "defense", "ability"

BEGINS = Message("motu-threshold-begins", ("threshold",), rule="5b")
COVER = Message("motu-threshold-cover", ("target",), rule="7b/cobertura")
TARGET_ENGAGED = Message(
    "motu-threshold-target-engaged", ("target", "other"), rule="7b/miniaturas-objetivo-trabadas-en-combate"
)
FLANK = Message("motu-threshold-flank", ("target",), rule="7b/ataques-de-flanqueo")
CONCENTRATION = Message("motu-threshold-concentration", ("figure",), rule="6a/gastar-concentracion", reading="M13")
INTERRUPTION = Message("motu-threshold-interruption", ("figure",), rule="7c", reading="M14")
OPPORTUNITY = Message("motu-threshold-opportunity", ("figure",), rule="7d", reading="M14")
EFFECT = Message("motu-threshold-effect", ("figure", "effect"), rule="7f")
GIVEN = Message("motu-threshold-given", ("origin",), rule="5b")
AREA = Message("motu-aim-area", ("initial",), rule="7e", reading="M8")
TURNS = Message("motu-aim-turns", ("figure", "target"), rule="7m/orientacion", reading="M10")
CENTRE = Message("motu-aim-centre", ("target",), rule="7m/cobertura", reading="M10")
HELPFUL = Message("motu-aim-helpful", ("target",), rule="6c/aliados-objetivo", reading="M11")
UPON_ENEMY = Message("motu-aim-upon-enemy", ("target",), rule="6c/aliados-objetivo", reading="P315")
FRIEND_STRUCK = Message("motu-aim-friend-struck", ("target",), rule="7e", reading="P315")
CLAMP = Message("motu-threshold-bounds", ("threshold",), rule="5b", reading="M12")

# the named effects that change a threshold: which tests', and by how much (7f)
POSITIVE = {"improvement": (ATTACK, -1), "protection": (DEFENSE, -1)}
NEGATIVE = {"blindness": (ATTACK, 1), "stun": (DEFENSE, 1)}


class Change(NamedTuple):
    """One cause that changes a threshold: its word, by how much, and the step that tells."""

    cause: str
    add: int
    message: Message
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Aim:
    """At whom a character attacks, and with what; `initial`: the first target of the area of which this is one (7e)."""

    target: Figure
    weapon: Weapon
    initial: Figure | None = None


@dataclass(frozen=True, slots=True)
class Threshold:
    """What was found: the threshold, and what changed it."""

    value: int
    changes: tuple[Change, ...]

    @property
    def causes(self) -> list[dict[str, object]]:
        """The causes as an answer lists them."""
        return [{"cause": each.cause, "add": each.add} for each in self.changes]

    def steps(self, start: int = USUAL) -> Iterator[Step]:
        """Yield how it came about."""
        yield BEGINS.step(StepKind.CHECK, threshold=start)
        for each in self.changes:
            before, start = start, start + each.add
            yield each.message.step(StepKind.MODIFY, before=before, after=start, **each.data)
        if not FACES[1] <= self.value <= FACES[-1]:
            yield CLAMP.step(StepKind.CHECK, threshold=self.value)


def succeeds(face: int, threshold_: int) -> bool:
    """Return whether a die succeeds: a 6 always, a 1 never, else from the threshold on (5b).

    >>> [succeeds(face, 4) for face in (3, 4)], succeeds(1, 0), succeeds(6, 9)
    ([False, True], False, True)
    """
    return face == FACES[-1] or (face != FACES[0] and face >= threshold_)


def threshold(changes: Iterable[Change], given: Sequence[tuple[int, str]] = (), start: int = USUAL) -> Threshold:
    """Return the threshold after all changes; `given`: those that a question adds, each with where it is from (5b)."""
    added = (Change(origin, add, GIVEN, {"origin": Typed(origin)}) for add, origin in given)
    found = (*changes, *added)
    return Threshold(start + sum(each.add for each in found), found)


def helpful(attacker: Figure, aim: Aim) -> bool:
    """Return whether an attack is a spell of help upon a friend, alone or in an area (6c, M11, P315)."""
    return aim.weapon.allies and aim.target.side == attacker.side


def interruption_of(position: Position, figure: Figure) -> Interruption | None:
    """Return the interruption that a character makes, the innermost of several (7c)."""
    return next((each for each in reversed(position.turn.interruptions) if each.by == figure.id), None)


def own_causes(position: Position, figure: Figure, test: str) -> Iterator[Change]:
    """Yield what about a character itself changes the threshold of a test (6a, 7c, 7d, 7f)."""
    who: dict[str, Any] = {"figure": FigureId(figure.id)}
    if figure.concentrated:
        yield Change("concentration", -1, CONCENTRATION, who)
    interruption = interruption_of(position, figure)
    if interruption is not None and interruption.kind == "opportunity" and test == ATTACK:
        yield Change("opportunity", -1, OPPORTUNITY, who)
    elif interruption is not None:
        yield Change("interruption", 1, INTERRUPTION, who)
    for effect, table in ((figure.positive, POSITIVE), (figure.negative, NEGATIVE)):
        of, add = table.get(effect or "", (None, 0))
        if of == test and effect is not None:
            yield Change(effect, add, EFFECT, {**who, "effect": Term(f"motu-{effect}")})


def aim_causes(position: Position, attacker: Figure, aim: Aim) -> Iterator[Change]:
    """Yield what about its target changes the threshold of an attack: cover, being engaged, flank (7b, 7e)."""
    target: dict[str, Any] = {"target": FigureId(aim.target.id)}
    if aim.weapon.kind != "melee" and not helpful(attacker, aim) and _covered(position, attacker, aim):
        yield Change("cover", 1, COVER, target)
    if aim.weapon.kind == "ranged":
        others = engaged(position, aim.target)
        if others:
            yield Change("target-engaged", 1, TARGET_ENGAGED, {**target, "other": FigureId(others[0].id)})
    if not helpful(attacker, aim) and _flanked(attacker, aim):
        yield Change("flank", -1, FLANK, target)


def aim_steps(attacker: Figure, aim: Aim) -> Iterator[Step]:
    """Yield from where the causes of an aim are told: an area, a large base, a spell of help (7e, 7m)."""
    target = FigureId(aim.target.id)
    if aim.initial is not None:
        yield AREA.step(StepKind.CHECK, initial=FigureId(aim.initial.id))
    elif attacker.large:
        yield TURNS.step(StepKind.CHECK, figure=FigureId(attacker.id), target=target)
    if aim.weapon.allies and aim.target.side != attacker.side:
        yield UPON_ENEMY.step(StepKind.CHECK, target=target)
    elif aim.target.side == attacker.side and not helpful(attacker, aim):
        yield FRIEND_STRUCK.step(StepKind.CHECK, target=target)
    if helpful(attacker, aim):
        yield HELPFUL.step(StepKind.CHECK, target=target)
    elif aim.target.large and aim.weapon.kind != "melee":
        yield CENTRE.step(StepKind.CHECK, target=target)


def _covered(position: Position, attacker: Figure, aim: Aim) -> bool:
    """Return whether the target is in cover: in an area attack from the first target (7e)."""
    if aim.initial is not None:
        start = aim.initial.places
        return cover(position, start, aim.target.places, start).covered
    return cover(position, turned(attacker, aim).places, aim.target.places).covered


def _flanked(attacker: Figure, aim: Aim) -> bool:
    """Return whether the attack comes from the rear arc: in an area attack from the whole base of the first target."""
    places: Places = aim.initial.places if aim.initial is not None else turned(attacker, aim).places[:1]
    return all(arc(aim.target, place.hex) == REAR for place in places)


def turned(attacker: Figure, aim: Aim) -> Figure:
    """Return a large attacker as it turns to its target: its slot in the nearest of its hexes (7m, M10).

    In melee, in one that shares a side with the target; of equals the slot's own, else the first listed.
    """
    if not attacker.large:
        return attacker
    there = [place.hex for place in aim.target.places]

    def far(at: tuple[int, int]) -> int:
        if aim.weapon.kind == "melee" and any(other in there for other in neighbours(at)):
            return -1
        return min(3 * (x - a) ** 2 + (y - b) ** 2 for x, y in [centre(at)] for a, b in map(centre, there))

    slot = min(attacker.places, key=lambda place: far(place.hex))
    return replace(attacker, places=(slot, *(place for place in attacker.places if place != slot)))
