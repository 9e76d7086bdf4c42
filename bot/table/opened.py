"""The menu that a user has open: what it was shown for, as its game writes it, until the board changes."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any
from weakref import WeakKeyDictionary

from bot.store import Store, StoreError
from bot.store.menus import OpenMenu
from bot.table.call import Call
from bot.table.games import Table

__all__ = ["opened", "remember"]

log = logging.getLogger(__name__)

MOST = 1000  # open menus at hand; the others are in the store

Kept = OrderedDict[tuple[int, str], OpenMenu | None]

_menus: WeakKeyDictionary[Store, Kept] = WeakKeyDictionary()


async def remember(call: Call, found: Table[Any], offered: str | None) -> None:
    """Keep what a menu was shown for: the last one of each user in each channel, after a restart too.

    `offered` is that as text; None, which a button can't hold, is not kept. Raises what the call's acknowledgement
    raises: nothing is kept for whoever can't be answered.
    """
    if offered is None:
        return
    await call.acknowledge(private=True)
    menu = OpenMenu(found.game_id, found.head, offered)
    _keep(call, menu)
    try:
        await call.store.menus.put(call.channel_id, call.user_id, menu)
    except StoreError as error:  # the menu works all the same, until a restart
        log.warning("an open menu could not be kept: %s", error)


async def opened(call: Call, found: Table[Any]) -> str | None:
    """Return what the menu was shown for that this user has open; None once the board has changed."""
    menus = _menus.setdefault(call.store, OrderedDict())
    key = (call.channel_id, call.user_id)
    menu = menus[key] if key in menus else _keep(call, await call.store.menus.get(*key))
    if menu is None or (menu.game_id, menu.head) != (found.game_id, found.head):
        return None
    return menu.offered


def _keep(call: Call, menu: OpenMenu | None) -> OpenMenu | None:
    menus = _menus.setdefault(call.store, OrderedDict())
    key = (call.channel_id, call.user_id)
    menus.pop(key, None)
    menus[key] = menu
    while len(menus) > MOST:
        menus.popitem(last=False)
    return menu
