"""The clocks of games: how long a turn and a match may take, when they began, and what was told of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from sqlmodel import col, delete, select

from bot.store.errors import translated
from bot.store.sessions import Sessions
from bot.store.tables import ClockRow, GameRow

__all__ = ["Clock", "Clocks"]


@dataclass(frozen=True, slots=True)
class Clock:
    """A game's clock.

    `turn_minutes`, `match_minutes`: how long each may take, 0 where there is no limit. `turn`: the number of the turn
    that is timed, since `turn_began`. `stopped`: since when time does not count. `turn_told`, `match_told`: how many of
    the warnings were given.
    """

    game_id: int
    channel_id: int
    language: str
    turn_minutes: int
    match_minutes: int
    turn: int
    turn_began: datetime
    match_began: datetime
    stopped: datetime | None = None
    turn_told: int = 0
    match_told: int = 0


class Clocks:
    """Reads and writes clocks."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def put(self, clock: Clock) -> None:
        """Store a game's clock in place of the one before it."""
        with translated():
            async with self._sessions.writing() as session:
                await session.merge(ClockRow(**asdict(clock)))
                await session.commit()

    async def get(self, game_id: int) -> Clock | None:
        """Return the clock of a game, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(ClockRow, game_id)
                return None if row is None else _clock(row)

    async def remove(self, game_id: int) -> None:
        """Take a game's clock away."""
        with translated():
            async with self._sessions.writing() as session:
                await session.exec(delete(ClockRow).where(col(ClockRow.game_id) == game_id))
                await session.commit()

    async def of_open_games(self) -> list[Clock]:
        """Return the clocks of all games that are open."""
        open_games = select(ClockRow).join(GameRow, col(GameRow.id) == col(ClockRow.game_id))
        with translated():
            async with self._sessions() as session:
                rows = (await session.exec(open_games.where(col(GameRow.open_channel).is_not(None)))).all()
                return [_clock(row) for row in rows]


def _clock(row: ClockRow) -> Clock:
    stopped = None if row.stopped is None else _aware(row.stopped)
    began = {"turn_began": _aware(row.turn_began), "match_began": _aware(row.match_began), "stopped": stopped}
    return Clock(**{**row.model_dump(), **began})


def _aware(time: datetime) -> datetime:
    """Return a time with its zone: SQLite forgets that it is UTC."""
    return time if time.tzinfo is not None else time.replace(tzinfo=UTC)
