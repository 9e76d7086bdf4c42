"""What is asked of the judge about a game as it stands: sight, reach, rights, thresholds, odds, score."""

from __future__ import annotations

from typing import Any

from bot.app.errors import UserError
from bot.motu.presenters.names import name_of
from bot.motu.presenters.ruling import final_score, ruled
from bot.motu.table import table
from bot.motu.typing.line import path_typed
from bot.motu.typing.weapons import weapon_of
from bot.table.call import Call
from bot.table.games import last_logged
from bot.table.reply import Reply
from engine.motu.game import GameState

__all__ = ["legal", "lof", "odds", "reach", "score", "value"]


def _end(state: GameState, text: str, path: str) -> str:
    """Return a character's id, or a place as it is written."""
    places = path_typed(text)
    if len(places) == 1 and places[0][:1].isalpha() and places[0].partition("@")[0][1:].isdecimal():
        return places[0]
    return state.figure(text, path).id


async def lof(call: Call, *, source: str, target: str | None = None) -> Reply:
    """Tell whether one sees another, and what covers it; without a target all that one sees."""
    found = await table(call)
    start = _end(found.state, source, "from")
    if target is None:
        shown = name_of(found.state.names)(start)
        asked = {"type": "visible", "from": start}
        key = call.say("motu-visible-key")
        return await ruled(call, found, asked, call.say("motu-visible-title", source=shown), key)
    ask = {"from": start, "to": _end(found.state, target, "to")}
    cover = await ruled(call, found, {"type": "cover", **ask}, call.say("motu-cover-title"))
    return await ruled(call, found, {"type": "line_of_sight", **ask}, call.say("motu-sight-title"), cover.text)


async def reach(call: Call, *, figure: str, to: str | None = None, action: str | None = None) -> Reply:
    """Tell where a character may move, and for how many points."""
    del to
    found = await table(call)
    concentrate = (action or "").casefold().startswith("concentr")
    ask = {"type": "reachable", "figure": found.state.figure(figure).id, "concentrate": concentrate}
    return await ruled(call, found, ask, call.say("motu-reach-title"))


async def legal(call: Call, *, figure: str | None = None) -> Reply:
    """Tell what a character may do now, and why not the rest; without one, the one that acts."""
    found = await table(call)
    named = figure or found.state.course.active
    if not named:
        raise UserError("motu-legal-whom")
    ask = {"type": "legal_actions", "figure": found.state.figure(named).id}
    return await ruled(call, found, ask, call.say("motu-legal-title"))


async def value(call: Call, *, figure: str, value: str, during: str | None = None, against: str | None = None) -> Reply:
    """Tell the threshold of a test: `value` names attack, defense or ability, `against` the other character."""
    del during
    found = await table(call)
    ask: dict[str, Any] = {"type": "threshold", "figure": found.state.figure(figure).id}
    ask["test"] = value if value in ("attack", "defense", "ability") else "attack"
    if against:
        ask["target"] = found.state.figure(against, "against").id
    return await ruled(call, found, ask, call.say("motu-threshold-title"))


async def odds(
    call: Call, *, attacker: str | None = None, target: str | None = None, action: str | None = None
) -> Reply:
    """Tell the exact chances of an attack."""
    found = await table(call)
    if attacker is None or target is None:
        raise UserError("motu-attack-whom")
    figure = found.state.figure(attacker, "attacker")
    whom = found.state.figure(target, "target").id
    ask = {"type": "odds", "attacker": figure.id, "target": whom, "weapon": weapon_of(figure, action)}
    return await ruled(call, found, ask, call.say("motu-odds-title"))


async def score(call: Call) -> Reply:
    """Tell how the points stand; of a game that has ended, who won by what."""
    if await call.store.games.open_in(call.channel_id) is None:
        found, events, _ = await last_logged(call, GameState)
        return final_score(call, found, events)
    return await ruled(call, await table(call), {"type": "score"}, call.say("score-title"))
