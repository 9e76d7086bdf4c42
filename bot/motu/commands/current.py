"""Whether a button still stands for the table as it is."""

from __future__ import annotations

from bot.app.errors import UserError
from bot.motu.table import Table, table
from bot.table.call import Call

__all__ = ["current"]


async def current(call: Call, arguments: tuple[str, ...]) -> tuple[Table, str]:
    """Return the table that a button stands for, and its side. Raises UserError where the game has gone on."""
    game, head, side = (*arguments, "", "", "")[:3]
    found = await table(call)
    if (str(found.game_id), str(found.head)) != (game, head):
        raise UserError("button-stale")
    return found, side
