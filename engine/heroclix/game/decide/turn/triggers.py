"""Effects of cards whose text says when they come: nobody judges them, but the moment is named, and whose are first.

The active player's come first, then the others' in the order of turns (4.4, 8.1h, 12.5e, 26.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.heroclix.game import events as ev
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["due"]

# What lets an effect be used on the sideline (2.6a, 27.7o)
FROM_THE_SIDELINE = re.compile(r"sideline active", re.IGNORECASE)
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
    "roll": re.compile(
        r"re-?roll|(replac|turn|chang)\w* (a|one|the|that|any)\b[^.]{0,20}\b(die|dice|d6|roll)"
        r"|(repetir|repite|vuelve a tirar|cambia\w*|sustituy\w*|reemplaza\w*)\b[^.]{0,30}\b(tirada|dados?|d6)",
        re.IGNORECASE,
    ),
}
MESSAGES: Mapping[str, Message] = {
    "game": messages.AT_BEGINNING_OF_GAME,
    "end": messages.AT_END_OF_TURN,
    "beginning": messages.AT_BEGINNING_OF_TURN,
    "ko": messages.WHEN_KO,
    "after": messages.AFTER_RESOLUTIONS,
    "roll": messages.WHEN_ROLLED,
}
IN_ONE_ORDER: Mapping[str, Message] = {
    "game": messages.ALL_AT_BEGINNING_OF_GAME,
    "end": messages.ALL_AT_END_OF_TURN,
    "beginning": messages.ALL_AT_BEGINNING_OF_TURN,
    "ko": messages.ALL_WHEN_KO,
    "after": messages.ALL_AFTER_RESOLUTIONS,
}
ROLLS = (ev.AttackRolled, ev.BreakAwayRolled, ev.BreakAwayOpened, ev.BeginningRolled)


def due(before: GameState, state: GameState, events: Sequence[ev.Event]) -> list[Step]:
    """Return a step for each moment that these events brought and that the text of some figure or card speaks of."""
    found = []
    for moment in _moments(events, resolving=state.resolving):
        then = before if moment in ("ko", "end") else state
        if names := _speaking(then, TEXTS[moment], at_start=moment == "game"):
            figures = tuple(FigureId(name) for name in names)
            found.append(_told(state, moment).step(StepKind.IGNORED, figures=figures))
        if cards := tuple(Typed(card.name) for card in then.cards if card.active and TEXTS[moment].search(card.text)):
            found.append(messages_beside.CARDS_BEGIN.step(StepKind.IGNORED, cards=cards))
    return found


def _told(state: GameState, moment: str) -> Message:
    """Return the message of a moment; where the active player orders all effects, it says that (8.1h)."""
    if moment == "roll" or not state.rules.one_order:
        return MESSAGES[moment]
    return IN_ONE_ORDER[moment]


def _moments(events: Iterable[ev.Event], *, resolving: bool) -> list[str]:
    """Return the moments of these events; "after resolutions" waits for the whole action (8.1c)."""
    found: dict[str, None] = {}
    for event in events:
        if isinstance(event, ev.KnockedOut):
            found["ko"] = None
        elif isinstance(event, (ev.AttackClosed, ev.ActionEnded)) and not resolving:
            found["after"] = None
        elif isinstance(event, ROLLS) or (isinstance(event, ev.Chosen) and not isinstance(event.value, (str, dict))):
            found["roll"] = None
        elif isinstance(event, ev.TurnEnded):
            found["end"] = None
        elif isinstance(event, ev.TurnBegan):
            if event.number == 1:
                found["game"] = None
            found["beginning"] = None
    return sorted(found, key=list(MESSAGES).index)


def _speaking(state: GameState, text: re.Pattern[str], *, at_start: bool) -> list[str]:
    """Return the figures with such a text in what their click shows, the active side's first.

    They are on the map; one on the sideline is named if its text says that it acts from there (27.7o), though not at
    the beginning of the game (4.4).
    """
    order = state.turn_order
    names = [
        (order.index(figure.side) if figure.side in order else len(order), figure.id)
        for figure in state.figures
        if any(text.search(each) and _counts(figure, each, at_start) for each in figure.texts)
    ]
    return [name for _, name in sorted(names, key=lambda pair: pair[0])]


def _counts(figure: GameFigure, text: str, at_start: bool) -> bool:
    """Return whether a text may do anything where its figure is (2.6a, 15.3)."""
    if figure.aside and not figure.ko:
        return not at_start and FROM_THE_SIDELINE.search(text) is not None
    return bool(figure.squares) and figure.in_play
