"""Whether an effect counts now: the conditions of its figure, and the attack that it needs (20.2, 20.9a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.heroclix.board.ground.board import Board
from engine.heroclix.conditions.characters import among, fits, nearer, ranked, so_many, terrain_of
from engine.heroclix.conditions.markers import markers_near
from engine.heroclix.conditions.untold import NO_AREAS, NO_CLICK, areas_told
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.written.asked import asks_since_when
from engine.heroclix.written.conditions import AttackIn, CharactersIn, ConditionsIn, CountIn, RolledIn
from engine.heroclix.written.effect import EffectIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OTHER_ATTACK", "Fight", "counted", "other_side", "shows", "unmet", "unmet_attack", "whole_attack"]

TERRAIN = Message("condition-terrain", ("figure", "terrain"), rule="20.2")
BESIDE = Message("condition-beside", ("figure",), rule="20.2")
TOKENS = Message("condition-tokens", ("figure", "tokens"), rule="20.2")
CLICK = Message("condition-click", ("figure", "click"), rule="20.2")
NAMED_TOKENS = Message("condition-named-tokens", ("figure", "name", "number"), rule="21.5")
AREAS = Message("condition-areas", ("figure",), rule="20.2")
THEMED = Message("condition-themed", ("figure",), rule="23.2")
MAP = Message("condition-map", ("figure",), rule="15.3")
MARKERS = Message("condition-markers", ("figure",), rule="20.2")
AREA = Message("condition-area", ("figure",), rule="20.2")
PILOT = Message("condition-pilot", ("figure",), rule="24.4")
OUTNUMBERED = Message("condition-outnumbered", ("figure",), rule="20.2")
RANKED = Message("condition-ranked", ("figure",), rule="21.10")
ITSELF = Message("condition-itself", ("figure",), rule="20.2")
POINTS = Message("condition-points", ("figure", "points"), rule="20.2")
COUNT = Message("condition-count", ("figure", "count"), rule="20.2")
TURN = Message("condition-turn", ("figure",), rule="20.2")
THIS_TURN = Message("condition-this-turn", ("figure",), rule="20.2")
CARRIES = Message("condition-carries", ("figure",), rule="20.2")
CAN_USE = Message("condition-can-use", ("figure",), rule="20.2")
NONE_OF_THESE = Message("condition-none-of-these", ("figure",), rule="20.2")
UNLESS = Message("condition-unless", ("figure",), rule="20.2")
NO_ATTACK = Message("condition-no-attack", ("figure",), rule="20.2")
OTHER_ATTACK = Message("condition-other-attack", ("figure",), rule="20.2")
OTHER_ROLL = Message("condition-other-roll", ("figure",), rule="20.2")
OTHER_SIDE = Message("condition-other-side", ("figure",), rule="20.2")


class Fight(NamedTuple):
    """The attack that is made: by whom, at whom, of which kind, by which action; empty where none is.

    Without a kind, but with somebody who makes it, it is no attack but damage that his action or power deals otherwise.

    `harmed`: whom of them it is about, where the damage of one is asked for; also somebody who took a target's place.
    `roll`: the finalized attack roll, None before it; `critical`: whether it is a critical `hit` or `miss`.
    """

    attacker: Figure | None = None
    targets: tuple[Figure, ...] = ()
    kind: str = ""
    action: str = ""
    harmed: Figure | None = None
    roll: tuple[int, int] | None = None
    critical: str | None = None

    @property
    def concerned(self) -> tuple[Figure, ...]:
        """Whom it is about: the one whose damage is asked for, else every target."""
        return self.targets if self.harmed is None else (self.harmed,)


def unmet(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return the first condition of a figure that is not met, `attack` left aside; None where all are.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,), tokens=1)
    >>> position = Position(MODERN, MapPrint(8, 8, hindering=1), (cap,))
    >>> conditions = ({"on": "hindering"}, {"on": ["water", "clear"]}, {"tokens": {"most": 0}})
    >>> [unmet(position, cap, ConditionsIn.model_validate(one)) is None for one in conditions]
    [True, False, False]
    """
    return next(_unmet(position, figure, when), None)


