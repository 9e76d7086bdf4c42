"""What players of HeroClix say was different when a ruling is contested, as they type it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.typing.card_effects import read_effects
from bot.table.dispute.said import read_number, read_place, read_terrain, word_of
from bot.words.language import LANGUAGES, catalogue
from engine import DocumentError
from engine.heroclix.game import GameState

__all__ = ["KINDS", "read_fact"]

KINDS: Sequence[str] = ("terrain", "stood", "tokens", "click", "effect")
TERRAIN = ("hindering", "blocking", "water", "clear")


def read_fact(state: GameState, kind: str, text: str) -> dict[str, Any]:
    """Return what a text says. Raises UserError, or DocumentError, for one that is not understood whole."""
    if kind == "terrain":
        at, terrain = read_terrain(text, _terrain_words())
        return {"fact": kind, "at": at, "kind": terrain}
    if kind == "effect":
        return _effect(state, text)
    if kind == "stood":
        who, at = read_place(text)
        return {"fact": kind, "figure": state.figure(who).id, "at": at}
    who, number = read_number(text, kind)
    return {"fact": kind, "figure": state.figure(who).id, "number": number}


@cache
def _terrain_words() -> Mapping[str, str]:
    said = {word_of(kind): kind for kind in TERRAIN}
    said |= {word_of(catalogue(lang).term(f"edit-{kind}")): kind for lang in LANGUAGES for kind in TERRAIN}
    return MappingProxyType(said)


def _effect(state: GameState, text: str) -> dict[str, Any]:
    """Return an effect on a figure: its name, or how it begins, stands before what is typed as for a card."""
    words = text.replace(":", " ").split()
    for end in range(len(words) - 1, 0, -1):
        try:
            figure = state.figure(" ".join(words[:end]))
        except DocumentError:
            continue
        said = " ".join(words[end:])
        effects = read_effects(state.rules.powers, said)
        return {"fact": "effect", "figure": figure.id, "effects": effects, "name": said[:80]}
    raise UserError("fact-unread-effect", given=text[:60])
