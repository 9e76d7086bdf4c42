"""Chapter 7: may this figure be given this action now? All reasons against it, in the fixed order.

Whose turn, phase, can use, already acted, action tokens, action total.
"""

from __future__ import annotations

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.conditions.effects import OUTSIDE, against, times
from engine.heroclix.fight.actions.turn import (
    action_total,
    exertion,
    leadership_step,
    may_be_all,
    pushing,
    standard_total,
    tokens_forbid,
)
from engine.heroclix.fight.actions.underway import against_interrupting
from engine.heroclix.fight.actions.withheld import withheld
from engine.heroclix.position import Figure, Position, Special, Turn
from engine.heroclix.powers import ActionType, AttackKind, Power, action_name, can_use
from engine.heroclix.powers.groups import barred_types
from engine.heroclix.powers.special import in_force
from engine.heroclix.powers.uses import used_up
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "ALREADY",
    "BEYOND",
    "against_action",
    "against_presence",
    "against_type",
    "against_use",
    "given_free",
    "notes_on",
    "symbol_steps",
    "turn_of",
]

ALREADY, BEYOND = "already", "beyond"  # of a figure that has acted, and of a total that is used up
OTHER_TURN = Message("legal-other-turn", ("figure", "active"), rule="7")
OTHER_PHASE = Message("legal-other-phase", ("phase",), rule="9.2")
CANT_USE = Message("legal-cant-use", ("power",), rule="20.4")
LOST = Message("legal-lost", ("power",), rule="20.6")
LACKS = Message("legal-lacks", ("power",), rule="20.1")
GRANTED_OFF = Message("legal-granted-off", ("power", "special"), rule="20.4")
VEHICLE_OBJECT = Message("legal-vehicle-object", ("figure",), rule="24.4")
NO_PILOT = Message("legal-vehicle-no-pilot", ("figure",), rule="24.4")
AUTOPILOT = Message("legal-autopilot", ("figure", "damage"), rule="24.4b")
STAMINA = Message("legal-colossal-stamina", ("figure", "tokens", "damage"), rule="22.2")
PUSHED = Message("legal-pushed", ("figure", "damage"), rule="7.8")
SYMBOL_UNREAD = Message("legal-symbol-unread", ("figure", "action"), rule="27.8d", reading="R64")
CARRYING = ("flight", "move-and-attack")  # who shows one of these carries too (27.7c, glosario/transportador)
WILD_CARD = Message("legal-wild-card", ("figure",), rule="19.4a")
OFF_MAP = Message("legal-off-map", ("figure",), rule="15.3")
KO = Message("legal-ko", ("figure",), rule="12.5d")
COUNTDOWN = Message("legal-countdown", ("figure",), rule="24.3")
COUNTDOWN_OFF_MAP = Message("legal-countdown-off-map", ("figure",), rule="24.3")
CARRIED = Message("legal-was-carried", ("figure",), rule="27.8d")
NO_PASSENGERS = Message("legal-passenger-zero", ("figure",), rule="27.7k")
NO_ACTION = Message("legal-no-action", ("power",), rule="7.1")
AS_FREE = Message("legal-as-free", ("figure", "action"), rule="7.6")
TYPE_BARRED = Message("legal-type-barred", ("figure", "types"), rule="7.3a")
TOTAL_CHANGED = Message("legal-total-changed", ("figure", "special", "add"), rule="7.9")
ACTED = Message("legal-acted", ("figure",), rule="7.4", fact=ALREADY)
AUTONOMOUS = Message("legal-autonomous", ("figure",), rule="27.7a")
FREE_USED = Message("legal-free-used", ("power",), rule="7.5")
TOKENS = Message("legal-tokens", ("figure", "tokens"), rule="7.4")
TOTAL_USED = Message("legal-total-used", ("used", "total"), rule="7.9", fact=BEYOND)


