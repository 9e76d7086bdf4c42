"""The menu that a user has open: an order that still lacks something, until the board changes."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from bot.call import Call
from bot.games import Table
from bot.orders import Order
from bot.store import Store
from engine.heroclix.fight.actions.underway import parts_of, possible_parts
from engine.heroclix.powers import POWERS

__all__ = ["begun_with", "opened", "remember"]

MOST = 1000  # open menus that are remembered; after them, and after a restart, an order is taken by itself


@dataclass(frozen=True, slots=True)
class _Opened:
    game_id: str
    head: int
    order: Order


_menus: WeakKeyDictionary[Store, OrderedDict[tuple[int, str], _Opened]] = WeakKeyDictionary()


def remember(call: Call, found: Table, order: Order) -> None:
    """Keep what a menu was shown for: the last one of each user in each channel."""
    key = (call.channel_id, call.user_id)
    menus = _menus.setdefault(call.store, OrderedDict())
    menus.pop(key, None)
    menus[key] = _Opened(str(found.game_id), found.head, order)
    while len(menus) > MOST:
        menus.popitem(last=False)


def opened(call: Call, found: Table) -> Order | None:
    """Return the order whose menu this user has open; None once the board has changed."""
    menus = _menus.get(call.store)
    menu = None if menus is None else menus.get((call.channel_id, call.user_id))
    if menu is None or (menu.game_id, menu.head) != (str(found.game_id), found.head):
        return None
    return menu.order


def begun_with(menu: Order | None, order: Order) -> tuple[str, bool]:
    """Return the action of an open menu that a move or an attack may belong to, and whether it must be asked for.

    An attack of a power that moves first might as well be a basic one: who moves no more may mean either.

    >>> charge = Order("move", "hulk", "charge")
    >>> begun_with(charge, Order("move", "hulk")), begun_with(charge, Order("attack", "hulk"))
    (('charge', False), ('charge', True))
    >>> begun_with(charge, Order("move", "cap")), begun_with(charge, Order("attack", "hulk", attack="range"))
    (('', False), ('', False))
    """
    if menu is None or order.action or menu.figure != order.figure or menu.action not in POWERS:
        return "", False
    parts = possible_parts(parts_of(menu.action))
    if order.kind == "move":
        return (menu.action, False) if parts[:1] == ("move",) else ("", False)
    if order.kind != "attack" or not any(part in parts for part in ("close", "range") if order.attack in ("", part)):
        return "", False
    return menu.action, parts[0] == "move"
