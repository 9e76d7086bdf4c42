"""Games between the store and the engine: fold, decide, append, all or nothing; of whichever game a table plays.

Two players at the same instant are put in a row: within this process by a lock for each channel,
across processes by the log's sequence; where the log has grown since, the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.app.errors import UserError
from bot.store import AlreadyAnswered, Conflict, KeptRoll, OpenGame, StoreError
from bot.table.call import Call
from bot.table.confirming import asked_first
from bot.table.folding import folded, remember, whole
from bot.table.game_dice import next_dice, secret
from bot.table.verified_dice import DiceWanted, NoDice
from engine import LogError, PastNotHeld, Ruling
from engine.contest import as_question
from engine.dice import Dice
from engine.game import Game, State, game_of

__all__ = [
    "BrokenGame",
    "Outcome",
    "Table",
    "act",
    "closed_table",
    "ended",
    "keep_question",
    "last_logged",
    "logged",
    "open_game",
    "reopened",
    "table",
]

log = logging.getLogger(__name__)

END_TAKEN_BACK = timedelta(days=1)  # for so long the end of a game can be taken back (P35)
AT_ONCE = 200  # events of a log that are read before others have their turn
TRIES = 5  # conflicts with other processes before the player is told to try again

S = TypeVar("S", bound=State)
Deciding = Any  # a command of the table's game, or what makes one of its state

_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


@dataclass(frozen=True)  # no slots: Python 3.11 cannot make a frozen one with slots by its alias `Table[S]`
class Table(Generic[S]):
    """An open game: what is stored of it, and its state. `stored` is None for a game that was refused."""

    game_id: int
    head: int
    state: S
    game: Game
    stored: OpenGame | None = None
    ruling: Ruling | None = None  # on the command that has just changed it


class BrokenGame(UserError):  # noqa: N818  # named for what is the matter
    """The log of the channel's game cannot be folded; a judge may close it."""


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """What came of a command. `events` is empty when it was refused; `payloads` is them as the store keeps them.

    `rolls`: the bot's, that the events hold. `commands`: what was commanded, as JSON; none that cannot be judged anew.
    """

    table: Table[S]
    ruling: Ruling
    events: tuple[Any, ...]
    payloads: tuple[dict[str, Any], ...] = ()
    rolls: tuple[KeptRoll, ...] = ()
    commands: tuple[dict[str, Any], ...] = ()

    @property
    def accepted(self) -> bool:
        """Whether anything happened."""
        return bool(self.events)


async def table(call: Call, of: type[S]) -> Table[S]:
    """Return the open game of the channel, whose states are `of` a kind: that of the game that asks for it.

    Raises UserError when there is none, or one of another game, BrokenGame when it can't be read.
    """
    stored = await call.store.games.open_in(call.channel_id)
    if stored is None:
        raise UserError("game-none")
    try:
        state = await folded(call.store, stored)
        game = game_of(stored.ruleset)
    except StoreError:
        raise
    except Exception as error:  # what a damaged log, or one of a newer version, breaks in the engine
        log.exception("game %s cannot be folded", stored.id)
        raise BrokenGame("game-broken") from error
    if not isinstance(state, of):
        raise UserError("game-has-no-command", command=call.command) if call.command else UserError("button-other-game")
    return Table(stored.id, stored.head, state, game, stored)


async def open_game(call: Call, command: object, of: type[S]) -> Outcome[S]:
    """Open a game of the channel's ruleset. Raises GameAlreadyOpen when it has one, DocumentError where none is played.

    `command` opens it, `of` is what its states are.
    """
    game = game_of(call.ruleset)
    async with _lock(call.channel_id):
        state: Any = game.new()
        if not isinstance(state, of):
            raise UserError("game-has-no-command", command=call.command)
        decision = game.decide(state, command, NoDice())
        if not decision.events:
            return Outcome(Table(0, 0, state, game), decision.ruling, ())
        await call.acknowledge()
        created = await call.store.games.create(
            call.guild_id or 0,
            call.channel_id,
            call.ruleset,
            [game.event_to_json(event) for event in decision.events],
            call.user_id,
            call.interaction,
            secret=secret(),
        )
        for event in decision.events:
            state = game.apply(state, event)
        opened = Table(created.id, created.head, state, game)
        call.changed(opened)
        return Outcome(opened, decision.ruling, decision.events)


