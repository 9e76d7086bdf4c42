"""Games folded once: only what has come to a log since is read, and after a restart only what its snapshot lacks.

What is remembered is a cache of the log, which never changes but at its end. A game whose head lies before what is
remembered is another one, or one put back from a backup: it is folded anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from weakref import WeakValueDictionary

from bot.store import OpenGame, Store, StoreError
from bot.table.snapshots import restored, snapshot_of
from engine import LogError
from engine.game import game_of

__all__ = ["folded", "remember", "whole"]

log = logging.getLogger(__name__)

REMEMBERED = 200  # folded games in memory
BETWEEN = 250  # events from one snapshot to the next
BEHIND = 20  # commands that a snapshot stays behind, so that taking back some after a restart reads no whole log
HELD = 60  # commands of a game that can be taken back without reading its log anew
BATCH = 10  # events folded at once before others have their turn

Key = tuple[str, int, datetime]


@dataclass(frozen=True, slots=True)
class Remembered:
    """A folded game, and the sequence of the snapshot that the database has of it, 0 without one."""

    state: Any
    snapshot: int


_remembered: OrderedDict[Key, Remembered] = OrderedDict()
_locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()


async def folded(store: Store, game: OpenGame) -> Any:
    """Return the state of a game at its head, of whose past the last commands are held. Raises LogError."""
    known = _known(store, game)
    if known is not None and known.state.sequence == game.head:
        return known.state
    async with _lock(store, game):
        known = _known(store, game)
        if known is None or known.state.sequence > game.head:  # read before another's events, or a backup put back
            known = await _restored(store, game)
        try:
            state = await _read_on(store, game, known.state)
        except LogError:  # something older was taken back, or the snapshot does not fit: the log alone tells
            return await whole(store, game)
        return remember(store, game, state, known.snapshot)


async def whole(store: Store, game: OpenGame) -> Any:
    """Return the state of a game at its head with all of its past, folded from its first event. Raises LogError."""
    return remember(store, game, await _read_on(store, game, game_of(game.ruleset).new()))


def remember(store: Store, game: OpenGame, state: Any, snapshot: int | None = None) -> Any:
    """Keep a game's state, and a snapshot of it where the last one is old; return the state.

    `snapshot`: the sequence of the one that the database has, where that is not known yet.
    """
    known = _known(store, game)
    if snapshot is None:
        snapshot = 0 if known is None else known.snapshot
    rules = game_of(game.ruleset)
    past = rules.earlier(state, BEHIND)
    if past is not state and past.sequence - snapshot >= BETWEEN:  # of the state itself, what was taken back counts
        snapshot = past.sequence
        store.games.keep(_keep_snapshot(store, game, past))
        if state.taken_back is None:
            state = rules.with_past(state, HELD)
    key = _key(store, game)
    _remembered[key] = Remembered(state, snapshot)
    _remembered.move_to_end(key)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return state


async def _restored(store: Store, game: OpenGame) -> Remembered:
    """Return what the database's snapshot holds of a game, the game before its first event where it has none."""
    snapshot = await store.games.snapshot(game.id)
    empty = game_of(game.ruleset).new()
    state = restored(snapshot, type(empty))
    if state is None or state.sequence > game.head:
        return Remembered(empty, 0)
    return Remembered(state, state.sequence)


async def _read_on(store: Store, game: OpenGame, state: Any) -> Any:
    events = await store.games.events_between(game.id, state.sequence, game.head)
    rules = game_of(game.ruleset)
    for first in range(0, len(events), BATCH):
        if first:
            await asyncio.sleep(0)
        for event in events[first : first + BATCH]:
            if len(event.get("events", ())) > BATCH:  # a correction has in it all that followed
                state = await asyncio.to_thread(_applied, rules, state, event)
            else:
                state = _applied(rules, state, event)
    return state


def _applied(rules: Any, state: Any, event: Mapping[str, Any]) -> Any:
    return rules.apply(state, rules.event_from_json(event))


async def _keep_snapshot(store: Store, game: OpenGame, state: Any) -> None:
    try:
        bare = game_of(game.ruleset).bare
        await store.games.keep_snapshot(game.id, await asyncio.to_thread(lambda: snapshot_of(bare(state))))
    except StoreError as error:
        log.warning("a snapshot of game %s could not be kept: %s", game.id, error)


def _known(store: Store, game: OpenGame) -> Remembered | None:
    return _remembered.get(_key(store, game))


def _lock(store: Store, game: OpenGame) -> asyncio.Lock:
    key = _key(store, game)
    lock = _locks.get(key)
    if lock is None:
        lock = _locks[key] = asyncio.Lock()
    return lock


def _key(store: Store, game: OpenGame) -> Key:
    return store.name, game.id, game.created
