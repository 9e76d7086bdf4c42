"""`judge reports`: what readers reported as wrong, for the host."""

from __future__ import annotations

import argparse
import asyncio
import json

from bot.cli.failures import terminal_language
from bot.cli.run import host_settings
from bot.store import Store
from bot.store.reports import Report
from bot.words.language import catalogue

__all__ = ["reports"]


def reports(arguments: argparse.Namespace) -> int:
    """Print every report, the oldest first: when, where, what was asked and answered, and what the reader says."""
    settings = host_settings()
    words = catalogue(terminal_language())
    if settings.sqlite_file is not None and not settings.sqlite_file.is_file():
        found: list[Report] = []  # nothing was ever stored, and reading makes no database
    else:
        found = asyncio.run(_read(settings.async_database_url))
    if arguments.json:
        for report in found:
            print(json.dumps(_document(report), ensure_ascii=False))
    else:
        print("\n\n".join(_text(report) for report in found) or words.text("reports-none"))
    return 0


async def _read(url: str) -> list[Report]:
    store = await Store.open(url)
    try:
        return await store.reports.all()
    finally:
        await store.close()


def _document(report: Report) -> dict[str, object]:
    when = report.created_at.isoformat() if report.created_at else None
    return {
        "id": report.id, "at": when, "channel": str(report.channel_id), "ruleset": report.ruleset,
        "lang": report.lang, "question": report.question, "answer": report.answer, "said": report.said,
    }  # fmt: skip


def _text(report: Report) -> str:
    when = f"{report.created_at:%Y-%m-%d %H:%M}" if report.created_at else ""
    lines = [f"#{report.id}  {when}  {report.ruleset}  {report.lang}", f"! {report.said}"]
    lines += [f"? {report.question}"] if report.question else []
    return "\n".join((*lines, *(f"  {line}" for line in report.answer.splitlines() if line.strip())))