def _unmet(position: Position, figure: Figure, when: ConditionsIn) -> Iterator[Step]:
    for name in when.model_fields_set:
        if name in CHECKS and getattr(when, name) not in (None, []):
            found = CHECKS[name](position, figure, when)
            if found is not None:
                yield found


def unmet_attack(position: Position, figure: Figure, subject: Figure, attack: AttackIn, fight: Fight) -> Step | None:
    """Return why an attack is not the one that an effect of `figure` on `subject` needs; None where it is."""
    name = FigureId(subject.id)
    targets = {target.id for target in fight.concerned}
    attacking = fight.attacker is not None and fight.attacker.id == subject.id
    dealing = bool(fight.kind) or (attack.any_damage and fight.attacker is not None)
    if not dealing or not (attacking if attack.role == "attacker" else subject.id in targets):
        return NO_ATTACK.step(StepKind.CHECK, figure=name)
    counts = attack.targets is None or among(attack.targets, len(fight.targets))
    if (attack.kind not in (None, fight.kind)) or (attack.using and fight.action not in attack.using) or not counts:
        return OTHER_ATTACK.step(StepKind.CHECK, figure=name)
    if attack.rolled is not None and not shows(attack.rolled, fight.roll, fight.critical):
        return OTHER_ROLL.step(StepKind.CHECK, figure=name)
    if attack.other is None:
        return None
    seen_from = subject if attack.theirs else figure
    those = [fits(position, seen_from, other, attack.other) for other in other_side(subject, fight, attack)]
    met = bool(those) and (all(those) if attack.only else any(those))
    return None if met else _read(attack.other, OTHER_SIDE.step(StepKind.CHECK, figure=name))


def other_side(subject: Figure, fight: Fight, attack: AttackIn) -> tuple[Figure, ...]:
    """Return who faces a figure in an attack that something asks for: its targets, or its attacker; nobody in others.

    >>> cap, rob = Figure("cap", "Cap", "red"), Figure("rob", "Rob", "blue")
    >>> attack = Fight(cap, (rob,), "close")
    >>> [[one.id for one in other_side(one, attack, AttackIn(role="attacker"))] for one in (cap, rob)]
    [['rob'], []]
    """
    if fight.attacker is None:
        return ()
    if attack.role == "attacker":
        aimed_at = fight.targets if attack.only else fight.concerned
        return aimed_at if fight.attacker.id == subject.id else ()
    return (fight.attacker,) if any(target.id == subject.id for target in fight.concerned) else ()


def shows(wanted: RolledIn, roll: tuple[int, int] | None, critical: str | None = None) -> bool:
    """Return whether a finalized attack roll is such a one (12.2, 12.3b); before the roll none is.

    `critical`: whether it is a critical `hit` or `miss`.

    >>> doubles = RolledIn(doubles=True)
    >>> [shows(doubles, roll) for roll in ((3, 3), (3, 4), None)]
    [True, False, False]
    """
    if roll is None:
        return False
    return (
        wanted.doubles in (None, roll[0] == roll[1])
        and wanted.critical in (None, critical)
        and (wanted.total is None or among(wanted.total, sum(roll)))
    )


def whole_attack(effect: EffectIn, attack: AttackIn) -> AttackIn:
    """Return the attack that an effect needs: what somebody can use in its own, it uses against every target."""
    used = effect.grants or effect.loses or effect.as_free or effect.safeguard
    return attack.model_copy(update={"only": True}) if used and attack.role == "attacker" else attack


def counted(position: Position, figure: Figure, count: CountIn) -> int:
    """Return how many characters there are of those that a condition counts: on the map, or of the force, or ever.

    Whoever was KO'd is no part of the force any more (2.5).
    """
    if count.gone is not None:
        return sum(fits(position, figure, other, count.of) for other in fallen(position, count.gone))
    if count.ever:
        everybody = (*position.figures, *fallen(position, "this-game"))
        return sum(fits(position, figure, other, count.of) for other in everybody)
    there = (other for other in position.figures if not other.knocked_out and (count.force or other.squares))
    return sum(fits(position, figure, other, count.of) for other in there)


def fallen(position: Position, gone: str) -> Iterator[Figure]:
    """Yield who was KO'd, `this-turn` or in this game; nobody where it is not told."""
    yield from (one.figure for one in position.gone or () if one.this_turn or gone == "this-game")


