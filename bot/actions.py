"""What buttons and menus do, by name. The name and its arguments live in the custom id, so they survive a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.reply import Reply

if TYPE_CHECKING:
    from bot.call import Call

__all__ = ["Handler", "action", "handler"]

Handler = Callable[["Call", tuple[str, ...]], Awaitable[Reply]]

_handlers: dict[str, Handler] = {}


def action(name: str) -> Callable[[Handler], Handler]:
    """Register what the action of that name does. Raises ValueError when the name is taken."""

    def register(function: Handler) -> Handler:
        if name in _handlers:
            raise ValueError(f"action {name!r} is registered twice")
        _handlers[name] = function
        return function

    return register


def handler(name: str) -> Handler | None:
    """Return what the action of that name does, or None when this version knows no such action."""
    return _handlers.get(name)