async def act(call: Call, *commands: Deciding, of: type[S], closes: bool = False) -> Outcome[S]:
    """Decide commands one after the other on the channel's game, and store what happened: all, or nothing.

    The first refused command refuses them all. `of`: as in `table`. Raises UserError when there is no game, or one of
    another game, or when this very interaction was carried out before, and whatever the call's acknowledgement raises:
    then nothing is stored.
    """
    before = await table(call, of)
    outcome = await _decided(call, before, commands)
    if not outcome.accepted:
        _remembered(call, outcome)
        return outcome
    await asked_first(call, before, outcome.commands)
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
                    rolls=outcome.rolls,
                    commands=outcome.commands,
                )
            except Conflict:
                before = await table(call, of)
                outcome = await _decided(call, before, commands)
                if not outcome.accepted:
                    return outcome
                continue
            except AlreadyAnswered:
                raise UserError("game-done-already") from None
            grown = _grown(call, before, head, outcome.table.state, outcome.ruling)
            return Outcome(grown, outcome.ruling, outcome.events)
    raise UserError("error-store-locked")


async def ended(call: Call, command: object, of: type[S]) -> Outcome[S] | None:
    """End the channel's game. None: its log cannot be read, and a judge has closed it as it is.

    Raises BrokenGame for others than judges.
    """
    try:
        return await act(call, command, of=of, closes=True)
    except BrokenGame:
        if not call.judge:
            raise
    await call.acknowledge()
    await call.store.games.close(call.channel_id)
    return None


async def reopened(call: Call, undo: object, of: type[S]) -> Outcome[S]:
    """Take back the end of the channel's last game, for a while, and open it again; `undo` is the command that does.

    Raises UserError where there is none to take back, GameAlreadyOpen where another game has begun.
    """
    before = await closed_table(call, of)
    outcome = _decide_all(before, (undo,), NoDice())
    if not outcome.accepted:
        return outcome
    await call.acknowledge()
    async with _lock(call.channel_id):
        try:
            head = await call.store.games.append(
                before.game_id,
                before.head,
                outcome.payloads,
                call.user_id,
                call.interaction,
                reopens=call.channel_id,
                secret=secret(),
            )
        except Conflict:
            raise UserError("button-stale") from None
        except AlreadyAnswered:
            raise UserError("game-done-already") from None
        return Outcome(_grown(call, before, head, outcome.table.state, outcome.ruling), outcome.ruling, outcome.events)


async def closed_table(call: Call, of: type[S]) -> Table[S]:
    """Return the channel's last game, ended a while ago at most. Raises UserError where there is none of that kind."""
    found = await call.store.games.closed_last(call.channel_id)
    if found is None or datetime.now(UTC) - found[1] > END_TAKEN_BACK:
        raise UserError("game-none")
    stored = found[0]
    await call.opened(stored.ruleset)
    try:
        state = await whole(call.store, stored)
    except LogError:  # closed because it could not be read
        raise UserError("game-none") from None
    if not isinstance(state, of) or state.status != "ended":
        raise UserError("game-none")
    return Table(stored.id, stored.head, state, game_of(stored.ruleset), stored)


async def logged(call: Call, of: type[S]) -> tuple[Table[S], tuple[Any, ...], tuple[datetime, ...]]:
    """Return the channel's game with its whole log. Raises UserError when there is none."""
    found = await table(call, of)
    stored = await call.store.games.get(found.game_id)
    if stored is None:
        raise UserError("game-none")
    return found, await _events_of(found.game, stored.events), stored.times


