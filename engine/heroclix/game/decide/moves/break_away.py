"""Break away rolls: made, rerolled by those who may, and what they come to (10.8, 21.3b, 27.4f)."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.attack.choices import DECLINE
from engine.heroclix.fight.attack.probability import range_steps, team_tokens, uses_left
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import settle
from engine.heroclix.game.decide.actions import ask_first, sections
from engine.heroclix.game.decide.beside.dice_by_hand import one_die
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.waiting import asked_of_leaving, choice_name
from engine.heroclix.game.decide.moves.hordes import mate_at
from engine.heroclix.game.decide.moves.on_the_way import carry_out
from engine.heroclix.game.decide.moves.rerolls import choice_of, rerollers
from engine.heroclix.game.decide.table.seats import acts_for
from engine.heroclix.game.decide.table.setup import standing
from engine.heroclix.game.decide.table.themes import spend_rerolls
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state.leaving import Leaving, Order
from engine.ruling import FigureId, Step, StepKind

__all__ = ["choose_reroll", "resume", "roll_to_leave"]

CHECK = StepKind.CHECK


def roll_to_leave(draft: Draft, figure: str, roll: int, succeeds_on: tuple[int, ...], order: Order) -> Decision:
    """Roll to break away; where somebody may reroll it, the move waits for the answer (21.3b)."""
    leaving = Leaving(draft.state.sequence + 1, figure, roll, succeeds_on, order)
    if not rerollers(draft.state, leaving):
        return _stands(draft, leaving)
    facts: dict[str, Any] = asdict(order)
    number = leaving.number
    draft.add(ev.BreakAwayOpened, number=number, figure=figure, roll=roll, succeeds_on=succeeds_on, **facts)
    return _go_on(draft)


def choose_reroll(draft: Draft, leaving: Leaving, command: cmd.Choose, dice: Dice) -> Decision:
    """Answer whether a break away roll is rerolled: by whoever's chance it is, or a judge."""
    questions = [one for one in asked_of_leaving(draft.state) if command.choice in (one.choice, "*")]
    if not questions:
        return draft.refused([messages.NOT_ASKED.step(CHECK, choice=choice_name(command.choice))])
    first = questions[0]
    if not acts_for(draft, first.side):
        side = messages.side_term(first.side)
        return draft.refused([messages.NOT_YOUR_DECISION.step(CHECK, choice=choice_name(first.choice), side=side)])
    for one in questions if command.choice == "*" else [first]:
        value = _value(command.value, dice, several=command.choice == "*")
        position = draft.state.position()
        spent, paid = uses_left(position, {one.choice: value}), team_tokens(position, {one.choice: value})
        user = position.figure(one.choice.removeprefix(choice_of("")))
        told = range_steps(position, user, position.figure(leaving.figure)) if value != DECLINE else []
        draft.add(ev.Chosen, attack=leaving.number, choice=one.choice, value=value, side=one.side)
        draft.say(*told)
        spend_rerolls(draft, spent, paid)
    return _go_on(draft)


def resume(draft: Draft) -> None:
    """Let a roll stand about which nobody is asked any more, as the players have changed the table."""
    leaving = draft.state.leaving
    if leaving is not None and not asked_of_leaving(draft.state):
        _stands(draft, leaving)


def _value(value: Any, dice: Dice, *, several: bool) -> Any:
    """Return the answer, rolled where it is left to the dice. Raises DocumentError unless it is a d6 or declined."""
    if value == DECLINE:
        return DECLINE
    if several:
        raise DocumentError("value", "error-not-one-of", given=str(value)[:60], expected=DECLINE)
    if value is None:
        return dice.roll(1)[0]
    return one_die(value, "value", DECLINE)


def _go_on(draft: Draft) -> Decision:
    """Wait for the next who may reroll, or let the roll stand."""
    leaving = draft.state.leaving
    assert leaving is not None  # noqa: S101 - it was opened before it can go on
    questions = asked_of_leaving(draft.state)
    return ask_first(draft, questions) if questions else _stands(draft, leaving)


def _stands(draft: Draft, leaving: Leaving) -> Decision:
    """The roll counts: the figure moves, or does nothing more in this action (10.8a)."""
    doing = draft.state.doing
    order = leaving.order
    if barred := _barred(draft, leaving):
        draft.say(*barred)
        draft.add(ev.ActionEnded, figure=leaving.figure, action=doing.action if doing is not None else "move")
        settle(draft, doing)
        return draft.accepted("accepted", leaving.figure)
    stands = order.override and not leaving.success
    draft.add(ev.BreakAwayRolled, figure=leaving.figure, roll=leaving.roll, success=leaving.success, stands=stands)
    if not leaving.success and not stands:
        settle(draft, doing)
        return draft.accepted("break-away-failed", leaving.figure)
    if stands:
        unproved = messages.NOT_BROKEN_AWAY.step(CHECK, figure=FigureId(leaving.figure))
        rules = sections(draft, [unproved])
        order = replace(order, objection=tuple(dict.fromkeys((*order.objection, *rules))))
    carry_out(draft, leaving.figure, order)
    settle(draft, doing)
    return draft.accepted("moved", leaving.figure)


def _barred(draft: Draft, leaving: Leaving) -> list[Step]:
    """Return why the move can't be carried out any more: the players have changed the table since the roll."""
    state = draft.state
    figure = state.by_id(leaving.figure)
    if not figure.squares or state.map is None:
        return [messages.OFF_MAP.step(CHECK, figure=FigureId(figure.id))]
    squares, barred = standing(state, figure, leaving.order.at, "to")
    if mate_at(state, figure, squares) is not None:
        return []
    return [step for step in barred if step.fact == messages.OCCUPIED.fact]
