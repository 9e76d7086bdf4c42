"""What another player or a judge agrees to: letting stand what the rules refuse, ending a game early (P30, P35)."""

from __future__ import annotations

from dataclasses import replace

from bot.app.errors import UserError
from bot.heroclix.commands.acting import can_stand, carried_out
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.orders.order import Order, read_order
from bot.heroclix.presenters.after import changed_board
from bot.heroclix.presenters.agreeing import proposal, told_no, undo_proposal
from bot.heroclix.presenters.game import game_reply, history_reply, of_step, outcome_reply
from bot.heroclix.presenters.score import result_reply
from bot.heroclix.table import Outcome, Table, act, closed_table, logged, reopened
from bot.store import GameAlreadyOpen
from bot.table import actions
from bot.table.call import Call
from bot.table.dice import SystemDice
from bot.table.reply import Reply
from engine.heroclix.game import Agreement, EndGame, Player, Undo, decide, event_from_json, still_asked, whose_word
from engine.heroclix.game.describe.messages import UNDO_ASKS

__all__ = ["opened_again", "proposed"]


def proposed(call: Call, found: Table, order: Order) -> Reply:
    """Return the proposal to let an order stand; as a refusal where nobody can let it."""
    plain = replace(order, stands=False, agreed=None)
    decision = decide(found.state, plain.command(call.user_id, judge=call.judge), SystemDice())
    if not can_stand(call, found.state, plain):
        return outcome_reply(call, Outcome(found, decision.ruling, ()))
    return proposal(call, found, order, decision.ruling)


@actions.action("propose")
async def propose(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Ask the others, where everybody sees it; one of an older board is refused."""
    game_id, head, text = (*",".join(arguments).split(",", 2), "", "")[:3]
    found = await table_of_button(call, game_id, head)
    reply = proposed(call, found, read_order(found.state, text))
    return replace(reply, retires=not reply.private)


@actions.action("agree")
async def agree(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Carry out what was proposed, in its player's name, once somebody who may has agreed."""
    game_id, head, seat, text = (*",".join(arguments).split(",", 3), "", "", "")[:4]
    found = await table_of_button(call, game_id, head)
    player = _asking(found, seat)
    order = read_order(found.state, text)
    order = replace(order, agreed=_with_the_others(call, found, seat, order))
    word = order.agreed
    if word is not None and not word.judge and still_asked(found.state, order.command(player.id, judge=False), word):
        asked = proposed(_in_the_name_of(call, player), found, order)
        return replace(asked, in_place=not asked.private)
    reply = await carried_out(_in_the_name_of(call, player), order)
    if not reply.private:
        return replace(reply, retires=True)
    if not (reply.choices or reply.menus):
        return reply
    choices = tuple(choice._replace(only_for=player.id) for choice in reply.choices)
    menus = tuple(menu._replace(only_for=player.id) for menu in reply.menus)
    return replace(reply, choices=choices, menus=menus, private=False, retires=True)


@actions.action("agree-end")
async def agree_end(call: Call, arguments: tuple[str, ...]) -> Reply:
    """End the game as was proposed."""
    game_id, head, seat, winner = (*arguments, "", "", "", "")[:4]
    found = await table_of_button(call, game_id, head)
    player = _asking(found, seat)
    agreed = _agreement(call, found, player)
    asking = _in_the_name_of(call, player)
    named = "" if winner == "nobody" else winner or None
    outcome = await act(asking, EndGame(named, agreed=agreed, actor=player.id), closes=True)
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    return replace(result_reply(call, outcome), retires=True)


@actions.action("agree-undo")
async def agree_undo(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take back the step as was proposed."""
    game_id, head, seat, as_judge = (*arguments, "", "", "", "")[:4]
    found = await _table_or_ended(call, game_id, head)
    player = _asking(found, seat)
    agreed = _agreement(call, found, player)
    if found.state.status == "ended":
        asking = replace(_in_the_name_of(call, player), judge=as_judge == "judge")
        reply = await opened_again(asking, agreed)
        return replace(reply, retires=not reply.private)
    command = Undo(agreed=agreed, actor=player.id, judge=as_judge == "judge")
    _, events, _ = await logged(call)
    outcome = await act(_in_the_name_of(call, player), command)
    reply = history_reply(call, outcome, events, call.say("undo-title"))
    if not outcome.accepted:
        return reply
    draw = changed_board(call, outcome.table.state, of_step(outcome, events), way=False)
    return replace(reply, draw=draw, retires=True)


async def opened_again(call: Call, agreed: Agreement | None = None) -> Reply:
    """Take the end of the channel's last game back, or ask the others to where a tie was rolled for (P34, P35)."""
    try:
        outcome = await reopened(call, agreed)
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    if outcome.accepted:
        return game_reply(call, outcome.table)
    stored = await call.store.games.get(outcome.table.game_id)
    if stored is None or all(step.fact != UNDO_ASKS.fact for step in outcome.ruling.steps):
        return outcome_reply(call, outcome)
    events = tuple(event_from_json(payload) for payload in stored.events)
    return undo_proposal(call, outcome.table, outcome.ruling, events)


@actions.action("turn-down")
async def turn_down(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take a proposal away: by whoever made it, by another player, or by a judge."""
    game_id, head, seat = (*arguments, "", "", "")[:3]
    found = await _table_or_ended(call, game_id, head)
    if call.user_id != _asking(found, seat).id:
        _agreement(call, found, _asking(found, seat))
    return told_no(call)


async def _table_or_ended(call: Call, game_id: str, head: str) -> Table:
    """Return the game that a button belongs to, its end included. Raises UserError as `table_of_button` does."""
    if await call.store.games.open_in(call.channel_id) is not None:
        return await table_of_button(call, game_id, head)
    found = await closed_table(call)
    if (str(found.game_id), str(found.head)) != (game_id, head):
        raise UserError("button-stale")
    return found


def _asking(found: Table, seats: str) -> Player:
    """Return who made a proposal: the first of the seats. Raises UserError where nobody has one of them."""
    return _seated(found, seats)[0]


def _seated(found: Table, seats: str) -> list[Player]:
    players = found.state.players
    numbers = seats.split(".")
    if not all(number.isdecimal() and int(number) < len(players) for number in numbers):
        raise UserError("button-stale")
    return [players[int(number)] for number in numbers]


def _with_the_others(call: Call, found: Table, seats: str, order: Order) -> Agreement:
    """Return the word of whoever pressed, with those given before. Raises UserError where theirs is not wanted.

    `seats`: that of who made the proposal, then those of who has agreed.
    """
    player, *before = _seated(found, seats)
    agreed = _agreement(call, found, player)
    whose = whose_word(found.state, order.command(player.id, judge=False))
    if not agreed.judge and call.user_id not in {each.id for each in whose}:
        raise UserError("agree-not-asked", players=tuple(each.name for each in whose))
    if call.user_id in {each.id for each in before}:
        raise UserError("agree-already")
    return replace(agreed, others=tuple(Agreement(each.id, each.name) for each in before))


def _agreement(call: Call, found: Table, player: Player) -> Agreement:
    """Return the word of whoever pressed. Raises UserError for who made the proposal, and for who has no say in it."""
    if call.user_id == player.id:
        raise UserError("agree-own")
    seated = found.state.player(call.user_id) is not None
    if not (seated or call.judge):
        raise UserError("agree-not-yours")
    return Agreement(call.user_id, call.user_name, judge=not seated)


def _in_the_name_of(call: Call, player: Player) -> Call:
    """Return the call as that of who made the proposal: what happens is theirs, as is taking it back."""
    return replace(call, user_id=player.id, user_name=player.name, judge=False)
