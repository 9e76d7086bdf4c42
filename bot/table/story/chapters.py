"""A game's log cut into chapters: its set-up, and every turn, each with the game as it stood at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.table.call import Call
from bot.table.face import Face, Roll
from engine.game import Game

__all__ = ["Chapter", "Line", "Moment", "Story", "told"]

MOST_SWINGS = 3


@dataclass(frozen=True, slots=True)
class Line:
    """An event in one line: its number in the log, when it was, the line, and the ids that it names."""

    number: int
    time: datetime
    text: str
    actor: str
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn, or the set-up with the number 0: its title, what happened, and the state at its end."""

    number: int
    title: str
    lines: tuple[Line, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a command that changed what stands on it."""

    number: int
    state: Any


@dataclass(frozen=True, slots=True)
class Story:
    """A game from its first event to its last: chapters, the moments to be drawn, rolls, and what decided it.

    `swings`: the lines of the commands that moved the points most, with by how many, the largest first.
    """

    chapters: tuple[Chapter, ...]
    moments: tuple[Moment, ...]
    rolls: tuple[Roll, ...]
    swings: tuple[tuple[int, Line], ...]
    state: Any

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line, in its order."""
        return tuple(line for chapter in self.chapters for line in chapter.lines)


def told(call: Call, face: Face, game: Game, events: Sequence[Any], times: Sequence[datetime]) -> Story:
    """Return the story of a log. It folds the whole log: call it beside the loop."""
    steps = list(_steps(call, face, game, events, times))
    final = steps[-1][1] if steps else game.new()
    chapters: list[Chapter] = []
    for line, state in steps:
        number, title = face.turn(call, state)
        if not chapters or chapters[-1].number != number:
            chapters.append(Chapter(number, title, (), state))
        last = chapters[-1]
        chapters[-1] = Chapter(number, last.title, (*last.lines, line), state)
    rolls = tuple(roll for event in events for roll in face.rolls(event))
    return Story(tuple(chapters), tuple(_moments(game, events, steps)), rolls, _swings(face, steps), final)


def _steps(
    call: Call, face: Face, game: Game, events: Sequence[Any], times: Sequence[datetime]
) -> Iterator[tuple[Line, Any]]:
    """Yield each event as a line, told by the game as it stood then, with the state after it."""
    state = game.new()
    for number, (event, time) in enumerate(zip(events, times, strict=True), 1):
        state = game.apply(state, event)
        names = frozenset(_texts(game.event_to_json(event)))
        yield Line(number, time, face.log_line(call, state, event, events), event.actor, names), state


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield str(key)
            yield from _texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _texts(each)


def _moments(game: Game, events: Sequence[Any], steps: Sequence[tuple[Line, Any]]) -> Iterator[Moment]:
    """Yield the table after each command that changed it: figures, markers, objects or the map."""
    shown: object = None
    for place, (line, state) in enumerate(steps):
        if place + 1 < len(steps) and events[place + 1].command == events[place].command:
            continue
        document = game.document(state)
        if document is None:
            continue
        stands = {key: value for key, value in document.items() if key not in ("turn", "ask")}
        if stands != shown:
            shown = stands
            yield Moment(line.number, state)


def _swings(face: Face, steps: Sequence[tuple[Line, Any]]) -> tuple[tuple[int, Line], ...]:
    """Return what moved the points most: how many one side gained by an event, and its line."""
    found: list[tuple[int, Line]] = []
    before: Mapping[str, int] = {}
    for line, state in steps:
        points = face.points(state)
        gained = max((points[side] - before.get(side, 0) for side in points), default=0)
        if gained > 0:
            found.append((gained, line))
        before = points
    return tuple(sorted(found, key=lambda each: (-each[0], each[1].number))[:MOST_SWINGS])
