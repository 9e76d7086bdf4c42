"""A game told afterwards: its log in pages, a page that reads alone in a browser, its dice, a strip and a replay.

What draws and writes (`page`, `replay`, `statistics`) is loaded by whoever wants it.
"""

from bot.table.story.chapters import Chapter, Line, Story, told

__all__ = ["Chapter", "Line", "Story", "told"]
