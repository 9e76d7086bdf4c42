"""Effects of cards whose text says when they come: nobody judges them, but the moment is named, and whose are first.

The active player's come first, then the others' in the order of turns (4.4, 8.1h, 12.5e, 26.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.heroclix.game import events as ev
from engine.heroclix.game import words
from engine.heroclix.game.state import GameState
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["due"]

# What a text says of the moment, in either language
TEXTS: Mapping[str, re.Pattern[str]] = {
    "game": re.compile(r"beginning of (the )?game|(principio|comienzo|inicio) de la partida", re.IGNORECASE),
    "beginning": re.compile(
        r"beginning of (your|the|each|an?|its|every)\b[^.]{0,30}turn"
        r"|(principio|comienzo|inicio) de (tu|su|cada|un) turno",
        re.IGNORECASE,
    ),
    "end": re.compile(
        r"end of (your|the|each|an?|its|every)\b[^.]{0,30}turn|final de (tu|su|cada|un) turno", re.IGNORECASE
    ),
    "ko": re.compile(r"\bKO['’]?(d|s|ed|ing)?\b|\bKO(ea|eado|eada)\b", re.IGNORECASE),
    "after": re.compile(r"after resolutions|(tras|después de) (las )?resoluciones", re.IGNORECASE),
}
MESSAGES: Mapping[str, Message] = {
    "game": words.AT_BEGINNING_OF_GAME,
    "end": words.AT_END_OF_TURN,
    "beginning": words.AT_BEGINNING_OF_TURN,
    "ko": words.WHEN_KO,
    "after": words.AFTER_RESOLUTIONS,
}


def due(before: GameState, state: GameState, events: Sequence[ev.Event]) -> list[Step]:
    """Return one step for each moment that these events brought and that some card's text speaks of."""
    return [
        MESSAGES[moment].step(StepKind.IGNORED, figures=tuple(FigureId(name) for name in names))
        for moment in _moments(events)
        if (names := _speaking(before if moment in ("ko", "end") else state, TEXTS[moment]))
    ]


def _moments(events: Iterable[ev.Event]) -> list[str]:
    found: dict[str, None] = {}
    for event in events:
        if isinstance(event, ev.KnockedOut):
            found["ko"] = None
        elif isinstance(event, (ev.AttackClosed, ev.ActionEnded)):
            found["after"] = None
        elif isinstance(event, ev.TurnEnded):
            found["end"] = None
        elif isinstance(event, ev.TurnBegan):
            if event.number == 1:
                found["game"] = None
            found["beginning"] = None
    return sorted(found, key=list(MESSAGES).index)


def _speaking(state: GameState, text: re.Pattern[str]) -> list[str]:
    """Return the figures on the map with such a text in what their click shows, the active side's first."""
    order = state.turn_order
    names = [
        (order.index(figure.side) if figure.side in order else len(order), figure.id)
        for figure in state.in_play
        if figure.squares and any(text.search(each) for each in figure.texts)
    ]
    return [name for _, name in sorted(names, key=lambda pair: pair[0])]
