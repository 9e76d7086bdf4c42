"""What buttons and menus do, by name. The name and its arguments live in the custom id, so they survive a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.app.errors import UserError
from bot.table.reply import Reply

if TYPE_CHECKING:
    from bot.table.call import Call

__all__ = ["Handler", "action", "handler", "number_of", "open_to_judges"]

Handler = Callable[["Call", tuple[str, ...]], Awaitable[Reply]]

_handlers: dict[str, Handler] = {}
_judges: set[str] = set()


def action(name: str, *, judges: bool = False) -> Callable[[Handler], Handler]:
    """Register what the action of that name does; `judges` may press the buttons of others, too.

    Raises ValueError when the name is taken.
    """

    def register(function: Handler) -> Handler:
        if name in _handlers:
            raise ValueError(f"action {name!r} is registered twice")
        _handlers[name] = function
        if judges:
            _judges.add(name)
        return function

    return register


def open_to_judges(name: str) -> bool:
    """Return whether judges may press buttons of that action that belong to others."""
    return name in _judges


def handler(name: str) -> Handler | None:
    """Return what the action of that name does, or None when this version knows no such action."""
    return _handlers.get(name)


def number_of(text: str) -> int:
    """Return the number in a button's argument. Raises UserError for a forged one."""
    if not (text.isascii() and text.isdecimal()):
        raise UserError("button-expired")
    return int(text)
