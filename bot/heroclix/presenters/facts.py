"""What was said to have been different, as it was read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.heroclix.presenters.names import name_of
from bot.table.call import Call
from bot.table.reply import safe
from engine.heroclix.game import GameState
from engine.heroclix.game.describe.effects import words_of

__all__ = ["fact_line"]


def fact_line(call: Call, state: GameState, fact: Mapping[str, Any]) -> str:
    """Return a fact in one line."""
    kind = str(fact["fact"])
    data: dict[str, Any] = {"figure": name_of(state.names)(str(fact.get("figure", "")))}
    if kind == "terrain":
        data |= {"place": fact["at"], "terrain": call.words.term(f"edit-{fact['kind']}")}
    elif kind == "stood":
        data["place"] = safe(str(fact["at"]))
    elif kind == "effect":
        data["effect"] = safe(call.words.listed(words_of(state.rules.powers, fact["effects"])))
    else:
        data["number"] = fact["number"]
    return call.say(f"fact-{kind}", **data)
