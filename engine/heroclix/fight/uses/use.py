"""What powers do outside attacks: rolls to heal or to lose an action token, Poison, Perplex and Outwit (27).

Regeneration, Support, Poison, Perplex and Outwit are actions; Willpower and Leadership trigger at the
beginning of the turn. What places, generates or moves is asked of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from engine.errors import DocumentError
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import outside, restrictions
from engine.heroclix.fight import sight
from engine.heroclix.fight.actions.citations import action_steps, effect_steps
from engine.heroclix.fight.actions.legality import judge_action
from engine.heroclix.fight.actions.rights import against_presence, against_use, given_free, turn_of
from engine.heroclix.fight.actions.underway import waiting_steps
from engine.heroclix.fight.attack.choices import Choice, Choices
from engine.heroclix.fight.attack.damage_taken import turned
from engine.heroclix.fight.attack.mastermind import lesser, near
from engine.heroclix.fight.attack.ranges import reading_steps
from engine.heroclix.fight.attack.targets import RESTRICTED as TARGET_RESTRICTED
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.fight.uses.countering import against_taking, breaks_hold, captivity_of, kinds_of, named
from engine.heroclix.fight.uses.effect_damage import effect_damage
from engine.heroclix.fight.uses.healing import healing_of
from engine.heroclix.fight.uses.relic import awaiting, relic_step, taken_on
from engine.heroclix.fight.values.of_powers import reaches
from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.powers import Power, Powers, action_name, as_used, can_use
from engine.heroclix.written.effect import RestrictIn
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term, Typed

__all__ = [
    "PERPLEXABLE",
    "USES",
    "Affected",
    "Use",
    "UseOutcome",
    "carried_out",
    "judge_use",
    "poisoned",
    "succeeds_on",
]

NOT_THEIR_TURN = Message("use-other-turn", ("figure",), rule="9.1")
NOT_BEGINNING = Message("use-not-beginning", ("phase",), rule="8.1a")
NEEDS_TARGET = Message("use-needs-target", ("action",), rule="7.2")
NO_LEADERSHIP = Message("use-leadership-target", ("target",), rule="27.4l")
SUCCEEDS_ON = Message("use-succeeds-on", ("power", "results"), rule="6.4")
SUCCEEDS = Message("use-roll-succeeds", ("figure", "roll"), rule="6.4")
FAILS = Message("use-roll-fails", ("figure", "roll"), rule="6.4")
TOKEN_REMOVED = Message("use-token-removed", ("target", "tokens"), rule="7.8")
NO_TOKEN = Message("use-no-token", ("target",), rule="7.8")
POISONED = Message("use-poison", ("figure", "damage", "targets"), rule="27.2j")
PERPLEXED = Message("use-perplex", ("target", "value", "add"), rule="27.4j")
NO_DAMAGE_VALUE = Message("use-perplex-damage", (), rule="27.4j")
OTHER_KIND = Message("use-outwit-restricted", ("card", "power"), rule="20.2")
BY_ONE = Message("use-perplex-by-one", (), rule="27.4j")
RESTRICTED = Message("use-perplex-restricted", ("card",), rule="20.2")
OUTWITTED = Message("use-outwit", ("target", "power"), rule="27.4k")
ROLL = Message("use-roll-pending", ("figure",), rule="6.4")
DONE = Message("use-resolves", ("figure", "action"), rule="6.5")
REFUSED = Message("use-illegal", ("figure", "action"), rule="7")

CHECK = StepKind.CHECK
TRIGGERED = ("willpower", "leadership")
PERPLEXABLE = ("speed", "attack", "defense", "range")  # any combat value other than damage (27.4j)
USES = ("regeneration", "support", "poison", "perplex", "outwit", *TRIGGERED)
NOBODY: Mapping[str, Affected] = MappingProxyType({})
NO_ANSWERS: Mapping[str, Choice] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Affected:
    """What a use did to one figure: clicks healed or damage taken, and where its dial and its tokens stand then."""

    healed: int = 0
    damage_dealt: int = 0
    damage_taken: int = 0
    click_after: int | None = None
    ko: bool = False
    tokens_after: int = 0


@dataclass(frozen=True, slots=True)
class UseOutcome:
    """What came of a use. `success` is None where nothing succeeds or fails, or the roll is pending."""

    legal: bool
    because: tuple[Step, ...] = ()
    succeeds_on: tuple[int, ...] = ()
    success: bool | None = None
    targets: Mapping[str, Affected] = field(default_factory=lambda: NOBODY)
    pending: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """A use as declared: its natural `roll`, the value and change of Perplex, and what Outwit takes."""

    figure: Figure
    action: str
    target: Figure | None = None
    roll: int | None = None
    value: str | None = None
    change: Literal[1, -1, 2, -2] = 1
    what: str | None = None
    answers: Mapping[str, Choice] = field(default_factory=lambda: NO_ANSWERS)
    thing: Thing | None = None


def succeeds_on(powers: Powers, figure: Figure, slug: str) -> tuple[int, ...]:
    """Return the natural results on which the roll of a power succeeds; none where the figure can't use it.

    Great Size brings Willpower with a wider range (27.7e); of both versions the better one is taken (20.7).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", powers=frozenset(["willpower"]))
    >>> hulk = Figure("hulk", "Hulk", "red", size="giant")
    >>> succeeds_on(MODERN.powers, cap, "willpower"), succeeds_on(MODERN.powers, hulk, "willpower")
    ((5, 6), (3, 4, 5, 6))
    """
    if slug in figure.cant_use:  # in any form (20.5)
        return ()
    if slug == "willpower" and can_use(powers, figure, "great-size"):
        return powers["great-size"].succeeds_on
    return as_used(figure, powers[slug]).succeeds_on if can_use(powers, figure, slug) else ()


def judge_use(position: Position, use: Use) -> Ruling:
    """Rule on a use; the ruling's value is a `UseOutcome`.

    Raises DocumentError when Perplex is not told which value it modifies, or Outwit which power it takes.
    """
    return _Using(position, use).ruling()


def carried_out(position: Position, use: Use) -> tuple[UseOutcome, tuple[Step, ...]]:
    """Return what a use does and the steps of it, whatever the rules have against it: its right is not looked at."""
    using = _Using(position, use)
    return DOINGS[use.action](using), tuple(using.steps)


def poison_of(position: Position, user: Figure) -> int:
    """Return the damage that a figure's Poison deals: that of the edition, or what its card says instead (27.2j)."""
    own = (restrict.deals for _, _, restrict in restrictions(position, user, "poison"))
    return max((number for number in own if number is not None), default=position.ruleset.poison_damage)