# why a special power or the like doesn't count now, and the section that says so
OFF_SECTIONS = {
    "cant-use": "20.4",
    "lost": "20.6",
    "limit": "21.11",
    "silenced": "27.2c",
    "points": "19.2a",
    "pilot": "24.4a",
}
BOTH = 2  # types of action: CLOSE/RANGE
OBJECT_ABILITIES = ("object-pick-up", "close-terrain-action", "range-terrain-action")  # not for vehicles (24.4)


def turn_of(position: Position, figure: Figure) -> Turn:
    """Return the turn; where the document has none, or nobody active, it is that of the figure's side."""
    turn = position.turn
    if turn is None:
        return Turn(figure.side, build_total=standard_total(position.ruleset))
    if turn.active:
        return turn
    return turn._replace(active=figure.side)


def _is_costed(power: Power, free: bool) -> bool:
    """Return whether the action costs an action token (7.4); what is part of a move counts as its MOVE action."""
    return not free and power.actions != ("free",)


def given_free(figure: Figure, slug: str) -> bool:
    """Return whether a card lets a figure be given an action as FREE, which it has not been so this turn (7.5, 7.6)."""
    return slug in figure.as_free and not used_up(figure.used, slug, times(figure, slug))


def against_use(position: Position, figure: Figure, power: Power) -> list[Step]:
    """Return why a figure can't use a power or ability (20.1, 20.4, 20.6, 24.4).

    Where a card would give it the power, the reason names its sentence, and what fails of its condition after it.
    """
    powers = position.powers
    name = action_name(power.slug)
    if power.slug in figure.cant_use:
        return [CANT_USE.step(StepKind.CHECK, power=name)]
    if not can_use(powers, figure, power.slug):
        return _not_usable(position, figure, power)
    if power.slug in OBJECT_ABILITIES and can_use(powers, figure, "vehicle"):
        return [VEHICLE_OBJECT.step(StepKind.CHECK, figure=FigureId(figure.id))]
    return []


def _not_usable(position: Position, figure: Figure, power: Power) -> list[Step]:
    """Return why it can't be used: lost, granted by what doesn't count now, under a condition, or not there at all."""
    name = action_name(power.slug)
    if power.slug in figure.lost:
        return [LOST.step(StepKind.CHECK, power=name)]
    for special in figure.special:
        if special.off and power.slug in (*special.grants, *(each.grants for each in special.written)):
            step = GRANTED_OFF.step(StepKind.CHECK, power=name, special=Typed(special.name))
            return [step._replace(rule=OFF_SECTIONS[special.off])]
    return withheld(position, figure, power) or [LACKS.step(StepKind.CHECK, power=name)]


def against_presence(figure: Figure) -> list[Step]:
    """Return why a figure does nothing at all: KO'd (12.5d), on a countdown click (24.3) or off the map (15.3)."""
    if figure.knocked_out:
        return [KO.step(StepKind.CHECK, figure=FigureId(figure.id))]
    if figure.counting_down:
        message = COUNTDOWN if figure.squares else COUNTDOWN_OFF_MAP
        return [message.step(StepKind.CHECK, figure=FigureId(figure.id))]
    return [] if figure.squares else [OFF_MAP.step(StepKind.CHECK, figure=FigureId(figure.id))]


