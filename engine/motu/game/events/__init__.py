"""What happened: the facts that a game's log is made of. Rolls and results are in them; folding never rolls.

`actor` is who did it, `command` the number that the events of one command share: the sequence of the first of them.
Places are names, so that a log reads without its field. A log is only ever appended to. What a player hides, a chosen
card or the order of a deck, is in no event before it is revealed: the log has a seal of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.motu.game.events import actions, rounds, table
from engine.seating import BY_EVENT as SEATING
from engine.seating import SeatingEvent

__all__ = ["EVENTS", "Event"]

Event = table.TableEvent | rounds.RoundEvent | actions.ActionEvent | SeatingEvent
EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {**table.BY_EVENT, **rounds.BY_EVENT, **actions.BY_EVENT, **SEATING}
)
