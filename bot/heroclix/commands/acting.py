"""Orders carried out: from a command, or from the buttons and menus that offer what was left unsaid."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.discord.message import answer
from bot.heroclix.commands.tables import kept, table_of_button
from bot.heroclix.orders.consequences import unanswered
from bot.heroclix.orders.foreseen import foreseen
from bot.heroclix.orders.offers import Offer, attack_kind, missing, offers, offhand, rolls
from bot.heroclix.orders.order import OF_CARDS, Order, read_order
from bot.heroclix.presenters.after import TOLD, after_reply, changed_board, noted
from bot.heroclix.presenters.agreeing import asking_button
from bot.heroclix.presenters.game import outcome_reply, with_the_set_up
from bot.heroclix.presenters.names import name_of
from bot.heroclix.presenters.offering import nothing_offered, offers_reply, order_title
from bot.heroclix.table import Deciding, Outcome, Table, act, table
from bot.table import actions
from bot.table.call import Call
from bot.table.dice import SystemDice
from bot.table.opened import remember
from bot.table.reply import Choice, Reply, Tone
from bot.table.ruling import steps_text
from engine import Step, StepKind
from engine.heroclix.fight.actions.citations import GIVEN_AS
from engine.heroclix.fight.actions.legality import ILLEGAL
from engine.heroclix.fight.actions.withheld import leading
from engine.heroclix.game import Agreement, Command, GameState, decide
from engine.heroclix.judge import answer as judged

__all__ = ["BY_HAND", "can_stand", "carried_out", "done", "given", "shown_outcome", "told"]

BY_HAND = TOLD | {StepKind.CHECK}  # what is said of a command that sets the table
MOST_REASONS = 8  # why nobody can be attacked, figure by figure
OF_AN_ACTION = frozenset({GIVEN_AS.fact, ILLEGAL.fact})  # said of a new action, not of an instruction of one
CARRY = "carry"  # part of a move, which still needs its square (27.8d)


async def carried_out(call: Call, order: Order) -> Reply:
    """Carry an order out; offer what it lacks, and where the rules object, to let it stand."""
    found = await table(call)
    state = found.state
    if order.action == CARRY and order.targets:
        order = replace(order, kind="move", action="", targets=(), carry=order.targets)
    if (
        order.kind == "attack"
        and not order.attack
        and (order.targets or state.rules.powers[order.action or "close"].everyone)
    ):
        order = replace(order, attack=attack_kind(state, order))
    field = missing(state, order, call.user_id, judge=call.judge)
    if field is not None:
        reply = await asyncio.to_thread(_offered, call, found, order, field)
        return await _remembered(call, found, order, reply)
    if order.by_hand and order.rolled is None:
        kind = rolls(state, order)
        if kind is not None and _taken(state, order, call):
            made = foreseen(state, offhand(order, kind), call.user_id, judge=call.judge)
            return await _remembered(call, found, order, _shown_offers(call, found, order, kind, made))
    outcome = await act(call, order.command(call.user_id, judge=call.judge))
    if order.kind in OF_CARDS and outcome.accepted:
        return _board_of(call, outcome, noted(call, outcome, outcome_reply(call, outcome), BY_HAND))
    return await shown_outcome(call, outcome, order_title(call, state, order), order)


async def shown_outcome(call: Call, outcome: Outcome, title: str, order: Order | None = None) -> Reply:
    """Return what came of a command with its ruling kept for later; a refused order may be let stand."""
    state = outcome.table.state
    if outcome.accepted:
        ruling_id = await kept(call, outcome.ruling, state, title)
        return _board_of(call, outcome, after_reply(call, outcome, title, ruling_id))
    reply = outcome_reply(call, outcome)
    if order is None or order.stands or not can_stand(call, state, order):
        return reply
    let = asking_button(call, outcome.table, order)
    if let is None:
        return reply
    ruling_id = await kept(call, outcome.ruling, state, reply.title, private=reply.private)
    return replace(reply, choices=(let, Choice(call.say("why-button"), "why", (str(ruling_id), "0"))))


def can_stand(call: Call, state: GameState, order: Order) -> bool:
    """Return whether what the rules refuse this user would be carried out if the others let it stand."""
    return _taken(state, replace(order, stands=True, agreed=Agreement("", judge=True)), call)


async def told(
    call: Call, interaction: discord.Interaction[Any], command: type[Command], title: str = "", **what: Any
) -> None:
    """Give a command as it is, and answer what came of it."""
    await answer(interaction, await done(call, command, title, **what))


async def done(call: Call, command: type[Command], title: str = "", **what: Any) -> Reply:
    """Give a command as it is, and return what came of it."""
    return await given(call, command(actor=call.user_id, judge=call.judge, **what), title)


async def given(call: Call, command: Command, title: str = "", then: Sequence[Deciding] = ()) -> Reply:
    """Give a command that is made already, and others after it, all or none, and return what came of it."""
    outcome = await act(call, command, *then)
    reply = with_the_set_up(call, outcome, noted(call, outcome, outcome_reply(call, outcome, title), BY_HAND))
    return _board_of(call, outcome, reply)


def _board_of(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Return the reply with the table drawn where a command has changed what stands or lies on it."""
    draw = changed_board(call, outcome.table.state, outcome.events) if outcome.accepted else None
    return reply if draw is None else replace(reply, draw=draw)


