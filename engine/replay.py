"""What followed a contested ruling, carried out again on the corrected game, by these rules, in this order.

1. What was done is judged again, with the dice that fell for it; where nothing of it changes, it stays as it was.
2. Where a corrected attack now waits for an answer that its players never gave, it is closed first in the plainest way:
   nothing optional is used, damage is dealt.
3. What the rules now refuse is let stand where its game knows that (as players let a move stand), else it is dropped.
4. What would need a roll that nobody made, and what cannot be judged anew (a set-up, a card turned up, a log older than
   this), stays as it is written where the corrected game can hold that, and is dropped where it can't.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.contest import Again, Contested, Contests, Correction, Given, Judged, original, throws_of, tried
from engine.errors import EngineError
from engine.ruling import Ruling

__all__ = ["TooFar", "again_from"]

MOST_CLOSING = 20  # answers until what waits is closed
NAMING = ("attack", "effect")  # fields of commands that name an event by its number


class TooFar(EngineError):  # noqa: N818  # named for what is the matter
    """What followed cannot be judged again in the time that there is."""


def again_from(
    game: Any,
    found: Contested,
    since: int,
    about: int,
    later: Sequence[Given],
    facts: Sequence[Mapping[str, Any]],
    actor: str,
    go_on: Callable[[], bool],
) -> Correction:
    """Carry out again what followed a contested command. Raises TooFar once `go_on` says that there is no more time."""
    replay = _Replay(game, found, actor)
    for given in later:
        if not go_on():
            raise TooFar(f"{len(later)} commands followed")
        replay.do(given)
    events = tuple(game.event_to_json(event) for event in replay.events)
    return Correction(since, about, events, tuple(facts), replay.commands, tuple(replay.later), replay.state)


class _Replay:
    """What followed, command by command, on the corrected game."""

    def __init__(self, game: Any, found: Contested, actor: str) -> None:
        self.game, self.actor = game, actor
        self.contests: Contests = game.contests
        self.events: list[Any] = [*found.facts, *found.done]
        self.state = found.state
        self.commands: dict[str, tuple[dict[str, Any], ...]] = {}
        self.later: list[Again] = []
        self.numbers: dict[int, int] = {}  # of what got a new number, by the old one
        self.new = max([found.state.sequence, *(event.command for event in self.events)]) + len(self.events) + 1
        if found.done:
            self._said(found.done[0].command, found.commands)

    def do(self, given: Given) -> None:
        """Do a command again."""
        ruling, events, _ = original(self.game, given)
        if ruling is None or events != given.events:
            self._as_written(given)
            return
        throws = throws_of(self.contests, given.events) or ()
        plain = [self._renamed(self.contests.command_from_json(each)) for each in given.commands]
        anyway = [self.contests.anyway(each, self.actor) for each in plain]
        closed = self._closed()
        tries = [(plain, (), self.state, "")]
        tries += [(plain, *closed, "")] if closed else []
        tries += [(anyway, (), self.state, "standing")] if None not in anyway else []
        tries += [(anyway, *closed, "standing")] if closed and None not in anyway else []
        against: Ruling | None = None
        for commands, before, state, how in tries:
            ruling, made, after = self._numbered(given, commands, state, throws)
            if made:
                self._take(given, commands, before, made, after, how)
                return
            if ruling is None:  # a roll is missing
                self._as_written(given)
                return
            against = against or ruling
        self.later.append(Again(given.number, "dropped", (), against))

    def _numbered(self, given: Given, commands: Sequence[Any], state: Any, throws: Sequence[Sequence[int]]) -> Judged:
        """Judge commands under their old number where there is room for all that happens, else under a new one."""
        found = tried(self.game, replace(state, sequence=given.number - 1), commands, throws)
        if len(found[1]) <= len(given.events):
            return found
        return tried(self.game, replace(state, sequence=max(self.new, state.sequence)), commands, throws)

    def _take(
        self, given: Given, commands: Sequence[Any], before: Sequence[Any], made: Sequence[Any], after: Any, how: str
    ) -> None:
        if before:
            self.later.append(Again(given.number, "closing", tuple(before)))
            self.events += before
        same = tuple(made) == given.events
        self.later.append(Again(given.number, how or ("same" if same else "changed"), tuple(made)))
        self._pair(given.events, made)
        self.events += made
        self.state = after
        self.new = max(self.new, after.sequence + 1)
        if how or made[0].command != given.number or commands != list(map(self._read, given.commands)):
            self._said(made[0].command, commands)

    def _as_written(self, given: Given) -> None:
        """Keep what happened as it stands in the log, or drop it where the corrected game can't hold it."""
        state = replace(self.state, sequence=given.number - 1)
        try:
            for event in given.events:
                state = self.game.apply(state, event)
        except EngineError:
            self.later.append(Again(given.number, "dropped", ()))
            return
        self.state = state
        self.events += given.events
        self.later.append(Again(given.number, "kept", given.events))
        if given.commands:
            self.commands[str(given.number)] = tuple(dict(each) for each in given.commands)

    def _closed(self) -> tuple[tuple[Any, ...], Any] | None:
        """Return what closes all that waits, with the state after it; None where nothing does, or it can't be."""
        state = replace(self.state, sequence=max(self.new, self.state.sequence))
        made: list[Any] = []
        for _ in range(MOST_CLOSING):
            command = self.contests.closing(state)
            if command is None:
                return (tuple(made), state) if made else None
            ruling, events, state = tried(self.game, state, [command], ())
            if ruling is None or not events:
                return None
            made += events
        return None

    def _pair(self, old: Sequence[Any], new: Sequence[Any]) -> None:
        """Remember which number each event has now that others may name."""
        if not new:
            return
        seen: dict[type, list[int]] = {}
        for place, event in enumerate(new):
            seen.setdefault(type(event), []).append(event.command + place)
        for place, event in enumerate(old):
            if seen.get(type(event)):
                self.numbers[event.command + place] = seen[type(event)].pop(0)

    def _renamed(self, command: Any) -> Any:
        named = {name: getattr(command, name, None) for name in NAMING}
        found = {name: self.numbers[value] for name, value in named.items() if value in self.numbers}
        return replace(command, **found) if found else command

    def _read(self, document: Mapping[str, Any]) -> Any:
        return self.contests.command_from_json(document)

    def _said(self, number: int, commands: Sequence[Any]) -> None:
        written = [self.contests.command_to_json(command) for command in commands]
        self.commands[str(number)] = tuple(each for each in written if each is not None)
