"""Step 5 of an attack: damage dealt becomes damage taken, dials are clicked, characters are KO'd (12.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.heroclix.conditions.effects import InForce, in_effect
from engine.heroclix.conditions.times import Fight
from engine.heroclix.fight.attack.card_damage import (
    REDUCED,
    besides_it,
    card_increases,
    card_reducers,
    least_left,
    less_besides,
    limited,
)
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.reducers import Reducer, applied, at_most_clicks, increased, increases_first, reducers
from engine.heroclix.fight.attack.targets import immune
from engine.heroclix.fight.captivity import captives_freed
from engine.heroclix.position import Figure, Life, Position
from engine.heroclix.powers import AttackKind, Power, Powers, action_name, can_use
from engine.heroclix.powers.special import STOP
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "COUNTDOWN",
    "LEFT",
    "Harm",
    "all_reducers",
    "at_most",
    "clicked",
    "clicks_left",
    "counts_as_damaged",
    "harm",
    "healed",
    "in_spite",
    "removed",
    "spared",
    "turned",
]

IMMUNE = Message("attack-damage-immune", ("target",), rule="27.7g")
COUNTDOWN = Message("attack-damage-countdown", ("target",), rule="24.3")
SAFEGUARD = Message("attack-damage-safeguard", ("target", "power"), rule="27.7n")
PENETRATES = Message("attack-damage-made-penetrating", ("power",), rule="12.4d")
PENETRATING = Message("attack-damage-penetrating", ("target", "powers"), rule="12.4d")
PENETRATING_REDUCED = Message("attack-penetrating-reduced", ("target",), rule="27.3i", reading="R41")
ALL_REDUCED = Message("attack-impervious-succeeds", ("target", "roll"), rule="27.3j")
ALL_KEPT = Message("attack-impervious-fails", ("target", "roll"), rule="27.3j")
ONE_REDUCER = Message("attack-reducer-unused", ("target", "power"), rule="12.5b")
AT_LEAST = Message("attack-precision-strike", ("target", "least"), rule="27.2i", reading="R44")
LEFT = Message("attack-reduced-least", ("target", "card", "least"), rule="20.4", reading="R44")
TAKES_MOST = Message("attack-takes-most", ("target", "card", "most"), rule="13.4")
PENETRATES_BY_CARD = Message("attack-penetrates-by-card", ("card",), rule="12.4d")
REDUCES_BY_CARD = Message("attack-reduces-by-card", ("target", "card"), rule="12.4d")
TAKEN = Message("attack-damage-taken", ("target", "taken"), rule="12.5a")
NO_MORE_CLICKS = Message("attack-damage-clicks-left", ("target", "clicks"), rule="12.5a")
CLICKED = Message("attack-clicked", ("target", "click"), rule="12.5c")
STOPPED = Message("attack-stop", ("target", "click"), rule="27.7p")
STOP_IDLE = Message("attack-stop-idle", ("target",), rule="27.7p")
STOP_TAKEN = Message("attack-stop-taken", ("target",), rule="20.4")
KO = Message("attack-ko", ("target",), rule="12.5d")
TOKEN_GONE = Message("attack-horde-token", ("target", "left"), rule="24.1")
BYSTANDER_KO = Message("attack-ko-bystander", ("target",), rule="24.1")
NEXT_DIAL = Message("attack-next-dial", ("target", "click"), rule="24.2f")
VEHICLE_KO = Message("attack-ko-vehicle", ("target",), rule="24.4")
DIAL_UNKNOWN = Message("attack-dial-unknown", ("target",), rule="12.5c")


@dataclass(frozen=True, slots=True)
class Harm:
    """What damage did to a figure: `click_after` is None where its dial is not known."""

    taken: int
    reducer: str | None
    click_after: int | None
    ko: bool


def harm(
    position: Position,
    attack: Attack,
    target: Figure,
    dealt: int,
    by: Power | None,
    penetrating: tuple[Power, ...],
    choices: Choices,
) -> tuple[Harm, list[Step]]:
    """Return what damage dealt by an attack does to a target, and the steps (12.5).

    `by`: the action or power that deals it instead of normal damage, if any. `penetrating`: the powers
    that make it penetrating damage; none for plain damage.
    """
    opposing = not position.friendly(attack.attacker, target)
    name = FigureId(target.id)
    step = spared(position, target, dealt, by, opposing)
    if step is not None:
        return Harm(0, None, None if target.life is None else target.life.click, False), [step]
    made = attack.harming(target)
    penetrating_cards = tuple(in_effect(position, attack.attacker, "penetrating", made))
    first = increases_first(position.ruleset) and dealt > 0
    raised, steps = increased(target, dealt, attack.kind) if first else (dealt, [])
    sources = _Penetrating(
        penetrating, penetrating_cards, tuple(in_effect(position, target, "reduces_penetrating", made))
    )
    taken, reducer, reducing = _reduced(position, target, raised, sources, choices, made)
    steps += reducing
    if dealt and not first:
        taken, more = increased(target, taken, attack.kind)
        taken, still_more = card_increases(position, target, taken, made)
        steps += [*more, *still_more]
    least = position.ruleset.precision_least
    if taken < least <= dealt and can_use(position.powers, attack.attacker, "precision-strike"):
        steps.append(AT_LEAST.step(StepKind.CAP, before=taken, after=least, target=name, least=least))
        taken = least
    kept = least_left(position, attack.attacker, made)
    if kept is not None and taken < (least := min(kept.effect.reduced_least or 0, dealt)):
        card = Typed(kept.special.name)
        steps.append(LEFT.step(StepKind.CAP, before=taken, after=least, target=name, card=card, least=least))
        taken = least
    taken, bounded = at_most(position, target, taken, made, penetrating=bool(penetrating or penetrating_cards))
    steps += bounded
    left = clicks_left(position.ruleset, target)
    if left is not None and left < taken:
        steps.append(NO_MORE_CLICKS.step(StepKind.CAP, before=taken, after=left, target=name, clicks=left))
        taken = left
    steps.append(TAKEN.step(StepKind.DAMAGE, after=taken, target=name, taken=taken))
    click, ko, dial = turned(position.powers, target, taken, stops=opposing)
    return Harm(taken, reducer, click, ko), steps + dial


def at_most(
    position: Position, target: Figure, taken: int, made: Fight, *, penetrating: bool = False
) -> tuple[int, list[Step]]:
    """Return the damage taken, no more than cards let the figure take, and the steps (13.4)."""
    steps = []
    for found in in_effect(position, target, "takes_most", made):
        most = found.effect.takes_most or 0
        if penetrating and found.effect.unless_penetrating:
            continue
        if taken > most:
            data = {"target": FigureId(target.id), "card": Typed(found.special.name), "most": most}
            steps.append(TAKES_MOST.step(StepKind.CAP, before=taken, after=most, **data))
            taken = most
    return taken, steps


def clicks_left(ruleset: Ruleset, target: Figure) -> int | None:
    """Return how many clicks are left to turn, KO or the next dial included, where no more damage is taken (12.5a).

    None where that bounds nothing, or the dial is not known.
    """
    if target.life is None or target.bystander or not at_most_clicks(ruleset):
        return None
    return target.life.last + 1 - target.life.click


def spared(position: Position, target: Figure, dealt: int, by: Power | None, opposing: bool) -> Step | None:
    """Return why a figure can't be damaged at all, None where it can.

    A countdown click (24.3), immunity (27.7g), or a safeguard against the power that deals the damage (27.7n).
    """
    name = FigureId(target.id)
    if not dealt:
        return None
    if target.counting_down:
        return COUNTDOWN.step(StepKind.DAMAGE, before=dealt, after=0, target=name)
    shield = immune(position, target) if opposing else None
    if shield is not None:  # by its keyphrase, or before the first turns are over (14.1)
        return IMMUNE.step(StepKind.DAMAGE, before=dealt, after=0, target=name)._replace(rule=shield.rule)
    if by is not None and can_use(position.powers, target, f"safeguard:{by.slug}"):
        return SAFEGUARD.step(StepKind.DAMAGE, before=dealt, after=0, target=name, power=action_name(by.slug))
    return None


class _Penetrating(NamedTuple):
    """What makes damage penetrating, powers and cards, and the cards by which a target reduces it anyway."""

    powers: tuple[Power, ...]
    cards: tuple[InForce, ...]
    withstood: tuple[InForce, ...]


def _reduced(
    position: Position, target: Figure, dealt: int, penetrating: _Penetrating, choices: Choices, made: Fight
) -> tuple[int, str | None, list[Step]]:
    """Apply the reducers that the edition lets count: one, which its player chooses (12.5b)."""
    name, ruleset = FigureId(target.id), position.ruleset
    found = all_reducers(position, target, made) if dealt else ()
    besides = besides_it(position, target, made) if dealt else ()
    if not found and not besides:
        return dealt, None, []
    steps: list[Step] = []
    pierced = bool(penetrating.powers or penetrating.cards)
    if pierced:
        cards = tuple(Typed(found.special.name) for found in penetrating.cards)
        sources = (*(Term(power.slug) for power in penetrating.powers), *cards)
        steps += [PENETRATES_BY_CARD.step(StepKind.CHECK, card=card) for card in cards]
        for power in penetrating.powers:
            by_power = PENETRATES.step(StepKind.CHECK, power=Term(power.slug))
            steps.append(by_power._replace(rule=power.section))
        able = any(each.power is not None and each.power.reduces_penetrating for each in found)
        withstood, in_spite_of_it = in_spite(found, penetrating.withstood)
        if withstood is not None:
            found, pierced = in_spite_of_it, withstood.effect.of is not None
            card = Typed(withstood.special.name)
            steps.append(REDUCES_BY_CARD.step(StepKind.OVERRIDE, target=name, card=card))
        elif not able:
            return dealt, None, [*steps, PENETRATING.step(StepKind.IGNORED, target=name, powers=sources)]
        else:
            steps.append(PENETRATING_REDUCED.step(StepKind.OVERRIDE, target=name))
    named = {each.name: each for each in found}
    amounts = {slug: _amount(target, each, dealt, choices, steps) for slug, each in named.items()}
    amounts, capped = limited(position, target, amounts, made)
    steps += capped
    used = applied(ruleset, amounts, choices.named(f"reducer:{target.id}", tuple(amounts))) if amounts else ()
    taken = dealt
    for each in used:
        before, taken = taken, max(0, taken - amounts[each])
        data = {"target": name, "power": named[each].shown, "amount": amounts[each], "taken": taken}
        steps.append(Step(StepKind.DAMAGE, REDUCED.key, data, named[each].section, None, before, taken))
    if besides and not pierced:
        taken, more = less_besides(position, target, dealt, taken, besides, made)
        steps += more
    others = [each for each in amounts if each not in used]
    steps += [ONE_REDUCER.step(StepKind.IGNORED, target=name, power=named[other].shown) for other in others]
    return taken, used[0] if used else None, steps


def in_spite(found: Sequence[Reducer], withstood: Sequence[InForce]) -> tuple[InForce | None, tuple[Reducer, ...]]:
    """Return the card by which penetrating damage is reduced, and the reducers that may do so (12.4d).

    A card that says so of one power lets that power alone; what can of itself, can besides. None where no card does.
    """
    whole = next((each for each in withstood if each.effect.of is None), None)
    if whole is not None:
        return whole, tuple(found)
    of = {each.effect.of: each for each in withstood}
    named = [each for each in found if each.power is not None and each.power.slug in of]
    if not named or named[0].power is None:
        return None, ()
    able = tuple(each for each in found if each in named or (each.power and each.power.reduces_penetrating))
    return of[named[0].power.slug], able


def all_reducers(position: Position, target: Figure, made: Fight) -> tuple[Reducer, ...]:
    """Return the reducers that a figure could apply: of its powers and its own cards, then what any card gives it."""
    kind: AttackKind | None = "close" if made.kind == "close" else "range" if made.kind == "range" else None
    return (*reducers(position.powers, target, kind), *card_reducers(position, target, made))


def _amount(target: Figure, reducer: Reducer, dealt: int, choices: Choices, steps: list[Step]) -> int:
    """Return how much a reducer takes off; all of it where its roll succeeds (27.3j)."""
    power = reducer.power
    if power is not None and power.reduces_all_on:
        natural = choices.die(f"{power.slug}:{target.id}")
        if natural is not None:
            success = natural in power.reduces_all_on
            message = ALL_REDUCED if success else ALL_KEPT
            steps.append(message.step(StepKind.ROLL, target=FigureId(target.id), roll=natural))
            if success:
                return dealt
    return reducer.reduces


def turned(powers: Powers, target: Figure, taken: int, stops: bool) -> tuple[int | None, bool, list[Step]]:
    """Return the click after the damage, whether the figure is KO'd, and the steps (12.5c, 12.5d, 24.1).

    `stops`: the damage comes from an opponent's attack, so that a STOP holds the dial (27.7p).
    """
    name = FigureId(target.id)
    if target.horde > 1 and taken:
        return None, False, [TOKEN_GONE.step(StepKind.RESULT, target=name, left=target.horde - 1)]
    if target.bystander:
        gone = [BYSTANDER_KO.step(StepKind.RESULT, target=name), *captives_freed(target)]
        return None, taken > 0, gone if taken else []
    if target.life is None:
        return None, False, [DIAL_UNKNOWN.step(StepKind.IGNORED, target=name)] if taken else []
    if taken == 0:
        return target.life.click, False, []
    able = STOP not in target.cant_use
    click, stopped = clicked(target.life, taken, stops and able)
    steps = [CLICKED.step(StepKind.DAMAGE, before=target.life.click, after=click, target=name, click=click)]
    if stopped:
        steps.append(STOPPED.step(StepKind.OVERRIDE, target=name, click=click))
    elif not (stops and able) and clicked(target.life, taken)[1]:
        steps.append((STOP_IDLE if able else STOP_TAKEN).step(StepKind.IGNORED, target=name))
    ko = click > target.life.last
    if ko and (following := target.life.following) is not None:
        steps.append(NEXT_DIAL.step(StepKind.OVERRIDE, target=name, click=following))
        return following, False, steps
    if ko:
        steps.append(KO.step(StepKind.RESULT, target=name))
        if can_use(powers, target, "vehicle"):
            steps.append(VEHICLE_KO.step(StepKind.IGNORED, target=name))
        steps += captives_freed(target)
    return click, ko, steps


def removed(target: Figure, taken: int) -> int | None:
    """Return how many tokens damage takes off a stack: one, however much it is; None of what is no stack (24.1).

    >>> removed(Figure("mob", "Mob", "red", bystander=True, horde=3), 4), removed(Figure("cap", "Cap", "red"), 4)
    (1, None)
    """
    return min(1, taken) if target.horde else None


def clicked(life: Life, taken: int, stops: bool = True) -> tuple[int, bool]:
    """Return the click a dial stands on after that much damage, and whether a STOP held it (12.5c, 27.7p).

    The KO click is the one after the last living click of its dial. `stops`: an opponent's attack does the damage.

    >>> clicked(Life(1, 8), 3), clicked(Life(3, 8, stops=frozenset([5])), 4), clicked(Life(7, 8), 9)
    ((4, False), (5, True), (9, False))
    """
    aim = min(life.click + taken, life.last + 1)
    ahead = [stop for stop in life.stops if life.click < stop < aim] if stops else []
    return (min(ahead), True) if ahead else (aim, False)


def counts_as_damaged(ruleset: Ruleset, bystander: bool) -> bool:
    """Return whether somebody that took damage counts as damaged: by a turned dial, where the book says so (12.5c).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> counts_as_damaged(MODERN, bystander=True), counts_as_damaged(MODERN, bystander=False)
    (False, True)
    """
    return not (bystander and ruleset.damaged_by_clicks)


def healed(life: Life | None, bystander: bool, clicks: int = 1) -> int:
    """Return how many of `clicks` a figure is healed: a bystander never (6.6, 24.1).

    It goes neither past its starting line, nor onto a click that shows KO or a countdown, and on a countdown click it
    is not healed at all (24.3).

    >>> healed(Life(3, 8), False), healed(Life(1, 8), False), healed(None, False), healed(None, True)
    (1, 0, 1, 0)
    >>> healed(Life(6, 8, countdown=frozenset([3])), False, 3), healed(Life(6, 8, dials=(1, 5)), False, 3)
    (2, 1)
    """
    if bystander or (life is not None and life.click in life.countdown):
        return 0
    if life is None:
        return clicks
    line = max((click + 1 for click in life.countdown | life.kos if click < life.click), default=life.start)
    return max(0, min(clicks, life.click - max(line, life.start, life.first)))
