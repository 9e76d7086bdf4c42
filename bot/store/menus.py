"""The menu that each user has open in each channel: the last one shown, as its buttons have it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import MenuRow

__all__ = ["Menus", "OpenMenu"]


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """What was `offered`, as a button's order, on which game's board: `head` is the last event of its log then."""

    game_id: int
    head: int
    offered: str


class Menus:
    """Reads and writes open menus."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def put(self, channel_id: int, user_id: str, menu: OpenMenu) -> None:
        """Store a user's menu in place of the one before it."""
        with translated():
            async with self._sessions.writing() as session:
                row = MenuRow(
                    channel_id=channel_id,
                    user_id=user_id,
                    game_id=menu.game_id,
                    head=menu.head,
                    offered=menu.offered,
                )
                await session.merge(row)
                await session.commit()

    async def get(self, channel_id: int, user_id: str) -> OpenMenu | None:
        """Return the last menu that a user was shown in a channel, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(MenuRow, (channel_id, user_id))
                return None if row is None else OpenMenu(row.game_id, row.head, row.offered)
