"""The dice of a channel's game: from its secret seed and what its seats put in; told, and revealed when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.store import KeptRoll
from bot.table.call import Call
from bot.table.verified_dice import VerifiedDice, commitment_of, new_seed
from engine.game import Seat

__all__ = ["in_seat_order", "next_dice", "secret"]

Kept = Callable[[int | None], tuple[KeptRoll, ...]]  # what is kept of the rolls, by the event that they belong to


def secret() -> tuple[bytes, str]:
    """Return a new seed, and its hash that is published."""
    seed = new_seed()
    return seed, commitment_of(seed)


def in_seat_order(players: Sequence[Seat], given: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the seats put in, in their order; a player with several seats puts in once.

    >>> from types import SimpleNamespace as Player
    >>> in_seat_order([Player(id="2"), Player(id="1"), Player(id="2")], {"1": "a", "2": "b", "3": "gone"})
    ('b', 'a')
    """
    seated = dict.fromkeys(player.id for player in players)
    return tuple(given[user] for user in seated if user in given)


async def next_dice(call: Call, game_id: int, players: Sequence[Seat]) -> tuple[VerifiedDice, Kept]:
    """Return the dice of a game from its next roll on, and what makes of those thrown what the store keeps."""
    seed, number, given = await call.store.dice.next_roll(game_id, *secret())
    assert seed.seed is not None  # noqa: S101  # of the current one it is known
    contributions = in_seat_order(players, given)
    dice = VerifiedDice(seed.seed, seed.origin, number, contributions)

    def kept(event: int | None) -> tuple[KeptRoll, ...]:
        return tuple(KeptRoll(seed.id, one.number, event, call.user_id, one.dice, contributions) for one in dice.rolled)

    return dice, kept
