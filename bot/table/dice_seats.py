"""What seats do about the dice of their game: put something in, and ask for the seed."""

from __future__ import annotations

from typing import Any

from bot.app.errors import UserError
from bot.store import Conflict
from bot.table.call import Call
from bot.table.game_dice import next_dice, secret
from bot.table.games import Table, last_logged, table
from bot.table.verified_dice import LONGEST_CONTRIBUTION

__all__ = ["contributed", "last_table", "renewed", "rolled_in_game"]

TRIES = 5  # where another roll takes the number meanwhile


async def last_table(call: Call, of: type[Any]) -> Table[Any]:
    """Return the channel's game, or the one that was closed last. Raises UserError where it never had one."""
    if await call.store.games.open_in(call.channel_id) is not None:
        return await table(call, of)
    return (await last_logged(call, of))[0]


async def contributed(call: Call, of: type[Any], text: str) -> str:
    """Put a player's text into the dice of the channel's game from the next roll on; return what is told of it.

    An empty one takes out what was put in. Raises UserError for who has no seat, and for a text that is none.
    """
    found = await _seated(call, of)
    said = text.strip()
    if len(said) > LONGEST_CONTRIBUTION or not said.isprintable():
        raise UserError("dice-contribution", most=LONGEST_CONTRIBUTION)
    await call.acknowledge()
    await call.store.dice.contribute(found.game_id, call.user_id, said)
    return call.say("dice-contributed" if said else "dice-taken-out")


async def renewed(call: Call, of: type[Any]) -> str:
    """Reveal the seed of the channel's game once every seat asks for it, and begin with another.

    Returns what is told. Raises UserError for who has no seat.
    """
    found = await _seated(call, of)
    await call.acknowledge()
    seed, _, _ = await call.store.dice.next_roll(found.game_id, *secret())
    seed = await call.store.dice.ask(seed, call.user_id)
    wanted = {player.id for player in found.state.players if player.id}
    if not wanted <= set(seed.asked):
        return call.say("dice-asked-for")
    await call.store.dice.renew(found.game_id, *secret())
    return call.say("dice-renewed")


async def rolled_in_game(call: Call, of: type[Any], count: int) -> tuple[int, tuple[int, ...]]:
    """Roll dice of the channel's game for no decision of its own, and return the number of the roll with them."""
    found = await table(call, of)
    await call.acknowledge()
    for _ in range(TRIES):
        dice, kept = await next_dice(call, found.game_id, found.state.players)
        thrown = dice.roll(count)
        try:
            await call.store.dice.keep_rolls(found.game_id, kept(None))
        except Conflict:
            continue
        return dice.rolled[0].number, thrown
    raise UserError("error-store-locked")


async def _seated(call: Call, of: type[Any]) -> Table[Any]:
    found = await table(call, of)
    if call.user_id not in {player.id for player in found.state.players}:
        raise UserError("dice-not-seated")
    return found
