"""What effects that last are told to be: their kinds, what they change, and until when (6.9a, 9.4, 20.3)."""

from __future__ import annotations

from typing import Literal, get_args

from engine.heroclix.position import ValueName

__all__ = ["OF_CARDS", "Changed", "LastingKind", "Until"]

# The combat values (6.7), or none where the effect changes none
Changed = ValueName | Literal[""]
LastingKind = Literal["modify", "cant-use", "cant-target", "copies", "replace", "lends", "card", "keyword"]
Until = Literal["turn", "next-turn", "again", "attack", "action", "moves", "clears", "game", "as-long-as"]
# How long players may say that something lasts; `again` is for powers that are chosen anew
OF_CARDS: tuple[Until, ...] = tuple(until for until in get_args(Until) if until != "again")
