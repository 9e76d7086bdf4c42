"""Answers about actions: what one costs, whether it may be taken, and all that a character may do (4b, 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import figure_of
from engine.motu.fight.attack import legality
from engine.motu.fight.left_out import left_out
from engine.motu.fight.rights import acting, cost_of, cost_step, mana_reason, points_reason, turn_reasons
from engine.motu.fight.threshold import Aim
from engine.motu.position import Ability, Figure, Position, Weapon
from engine.motu.ruled import answered, no_or_yes
from engine.motu.sight.lines import sees
from engine.ruling import FigureId, Reason, Step, StepKind, Term, Typed

__all__ = ["action_cost", "legal_actions"]

CONCENTRATION, GUARD, ATTACK, ABILITY, CONSUMABLE = "concentration", "guard", "attack", "ability", "consumable"
OPPORTUNITY = "opportunity"
NAMED_BY = {ATTACK: "weapon", ABILITY: "ability", CONSUMABLE: "item"}  # actions that ask which

CONCENTRATED = Message("motu-concentrated-already", ("figure",), rule="6a", reading="M13")
USED = Message("motu-ability-used", ("ability",), rule="6d")
USED_UP = Message("motu-consumable-used", ("item",), rule="7j/objetos-consumibles")
MELEE_ONLY = Message("motu-opportunity-melee-only", (), rule="7d")
NO_SUCH_ACTION = Message("motu-interruption-no-such-action", (), rule="7c", reading="M26")
NO_ABILITY = Message("motu-no-ability", ("figure", "ability"), rule="6d")
ABILITY_SIGHT = Message("motu-ability-sight", ("figure", "target"), rule="7g/objetivos-y-pruebas")
ABILITY_TARGET = Message("motu-ability-not-interrupted", ("target", "of"), rule="7c")
ABILITY_COST = Message("motu-ability-cost", ("ability", "ap", "mana"), rule="6d")
CONSUMABLE_FREE = Message("motu-consumable-free", ("item",), rule="7j/objetos-consumibles")
ABILITY_WORDS = Message("motu-ability-words", ("ability",), rule="6d")
ITEM_WORDS = Message("motu-consumable-words", ("item",), rule="7j/objetos-consumibles")
CONSUMABLES = Message("motu-actions-consumables", ("figure",), rule="7j/objetos-consumibles")
NO_TARGET = Message("motu-attack-no-target", ("weapon",), rule="6c")
NO_WEAPON = Message("motu-action-no-weapon", ("figure", "weapon"), rule="6c")
MANA_COST = Message("motu-cost-mana", ("mana",), rule="6c/costes-en-mana")
MAY = Message("motu-action-legal", ("figure",), rule="4b/realizar-acciones")
ENTRY = Message("motu-action-entry", ("action", "name", "cost", "mana"), rule="4b/realizar-acciones")
PLAIN_ENTRY = Message("motu-action-plain", ("action", "cost", "mana"), rule="4b/realizar-acciones")
PLAIN_NOT = Message("motu-action-plain-not", ("action",), rule="4b/realizar-acciones")
ENTRY_NOT = Message("motu-action-entry-not", ("action", "name"), rule="4b/realizar-acciones")
MAY_DO = Message("motu-actions-told", ("figure", "count"), rule="4b/realizar-acciones")


class Deed:
    """An action that is asked about: what it costs, and every reason against it."""

    def __init__(self, position: Position, figure: Figure, action: str, *, free: bool = False) -> None:
        self.position, self.figure, self.action, self.free = position, figure, action, free
        self.acting = acting(position, figure)
        self.cost, self.mana = self._cost(None), 0
        self.told: list[Step] = []
        self.left: list[Step] = []  # what is not judged of it
        self.reasons: tuple[Reason, ...] = ()

    def _cost(self, kind: str | None) -> int:
        cost = cost_of(self.acting.done, self.action, kind, free=self.free)
        self.told = [cost_step(cost, self.action, kind, free=self.free)]
        return cost

    def plain(self) -> Deed:
        """Judge concentration, movement or guard."""
        self.reasons = (*self._common(), *points_reason(self.acting, self.cost))
        return self

    def attack(self, weapon: Weapon) -> Deed:
        """Judge an attack with a weapon, whoever its target."""
        self.cost, self.mana = self._cost(weapon.kind), weapon.mana
        if weapon.mana:
            self.told.append(MANA_COST.step(StepKind.RESULT, mana=weapon.mana))
        common = self._common(melee=weapon.kind == "melee")
        self.reasons = (*common, *mana_reason(self.figure, self.mana), *points_reason(self.acting, self.cost))
        return self

    def ability(self, ability: Ability, target: Figure | None = None) -> Deed:
        """Judge an active ability, on a target where one is named (6d, 7g)."""
        self.cost, self.mana = 0 if self.free else ability.ap, ability.mana
        name = Typed(ability.id)
        self.told = [ABILITY_COST.step(StepKind.RESULT, ability=name, ap=self.cost, mana=self.mana)]
        self.left = [ABILITY_WORDS.step(StepKind.IGNORED, ability=name)]
        used = any(deed.action == ABILITY and deed.id == ability.id for deed in self.acting.done)
        twice = [Reason("already-used", USED.step(StepKind.CHECK, ability=name))] if used else []
        self.reasons = (
            *turn_reasons(self.position, self.figure),
            *twice,
            *self._limits(melee=False),
            *mana_reason(self.figure, self.mana),
            *points_reason(self.acting, self.cost),
            *(self._on(target) if target is not None else ()),
        )
        return self

    def consumable(self, item: str, *, used: bool) -> Deed:
        """Judge the use of a consumable: free, for who acts and for whoever is interrupted (7j)."""
        self.cost = 0
        self.told = [CONSUMABLE_FREE.step(StepKind.RESULT, item=Typed(item))]
        self.left = [ITEM_WORDS.step(StepKind.IGNORED, item=Typed(item))]
        spent = [Reason("already-used", USED_UP.step(StepKind.CHECK, item=Typed(item)))] if used else []
        turn = self.position.turn
        interrupted = any(each.of == self.figure.id for each in turn.interruptions)
        against = tuple(turn_reasons(self.position, self.figure))
        if interrupted:
            against = tuple(reason for reason in against if reason.code == "waits")
        if turn.waits == "interruption":  # before the interruption begins
            against = tuple(reason for reason in against if reason.code != "waits")
        self.reasons = (*against, *spent)
        return self

    def _common(self, *, melee: bool = False) -> tuple[Reason, ...]:
        return (*turn_reasons(self.position, self.figure), *self._concentrated(), *self._limits(melee=melee))

    def _concentrated(self) -> Iterator[Reason]:
        if self.action == CONCENTRATION and self.figure.concentrated:
            who = FigureId(self.figure.id)
            yield Reason("concentrated", CONCENTRATED.step(StepKind.CHECK, figure=who))

    def _limits(self, *, melee: bool) -> Iterator[Reason]:
        """Yield what an interruption does not allow: in one of opportunity all but melee attacks (7c, 7d)."""
        if self.acting.interruption is None:
            return
        if self.acting.interruption.kind == OPPORTUNITY and not melee:
            yield Reason("melee-only", MELEE_ONLY.step(StepKind.CHECK))
        if self.action in {CONCENTRATION, GUARD}:
            yield Reason("interruption", NO_SUCH_ACTION.step(StepKind.CHECK))

    def _on(self, target: Figure) -> Iterator[Reason]:
        """Yield what is wrong with the target of an ability: out of sight, or not who is interrupted (7c, 7g)."""
        who, interruption = FigureId(target.id), self.acting.interruption
        if not sees(self.position.ground, self.figure.places, target.places):
            step = ABILITY_SIGHT.step(StepKind.CHECK, figure=FigureId(self.figure.id), target=who)
            yield Reason("sight", step)
        if interruption is not None and target.side != self.figure.side and target.id != interruption.of:
            step = ABILITY_TARGET.step(StepKind.CHECK, target=who, of=FigureId(interruption.of))
            yield Reason("interrupted", step)

    @property
    def fields(self) -> dict[str, Any]:
        """What an answer tells of it."""
        return {"cost": self.cost, "mana": self.mana, "legal": not self.reasons, "because": list(self.reasons)}


def action_cost(position: Position, ask: questions.ActionCostAsk) -> Answer:
    """Answer what an action costs a character now, and whether it may take it (6)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    _check_names(ask)
    found = _deed(position, figure, ask)
    if isinstance(found, Reason):
        return answered("illegal", {"cost": 0, "mana": 0, "legal": False, "because": [found]}, [found.step])
    may = MAY.step(StepKind.CHECK, figure=FigureId(figure.id))
    steps = [reason.step for reason in found.reasons] or [may]
    used = figure.weapon(ask.weapon) if ask.weapon is not None else None
    words = left_out(figure, using=() if used is None else [used])
    left = () if found.reasons else (*found.left, *words)
    return answered("illegal" if found.reasons else "legal", found.fields, (*steps, *found.told, *left), steps)


