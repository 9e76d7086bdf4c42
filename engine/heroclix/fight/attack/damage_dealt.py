"""Step 4 of an attack: how much damage each hit target is dealt, and what happens instead of it (12.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.conditions.times import Fight
from engine.heroclix.fight.attack.card_damage import DEALT as INCREASED
from engine.heroclix.fight.attack.card_damage import changes_dealt, most_dealt
from engine.heroclix.fight.attack.choices import DECLINE, Choices
from engine.heroclix.fight.attack.criticals import Critical, critical_adds, critical_costs
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.instead import BLADES_CLAWS_FANGS, INCAPACITATE, Ways, key_of, starts, ways_of
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated, printed_value
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, action_name, in_use
from engine.heroclix.powers.special import in_force
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["NOT_HIT", "NOT_STARTED", "Damage", "cost_of_missing", "damage_dealt", "penetrating_powers", "takes_tokens"]

VALUE = Message("attack-damage-value", ("figure",), rule="12.4")
FULL = Message("attack-damage-assigned", ("target", "damage"), rule="12.4")
ONE_HIT = Message("attack-damage-one-hit", ("target", "damage"), rule="12.4")
DIVIDED = Message("attack-damage-divided", ("target", "damage"), rule="12.4")
UNDIVIDED = Message("attack-damage-undivided", ("damage", "count"), rule="12.4")
WRONG_SUM = Message("attack-divide-sum", ("sum", "damage"), rule="12.4")
NOT_HIT = Message("attack-divide-not-hit", ("targets",), rule="12.4", reading="P96", fact="not-hit")
DIVIDE_IDLE = Message("attack-divide-idle", (), rule="12.4c")
INSTEAD = Message("attack-damage-instead", ("action", "damage"), rule="12.4c")
NO_DAMAGE = Message("attack-no-damage", ("action",), rule="12.4c", reading="R40")
BLADES = Message("attack-blades", ("roll", "minimum", "damage"), rule="27.2a")
SEVERAL_MANDATORY = Message("attack-instead-chosen", ("used", "others"), rule="12.4c", reading="P94")
BY_CARD = Message("attack-instead-by-card", ("card", "damage"), rule="12.4c")
MANDATORY = Message("attack-instead-mandatory", ("power", "action"), rule="12.4c")
SEVERAL_INSTEAD = Message("attack-instead-several", ("power", "others"), rule="12.4c", reading="P83")
NOT_STARTED = Message("attack-power-not-started", ("power", "action"), rule="7.2", reading="R64")
TOKENS_INSTEAD = Message("attack-incapacitate", ("figure",), rule="27.2f", reading="R40")
CRITICAL = Message("attack-critical-damage", ("target", "add"), rule="12.3b")
CRITICAL_INSTEAD = Message("attack-critical-damage-instead", ("target", "add"), rule="12.3b", reading="R40")


@dataclass(frozen=True, slots=True)
class Damage:
    """What the attack deals: damage by the id of each hit target.

    `dealt` is None while the players still have to divide it. `by`: the action or power that deals it
    instead of normal damage, `card` the card that does. `tokens`: action tokens instead of damage. `because`: what
    makes the division illegal.
    """

    dealt: dict[str, int] | None
    by: Power | None = None
    tokens: bool = False
    because: tuple[Step, ...] = ()
    card: str = ""


def penetrating_powers(position: Position, attack: Attack) -> tuple[Power, ...]:
    """Return the attacker's powers that make the damage of such an attack penetrating (12.4d, 27.2g, 27.4d)."""
    able = (power for power in in_use(position.powers, attack.attacker) if attack.kind in power.penetrates)
    return tuple(power for power in able if starts(position.powers, attack, power.slug))


def not_started(position: Position, attack: Attack) -> list[Step]:
    """Return what is said of powers that don't count, since no combat action starts them (R64)."""
    able = (power for power in in_use(position.powers, attack.attacker) if attack.kind in power.penetrates)
    idle = (power for power in able if not starts(position.powers, attack, power.slug))
    action = action_name(attack.power.slug)
    return [NOT_STARTED.step(StepKind.IGNORED, power=Term(power.slug), action=action) for power in idle]


def takes_tokens(powers: Powers, attack: Attack, choices: Choices, targeted: int) -> bool:
    """Return whether the players chose Incapacitate, so that the attack gives tokens and deals no damage (27.2f).

    `targeted`: how many targets were still legal at the roll; of one alone Blades/Claws/Fangs may be chosen first.
    """
    ways = ways_of(powers, attack, targeted)
    chosen = f"{INCAPACITATE}:{attack.attacker.id}"
    return not ways.mandatory and INCAPACITATE in ways.powers and ways.used(choices.given) == chosen


def cost_of_missing(position: Position, attack: Attack, choices: Choices, targeted: int) -> int:
    """Return the damage that a critical miss deals the attacker; `targeted` as for `takes_tokens` (12.3c)."""
    harmless = takes_tokens(position.powers, attack, choices, targeted)
    return critical_costs(position.ruleset, attack, harmless=harmless)


