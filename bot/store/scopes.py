"""Settings of servers and channels; a channel's own go before its server's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import bindparam, or_, select
from sqlalchemy.exc import IntegrityError

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import ScopeRow, table_of

__all__ = ["ScopeSettings", "Scopes"]

Kind = Literal["guild", "channel"]
SCOPE = table_of(ScopeRow)
OF_A_PLACE = select(SCOPE).where(
    or_(
        (SCOPE.c.kind == "guild") & (SCOPE.c.scope_id == bindparam("guild_id")),
        (SCOPE.c.kind == "channel") & (SCOPE.c.scope_id == bindparam("channel_id")),
    )
)


@dataclass(frozen=True, slots=True)
class ScopeSettings:
    """What is set for a place; None where nothing is."""

    language: str | None = None
    ruleset: str | None = None
    judge_role: int | None = None
    private_lookups: bool | None = None


class Scopes:
    """Reads and writes settings."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def effective(self, guild_id: int | None, channel_id: int | None) -> ScopeSettings:
        """Return the settings in force in a channel: its own, else its server's."""
        with translated():
            rows = await self._sessions.rows(OF_A_PLACE, guild_id=guild_id or 0, channel_id=channel_id or 0)
        kinds = {row.kind: row for row in rows}
        channel, guild = kinds.get("channel"), kinds.get("guild")
        found = [row for row in (channel, guild) if row is not None]
        return ScopeSettings(
            next((row.language for row in found if row.language), None),
            next((row.ruleset for row in found if row.ruleset), None),
            next((row.judge_role for row in found if row.judge_role), None),
            next((row.private_lookups for row in found if row.private_lookups is not None), None),
        )

    async def change(self, kind: Kind, scope_id: int, **changes: str | int | None) -> None:
        """Set some of a place's settings (language, ruleset, judge_role, private_lookups); None takes one back."""
        with translated():
            try:
                await self._write(kind, scope_id, changes)
            except IntegrityError:  # somebody else's first settings of this place came in between: change those
                await self._write(kind, scope_id, changes)

    async def _write(self, kind: Kind, scope_id: int, changes: dict[str, str | int | None]) -> None:
        async with self._sessions.writing() as session:
            row = await session.get(ScopeRow, (kind, scope_id)) or ScopeRow(kind=kind, scope_id=scope_id)
            for name, value in changes.items():
                setattr(row, name, value)
            session.add(row)
            await session.commit()
