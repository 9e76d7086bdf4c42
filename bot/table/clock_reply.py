"""A game's clock set, and told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.store import Clock
from bot.table.call import Call
from bot.table.clock import ticked
from bot.table.games import Table, table
from bot.table.reply import Reply, Tone

__all__ = ["clock_reply"]


async def clock_reply(call: Call, turn: int | None, match: int | None) -> Reply:
    """Set how many minutes a turn and the match may take, 0 for no limit; return how the clock stands.

    What is not said stays. Raises UserError for who does not play, and where there is no clock to tell of.
    """
    found: Table[Any] = await table(call, _any_state())
    known = await call.store.clocks.get(found.game_id)
    if turn is None and match is None:
        if known is None:
            raise UserError("clock-none")
        return _told(call, known)
    if not call.judge and all(player.id != call.user_id for player in found.state.players):
        raise UserError("clock-not-a-player")
    await call.acknowledge()
    clock = _set(call, found, known, turn, match)
    if clock.turn_minutes or clock.match_minutes:
        await call.store.clocks.put(clock)
    else:
        await call.store.clocks.remove(found.game_id)
    return _told(call, clock)


def _set(call: Call, found: Table[Any], known: Clock | None, turn: int | None, match: int | None) -> Clock:
    """Return the clock with new limits; the time of a limit that is set begins now."""
    now = datetime.now(UTC)
    number, _ = face_of(found.state.ruleset).turn(call, found.state)
    before = known or Clock(found.game_id, call.channel_id, call.language, 0, 0, number, now, now)
    counts = found.state.status == "playing" and not getattr(found.state, "paused", "")
    clock, _ = ticked(before, number, now, counts=counts)
    begins = clock.stopped or now  # what is set while the game rests begins when it goes on
    told = {"turn_told": min(before.turn_told, clock.turn_told), "match_told": before.match_told}
    changes: dict[str, Any] = {"language": call.language, **told}
    if turn is not None:
        changes |= {"turn_minutes": turn, "turn_began": begins, "turn_told": 0}
    if match is not None:
        changes |= {"match_minutes": match, "match_began": begins, "match_told": 0}
    return replace(clock, **changes)


def _told(call: Call, clock: Clock) -> Reply:
    limits = (call.say("clock-turn", minutes=clock.turn_minutes), call.say("clock-match", minutes=clock.match_minutes))
    return Reply(call.say("clock-title"), "\n".join((*limits, call.say("clock-hint"))), tone=Tone.GOOD)


def _any_state() -> type[Any]:
    return object
