"""A dispute about a ruling: what it is about, what is said to have been different, and what comes of that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from bot.app.errors import UserError
from bot.store import Commanded
from bot.table.call import Call
from bot.table.folding import whole
from bot.table.games import Table, table
from engine import LogError, PastNotHeld
from engine.contest import Contested, Correction, Given, contested, given_of
from engine.history import NEW, in_force
from engine.replay import TooFar, again_from

__all__ = ["BOUND", "MOST_FOLLOWED", "Case", "Found", "Judged", "contestable", "found_in", "judged", "read_case"]

BOUND = 8.0  # seconds that what followed may take to be judged again, beside the loop
MOST_LISTED = 25
MOST_FOLLOWED = 2000  # events: to let go of the states of more would hold the loop too long
AT_ONCE = 150  # events that are judged again before Discord has to be told that it takes a while
HELD = 60  # commands before the contested one that are held
LET_GO = 100  # events from one time that older ones are let go to the next


@dataclass(frozen=True, slots=True)
class Case:
    """A dispute as it is stored: by whom, about which command, what was said, and who wants the dice to decide.

    `number`: that of the command, or of a refused one the length of the log then. `head`: the log's when it was judged
    last. `status`: open, settled or dropped; `sections`: what a settled one touched.
    """

    by: str
    name: str
    number: int
    accepted: bool
    commands: tuple[dict[str, Any], ...]
    head: int = 0
    facts: tuple[dict[str, Any], ...] = ()
    step: int | None = None
    dice: tuple[str, ...] = ()
    status: str = "open"
    sections: tuple[str, ...] = ()
    id: int = 0
    game_id: int = 0

    def document(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {
            "by": self.by,
            "name": self.name,
            "number": self.number,
            "accepted": self.accepted,
            "commands": list(self.commands),
            "head": self.head,
            "facts": list(self.facts),
            "step": self.step,
            "dice": list(self.dice),
            "status": self.status,
            "sections": list(self.sections),
            "game": self.game_id,
        }


@dataclass(frozen=True, slots=True)
class Found:
    """What a dispute is about, in the game as it stands: the command, and those after it."""

    table: Table[Any]
    given: Given
    since: int
    about: int
    later: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """What judging again came to; no `correction` where too much followed to be judged again in time."""

    contested: Contested
    correction: Correction | None
    table: Table[Any] = field(repr=False)
    later: tuple[Given, ...] = ()


async def read_case(call: Call, number: int) -> Case:
    """Return a dispute of the channel. Raises UserError where there is none of that number."""
    found = await call.store.disputes.get(number, call.channel_id)
    if found is None:
        raise UserError("button-expired")
    lists: dict[str, Any] = {name: tuple(found[name]) for name in ("commands", "facts", "dice", "sections")}
    plain: dict[str, Any] = {
        name: found[name] for name in ("by", "name", "number", "accepted", "head", "step", "status")
    }
    return Case(**plain, **lists, id=number, game_id=found["game"])


async def contestable(call: Call, found: Table[Any]) -> list[tuple[Commanded, tuple[Any, ...]]]:
    """Return what was commanded and can be contested, the last first, with its events; a refused one has none."""
    await call.store.games.settled()  # a refusal is written while nobody waits
    rows = await call.store.disputes.commanded_last(found.game_id)
    numbers = _held(found.state)
    chosen = [row for row in rows if not row.accepted or row.sequence in numbers][:MOST_LISTED]
    wanted = {row.sequence for row in chosen if row.accepted}
    real = [number for number in wanted if number < NEW]
    events: dict[int, list[Any]] = {}
    payloads = await call.store.games.events_between(found.game_id, min(real) - 1, found.head) if real else []
    for payload in payloads:
        for each in (payload, *(payload.get("events", ()) if payload["event"] == "ruling-corrected" else ())):
            if each["command"] in wanted:
                events.setdefault(each["command"], []).append(found.game.event_from_json(each))
    return [(row, tuple(events.get(row.sequence, ())) if row.accepted else ()) for row in chosen]


def _held(state: Any) -> set[int]:
    numbers: set[int] = set()
    with suppress(PastNotHeld):
        numbers.update(done.command for done in in_force(state))
    return numbers


async def found_in(call: Call, case: Case) -> Found:
    """Return what a dispute is about. Raises UserError where the game is another, or the command no longer in force."""
    found: Table[Any] = await table(call, object)
    if found.game_id != case.game_id:
        raise UserError("button-other-game")
    followed = found.head - case.number
    if case.number < NEW and followed > MOST_FOLLOWED:
        raise UserError("dispute-too-far-line", count=followed, most=MOST_FOLLOWED)
    if case.number < NEW and followed > AT_ONCE:
        await call.acknowledge()  # what takes longer than Discord waits for
    try:
        links = await asyncio.to_thread(_links, found.state, case)
    except PastNotHeld:
        found = await _further_back(call, found, case)
        links = await asyncio.to_thread(_links, found.state, case)
    if links is None:
        raise UserError("dispute-not-in-force")
    first = min([found.head, *(link.within or link.command for link in links)])
    payloads = await call.store.games.events_between(found.game_id, first - 1, found.head)
    given = await call.store.disputes.commanded(found.game_id, first)
    commands = {row.sequence: row.commands for row in given if row.accepted}
    givens = await asyncio.to_thread(_givens, found, links, payloads, commands)
    if case.accepted:
        return Found(found, givens[0], case.number, case.number, tuple(givens[1:]))
    since = givens[0].number if givens else 0
    base = givens[0].before if givens else found.state
    return Found(found, Given(0, (), case.commands, base), since, 0, tuple(givens))


async def _further_back(call: Call, found: Table[Any], case: Case) -> Table[Any]:
    """Return the table holding its past back to what is contested: its log is folded anew, beside the loop."""
    assert found.stored is not None  # noqa: S101  # it is open
    payloads = await call.store.games.events_between(found.game_id, 0, found.head)
    try:
        state = await asyncio.to_thread(_folded_to, found, payloads, case.number)
    except LogError:  # something older was taken back, or put back: the whole past tells
        state = await whole(call.store, found.stored)
    return replace(found, state=state)


def _folded_to(found: Table[Any], payloads: Sequence[Mapping[str, Any]], number: int) -> Any:
    """Return the state of a log with the past from a command on: what lies before is let go, so that it fits."""
    game = found.game
    state = game.new()
    for place, payload in enumerate(payloads, 1):
        if place % LET_GO == 0 and place < number and state.taken_back is None:
            state = game.with_past(state, HELD)
        state = game.apply(state, game.event_from_json(payload))
    return state


def _links(state: Any, case: Case) -> list[Any] | None:
    """Return the links of the contested command and those after it, the newest first; of a refused one those after it.

    None where it is not in force. Raises PastNotHeld.
    """
    links: list[Any] = []
    for done in in_force(state):
        if not case.accepted and done.within == 0 and done.command <= case.number:
            return links
        links.append(done)
        if case.accepted and done.command == case.number:
            return links
    return None if case.accepted else links


def _givens(
    found: Table[Any],
    links: Sequence[Any],
    payloads: Sequence[Mapping[str, Any]],
    commands: Mapping[int, Sequence[Mapping[str, Any]]],
) -> list[Given]:
    events = [found.game.event_from_json(payload) for payload in payloads]
    return given_of(found.game, links, events, commands)


async def judged(found: Found, case: Case) -> Judged:
    """Judge again beside the loop, and what followed as far as there is time. Raises DocumentError, FactRefused."""
    return await asyncio.to_thread(_judged, found, case)


def _judged(found: Found, case: Case) -> Judged:
    game, state = found.table.game, found.table.state
    again = contested(game, state, found.given, found.since, case.facts, case.by)
    try:
        later = again_from(game, again, found.since, found.about, found.later, case.facts, case.by, _within(BOUND))
    except TooFar:
        return Judged(again, None, found.table, found.later)
    return Judged(again, later, found.table, found.later)


def _within(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() < until