def against_action(
    position: Position, figure: Figure, power: Power, free: bool = False, within: bool = False
) -> list[Step]:
    """Return all reasons of chapter 7 against giving a figure an action now; empty when it may be given.

    `free`: an effect lets it be given as FREE (7.5, 7.6); `within`: in the middle of another action too. What isn't
    activated with an action at all is neither out of turn nor too costly: it is no action (7.1).
    """
    if not power.actions and not power.inherent:
        return _against_access(position, figure, power, costed=False)
    turn = turn_of(position, figure)
    costed = _is_costed(power, free)
    reasons = _against_time(figure, turn, anytime=position.ruleset.free_all_turn and not costed)
    reasons += _against_access(position, figure, power, costed)
    reasons += against_interrupting(position, figure.id, power, within)
    name = FigureId(figure.id)
    if barred := _barred(figure, power, free):
        reasons.append(TYPE_BARRED.step(StepKind.CHECK, figure=name, types=barred))
    if costed and figure.acted:
        reasons.append(ACTED.step(StepKind.CHECK, figure=name))
    used = used_up(figure.used, power.slug, times(figure, power.slug)) and not power.repeats
    if used and (not costed or power.slug in figure.free_only):
        reasons.append(FREE_USED.step(StepKind.CHECK, power=action_name(power.slug)))
    if (
        costed
        and tokens_forbid(position.ruleset, figure.tokens)
        and not can_use(position.powers, figure, "colossal-stamina")
    ):
        reasons.append(TOKENS.step(StepKind.CHECK, figure=name, tokens=figure.tokens))
    if (
        costed
        and may_be_all(position.ruleset, turn.actions_used)
        and not can_use(position.powers, figure, "autonomous")
    ):
        total = _total(position, figure, turn)
        if turn.actions_used >= total:
            reasons.append(TOTAL_USED.step(StepKind.CHECK, used=turn.actions_used, total=total))
    return reasons


def _total(position: Position, figure: Figure, turn: Turn) -> int:
    """Return the action total of a figure's force, with a leader only where the actions need it (7.9, 27.4l)."""
    change = sum(add for _, _, add in _total_changes(position, figure))
    total = action_total(position.ruleset, turn.build_total, False, change)
    if turn.actions_used >= total and has_leader(position, figure):
        return action_total(position.ruleset, turn.build_total, True, change)
    return total


def symbol_steps(powers: Powers, figure: Figure, power: Power) -> list[Step]:
    """Return that nobody knows whether its base shows the symbol by which alone the book gives this action."""
    known = power.slug in figure.abilities or any(
        slug in figure.abilities or can_use(powers, figure, slug) for slug in CARRYING
    )
    if known or power.slug not in powers.abilities.marked:
        return []
    return [SYMBOL_UNREAD.step(StepKind.IGNORED, figure=FigureId(figure.id), action=Term(power.slug))]


def notes_on(position: Position, figure: Figure, power: Power, free: bool) -> list[Step]:
    """Return what has to be known about giving this action beside the reasons against it (19.4a, 22.2, 24.4b)."""
    name = FigureId(figure.id)
    notes = []
    if (
        can_use(position.powers, figure, "vehicle")
        and not figure.pilot
        and can_use(position.powers, figure, "autopilot")
    ):
        notes.append(AUTOPILOT.step(StepKind.CHECK, figure=name, damage=exertion(position.ruleset)))
    tired = tokens_forbid(position.ruleset, figure.tokens)
    if _is_costed(power, free) and tired and can_use(position.powers, figure, "colossal-stamina"):
        costs = exertion(position.ruleset)
        notes.append(STAMINA.step(StepKind.CHECK, figure=name, tokens=figure.tokens, damage=costs))
    elif _is_costed(power, free) and (clicks := pushing(position.ruleset, figure.tokens)):
        notes.append(PUSHED.step(StepKind.CHECK, figure=name, damage=clicks))
    if _is_costed(power, free):
        notes += _beyond_total(position, figure)
    if _is_costed(power, free) and not can_use(position.powers, figure, "autonomous"):
        for holder, special, add in _total_changes(position, figure):
            data = {"figure": FigureId(holder.id), "special": Typed(special.name), "add": f"{add:+d}"}
            notes.append(Step(StepKind.MODIFY, TOTAL_CHANGED.key, data, TOTAL_CHANGED.rule))
    if free and given_free(figure, power.slug):
        notes.append(AS_FREE.step(StepKind.CHECK, figure=name, action=action_name(power.slug)))
    notes += symbol_steps(position.powers, figure, power)
    if power.slug == "wild-card":
        notes.append(WILD_CARD.step(StepKind.IGNORED, figure=name))
    return notes


