"""What every command of a character checks first, and how an action is paid for (4b, 6, 7c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.answer import Answer
from engine.errors import DocumentError
from engine.motu.fight.attack import facing as sides_to
from engine.motu.fight.threshold import Aim
from engine.motu.game.commands import actions as cmd
from engine.motu.game.decide.agreement import stands
from engine.motu.game.decide.draft import CHECK, Decision, Draft, because
from engine.motu.game.decide.seats import not_yours
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.motu.game.state import GameState
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.names import folded
from engine.motu.position import Weapon
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "busy", "concentrate", "faced", "guard", "named_part", "not_now", "off_field", "paid", "say_words", "use_ability",
    "use_item", "when",
]  # fmt: skip


def when(state: GameState) -> list[Step]:
    """Return why no character does anything now: set-up, another phase, nobody activated, a bonus still to take."""
    if state.status != "playing":
        return [messages.STILL_SETUP.step(CHECK)]
    if state.course.phase != "activation":
        return [messages.WRONG_PHASE.step(CHECK, phase=Term(f"motu-phase-{state.course.phase}"))]
    if not state.course.active:
        return [messages.NOBODY_ACTIVE.step(CHECK)]
    first = state.untaken
    return [] if first is None else [messages.BONUS_FIRST.step(CHECK, card=Typed(first.name))]


def busy(state: GameState) -> list[Step]:
    """Return what goes on that has to end first: a test, interruptions that are due, an area attack, a movement."""
    if state.contest is not None:
        return [messages.TEST_WAITS.step(CHECK, figure=FigureId(state.contest.thrower))]
    due = state.due
    if due is not None:
        by = next(id_ for id_ in due.left if state.by_id(id_).on_field)
        return [messages.INTERRUPTS_FIRST.step(CHECK, figure=FigureId(by), of=FigureId(due.of))]
    if state.area is not None:
        return [messages.AREA_WAITS.step(CHECK, figure=FigureId(state.area.figure))]
    moving = state.under_way
    if moving is not None and moving.push:
        return [messages.PUSH_WAITS.step(CHECK, figure=FigureId(moving.push))]
    return [] if moving is None else [messages.MOVE_WAITS.step(CHECK, figure=FigureId(moving.figure))]


def off_field(figure: GameFigure) -> list[Step]:
    """Return why a character does nothing at all: it is defeated, or not on the field."""
    if figure.on_field:
        return []
    told = messages.DEFEATED if figure.defeated else messages.OFF_FIELD
    return [told.step(CHECK, figure=FigureId(figure.id))]


def not_now(draft: Draft, figure: GameFigure) -> list[Step]:
    """Return why a character does nothing now, whatever it would be."""
    reasons = [*not_yours(draft, figure), *when(draft.state)]
    return reasons or off_field(figure) or busy(draft.state)


def paid(
    draft: Draft,
    figure: GameFigure,
    action: str,
    found: Answer,
    *,
    against: Sequence[Step] = (),
    kind: str = "",
    part: str = "",
    target: str = "",
    facing: str = "",
    free: bool = False,
) -> None:
    """Pay for an action: its cost and mana as the judge found them; `against`: why it only stands."""
    cost, mana = _number(found, "cost"), _number(found, "mana")
    course = draft.state.course
    own = next((each for each in reversed(course.interruptions) if each.by == figure.id), None)
    points = own.points if own is not None else course.points
    draft.add(
        ev.ActionTaken,
        figure=figure.id,
        action=action,
        cost=cost,
        points=max(points - cost, 0),
        mana=max(figure.mana - mana, 0),
        kind=kind,
        id=part,
        target=target,
        facing=facing,
        free=free,
        stands=stands(draft, against),
    )


def _number(found: Answer, name: str) -> int:
    value = found.fields.get(name, 0)
    assert isinstance(value, int)  # noqa: S101 - as every such question answers
    return value


def _plain(draft: Draft, command: cmd.Concentrate | cmd.Guard, action: str) -> Decision | GameFigure:
    """Take a plain action; return the refusal, or who took it."""
    figure = draft.state.figure(command.figure)
    if reasons := not_now(draft, figure):
        return draft.refused(reasons)
    found = draft.asked("action_cost", figure=figure.id, action=action, free=command.free)
    against = because(found)
    if against and not command.override:
        return draft.refused(against)
    paid(draft, figure, action, found, against=against, free=command.free)
    return figure


def concentrate(draft: Draft, command: cmd.Concentrate) -> Decision:
    """Take a token of concentration (6a)."""
    found = _plain(draft, command, "concentration")
    return found if isinstance(found, Decision) else draft.accepted(value=found.id)


def guard(draft: Draft, command: cmd.Guard) -> Decision:
    """Go on guard; what follows by itself ends the activation (6e)."""
    found = _plain(draft, command, "guard")
    return found if isinstance(found, Decision) else draft.accepted(value=found.id)


def named_part(figure: GameFigure, text: str, ids: Sequence[str], path: str) -> str:
    """Return the id of a weapon, an ability or an item that a text names, by its id or name. Raises DocumentError."""
    wanted = folded(text)
    for test in (lambda id_: id_ == text, lambda id_: wanted in (folded(id_), folded(figure.card.named(id_)))):
        for id_ in ids:
            if test(id_):
                return id_
    raise DocumentError(path, "error-not-there", id=text[:60], expected=", ".join(ids) or "–")


def use_ability(draft: Draft, command: cmd.UseAbility) -> Decision:
    """Use an active ability: it is paid for, its words are told, and its players carry them out (6d, 7g)."""
    figure = draft.state.figure(command.figure)
    ability = named_part(figure, command.ability, [each.id for each in figure.card.abilities], "ability")
    target = None if command.target is None else draft.state.figure(command.target, "target")
    if reasons := not_now(draft, figure) or (off_field(target) if target is not None else []):
        return draft.refused(reasons)
    asked = {"figure": figure.id, "action": "ability", "ability": ability, "free": command.free}
    found = draft.asked("action_cost", **asked, **({"target": target.id} if target is not None else {}))
    against = because(found)
    if against and not command.override:
        return draft.refused(against)
    facing = "" if target is None else faced(figure, target)
    aimed = "" if target is None else target.id
    paid(
        draft,
        figure,
        "ability",
        found,
        against=against,
        part=ability,
        target=aimed,
        facing=facing,
        free=command.free,
    )
    say_words(draft, figure, ability)
    return draft.accepted(value=ability)


def faced(figure: GameFigure, target: GameFigure) -> str:
    """Return the side that a character turns to for a target, the first of several as near (6c, 7g)."""
    found = sides_to(figure.for_position(), Aim(target.for_position(), Weapon("", "ranged")))
    return found[0] if found and target.id != figure.id else ""


def say_words(draft: Draft, figure: GameFigure, part: str) -> None:
    """Say what the card says of an ability, an item or a weapon: its players carry it out."""
    text = figure.card.text(part)
    if text:
        draft.say(messages.WORDS.step(StepKind.IGNORED, card=Typed(figure.card.named(part)), text=Typed(text)))


def use_item(draft: Draft, command: cmd.UseItem) -> Decision:
    """Use a consumable: who acts, or whoever is interrupted, before the interruption too (7j)."""
    state = draft.state
    figure = state.figure(command.figure)
    item = named_part(figure, command.item, [each.id for each in figure.card.items if each.consumable], "item")
    reasons = [*not_yours(draft, figure), *when(state)] or off_field(figure)
    if not reasons and not (state.contest is None and state.due is not None):
        reasons = busy(state)
    if reasons:
        return draft.refused(reasons)
    found = draft.asked("action_cost", figure=figure.id, action="consumable", item=item)
    against = because(found)
    if against and not command.override:
        return draft.refused(against)
    paid(draft, figure, "consumable", found, against=against, part=item, free=True)
    say_words(draft, figure, item)
    return draft.accepted(value=item)
