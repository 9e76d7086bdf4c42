"""The written effects that are in force on a figure in an attack, or outside of any (20.1, 20.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.heroclix.board.ground.board import Board
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.times import Fight, other_side, unmet, unmet_attack
from engine.heroclix.conditions.untold import untold
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers.special import in_force
from engine.heroclix.written.conditions import AttackIn, ConditionsIn
from engine.heroclix.written.effect import EffectIn, RestrictIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = [
    "ATTACKS",
    "OUTSIDE",
    "InForce",
    "against",
    "asks_for_rolls",
    "at_one_alone",
    "by_those",
    "forbidden",
    "highest_click",
    "in_effect",
    "means",
    "outside",
    "restrictions",
    "targets_of",
    "times",
    "unhalved",
    "unmet_in",
    "written_of",
]

SUCH_AN_ATTACK = Message("condition-such-an-attack", ("figure",), rule="20.2")

OUTSIDE = Fight()  # where no attack is made
# the words for an attack, as conditions
ATTACKS: Mapping[str, AttackIn] = {
    "attacking-close": AttackIn(role="attacker", kind="close"),
    "attacking-range": AttackIn(role="attacker", kind="range"),
    "against-close": AttackIn(role="target", kind="close"),
    "against-range": AttackIn(role="target", kind="range"),
}


class InForce(NamedTuple):
    """An effect that counts, and whose card it stands on."""

    holder: Figure
    special: Special
    effect: EffectIn


def in_effect(position: Position, figure: Figure, key: str, fight: Fight = OUTSIDE) -> Iterator[InForce]:
    """Yield the effects of that kind (`takes_most`, `cant_be` …) that count for a figure now, its own and others'."""
    holders = (*Board.of(position).carded, *position.sideline)
    for holder in holders if figure.squares else (figure,):
        for special in in_force(holder.special):
            for effect in written_of(position, holder, special):
                if getattr(effect, key) is None or not means(position, holder, figure, effect):
                    continue
                if against(position, holder, figure, effect, fight) is None:
                    yield InForce(holder, special, effect)


def written_of(position: Position, holder: Figure, special: Special) -> Iterator[EffectIn]:
    """Yield the effects of somebody's card that can be used where it is: some on the Sideline, too (2.6a, 27.7o)."""
    aside = not holder.squares and any(holder.id == one.id for one in position.sideline)
    yield from (effect for effect in special.written if effect.sideline or not aside)


def restrictions(position: Position, figure: Figure, slug: str) -> Iterator[tuple[Figure, str, RestrictIn]]:
    """Yield how a power that a figure can use is restricted, where it has no version of it without (20.2, 20.7).

    Each with the figure on whose card that stands, and the card's name.
    """
    for version in figure.versions.get(slug, ()):
        yield position.figure(version.by), version.special, version.restrict


def outside(position: Position, figure: Figure, slug: str, target: Figure) -> str | None:
    """Return the card by which a power can't target or choose somebody, or carry him; None where one version may.

    Who is named as the target of an attack or an effect is seen from the figure itself, and "only to choose Hollis" is
    Hollis on whose card that stands.
    """
    refused = None
    for holder, special, restrict in restrictions(position, figure, slug):
        seen_from = holder if restrict.target is not None and restrict.target.itself else figure
        if restrict.target is None or fits(position, seen_from, target, restrict.target):
            return None
        refused = refused or special
    return refused


def targets_of(position: Position, figure: Figure) -> int | None:
    """Return how many targets cards let a figure's attacks have, whatever its base shows; None where none says it."""
    return max((found.effect.targets or 1 for found in in_effect(position, figure, "targets")), default=None)


def at_one_alone(position: Position, figure: Figure) -> InForce | None:
    """Return the effect by which a figure's attacks have one target at most, whatever action makes them (20.4)."""
    return next((found for found in in_effect(position, figure, "targets") if found.effect.targets == 1), None)


