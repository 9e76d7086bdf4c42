"""Mastermind: a friend takes the hit instead (27.3g, R38)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from engine.errors import DocumentError
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import forbidden, outside, restrictions
from engine.heroclix.fight import sight
from engine.heroclix.fight.attack.choices import DECLINE, Choices
from engine.heroclix.fight.attack.damage_dealt import takes_tokens
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.instead import INCAPACITATE, ways_of
from engine.heroclix.fight.values.of_powers import reaches
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import action_name, can_use, in_use
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "MASTERMIND",
    "against_friend",
    "figure_named",
    "lesser",
    "masterminds",
    "near",
    "passed_on",
    "share_keyword",
]

PASSED = Message("attack-mastermind", ("target", "friend"), rule="27.3g", reading="R38")
BEFORE_EVASION = Message("attack-mastermind-first", ("target",), rule="8.1i", reading="P84")
NO_DAMAGE = Message("attack-mastermind-no-damage", ("target", "action"), rule="27.3g", reading="P25")
NOBODY = Message("attack-mastermind-nobody", ("target",), rule="27.3g")
NOT_FRIENDLY = Message("attack-mastermind-not-friendly", ("target", "friend"), rule="6.2")
NOT_ADJACENT = Message("attack-mastermind-not-adjacent", ("target", "friend"), rule="6.3")
HIT_TOO = Message("attack-mastermind-hit-too", ("target", "friend"), rule="27.3g")
DEARER = Message("attack-mastermind-dearer", ("target", "friend", "points", "own"), rule="27.3g")
BY_CARD = Message("attack-mastermind-by-card", ("target", "friend", "card"), rule="20.4")
OUTSIDE = Message("attack-mastermind-only-others", ("target", "friend", "card"), rule="20.2")
VEHICLE = Message("attack-mastermind-vehicle", ("target", "friend"), rule="24.4")

MASTERMIND = "mastermind"


def masterminds(position: Position, attack: Attack, target: Figure) -> bool:
    """Return whether a figure may use Mastermind against such an attack at all: it is an opponent's."""
    return can_use(position.powers, target, MASTERMIND) and not position.friendly(attack.attacker, target)


def passed_on(
    position: Position, attack: Attack, target: Figure, hit: AbstractSet[str], choices: Choices, targeted: int
) -> tuple[Figure | None, list[Step]]:
    """Return the friend that takes the hit instead of a target that would be hit, and the steps.

    `hit`: all who would be hit by the attack, or have become hit, by id; `targeted`: how many targets were still legal
    at the roll. A friend that the rules refuse is
    told why, and takes nothing. Raises DocumentError for a choice that names no figure.
    """
    if not masterminds(position, attack, target):
        return None, []
    name = FigureId(target.id)
    barred = _no_damage(position.powers, attack, choices, targeted)
    if barred is not None:
        return None, [NO_DAMAGE.step(StepKind.IGNORED, target=name, action=barred)]
    key = f"{MASTERMIND}:{target.id}"
    choice = choices.given.get(key)
    if choice is None or choice == DECLINE:
        able = any(not against_friend(position, target, other, hit) for other in position.figures)
        if able or choice == DECLINE:
            choices.declined_or_pending(key)
        return None, [] if able else [NOBODY.step(StepKind.CHECK, target=name)]
    friend = figure_named(position, key, choice)
    against = against_friend(position, target, friend, hit)
    if against:
        return None, against
    choices.named(key, [friend.id])
    passed = PASSED.step(StepKind.OVERRIDE, target=name, friend=FigureId(friend.id))
    far = sight.far_step(position, target, friend, MASTERMIND)
    evades = [power for power in in_use(position.powers, target) if power.evades_on]
    if any(f"{power.slug}:{target.id}" not in choices.given for power in evades):
        return friend, [BEFORE_EVASION.step(StepKind.CHECK, target=name), *far, passed]
    return friend, [*far, passed]


def against_friend(position: Position, target: Figure, friend: Figure, hit: AbstractSet[str]) -> list[Step]:
    """Return all reasons against a friend that should take the hit for a target; empty when it may."""
    name, other = FigureId(target.id), FigureId(friend.id)
    reasons = []
    if not position.friendly(target, friend):
        reasons.append(NOT_FRIENDLY.step(StepKind.IGNORED, target=name, friend=other))
    if not friend.squares or not near(position, target, friend, MASTERMIND):
        reasons.append(NOT_ADJACENT.step(StepKind.IGNORED, target=name, friend=other))
    if friend.id in hit:
        reasons.append(HIT_TOO.step(StepKind.IGNORED, target=name, friend=other))
    if not lesser(position, target, friend, MASTERMIND):
        data = {"target": name, "friend": other, "points": friend.points, "own": target.points}
        reasons.append(Step(StepKind.IGNORED, DEARER.key, data, DEARER.rule))
    if (only := outside(position, target, MASTERMIND, friend)) is not None:
        reasons.append(OUTSIDE.step(StepKind.IGNORED, target=name, friend=other, card=Typed(only)))
    card = forbidden(position, friend, "chosen", target, MASTERMIND)
    if card is not None:
        reasons.append(BY_CARD.step(StepKind.IGNORED, target=name, friend=other, card=Typed(card.special.name)))
    if can_use(position.powers, friend, "vehicle"):
        reasons.append(VEHICLE.step(StepKind.IGNORED, target=name, friend=other))
    return reasons


def near(position: Position, figure: Figure, friend: Figure, slug: str) -> bool:
    """Return whether such a power reaches a friend, or he is as near as the card asks by which it is used (20.2)."""
    if reaches(position, figure, friend, slug):
        return True
    reach = [restrict.squares for _, _, restrict in restrictions(position, figure, slug)]
    squares = max((each for each in reach if each is not None), default=0)
    there = bool(figure.squares) and figure.id != friend.id
    return there and sight.distance(position, figure, friend) <= squares


def lesser(position: Position, figure: Figure, friend: Figure, slug: str) -> bool:
    """Return whether a friend is of fewer points or shares a keyword, or a card lets such a power not ask (20.2)."""
    if friend.points < figure.points or share_keyword(figure, friend):
        return True
    asked = [restrict.any_points for _, _, restrict in restrictions(position, figure, slug)]
    return any(those is not None and fits(position, figure, friend, those) for those in asked)


def share_keyword(a: Figure, b: Figure) -> bool:
    """Return whether two figures have a keyword in common, however it is capitalized."""
    return not {word.casefold() for word in a.keywords}.isdisjoint(word.casefold() for word in b.keywords)


def _no_damage(powers: Powers, attack: Attack, choices: Choices, targeted: int) -> Term | None:
    """Return the action or power by which the attack deals no damage, so that nobody may pass it on (P25)."""
    if attack.power.no_damage and not ways_of(powers, attack, targeted).card_among(choices.given):
        return action_name(attack.power.slug)
    return Term(INCAPACITATE) if takes_tokens(powers, attack, choices, targeted) else None


def figure_named(position: Position, key: str, choice: object) -> Figure:
    """Return the figure that an answer names. Raises DocumentError where it names none."""
    try:
        return position.figure(str(choice))
    except KeyError:
        expected = ", ".join([*(figure.id for figure in position.figures), DECLINE])
        raise DocumentError(f"ask.choices.{key}", "error-choice", given=str(choice)[:60], expected=expected) from None
