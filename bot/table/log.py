"""The log of a game as a reply: what happened, when, and who did it; of one figure, player or turn, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.call import Call
from bot.table.reply import Choice, Reply
from bot.table.story.chapters import Line, Story

__all__ = ["LOG_LINES", "Wanted", "log_reply"]

LOG_LINES = 20
LONGEST = 3800  # characters of a page
ID = 60  # characters of a figure's id that a button holds


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which lines: those that name a figure's id, of a player by their user's id, of a turn; all where none is said."""

    figure: str = ""
    player: str = ""
    turn: int | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        """What a button holds of it."""
        return (self.figure[:ID], self.player, "" if self.turn is None else str(self.turn))


def log_reply(call: Call, story: Story, wanted: Wanted, page: int | None = None) -> Reply:
    """Return a page of a game's log, counted from 0, the last one where none is said."""
    lines = _chosen(story, wanted)
    pages = _pages(lines)
    page = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    title = call.say("log-title")
    if not lines:
        return Reply(title, call.say("log-nothing"))
    shown = "\n".join(_told(line) for line in pages[page])
    choices = tuple(
        Choice(call.say(key), "log", (str(to), *wanted.arguments))
        for key, to in (("log-earlier", page - 1), ("log-later", page + 1))
        if 0 <= to < len(pages)
    )
    footer = call.say("log-page", page=page + 1, pages=len(pages), count=len(lines))
    return Reply(title, shown, footer=footer, choices=choices)


def _chosen(story: Story, wanted: Wanted) -> list[Line]:
    return [
        line
        for chapter in story.chapters
        if wanted.turn is None or chapter.number == wanted.turn
        for line in chapter.lines
        if (not wanted.figure or wanted.figure in line.names) and (not wanted.player or wanted.player == line.actor)
    ]


def _told(line: Line) -> str:
    return f"`{line.number:>3}` <t:{int(line.time.timestamp())}:t> {line.text}"


def _pages(lines: Sequence[Line]) -> list[list[Line]]:
    """Return lines in pages that fit a message, the last one full where there is more than one."""
    pages: list[list[Line]] = [[]]
    size = 0
    for line in reversed(lines):
        long = len(_told(line)) + 1
        if pages[0] and (len(pages[0]) == LOG_LINES or size + long > LONGEST):
            pages.insert(0, [])
            size = 0
        pages[0].insert(0, line)
        size += long
    return pages
