"""What was said to have been different, as it was read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.motu.presenters.names import name_of
from bot.table.call import Call
from bot.table.reply import safe
from engine.motu.game import GameState

__all__ = ["fact_line"]


def fact_line(call: Call, state: GameState, fact: Mapping[str, Any]) -> str:
    """Return a fact in one line."""
    kind = str(fact["fact"])
    data: dict[str, Any] = {"figure": name_of(state.names)(str(fact.get("figure", "")))}
    if kind == "terrain":
        data |= {"place": safe(str(fact["at"])), "terrain": call.say(f"motu-fact-terrain-{fact['kind']}")}
    elif kind == "stood":
        data["place"] = safe(str(fact["at"]))
    elif kind == "modifier":
        data |= {"value": call.say(f"motu-fact-change-{fact['value']}"), "change": f"{fact['add']:+d}"}
    else:
        data["number"] = fact["number"]
    return call.say(f"motu-fact-{kind}" if kind == "tokens" else f"fact-{kind}", **data)
