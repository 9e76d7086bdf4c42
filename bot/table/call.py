"""Who asks, where, in which language: what every command and button hands to the code behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store import HouseRule, Store
from bot.table.reader import Reader

__all__ = ["Call"]


async def _nobody_waits(*, private: bool = False) -> None:  # outside Discord there is nothing to tell
    pass


async def _nobody_known(_user: str) -> str:
    return ""


async def _loaded_when_used(_ruleset: str) -> None:
    pass


def _nobody_watches(_table: Any) -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Reader):
    """One request of one user on Discord.

    `interaction` is the request's id: events stored for it are stored once. `guild_id` is None
    outside servers. `command` is the slash command's full name, empty for a button. `judge` tells whether the user
    may rule for others in this channel, `judge_role` the role that may, where one is set.

    `language_set`: the language is that of the channel, whoever asks. `house`: the channel's own rules.
    `confirmed`: another has confirmed the dice that this request types. `playing`: the ruleset of the game that was
    open here when the request came, so that whose request it is need not be looked up again; None where none was.

    `acknowledge` is awaited before anything is stored: it tells the user that an answer comes, `private` or
    for all, and raises where they can no longer be answered. `named` returns the name of a user by their id, empty
    where it can't be had. `opened` is awaited before another ruleset than this one is asked: it is loaded beside the
    loop where nobody has spoken of it since the start. `changed` is told the table after this request has stored
    something of a game.
    """

    store: Store
    channel_id: int
    guild_id: int | None = None
    interaction: str = ""
    command: str = ""
    judge: bool = False
    judge_role: int | None = None
    language_set: bool = False
    house: Sequence[HouseRule] = ()
    confirmed: bool = False
    playing: str | None = None
    acknowledge: Callable[..., Awaitable[None]] = _nobody_waits
    named: Callable[[str], Awaitable[str]] = _nobody_known
    opened: Callable[[str], Awaitable[None]] = _loaded_when_used
    changed: Callable[[Any], None] = _nobody_watches
