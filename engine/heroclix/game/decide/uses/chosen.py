"""Powers that choose something and leave an effect: Perplex, Outwit, Wild Card (27.4j, 27.4k, 19.4a)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.uses import use as judge
from engine.heroclix.fight.uses.countering import captivity_of
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.captives import ask
from engine.heroclix.game.decide.uses.plan import Plan, needed, one_of
from engine.heroclix.game.events.lasting import LastingKind
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.powers.special import in_force
from engine.message import Message
from engine.ruling import Step, StepKind, Typed

__all__ = ["outwit", "perplex", "wild_card"]

UNCOPYABLE = Message("game-refused-uncopyable", ("special",), rule="19.4b")
CHANGES = (1, -1, 2, -2)
NONE = ("none", "ninguna", "-")  # named instead of a team ability
LONGEST = 80  # letters of a power's name


def perplex(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Modify one of the target's combat values by +1 or -1, or more by a card, until the user's next turn (27.4j)."""
    target = state.figure(needed(command, "target"), "target")
    value = one_of(command, "value", (*judge.PERPLEXABLE, "damage"))
    if command.change not in CHANGES:
        raise DocumentError("change", "error-not-one-of", given=str(command.change)[:60], expected="1, -1, 2, -2")
    return _lasting(state, figure, target, command, kind="modify", value=value, add=command.change)


def outwit(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """The target can't use the chosen standard or special power until the user's next turn (27.4k)."""
    target = state.figure(needed(command, "target"), "target")
    power = _power(target, needed(command, "value"))
    plan = _lasting(state, figure, target, command, kind="cant-use", what=power)
    captivity = captivity_of(state.position(), power)
    if captivity is None:
        return plan

    def roll_for_it(draft: Draft, _dice: Dice) -> None:
        ask(draft, f"{captivity.counter}:{figure.id}", "dice", figure.id, figure.side, of=target.id)

    return replace(plan, carry_out=roll_for_it)


def _lasting(
    state: GameState, figure: GameFigure, target: GameFigure, command: cmd.Use, *, kind: LastingKind, **effect: Any
) -> Plan:
    """Plan an effect on the target until the user's next turn, with what the rules have against it."""
    against: tuple[Step, ...] = ()
    if target.in_play:
        position = state.position()
        told = {"value": effect.get("value"), "change": effect.get("add", 1), "what": effect.get("what")}
        user, other = position.figure(figure.id), position.figure(target.id)
        found = judge.judge_use(position, judge.Use(user, command.action, other, **told)).value
        assert isinstance(found, judge.UseOutcome)  # noqa: S101 - what `judge_use` promises
        against = found.because

    def carry_out(draft: Draft, _dice: Dice) -> None:
        who = {"on": target.id, "by": figure.id, "side": figure.side}
        draft.add(ev.EffectBegan, **who, power=command.action, kind=kind, until="next-turn", **effect)

    return Plan(carry_out, against)


def _power(target: GameFigure, named: str) -> str:
    """Return the slug of a standard power, or the name of a special power as the target's card has it."""
    names = [special.name for special in target.specials if special.name.casefold() == named.casefold()]
    return names[0] if names else named[:LONGEST]


def wild_card(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Copy the team ability named until it chooses again (19.4a): its structured effects; its text players read.

    One that no friend has as a special of that kind is only written down; an Uncopyable one is refused (19.4b).
    `none` only ends the copy before.
    """
    ability = needed(command, "value")[:LONGEST]
    found = _team_ability(state, figure, ability)
    against: tuple[Step, ...] = ()
    if found.get("uncopyable"):
        against = (UNCOPYABLE.step(StepKind.CHECK, special=Typed(ability)),)
    effects = tuple(found.get("effects", ()))

    def carry_out(draft: Draft, _dice: Dice) -> None:
        for effect in draft.state.lasting:
            if effect.on == figure.id and effect.kind == "copies":
                draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)
        if ability.casefold() in NONE:
            return
        facts = {"on": figure.id, "by": figure.id, "side": figure.side, "power": command.action}
        draft.add(ev.EffectBegan, **facts, kind="copies", until="again", what=ability, effects=effects)

    return Plan(carry_out, against)


def _team_ability(state: GameState, figure: GameFigure, name: str) -> Mapping[str, Any]:
    """Return the team ability of that name which a friendly figure can use, as its card has it; empty for none."""
    wanted = name.casefold()
    for other in state.in_play:
        if other.id == figure.id or other.side != figure.side or not other.squares:
            continue
        shown = state.affected(other).for_position(state.rules.powers)
        if any(special.name.casefold() == wanted for special in in_force(shown.special)):
            for each in other.card.document.get("special", ()):
                if each["name"].casefold() == wanted and each.get("kind") == "team-ability":
                    return each  # type: ignore[no-any-return]
    return {}
