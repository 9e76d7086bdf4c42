"""What is chosen when a game opens, by menus and buttons under its opening message: rules, total, map, seats.

Everything that is chosen stands in the game itself, so that it can be gone back on and survives a restart: rules and
total until somebody has sat down, seats and map by undoing them. Who has no seat lays no map.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.table.call import Call
from bot.table.games import Table
from bot.table.reply import Choice, Menu, Reply

__all__ = ["OPENING", "Opening", "is_bare", "with_opening"]

OPENING = "opening"  # the action of all of them: the game, what is chosen, and the choice
SEATS_ROW, LAST_ROW = 3, 4
MENUS = 3  # above the seats and what stands below all others
SEATED = 2  # players: whoever comes besides types it


class Opening(NamedTuple):
    """What a game offers when it opens: its total in words, totals and maps that may be chosen, each by what it is.

    `maps` is empty once one lies there.
    """

    total: str
    totals: Sequence[tuple[str, str]]
    maps: Sequence[tuple[str, str]]


def is_bare(state: Any, opening: Opening) -> bool:
    """Return whether nothing of a game is there but that it was opened, so that another may stand in its place."""
    return state.status == "setup" and bool(opening.maps) and not _taken(state)


def _taken(state: Any) -> bool:
    return bool(state.players or getattr(state, "figures", ()))


def with_opening(
    call: Call, found: Table[Any], view: Reply, opening: Opening, rulesets: Sequence[str], sides: Sequence[str]
) -> Reply:
    """Return what a living message shows with what is still to be chosen: rules and total, the map, a seat."""
    state = found.state
    if state.status != "setup":
        return view
    key = str(found.game_id)
    menus = []
    if is_bare(state, opening):
        now = call.say(f"choice-ruleset-{state.ruleset}")
        others = [(call.say(f"choice-ruleset-{each}"), f"ruleset,{each}") for each in rulesets if each != state.ruleset]
        menus.append(_menu(call.say("opening-rules", now=now), key, others))
        menus.append(_menu(call.say("opening-total", now=opening.total), key, _named("points", opening.totals)))
    if opening.maps and state.players:
        menus.append(_menu(call.say("opening-map"), key, _named("map", opening.maps)))
    taken = {player.side for player in state.players}
    free = [side for side in sides if side not in taken] if len(taken) < SEATED else []
    seats = tuple(
        Choice(
            call.say("opening-seat", side=call.say(f"choice-side-{side}")),
            OPENING,
            (key, "join", side),
            "primary",
            row=SEATS_ROW,
        )
        for side in free
    )
    back = Choice(call.say("living-undo"), OPENING, (key, f"undo,{found.head}"), row=LAST_ROW)
    seats += (back,) if _taken(state) else ()
    room = MENUS - len(view.menus)
    return replace(view, menus=(*view.menus, *menus[: max(room, 0)]), choices=(*view.choices, *seats))


def _named(what: str, offered: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(name, f"{what},{given}") for given, name in offered]


def _menu(placeholder: str, key: str, options: Sequence[tuple[str, str]]) -> Menu:
    return Menu(placeholder, OPENING, tuple((label, f"{key},{value}", "") for label, value in options), told=True)
