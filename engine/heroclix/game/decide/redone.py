"""Rolls of the bot made again: do the dice give what an event of the log shows?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any

from engine.dice import Dice
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.dice import faces_of, one_thrown
from engine.heroclix.game.decide.beside.tarot import by_chance
from engine.heroclix.game.state import GameState

__all__ = ["redone"]


class _Read:
    """Dice of which the next are known before they are taken."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._next: tuple[int, ...] = ()

    def is_next(self, roll: tuple[int, ...]) -> bool:
        """Take as many dice as a roll has, if they are that roll; keep them for the one after, if not."""
        if not self._next:
            self._next = self._dice.roll(len(roll))
        same = self._next == tuple(roll)
        if same:
            self._next = ()
        return same


def redone(state: GameState, event: ev.Event, dice: Dice) -> bool:
    """Tell whether the bot's dice of an event are those that `dice` gives, taking as many as it took.

    `state` is the game before the event. True where it holds none of the bot's, but what came of an attack tells the
    roll that was thrown for it, by whomever. Raises ValueError where `dice` are too few.

    >>> from engine.dice import FixedDice
    >>> from engine.heroclix.game.state import EMPTY
    >>> rolled = ev.AttackRolled(attack=1, roll=(3, 4), dice="bot", actor="1", command=1)
    >>> redone(EMPTY, rolled, FixedDice([3, 4])), redone(EMPTY, rolled, FixedDice([4, 3]))
    (True, False)
    """
    if isinstance(event, ev.AttackMade):
        return _told(state, event)
    again = _AGAIN.get(type(event))
    whose = getattr(event, "dice", "")
    return True if again is None or whose not in ("bot", "both") else again(state, event, dice)


def _told(state: GameState, made: ev.AttackMade) -> bool:
    """Tell whether an attack came to what it did by the roll that stands; old logs keep it nowhere else.

    An outcome under the number of no attack is none of an old log where its attacker's roll lies open.
    """
    opened = state.attack(made.attack)
    if opened is None:
        return not any(one.attacker == made.attacker and one.roll and not one.carried_out for one in state.pending)
    return opened.roll is None or opened.roll == made.roll


def _roll(_state: GameState, event: Any, dice: Dice) -> bool:
    rolled = event.roll if isinstance(event.roll, tuple) else (event.roll,)
    return dice.roll(len(rolled)) == rolled


def _chosen(_state: GameState, event: ev.Chosen, dice: Dice) -> bool:
    value: Any = event.value
    rolled = tuple(value) if isinstance(value, (list, tuple)) else (value,)
    return dice.roll(len(rolled)) == rolled


def _rounds(rounds: Iterable[Mapping[str, tuple[int, ...]]], typed: bool, dice: Dice) -> bool:
    """Tell whether rounds of two dice each follow; where players typed some, those between are theirs."""
    rolls = [tuple(roll) for roll in chain.from_iterable(each.values() for each in rounds)]
    if not typed:
        return all(dice.roll(len(roll)) == roll for roll in rolls)
    read = _Read(dice)
    followed = 0
    for roll in rolls:
        try:
            followed += read.is_next(roll)
        except ValueError:  # what is left was typed
            break
    return followed > 0


def _initiative(_state: GameState, event: ev.InitiativeRolled, dice: Dice) -> bool:
    return _rounds(event.rounds, event.dice == "both", dice)


def _end(_state: GameState, event: ev.GameEnded, dice: Dice) -> bool:
    return _rounds(event.rolls, event.dice == "both", dice)


def _thrown(_state: GameState, event: ev.Thrown, dice: Dice) -> bool:
    faces = faces_of(event.die)
    return tuple(one_thrown(faces, dice) for _ in event.results) == event.results


def _drawn(state: GameState, event: ev.CardDrawn, dice: Dice) -> bool:
    card = by_chance(state, event.side, dice)
    return card is not None and card.id == event.card


_AGAIN: Mapping[type, Callable[[GameState, Any, Dice], bool]] = MappingProxyType(
    {
        ev.AttackRolled: _roll,
        ev.BreakAwayOpened: _roll,
        ev.BreakAwayRolled: _roll,
        ev.BeginningRolled: _roll,
        ev.CardDrawn: _drawn,
        ev.Chosen: _chosen,
        ev.GameEnded: _end,
        ev.InitiativeRolled: _initiative,
        ev.RelicTried: _roll,
        ev.Thrown: _thrown,
    }
)