def _beyond_total(position: Position, figure: Figure) -> list[Step]:
    """Return what lets more actions be given than the build total alone does, once those are used up (7.9, 27.4l)."""
    turn, ruleset = turn_of(position, figure), position.ruleset
    if turn.actions_used < action_total(ruleset, turn.build_total):
        return []
    if can_use(position.powers, figure, "autonomous"):
        return [AUTONOMOUS.step(StepKind.CHECK, figure=FigureId(figure.id))]
    return [leadership_step(ruleset, turn.build_total)] if has_leader(position, figure) else []


def has_leader(position: Position, figure: Figure) -> bool:
    """Return whether a character of its force, or itself, can use Leadership; off the map it can't (27.4l, 15.3)."""
    able = (other for other in position.figures if other.squares and can_use(position.powers, other, "leadership"))
    return any(position.friendly(other, figure) for other in able)


def _total_changes(position: Position, figure: Figure) -> list[tuple[Figure, Special, int]]:
    """Return whose effects change the action total of a figure's force, which, and by how much (7.9).

    Off the map none does; what a card says for all that have it counts once.
    """
    found: list[tuple[Figure, Special, int]] = []
    for other in Board.of(position).carded:
        for special in in_force(other.special) if position.friendly(other, figure) else ():
            if special.action_total:
                found.append((other, special, special.action_total))
            for effect in special.written:
                if effect.action_total is None or against(position, other, other, effect, OUTSIDE) is not None:
                    continue
                if not (effect.once and any(known.name == special.name for _, known, _ in found)):
                    found.append((other, special, effect.action_total))
    return found


def _barred(figure: Figure, power: Power, free: bool) -> tuple[Term, ...]:
    """Return the types of action that keep it from being given: it can't be given any that would do (7.3a, 7.6)."""
    part_of_a_move: tuple[ActionType, ...] = ("move",) if power.inherent else ()
    types: tuple[ActionType, ...] = ("free",) if free else power.actions or part_of_a_move
    barred = barred_types(figure)
    return tuple(Term(f"type-{each}") for each in types) if types and barred.issuperset(types) else ()


def against_type(figure: Figure, power: Power, kind: AttackKind) -> list[Step]:
    """Return why an action of two types can't be given as the one that such an attack needs (7.3a, 21.1d)."""
    if len(power.actions) < BOTH or kind not in barred_types(figure):
        return []
    return [TYPE_BARRED.step(StepKind.CHECK, figure=FigureId(figure.id), types=(Term(f"type-{kind}"),))]


def _against_time(figure: Figure, turn: Turn, *, anytime: bool) -> list[Step]:
    """Return why it is not the time for an action; `anytime`: it may be given in every phase of the turn."""
    reasons = []
    if turn.active != figure.side:
        reasons.append(OTHER_TURN.step(StepKind.CHECK, figure=FigureId(figure.id), active=turn.active))
    if turn.phase != "action" and not anytime:
        reasons.append(OTHER_PHASE.step(StepKind.CHECK, phase=Term(f"phase-{turn.phase}")))
    return reasons


def _against_access(position: Position, figure: Figure, power: Power, costed: bool) -> list[Step]:
    reasons, powers = [], position.powers
    name = FigureId(figure.id)
    if not power.actions and not power.inherent:
        reasons.append(NO_ACTION.step(StepKind.CHECK, power=Term(power.slug)))
    reasons += against_use(position, figure, power)
    if power.slug == "carry" and traits(powers, figure).can("passenger:0"):
        reasons.append(NO_PASSENGERS.step(StepKind.CHECK, figure=name))
    if can_use(powers, figure, "vehicle") and not figure.pilot and not can_use(powers, figure, "autopilot"):
        reasons.append(NO_PILOT.step(StepKind.CHECK, figure=name))
    reasons += against_presence(figure)
    if costed and figure.carried:
        reasons.append(CARRIED.step(StepKind.CHECK, figure=name))
    return reasons
