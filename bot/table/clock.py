"""How a game's clock goes on: when time counts, and which warnings are due. It never ends anything by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from bot.store import Clock

__all__ = ["Due", "marks_of", "ticked"]

MINUTE = timedelta(minutes=1)
# minutes that are left at a warning, where more than so many may be taken
TURN_MARKS = ((5, 10), (1, 1), (0, 0))
MATCH_MARKS = ((30, 60), (10, 20), (1, 5), (0, 0))


class Due(NamedTuple):
    """A warning: of the turn or the match, how many minutes it may take, and how many are left."""

    what: Literal["turn", "match"]
    minutes: int
    left: int


def marks_of(what: str, minutes: int) -> tuple[int, ...]:
    """Return how many minutes are left at each warning of a limit; none where there is no limit.

    >>> marks_of("turn", 12), marks_of("turn", 1), marks_of("match", 50), marks_of("match", 0)
    ((5, 1, 0), (0,), (10, 1, 0), ())
    """
    marks = TURN_MARKS if what == "turn" else MATCH_MARKS
    return tuple(left for left, over in marks if minutes > over)


def ticked(clock: Clock, turn: int, now: datetime, *, counts: bool) -> tuple[Clock, Sequence[Due]]:
    """Return the clock as it stands now, and the warnings that are due: of several that were missed the last one.

    `turn`: the number of the turn that is played; `counts`: whether time counts, which it does not while a game rests
    or is set up. A turn that is over takes its time with it.
    """
    if not counts:
        return (clock if clock.stopped is not None else replace(clock, stopped=now)), ()
    if clock.stopped is not None:
        rested = max(now - clock.stopped, timedelta())
        turn_began, match_began = clock.turn_began + rested, clock.match_began + rested
        clock = replace(clock, stopped=None, turn_began=turn_began, match_began=match_began)
    if clock.turn != turn:
        clock = replace(clock, turn=turn, turn_began=now, turn_told=0)
    turn_told, of_turn = _passed("turn", clock.turn_minutes, now - clock.turn_began, clock.turn_told)
    match_told, of_match = _passed("match", clock.match_minutes, now - clock.match_began, clock.match_told)
    due = [each for each in (of_turn, of_match) if each is not None]
    return replace(clock, turn_told=turn_told, match_told=match_told), due


def _passed(what: Literal["turn", "match"], minutes: int, taken: timedelta, told: int) -> tuple[int, Due | None]:
    marks = marks_of(what, minutes)
    left = minutes * MINUTE - taken
    passed = sum(left <= mark * MINUTE for mark in marks)
    if passed <= told:
        return told, None
    return passed, Due(what, minutes, marks[passed - 1])
