"""Games between the store and the engine: fold, decide, append, all or nothing.

Two players at the same instant are put in a row: within this process by a lock for each channel,
across processes by the log's sequence; where the log has grown since, the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from bot.app.errors import UserError
from bot.store import AlreadyAnswered, Conflict, OpenGame, StoreError
from bot.table.call import Call
from bot.table.dice import SystemDice
from bot.table.folding import folded, remember, whole
from engine import LogError, PastNotHeld, Ruling
from engine.heroclix.game import (
    EMPTY,
    Agreement,
    Command,
    Event,
    GameState,
    Undo,
    apply,
    decide,
    event_to_json,
)

__all__ = ["BrokenGame", "Outcome", "Table", "act", "closed_table", "open_game", "reopened", "table"]

log = logging.getLogger(__name__)

END_TAKEN_BACK = timedelta(days=1)  # for so long the end of a game can be taken back (P35)
TRIES = 5  # conflicts with other processes before the player is told to try again

Deciding = Command | Callable[[GameState], Command]

_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


@dataclass(frozen=True, slots=True)
class Table:
    """An open game: what is stored of it, and its state. `stored` is None for a game that was refused."""

    game_id: int
    head: int
    state: GameState
    stored: OpenGame | None = None


class BrokenGame(UserError):  # noqa: N818  # named for what is the matter
    """The log of the channel's game cannot be folded; a judge may close it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command. `events` is empty when it was refused; `payloads` is them as the store keeps them."""

    table: Table
    ruling: Ruling
    events: tuple[Event, ...]
    payloads: tuple[dict[str, Any], ...] = ()

    @property
    def accepted(self) -> bool:
        """Whether anything happened."""
        return bool(self.events)


async def table(call: Call) -> Table:
    """Return the open game of the channel. Raises UserError when there is none, BrokenGame when it can't be read."""
    stored = await call.store.games.open_in(call.channel_id)
    if stored is None:
        raise UserError("game-none")
    try:
        state = await folded(call.store, stored)
    except StoreError:
        raise
    except Exception as error:  # what a damaged log, or one of a newer version, breaks in the engine
        log.exception("game %s cannot be folded", stored.id)
        raise BrokenGame("game-broken") from error
    return Table(stored.id, stored.head, state, stored)


async def open_game(call: Call, command: Command) -> Outcome:
    """Open a game in the channel. Raises GameAlreadyOpen when it has one."""
    async with _lock(call.channel_id):
        decision = decide(EMPTY, command, SystemDice())
        if not decision.events:
            return Outcome(Table(0, 0, EMPTY), decision.ruling, ())
        await call.acknowledge()
        created = await call.store.games.create(
            call.guild_id or 0,
            call.channel_id,
            call.ruleset,
            [event_to_json(event) for event in decision.events],
            call.user_id,
            call.interaction,
        )
        state = EMPTY
        for event in decision.events:
            state = apply(state, event)
        return Outcome(Table(created.id, created.head, state), decision.ruling, decision.events)


async def act(call: Call, *commands: Deciding, closes: bool = False) -> Outcome:
    """Decide commands one after the other on the channel's game, and store what happened: all, or nothing.

    The first refused command refuses them all. Raises UserError when there is no game, or when this
    very interaction was carried out before, and whatever the call's acknowledgement raises: then nothing is stored.
    """
    before = await table(call)
    outcome = await _decided(call, before, commands)
    if not outcome.accepted:
        return outcome
    await call.acknowledge()  # not in the lock: nobody waits for a slow Discord but its own user
    async with _lock(call.channel_id):
        for _ in range(TRIES):
            try:
                head = await call.store.games.append(
                    before.game_id,
                    before.head,
                    outcome.payloads,
                    call.user_id,
                    call.interaction,
                    closes=closes or outcome.table.state.status == "ended",
                )
            except Conflict:
                before = await table(call)
                outcome = await _decided(call, before, commands)
                if not outcome.accepted:
                    return outcome
                continue
            except AlreadyAnswered:
                raise UserError("game-done-already") from None
            return Outcome(_grown(call, before, head, outcome.table.state), outcome.ruling, outcome.events)
    raise UserError("error-store-locked")


async def reopened(call: Call, agreed: Agreement | None = None) -> Outcome:
    """Take back the end of the channel's last game, for a while, and open it again.

    `agreed`: who of the others, or which judge, agreed to it, where a tie was rolled for (P34).
    Raises UserError where there is none to take back, GameAlreadyOpen where another game has begun.
    """
    before = await closed_table(call)
    outcome = _decide_all(before, (Undo(agreed=agreed, actor=call.user_id, judge=call.judge),))
    if not outcome.accepted:
        return outcome
    await call.acknowledge()
    async with _lock(call.channel_id):
        try:
            head = await call.store.games.append(
                before.game_id, before.head, outcome.payloads, call.user_id, call.interaction, reopens=call.channel_id
            )
        except Conflict:
            raise UserError("button-stale") from None
        except AlreadyAnswered:
            raise UserError("game-done-already") from None
        return Outcome(_grown(call, before, head, outcome.table.state), outcome.ruling, outcome.events)


async def closed_table(call: Call) -> Table:
    """Return the channel's last game, ended a while ago at most. Raises UserError where there is none."""
    found = await call.store.games.closed_last(call.channel_id)
    if found is None or datetime.now(UTC) - found[1] > END_TAKEN_BACK:
        raise UserError("game-none")
    stored = found[0]
    try:
        state = await whole(call.store, stored)
    except LogError:  # closed because it could not be read
        raise UserError("game-none") from None
    if state.status != "ended":
        raise UserError("game-none")
    return Table(stored.id, stored.head, state, stored)


def _grown(call: Call, before: Table, head: int, state: GameState) -> Table:
    """Return the table after its log has grown, remembered."""
    if before.stored is None:
        return Table(before.game_id, head, state)
    stored = replace(before.stored, head=head)
    return Table(stored.id, head, remember(call.store, stored, state), stored)


async def _decided(call: Call, before: Table, commands: tuple[Deciding, ...]) -> Outcome:
    """Decide commands beside the loop; where one takes back what is not held in memory any more, on the whole log."""
    try:
        return await asyncio.to_thread(_decide_all, before, commands)
    except PastNotHeld:
        if before.stored is None:
            raise
        whole_table = replace(before, state=await whole(call.store, before.stored))
        return await asyncio.to_thread(_decide_all, whole_table, commands)


def _decide_all(before: Table, commands: tuple[Deciding, ...]) -> Outcome:
    state = before.state
    events: tuple[Event, ...] = ()
    first = before.state.sequence + 1
    ruling: Ruling | None = None
    for deciding in commands:
        command = deciding(state) if callable(deciding) else deciding
        decision = decide(state, command, SystemDice())
        ruling = decision.ruling
        if not decision.events:
            return Outcome(before, ruling, ())
        made = tuple(replace(event, command=first) for event in decision.events)  # one order, one `/game undo`
        for event in made:
            state = apply(state, event)
        events = (*events, *made)
    assert ruling is not None  # noqa: S101  # every caller names a command
    payloads = tuple(event_to_json(event) for event in events)  # here beside the loop: a map names many squares
    return Outcome(replace(before, state=state), ruling, events, payloads)


def _lock(channel_id: int) -> asyncio.Lock:
    lock = _locks.get(channel_id)
    if lock is None:
        lock = _locks[channel_id] = asyncio.Lock()
    return lock
