"""Who may be a target, and of what: the reasons against each one, in the fixed order of the rules.

First 12.1 (itself, a friend, twice), then immunity (14.1, 27.7g) and its like, then range, then line of fire.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.immunity import Shield, shield
from engine.heroclix.board.measures import squares_within
from engine.heroclix.conditions.barring import barring_target
from engine.heroclix.conditions.effects import by_those, forbidden, in_effect, outside
from engine.heroclix.fight import sight
from engine.heroclix.fight.captivity import against_captor
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.of_powers import reaches
from engine.heroclix.fight.values.value import number_of
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import AttackKind, Power, ability_number, as_used, can_use, grants_of, held_by
from engine.heroclix.powers.special import regardless
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "APART",
    "FRIENDLY",
    "NOT_FRIENDLY",
    "NO_LINE",
    "OFF_MAP",
    "RESTRICTED",
    "SAFEGUARD",
    "SHIELDING",
    "Reach",
    "against_anywhere",
    "against_attack",
    "against_effect",
    "effect_reach",
    "immune",
    "may_affect",
    "may_attack",
    "reach_of",
    "reaching",
]

FRIENDLY, APART = "friendly", "apart"  # of a target that is a friend, or not adjacent to a close attack
SHIELDING = "shielding"  # of what shields a character that is near enough and in sight

ITSELF = Message("legal-target-itself", ("target",), rule="12.1")
FRIEND = Message("legal-target-friend", ("target",), rule="12.1", fact=FRIENDLY)
NOT_OPPOSING = Message("legal-target-not-opposing", ("target",), rule="6.2")
NOT_FRIENDLY = Message("legal-target-not-friendly", ("target",), rule="6.2")
OFF_MAP = Message("legal-target-off-map", ("target",), rule="15.3")
KO = Message("legal-target-ko", ("target",), rule="12.5d")
IMMUNE = Message("legal-target-immune", ("target",), rule="27.7g", fact=SHIELDING)
FIRST_TURN = Message("legal-target-first-turn", ("target",), rule="14.1", fact=SHIELDING)
SHIELDED: Mapping[Shield, Message] = {"immune": IMMUNE, "first-turn": FIRST_TURN}
SAFEGUARD = Message("legal-target-safeguard", ("target", "power"), rule="27.7n", fact=SHIELDING)
BARRED = Message("legal-target-barred", ("figure", "target", "card"), rule="20.4")
BY_CARD = Message("legal-target-by-card", ("target", "card"), rule="20.4", fact=SHIELDING)
RESTRICTED = Message("legal-target-restricted", ("target", "card"), rule="20.2")
FURIOUS = Message("legal-target-battle-fury", ("target", "power"), rule="27.4b")
VEHICLE = Message("legal-target-vehicle", ("target", "power"), rule="24.4")
CHANGED_SHAPE = Message("legal-target-changed-shape", ("target", "attacker"), rule="27.4g", fact=SHIELDING)
COUNTDOWN = Message("legal-target-countdown", ("target",), rule="24.3", fact=SHIELDING)
SWIMMING = Message("legal-target-swimming", ("target", "squares", "limit"), rule="27.7q", fact=SHIELDING)
NOT_ADJACENT = Message("legal-target-not-adjacent", ("target",), rule="11.1", fact=APART)
NO_REACH = Message("legal-target-no-reach", ("target",), rule="27.2d", reading="P23", fact=SHIELDING)
NOT_BESIDE = Message("legal-target-not-beside", ("target",), rule="6.3")
GIANT_REACH = "giant-reach"
BEYOND_REACH = Message("legal-target-beyond-reach", ("target", "squares", "reach"), rule="27.7d")
OUT_OF_RANGE = Message("legal-target-out-of-range", ("target", "squares", "range"), rule="11.3b")
OUT_OF_ATTACK_RANGE = Message("legal-target-out-of-attack-range", ("target", "squares", "range"), rule="11.2")
UNSEEN = Message("legal-target-unseen", ("target", "card"), rule="20.4", fact=SHIELDING)
NO_LINE = Message("legal-target-no-line", ("target",), rule="11.4d", fact="no-line")


@dataclass(frozen=True, slots=True)
class Reach:
    """How far an attack or effect goes: `squares` of range or of Giant Reach (None: adjacent only).

    `regardless`: what of range, line of fire and adjacency it need not heed (6.3d, 11.3c, 11.4e).
    """

    kind: AttackKind
    squares: int | None
    grants: frozenset[str] = frozenset()
    regardless: frozenset[str] = frozenset()


def reach_of(position: Position, figure: Figure, kind: AttackKind, power: Power) -> Reach:
    """Return how far an attack goes: the calculated range value (12.1), or Giant Reach (27.7d, 17.9b)."""
    free_of, grants = regardless(figure, power.slug), grants_of(position.powers, figure, power)
    if kind == "range":
        moment = Moment("range", attacker=figure, action=power)
        return Reach("range", number_of(position, figure, "range", moment), grants, free_of)
    if power.everyone:  # Quake chooses nobody: Giant Reach has nothing to replace (P23)
        return Reach("close", None, grants, free_of)
    reach = ability_number(position.powers, figure, GIANT_REACH)
    thing = held_by(position, figure) if power.slug == "close-terrain-action" else None
    if thing is not None and "reach" in thing.values:
        reach = max(reach or 0, thing.values["reach"])
    return Reach("close", reach, grants, free_of)


def against_attack(position: Position, attacker: Figure, target: Figure, reach: Reach, power: Power) -> list[Step]:
    """Return all reasons against this target of an attack; empty when it may be one.

    Attacks on all characters may target friends (12.1), save those that say "opposing" (Quake).
    """
    reasons = _against_within_reach(position, attacker, target, reach, power)
    if attacker.id == target.id or target.knocked_out or not target.squares:
        return reasons
    if reach.kind == "close":
        return reasons + _beyond_arm(position, attacker, target, reach, power)
    return reasons + _beyond_range(position, attacker, target, reach, "range-attack")


def _against_within_reach(
    position: Position, attacker: Figure, target: Figure, reach: Reach, power: Power
) -> list[Step]:
    """Return the reasons against a target of an attack that have nothing to do with how far and how it is seen."""
    reasons = against_anywhere(position, attacker, target, power)
    if attacker.id == target.id or target.knocked_out or not target.squares:
        return reasons
    reasons += _swimming(position, attacker, target)
    card = None if reasons else forbidden(position, target, "targeted", attacker, attack=reach.kind)
    if card is not None:
        reasons.append(BY_CARD.step(StepKind.CHECK, target=FigureId(target.id), card=Typed(card.special.name)))
    return reasons + _barred(position, attacker, target, reach.kind)


def _barred(position: Position, attacker: Figure, target: Figure, kind: AttackKind) -> list[Step]:
    """Return the cards by which the attacker can't target such a character, or make such an attack at all (20.4)."""
    name, aim = FigureId(attacker.id), FigureId(target.id)
    cards = (Typed(found.special.name) for found in barring_target(position, attacker, target, kind))
    return [BARRED.step(StepKind.CHECK, figure=name, target=aim, card=card) for card in cards]


