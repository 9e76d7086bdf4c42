"""The attack sequence (12): targets, totals, hits, damage, knockback's right, and what is left to decide."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.conditions.granting import with_powers_in
from engine.heroclix.conditions.times import Fight
from engine.heroclix.effects.areas.blast import quake
from engine.heroclix.effects.destroying.ruin import name_piece_of
from engine.heroclix.fight.actions.citations import blocked_steps, grounded_steps, made_by_steps, side_steps
from engine.heroclix.fight.actions.throw import as_if_held
from engine.heroclix.fight.actions.tokens import pushing_choices
from engine.heroclix.fight.attack import declaration
from engine.heroclix.fight.attack.captives import held
from engine.heroclix.fight.attack.choices import DECLINE, Choices
from engine.heroclix.fight.attack.criticals import Critical, critical_of
from engine.heroclix.fight.attack.damage_dealt import Damage, cost_of_missing, damage_dealt, penetrating_powers
from engine.heroclix.fight.attack.damage_taken import harm, removed
from engine.heroclix.fight.attack.declaration import Attack, against_declaration, line_steps, range_steps, silenced_by
from engine.heroclix.fight.attack.fall import falls
from engine.heroclix.fight.attack.further_targets import different_target, spread
from engine.heroclix.fight.attack.hits import evades, final_roll, hit_step, total_steps, untargetable
from engine.heroclix.fight.attack.instead import ways_of, within_own_range
from engine.heroclix.fight.attack.mastermind import masterminds, passed_on
from engine.heroclix.fight.attack.outcome import AttackOutcome, BeforeRoll, Result, TargetOutcome
from engine.heroclix.fight.attack.own_end import OwnEnd, own_end
from engine.heroclix.fight.attack.reasons import enabling_steps, left_out
from engine.heroclix.fight.attack.refusals import refusal_steps
from engine.heroclix.fight.attack.resolution import (
    controlled,
    incapacitated,
    knockback_of,
    movable,
)
from engine.heroclix.fight.attack.targets import Reach, reach_of
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated, defenders
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import held_by
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["AttackOutcome", "TargetOutcome", "before_roll", "judge_attack"]

ATTACK_VALUE = Message("attack-attack-value", ("figure",), rule="12.2a")
DEFENSE_VALUE = Message("attack-defense-value", ("figure",), rule="12.2a")
NEEDS = Message("attack-needs", ("target", "needs", "defense", "attack"), rule="12.2a")
NO_LINE_DRAWN = Message("attack-no-line-drawn", ("target",), rule="27.2b", reading="P21")
ALL_ILLEGAL = Message("attack-all-illegal", (), rule="12.1c")
SECOND_ATTACK = Message("attack-flurry", ("figure",), rule="27.1a")
ILLEGAL = Message("attack-illegal", ("figure",), rule="12.1")
RESOLVED = Message("attack-resolves", ("figure", "hits", "targets"), rule="12.7")

MIND_CONTROL = "mind-control"
FLURRY = "flurry"


def judge_attack(position: Position, attack: Attack) -> Ruling:
    """Rule on an attack (12); the ruling's value is an `AttackOutcome`.

    The position is the one in which the attack is made; what chapter 7 asks of the action is not looked
    at. Raises DocumentError when a printed value that is needed is not given, or a choice is malformed.
    """
    position, attack, afar = within_own_range(position, attack)
    sequence = _Sequence(position, attack)
    outcome = sequence.run()
    hits = sum(target.result in ("hit", "captured") for target in outcome.targets.values())
    name = FigureId(attack.attacker.id)
    if outcome.legal:
        verdict = "hit" if hits else "miss"
        targeted = sum(target.result != "illegal" for target in outcome.targets.values())  # 12.1c
        last = RESOLVED.step(StepKind.RESULT, figure=name, hits=hits, targets=targeted)
    else:
        verdict = "illegal"
        last = ILLEGAL.step(StepKind.RESULT, figure=name)
    decided_by = outcome.because or tuple(sequence.decisive)
    told = refusal_steps(sequence.position, sequence.attack, outcome)
    return Ruling(position.ruleset.id, verdict, outcome, (*afar, *sequence.steps, *told, last), decided_by)


def before_roll(position: Position, attack: Attack) -> BeforeRoll:
    """Return an attack as it stands before its roll; its own `roll` is not looked at. Raises as `judge_attack`."""
    sequence = _Sequence(position, attack)
    because = sequence._declare()
    targeted, illegal = ((), {}) if because else sequence._targets()
    if targeted:
        sequence._values(targeted)
    value, defenses, steps = sequence.attack_value, sequence.defenses, tuple(sequence.steps)
    where, made = sequence.position, sequence.attack
    fallen = tuple(figure.id for figure in sequence.fallen)
    return BeforeRoll(where, made, tuple(because), targeted, tuple(illegal), value, defenses, steps, fallen)


class _Sequence:
    """The attack on its way through the steps of 12."""

    def __init__(self, position: Position, attack: Attack) -> None:
        self.steps: list[Step] = []
        self.decisive: list[Step] = []  # those that say whether a target is hit
        self.choices = Choices(attack.choices, position.powers)
        self.position, self.attack, told = declaration.in_one_version(position, attack, self.choices)
        self.steps += told
        self.reach = Reach(attack.kind, None)
        self.attack_value = 0
        self.defenses: dict[str, int] = {}
        self.fallen: tuple[Figure, ...] = ()  # who stood on what Quake destroys
        self.shaken: tuple[str, ...] = ()  # what Quake destroys
        self.passed: dict[str, str] = {}  # by Mastermind: from whom to whom

    def run(self) -> AttackOutcome:
        because = self._declare()
        if because and not self.attack.stands:
            return AttackOutcome(False, tuple(because))
        if self.attack.power.slug == FLURRY:
            self.steps.append(SECOND_ATTACK.step(StepKind.CHECK, figure=FigureId(self.attack.attacker.id)))
        for choice in pushing_choices(self.position, self.attack.attacker, self.attack.power):
            self.choices.option(choice)
        targeted, illegal = self._targets()
        if not targeted:
            self.decisive.append(ALL_ILLEGAL.step(StepKind.RESULT))
            self.steps += self.decisive
            end = self._ending(illegal)
            pending, refused = self.choices.pending, self.choices.refused
            left = AttackOutcome(True, targets=illegal, destroyed=end.destroyed, after=end.after)
            return self._fall(replace(left, pending=pending, refused=refused), end)
        self._values(targeted)
        roll, steps = final_roll(self.position, self.attack, self.choices)
        critical = critical_of(self.position.ruleset, roll)
        self.attack = replace(self.attack, rolled=roll, critical=critical)
        self.steps += steps + total_steps(self.attack_value, roll, critical)
        results = self._results(targeted, sum(roll), critical)
        hit = tuple(self.position.figure(name) for name, result in results.items() if result == "hit")
        damage = Damage({})
        if hit:
            damage, steps = damage_dealt(self.position, self.attack, targeted, hit, critical, self.choices)
            self.steps += steps
        if damage.because:
            self.steps += damage.because
            return AttackOutcome(False, damage.because)
        outcomes = {name: self._outcome(self.position.figure(name), results[name], damage) for name in results}
        return self._resolve({**illegal, **outcomes}, roll, critical)

    # step 1: targets

    def _declare(self) -> list[Step]:
        self._arm(self.attack.targets)
        attack = self.attack
        self.steps += made_by_steps(attack.attacker, attack.power)
        self.steps += grounded_steps(self.position.powers, attack.attacker, attack.power, "improved-targeting")
        key = f"telekinesis:{attack.attacker.id}"
        named = self.choices.given.get(key)
        self.position, thrown = as_if_held(self.position, attack.attacker, attack.power, self._fits, named)
        in_hand = held_by(self.position, attack.attacker)
        if in_hand is not None and attack.power.slug == "range-terrain-action":
            self.choices.named(key, [in_hand.id])
        self.steps += thrown
        if attack.power.silences and attack.attacker.squares:
            self.position, steps = silenced_by(self.position, attack.attacker, attack.power)
            self.steps += steps
            targets = tuple(self.position.figure(target.id) for target in attack.targets)
            self.attack = attack = replace(attack, targets=targets)
        if attack.power.slug == "quake" and attack.attacker.squares:  # it destroys the terrain before it attacks
            shaken = quake(self.position, attack.attacker)
            self.shaken = tuple(name_piece_of(self.position, piece) for piece in shaken.pieces)
            self.position, self.fallen = shaken.ruin.position, shaken.ruin.fallen
            self.steps += shaken.steps
        self.reach = reach_of(self.position, attack.attacker, attack.kind, attack.power)
        because = against_declaration(self.position, attack, self.reach)
        self.steps += side_steps({one.id: one for one in (attack.attacker, *attack.targets)}.values())
        if attack.kind == "range":
            self.steps += range_steps(self.position, attack)
        self.steps += because or enabling_steps(self.position, attack, self.reach) + left_out(
            self.position, attack, self.reach
        )
        self.steps += blocked_steps(because, self.position, attack.attacker, attack.targets, attack.kind, attack.power)
        return because

    def _arm(self, targets: tuple[Figure, ...]) -> None:
        """Let those in the attack use what their cards give them in such attacks alone (20.2)."""
        attack = self.attack
        fight = Fight(attack.attacker, targets, attack.kind, attack.power.slug)
        armed = with_powers_in(self.position, fight)
        if armed is self.position:
            return
        self.position = armed
        aimed = tuple(armed.figure(target.id) for target in attack.targets)
        self.attack = replace(attack, attacker=armed.figure(attack.attacker.id), targets=aimed)

    def _fits(self, position: Position) -> bool:
        """Return whether the attack is legal in another position."""
        attack = self.attack
        return not against_declaration(position, attack, reach_of(position, attack.attacker, attack.kind, attack.power))

    def _targets(self) -> tuple[tuple[Figure, ...], dict[str, TargetOutcome]]:
        """Return the targets that stay legal (12.1c), those that become targets included, and the others."""
        targeted, illegal = [], {}
        aimed = list(self.attack.targets)
        for target in aimed:  # a different target joins the end, and may change its shape as well
            gone, steps = untargetable(self.position, self.attack, target, self.choices)
            self.steps += steps
            if gone:
                click = None if target.life is None else target.life.click
                illegal[target.id] = TargetOutcome("illegal", click_after=click, tokens_after=target.tokens)
                others, steps = different_target(self.position, self.attack, self.reach, target, aimed, self.choices)
                aimed += others
                self.steps += steps
            else:
                targeted.append(target)
        self.attack = replace(self.attack, targets=tuple(aimed))
        if self.attack.power.spreads:
            becoming, steps = spread(self.position, self.attack, targeted)
            targeted += becoming
            self.steps += steps
            self._arm(tuple(targeted))
            targeted = [self.position.figure(target.id) for target in targeted]
        return tuple(targeted), illegal

    # step 2: values and roll

    def _values(self, targeted: tuple[Figure, ...]) -> None:
        attack = self.attack
        name = FigureId(attack.attacker.id)
        self.steps += card_steps(self.position.powers, attack.attacker)
        moment = Moment(attack.kind, attacker=attack.attacker, action=attack.power, targets=targeted)
        ruling = calculated(self.position, attack.attacker, "attack", moment)
        self.steps += [ATTACK_VALUE.step(StepKind.CHECK, figure=name), *ruling.steps]
        self.attack_value = _number(ruling)
        for target in targeted:
            self.defenses[target.id] = defense = self._defense(target)
            needs = defense - self.attack_value
            data = {"target": FigureId(target.id), "needs": needs, "defense": defense, "attack": self.attack_value}
            self.steps.append(Step(StepKind.CHECK, NEEDS.key, data, NEEDS.rule))

    def _defense(self, target: Figure) -> int:
        attack = self.attack
        name = FigureId(target.id)
        hindered = False
        modified = not attack.power.silences  # else the printed defense counts, whatever the line crosses (27.2c)
        if attack.kind == "range" and modified and target.id in {aimed.id for aimed in attack.targets}:
            hindered, steps = line_steps(self.position, attack, target, self.reach)
            self.steps += steps
        elif attack.kind == "range" and modified:
            self.steps.append(NO_LINE_DRAWN.step(StepKind.CHECK, target=name))
        if modified and defenders(self.position, target):
            self.choices.silent(f"defend:{target.id}")
        self.steps += card_steps(self.position.powers, target)
        moment = Moment(
            attack.kind,
            attacker=attack.attacker,
            target=target,
            action=attack.power,
            hindered=hindered,
            choices=self.choices.given,
        )
        ruling = calculated(self.position, target, "defense", moment)
        self.steps += [DEFENSE_VALUE.step(StepKind.CHECK, figure=name), *ruling.steps]
        return _number(ruling)

    # step 3: hits

    def _results(self, targeted: tuple[Figure, ...], roll: int, critical: Critical | None) -> dict[str, Result]:
        """Return the result for each target, and for those that become hit targets by Mastermind (12.3, R38)."""
        results: dict[str, Result] = {}
        for target in targeted:
            would_be_hit, step = hit_step(target, self.attack_value + roll, self.defenses[target.id], critical)
            self.steps.append(step)
            self.decisive.append(step)
            results[target.id] = "hit" if would_be_hit else "miss"
        would_be_hit_ones = [target for target in targeted if results[target.id] == "hit"]
        for target in would_be_hit_ones:
            if not self._passes_first(target):
                results[target.id] = self._evasion(target)
        for target in would_be_hit_ones:
            if results[target.id] == "hit" and target.id not in self.passed.values():
                self._pass_on(target, results)
            if results[target.id] == "hit" and self._passes_first(target):
                results[target.id] = self._evasion(target)
        return results

    def _passes_first(self, target: Figure) -> bool:
        """Return whether its player named Mastermind's friend and no evasion roll: then that comes first (8.1i)."""
        given = self.choices.given
        named = given.get(f"mastermind:{target.id}", DECLINE) != DECLINE
        return named and f"super-senses:{target.id}" not in given and masterminds(self.position, self.attack, target)

    def _evasion(self, target: Figure) -> Result:
        evaded, steps = evades(self.position, self.attack, target, self.choices, self.attack.critical == "hit")
        self.steps += steps
        self.decisive += steps if evaded else []
        return "evaded" if evaded else "hit"

    def _pass_on(self, target: Figure, results: dict[str, Result]) -> None:
        hit = {name for name, result in results.items() if result == "hit"}
        friend, steps = passed_on(self.position, self.attack, target, hit, self.choices, len(self.defenses))
        self.steps += steps
        self.decisive += [] if friend is None else steps
        if friend is None:
            return
        if friend.id not in results:
            self.steps += card_steps(self.position.powers, friend)
        results[target.id] = "passed"
        results[friend.id] = "hit"
        self.passed[target.id] = friend.id

    # steps 4 and 5: damage

    def _outcome(self, target: Figure, result: Result, damage: Damage) -> TargetOutcome:
        click = None if target.life is None else target.life.click
        defense = self.defenses.get(target.id)
        needs = None if defense is None else defense - self.attack_value
        passed_to = self.passed.get(target.id) if result == "passed" else None
        base = TargetOutcome(result, defense, needs, click_after=click, tokens_after=target.tokens, passed_to=passed_to)
        if result != "hit":
            return base
        if damage.dealt is None:
            return replace(base, damage_dealt=None, damage_taken=None, click_after=None)
        if self.attack.power.captivity is not None:
            return self._held(target, base)
        if self.attack.power.slug == MIND_CONTROL and not damage.card:
            control, steps = controlled(self.position, self.attack.attacker, target)
            self.steps += steps
            return replace(base, controlled=control)
        if damage.tokens:
            tokens, steps = incapacitated(self.position, self.attack.attacker, target)
            self.steps += steps
            return replace(base, tokens_after=tokens)
        dealt = damage.dealt[target.id]
        powers = penetrating_powers(self.position, self.attack)
        done, steps = harm(self.position, self.attack, target, dealt, damage.by, powers, self.choices)
        self.steps += steps
        return replace(
            base,
            damage_dealt=dealt,
            damage_taken=done.taken,
            reducer=done.reducer,
            click_after=done.click_after,
            ko=done.ko,
            tokens_after=0 if done.ko else target.tokens,
            knockback=movable(self.position, self.attack.attacker, target, done),
            tokens_removed=removed(target, done.taken),
        )

    def _held(self, target: Figure, base: TargetOutcome) -> TargetOutcome:
        """Return what comes of a hit by which a captive is taken or freed (captura of 2012)."""
        result, rescued, steps = held(self.position, self.attack, target, self.choices)
        self.steps += steps
        return replace(base, result=result, rescued=rescued)

    # steps 6 and 7: knockback and the end

    def _resolve(
        self, targets: dict[str, TargetOutcome], roll: tuple[int, int], critical: Critical | None
    ) -> AttackOutcome:
        knockback, targets, steps = knockback_of(self.position, self.attack, targets, roll, self.choices)
        self.steps += steps
        lost = (
            cost_of_missing(self.position, self.attack, self.choices, len(self.defenses)) if critical == "miss" else 0
        )
        end = self._ending(targets, lost)
        outcome = AttackOutcome(
            True,
            attack_value=self.attack_value,
            attack_total=self.attack_value + sum(roll),
            critical=critical,
            targets=targets,
            attacker_damage=end.damage,
            attacker_click_after=end.click,
            attacker_ko=end.ko,
            attacker_healed=end.healed,
            knockback=knockback,
            destroyed=end.destroyed,
            after=end.after,
            instead=ways_of(self.position.powers, self.attack, len(self.defenses)).offered if targets else (),
            pending=self.choices.pending,
            refused=self.choices.refused,
        )
        return self._fall(outcome, end)

    def _ending(self, targets: dict[str, TargetOutcome], damage: int = 0) -> OwnEnd:
        """Return what the attacker takes and heals, and everything that follows the attack, in its order (8.1h)."""
        fallen = frozenset(figure.id for figure in self.fallen) | self.position.falling
        end = own_end(self.position, self.attack, self.reach, targets, damage, fallen, self.choices)
        self.steps += end.steps
        return end

    def _fall(self, outcome: AttackOutcome, end: OwnEnd) -> AttackOutcome:
        outcome = replace(outcome, destroyed_before=self.shaken)
        if not self.fallen:
            return outcome
        attacker = self.attack.attacker
        others = [figure for figure in self.fallen if end.fall is None or figure.id != attacker.id]
        found, steps = falls(self.position, attacker, others, outcome)
        self.steps += steps
        return replace(outcome, fallen=found if end.fall is None else {attacker.id: end.fall, **found})


def _number(ruling: Ruling) -> int:
    return ruling.value if isinstance(ruling.value, int) else 0