def unhalved(position: Position, figure: Figure, value: str, slug: str) -> bool:
    """Return whether a card says that an action doesn't halve a value of a figure."""
    return any(
        (found.effect.unhalved, found.effect.of) == (value, slug) for found in in_effect(position, figure, "unhalved")
    )


def times(figure: Figure, slug: str) -> int:
    """Return how often each turn a figure may use a power that is used once: once, or as its card says (21.11)."""
    return max((version.restrict.times or 1 for version in figure.versions.get(slug, ())), default=1)


def asks_for_rolls(position: Position) -> bool:
    """Return whether an effect on somebody's card asks what an attack roll shows."""
    return any(
        isinstance(effect.when, ConditionsIn)
        and effect.when.attack is not None
        and effect.when.attack.rolled is not None
        for holder in Board.of(position).carded
        for special in in_force(holder.special)
        for effect in written_of(position, holder, special)
    )


def means(position: Position, holder: Figure, figure: Figure, effect: EffectIn) -> bool:
    """Return whether a figure is one of those that an effect on somebody's card is for."""
    if effect.who is None:
        return holder.id == figure.id
    return bool(figure.squares) and fits(position, holder, figure, effect.who)


def against(position: Position, holder: Figure, figure: Figure, effect: EffectIn, fight: Fight) -> Step | None:
    """Return why an effect that is for a figure does not count for it now; None where it does."""
    if (unsaid := untold(position, holder, effect, figure, partial(other_side, figure, fight))) is not None:
        return unsaid
    if not isinstance(effect.when, ConditionsIn):
        attack = ATTACKS.get(effect.when)
        return None if attack is None else unmet_attack(position, holder, figure, attack, fight)
    return unmet_in(position, holder, figure, effect.when, effect.when.attack, fight)


def unmet_in(
    position: Position, holder: Figure, figure: Figure, when: ConditionsIn, attack: AttackIn | None, fight: Fight
) -> Step | None:
    """Return the first condition of a holder's effect on a figure that is not met, those of the attack last.

    `attack`: the one that it needs, as its effect takes it.
    """
    found = unmet(position, holder, when)
    if found is None and attack is not None:
        found = unmet_attack(position, holder, figure, attack, fight)
    if found is None and when.no_attack is not None:
        during = unmet_attack(position, holder, figure, when.no_attack, fight) is None
        found = SUCH_AN_ATTACK.step(StepKind.CHECK, figure=FigureId(figure.id)) if during else None
    return found


def forbidden(
    position: Position, figure: Figure, done: str, by: Figure, of: str = "", attack: str = "", several: bool = False
) -> InForce | None:
    """Return the effect by which something can't be done to a figure by somebody.

    `of`: the power that chooses; `attack`: the kind of attack that targets, `several`: others as well.
    """
    for found in in_effect(position, figure, "cant_be"):
        effect = found.effect
        if effect.cant_be != done or (effect.of is not None and effect.of != of) or effect.above is not None:
            continue
        if effect.attacks not in (None, attack) or (effect.several and not several):
            continue
        if by_those(position, found.holder, figure, by, effect):
            return found
    return None


def highest_click(position: Position, figure: Figure) -> InForce | None:
    """Return the effect past whose click a figure can't be healed, of several the one that leaves least (6.6, 20.4)."""
    limits = [found for found in in_effect(position, figure, "above") if found.effect.cant_be == "healed"]
    return max(limits, key=lambda found: found.effect.above or 0, default=None)


def by_those(position: Position, holder: Figure, figure: Figure, by: Figure, effect: EffectIn) -> bool:
    """Return whether somebody is of those of whom an effect on a figure says that they can't, or all are.

    `by` is seen from the figure, "itself" is whose card it is; `by_side` is seen from that one (6.2).
    """
    if effect.by_side is not None and position.friendly(holder, by) != (effect.by_side == "friends"):
        return False
    those = effect.by
    if those is None:
        return True
    return by.id == holder.id if those.itself else fits(position, figure, by, those)
