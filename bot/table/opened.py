"""The menu that a user has open: an order that still lacks something, until the board changes."""

from __future__ import annotations

import logging
from collections import OrderedDict
from weakref import WeakKeyDictionary

from bot.heroclix.orders.order import Order, read_order
from bot.store import Store, StoreError
from bot.store.menus import OpenMenu
from bot.table.call import Call
from bot.table.games import Table
from engine.heroclix.fight.actions.underway import parts_of, possible_parts
from engine.heroclix.ruleset import Powers

__all__ = ["begun_with", "opened", "remember"]

log = logging.getLogger(__name__)

MOST = 1000  # open menus at hand; the others are in the store

Kept = OrderedDict[tuple[int, str], OpenMenu | None]

_menus: WeakKeyDictionary[Store, Kept] = WeakKeyDictionary()


async def remember(call: Call, found: Table, order: Order) -> None:
    """Keep what a menu was shown for: the last one of each user in each channel, after a restart too.

    Raises what the call's acknowledgement raises: nothing is kept for whoever can't be answered.
    """
    offered = order.text(found.state)
    if offered is None:
        return
    await call.acknowledge(private=True)
    menu = OpenMenu(found.game_id, found.head, offered)
    _keep(call, menu)
    try:
        await call.store.menus.put(call.channel_id, call.user_id, menu)
    except StoreError as error:  # the menu works all the same, until a restart
        log.warning("an open menu could not be kept: %s", error)


async def opened(call: Call, found: Table) -> Order | None:
    """Return the order whose menu this user has open; None once the board has changed."""
    menus = _menus.setdefault(call.store, OrderedDict())
    key = (call.channel_id, call.user_id)
    menu = menus[key] if key in menus else _keep(call, await call.store.menus.get(*key))
    if menu is None or (menu.game_id, menu.head) != (found.game_id, found.head):
        return None
    return read_order(found.state, menu.offered)


def _keep(call: Call, menu: OpenMenu | None) -> OpenMenu | None:
    menus = _menus.setdefault(call.store, OrderedDict())
    key = (call.channel_id, call.user_id)
    menus.pop(key, None)
    menus[key] = menu
    while len(menus) > MOST:
        menus.popitem(last=False)
    return menu


def begun_with(powers: Powers, menu: Order | None, order: Order) -> tuple[str, bool]:
    """Return the action of an open menu that a move or an attack may belong to, and whether it must be asked for.

    An attack of a power that moves first might as well be a basic one: who moves no more may mean either.

    >>> from functools import partial
    >>> from engine.heroclix.editions.modern import MODERN
    >>> begun = partial(begun_with, MODERN.powers, Order("move", "hulk", "charge"))
    >>> begun(Order("move", "hulk")), begun(Order("attack", "hulk"))
    (('charge', False), ('charge', True))
    >>> begun(Order("move", "cap")), begun(Order("attack", "hulk", attack="range"))
    (('', False), ('', False))
    """
    if menu is None or order.action or menu.figure != order.figure or menu.action not in powers:
        return "", False
    parts = possible_parts(parts_of(powers[menu.action]))
    if order.kind == "move":
        return (menu.action, False) if parts[:1] == ("move",) else ("", False)
    if order.kind != "attack" or not any(part in parts for part in ("close", "range") if order.attack in ("", part)):
        return "", False
    return menu.action, parts[0] == "move"
