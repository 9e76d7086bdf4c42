"""What needs another's word: the button that asks for it, and the message that everybody sees with the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.events import MOST, event_line
from bot.heroclix.presenters.names import name_of
from bot.heroclix.presenters.offering import order_button, order_text, order_title
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.reply import Choice, Reply, Tone, safe
from bot.table.ruling import steps_text
from engine import Ruling
from engine.heroclix.game import (
    Agreement,
    Command,
    EndGame,
    Event,
    GameState,
    Player,
    Undo,
    alone,
    each_asked,
    still_asked,
)

__all__ = ["asking_button", "end_proposal", "in_words", "proposal", "told_no", "undo_proposal"]


def asking_button(call: Call, found: Table, order: Order) -> Choice | None:
    """Return the button below a refusal that lets it stand, or asks the others to; None where it is too long."""
    anyway = replace(order, stands=True)
    if alone(found.state, call.user_id, judge=call.judge):
        return order_button(found, anyway, call.say("let-stand"), "danger", call.user_id)
    text = order_text(found, anyway)
    if text is None:
        return None
    return Choice(call.say("let-stand-ask"), "propose", tuple(text.split(",")), "danger", call.user_id)


def proposal(call: Call, found: Table, order: Order, ruling: Ruling) -> Reply:
    """Return the message in which a player asks the others to let something stand, for everybody to see."""
    state = found.state
    against = [step for step in ruling.steps if step.rule or step.reading]
    what = f"**{in_words(call, state, order)}**"
    command = order.command(call.user_id, judge=False)
    given = () if order.agreed is None else order.agreed.everyone
    text = "\n".join(
        (
            call.say("agree-asks", player=safe(call.user_name), what=what),
            steps_text(against, call.words, name_of(state.names)),
            *(call.say("agree-given", player=safe(one.name)) for one in given),
            _who(call, state, command, order.agreed),
        )
    )
    value = order_text(found, replace(order, stands=True, agreed=None)) or ""
    game_id, head, said = (*value.split(",", 2), "", "")[:3]
    seats = ".".join(_seat(state, user) for user in (call.user_id, *(one.by for one in given)))
    arguments = (game_id, head, seats, *said.split(","))
    return Reply(call.say("agree-title"), text, tone=Tone.WARN, choices=_answers(call, "agree", arguments))


def end_proposal(call: Call, found: Table, winner: str) -> Reply:
    """Return the message in which a player asks the others to end the game; `winner` as the command names it."""
    state = found.state
    key = "agree-end-asks" if not winner else "agree-end-nobody" if winner == "nobody" else "agree-end-winner"
    side = call.words.term(winner) if winner else ""
    text = "\n".join(
        (
            call.say(key, player=safe(call.user_name), side=side),
            _who(call, state, EndGame(actor=call.user_id)),
        )
    )
    arguments = (str(found.game_id), str(found.head), _seat(state, call.user_id), winner)
    return Reply(call.say("agree-end-title"), text, tone=Tone.WARN, choices=_answers(call, "agree-end", arguments))


def undo_proposal(call: Call, found: Table, ruling: Ruling, events: Sequence[Event]) -> Reply:
    """Return the message in which a player asks the others to take back a step that the bot rolled for.

    `ruling` is the refusal to do so alone, `events` the log.
    """
    state = found.state
    number = state.last.command if state.last is not None else 0
    what = [event_line(call, state, event) for event in events if event.command == number]
    text = "\n".join(
        (
            call.say("agree-undo-asks", player=safe(call.user_name)),
            *(f"↩ {line}" for line in what[:MOST]),
            steps_text(ruling.steps, call.words, name_of(state.names)),
            _who(call, state, Undo(actor=call.user_id)),
        )
    )
    as_judge = ("judge",) if call.judge else ()
    arguments = (str(found.game_id), str(found.head), _seat(state, call.user_id), *as_judge)
    return Reply(call.say("agree-undo-title"), text, tone=Tone.WARN, choices=_answers(call, "agree-undo", arguments))


def told_no(call: Call) -> Reply:
    """Return what stands in the place of a proposal that was turned down."""
    return Reply(text=call.say("agree-turned-down", player=safe(call.user_name)), tone=Tone.BAD, in_place=True)


def _answers(call: Call, action: str, arguments: tuple[str, ...]) -> tuple[Choice, Choice]:
    game_id, head, seat = arguments[:3]
    return (
        Choice(call.say("agree-button"), action, arguments, "success"),
        Choice(call.say("agree-no-button"), "turn-down", (game_id, head, seat), "secondary"),
    )


def _seat(state: GameState, user: str) -> str:
    """Return the number of a user's first seat; a dash for a judge without one."""
    return next((str(number) for number, player in enumerate(state.players) if player.id == user), "-")


def _who(call: Call, state: GameState, command: Command, agreed: Agreement | None = None) -> str:
    """Return whose word is wanted still: that of each whose characters are targeted, of one of several, or of one."""
    wanted = still_asked(state, command, agreed)
    several = len({player.id for player in wanted}) > 1
    key = "agree-who" if not several else "agree-who-each" if each_asked(state, command) else "agree-who-any"
    return f"▸ {call.say(key, players=_named(wanted))}"


def _named(players: Sequence[Player]) -> str:
    """Return the names of players, each once."""
    return ", ".join({player.id: safe(player.name) for player in players}.values())


def in_words(call: Call, state: GameState, order: Order) -> str:
    """Return what is proposed in a few words: who, what, whom, where, by how much, with which dice of their own."""
    show = name_of(state.names)
    title = order_title(call, state, order)
    known = {figure.id for figure in state.figures}
    named = [show(target) if target in known else safe(target) for target in (*order.carry, *order.targets)]
    named += [safe(order.pick_up)] if order.pick_up else []
    where = [place for place in (order.to, ", ".join(order.squares)) if place]
    where += [f"{call.words.term(order.value).capitalize()} {order.change:+d}"] if order.value and order.change else []
    where += [", ".join(map(str, order.divide))] if order.divide else []
    where += [call.say("agree-rolled", dice=" + ".join(map(str, order.rolled)))] if order.rolled else []
    return " → ".join((title, *([", ".join(named)] if named else []), *where))