def poisoned(position: Position, user: Figure) -> Iterator[tuple[Figure, int, list[Step]]]:
    """Yield the opposing characters that it reaches, what each takes of Poison's damage, and its steps (27.2j)."""
    power = position.powers["poison"]
    for other in position.figures:
        if not other.squares or position.friendly(user, other):
            continue
        if outside(position, user, power.slug, other) is None and reaches(position, user, other, power.slug):
            taken, steps = effect_damage(position, user, other, poison_of(position, user), power)
            yield other, taken, [*sight.far_step(position, user, other, power.slug), *steps]


class _Using:
    """One use on its way: the reasons against it, then what it does."""

    def __init__(self, position: Position, use: Use) -> None:
        self.position = position
        self.use = use
        self.powers = position.powers
        self.power: Power = as_used(use.figure, self.powers[use.action])
        self.steps: list[Step] = []

    def ruling(self) -> Ruling:
        use, name = self.use, FigureId(self.use.figure.id)
        told = card_steps(self.position.powers, *(figure for figure in (use.figure, use.target) if figure is not None))
        told = (*action_steps(self.power), *reading_steps(self.position, use.figure, self.power, use.target), *told)
        because = tuple(self._against())
        if because:
            outcome = UseOutcome(False, because)
            because += tuple(waiting_steps(because, self._free()))
            if use.target is not None:
                because += tuple(effect_steps(because, self.position, use.figure, use.target, self.power))
            last = REFUSED.step(StepKind.RESULT, figure=name, action=action_name(use.action))
            return Ruling(self.position.ruleset.id, "illegal", outcome, (*told, *because, last), outcome.because)
        outcome = DOINGS[use.action](self)
        last = DONE.step(StepKind.RESULT, figure=name, action=action_name(use.action))
        verdict = {None: "used", True: "success", False: "fail"}[outcome.success]
        return Ruling(self.position.ruleset.id, verdict, outcome, (*told, *self.steps, last))

    # what keeps it from being used

    def _against(self) -> list[Step]:
        use = self.use
        if use.action in TRIGGERED:
            return self._against_trigger()
        reasons = list(judge_action(self.position, use.figure, self.power, use.thing or self._aimed())[1])
        if use.action == "relic":
            return (
                reasons if use.thing is not None else [*reasons, NEEDS_TARGET.step(CHECK, action=action_name("relic"))]
            )
        if use.target is None and self.power.aim in ("adjacent-friend", "character", "opponent"):
            return [*reasons, NEEDS_TARGET.step(CHECK, action=action_name(use.action))]
        if use.action == "perplex":
            return reasons + self._against_value()
        return reasons + self._against_taking() if use.action == "outwit" else reasons

    def _free(self) -> bool:
        return self.power.actions == ("free",) or given_free(self.use.figure, self.use.action)

    def _aimed(self) -> Figure | None:
        return None if self.power.aim == "adjacent-opponents" else self.use.target

    def _against_trigger(self) -> list[Step]:
        use, turn = self.use, turn_of(self.position, self.use.figure)
        reasons = []
        if turn.active != use.figure.side:
            reasons.append(NOT_THEIR_TURN.step(CHECK, figure=FigureId(use.figure.id)))
        if turn.phase != "beginning":
            reasons.append(NOT_BEGINNING.step(CHECK, phase=Term(f"phase-{turn.phase}")))
        if not succeeds_on(self.powers, use.figure, use.action):
            reasons += against_use(self.position, use.figure, self.power)
        reasons += against_presence(use.figure)
        if use.action == "leadership" and not reasons:
            reasons += self._against_led()
        return reasons

    def _against_led(self) -> list[Step]:
        leader, target = self.use.figure, self.use.target
        if target is None:
            return [NEEDS_TARGET.step(CHECK, action=action_name(self.use.action))]
        beside = bool(target.squares) and near(self.position, leader, target, "leadership")
        lower = lesser(self.position, leader, target, self.use.action)
        if (card := outside(self.position, leader, "leadership", target)) is not None:
            return [TARGET_RESTRICTED.step(CHECK, target=FigureId(target.id), card=Typed(card))]
        if beside and lower and self.position.friendly(leader, target):
            self.steps += sight.far_step(self.position, leader, target, "leadership")
            return []
        return [NO_LEADERSHIP.step(CHECK, target=FigureId(target.id))]

    def _against_value(self) -> list[Step]:
        if self.use.value is None:
            raise DocumentError("ask.value", "error-missing")
        reasons = [] if self.use.value in PERPLEXABLE else [NO_DAMAGE_VALUE.step(CHECK)]
        versions = list(restrictions(self.position, self.use.figure, self.use.action))
        if not versions and abs(self.use.change) != 1:
            reasons.append(BY_ONE.step(CHECK))
        refused = [special for holder, special, restrict in versions if self._changes_otherwise(holder, restrict)]
        if versions and len(refused) == len(versions):  # one version that allows it is enough (20.7)
            reasons.append(RESTRICTED.step(CHECK, card=Typed(refused[-1])))
        return reasons

    def _changes_otherwise(self, holder: Figure, restrict: RestrictIn) -> bool:
        """Return whether a version of Perplex modifies another value, only the other way, by less or more, or whom."""
        wrong = bool(restrict.only_modify) and self.use.value not in restrict.only_modify
        wrong = wrong or abs(self.use.change) != (restrict.adds or 1)
        if restrict.adds and restrict.target is not None and self.use.target is not None:  # of this version alone
            wrong = wrong or not fits(self.position, holder, self.use.target, restrict.target)
        return wrong or restrict.sign == ("down" if self.use.change > 0 else "up")

    def _against_taking(self) -> list[Step]:
        target, what = self.use.target, self.use.what
        if what is None:
            raise DocumentError("ask.what", "error-missing")
        if target is None:
            return []
        return against_taking(self.position, target, what) or self._against_kind_of_power(target, what)

    def _against_kind_of_power(self, target: Figure, what: str) -> list[Step]:
        """Return the card by whose version of Outwit such a power can't be chosen; one that allows it is enough."""
        versions = list(restrictions(self.position, self.use.figure, self.use.action))
        kinds = kinds_of(self.position, target, what)
        refused = [card for _, card, each in versions if not _may_choose(each, kinds, what)]
        if not versions or len(refused) < len(versions):
            return []
        return [OTHER_KIND.step(CHECK, card=Typed(refused[0]), power=named(self.position, what))]

    # what it does

    def heal(self) -> UseOutcome:
        """Heal what the record makes of a d6: itself, or the friend that Support chooses (27.3k, 27.4c)."""
        target = self.use.figure if self.use.target is None or self.use.action == "regeneration" else self.use.target
        roll = self.use.roll
        if roll is None:
            return self._awaiting()
        turns, steps = healing_of(self.position, self.power, target, roll)
        self.steps += steps
        click = None if target.life is None else target.life.click - turns
        affected = Affected(healed=turns, click_after=click, tokens_after=target.tokens)
        return UseOutcome(True, targets={target.id: affected})

    def poison(self) -> UseOutcome:
        """Deal its damage to all adjacent opposing characters (27.2j)."""
        user, damage = self.use.figure, poison_of(self.position, self.use.figure)
        beside = tuple(poisoned(self.position, user))
        names = tuple(FigureId(other.id) for other, _, _ in beside)
        self.steps.append(POISONED.step(StepKind.DAMAGE, figure=FigureId(user.id), damage=damage, targets=names))
        found = {}
        for other, taken, steps in beside:
            click, ko, dial = turned(self.position.powers, other, taken, stops=False)
            self.steps += [*steps, *dial]
            found[other.id] = Affected(0, damage, taken, click, ko, 0 if ko else other.tokens)
        return UseOutcome(True, targets=found)

    def remove_token(self) -> UseOutcome:
        """Roll, and on a success remove an action token from itself, or from who is led (27.3h, 27.4l)."""
        use = self.use
        target = use.figure if use.action == "willpower" or use.target is None else use.target
        results = succeeds_on(self.powers, use.figure, use.action)
        shown = SUCCEEDS_ON.step(CHECK, power=action_name(use.action), results=results)
        section = (
            self.powers["great-size"].section if len(results) > len(self.power.succeeds_on) else self.power.section
        )
        self.steps.append(shown._replace(rule=section))
        if use.roll is None:
            return self._awaiting(results)
        success = use.roll in results
        rolled = (SUCCEEDS if success else FAILS).step(StepKind.ROLL, figure=FigureId(use.figure.id), roll=use.roll)
        self.steps.append(rolled)
        tokens = max(0, target.tokens - 1) if success else target.tokens
        name = FigureId(target.id)
        if success and target.tokens:
            self.steps.append(TOKEN_REMOVED.step(StepKind.RESULT, target=name, tokens=tokens))
        elif success:
            self.steps.append(NO_TOKEN.step(CHECK, target=name))
        click = None if target.life is None else target.life.click
        affected = Affected(click_after=click, tokens_after=tokens)
        return UseOutcome(True, (), results, success, {target.id: affected})

    def perplex(self) -> UseOutcome:
        """Modify a combat value of the target until the user's next turn (27.4j)."""
        target = self._target()
        data = {"target": FigureId(target.id), "value": Term(self.use.value or ""), "add": f"{self.use.change:+d}"}
        self.steps.append(Step(StepKind.MODIFY, PERPLEXED.key, data, PERPLEXED.rule))
        return UseOutcome(True, targets={target.id: _unchanged(target)})

    def outwit(self) -> UseOutcome:
        """Keep the target from using a power until the user's next turn (27.4k)."""
        target = self._target()
        captivity = captivity_of(self.position, self.use.what)
        if captivity is not None:
            return self._break_hold(target, f"{captivity.counter}:{self.use.figure.id}")
        power = named(self.position, self.use.what or "")
        self.steps.append(OUTWITTED.step(StepKind.OVERRIDE, target=FigureId(target.id), power=power))
        return UseOutcome(True, targets={target.id: _unchanged(target)})

    def _break_hold(self, target: Figure, key: str) -> UseOutcome:
        choices = Choices(self.use.answers, self.powers)
        success, steps = breaks_hold(target, choices.dice(key))
        self.steps += steps
        return UseOutcome(True, success=success, targets={target.id: _unchanged(target)}, pending=choices.pending)

    def take_relic(self) -> UseOutcome:
        """Roll for the relic in its square, once a game; no roll of it can be rerolled (reliquias of 2012)."""
        use, thing = self.use, self.use.thing
        assert thing is not None  # noqa: S101 - refused without one
        results, step = taken_on(self.position, thing)
        self.steps.append(step)
        if use.roll is None:
            self.steps.append(awaiting(use.figure))
            return UseOutcome(True, succeeds_on=results, pending=(f"{use.action}:{use.figure.id}",))
        success, step = relic_step(use.figure, thing, use.roll)
        self.steps.append(step)
        return UseOutcome(True, (), results, success)

    def _target(self) -> Figure:
        assert self.use.target is not None  # noqa: S101 - what needs a target was refused without one
        return self.use.target

    def _awaiting(self, results: tuple[int, ...] = ()) -> UseOutcome:
        name = self.use.figure.id
        self.steps.append(ROLL.step(StepKind.IGNORED, figure=FigureId(name)))
        return UseOutcome(True, succeeds_on=results, pending=(f"{self.use.action}:{name}",))


def _unchanged(figure: Figure) -> Affected:
    return Affected(click_after=None if figure.life is None else figure.life.click, tokens_after=figure.tokens)


DOINGS: Mapping[str, Callable[[_Using], UseOutcome]] = {
    "regeneration": _Using.heal,
    "support": _Using.heal,
    "poison": _Using.poison,
    "perplex": _Using.perplex,
    "outwit": _Using.outwit,
    "relic": _Using.take_relic,
    "willpower": _Using.remove_token,
    "leadership": _Using.remove_token,
}


def _may_choose(restrict: RestrictIn, kinds: Set[str], what: str) -> bool:
    """Return whether a version of Outwit may choose a power, by its kinds and by its name (20.2)."""
    by_kind = not restrict.chooses or not kinds.isdisjoint(restrict.chooses)
    by_name = not restrict.chooses_powers or what in restrict.chooses_powers
    return by_kind and by_name and kinds.isdisjoint(restrict.never_chooses)
