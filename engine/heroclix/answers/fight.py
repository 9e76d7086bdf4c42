"""The answers about values, attacks and the right to be given an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from dataclasses import fields as dataclass_fields
from functools import partial

from engine.answer import Answer
from engine.errors import DocumentError, as_given
from engine.heroclix import questions
from engine.heroclix.answers.freely import as_free_or_not, offers_of
from engine.heroclix.answers.naming import named
from engine.heroclix.conditions.granting import with_powers_in
from engine.heroclix.conditions.using import versions_in, with_version
from engine.heroclix.effects.areas.blast import all_targets
from engine.heroclix.effects.areas.choice import CHOOSERS, Chosen
from engine.heroclix.fight.actions.citations import side_steps
from engine.heroclix.fight.actions.first_turn import first_turn_steps
from engine.heroclix.fight.actions.grounds import allowing
from engine.heroclix.fight.actions.instruction import attack_kinds
from engine.heroclix.fight.actions.kinds import given_as
from engine.heroclix.fight.actions.legality import judge_action, shields
from engine.heroclix.fight.actions.offers import rule_offers
from engine.heroclix.fight.actions.rights import given_free
from engine.heroclix.fight.actions.tokens import cost_of, pushing_choices
from engine.heroclix.fight.actions.underway import resolving
from engine.heroclix.fight.actions.within_move import OUT_OF_REACH, leaving, within_move
from engine.heroclix.fight.attack.choices import Choice, Choices
from engine.heroclix.fight.attack.declaration import Attack, silenced_by
from engine.heroclix.fight.attack.probability import team_tokens, uses_left
from engine.heroclix.fight.attack.refusals import unknown_steps
from engine.heroclix.fight.attack.sequence import AttackOutcome, TargetOutcome, judge_attack
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.fight.uses.treatment import judge_treatment, treats
from engine.heroclix.fight.uses.use import Use, UseOutcome, judge_use
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.stack import UNNAMED, Effect
from engine.heroclix.fight.values.stack import stack as stacked
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.fight.values.written import fight_of, subject_in
from engine.heroclix.nearest import such_as
from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.powers import action_name, as_used
from engine.heroclix.powers.inherent import ALSO_NAMED
from engine.heroclix.ruleset import Power, Powers, Ruleset
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["attack", "declared", "declared_to_all", "legal", "legal_actions", "stack", "use", "value"]


RELIC = "relic"
TAKES_ALL = Message("attack-takes-all", ("figure", "targets"), rule="12.1b")


def figure_named(position: Position, path: str, figure_id: str) -> Figure:
    """Return the figure of that id. Raises DocumentError naming the field when there is none."""
    try:
        return position.figure(figure_id)
    except KeyError:
        raise DocumentError(path, "error-no-figure", id=figure_id) from None


def thing_named(position: Position, path: str, thing_id: str) -> Thing:
    """Return the object of that id. Raises DocumentError naming the field when there is none."""
    found = next((thing for thing in position.things if thing.id == thing_id), None)
    if found is None:
        raise DocumentError(path, "error-no-object", id=thing_id)
    return found


def action_named(powers: Powers, path: str, action: str) -> Power:
    """Return the action's power, its other name taken too. Raises DocumentError when nothing has that name."""
    found = powers.get(ALSO_NAMED.get(action, action))
    if found is None:
        raise DocumentError(
            path, "error-action-unknown", given=as_given(action), expected=such_as(action, powers.acting)
        )
    return found


def stack(position: Position, ask: questions.StackAsk) -> Answer:
    """Answer what a value comes to with the listed replacements, modifiers and bounds (13.1)."""
    effects = [_replacement(position.ruleset, index, given) for index, given in enumerate(ask.replace)]
    effects += [_modifier(given) for given in ask.modify]
    if ask.minimum is not None:
        effects.append(Effect("minimum", ask.minimum))
    if ask.maximum is not None:
        effects.append(Effect("maximum", ask.maximum))
    ruling = stacked(position.ruleset, ask.value, ask.printed, effects, listed=True)
    return Answer(ruling, {"result": ruling.value})


