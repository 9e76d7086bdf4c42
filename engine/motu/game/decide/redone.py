"""The bot's dice of an event, thrown again: for whoever verifies a game."""

from __future__ import annotations

from engine.dice import Dice
from engine.motu.game.events import Event
from engine.motu.game.events.actions import TestKept, TestRerolled, TestRolled
from engine.motu.game.events.table import GoldenRuled, StartingRolled
from engine.motu.game.state import SIDES_OF_WAR, GameState

__all__ = ["redone"]


def redone(_state: GameState, event: Event, dice: Dice) -> bool:
    """Tell whether the bot's dice of an event are those that `dice` gives; as many are taken as it took.

    True where it holds none of the bot's. Raises ValueError where they are too few.

    >>> from engine.dice import FixedDice
    >>> rolled = StartingRolled("evil", ({"masters": 2, "evil": 5},), dice="bot", actor="1", command=3)
    >>> redone(GameState(), rolled, FixedDice([2, 5])), redone(GameState(), rolled, FixedDice([2, 6]))
    (True, False)
    """
    thrown = _thrown(event)
    return dice.roll(len(thrown)) == thrown if thrown else True


def _thrown(event: Event) -> tuple[int, ...]:
    """Return the dice that the bot threw for an event, in their order."""
    if isinstance(event, (StartingRolled, GoldenRuled)):
        return tuple(each[side] for each in event.rolls[event.typed :] for side in SIDES_OF_WAR)
    if getattr(event, "dice", "") != "bot":
        return ()
    if isinstance(event, TestRolled):
        return event.faces
    if isinstance(event, TestRerolled):
        return tuple(face for _, face in event.swaps)
    return event.new if isinstance(event, TestKept) else ()