def may_attack(position: Position, attacker: Figure, target: Figure, reach: Reach, power: Power) -> bool:
    """Return whether nothing speaks against this target of an attack; what is plain is seen before any reason is put.

    The same as no reason of `against_attack`, for whoever looks through many characters for one.
    """
    if attacker.id == target.id or not target.squares:
        return False
    if not position.friendly(attacker, target) and immune(position, target) is not None:
        return False
    if reach.kind == "range":  # a line once judged is not judged again for its reasons
        return (
            not _plainly_beyond(position, attacker, target, reach, "range-attack")
            and not _against_within_reach(position, attacker, target, reach, power)
            and not _out_of_sight_by_card(position, attacker, target, reach)
        )
    near = reach.squares or "adjacency" in reach.regardless or sight.strikes(position, attacker, target)
    return bool(near) and not against_attack(position, attacker, target, reach, power)


def finds_opponent(position: Position, attacker: Figure, reach: Reach, power: Power) -> bool:
    """Return whether nothing speaks against some opponent as a target; who plainly is out of reach is not looked at.

    An attack on all targets friends too, and still needs one opponent (27.2c).
    """
    return any(
        not position.friendly(attacker, other) and may_attack(position, attacker, other, reach, power)
        for other in _near_enough(position, attacker, reach)
    )


