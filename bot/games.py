"""Games between the store and the engine: fold, decide, append, all or nothing.

Two players at the same instant are put in a row: within this process by a lock for each channel,
across processes by the log's sequence, after whose conflict the command is decided again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.call import Call
from bot.dice import SystemDice
from bot.errors import UserError
from bot.store import AlreadyAnswered, Conflict, StoredGame
from engine import Ruling
from engine.heroclix.game import (
    EMPTY,
    Command,
    Event,
    GameState,
    apply,
    decide,
    event_from_json,
    event_to_json,
    fold,
)

__all__ = ["Outcome", "Table", "act", "open_game", "table"]

TRIES = 5  # conflicts with other processes before the player is told to try again
REMEMBERED = 200  # folded games kept in memory; the log stays the truth

Deciding = Command | Callable[[GameState], Command]

_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
_folded: OrderedDict[tuple[str, int], tuple[int, GameState]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Table:
    """An open game: what is stored of it, and its state."""

    game_id: int
    head: int
    state: GameState


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command. `events` is empty when it was refused."""

    table: Table
    ruling: Ruling
    events: tuple[Event, ...]

    @property
    def accepted(self) -> bool:
        """Whether anything happened."""
        return bool(self.events)


async def table(call: Call) -> Table:
    """Return the open game of the channel. Raises UserError when there is none."""
    stored = await call.store.games.current(call.channel_id)
    if stored is None:
        raise UserError("game-none")
    return _table(call, stored)


async def open_game(call: Call, command: Command) -> Outcome:
    """Open a game in the channel. Raises GameAlreadyOpen when it has one."""
    async with _lock(call.channel_id):
        decision = decide(EMPTY, command, SystemDice())
        if not decision.events:
            return Outcome(Table(0, 0, EMPTY), decision.ruling, ())
        stored = await call.store.games.create(
            call.guild_id or 0,
            call.channel_id,
            call.ruleset,
            [event_to_json(event) for event in decision.events],
            call.user_id,
            call.interaction,
        )
        return Outcome(_table(call, stored), decision.ruling, decision.events)


async def act(call: Call, *commands: Deciding, closes: bool = False) -> Outcome:
    """Decide commands one after the other on the channel's game, and store what happened: all, or nothing.

    The first refused command refuses them all. Raises UserError when there is no game, or when this
    very interaction was carried out before.
    """
    async with _lock(call.channel_id):
        for _ in range(TRIES):
            before = await table(call)
            outcome = _decided(before, commands)
            if not outcome.accepted:
                return outcome
            try:
                head = await call.store.games.append(
                    before.game_id,
                    before.head,
                    [event_to_json(event) for event in outcome.events],
                    call.user_id,
                    call.interaction,
                    closes=closes,
                )
            except Conflict:
                continue
            except AlreadyAnswered:
                raise UserError("game-done-already") from None
            after = Table(before.game_id, head, outcome.table.state)
            _remember(call, after)
            return Outcome(after, outcome.ruling, outcome.events)
    raise UserError("error-store-locked")


def _decided(before: Table, commands: tuple[Deciding, ...]) -> Outcome:
    state = before.state
    events: tuple[Event, ...] = ()
    ruling: Ruling | None = None
    for deciding in commands:
        command = deciding(state) if callable(deciding) else deciding
        decision = decide(state, command, SystemDice())
        ruling = decision.ruling
        if not decision.events:
            return Outcome(before, ruling, ())
        for event in decision.events:
            state = apply(state, event)
        events = (*events, *decision.events)
    assert ruling is not None  # noqa: S101  # every caller names a command
    return Outcome(Table(before.game_id, before.head, state), ruling, events)


def _table(call: Call, stored: StoredGame) -> Table:
    kept = _folded.get(_key(call, stored.id))
    if kept is not None and kept[0] == stored.head:
        return Table(stored.id, stored.head, kept[1])
    found = Table(stored.id, stored.head, fold([event_from_json(event) for event in stored.events]))
    _remember(call, found)
    return found


def _remember(call: Call, found: Table) -> None:
    key = _key(call, found.game_id)
    _folded[key] = (found.head, found.state)
    _folded.move_to_end(key)
    while len(_folded) > REMEMBERED:
        _folded.popitem(last=False)


def _key(call: Call, game_id: int) -> tuple[str, int]:
    return call.store.name, game_id


def _lock(channel_id: int) -> asyncio.Lock:
    lock = _locks.get(channel_id)
    if lock is None:
        lock = _locks[channel_id] = asyncio.Lock()
    return lock
