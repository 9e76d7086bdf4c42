"""Step 1 of an attack: who may be attacked by it at all (12.1), and the line of fire to each target."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from engine.heroclix.board.lines.line import LineOfFire, line_of_fire
from engine.heroclix.board.measures import adjacent
from engine.heroclix.conditions.effects import at_one_alone, forbidden, targets_of
from engine.heroclix.conditions.times import Fight
from engine.heroclix.conditions.using import versions_in, with_version
from engine.heroclix.conditions.versions import IN_RANGE_ATTACKS
from engine.heroclix.fight import sight
from engine.heroclix.fight.actions.instruction import against_instruction, bolts
from engine.heroclix.fight.actions.rights import against_presence, against_use
from engine.heroclix.fight.attack.choices import Choice, Choices
from engine.heroclix.fight.attack.targets import Reach, against_attack, reach_of
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.fight.values.written import INSTEAD
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import AttackKind, Power, action_name, as_used, can_use
from engine.heroclix.powers.special import equipped, silenced_specials
from engine.heroclix.ruleset.rolls import Critical
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "MANY",
    "NO_OPPONENT",
    "TWICE",
    "Attack",
    "against_declaration",
    "in_one_version",
    "line_steps",
    "most_targets",
    "range_steps",
    "silenced",
    "silenced_by",
]

NONE = Message("legal-targets-none", (), rule="12.1")
MANY = "many"  # of more targets than an attack may have
ONE_IN_CLOSE = Message("legal-close-at-one", ("count",), rule="11.1", fact=MANY)
TOO_MANY = Message("legal-too-many-targets", ("count", "limit"), rule="12.1a", fact=MANY)
SINGLE = Message("legal-single-target", ("action", "count"), rule="17.11b", fact=MANY)
MISSING = Message("legal-targets-missing", ("action", "target"), rule="12.1b")
NO_OPPONENT = Message("legal-targets-no-opponent", ("action",), rule="27.2c")
TWICE = Message("legal-target-twice", ("target",), rule="12.1")
AT_ONE_ALONE = Message("legal-at-one-alone", ("figure", "card", "count"), rule="20.4")
ALONE = Message("legal-target-alone", ("target", "card"), rule="20.4")
OPENED_TWICE = Message("legal-destroy-blocking-twice", ("targets",), rule="27.6d")
SILENCED = Message("attack-pulse-wave-silences", ("figures", "squares"), rule="27.2c")
NO_LINE_NEEDED = Message("attack-no-line-needed", ("target",), rule="11.4e", reading="P104")
STAYS = Message("attack-pulse-wave-leaves", ("figures",), rule="27.7m")
RANGE_VALUE = Message("attack-range-value", ("figure",), rule="12.1")

NO_ANSWERS: Mapping[str, Choice] = MappingProxyType({})
PROTECTED = ("immune", "great-size", "stop", "safeguard")  # these say Protected: Pulse Wave, or are a safeguard


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack as declared, with its roll: `divide` is damage by target id, `choices` as in CONTRACT 3.2."""

    attacker: Figure
    targets: tuple[Figure, ...]
    kind: AttackKind
    power: Power
    roll: tuple[int, int]
    divide: Mapping[str, int] | None = None
    choices: Mapping[str, Choice] = field(default_factory=lambda: NO_ANSWERS)
    rolled: tuple[int, int] | None = None  # the finalized roll, None before it
    critical: Critical | None = None  # what that roll is
    stands: bool = False  # the players let it stand: it is judged on whatever speaks against it (P30)

    def harming(self, figure: Figure) -> Fight:
        """Return the attack as conditions see it, once it is about the damage of somebody."""
        return Fight(self.attacker, self.targets, self.kind, self.power.slug, figure, self.rolled, self.critical)


def in_one_version(position: Position, attack: Attack, choices: Choices) -> tuple[Position, Attack, list[Step]]:
    """Return the position and the attack with its action as one card has it (20.7), and what is said of that."""
    fight = Fight(attack.attacker, attack.targets, attack.kind, attack.power.slug)
    steps: list[Step] = []
    if cards := versions_in(position, fight):
        position, step = with_version(position, fight, cards, choices.named(f"version:{attack.attacker.id}", cards))
        steps.append(step)
    attacker = position.figure(attack.attacker.id) if steps else attack.attacker
    return position, replace(attack, attacker=attacker, power=as_used(attacker, attack.power)), steps