async def _events_of(game: Game, payloads: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
    """Return the events of a log, read a few at a time: others have their turn in between. Raises LogError."""
    events: list[Any] = []
    for first in range(0, len(payloads), AT_ONCE):
        events += [game.event_from_json(payload) for payload in payloads[first : first + AT_ONCE]]
        await asyncio.sleep(0)
    return tuple(events)


async def last_logged(call: Call, of: type[S]) -> tuple[Table[S], tuple[Any, ...], tuple[datetime, ...]]:
    """Return the channel's open game with its whole log, or the one that was closed last. Raises UserError for none."""
    if await call.store.games.open_in(call.channel_id) is not None:
        return await logged(call, of)
    found = await call.store.games.closed_last(call.channel_id)
    stored = None if found is None else await call.store.games.get(found[0].id)
    if found is None or stored is None:
        raise UserError("game-none")
    await call.opened(stored.ruleset)
    game = game_of(stored.ruleset)
    try:
        state: Any = await whole(call.store, found[0])
        events = await _events_of(game, stored.events)
    except LogError:  # closed because it could not be read
        raise UserError("game-none") from None
    if not isinstance(state, of):
        raise UserError("game-none")
    return Table(stored.id, stored.head, state, game, found[0]), events, stored.times


def _remembered(call: Call, outcome: Outcome[S]) -> None:
    """Keep what was refused while nobody waits for it: it may be contested."""
    found = outcome.table
    if outcome.commands and found.state.status == "playing":
        call.store.games.keep(_refusal_kept(call, found.game_id, found.head, outcome.commands))


def keep_question(call: Call, state: State, ask: Mapping[str, Any], title: str) -> None:
    """Keep a question that was answered about the game as it stands while nobody waits for it: it may be contested."""
    if state.status == "playing":
        call.store.games.keep(_question_kept(call, state.sequence, as_question(ask, title)))


async def _question_kept(call: Call, head: int, question: dict[str, Any]) -> None:
    try:
        stored = await call.store.games.open_in(call.channel_id)
    except StoreError as error:
        log.warning("a question could not be kept: %s", error)
        return
    if stored is not None:
        await _refusal_kept(call, stored.id, head, [question])


async def _refusal_kept(call: Call, game_id: int, head: int, commands: Sequence[dict[str, Any]]) -> None:
    try:
        await call.store.disputes.refused(game_id, head, call.user_id, commands)
    except StoreError as error:
        log.warning("a refusal could not be kept: %s", error)


def _grown(call: Call, before: Table[S], head: int, state: S, ruling: Ruling) -> Table[S]:
    """Return the table after its log has grown, remembered; whoever watches the call is told."""
    after = replace(before, head=head, state=state)
    if before.stored is not None:
        stored = replace(before.stored, head=head)
        after = replace(after, state=remember(call.store, stored, state), stored=stored)
    call.changed(replace(after, ruling=ruling))
    return after


async def _decided(call: Call, before: Table[S], commands: tuple[Deciding, ...]) -> Outcome[S]:
    """Decide commands beside the loop: with dice where they roll, on the whole log where they take back much."""
    try:
        return await _with_dice(call, before, commands)
    except PastNotHeld:
        if before.stored is None:
            raise
        whole_table = replace(before, state=await whole(call.store, before.stored))
        return await _with_dice(call, whole_table, commands)


async def _with_dice(call: Call, before: Table[S], commands: tuple[Deciding, ...]) -> Outcome[S]:
    """Decide commands; the few that roll are decided anew with the game's next dice."""
    try:
        return await asyncio.to_thread(_decide_all, before, commands, NoDice())
    except DiceWanted:
        dice, kept = await next_dice(call, before.game_id, before.state.players)
    outcome = await asyncio.to_thread(_decide_all, before, commands, dice)
    return replace(outcome, rolls=kept(before.head + 1) if outcome.accepted else ())


def _decide_all(before: Table[S], commands: tuple[Deciding, ...], dice: Dice) -> Outcome[S]:
    game, state = before.game, before.state
    events: tuple[Any, ...] = ()
    first = before.state.sequence + 1
    ruling: Ruling | None = None
    given: list[dict[str, Any] | None] = []
    for deciding in commands:
        command = deciding(state) if callable(deciding) else deciding
        decision = game.decide(state, command, dice)
        ruling = decision.ruling
        given.append(game.contests.command_to_json(command))
        if not decision.events:
            return Outcome(before, ruling, (), commands=_all_of(given))
        made = tuple(replace(event, command=first) for event in decision.events)  # one order, one `/game undo`
        for event in made:
            state = game.apply(state, event)
        events = (*events, *made)
    assert ruling is not None  # noqa: S101  # every caller names a command
    payloads = tuple(game.event_to_json(event) for event in events)  # here beside the loop: a map names many squares
    return Outcome(replace(before, state=state), ruling, events, payloads, commands=_all_of(given))


def _all_of(given: Sequence[dict[str, Any] | None]) -> tuple[dict[str, Any], ...]:
    """Return commands as JSON, none where one of them cannot be judged anew."""
    return () if None in given else tuple(each for each in given if each is not None)


def _lock(channel_id: int) -> asyncio.Lock:
    lock = _locks.get(channel_id)
    if lock is None:
        lock = _locks[channel_id] = asyncio.Lock()
    return lock
