"""What players of Battleground say was different when a ruling is contested, as they type it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.app.errors import UserError
from bot.table.dispute.said import read_number, read_place, read_terrain, word_of
from bot.words.language import LANGUAGES, catalogue
from engine.motu.game import GameState

__all__ = ["KINDS", "read_fact"]

KINDS: Sequence[str] = ("terrain", "stood", "tokens", "wounds", "mana", "modifier")
TERRAIN = ("high", "low", "rough")
CHANGED = ("dice", "threshold", "defense-dice", "defense-threshold")
CHANGE = re.compile(r"(?P<what>.+?)\s*(?P<add>[+-]\s*\d{1,2})")


def read_fact(state: GameState, kind: str, text: str) -> dict[str, Any]:
    """Return what a text says. Raises UserError, or DocumentError, for one that is not understood whole."""
    if kind == "terrain":
        at, terrain = read_terrain(text, _words("motu-fact-terrain", TERRAIN))
        return {"fact": kind, "at": at, "kind": terrain}
    if kind == "modifier":
        return _modifier(text)
    if kind == "stood":
        who, at = read_place(text)
        return {"fact": kind, "figure": state.figure(who).id, "at": at}
    who, number = read_number(text, kind)
    return {"fact": kind, "figure": state.figure(who).id, "number": number}


@cache
def _words(message: str, kinds: tuple[str, ...]) -> Mapping[str, str]:
    said = {word_of(kind): kind for kind in kinds}
    said |= {word_of(catalogue(lang).text(f"{message}-{kind}")): kind for lang in LANGUAGES for kind in kinds}
    return MappingProxyType(said)


def _modifier(text: str) -> dict[str, Any]:
    """Return a change of the dice or the threshold of a test, of its defense where it says so."""
    found = CHANGE.fullmatch(" ".join(text.replace("−", "-").split()))
    what = None if found is None else _words("motu-fact-change", CHANGED).get(word_of(found["what"]))
    if found is None or what is None:
        raise UserError("fact-unread-modifier", given=text[:60])
    add = int(found["add"].replace(" ", ""))
    return {"fact": "modifier", "value": what, "add": add, "name": f"{found['what']} {add:+d}"}