def damage_dealt(
    position: Position,
    attack: Attack,
    targeted: tuple[Figure, ...],
    hit: tuple[Figure, ...],
    critical: Critical | None,
    choices: Choices,
) -> tuple[Damage, list[Step]]:
    """Return the damage dealt to each hit target, and the steps (12.4, 12.4a–12.4c); somebody is hit.

    `targeted`: the targets that were still legal at the roll. Raises DocumentError when the damage
    value is needed and not given.
    """
    dealing = _Dealing(position, attack, targeted, hit, critical, choices)
    return dealing.damage(), dealing.steps + not_started(position, attack)


class _Dealing:
    """The steps of calculating damage, in their order."""

    def __init__(
        self,
        position: Position,
        attack: Attack,
        targeted: tuple[Figure, ...],
        hit: tuple[Figure, ...],
        critical: Critical | None,
        choices: Choices,
    ) -> None:
        self.position = position
        self.attack = attack
        self.targeted = targeted
        self.hit = hit
        self.critical = critical
        self.choices = choices
        self.steps: list[Step] = []

    def damage(self) -> Damage:
        ways = ways_of(self.position.powers, self.attack, len(self.targeted))
        return self._forced(ways) if ways.mandatory else self._by_choice(ways)

    def _forced(self, ways: Ways) -> Damage:
        """One of those that apply of themselves does, and none that only may (12.4c)."""
        attack, names = self.attack, ways.mandatory
        card, key = ways.card_among(self.choices.given), key_of(attack.attacker.id)
        used = card or ways.own
        self.choices.named(key, names)
        if len(names) > 1:
            if key not in self.choices.given:
                self.choices.wait_for(key)
            others = tuple(self._named(other) for other in names if other != used)
            self.steps.append(SEVERAL_MANDATORY.step(StepKind.CHECK, used=self._named(used), others=others))
        for other in (*ways.powers, *ways.cards):
            self.steps.append(MANDATORY.step(StepKind.IGNORED, power=self._named(other), action=self._named(used)))
        self._divide_idle()
        if card:
            return self._by_card(card, ways.forced[card])
        name = action_name(ways.own)
        if attack.power.instead is None:
            self.steps.append(NO_DAMAGE.step(StepKind.OVERRIDE, action=name))
            return Damage(self._each(0))
        fixed = attack.power.instead
        number = fixed if isinstance(fixed, int) else fixed(self.position, attack.attacker)
        self.steps.append(INSTEAD.step(StepKind.OVERRIDE, action=name, damage=number))
        return Damage(self._raised(self._each(number), instead=True), attack.power)

    def _by_card(self, card: str, number: int) -> Damage:
        self.steps.append(BY_CARD.step(StepKind.OVERRIDE, card=Typed(card), damage=number))
        return Damage(self._raised(self._each(number), instead=True), card=card)

    def _by_choice(self, ways: Ways) -> Damage:
        """Optional effects instead of normal damage; of two that are chosen the first listed is taken (12.4c)."""
        attack, choices = self.attack, self.choices
        used, key = ways.used(choices.given), key_of(attack.attacker.id)
        names = {f"{slug}:{attack.attacker.id}": slug for slug in ways.powers}
        for name in (*names, key) if ways.cards else names:
            answer = choices.given.get(name)
            if answer == DECLINE or (used is None and answer is None):
                choices.declined_or_pending(name)
        if used is None:
            return self._normal()
        by = ways.card_among(choices.given) or names[used]
        others = tuple(self._named(other) for other in (*ways.powers, *ways.cards) if other != by)
        if others:
            self.steps.append(SEVERAL_INSTEAD.step(StepKind.CHECK, power=self._named(by), others=others))
        self._divide_idle()
        if used == key:
            choices.named(key, ways.offered)
            return self._by_card(by, ways.cards[by])
        if by == INCAPACITATE and choices.option(used):
            self.steps.append(TOKENS_INSTEAD.step(StepKind.OVERRIDE, figure=FigureId(attack.attacker.id)))
            return Damage(self._each(0), tokens=True)
        natural = choices.die(used)
        assert natural is not None  # noqa: S101 - it is listed, and not declined
        return Damage(self._raised(self._each(self._blades(natural)), instead=True), self.position.powers[by])

    def _blades(self, natural: int) -> int:
        """The result is the damage, at least the printed damage value less 1, or what a card says instead (27.2a).

        Of several versions of the power the best counts (20.7).
        """
        attacker = self.attack.attacker
        printed = printed_value(self.position, attacker, "damage") + self.position.ruleset.claws_least
        versions = [version.restrict.least for version in attacker.versions.get(BLADES_CLAWS_FANGS, ())]
        if not versions or BLADES_CLAWS_FANGS in attacker.powers - attacker.granted:
            versions.append(None)  # as the card of powers has it
        minimum = max(0, *(printed if least is None else least for least in versions))
        number = max(natural, minimum)
        self.steps.append(
            BLADES.step(StepKind.ROLL, before=natural, after=number, roll=natural, minimum=minimum, damage=number)
        )
        return number

    def _normal(self) -> Damage:
        attack = self.attack
        moment = Moment(
            attack.kind,
            attacker=attack.attacker,
            action=attack.power,
            choices=self.choices.given,
            targets=tuple(self.targeted),
        )
        ruling = calculated(self.position, attack.attacker, "damage", moment)
        self.steps += [VALUE.step(StepKind.CHECK, figure=FigureId(attack.attacker.id)), *ruling.steps]
        number = ruling.value if isinstance(ruling.value, int) else 0
        if len(self.targeted) == 1:
            return self._whole(number, FULL)
        return self._divided(number)

    def _whole(self, number: int, message: Message) -> Damage:
        target = self.hit[0]
        because = () if self._astray(number) else self._against_division(number)
        if because:
            return Damage(None, because=because)
        self.steps.append(message.step(StepKind.DAMAGE, after=number, target=FigureId(target.id), damage=number))
        return Damage(self._raised({target.id: number}))

    def _divided(self, number: int) -> Damage:
        """Bolts at several characters: the damage value is divided among those hit (12.4)."""
        if len(self.hit) == 1:
            return self._whole(number, ONE_HIT)
        divide = None if self._astray(number) else self.attack.divide
        if divide is None and number == 0:
            divide = {}  # there is one way to assign nothing
        if divide is None:
            self.choices.wait_for(f"divide:{self.attack.attacker.id}")
            self.steps.append(UNDIVIDED.step(StepKind.IGNORED, damage=number, count=len(self.hit)))
            return Damage(None)
        because = self._against_division(number)
        if because:
            return Damage(None, because=because)
        shares = {target.id: divide.get(target.id, 0) for target in self.hit}
        for target, share in shares.items():
            self.steps.append(DIVIDED.step(StepKind.DAMAGE, after=share, target=FigureId(target), damage=share))
        return Damage(self._raised(shares))

    def _against_division(self, number: int) -> tuple[Step, ...]:
        divide = self.attack.divide
        if divide is None:
            return ()
        total = sum(divide.values())
        return () if total == number else (WRONG_SUM.step(StepKind.CHECK, sum=total, damage=number),)

    def _astray(self, number: int) -> bool:
        """Refuse a division of the whole damage that has a share for somebody who isn't hit (12.4, P96)."""
        divide = self.attack.divide or {}
        hit = {target.id for target in self.hit}
        astray = tuple(FigureId(given) for given, share in divide.items() if share and given not in hit)
        if not astray or sum(divide.values()) != number:
            return False
        self.choices.refuse(f"divide:{self.attack.attacker.id}")
        self.steps.append(NOT_HIT.step(StepKind.IGNORED, targets=astray))
        return True

    def _divide_idle(self) -> None:
        if self.attack.divide is not None:
            self.steps.append(DIVIDE_IDLE.step(StepKind.IGNORED))

    def _each(self, number: int) -> dict[str, int]:
        return {target.id: number for target in self.hit}

    def _increased(self, dealt: dict[str, int]) -> dict[str, int]:
        """Increase and decrease the damage dealt as the attacker's cards say; in sum it is never below 0 (12.4a)."""
        exact = dict(dealt)
        for special in in_force(self.attack.attacker.special):
            for modifier in special.modifiers:
                if modifier.value == "damage-dealt" and modifier.when in (None, f"attacking-{self.attack.kind}"):
                    for name in exact:
                        self._change(exact, name, modifier.source, modifier.add)
        for name in exact:
            for card, add in changes_dealt(self.position, self.attack.attacker, self._made(name)):
                self._change(exact, name, card, add)
        return {name: self._bounded(name, max(0, number)) for name, number in exact.items()}

    def _change(self, exact: dict[str, int], name: str, card: str, add: int) -> None:
        before, exact[name] = exact[name], exact[name] + add
        data = {"target": FigureId(name), "source": Typed(card), "add": f"{add:+d}"}
        self.steps.append(INCREASED.step(StepKind.DAMAGE, before=max(0, before), after=max(0, exact[name]), **data))

    def _bounded(self, name: str, number: int) -> int:
        number, steps = most_dealt(self.position, self.attack.attacker, number, self._made(name))
        self.steps += steps
        return number

    def _made(self, name: str) -> Fight:
        return self.attack.harming(self.position.figure(name))

    def _raised(self, dealt: dict[str, int], instead: bool = False) -> dict[str, int]:
        """A critical hit adds 1 to the damage dealt to each hit target (12.3b, R40), cards what they say (12.4a)."""
        if self.critical != "hit":
            return self._increased(dealt)
        add = critical_adds(self.position.ruleset)
        message = CRITICAL_INSTEAD if instead else CRITICAL
        for target, number in dealt.items():
            name = FigureId(target)
            self.steps.append(
                message.step(StepKind.DAMAGE, before=number, after=number + add, target=name, add=f"{add:+d}")
            )
        return self._increased({target: number + add for target, number in dealt.items()})

    def _named(self, name: str) -> str:
        """Return the name of a power or action, or of a card, for readers."""
        return action_name(name) if name in self.position.powers else Typed(name)