def _near_enough(position: Position, figure: Figure, reach: Reach) -> tuple[Figure, ...]:
    """Return those of whom some square is within reach, whatever stands between; all where nothing limits that."""
    by_arm = reach.kind == "close"
    if not figure.squares or (by_arm and "adjacency" in reach.regardless):
        return position.figures
    if by_arm and not reach.squares:
        return sight.struck(position, figure)
    if reach.squares is None or "range" in reach.regardless:
        return position.figures
    return Board.of(position).figures_in(squares_within(position, figure.squares, reach.squares))


def _plainly_beyond(position: Position, figure: Figure, target: Figure, reach: Reach, purpose: sight.Purpose) -> bool:
    """Return whether a target is out of range or out of sight."""
    within = None if "range" in reach.regardless else reach.squares
    if within is not None and sight.distance(position, figure, target) > within:
        return True
    if "line-of-fire" in reach.regardless:
        return False
    return sight.line_result(position, figure, target, purpose, within, reach.grants) == sight.BLOCKED


def _out_of_sight_by_card(position: Position, figure: Figure, target: Figure, reach: Reach) -> bool:
    """Return whether a card forbids a line of fire to be drawn, which must not be heeded regardless (11.4e, 20.4)."""
    return "line-of-fire" not in reach.regardless and forbidden(position, target, "seen", figure) is not None


def against_anywhere(position: Position, attacker: Figure, target: Figure, power: Power) -> list[Step]:
    """Return the reasons against this target of an attack that no place of the attacker's would mend."""
    name = FigureId(target.id)
    if attacker.id == target.id:
        return [ITSELF.step(StepKind.CHECK, target=name)]
    reasons = []
    if position.friendly(attacker, target) and not power.silences:
        reasons.append(FRIEND.step(StepKind.CHECK, target=name))
    if target.knocked_out or not target.squares:
        return [*reasons, (KO if target.knocked_out else OFF_MAP).step(StepKind.CHECK, target=name)]
    return reasons + against_captor(position, attacker, target, power) + _protected(position, attacker, target, power)


def may_affect(position: Position, figure: Figure, power: Power) -> bool:
    """Return whether nothing speaks against somebody as the target of an effect that is no attack.

    The same as somebody without a reason of `against_effect`, found without putting the plain ones.
    """
    if not figure.squares:
        return False
    by_arm = power.aim in ("adjacent-friend", "adjacent-opponents")
    return (_may_affect_beside if by_arm else _may_affect_afar)(position, figure, power)


def _is_meant(position: Position, figure: Figure, other: Figure, power: Power) -> bool:
    """Return whether an effect is about such characters: friends, opponents or all (6.2)."""
    friendly = position.friendly(figure, other)
    if power.aim in ("opponent", "adjacent-opponents"):
        return not friendly
    return friendly or power.aim != "adjacent-friend"


def _may_affect_beside(position: Position, figure: Figure, power: Power) -> bool:
    anywhere = "adjacency" in regardless(figure, power.slug) or bool(figure.versions.get(power.slug))
    near = position.figures if anywhere else (figure, *sight.adjacent_figures(position, figure))
    return any(
        _is_meant(position, figure, other, power) and not against_effect(position, figure, other, power)
        for other in near
    )


def _may_affect_afar(position: Position, figure: Figure, power: Power) -> bool:
    if _is_meant(position, figure, figure, power) and not against_effect(position, figure, figure, power):
        return True
    reach = effect_reach(position, figure, power)
    return any(
        other.squares
        and other.id != figure.id
        and _is_meant(position, figure, other, power)
        and (position.friendly(figure, other) or immune(position, other) is None)
        and not other.knocked_out
        and not _plainly_beyond(position, figure, other, reach, "effect")
        and not _protected(position, figure, other, power)
        and not _swimming(position, figure, other)
        and not _out_of_sight_by_card(position, figure, other, reach)
        for other in _near_enough(position, figure, reach)
    )