def _read(those: CharactersIn | CountIn, step: Step) -> Step:
    """Return a step with the reading of what was done since when, where that was asked."""
    return step._replace(reading="P212") if asks_since_when(those) else step


def _listed(value: object) -> list[str]:
    return [value] if isinstance(value, str) else list(value) if isinstance(value, list) else []


def _on(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    here = terrain_of(position, figure)
    if here & set(_listed(when.on)):
        return None
    terrain = tuple(Term(f"on-{one}") for one in sorted(here)) or (Term("on-nothing"),)
    return TERRAIN.step(StepKind.CHECK, figure=FigureId(figure.id), terrain=terrain)


def _beside(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    terrain = Board.of(position).terrain
    around = Board.of(position).neighbours_of(figure.squares) if figure.squares else 0
    for kind in _listed(when.beside):
        if kind in ("hindering", "blocking", "water") and getattr(terrain, kind) & around:
            return None
        if kind == "clear" and around & ~(terrain.hindering | terrain.blocking | terrain.water):
            return None
        if (
            kind == "elevated"
            and terrain.levels
            and any(terrain.levels[one] > 1 for one in position.map.squares_of(around))
        ):
            return None
    return BESIDE.step(StepKind.CHECK, figure=FigureId(figure.id))


def _tokens(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if when.tokens is None or among(when.tokens, figure.tokens):
        return None
    return TOKENS.step(StepKind.CHECK, figure=FigureId(figure.id), tokens=figure.tokens)


def _named_tokens(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    wanted, name = when.named_tokens, FigureId(figure.id)
    if wanted is None or (figure.named_tokens is not None and so_many(wanted, figure)):
        return None
    number = (figure.named_tokens or {}).get(wanted.name.casefold(), 0)
    return NAMED_TOKENS.step(StepKind.CHECK, figure=name, name=Typed(wanted.name), number=number)


def _nearer(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if not areas_told(position):
        return NO_AREAS.step(StepKind.CHECK)
    return None if nearer(position, figure) == when.nearer else AREAS.step(StepKind.CHECK, figure=FigureId(figure.id))


def _click(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if figure.life is None:
        return NO_CLICK.step(StepKind.CHECK, figure=FigureId(figure.id))
    if when.click is None or among(when.click, figure.life.click):
        return None
    return CLICK.step(StepKind.CHECK, figure=FigureId(figure.id), click=figure.life.click)


def _points(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if when.points is None or among(when.points, figure.points):
        return None
    return POINTS.step(StepKind.CHECK, figure=FigureId(figure.id), points=figure.points)


def _count(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    for one in when.count:
        found = counted(position, figure, one)
        least = 1 if one.least is None and one.most is None else one.least or 0
        if found < least or (one.most is not None and found > one.most):
            return _read(one, COUNT.step(StepKind.CHECK, figure=FigureId(figure.id), count=found))
    return None


def _turn(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    active = position.turn.active if position.turn is not None and position.turn.active else figure.side
    if (active == figure.side) == (when.turn == "own"):
        return None
    return TURN.step(StepKind.CHECK, figure=FigureId(figure.id))


def _this_turn(name: str, did: Callable[[Figure], bool]) -> Check:
    def check(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
        if did(figure) == getattr(when, name):
            return None
        return THIS_TURN.step(StepKind.CHECK, figure=FigureId(figure.id))

    return check


def _has(name: str, key: str) -> Check:
    def check(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
        if any(getattr(thing, key) == figure.id for thing in position.things) == getattr(when, name):
            return None
        return CARRIES.step(StepKind.CHECK, figure=FigureId(figure.id))

    return check


def _can_use(wanted: bool) -> Check:
    def check(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
        slugs = when.can_use if wanted else when.lacks
        if any(can_use(position.powers, figure, slug) for slug in slugs) == wanted:
            return None
        return CAN_USE.step(StepKind.CHECK, figure=FigureId(figure.id))

    return check


def _itself(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if when.itself is None or fits(position, figure, figure, when.itself):
        return None
    return _read(when.itself, ITSELF.step(StepKind.CHECK, figure=FigureId(figure.id)))


def _on_the_map(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    return None if bool(figure.squares) == when.on_the_map else MAP.step(StepKind.CHECK, figure=FigureId(figure.id))


def _area(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that it occupies no such starting area (15.1)."""
    for side, area in position.map.starting_areas.items():
        whose = "own" if side == figure.side else "others"
        if when.area in ("any", whose) and area & figure.squares_bits:
            return None
    return AREA.step(StepKind.CHECK, figure=FigureId(figure.id))


def _markers(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that too few such terrain markers lie where it is (17)."""
    wanted = when.markers
    if wanted is None or markers_near(position, figure, figure, wanted) >= (wanted.least or 1):
        return None
    return MARKERS.step(StepKind.CHECK, figure=FigureId(figure.id))


def _pilot(_position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that it has no pilot, or has one (24.4)."""
    return None if bool(figure.pilot) == when.pilot else PILOT.step(StepKind.CHECK, figure=FigureId(figure.id))


def _outnumbered(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that no opposing force has more characters than its own, or that one has (2.5)."""
    forces = _forces(position)
    more = any(number > forces[figure.side] for side, number in forces.items() if side != figure.side)
    return None if more == when.outnumbered else OUTNUMBERED.step(StepKind.CHECK, figure=FigureId(figure.id))


def _opposing_force(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that no opposing force has so many characters (2.5)."""
    sizes = [number for side, number in _forces(position).items() if side != figure.side]
    if when.opposing_force is None or any(among(when.opposing_force, number) for number in sizes):
        return None
    return OUTNUMBERED.step(StepKind.CHECK, figure=FigureId(figure.id))


def _ranked(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that it is not its force's character of the lowest, or highest, points (21.10)."""
    found = when.ranked is None or ranked(position, figure, when.ranked)
    return None if found else RANKED.step(StepKind.CHECK, figure=FigureId(figure.id))


def _forces(position: Position) -> Counter[str]:
    """Return how many characters each force has; who was KO'd is none of them (2.5)."""
    return Counter(other.side for other in position.figures if other.side and not other.knocked_out)


def _themed(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    """Return that its side is no such themed team (23.2)."""
    themes = () if position.turn is None else position.turn.themes_of(figure.side) or ()
    known = {keyword.casefold() for keyword in themes}
    wanted = known if when.themed is True else {keyword.casefold() for keyword in when.themed or ()}
    return None if known & wanted else THEMED.step(StepKind.CHECK, figure=FigureId(figure.id))


def _any(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if any(unmet(position, figure, one) is None for one in when.any):
        return None
    return NONE_OF_THESE.step(StepKind.CHECK, figure=FigureId(figure.id))


def _unless(position: Position, figure: Figure, when: ConditionsIn) -> Step | None:
    if when.unless is None or unmet(position, figure, when.unless) is not None:
        return None
    return UNLESS.step(StepKind.CHECK, figure=FigureId(figure.id))


Check = Callable[[Position, Figure, ConditionsIn], Step | None]
CHECKS: Mapping[str, Check] = {
    "on": _on,
    "beside": _beside,
    "tokens": _tokens,
    "click": _click,
    "points": _points,
    "count": _count,
    "turn": _turn,
    "named_tokens": _named_tokens,
    "nearer": _nearer,
    "acted": _this_turn("acted", lambda figure: figure.acted),
    "carried": _this_turn("carried", lambda figure: figure.carried),
    "moved": _this_turn("moved", lambda figure: figure.moved),
    "placed": _this_turn("placed", lambda figure: figure.placed),
    "moved_or_placed": _this_turn("moved_or_placed", lambda figure: figure.moved or figure.placed),
    "holds": _has("holds", "held_by"),
    "equipped": _has("equipped", "equipped_by"),
    "can_use": _can_use(True),
    "lacks": _can_use(False),
    "pilot": _pilot,
    "on_the_map": _on_the_map,
    "outnumbered": _outnumbered,
    "opposing_force": _opposing_force,
    "ranked": _ranked,
    "area": _area,
    "markers": _markers,
    "itself": _itself,
    "themed": _themed,
    "any": _any,
    "unless": _unless,
}
