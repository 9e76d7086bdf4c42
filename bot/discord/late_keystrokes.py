"""Choices that came too late for the keystroke they were for: one quiet line in the host's log.

Discord takes choices within three seconds, and under load or on a slow line some come later. Nobody waits for them any
more; discord.py logs each with its traceback, as it does faults, and a host would look for one in vain.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

__all__ = ["LateKeystrokes", "hush_late_keystrokes"]

LOGGER = "discord.app_commands.tree"  # where discord.py tells of autocompletes that failed


class LateKeystrokes(logging.Filter):
    """Makes one warning out of what is logged with an error that came of Discord not taking an answer.

    >>> error = aiohttp.ClientConnectionError("closed")
    >>> record = logging.LogRecord(LOGGER, logging.ERROR, "", 0, "Ignoring", (), (type(error), error, None))
    >>> LateKeystrokes().filter(record), record.levelname, record.getMessage(), record.exc_info
    (True, 'WARNING', 'choices for a keystroke came too late or could not be sent: closed', None)
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Change such a record in place; every record passes."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (discord.HTTPException, aiohttp.ClientError)):
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.msg, record.args = "choices for a keystroke came too late or could not be sent: %s", (error,)
            record.exc_info = record.exc_text = None
        return True


def hush_late_keystrokes() -> None:
    """Let discord.py's log tell of them so, from now on; a second call changes nothing."""
    logger = logging.getLogger(LOGGER)
    if not any(isinstance(found, LateKeystrokes) for found in logger.filters):
        logger.addFilter(LateKeystrokes())