def effect_reach(position: Position, figure: Figure, power: Power) -> Reach:
    """Return how far an effect that is no attack goes: the calculated range value (11.3b), and past what (20.3)."""
    squares = number_of(position, figure, "range", Moment(action=power))
    grants = grants_of(position.powers, figure, as_used(figure, power)) if figure.versions else frozenset[str]()
    return Reach("range", squares, grants, regardless(figure, power.slug))


def against_effect(
    position: Position, figure: Figure, target: Figure, power: Power, reach: Reach | None = None
) -> list[Step]:
    """Return all reasons against this target of an effect that is no attack; empty when it may be one.

    `reach` is that of the effect, where it is known already.
    """
    name = FigureId(target.id)
    friendly, reasons = position.friendly(figure, target), list[Step]()
    if power.aim == "adjacent-friend" and not friendly:
        reasons.append(NOT_FRIENDLY.step(StepKind.CHECK, target=name))
    if power.aim in ("opponent", "adjacent-opponents") and friendly:
        reasons.append(NOT_OPPOSING.step(StepKind.CHECK, target=name))
    if target.knocked_out:
        return [*reasons, KO.step(StepKind.CHECK, target=name)]
    if not target.squares or not figure.squares:
        return [*reasons, OFF_MAP.step(StepKind.CHECK, target=name)]
    reasons += _protected(position, figure, target, power) + _swimming(position, figure, target)
    if power.aim in ("adjacent-friend", "adjacent-opponents"):
        if not reaches(position, figure, target, power.slug):
            reasons.append(NOT_BESIDE.step(StepKind.CHECK, target=name))
        return reasons
    if figure.id == target.id and sight.line_result(position, figure, figure, "effect") != sight.BLOCKED:
        return reasons  # always within one's own range, and seen but where one's own Stealth hides one (11.3b, 11.4b)
    reach = reach or effect_reach(position, figure, power)
    return [*reasons, *_beyond_range(position, figure, target, reach, "effect")]


def immune(position: Position, figure: Figure) -> Message | None:
    """Return why a figure is immune to opposing effects, or None (27.7g, and 14.1 before first turns are over)."""
    found = shield(position, figure)
    return None if found is None else SHIELDED[found]


def _protected(position: Position, figure: Figure, target: Figure, power: Power) -> list[Step]:
    """Immunity to opposing effects, and a safeguard against this one, whoever uses it (27.7g, 27.7n)."""
    name = FigureId(target.id)
    reasons: list[Step] = []
    targeted = power.aim not in ("adjacent-friend", "adjacent-opponents")  # those are chosen, or all (11.5)
    spared = None if position.friendly(figure, target) else immune(position, target)
    if spared is not None:
        reasons.append(spared.step(StepKind.CHECK, target=name))
    guarded = can_use(position.powers, target, f"safeguard:{power.slug}")  # neither targeted nor damaged
    if guarded and power.aim != "adjacent-friend":
        reasons.append(SAFEGUARD.step(StepKind.CHECK, target=name, power=Term(power.slug)))
    reasons += _shielded_by_card(position, figure, target, power, targeted)
    card = outside(position, figure, power.slug, target)
    if card is not None:
        reasons.append(RESTRICTED.step(StepKind.CHECK, target=name, card=Typed(card)))
    if power.slug == "mind-control" and can_use(position.powers, target, "battle-fury"):
        reasons.append(FURIOUS.step(StepKind.CHECK, target=name, power=Term(power.slug)))
    if power.slug == "mind-control" and can_use(position.powers, target, "vehicle"):
        reasons.append(VEHICLE.step(StepKind.CHECK, target=name, power=Term(power.slug)))
    if figure.id in target.untargetable_by and targeted:
        reasons.append(CHANGED_SHAPE.step(StepKind.CHECK, target=name, attacker=FigureId(figure.id)))
    if target.counting_down and power.aim != "adjacent-friend":
        reasons.append(COUNTDOWN.step(StepKind.CHECK, target=name))
    return reasons


