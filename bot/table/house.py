"""House rules of a channel beside rulings that rest on the section they touch: told, never ruled by."""

from __future__ import annotations

from dataclasses import replace

from bot.table.call import Call
from bot.table.citing import grounds_of, section_cited
from bot.table.reply import Block, Reply, safe
from engine import Ruling

__all__ = ["with_house_rules"]

MOST = 5


def with_house_rules(call: Call, ruling: Ruling, reply: Reply) -> Reply:
    """Return the reply to a ruling with the house rules that touch a section it rests on."""
    there = set(grounds_of(ruling))
    touching = [rule for rule in call.house if rule.ruleset == ruling.ruleset and rule.section in there]
    if not touching:
        return reply
    lines = [
        call.say("house-cited", section=section_cited(call.words, rule.section), text=safe(rule.text))
        for rule in touching[-MOST:]
    ]
    return replace(reply, blocks=(*reply.blocks, Block(call.say("house-block"), "\n".join(lines))))