def against_declaration(position: Position, attack: Attack, reach: Reach) -> list[Step]:
    """Return all reasons against an attack: can use, the instruction, the number of targets, each target."""
    attacker, power = attack.attacker, attack.power
    reasons = against_use(position, attacker, power)
    absent = against_presence(attacker)
    if absent:
        return reasons + absent
    reasons += against_instruction(position, attacker, power, attack.kind)
    reasons += _against_several(position, attack) or _against_number(position, attack, reach)
    seen: set[str] = set()
    for target in attack.targets:
        if target.id in seen:
            reasons.append(TWICE.step(StepKind.CHECK, target=FigureId(target.id)))
            continue
        seen.add(target.id)
        reasons += against_attack(position, attacker, target, reach, power)
    return reasons + _against_company(position, attack, seen) + _against_openings(position, attack, reach)


def _against_company(position: Position, attack: Attack, named: set[str]) -> list[Step]:
    """Return who can't be targeted beside others, by a card (20.4)."""
    if len(named) < 2:
        return []
    found = []
    for target in attack.targets:
        card = forbidden(position, target, "targeted", attack.attacker, attack=attack.kind, several=True)
        if card is not None and card.effect.several:
            found.append(ALONE.step(StepKind.CHECK, target=FigureId(target.id), card=Typed(card.special.name)))
    return found


def _against_openings(position: Position, attack: Attack, reach: Reach) -> list[Step]:
    """Destroy Blocking opens one line of fire in one range attack (27.6d)."""
    if len(attack.targets) < 2:
        return []
    aimed = {target.id: target for target in attack.targets if target.squares and target.id != attack.attacker.id}
    opened = tuple(FigureId(target.id) for target in aimed.values() if _opens(position, attack, reach, target))
    return [OPENED_TWICE.step(StepKind.CHECK, targets=opened)] if len(opened) > 1 else []


def _opens(position: Position, attack: Attack, reach: Reach, target: Figure) -> bool:
    """Return whether the line of fire to a target is open by Destroy Blocking only (27.6d)."""
    if attack.kind != "range" or "line-of-fire" in reach.regardless:
        return False
    line = sight.line_between(position, attack.attacker, target, reach.squares, granting=reach.grants)
    return bool(line.opened)


def _against_number(position: Position, attack: Attack, reach: Reach) -> list[Step]:
    power = attack.power
    different = {target.id for target in attack.targets}
    if not different:
        return [NONE.step(StepKind.CHECK)]
    if power.everyone:
        return _against_omission(position, attack, reach, different)
    if power.single and len(different) > 1:
        return [SINGLE.step(StepKind.CHECK, action=action_name(power.slug), count=len(different))]
    if attack.kind == "close" and len(different) > (position.ruleset.close_targets or len(different)):
        return [ONE_IN_CLOSE.step(StepKind.CHECK, count=len(different))]
    limit = most_targets(position, attack)
    if len(different) > limit:
        return [TOO_MANY.step(StepKind.CHECK, count=len(different), limit=limit)]
    return []


def _against_several(position: Position, attack: Attack) -> list[Step]:
    """Return why a card keeps its figure from an attack on several, on all or on those that become targets too (20.4).

    Whoever stands beside an original target of Energy Explosion is one of them (27.2b).
    """
    aimed = {target.id for target in attack.targets}
    if attack.power.spreads:
        aside = {attack.attacker.id, *aimed}
        others = [other for other in position.figures if other.squares and other.id not in aside]
        aimed |= {each.id for each in others if any(adjacent(position, each, target) for target in attack.targets)}
    found = at_one_alone(position, attack.attacker) if len(aimed) > 1 else None
    if found is None:
        return []
    name, card = FigureId(attack.attacker.id), Typed(found.special.name)
    return [AT_ONE_ALONE.step(StepKind.CHECK, figure=name, card=card, count=len(aimed))]


def most_targets(position: Position, attack: Attack) -> int:
    """Return how many targets an attack may have: its attacker's, or as many as a card's version of a power has.

    Where tokens may be given instead of its damage, their own number counts where it is higher (12.1a, 20.2, 27.2f).
    """
    versions, power = attack.attacker.versions, attack.power
    own = [version.restrict.targets or 0 for version in versions.get(power.slug, ())]
    limit = max(own, default=0) or targets_of(position, attack.attacker) or bolts(attack.attacker)
    if attack.kind == "range" and power.instead is None and not power.no_damage:
        for slug in IN_RANGE_ATTACKS:  # powers that count in every range attack, with a number of their own
            if slug != INSTEAD and can_use(position.powers, attack.attacker, slug):
                limit = max(limit, *(version.restrict.targets or 0 for version in versions.get(slug, ())), 0)
    if power.no_damage or power.instead is not None or not can_use(position.powers, attack.attacker, INSTEAD):
        return limit
    return max(limit, *(version.restrict.targets or 0 for version in versions.get(INSTEAD, ())), 0)