def _taken(state: GameState, order: Order, call: Call) -> bool:
    """Return whether the engine would take an order from this user."""
    return bool(decide(state, order.command(call.user_id, judge=call.judge), SystemDice()).events)


def _offered(call: Call, found: Table, order: Order, field: str) -> Reply:
    """Offer what the rules allow; where they allow nothing, or not to this user, say why."""
    state = found.state
    made = offers(state, order, field, call.user_id, judge=call.judge)
    first = offers(state, made[0].order, field, call.user_id, judge=call.judge) if _columns(made) else made
    asked = next((offer for offer in first if offer.kind != "column"), None)
    if asked is not None and field != "squares":
        refused = _refusal(call, found, asked.order)
        if refused is not None:
            return refused
    if made:
        return _shown_offers(call, found, order, field, made)
    if order.kind == "attack" and unanswered(state) is not None:
        anyone = next(figure.id for figure in state.in_play if figure.id != order.figure)
        refused = _refusal(call, found, replace(order, targets=(anyone,), attack=order.attack or "close"))
        if refused is not None:
            return refused
    shoots = state.by_id(order.figure).for_position(state.rules.powers).printed.range
    basic = order.attack or (("range" if shoots else "close") if order.kind == "attack" else order.kind)
    going_on = state.doing is not None and state.doing.figure == order.figure and not order.action
    if state.doing is not None and going_on and order.kind == "attack" and not state.doing.by:
        basic = state.doing.current
    question = {"type": "legal", "figure": order.figure, "action": order.action or basic}
    judgement = judged(state.position(), question)
    steps = [step for step in judgement.ruling.steps if not (going_on and step.fact in OF_AN_ACTION)]
    against = steps_text(steps, call.words, name_of(state.names))
    text = _nobody_left(call, state, order) if judgement.fields["legal"] else against
    if going_on:
        text = f"{text}\n▸ {call.say('rest-else')}"
    return Reply(call.say("refused-title"), text, tone=Tone.BAD, private=True)


def _nobody_left(call: Call, state: GameState, order: Order) -> str:
    """Return what speaks against each target of an attack that the rules allow, but against nobody there is."""
    steps: list[Step] = []
    side = state.by_id(order.figure).side
    for target in state.in_play if order.kind == "attack" else ():
        if target.squares and target.side != side:
            tried = replace(order, targets=(target.id,), attack=order.attack or "close")
            found = leading(decide(state, tried.command(call.user_id, judge=call.judge), SystemDice()).ruling.steps)
            steps += [step for step in found if step not in steps]
    return steps_text(steps[:MOST_REASONS], call.words, name_of(state.names)) or nothing_offered(call, state, order)


def _columns(made: list[Offer]) -> bool:
    return bool(made) and made[0].kind == "column"


def _refusal(call: Call, found: Table, order: Order) -> Reply | None:
    """Return why this user can't give an order whatever is chosen, where the engine says so without more."""
    if missing(found.state, order, call.user_id, judge=call.judge) is not None:
        return None
    decision = decide(found.state, order.command(call.user_id, judge=call.judge), SystemDice())
    if decision.events:
        return None
    return outcome_reply(call, Outcome(found, decision.ruling, ()))


def _shown_offers(call: Call, found: Table, order: Order, field: str, made: list[Offer]) -> Reply:
    by_hand = [replace(offer, order=replace(offer.order, by_hand=offer.order.rolled is None)) for offer in made]
    return offers_reply(call, found, order, field, by_hand)


async def _remembered(call: Call, found: Table, order: Order, reply: Reply) -> Reply:
    """Return a reply; where it offers what an order lacks, that order is its user's open menu."""
    if reply.choices or reply.menus:
        await remember(call, found, order.text(found.state))
    return reply


@actions.action("order", judges=True)
async def ordered(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Carry out the order of a button or menu; one of an older board is refused."""
    game_id, head, text = (*",".join(arguments).split(",", 2), "", "")[:3]
    found = await table_of_button(call, game_id, head)
    reply = await carried_out(call, await _with_the_name(call, read_order(found.state, text)))
    if not call.private:
        return replace(reply, retires=not reply.private)
    if reply.private:  # the asker's own message: the next choice comes in its place
        return replace(reply, private=False, in_place=True)
    return replace(reply, retires=True)


async def _with_the_name(call: Call, order: Order) -> Order:
    """Return an order with the name of the judge who agreed to it, of whom a button has the id alone."""
    agreed = order.agreed
    if agreed is None or agreed.name:
        return order
    return replace(order, agreed=replace(agreed, name=await call.named(agreed.by)))
