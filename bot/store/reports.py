"""What readers report as wrong, for the host, and the questions that buttons ask again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlmodel import col, select

from bot.store.errors import translated
from bot.store.sessions import Sessions, added
from bot.store.tables import QuestionRow, ReportRow, table_of

__all__ = ["Questions", "Report", "Reports"]

QUESTION, REPORT = table_of(QuestionRow), table_of(ReportRow)


@dataclass(frozen=True, slots=True)
class Report:
    """An answer that a reader holds to be wrong.

    `question`: what was asked, as far as its button tells; `answer`: what was shown; `said`: what the reader says.
    """

    channel_id: int
    user_id: str
    ruleset: str
    lang: str
    question: str
    answer: str
    said: str
    created_at: datetime | None = None
    id: int = 0


class Reports:
    """Reads and writes reports."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def add(self, report: Report) -> int:
        """Store a report and return its number."""
        row = {name: getattr(report, name) for name in ("channel_id", "user_id", "ruleset", "lang")}
        row |= {name: getattr(report, name) for name in ("question", "answer", "said")}
        with translated():
            async with self._sessions.changing() as connection:
                number = await added(connection, REPORT, {**row, "created_at": datetime.now(UTC)})
                await connection.commit()
                return number

    async def all(self) -> list[Report]:
        """Return every report, the oldest first."""
        with translated():
            async with self._sessions() as session:
                rows = (await session.exec(select(ReportRow).order_by(col(ReportRow.id)))).all()
        return [
            Report(row.channel_id, row.user_id, row.ruleset, row.lang, row.question, row.answer, row.said,
                   row.created_at, row.id or 0)
            for row in rows
        ]  # fmt: skip


class Questions:
    """Keeps the questions whose buttons ask them again: a custom id holds no long one."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def add(self, channel_id: int, text: str) -> int:
        """Store a question and return its number."""
        with translated():
            async with self._sessions.changing() as connection:
                row = {"channel_id": channel_id, "text": text, "created_at": datetime.now(UTC)}
                number = await added(connection, QUESTION, row)
                await connection.commit()
                return number

    async def get(self, number: int, channel_id: int) -> str | None:
        """Return a channel's question by its number, or None."""
        with translated():
            async with self._sessions() as session:
                row = await session.get(QuestionRow, number)
                return row.text if row is not None and row.channel_id == channel_id else None
