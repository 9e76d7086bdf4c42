"""Slash commands in texts, called as the reader's own Discord offers them, whatever language the text is in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from bot.table.reply import Reply
from bot.words.language import LANGUAGES, catalogue

__all__ = ["as_offered", "with_names_offered"]

PREFIX = "cmd-"


def as_offered(text: str, language: str) -> str:
    """Return a text with the commands in it, and an option behind one, named as in a language of Discord's.

    >>> as_offered("`/partida unirse`, /ajustes idioma: English; 8/10", "en")
    '`/game join`, /settings language: English; 8/10'
    >>> as_offered("`/game join`", "es")
    '`/partida unirse`'
    """
    if "/" not in text:
        return text
    names, pattern = _translated(language)
    return pattern.sub(lambda found: f"/{names[found[1]]}", text)


def with_names_offered(reply: Reply, language: str) -> Reply:
    """Return a reply whose texts name commands as a language of Discord's offers them."""
    blocks = tuple(
        block._replace(title=as_offered(block.title, language), text=as_offered(block.text, language))
        for block in reply.blocks
    )
    title, text, footer, line = (
        as_offered(each, language) for each in (reply.title, reply.text, reply.footer, reply.line)
    )
    return replace(reply, title=title, text=text, blocks=blocks, footer=footer, line=line)


@cache
def _translated(language: str) -> tuple[Mapping[str, str], re.Pattern[str]]:
    """Return the commands by their names in the other languages, and what finds them in a text."""
    own = _names(language)
    names = {
        name: own[key] for other in LANGUAGES if other != language for key, name in _names(other).items() if key in own
    }
    longest_first = sorted(names, key=len, reverse=True)
    return names, re.compile(rf"(?<![\w/])/({'|'.join(map(re.escape, longest_first))})(?![\w-])")


@cache
def _names(language: str) -> Mapping[str, str]:
    """Return the full name of each command by its key, and with each of its options too, as `/help topic:`."""
    words = catalogue(language)
    found = {}
    for key in (key for key in words.keys if key.startswith(PREFIX)):
        parent = key.rpartition("-")[0]
        group = f"{words.text(parent)} " if parent in words else ""
        found[key] = f"{group}{words.text(key)}"
        for option in words.attributes(key):
            if not option.endswith("description"):
                found[f"{key}.{option}"] = f"{found[key]} {words.attribute(key, option)}:"
    return found