def _replacement(ruleset: Ruleset, index: int, given: questions.ReplaceIn) -> Effect:
    source = given.from_ or UNNAMED
    named = [given.set is not None, bool(given.halve), bool(given.double)]
    if sum(named) != 1:
        raise DocumentError(f"ask.replace[{index}]", "error-needs-exactly-one", expected="set, halve, double")
    if given.locked:
        check_known(f"ask.replace[{index}].locked", "locked", ruleset)
    locked = bool(given.locked)
    if given.set is not None:
        return Effect("set", given.set, source, locked=locked)
    return Effect("halve" if given.halve else "double", source=source, locked=locked)


def _modifier(given: int | questions.ModifyIn) -> Effect:
    if isinstance(given, int):
        return Effect("add", given)
    return Effect("add", given.add, given.from_ or UNNAMED, unique=given.unique)


def value(position: Position, ask: questions.ValueAsk) -> Answer:
    """Answer what a value of a figure is at a moment, and why (6.9)."""
    position = position.in_play()
    figure = figure_named(position, "ask.figure", ask.figure)
    during = ask.during
    moment = Moment(
        during.attack,
        None if during.attacker is None else figure_named(position, "ask.during.attacker", during.attacker),
        None if during.target is None else figure_named(position, "ask.during.target", during.target),
        None if during.action is None else action_named(position.powers, "ask.during.action", during.action),
        during.hindered,
    )
    attacker = figure if moment.role(figure, ask.value) == "attacker" else moment.attacker
    fight = subject_in(fight_of(moment), figure, moment)
    version: tuple[Step, ...] = ()
    if cards := versions_in(position, fight):
        position, step = with_version(position, fight, cards)
        version = (step,)
    position = with_powers_in(position, fight)
    position, silence = silenced_by(position, attacker, moment.action)
    found = calculated(position, position.figure(figure.id), ask.value, moment)
    concerned = [position.figure(other.id) for other in (figure, moment.attacker, moment.target) if other is not None]
    ruling = replace(found, steps=(*silence, *card_steps(position.powers, *concerned), *version, *found.steps))
    return Answer(ruling, {"result": ruling.value})


def declared(position: Position, ask: questions.AttackAsk | questions.OddsAsk, roll: tuple[int, int]) -> Attack:
    """Return the attack that a question declares. Raises DocumentError naming the field that is wrong."""
    attacker = figure_named(position, "ask.attacker", ask.attacker)
    targets = tuple(figure_named(position, f"ask.targets[{index}]", target) for index, target in enumerate(ask.targets))
    for target in ask.divide or ():
        figure_named(position, "ask.divide", target)
    given = ask.kind if ask.action is None else ask.action
    power = action_named(position.powers, "ask.action", given)
    if ask.no_damage:
        power = replace(power, no_damage=True)
    return Attack(attacker, targets, ask.kind, power, roll, ask.divide or None, ask.choices)


def declared_to_all(position: Position, made: Attack) -> tuple[Attack, tuple[Step, ...]]:
    """Return an attack on all with everyone that it targets, where the question names nobody; and the step about it."""
    if made.targets or not made.power.everyone or made.kind not in attack_kinds(made.power):
        return made, ()
    found = all_targets(position, made.attacker, made.power) if made.attacker.squares else ()
    if not found:
        return made, ()
    names = tuple(FigureId(target.id) for target in found)
    step = TAKES_ALL.step(StepKind.CHECK, figure=FigureId(made.attacker.id), targets=names)
    step = step._replace(rule=made.power.section)
    targets = tuple(position.figure(target.id) for target in found)
    return replace(made, targets=targets), (step,)


def attack(position: Position, ask: questions.AttackAsk, *, stands: bool = False) -> Answer:
    """Answer whether an attack is legal, whom it hits and what it does (11, 12); one that `stands`: what it does."""
    return as_free_or_not(position, ask.attacker, ask.action or "", partial(_attack, ask=ask, stands=stands))