def _against_omission(position: Position, attack: Attack, reach: Reach, named: set[str]) -> list[Step]:
    """An attack on all characters targets every one it can (12.1b); of those behind blocking terrain one (27.6d)."""
    name = action_name(attack.power.slug)
    reasons = []
    if attack.power.silences and all(position.friendly(attack.attacker, target) for target in attack.targets):
        reasons.append(NO_OPPONENT.step(StepKind.CHECK, action=name))
    spent = any(_opens(position, attack, reach, target) for target in attack.targets if target.squares)
    for other in position.figures:
        if other.id in named or against_attack(position, attack.attacker, other, reach, attack.power):
            continue
        if spent and _opens(position, attack, reach, other):
            continue  # the one line that Destroy Blocking opens goes to another (27.6d)
        reasons.append(MISSING.step(StepKind.CHECK, action=name, target=FigureId(other.id)))
    return reasons


def silenced(position: Position, attacker: Figure, squares: int) -> tuple[Position, tuple[Step, ...]]:
    """Return the position in which others within that many squares can't use powers or abilities (27.2c).

    What says Protected: Pulse Wave stays (27.7m); sizes are no abilities.
    """
    hushed = []
    for other in position.figures:
        if other.id == attacker.id or not other.squares or not attacker.squares:
            continue
        if sight.distance(position, attacker, other) <= squares:
            hushed.append(other)
    staying = []
    for other in hushed:
        kept = frozenset(a for a in other.abilities if a.partition(":")[0] in PROTECTED)
        lost = other.cant_use | {"tiny-size", "giant-reach"} | other.powers & {"smoke-cloud"}  # the smoke stays (P80)
        bare = replace(other, powers=frozenset(), abilities=kept, cant_use=lost, lost=frozenset())  # `kept` is not lost
        specials = silenced_specials(other)
        position = position.with_figure(replace(equipped(position.powers, bare, specials), lost=other.lost))
        if kept or any(not special.off for special in specials):
            staying.append(FigureId(other.id))
    names = tuple(FigureId(other.id) for other in hushed)
    steps = [SILENCED.step(StepKind.OVERRIDE, figures=names, squares=squares)] if names else []
    if staying:
        steps.append(STAYS.step(StepKind.CHECK, figures=tuple(staying)))
    return position, tuple(steps)


def silenced_by(position: Position, attacker: Figure | None, power: Power | None) -> tuple[Position, tuple[Step, ...]]:
    """Return the position during an action of the attacker's: another one only where it silences others (27.2c)."""
    if attacker is None or power is None or not power.silences or not can_use(position.powers, attacker, power.slug):
        return position, ()
    return silenced(position, attacker, reach_of(position, attacker, "range", power).squares or 0)


def line_steps(position: Position, attack: Attack, target: Figure, reach: Reach) -> tuple[bool, tuple[Step, ...]]:
    """Return whether the line of fire of a range attack adds to the target's defense, and its steps (11.4, 16.2b)."""
    if "line-of-fire" in reach.regardless:
        return False, (NO_LINE_NEEDED.step(StepKind.CHECK, target=FigureId(target.id)),)
    within = None if "range" in reach.regardless else reach.squares
    ruling = line_of_fire(position, attack.attacker, target, "range-attack", within, reach.grants, sparing=True)
    line = ruling.value
    assert isinstance(line, LineOfFire)  # noqa: S101 - tells the type checker what the ruling holds
    return line.covers, ruling.steps


def range_steps(position: Position, attack: Attack) -> tuple[Step, ...]:
    """Return the steps by which the range value of a range attack is calculated (12.1)."""
    moment = Moment(attack.kind, attacker=attack.attacker, action=attack.power, targets=attack.targets)
    ruling = calculated(position, attack.attacker, "range", moment)
    return (RANGE_VALUE.step(StepKind.CHECK, figure=FigureId(attack.attacker.id)), *ruling.steps)
