"""What the words of cards bring about: moves by effects, pulls, pushes, marks, mana; who is pushed (6b, 7f, 7g)."""

from __future__ import annotations

from typing import Any

from bot.app.errors import UserError
from bot.motu.commands.current import current
from bot.motu.presenters.game import told
from bot.motu.presenters.offers import ACTIONS
from bot.motu.table import act
from bot.motu.typing.line import path_typed
from bot.table.actions import action
from bot.table.call import Call
from bot.table.reply import Reply
from engine.motu.game.commands.actions import (
    ChangeMana,
    ChoosePush,
    EndEffect,
    GiveEffect,
    Move,
    PlaceMark,
    RemoveMark,
    Shift,
    StopMoving,
)

__all__ = ["effect", "mana", "mark", "move", "pushed", "shift", "stop", "unmark"]


def _by(call: Call) -> dict[str, Any]:
    return {"actor": call.user_id, "judge": call.judge}


def _place(text: str) -> str:
    places = path_typed(text)
    if len(places) != 1:
        raise UserError("motu-one-place", given=text[:60])
    return places[0]


async def move(
    call: Call, *, figure: str, how: str, to: str, toward: str | None = None, speed: int = 0, free: bool = False
) -> Reply:
    """Move by an effect: teleport, jump, charge, directed (7l); `to` its last place, `toward` whom or what it leads."""
    changes = [{"add": speed, "from": call.say("motu-a-card")}] if speed else []
    command = Move(figure, [_place(to)], how, toward=toward, free=free, speed_modifiers=changes, **_by(call))
    return await told(call, await act(call, command))


async def shift(call: Call, *, figure: str, how: str, by: str, hexes: int = 1, to: str | None = None) -> Reply:
    """Pull, push or swap a character; `to` where several places are open (7l)."""
    command = Shift(figure, how, by, hexes, None if to is None else _place(to), **_by(call))
    return await told(call, await act(call, command))


async def mark(call: Call, *, figure: str, at: str, radius: int, kind: str) -> Reply:
    """Place a mark within a radius, as an ability says (7g)."""
    return await told(call, await act(call, PlaceMark(figure, _place(at), radius, kind, **_by(call))))


async def unmark(call: Call, *, mark: str) -> Reply:
    """Take a mark off the field."""
    return await told(call, await act(call, RemoveMark(mark, **_by(call))))


async def mana(call: Call, *, figure: str, change: int) -> Reply:
    """Give mana, or with fewer than none take it away (7k)."""
    return await told(call, await act(call, ChangeMana(figure, change, **_by(call))), picture=False)


async def effect(call: Call, *, figure: str, sign: str, name: str | None = None) -> Reply:
    """Give a positive or negative effect of a card's own, or without a name end the one that is there (7f)."""
    command: Any = GiveEffect(figure, name, sign, **_by(call)) if name else EndEffect(figure, sign, **_by(call))
    return await told(call, await act(call, command))


async def pushed(call: Call, *, to: str) -> Reply:
    """Say where one's character that is pushed off its hex goes (6b)."""
    return await told(call, await act(call, ChoosePush(_place(to), **_by(call))))


async def stop(call: Call) -> Reply:
    """End a movement that waits where its miniature stands."""
    return await told(call, await act(call, StopMoving(**_by(call))))


@action(ACTIONS["ChoosePush"])
async def _push_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    return await pushed(call, to=arguments[-1].partition("|")[2])


@action(ACTIONS["StopMoving"])
async def _stop_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await stop(call)