def _attack(position: Position, ask: questions.AttackAsk, *, stands: bool) -> Answer:
    position = position.in_play()
    made, told = declared_to_all(position, declared(position, ask, (ask.roll[0], ask.roll[1])))
    judge = judge_treatment if treats(made.power) else judge_attack
    ruling = judge(position, replace(made, stands=stands))
    ruling = replace(ruling, steps=(*told, *ruling.steps))
    outcome = ruling.value
    assert isinstance(outcome, AttackOutcome)  # noqa: S101 - what `judge_attack` promises
    fields = {field.name: getattr(outcome, field.name) for field in dataclass_fields(outcome)}
    fields["targets"] = {target: _told(found) for target, found in outcome.targets.items()}
    fields["fallen"] = {figure: asdict(found) for figure, found in outcome.fallen.items()}
    user = position.figure(ask.attacker)
    free = given_free(user, made.power.slug)
    fields |= cost_of(position, user, made.power, legal=outcome.legal, free=free, choices=ask.choices)
    if position.turn is not None and position.turn.team_rerolls:
        made_choices = made.choices if outcome.attack_total else {}
        fields["team_rerolls"] = uses_left(position, made_choices, outcome.refused)
        paid = team_tokens(position, made_choices, outcome.refused)
        fields |= {} if paid is None else {"team_tokens": paid}
    return Answer(ruling, fields)


RARE = ("healed", "tokens_removed", "rescued")  # of a target: told where it has a value


def _told(found: TargetOutcome) -> dict[str, object]:
    """Return what came of one target; of healing and of horde tokens only where there are any."""
    return {name: value for name, value in asdict(found).items() if value is not None or name not in RARE}


def legal(position: Position, ask: questions.LegalAsk) -> Answer:
    """Answer whether a figure may be given an action (7), with all reasons against it."""
    if ask.free:
        return _legal(position, ask)
    return as_free_or_not(position, ask.figure, ask.action, partial(_legal, ask=ask))


def _legal(position: Position, ask: questions.LegalAsk) -> Answer:
    position = position.in_play()
    figure = figure_named(position, "ask.figure", ask.figure)
    power = as_used(figure, action_named(position.powers, "ask.action", ask.action))
    target = None if ask.target is None else named_target(position, power, ask.target)
    for key in ("double", "epic"):
        if getattr(ask, key):
            check_known(f"ask.{key}", key, position.ruleset)
    given = given_as(position, figure, power, double=ask.double, epic=ask.epic, free=ask.free)
    position, power = given.position, given.power
    ruling, because = judge_action(position, figure, power, target, ask.free, given.against)
    told = shields(position, figure, power, because)
    if not because:
        told = allowing(position, figure, power, target if isinstance(target, Figure) else None)
    aimed = target if isinstance(target, Figure) else None
    if aimed is not None and aimed.id != figure.id:
        told = (*side_steps((figure, aimed)), *told)
    fields: dict[str, object] = {"legal": ruling.value, "because": because}
    free = ask.free or given_free(figure, power.slug)
    tokens = given.tokens
    fields |= cost_of(position, figure, power, legal=not because, free=free, count=tokens, choices=ask.choices)
    fields |= _of_pushing(position, figure, power, ask.choices, free=free or bool(because), count=tokens)
    told = (*given.notes, *told, *unknown_steps(position, ask.choices))
    move = _of_the_move(position, figure, power, aimed, fields)
    told += move
    if aimed is None:
        told += tuple(step for step in first_turn_steps(position, figure, power) if step not in told)
    ends = ruling.steps[-1:]
    if aimed is not None and not because and fields.get("within_move") is False:
        both = FigureId(figure.id), FigureId(aimed.id)
        action = action_name(power.slug)
        ends = (OUT_OF_REACH.step(StepKind.RESULT, figure=both[0], action=action, target=both[1]),)
    steps = (*ruling.steps[:-1], *told, *ends)
    decided_by = because or (*ruling.decided_by[:-1], *ends, *move)
    ruling = replace(ruling, steps=steps, decided_by=decided_by)
    return Answer(ruling, fields)


def _of_pushing(
    position: Position, figure: Figure, power: Power, given: Mapping[str, Choice], *, free: bool, count: int
) -> dict[str, object]:
    """Return the field `pending` of `legal` where the edition knows something that ignores the damage of pushing."""
    if not any(each.ignores_pushing for each in position.powers.values()):
        return {}
    choices = Choices(given, position.powers)
    for name in pushing_choices(position, figure, power, free=free, count=count):
        choices.option(name)
    return {"pending": choices.pending}