def _shielded_by_card(position: Position, figure: Figure, target: Figure, power: Power, targeted: bool) -> list[Step]:
    """What cards say that such a character can't target, or choose for such an effect, or has a safeguard from."""
    name = FigureId(target.id)
    found = forbidden(position, target, "targeted", figure) if targeted else None
    found = found or forbidden(position, target, "chosen", figure, power.slug)
    if found is not None:
        return [BY_CARD.step(StepKind.CHECK, target=name, card=Typed(found.special.name))]
    lost = f"safeguard:{power.slug}" in target.cant_use
    for guard in () if lost else in_effect(position, target, "safeguard"):
        if guard.effect.safeguard == power.slug and by_those(position, guard.holder, target, figure, guard.effect):
            return [SAFEGUARD.step(StepKind.CHECK, target=name, power=Term(power.slug))]
    return []


def _swimming(position: Position, figure: Figure, target: Figure) -> list[Step]:
    """A swimmer in water is out of reach for opponents far off (27.7q)."""
    if position.friendly(figure, target):
        return []
    if can_use(position.powers, target, "swim") and sight.in_water(position, target):
        squares, limit = sight.distance(position, figure, target), position.ruleset.swim_limit
        if squares > limit:
            return [SWIMMING.step(StepKind.CHECK, target=FigureId(target.id), squares=squares, limit=limit)]
    return []


def _beyond_arm(position: Position, attacker: Figure, target: Figure, reach: Reach, power: Power) -> list[Step]:
    if "adjacency" in reach.regardless or sight.strikes(position, attacker, target):
        return []
    name = FigureId(target.id)
    arm = ability_number(position.powers, attacker, GIANT_REACH) if power.everyone else None
    if arm and sight.distance(position, attacker, target) <= arm:
        return [NO_REACH.step(StepKind.CHECK, target=name)]
    if not reach.squares:
        return [NOT_ADJACENT.step(StepKind.CHECK, target=name)]
    line = sight.line_between(position, attacker, target, reach.squares, "effect", reaching(position.powers, attacker))
    reasons = []
    squares = sight.distance(position, attacker, target)
    if squares > reach.squares and "range" not in reach.regardless:
        reasons.append(BEYOND_REACH.step(StepKind.CHECK, target=name, squares=squares, reach=reach.squares))
    if "line-of-fire" not in reach.regardless:
        reasons += _unseen(position, attacker, target, line.result)
    return reasons


def _unseen(position: Position, figure: Figure, target: Figure, result: int) -> list[Step]:
    """Return why there is no line of fire: what stands in it, or a card that forbids it to be drawn (11.4d, 20.4)."""
    name = FigureId(target.id)
    if result == sight.BLOCKED:
        return [NO_LINE.step(StepKind.CHECK, target=name)]
    card = forbidden(position, target, "seen", figure)
    return [] if card is None else [UNSEEN.step(StepKind.CHECK, target=name, card=Typed(card.special.name))]


def reaching(powers: Powers, attacker: Figure) -> frozenset[str]:
    """Return what Giant Reach grants for the attack (27.7d), less what the attacker can't use (20.4, R24)."""
    return grants_of(powers, attacker, powers[GIANT_REACH])


def _beyond_range(
    position: Position, figure: Figure, target: Figure, reach: Reach, purpose: Literal["range-attack", "effect"]
) -> list[Step]:
    name = FigureId(target.id)
    within = None if "range" in reach.regardless else reach.squares
    line = sight.line_between(position, figure, target, within, purpose, reach.grants)
    reasons = []
    squares = sight.distance(position, figure, target)
    if within is not None and squares > within:
        far = OUT_OF_ATTACK_RANGE if purpose == "range-attack" else OUT_OF_RANGE
        reasons.append(far.step(StepKind.CHECK, target=name, squares=squares, range=within))
    if "line-of-fire" not in reach.regardless:
        reasons += _unseen(position, figure, target, line.result)
    return reasons
