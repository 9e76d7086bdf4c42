"""Who is the highest or lowest point character now (21.10)."""

from __future__ import annotations

from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.reply import Reply
from engine.heroclix.game.events.extremes import AREAS, Which
from engine.heroclix.game.state.extremes import chosen, tied

__all__ = ["extreme_reply"]


def extreme_reply(call: Call, found: Table, which: Which, among: str) -> Reply:
    """Return who it is, or who are tied and whether one of them was chosen."""
    state, show = found.state, name_of(found.state.names)
    names = tied(state, which, among)
    before = chosen(state, which, among)
    key = "none" if not names else "one" if len(names) == 1 else "tied" if before is None else "chosen"
    place = call.words.term(f"area-of-{among}" if among in AREAS else among)
    title = call.say("extreme-title", which=call.words.term(which), among=place)
    data = {"figures": ", ".join(map(show, names)), "chosen": show(before or "")}
    cited = "`21.10`" if key in ("none", "one") else "`21.10a`"
    return Reply(title, f"{call.say(f'extreme-{key}', **data)} {cited}")