def _check_names(ask: questions.ActionCostAsk) -> None:
    """Raise DocumentError where what is used is not named, or something that goes with another action is."""
    named = {"weapon": ask.weapon, "ability": ask.ability, "item": ask.item}
    wanted = NAMED_BY.get(ask.action)
    for key, value in named.items():
        if key == wanted and value is None:
            raise DocumentError(f"ask.{key}", "error-missing")
        if key != wanted and value is not None:
            action = next(action for action, each in NAMED_BY.items() if each == key)
            raise DocumentError(f"ask.{key}", "error-only-with", expected=action)
    if ask.target is not None and ask.action != ABILITY:
        raise DocumentError("ask.target", "error-only-with", expected=ABILITY)


def _deed(position: Position, figure: Figure, ask: questions.ActionCostAsk) -> Deed | Reason:
    """Return what is asked about, judged; the reason alone where the character has no such weapon or ability."""
    deed = Deed(position, figure, ask.action, free=ask.free)
    who = FigureId(figure.id)
    if ask.weapon is not None:
        weapon = figure.weapon(ask.weapon)
        missing = Reason("weapon", NO_WEAPON.step(StepKind.CHECK, figure=who, weapon=Typed(ask.weapon)))
        return missing if weapon is None else deed.attack(weapon)
    if ask.ability is not None:
        target = None if ask.target is None else figure_of(position, "ask.target", ask.target)
        ability = next((each for each in figure.abilities if each.id == ask.ability), None)
        missing = Reason("ability", NO_ABILITY.step(StepKind.CHECK, figure=who, ability=Typed(ask.ability)))
        return missing if ability is None else deed.ability(ability, target)
    if ask.item is not None:
        consumables = {each.id: each for each in figure.items if each.consumable}
        if ask.item not in consumables:
            raise DocumentError("ask.item", "error-not-there", id=ask.item, expected=", ".join(consumables) or "–")
        return deed.consumable(ask.item, used=consumables[ask.item].used)
    return deed.plain()


