"""What a move or an attack may belong to: the power whose menu its user has open."""

from __future__ import annotations

from bot.heroclix.orders.order import Order
from engine.heroclix.fight.actions.underway import parts_of, possible_parts
from engine.heroclix.ruleset import Powers

__all__ = ["begun_with"]


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
