"""Powers and abilities put to use in a game: their action is given, and what they do happens (7.4, 7.5, 27)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.actions.citations import usage_steps
from engine.heroclix.fight.actions.underway import parts_of
from engine.heroclix.fight.uses.treatment import treats
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.decide import actions
from engine.heroclix.game.decide.action_of import give, given_whole, settle, spend
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight import attack as attacks
from engine.heroclix.game.decide.fight.owed import action_token
from engine.heroclix.game.decide.moves import move as moving
from engine.heroclix.game.decide.turn.beginning import rolls_of
from engine.heroclix.game.decide.uses import (
    captives,
    chosen,
    clouds,
    destroying,
    healing,
    limited,
    poison,
    rolls,
    situations,
    telekinesis,
)
from engine.heroclix.game.decide.uses.plan import Planner, needed
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.nearest import such_as
from engine.heroclix.powers import Powers, action_name
from engine.heroclix.powers.inherent import ALSO_NAMED
from engine.ruling import FigureId, Step, StepKind

__all__ = ["usable", "use"]

PLANNERS: Mapping[str, Planner] = {
    "perplex": chosen.perplex,
    "outwit": chosen.outwit,
    "wild-card": chosen.wild_card,
    "regeneration": healing.regeneration,
    "support": healing.support,
    "poison": poison.poison,
    "barrier": clouds.cloud,
    "smoke-cloud": clouds.cloud,
    "telekinesis": telekinesis.telekinesis,
    "close-destroy-action": destroying.destroy_action,
    "range-destroy-action": destroying.destroy_action,
    "force-blast": destroying.force_blast,
    "equip": situations.equip,
    "become-pilot": situations.become_pilot,
    "place-pilot": situations.place_pilot,
    "pilot-values": situations.pilot_values,
    "pilot-power": situations.pilot_power,
    "release-captive": captives.release,
    "relic": captives.relic,
}
OFF_THE_GROUND = ("telekinesis", "close-destroy-action", "range-destroy-action")  # choose what lies on the map
ON_THE_WAY = ("carry", "object-pick-up")  # parts of a move (27.8d, 27.8g)


@cache
def usable(powers: Powers) -> tuple[str, ...]:
    """Return everything that `use` can give: what it plans itself, and what begins with a move or an attack."""
    begun = (slug for slug, power in powers.items() if power.actions and parts_of(power))
    planned = (slug for slug in PLANNERS if slug in powers)
    return (*planned, *rolls_of(powers), *ON_THE_WAY, *begun)


def use(draft: Draft, command: cmd.Use, dice: Dice) -> Decision:
    """Use a power or ability; one that begins with a move or an attack goes on as that command does."""
    figure = draft.state.figure(command.figure)
    command = replace(command, action=ALSO_NAMED.get(command.action, command.action))
    if command.action in rolls_of(draft.state.rules.powers):
        return rolls.roll(draft, command, dice)
    if (special := limited.named(draft.state, figure, command.action)) is not None:
        return limited.used(draft, figure, special, command)
    planned = command.action in PLANNERS and command.action in draft.state.rules.powers
    if planned and not treats(draft.state.rules.powers[command.action]):
        return _planned(draft, figure, command, dice)
    if command.action not in usable(draft.state.rules.powers):
        return draft.refused(_idle(draft, figure, command.action))
    if command.action in ON_THE_WAY:
        return _on_the_way(draft, figure, command, dice)
    carried_out = _moving if parts_of(draft.state.rules.powers[command.action])[0] == "move" else _attacking
    return carried_out(draft, command, dice)


def _planned(draft: Draft, figure: GameFigure, command: cmd.Use, dice: Dice) -> Decision:
    power = draft.state.rules.powers[command.action]
    aimed = () if command.target is None else (command.target,)
    found = given_whole(draft.state, figure, power.slug, command.given, aimed, len(command.squares))
    free = found.free
    if reasons := actions.not_now(draft, figure, found) or _gone(draft, figure, command):
        return draft.refused(reasons)
    plan = PLANNERS[power.slug](draft.state, figure, command)
    if plan.impossible and command.override:
        return draft.refused(plan.impossible)
    target = plan.target or (command.target and draft.state.figure(command.target, "target").id) or None
    position = draft.state.position()
    against = actions.illegal(position, figure.id, power.slug, target, command.given)
    against += [step for step in plan.against if step not in against]
    if against and not command.override:
        return draft.refused(against)
    rules = actions.sections(draft, against)
    doing = draft.state.doing
    give(draft, figure, found, rules)
    before = len(draft.steps)
    plan.carry_out(draft, dice)
    if len(draft.steps) == before:
        draft.say(messages.USE_IDLE.step(StepKind.IGNORED, figure=FigureId(figure.id), action=action_name(power.slug)))
    if doing is not None:
        settle(draft, doing)
    else:
        spend(draft, figure.id, power.slug, free=free)
        if not free and not draft.state.by_id(figure.id).ko:
            action_token(draft, figure.id, found.tokens)
    return draft.accepted("used", figure.id)


def _idle(draft: Draft, figure: GameFigure, slug: str) -> list[Step]:
    """Return why a power can't be used by itself, and when it is: within an attack, or without being used (7.1).

    Raises DocumentError where nothing is named so.
    """
    powers = draft.state.rules.powers
    if slug not in powers:
        near = such_as(slug, usable(powers))
        raise DocumentError("action", "error-action-unknown", given=slug[:60], expected=near)
    gone = actions.gone(draft.state, [figure.id])
    if gone or draft.state.map is None:
        return [*gone, *usage_steps(powers[slug])]
    return [*actions.illegal(draft.state.position(), figure.id, slug), *usage_steps(powers[slug])]


def _gone(draft: Draft, figure: GameFigure, command: cmd.Use) -> list[Step]:
    """Return why what is named as target can't be one: KO'd, or replaced, or in somebody's hands (12.5d, 3.3, 17.7)."""
    held = {thing.id for thing in draft.state.things if thing.held_by is not None}
    if command.action in OFF_THE_GROUND and command.target in held:
        return actions.illegal(draft.state.position(), figure.id, command.action, command.target)
    captor = figure.id if command.action == "release-captive" else ""
    away = [one for one in draft.state.figures if not one.in_play and not (captor and one.captor == captor)]
    return actions.gone(draft.state, [one.id for one in away if command.target in (one.id, one.name)])


