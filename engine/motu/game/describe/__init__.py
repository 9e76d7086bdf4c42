"""One line of the log for each event, to be said in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.motu.game.describe.actions import OF_ACTIONS
from engine.motu.game.describe.lines import Teller
from engine.motu.game.describe.rounds import OF_ROUNDS
from engine.motu.game.describe.table import OF_TABLE
from engine.motu.game.events import Event
from engine.motu.game.state import EMPTY, GameState
from engine.ruling import Step, Typed

__all__ = ["describe"]

LINES: Mapping[type, Teller] = MappingProxyType({**OF_TABLE, **OF_ROUNDS, **OF_ACTIONS})


def describe(event: Event, state: GameState = EMPTY) -> Step:
    """Return the step that tells an event of a game; `event.actor` says who did it.

    `state`: of the same game, whose cards are told by their names.

    >>> from engine.motu.game.events.table import PlayerJoined
    >>> describe(PlayerJoined("1", "Ann", "evil", actor="1", command=2)).message
    'motu-log-joined'
    """
    step = LINES[type(event)](event)
    named = step.data.get("card")
    if named is None:
        return step
    name = next((card.name for card in state.cards if card.id == named), str(named))
    return step._replace(data={**step.data, "card": Typed(name)})
