"""May this figure be given this action, and what may it be given at all? (CONTRACT: `legal`, `legal_actions`.)

Chapter 7 first, then the instruction itself, the number of targets, and each target as listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.heroclix.board.knockback.rules import yields
from engine.heroclix.effects.areas.blast import shaken
from engine.heroclix.effects.areas.choice import CHOOSERS, Chosen, against_choice, against_pick_up
from engine.heroclix.fight.actions.carry import against_carry, against_carrying, against_passenger, may_carry_anyone
from engine.heroclix.fight.actions.citations import (
    action_steps,
    blocked_steps,
    effect_steps,
    grounded_steps,
    usage_steps,
)
from engine.heroclix.fight.actions.instruction import against_instruction, against_kind, attack_kinds
from engine.heroclix.fight.actions.move import against_control, given_move
from engine.heroclix.fight.actions.offers import LEGAL, Offer
from engine.heroclix.fight.actions.rights import (
    against_action,
    against_presence,
    against_use,
    given_free,
    notes_on,
)
from engine.heroclix.fight.actions.situations import against_situation, arising, by_situation, equip_notes, pilot_notes
from engine.heroclix.fight.actions.throw import as_if_held
from engine.heroclix.fight.actions.underway import KINDS, ON_THE_WAY, Belonging, part_of_it, resolving, within_steps
from engine.heroclix.fight.actions.withheld import conditional
from engine.heroclix.fight.attack.declaration import NO_OPPONENT, silenced
from engine.heroclix.fight.attack.ranges import reading_steps
from engine.heroclix.fight.attack.targets import (
    SHIELDING,
    against_anywhere,
    against_attack,
    against_effect,
    finds_opponent,
    may_affect,
    reach_of,
)
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.fight.uses.countering import nothing_listed
from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.powers import (
    ActionType,
    AttackKind,
    Power,
    action_name,
    as_used,
    can_use,
)
from engine.heroclix.powers.groups import barred_types
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["against_making", "judge_action", "offers", "shields"]

NOBODY = "nobody"  # of the reason that an action finds nobody
NO_TARGET = Message("legal-no-target", ("action",), rule="12.1", fact=NOBODY)
NO_CHOICE = Message("legal-no-choice", ("action",), rule="11.5", fact=NOBODY)
NOBODY_FOR_ALL = "P81"  # the reading on what affects all and finds nobody
MOVE_LEFT_OUT = Message("legal-move-left-out", ("figure", "action"), rule="27.7f", reading="P82")
NO_PASSENGER = Message("legal-no-passenger", ("figure",), rule="27.8d")
STAYS_PUT = Message("legal-force-blast-idle", ("target",), rule="27.1h", reading="P29")
UNHEALABLE = Message("legal-support-idle", ("target",), rule="27.4c", reading="P100")
CARRIED = Message("legal-carried-was-placed", ("figure",), rule="22.1")
HELD = Message("legal-thing-held", ("thing", "holder"), rule="17.7")
ILLEGAL = Message("legal-no", ("figure", "action"), rule="7", fact="illegal")
MOVES_FIRST = Message("legal-moves-first", ("action",), rule="21.1a")


class Weighed(NamedTuple):
    """What was found of giving a figure an action: the reasons against it, and what was looked at for them.

    `position` is the one in which it is carried out, `thrown` what it holds in that alone, and how; `share` says how
    it belongs to what is being carried out.
    """

    position: Position
    share: Belonging | None
    against: list[Step]
    thrown: tuple[Step, ...]
    looked: list[Step]


def judge_action(
    position: Position,
    figure: Figure,
    power: Power,
    target: Chosen | Thing | None = None,
    free: bool = False,
    also: Sequence[Step] = (),
) -> tuple[Ruling, tuple[Step, ...]]:
    """Return the ruling on giving a figure an action, its value true or false, and all reasons against it.

    Without `target` at least one choice must satisfy the action. `target` is a figure; for what chooses
    squares, objects or pieces of terrain it may be one of those, a held object too. An action that moves
    first is refused neither for want of a target nor for where its target stands now. `also`: what speaks against it
    besides, as it is given.
    """
    weighed = _weighed(position, figure, power := as_used(figure, power), target, free)
    position, against = weighed.position, [*also, *weighed.against]
    free = free or given_free(figure, power.slug) or weighed.share is not None
    notes = [*weighed.thrown, *action_steps(power), *usage_steps(power), *notes_on(position, figure, power, free)]
    notes += within_steps(position, figure, free or power.actions == ("free",), weighed.share, against)
    if power.attack is not None:
        notes += grounded_steps(position.powers, figure, power, "improved-targeting")
    if power.still and figure.carried:
        notes.append(CARRIED.step(StepKind.CHECK, figure=FigureId(figure.id)))
    if isinstance(target, Figure) and power.slug == "force-blast" and not yields(position, target, figure):
        notes.append(STAYS_PUT.step(StepKind.CHECK, target=FigureId(target.id)))
    if isinstance(target, Figure) and power.slug == "support" and (target.bystander or target.counting_down):
        notes.append(UNHEALABLE.step(StepKind.CHECK, target=FigureId(target.id)))
    notes += nothing_listed(position, power.slug, target)
    notes += weighed.looked
    if figure.squares:
        notes += reading_steps(position, figure, power, target if isinstance(target, Figure) else None)
        if isinstance(target, Figure):
            notes += _blocked(position, figure, power, target, against)
        notes += pilot_notes(figure, power.slug, against) + equip_notes(position, figure, power.slug)
    verdict = ILLEGAL if against else LEGAL
    last = verdict.step(StepKind.RESULT, figure=FigureId(figure.id), action=action_name(power.slug))
    steps = (*against, *notes, *card_steps(position.powers, figure), last)
    decided_by = tuple(against) or (*weighed.looked, last)
    ruling = Ruling(position.ruleset.id, "illegal" if against else "legal", not against, steps, decided_by)
    return ruling, tuple(against)


def _weighed(
    position: Position, figure: Figure, power: Power, target: Chosen | Thing | None = None, free: bool = False
) -> Weighed:
    """Return all that speaks against giving a figure an action, and nothing that is only told beside it."""
    share = part_of_it(position, figure, power)
    goes_on = share is not None and not share.new
    against = against_presence(figure) if goes_on else _against_giving(position, figure, power, free, share)
    instruction = partial(_against_rest, share=share) if share is not None and goes_on else _against_choice
    position, thrown = as_if_held(
        position, figure, power, lambda holding: not instruction(holding, figure, power, target, [])
    )
    looked: list[Step] = []
    if figure.squares:
        against += instruction(position, figure, power, target, looked)
    return Weighed(position, share, against, thrown, looked)


def _against_giving(
    position: Position, figure: Figure, power: Power, free: bool, share: Belonging | None
) -> list[Step]:
    """Return the reasons of chapter 7; an effect that is not described may give a FREE action at any moment (P130)."""
    as_free = free or share is not None or given_free(figure, power.slug)
    return against_action(position, figure, power, as_free, within=free)


def _blocked(position: Position, figure: Figure, power: Power, target: Figure, against: list[Step]) -> list[Step]:
    """Return what blocks the line of fire to a target that is refused for it: Stealth, terrain, figures (11.4)."""
    if power.attack is None:
        return effect_steps(against, position, figure, target, power)
    kind: AttackKind = "close" if power.attack == "close" else "range"
    return blocked_steps(against, position, figure, (target,), kind, power)


def offers(position: Position, figure: Figure) -> tuple[Offer, ...]:
    """Return every action that a figure might be given: inherent ones, then its powers, in the card's order.

    A power taken by an effect, lost, or given by a card under a condition is listed with the reason against it.
    """
    known = position.powers
    theirs = figure.powers | figure.abilities | figure.cant_use | figure.lost | conditional(position, figure)
    powers = [power for power in known.standard if power.actions and power.slug in theirs]
    keyphrases = [power for power in known.keyphrases if power.actions and power.slug in theirs]
    found = []
    for each in (*known.inherent, *arising(position, figure), *powers, *keyphrases):
        weighed = _weighed(position, figure, power := as_used(figure, each))
        types: tuple[ActionType, ...] = power.actions or ("move",)  # Carry and Object Pick Up are part of a move
        if given_free(figure, power.slug) or (weighed.share is not None and weighed.share.new):
            types = ("free",)
        found.append(Offer(power.slug, types, not weighed.against, tuple(weighed.against)))
    return tuple(found)


def _against_choice(
    position: Position, figure: Figure, power: Power, target: Chosen | Thing | None, notes: list[Step]
) -> list[Step]:
    """Return what keeps the instruction, and every choice or the one named, from being carried out."""
    name = action_name(power.slug)
    if by_situation(power):
        return against_situation(position, figure, power.slug, target if isinstance(target, Figure | Thing) else None)
    if power.slug in CHOOSERS:
        return against_instruction(position, figure, power, None) + _against_chosen(
            position, figure, power, target, notes
        )
    if target is not None and not isinstance(target, Figure):
        raise TypeError(f"{power.slug} is about figures")
    if power.slug == "carry":
        return against_carrying(position, figure) + _against_passengers(position, figure, target)
    if power.attack is not None and not power.moves:
        return _against_attack(position, figure, power, target)
    reasons = against_instruction(position, figure, power, None)
    if power.attack is not None:
        notes.append(MOVES_FIRST.step(StepKind.CHECK, action=name))
        if can_use(position.powers, figure, "immobile"):
            notes.append(MOVE_LEFT_OUT.step(StepKind.CHECK, figure=FigureId(figure.id), action=name))
        return reasons + _against_moving_attack(position, figure, power, target, notes)
    return reasons + _against_aim(position, figure, power, target)


def _against_rest(
    position: Position,
    figure: Figure,
    power: Power,
    target: Chosen | Thing | None,
    notes: list[Step],
    *,
    share: Belonging,
) -> list[Step]:
    """Return what keeps a figure from carrying on with its action: with any of the instructions that are meant."""
    whole = position.powers[share.action]
    if share.by:
        side = position.figure(share.by).side
        if reasons := against_control(position, figure, side):
            return reasons
        figure = replace(figure, side=side)
        position = position.with_figure(figure)
    elif reasons := against_use(position, figure, whole):  # it has lost the power since (20.6)
        return reasons
    if power.slug in ON_THE_WAY:
        return _against_handling(position, figure, power, share, target, notes)
    aimed = target if isinstance(target, Figure) else None
    kinds = [kind for kind in KINDS if kind in share.parts]
    if "move" in share.parts and not (aimed is not None and kinds and share.by):
        barred = [] if kinds else against_instruction(position, figure, position.powers["move"], None)
        return barred + (_against_moving_attack(position, figure, whole, aimed, notes) if kinds else [])
    found = [
        against_making(position, figure, position.powers[kind] if share.by else whole, kind, aimed) for kind in kinds
    ]
    return min(found, key=len)


def _against_handling(
    position: Position,
    figure: Figure,
    power: Power,
    share: Belonging,
    target: Chosen | Thing | None,
    notes: list[Step],
) -> list[Step]:
    """Return what keeps a figure from carrying or picking up in a move of the action that it carries out (27.8d)."""
    by = position.figure(share.by) if share.by else None
    action = share.action if by is None or by.side else "move"  # of no side it is on none either (6.2, P1)
    by = by if action == share.action else None
    if power.slug == "carry":
        figure = replace(figure, abilities=figure.abilities | as_used(figure, position.powers[action]).grants)
        position = position.with_figure(figure)
        reasons = against_carry(position, figure, ())
        more = _against_choice(position, figure, power, target, notes)
        return reasons + [step for step in more if step not in reasons]
    reasons = against_use(position, figure, power)
    if isinstance(target, Thing) or can_use(position.powers, figure, "vehicle") or figure.printed.speed is None:
        return reasons + _against_chosen(position, figure, power, target, notes)
    going = resolving(position)
    moved = going.moved if going is not None and action == "hypersonic-speed" and going.left == ("move",) else None
    move = given_move(position, figure, action, None, moved, by)
    if move.reasons:
        return reasons + list(move.reasons)
    found, looked = against_pick_up(move.position, move.figure, target, move.squares)
    notes += looked
    return reasons + found


def _against_aim(position: Position, figure: Figure, power: Power, target: Figure | None) -> list[Step]:
    """Return the reasons of what is about characters without attacking them: against the one named, or against all."""
    if power.aim is None:
        return []
    if target is not None:
        return against_effect(position, figure, target, power)
    return [] if may_affect(position, figure, power) else [_no_choice(power)]


def _against_chosen(
    position: Position, figure: Figure, power: Power, target: Chosen | Thing | None, notes: list[Step]
) -> list[Step]:
    """Return the reasons of what chooses squares, objects or terrain; what somebody holds is off the map (17.7)."""
    if isinstance(target, Thing):
        return [HELD.step(StepKind.CHECK, thing=target.id, holder=FigureId(target.held_by or ""))]
    if power.slug == "object-pick-up" and can_use(position.powers, figure, "vehicle"):
        return []  # said already: it can't use that at all (24.4)
    reasons, looked = against_choice(position, figure, power.slug, target)
    notes += looked
    return reasons


def _against_moving_attack(
    position: Position, figure: Figure, power: Power, target: Figure | None, notes: list[Step]
) -> list[Step]:
    """Return what moving first cannot mend: no range attacks with Battle Fury, a friend or an immune target."""
    barred = [step for kind in attack_kinds(power) for step in against_kind(position.powers, figure, power, kind)]
    if target is None or len(attack_kinds(power)) > 1:
        notes += barred  # the move remains, or the other kind of attack
        barred = []
    return barred if target is None else barred + against_anywhere(position, figure, target, power)


def _no_choice(power: Power) -> Step:
    step = NO_CHOICE.step(StepKind.CHECK, action=action_name(power.slug))
    reading = NOBODY_FOR_ALL if power.aim == "adjacent-opponents" else None
    return step._replace(rule=power.section, reading=reading)


def _against_passengers(position: Position, figure: Figure, target: Figure | None) -> list[Step]:
    if target is not None:
        return against_passenger(position, figure, target)
    if may_carry_anyone(position, figure):
        return []
    return [NO_PASSENGER.step(StepKind.CHECK, figure=FigureId(figure.id))]


def shields(position: Position, figure: Figure, power: Power, because: Sequence[Step]) -> tuple[Step, ...]:
    """Return what shields those near enough and in sight, where an action was refused because it finds nobody.

    Immunity, a safeguard and the like (14.1, 24.3, 27.7): without them such a refusal would not say why.
    """
    if not any(step.fact == NOBODY for step in because):
        return ()
    if power.aim is not None:
        return _shielding([against_effect(position, figure, other, power) for other in position.figures])
    for kind in attack_kinds(power):
        board = shaken(position, figure) if power.slug == "quake" else position
        reach = reach_of(board, figure, kind, power)
        if power.silences:
            board, _ = silenced(board, figure, reach.squares or 0)
        opposing = [other for other in board.figures if not board.friendly(figure, other)]
        found = _shielding([against_attack(board, figure, other, reach, power) for other in opposing])
        if found:
            return found
    return ()


def _shielding(against: Sequence[Sequence[Step]]) -> tuple[Step, ...]:
    return tuple(step for steps in against if all(each.fact == SHIELDING for each in steps) for step in steps)


def _against_attack(position: Position, figure: Figure, power: Power, target: Figure | None) -> list[Step]:
    """Return the reasons of the kind of attack with the fewest, where the action leaves the choice (21.1d)."""
    both, barred = attack_kinds(power), barred_types(figure)
    share = part_of_it(position, figure, power)
    if share is not None and share.new:  # as FREE in place of an attack of one kind (27.1e, 27.1l)
        both = tuple(kind for kind in both if kind in share.parts)
    kinds = [kind for kind in both if len(power.actions) < len(both) or kind not in barred] or both
    found = [against_making(position, figure, power, kind, target) for kind in kinds]
    return min(found, key=len)


def against_making(
    position: Position, figure: Figure, power: Power, kind: AttackKind, target: Figure | None
) -> list[Step]:
    """Return what keeps a figure from making this kind of attack by an action: on anyone, or on the one named."""
    reasons = against_instruction(position, figure, power, kind)
    if power.slug == "quake":  # the terrain around it is destroyed first (27.2d)
        position = shaken(position, figure)
    reach = reach_of(position, figure, kind, power)
    if power.silences:
        position, _ = silenced(position, figure, reach.squares or 0)
        target = None if target is None else position.figure(target.id)
    if target is not None and not power.silences:
        return reasons + against_attack(position, figure, target, reach, power)
    found = finds_opponent(position, figure, reach, power)
    name = action_name(power.slug)
    if target is None:
        nobody = NO_TARGET.step(StepKind.CHECK, action=name)
        return reasons if found else [*reasons, nobody._replace(reading=NOBODY_FOR_ALL) if power.everyone else nobody]
    if not found and position.friendly(figure, target):
        reasons = [*reasons, NO_OPPONENT.step(StepKind.CHECK, action=name)]
    return reasons + against_attack(position, figure, target, reach, power)
