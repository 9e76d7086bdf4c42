"""A game told afterwards: its log in pages, a page that reads alone in a browser, its dice, a strip and a replay."""

from bot.table.story.chapters import Chapter, Line, Story, told
from bot.table.story.page import page_of
from bot.table.story.replay import replay_of, strip_of
from bot.table.story.statistics import dice_chart, dice_lines

__all__ = ["Chapter", "Line", "Story", "dice_chart", "dice_lines", "page_of", "replay_of", "strip_of", "told"]
