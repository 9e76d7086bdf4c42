"""House rules of a channel beside rulings that rest on the section they touch: told, never ruled by."""

from __future__ import annotations

from dataclasses import replace

from bot.table.call import Call
from bot.table.citing import grounds_of, section_cited
from bot.table.reply import Block, Reply, safe
from engine import Ruling

__all__ = ["house_line", "with_house_rules"]

MOST = 5
SHOWN = 160  # characters of one in the living message
MARK = "🏠"


def with_house_rules(call: Call, ruling: Ruling, reply: Reply) -> Reply:
    """Return the reply to a ruling with the house rules that touch a section it rests on."""
    lines = _cited(call, ruling)[-MOST:]
    title = call.say("house-block")
    if not lines or any(block.title == title for block in reply.blocks):
        return reply
    return replace(reply, blocks=(*reply.blocks, Block(title, "\n".join(lines))))


def house_line(call: Call, ruling: Ruling) -> str:
    """Return the newest of the house rules that touch a ruling in one line, and how many more; empty without any."""
    lines = _cited(call, ruling)
    if not lines:
        return ""
    told = lines[-1] if len(lines[-1]) <= SHOWN else f"{lines[-1][:SHOWN].rsplit(' ', 1)[0]} …"
    more = f" (+{len(lines) - 1})" if len(lines) > 1 else ""
    return f"{MARK} {told}{more}"


def _cited(call: Call, ruling: Ruling) -> list[str]:
    """Return the house rules that touch a section a ruling rests on, each with that section."""
    there = set(grounds_of(ruling))
    return [
        call.say("house-cited", section=section_cited(call.words, rule.section), text=safe(rule.text))
        for rule in call.house
        if rule.ruleset == ruling.ruleset and rule.section in there
    ]
