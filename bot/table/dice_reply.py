"""Rolls and odds as replies."""

from __future__ import annotations

from collections import Counter
from itertools import product

from bot.table.call import Call
from bot.table.reply import Block, Reply, safe

__all__ = ["odds_reply", "roll_reply", "ways_to_hit"]

FACES = "⚀⚁⚂⚃⚄⚅"
WAYS = 36  # results of two dice


def roll_reply(call: Call, results: tuple[int, ...], added: int, number: int | None = None) -> Reply:
    """Return a roll: each die, and the total; `number`: that of the roll in the channel's game."""
    shown = "  ".join(f"{FACES[die - 1]} {die}" for die in results)
    total = sum(results) + added
    change = f" {'+' if added > 0 else '−'} {abs(added)}" if added else ""
    key = "roll-critical-hit" if results == (6, 6) else "roll-critical-miss" if results == (1, 1) else None
    blocks = (Block(call.say("roll-note"), call.say(key)),) if key and not added else ()
    text = f"{shown}{change}\n**{call.say('roll-total', total=total)}**"
    footer = "" if number is None else call.say("roll-number", number=number)
    return Reply(call.say("roll-title", name=safe(call.user_name)), text, blocks, footer)


def ways_to_hit(needed: int) -> int:
    """Return in how many of 36 results an attack hits that needs `needed` on two dice (12.3).

    6-6 always hits (12.3b) and 1-1 always misses (12.3c).

    >>> ways_to_hit(7), ways_to_hit(2), ways_to_hit(13)
    (21, 35, 1)
    """
    return sum(1 for a, b in product(range(1, 7), repeat=2) if (a, b) == (6, 6) or (a + b >= needed and a + b > 2))


def odds_reply(call: Call, attack: int, defense: int) -> Reply:
    """Return the exact chance that an attack value hits a defense value, and the chart beside it."""
    needed = defense - attack
    ways = ways_to_hit(needed)
    text = call.say("odds-text", needed=needed, ways=ways, percent=round(ways * 100 / WAYS))
    totals = Counter(a + b for a, b in product(range(1, 7), repeat=2))
    chart = "\n".join(
        f"{total:>2} {'█' * count}{'░' * (6 - count)} {mark(total, needed)}" for total, count in sorted(totals.items())
    )
    return Reply(
        call.say("odds-title", attack=attack, defense=defense),
        text,
        (Block(call.say("odds-chart"), f"```\n{chart}\n```"),),
        footer=call.say("odds-footer"),
    )


def mark(total: int, needed: int) -> str:
    """Return how a total of two dice fares."""
    if total == 12:
        return "✓!"
    if total == 2:
        return "✗!"
    return "✓" if total >= needed else "✗"