def _moving(draft: Draft, command: cmd.Use, dice: Dice) -> Decision:
    if command.to is None:
        raise DocumentError("to", "error-missing")
    move = cmd.Move(
        command.figure,
        command.to,
        roll=command.roll,
        override=command.override,
        action=command.action,
        given=command.given,
        actor=command.actor,
        judge=command.judge,
    )
    return moving.move(draft, move, dice)


def _on_the_way(draft: Draft, figure: GameFigure, command: cmd.Use, dice: Dice) -> Decision:
    """Move, without `to` 0 squares, carrying `target`, picking it up, or putting what is held down on `squares`."""
    to = command.to or draft.state.squares(figure)
    more: dict[str, Any] = {"roll": command.roll, "override": command.override}
    if command.action == "carry":
        more["carry"] = [needed(command, "target")]
        if command.squares:
            more["drop"] = {needed(command, "target"): command.squares}
    elif command.target is None and command.squares:
        more["put_down"] = command.squares
    else:
        more["pick_up"] = needed(command, "target")
    move = cmd.Move(command.figure, to, actor=command.actor, judge=command.judge, **more)
    return moving.move(draft, move, dice)


def _attacking(draft: Draft, command: cmd.Use, dice: Dice) -> Decision:
    everyone = draft.state.rules.powers[command.action].everyone  # the game itself lists whom it targets (12.1b)
    if command.target is None and not everyone:
        raise DocumentError("target", "error-missing")
    kinds = [part for part in parts_of(draft.state.rules.powers[command.action]) if part in ("close", "range")]
    attack = cmd.Attack(
        command.figure,
        [] if command.target is None or everyone else [command.target],
        "range" if kinds[:1] == ["range"] else "close",
        override=command.override,
        action=command.action,
        given=command.given,
        actor=command.actor,
        judge=command.judge,
    )
    return attacks.attack(draft, attack, dice)
