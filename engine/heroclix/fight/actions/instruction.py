"""What the instruction itself asks of the figure that performs it: 11.2a, Battle Fury, a terrain marker in hand…"""

from __future__ import annotations

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.fight import sight
from engine.heroclix.fight.captivity import against_full_hands
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import AttackKind, Power, action_name, can_use, grants_of, held_by
from engine.heroclix.powers.inherent import flies
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["against_instruction", "against_kind", "attack_kinds", "bolts"]

ADJACENT_OPPONENT = Message("legal-adjacent-opponent", ("opponents",), rule="11.2a")
BATTLE_FURY_RANGE = Message("legal-battle-fury", ("figure", "action"), rule="27.4b")
NOT_THIS_ATTACK = Message("legal-action-other-attack", ("action", "kind"), rule="7.2")
NO_ATTACK = Message("legal-action-no-attack", ("action",), rule="7.2")
NOTHING_HELD = Message("legal-nothing-held", ("figure",), rule="17.11")
NEVER_THROWN = Message("legal-never-thrown", ("figure", "thing"), rule="17.11b")
THROW = "range-terrain-action"
CANT_MOVE = Message("legal-immobile", ("figure",), rule="7.3a", reading="P82")
MOVED = Message("legal-poison-moved", ("figure",), rule="27.2j")
PLACED = Message("legal-poison-placed", ("figure",), rule="27.2j")


def bolts(figure: Figure) -> int:
    """Return the number of targets of one attack, at least one whatever is printed (12.1a).

    >>> from engine.heroclix.position import Printed
    >>> bolts(Figure("cap", "Cap", "red", printed=Printed(targets=0)))
    1
    """
    return max(1, figure.printed.targets)


def attack_kinds(power: Power) -> tuple[AttackKind, ...]:
    """Return the kinds of attack that an action can make (7.2, 21.1d).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [attack_kinds(MODERN.powers[slug]) for slug in ("charge", "hypersonic-speed", "move")]
    [('close',), ('close', 'range'), ()]
    """
    if power.attack is None:
        return ()
    return ("close", "range") if power.attack == "any" else (power.attack,)


def against_instruction(position: Position, figure: Figure, power: Power, kind: AttackKind | None) -> list[Step]:
    """Return what keeps a figure from performing an action as it stands; `kind` is the attack it makes, if any."""
    reasons: list[Step] = []
    name = FigureId(figure.id)
    if kind is not None:
        reasons += _against_attack(position, figure, power, kind)
    elif power.actions == ("range",) and can_use(position.powers, figure, "battle-fury"):
        reasons.append(BATTLE_FURY_RANGE.step(StepKind.CHECK, figure=name, action=Term(THROW)))
    if power.moves and power.attack is None and can_use(position.powers, figure, "immobile"):
        reasons.append(CANT_MOVE.step(StepKind.CHECK, figure=name))
    if power.still and figure.moved:
        reasons.append(MOVED.step(StepKind.CHECK, figure=name))
    if power.still and (figure.placed or figure.carried):  # who was carried has been placed (22.1, 27.8d)
        reasons.append(PLACED.step(StepKind.CHECK, figure=name))
    return reasons


def _against_attack(position: Position, figure: Figure, power: Power, kind: AttackKind) -> list[Step]:
    reasons = []
    if kind not in attack_kinds(power):
        message = NOT_THIS_ATTACK if power.attack else NO_ATTACK
        data = {"action": action_name(power.slug)} | ({"kind": Term(f"{kind}-attack")} if power.attack else {})
        section = message.rule if power.inherent else power.section  # what the power gives stands in its own text
        reasons.append(Step(StepKind.CHECK, message.key, data, section))
    if kind == "range":
        beside = sight.adjacent_opponents(position, figure)
        may = traits(position.powers, figure).targets("adjacent") or "improved-targeting:adjacent" in grants_of(
            position.powers, figure, power
        )
        if beside and not may:
            opponents = tuple(FigureId(other.id) for other in beside)
            reasons.append(ADJACENT_OPPONENT.step(StepKind.CHECK, opponents=opponents))
    reasons += against_kind(position.powers, figure, power, kind)
    reasons += against_full_hands(position, figure, kind)
    return reasons + _against_what_is_held(position, figure, power)


def _against_what_is_held(position: Position, figure: Figure, power: Power) -> list[Step]:
    """Return why there is nothing in hand to attack with."""
    if power.slug not in ("close-terrain-action", THROW):
        return []
    held, name = held_by(position, figure), FigureId(figure.id)
    if held is None:
        return [NOTHING_HELD.step(StepKind.CHECK, figure=name)]
    if power.slug == THROW and not flies(position.ruleset, held):
        return [NEVER_THROWN.step(StepKind.CHECK, figure=name, thing=Typed(held.id))]
    return []


def against_kind(powers: Powers, figure: Figure, power: Power, kind: AttackKind) -> list[Step]:
    """Return what keeps a figure from making this kind of attack wherever it stands (27.4b)."""
    if kind == "range" and power.slug != THROW and can_use(powers, figure, "battle-fury"):
        return [BATTLE_FURY_RANGE.step(StepKind.CHECK, figure=FigureId(figure.id), action=Term(THROW))]
    return []
