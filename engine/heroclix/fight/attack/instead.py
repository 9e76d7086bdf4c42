"""What takes the place of normal damage: the action's own text, the attacker's powers, and its cards (12.4c)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.heroclix.fight.attack.choices import DECLINE, USE, Choice
from engine.heroclix.fight.attack.declaration import Attack, most_targets
from engine.heroclix.fight.attack.targets import against_attack, reach_of
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.powers.special import in_force
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["BLADES_CLAWS_FANGS", "INCAPACITATE", "Ways", "claws_in", "key_of", "starts", "ways_of", "within_own_range"]

BLADES_CLAWS_FANGS = "blades-claws-fangs"
INCAPACITATE = "incapacitate"
BY_IT_ALONE = Message("attack-incapacitate-range", ("figure", "card"), rule="20.2", reading="P217")
SO_MANY_BY_IT = Message("attack-incapacitate-targets", ("figure", "card", "count"), rule="20.2", reading="P217")


@dataclass(frozen=True, slots=True)
class Ways:
    """What may take the place of normal damage in one attack.

    `own`: the slug of the action where its own text does. `forced`: cards that do, with their damage. `powers` and
    `cards`: those that only may; they count where nothing does so of itself.
    """

    attacker: str
    own: str
    forced: Mapping[str, int]
    powers: tuple[str, ...]
    cards: Mapping[str, int]

    @property
    def mandatory(self) -> tuple[str, ...]:
        """What does so of itself, by name: one of these is applied."""
        return ((self.own,) if self.own else ()) + tuple(self.forced)

    @property
    def offered(self) -> tuple[str, ...]:
        """What `instead:<attacker>` may name."""
        return self.mandatory if self.mandatory else tuple(self.cards)

    def card_among(self, given: Mapping[str, Choice]) -> str:
        """Return the card that these answers apply, empty where it is none: untold, what does so of itself is first."""
        answer = given.get(key_of(self.attacker))
        if self.mandatory:
            name = answer if answer in self.mandatory else self.mandatory[0]
            return str(name) if name in self.forced else ""
        return str(answer) if answer in self.cards and self.used(given) == key_of(self.attacker) else ""

    def used(self, given: Mapping[str, Choice]) -> str | None:
        """Return the answer that uses an optional way: of two that do, the first listed (P83)."""
        names = {f"{slug}:{self.attacker}" for slug in self.powers}
        for name, answer in given.items():
            chosen = answer in self.cards if name == key_of(self.attacker) else name in names and answer != DECLINE
            if chosen:
                return name
        return None


def starts(powers: Powers, attack: Attack, slug: str) -> bool:
    """Return whether an attack lets a power count that a combat action has to start, where the edition says so (R64).

    >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
    >>> from engine.heroclix.position import Figure
    >>> fox = Figure("fox", "Fox", "red", powers=frozenset(["exploit-weakness"]))
    >>> made = [Attack(fox, (), "close", OF_2012.powers[slug], (3, 4)) for slug in ("charge", "hypersonic-speed")]
    >>> [starts(OF_2012.powers, each, "exploit-weakness") for each in made]
    [True, False]
    """
    power = powers.get(slug)
    if power is None or not power.started:
        return True
    if not attack.power.combat_action:
        return False
    claws = attack.choices.get(f"{BLADES_CLAWS_FANGS}:{attack.attacker.id}", DECLINE)
    return slug == BLADES_CLAWS_FANGS or claws == DECLINE or not can_use(powers, attack.attacker, BLADES_CLAWS_FANGS)


def key_of(attacker: str) -> str:
    """Return the name of the choice among cards, or among several things that apply of themselves.

    >>> key_of("cap")
    'instead:cap'
    """
    return f"instead:{attacker}"


def ways_of(powers: Powers, attack: Attack, targeted: int) -> Ways:
    """Return what may take the place of normal damage; `targeted`: how many targets were still legal at the roll."""
    power = attack.power
    own = power.slug if power.no_damage or power.instead is not None else ""
    clawing = claws_in(attack.attacker, attack.kind) and targeted == 1 and starts(powers, attack, BLADES_CLAWS_FANGS)
    suits = {INCAPACITATE: True, BLADES_CLAWS_FANGS: clawing}
    optional = (BLADES_CLAWS_FANGS, INCAPACITATE)
    own_powers = tuple(slug for slug in optional if suits[slug] and can_use(powers, attack.attacker, slug))
    cards = [
        (special.name, each)
        for special in in_force(attack.attacker.special)
        for each in special.instead
        if each.when in (None, f"attacking-{attack.kind}")
    ]
    forced: dict[str, int] = {}
    optional_cards: dict[str, int] = {}
    for name, each in cards:  # of two of one name the first counts (P94)
        (optional_cards if each.may else forced).setdefault(name, each.damage)
    return Ways(attack.attacker.id, own, forced, own_powers, optional_cards)


def claws_in(figure: Figure, kind: str) -> bool:
    """Return whether a figure's Blades/Claws/Fangs is for attacks of a kind: close ones, or as its cards say (20.2).

    >>> claws_in(Figure("cap", "Cap", "red"), "close"), claws_in(Figure("cap", "Cap", "red"), "range")
    (True, False)
    """
    kinds = [version.restrict.attack or "close" for version in figure.versions.get(BLADES_CLAWS_FANGS, ())]
    return any(each in (kind, "any") for each in kinds or ["close"])


def within_own_range(position: Position, attack: Attack) -> tuple[Position, Attack, list[Step]]:
    """Return the position and the attack by the range and the targets that it may have, and what is said of that.

    Whoever declines the tokens has no more than its own. Where nobody says whether they are given, and a target is in
    reach by that range alone, or so many are targeted by that number alone, they are.
    """
    attacker, key = attack.attacker, f"{INCAPACITATE}:{attack.attacker.id}"
    afar, many = ([one.special for one in attacker.versions.get(INCAPACITATE, ()) if getattr(one.restrict, what)]
                  for what in ("range", "targets"))  # fmt: skip
    afar = afar if attack.kind == "range" else []
    if not (afar or many) or attack.choices.get(key, DECLINE) != DECLINE:
        return position, attack, []
    versions = {slug: each for slug, each in attacker.versions.items() if slug != INCAPACITATE}
    bare = replace(attacker, versions=versions)
    without = position.with_figure(bare)
    unaided = replace(attack, attacker=bare)
    if key in attack.choices:
        return without, unaided, []
    steps = []
    if afar and any(
        _reached(position, attack, target.id) > _reached(without, attack, target.id) for target in attack.targets
    ):
        steps.append(BY_IT_ALONE.step(StepKind.CHECK, figure=FigureId(attacker.id), card=Typed(afar[0])))
    count = len({target.id for target in attack.targets})
    if many and most_targets(without, unaided) < count <= most_targets(position, attack):
        figure, card = FigureId(attacker.id), Typed(many[0])
        steps.append(SO_MANY_BY_IT.step(StepKind.CHECK, figure=figure, card=card, count=count))
    if not steps:
        return position, attack, []
    return position, replace(attack, choices={**attack.choices, key: USE}), steps


def _reached(position: Position, attack: Attack, target: str) -> bool:
    attacker = position.figure(attack.attacker.id)
    reach = reach_of(position, attacker, attack.kind, attack.power)
    return not against_attack(position, attacker, position.figure(target), reach, attack.power)
