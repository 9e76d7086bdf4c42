"""Typed rolls that wait until the other side confirms them, in games that want it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.app.user_error import UserError
from bot.table.call import Call

__all__ = ["RollWaits", "asked_first"]


class RollWaits(UserError):  # noqa: N818  # named for what is the matter
    """A typed roll waits for another's word: nothing has happened yet; `number` is that of what waits."""

    def __init__(self, number: int, dice: Sequence[int], names: Sequence[str]) -> None:
        super().__init__("roll-waits")
        self.number = number
        self.dice = tuple(dice)
        self.names = tuple(names)


async def asked_first(call: Call, found: Any, commands: Sequence[dict[str, Any]]) -> None:
    """Raise RollWaits where commands hold typed dice that somebody else has to confirm; what waits is stored."""
    if call.confirmed or not commands:
        return
    contests = found.game.contests
    dice = [die for each in commands for die in contests.typed(contests.command_from_json(each))]
    others = {player.id for player in found.state.players if player.id} - {call.user_id}
    if not dice or not others or not await call.store.games.confirms_rolls(found.game_id):
        return
    await call.acknowledge()
    waiting = {
        "kind": "roll",
        "by": call.user_id,
        "name": call.user_name,
        "judge": call.judge,
        "head": found.head,
        "game": found.game_id,
        "dice": dice,
        "commands": list(commands),
    }
    number = await call.store.disputes.open(call.channel_id, found.game_id, waiting)
    named = [found.state.names[each] for each in _texts(list(commands)) if each in found.state.names]
    raise RollWaits(number, dice, list(dict.fromkeys(named)))


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    values = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [text for each in values for text in _texts(each)]