def legal_actions(position: Position, ask: questions.LegalActionsAsk) -> Answer:
    """Answer all that a character may do now, and why not the rest (4b, 6)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    plain = [
        {"action": action, **Deed(position, figure, action).plain().fields}
        for action in (CONCENTRATION, "movement", GUARD)
    ]
    attacks = [_attack_entry(position, figure, weapon) for weapon in figure.armed()]
    abilities = [
        {"action": ABILITY, "ability": each.id, **Deed(position, figure, ABILITY).ability(each).fields}
        for each in figure.abilities
    ]
    actions = [*plain, *attacks, *abilities]
    count = sum(bool(entry["legal"]) for entry in actions)
    steps: list[Step] = []
    for entry in actions:  # a reason against several of them is told once, at the first
        steps += [step for step in _entry_steps(entry) if step not in steps]
    told = MAY_DO.step(StepKind.RESULT, figure=FigureId(figure.id), count=count)
    unused = any(item.consumable and not item.used for item in figure.items)
    left = [CONSUMABLES.step(StepKind.IGNORED, figure=FigureId(figure.id))] if unused else []
    left += left_out(figure, using=figure.armed())
    return answered(no_or_yes(count), {"actions": actions}, [*steps, told, *left], [*steps, told])


def _entry_steps(entry: dict[str, Any]) -> Iterator[Step]:
    """Yield what is told of one action: what it costs, or why it may not be taken."""
    action = Term(f"motu-{entry['action']}")
    of = entry.get("weapon") or entry.get("ability")
    named: dict[str, Any] = {"action": action, "name": Typed(of)} if of else {"action": action}
    if entry["legal"]:
        message = ENTRY if of else PLAIN_ENTRY
        yield message.step(StepKind.CHECK, cost=entry["cost"], mana=entry["mana"], **named)
        return
    yield (ENTRY_NOT if of else PLAIN_NOT).step(StepKind.IGNORED, **named)
    yield from (reason.step for reason in entry["because"])


def _attack_entry(position: Position, figure: Figure, weapon: Weapon) -> dict[str, Any]:
    """Return what is told of an attack: without anybody whom it may strike it is not legal."""
    deed = Deed(position, figure, ATTACK).attack(weapon)
    targets = [
        other.id
        for other in position.standing
        if other.id != figure.id and not legality(position, figure, Aim(other, weapon))
    ]
    if not targets and not deed.reasons:
        deed.reasons = (Reason("target", NO_TARGET.step(StepKind.CHECK, weapon=Typed(weapon.id))),)
    return {"action": ATTACK, "weapon": weapon.id, **deed.fields, "targets": targets}
