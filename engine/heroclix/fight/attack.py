"""The attack sequence (12): targets, totals, hits, damage, knockback's right, and what is left to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal

from engine.heroclix.area.blast import quake
from engine.heroclix.board import adjacent
from engine.heroclix.fight.choices import Choices
from engine.heroclix.fight.damage import Damage, damage_dealt, penetrating_powers
from engine.heroclix.fight.declare import Attack, against_declaration, line_steps, range_steps, silenced_by
from engine.heroclix.fight.harm import Harm, clicked, harm, healed
from engine.heroclix.fight.hits import (
    Critical,
    critical_of,
    evades,
    final_roll,
    hit_step,
    total_steps,
    untargetable,
)
from engine.heroclix.fight.moment import Moment
from engine.heroclix.fight.targets import NO_LINE, Reach, immune, reach_of
from engine.heroclix.fight.throw import as_if_held
from engine.heroclix.fight.turn import given_tokens
from engine.heroclix.fight.values import calculated, defenders, unknown_powers
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, action_name, can_use, in_use
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term

__all__ = ["AttackOutcome", "TargetOutcome", "judge_attack"]

Result = Literal["hit", "miss", "evaded", "illegal", "passed"]
Knockback = Literal["may", "no", "used", "declined"]

ATTACK_VALUE = Message("attack-attack-value", ("figure",), rule="12.2a")
DEFENSE_VALUE = Message("attack-defense-value", ("figure",), rule="12.2a")
NEEDS = Message("attack-needs", ("target", "needs", "defense", "attack"), rule="12.2a")
BECOMES_TARGET = Message("attack-becomes-target", ("target",), rule="27.2b", reading="R46")
NO_LINE_DRAWN = Message("attack-no-line-drawn", ("target",), rule="27.2b", reading="P21")
ALL_ILLEGAL = Message("attack-all-illegal", (), rule="12.1c")
MISS_DAMAGE = Message("attack-critical-miss-damage", ("figure", "damage"), rule="12.3c")
TOKENLESS = Message("attack-tokens-barred", ("target",), rule="27.4b")
TOKENS_SAFEGUARD = Message("attack-tokens-safeguard", ("target",), rule="27.7n", reading="P24")
HEALED = Message("attack-steal-energy", ("figure",), rule="27.2k")
HEALED_BY_BYSTANDER = Message("attack-steal-energy-bystander", ("figure",), rule="27.2k", reading="P22")
NOT_HEALED = Message("attack-steal-energy-idle", ("figure",), rule="6.6")
KNOCKBACK_DOUBLES = Message("attack-knockback-doubles", ("first",), rule="12.6b")
KNOCKBACK_POWER = Message("attack-knockback-power", ("power",), rule="12.6b")
KNOCKBACK_NOBODY = Message("attack-knockback-nobody", (), rule="12.6b", reading="R45")
KNOCKBACK_UNJUDGED = Message("attack-knockback-not-judged", (), rule="12.6d")
NOT_JUDGED = Message("attack-power-not-judged", ("power", "figure"), rule="7.2")
ILLEGAL = Message("attack-illegal", ("figure",), rule="12.1")
RESOLVED = Message("attack-resolves", ("figure", "hits", "targets"), rule="12.7")

STEAL_ENERGY = "steal-energy"
MASTERMIND = "mastermind"
NO_TARGETS: Mapping[str, TargetOutcome] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TargetOutcome:
    """What an attack came to for one target. Damage is None while it still has to be divided."""

    result: Result
    defense: int | None = None
    needs: int | None = None
    damage_dealt: int | None = 0
    damage_taken: int | None = 0
    reducer: str | None = None
    click_after: int | None = None
    ko: bool = False
    knockback: bool = False  # it would be among those knocked back
    tokens_after: int = 0


@dataclass(frozen=True, slots=True)
class AttackOutcome:
    """What an attack came to (CONTRACT 3.1, `attack`). Steps in `because` are in the fixed order of reasons."""

    legal: bool
    because: tuple[Step, ...] = ()
    attack_value: int | None = None
    attack_total: int | None = None
    critical: Critical | None = None
    targets: Mapping[str, TargetOutcome] = field(default_factory=lambda: NO_TARGETS)
    attacker_damage: int = 0
    attacker_click_after: int | None = None
    attacker_ko: bool = False
    attacker_healed: int = 0
    knockback: Knockback = "no"
    pending: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


def judge_attack(position: Position, attack: Attack) -> Ruling:
    """Rule on an attack (12); the ruling's value is an `AttackOutcome`.

    The position is the one in which the attack is made; what chapter 7 asks of the action is not looked
    at. Raises DocumentError when a printed value that is needed is not given, or a choice is malformed.
    """
    sequence = _Sequence(position, attack)
    outcome = sequence.run()
    hits = sum(target.result == "hit" for target in outcome.targets.values())
    name = FigureId(attack.attacker.id)
    if outcome.legal:
        verdict = "hit" if hits else "miss"
        last = RESOLVED.step(StepKind.RESULT, figure=name, hits=hits, targets=len(outcome.targets))
    else:
        verdict = "illegal"
        last = ILLEGAL.step(StepKind.RESULT, figure=name)
    return Ruling(position.ruleset.id, verdict, outcome, (*sequence.steps, last))


class _Sequence:
    """The attack on its way through the steps of 12."""

    def __init__(self, position: Position, attack: Attack) -> None:
        self.steps: list[Step] = []
        self.choices = Choices(attack.choices)
        self.position = position
        self.attack = attack
        self.reach = Reach(attack.kind, None)
        self.attack_value = 0
        self.defenses: dict[str, int] = {}

    def run(self) -> AttackOutcome:
        because = self._declare()
        if because:
            return AttackOutcome(False, tuple(because))
        targeted, illegal = self._targets()
        if not targeted:
            self.steps.append(ALL_ILLEGAL.step(StepKind.RESULT))
            return AttackOutcome(True, targets=illegal, pending=self.choices.pending, refused=self.choices.refused)
        self._values(targeted)
        roll, steps = final_roll(self.position, self.attack, self.choices)
        critical = critical_of(roll)
        self.steps += steps + total_steps(self.attack_value, roll, critical)
        results = {target.id: self._result(target, sum(roll), critical) for target in targeted}
        hit = tuple(target for target in targeted if results[target.id] == "hit")
        damage = Damage({})
        if hit:
            damage, steps = damage_dealt(self.position, self.attack, targeted, hit, critical, self.choices)
            self.steps += steps
        if damage.because:
            self.steps += damage.because
            return AttackOutcome(False, damage.because)
        outcomes = {target.id: self._outcome(target, results[target.id], damage) for target in targeted}
        return self._resolve({**illegal, **outcomes}, roll, critical)

    # step 1: targets

    def _declare(self) -> list[Step]:
        attack = self.attack
        self.position, thrown = as_if_held(self.position, attack.attacker, attack.power)
        self.steps += thrown
        if attack.power.silences and attack.attacker.squares:
            self.position, steps = silenced_by(self.position, attack.attacker, attack.power.slug)
            self.steps += steps
            targets = tuple(self.position.figure(target.id) for target in attack.targets)
            self.attack = attack = replace(attack, targets=targets)
        if attack.power.slug == "quake" and attack.attacker.squares:  # it destroys the terrain before it attacks
            shaken = quake(self.position, attack.attacker)
            self.position = shaken.ruin.position
            self.steps += shaken.steps
        self.reach = reach_of(self.position, attack.attacker, attack.kind, attack.power)
        because = against_declaration(self.position, attack, self.reach)
        if attack.kind == "range":
            self.steps += range_steps(self.position, attack)
        self.steps += because
        if attack.kind == "range" and any(step.message == NO_LINE.key for step in because):
            for target in attack.targets:
                if target.squares and target.id != attack.attacker.id:
                    self.steps += line_steps(self.position, attack, target, self.reach)[1]
        return because

    def _targets(self) -> tuple[tuple[Figure, ...], dict[str, TargetOutcome]]:
        """Return the targets that stay legal (12.1c), those that become targets included, and the others."""
        targeted, illegal = [], {}
        for target in self.attack.targets:
            gone, steps = untargetable(self.position, self.attack, target, self.choices)
            self.steps += steps
            if gone:
                click = None if target.life is None else target.life.click
                illegal[target.id] = TargetOutcome("illegal", click_after=click, tokens_after=target.tokens)
            else:
                targeted.append(target)
        if self.attack.power.spreads:
            targeted += self._spread(targeted)
        return tuple(targeted), illegal

    def _spread(self, originals: list[Figure]) -> list[Figure]:
        """Return the other characters beside an original target: friends too, never the attacker (27.2b, R46)."""
        aside = {self.attack.attacker.id, *(target.id for target in self.attack.targets)}
        others = [other for other in self.position.figures if other.squares and other.id not in aside]
        becoming = [other for other in others if any(adjacent(self.position, other, target) for target in originals)]
        self.steps += [BECOMES_TARGET.step(StepKind.CHECK, target=FigureId(other.id)) for other in becoming]
        return becoming

    # step 2: values and roll

    def _values(self, targeted: tuple[Figure, ...]) -> None:
        attack = self.attack
        name = FigureId(attack.attacker.id)
        self.steps += unknown_powers(attack.attacker)
        moment = Moment(attack.kind, attacker=attack.attacker, action=attack.power.slug)
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
        self.steps += unknown_powers(target)
        moment = Moment(
            attack.kind,
            attacker=attack.attacker,
            target=target,
            action=attack.power.slug,
            hindered=hindered,
            choices=self.choices.given,
        )
        ruling = calculated(self.position, target, "defense", moment)
        self.steps += [DEFENSE_VALUE.step(StepKind.CHECK, figure=name), *ruling.steps]
        return _number(ruling)

    # step 3: hits

    def _result(self, target: Figure, roll: int, critical: Critical | None) -> Result:
        would_be_hit, step = hit_step(target, self.attack_value + roll, self.defenses[target.id], critical)
        self.steps.append(step)
        if not would_be_hit:
            return "miss"
        if can_use(target, MASTERMIND) and not self.position.friendly(self.attack.attacker, target):
            self._leave_to_table(target, next(power for power in in_use(target) if power.slug == MASTERMIND))
        evaded, steps = evades(self.position, self.attack, target, self.choices)
        self.steps += steps
        return "evaded" if evaded else "hit"

    # steps 4 and 5: damage

    def _outcome(self, target: Figure, result: Result, damage: Damage) -> TargetOutcome:
        click = None if target.life is None else target.life.click
        defense = self.defenses[target.id]
        base = TargetOutcome(
            result, defense, defense - self.attack_value, click_after=click, tokens_after=target.tokens
        )
        if result != "hit":
            return base
        if damage.dealt is None:
            return replace(base, damage_dealt=None, damage_taken=None, click_after=None)
        if damage.tokens:
            return replace(base, tokens_after=self._incapacitated(target))
        dealt = damage.dealt[target.id]
        powers = penetrating_powers(self.attack)
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
            knockback=self._can_be_knocked_back(target, done),
        )

    def _incapacitated(self, target: Figure) -> int:
        if can_use(target, "safeguard:incapacitate"):
            self.steps.append(TOKENS_SAFEGUARD.step(StepKind.IGNORED, target=FigureId(target.id)))
            return target.tokens
        if can_use(target, "battle-fury") and not self.position.friendly(self.attack.attacker, target):
            self.steps.append(TOKENLESS.step(StepKind.IGNORED, target=FigureId(target.id)))
            return target.tokens
        tokens, steps = given_tokens(self.position.ruleset, target.id, target.tokens)
        self.steps += steps
        return tokens

    # steps 6 and 7: knockback and the end

    def _can_be_knocked_back(self, target: Figure, done: Harm) -> bool:
        """Return whether knockback would move it: damaged, not KO'd, one square, no larger, placeable (12.6, 21.2b)."""
        opposing = not self.position.friendly(self.attack.attacker, target)
        held = can_use(target, "immobile") or (opposing and immune(self.position, target) is not None)
        small = len(target.squares) == 1 and target.size_rank <= self.attack.attacker.size_rank
        return done.taken > 0 and not done.ko and small and not held

    def _resolve(
        self, targets: dict[str, TargetOutcome], roll: tuple[int, int], critical: Critical | None
    ) -> AttackOutcome:
        attacker = self.attack.attacker
        knockback = self._knockback(targets, roll)
        targets = {
            name: replace(target, knockback=target.knockback and knockback in ("may", "used"))
            for name, target in targets.items()
        }
        damage = self.position.ruleset.critical_damage if critical == "miss" else 0
        if damage:
            self.steps.append(MISS_DAMAGE.step(StepKind.DAMAGE, figure=FigureId(attacker.id), damage=damage))
        click, ko = _own_click(attacker, damage)
        stolen = self._stolen(targets)
        if not self.attack.power.judged:
            self._leave_to_table(attacker, self.attack.power)
        return AttackOutcome(
            True,
            (),
            self.attack_value,
            self.attack_value + sum(roll),
            critical,
            targets,
            damage,
            None if click is None else click - stolen,
            ko,
            stolen,
            knockback,
            self.choices.pending,
            self.choices.refused,
        )

    def _knockback(self, targets: Mapping[str, TargetOutcome], roll: tuple[int, int]) -> Knockback:
        if not any(target.result == "hit" for target in targets.values()):
            return "no"
        granted = self._knockback_sources(roll)
        if not granted:
            return "no"
        self.steps += granted
        undecided = any(target.damage_taken is None for target in targets.values())
        if not undecided and not any(target.knockback for target in targets.values()):
            self.steps.append(KNOCKBACK_NOBODY.step(StepKind.CHECK))
            return "no"
        self.steps.append(KNOCKBACK_UNJUDGED.step(StepKind.IGNORED))
        chosen = self.choices.option("knockback")
        if chosen is None:
            return "may"
        return "used" if chosen else "declined"

    def _knockback_sources(self, roll: tuple[int, int]) -> list[Step]:
        """Return why the attacker has KNOCKBACK for this attack: doubles, criticals apart, or a power (12.6b)."""
        steps = []
        if roll[0] == roll[1] and critical_of(roll) is None:
            steps.append(KNOCKBACK_DOUBLES.step(StepKind.CHECK, first=roll[0]))
        power = self.attack.power
        sources = [power] if "knockback" in power.grants else []
        sources += [other for other in in_use(self.attack.attacker) if self.attack.kind in other.knocks_back]
        for source in sources[:1]:
            steps.append(KNOCKBACK_POWER.step(StepKind.CHECK, power=Term(source.slug)))
        return steps

    def _stolen(self, targets: Mapping[str, TargetOutcome]) -> int:
        """Return the clicks that Steal Energy heals: hit and damaged somebody with a close attack (27.2k)."""
        attacker = self.attack.attacker
        damaged = any(target.result == "hit" and target.damage_taken for target in targets.values())
        if not damaged or self.attack.kind != "close" or not can_use(attacker, STEAL_ENERGY):
            return 0
        clicks = healed(attacker.life, attacker.bystander)
        mere_bystanders = all(self.position.figure(name).bystander for name, t in targets.items() if t.damage_taken)
        message = (HEALED_BY_BYSTANDER if mere_bystanders else HEALED) if clicks else NOT_HEALED
        kind = StepKind.RESULT if clicks else StepKind.IGNORED
        self.steps.append(message.step(kind, figure=FigureId(attacker.id)))
        return clicks

    def _leave_to_table(self, figure: Figure, power: Power) -> None:
        data = {"power": action_name(power.slug), "figure": FigureId(figure.id)}
        self.steps.append(Step(StepKind.IGNORED, NOT_JUDGED.key, data, power.section))


def _own_click(attacker: Figure, damage: int) -> tuple[int | None, bool]:
    """Return the attacker's click after its own unavoidable damage, and whether it is KO'd."""
    if attacker.bystander:
        return None, damage > 0
    if attacker.life is None:
        return None, False
    click, _ = clicked(attacker.life, damage, stops=False)
    return click, click > attacker.life.clicks


def _number(ruling: Ruling) -> int:
    return ruling.value if isinstance(ruling.value, int) else 0
