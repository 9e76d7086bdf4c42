"""A move or an attack typed while a power's menu is open: it belongs to that power, or it is asked which is meant."""

from __future__ import annotations

from dataclasses import replace

from bot.heroclix.commands.acting import carried_out
from bot.heroclix.orders.begun import begun_with
from bot.heroclix.orders.order import Order, read_order
from bot.heroclix.presenters.names import action_word
from bot.heroclix.presenters.offering import order_button, order_title
from bot.heroclix.table import table
from bot.table.call import Call
from bot.table.opened import opened
from bot.table.reply import Reply

__all__ = ["carried_out_with_menu"]


async def carried_out_with_menu(call: Call, order: Order) -> Reply:
    """Carry a typed order out, as part of the power whose menu its user has open."""
    found = await table(call)
    if found.state.doing is not None:  # the game itself knows what it belongs to
        return await carried_out(call, order)
    text = await opened(call, found)
    menu = None if text is None else read_order(found.state, text)
    action, ask = begun_with(found.state.rules.powers, menu, order)
    if not action:
        return await carried_out(call, order)
    whole = replace(order, action=action)
    if not ask:
        return await carried_out(call, whole)
    power = action_word(call, action)
    choices = [order_button(found, whole, power), order_button(found, order, call.say("opened-basic"), "secondary")]
    fitting = tuple(choice for choice in choices if choice is not None)
    if len(fitting) < len(choices):
        return await carried_out(call, whole)
    title = order_title(call, found.state, order)
    return Reply(title, call.say("opened-which", power=power), choices=fitting, private=True)
