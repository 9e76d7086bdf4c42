"""Rulings kept, and told in full, of whichever game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from bot.store import StoreError
from bot.table.call import Call
from bot.table.citing import rests_on
from bot.table.house import with_house_rules
from bot.table.reader import words_of
from bot.table.reply import Choice, Reply, safe
from bot.table.ruling import steps_text, tone_of
from bot.table.stored import pack, unpack
from engine import Ruling

__all__ = ["kept", "why_reply"]

log = logging.getLogger(__name__)

PAGE = 3600  # characters of steps on one page


async def kept(call: Call, ruling: Ruling, names: Mapping[str, str], title: str, *, private: bool = False) -> int:
    """Store a ruling for `/why` and return its id; 0 where the database would not take it.

    What it rules on is stored already: failing to keep its explanation must not look like a failure of that.
    `private`: the answer that it belongs to is for the asker alone.
    """
    await call.acknowledge(private=private)
    try:
        return await call.store.rulings.add(call.channel_id, pack(ruling, names, title))
    except StoreError as error:
        log.warning("a ruling could not be kept: %s", error)
        return 0


def why_reply(call: Call, payload: Mapping[str, Any], page: int = 0, ruling_id: int | None = None) -> Reply:
    """Return a stored ruling in full, paged when it is long."""
    ruling, names, title = unpack(payload)
    words = words_of(call.language, ruling.ruleset)  # of the book that ruled, whichever the channel plays
    text = steps_text(ruling.steps, words, lambda figure: safe(names.get(figure, figure)), ruling.deciding)
    lines = text.split("\n")
    pages = [""]
    for line in lines:
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] += line + "\n"
    page = min(max(page, 0), len(pages) - 1)
    choices: tuple[Choice, ...] = ()
    if page + 1 < len(pages) and ruling_id is not None:
        choices = (Choice(call.say("rule-page-on"), "why", (str(ruling_id), str(page + 1))),)
    told = Reply(
        title or safe(words.verdict(ruling.verdict)),
        pages[page].strip(),
        footer=rests_on(words, ruling),
        tone=tone_of(ruling),
        choices=choices,
        doubt=call.say("doubt-button"),
    )
    return with_house_rules(call, ruling, told)