def _of_the_move(
    position: Position, figure: Figure, power: Power, target: Figure | None, fields: dict[str, object]
) -> tuple[Step, ...]:
    """Add to the fields of `legal` what is to be known of the move that comes first, and return the steps about it."""
    held, steps = leaving(position, figure, power)
    if held is not None:
        fields |= {"break_away": held.how, "succeeds_on": list(held.succeeds_on)}
    if power.moves and power.attack is not None and resolving(position) is None:
        within, about = within_move(position, figure, power, target)
        fields["within_move"] = within
        steps += about
    return steps


def named_target(position: Position, power: Power, target: str) -> Chosen | Thing:
    """Return the figure named as target, or what else an action may choose. Raises DocumentError without one."""
    if power.slug in ("equip", RELIC):
        return thing_named(position, "ask.target", target)
    if power.captivity is not None and power.attack is None:
        captive = next((one.id for other in position.figures for one in other.captives if one.id == target), None)
        return figure_named(position, "ask.target", target) if captive is None else Thing(captive)
    if power.slug in CHOOSERS:
        held = next((thing for thing in position.things if thing.id == target and thing.held_by), None)
        if held is not None:
            return held
        return named(position, "ask.target", target)
    return figure_named(position, "ask.target", target)


def use(position: Position, ask: questions.UseAsk) -> Answer:
    """Answer whether a power may be used outside an attack, and what it does (27)."""
    return as_free_or_not(position, ask.figure, ask.action, partial(_use, ask=ask))


def _use(position: Position, ask: questions.UseAsk) -> Answer:
    position = position.in_play()
    figure = figure_named(position, "ask.figure", ask.figure)
    if ask.action not in position.powers:
        raise DocumentError("ask.action", "error-key-not-in-edition", given=ask.action, ruleset=position.ruleset.id)
    if treats(position.powers[ask.action]):
        raise DocumentError("ask.action", "error-use-by-attack", given=ask.action)
    relic = ask.action == RELIC and ask.target is not None
    thing = thing_named(position, "ask.target", ask.target or "") if relic else None
    target = None if relic or ask.target is None else figure_named(position, "ask.target", ask.target)
    planned = Use(figure, ask.action, target, ask.roll, ask.value, ask.change, ask.what, ask.choices, thing)
    ruling = judge_use(position, planned)
    outcome = ruling.value
    assert isinstance(outcome, UseOutcome)  # noqa: S101 - what `judge_use` promises
    fields = {field.name: getattr(outcome, field.name) for field in dataclass_fields(outcome)}
    fields["targets"] = {affected: asdict(found) for affected, found in outcome.targets.items()}
    fields |= cost_of(
        position, figure, position.powers[ask.action], legal=outcome.legal, free=given_free(figure, ask.action)
    )
    unknown = tuple(unknown_steps(position, ask.choices))
    return Answer(replace(ruling, steps=(*ruling.steps[:-1], *unknown, *ruling.steps[-1:])), fields)


def legal_actions(position: Position, ask: questions.LegalActionsAsk) -> Answer:
    """Answer what a figure may be given now: inherent abilities and powers alike, each with its reasons."""
    position = position.in_play()
    figure = figure_named(position, "ask.figure", ask.figure)
    found = offers_of(position, figure)
    actions = tuple(
        {"action": offer.action, "type": "/".join(offer.types), "legal": offer.legal, "because": offer.because}
        for offer in found
    )
    ruling = rule_offers(position, figure, found)
    powers = [position.powers[offer.action] for offer in found]
    moving = next((power for offer, power in zip(found, powers, strict=True) if offer.legal and power.moves), None)
    notes = () if moving is None else leaving(position, figure, moving)[1]
    notes += first_turn_steps(position, figure, *powers)
    ruling = replace(ruling, steps=(*ruling.steps[:-1], *notes, *ruling.steps[-1:]))
    return Answer(ruling, {"actions": actions, "notes": notes})
