"""RANGE Terrain Actions: what may be thrown, and at whom (17.11b, 27.2l, 27.8i)."""

from __future__ import annotations

from dataclasses import replace

from tests.engine.second_legality.reading import Figure, Position, Thing
from tests.engine.second_legality.sight import sees_square
from tests.engine.second_legality.targets import held_fast, in_sight
from tests.engine.second_legality.terrain import board_less
from tests.engine.second_legality.values import reach_of

FLIES = {"light": 8, "heavy": 6}  # squares, by the weight (usar-objetos-en-ataques-a-distancia)
THROW = 4  # the range of a thrown terrain marker by default (17.11c)


def against_throwing(position: Position, figure: Figure) -> str | None:
    """Return the section that forbids a RANGE Terrain Action, if any."""
    chances = [position] * bool(position.held(figure)) + [
        without(position, thing) for thing in lifted(position, figure)
    ]
    things = [*position.held(figure)[:1], *lifted(position, figure)]
    if not things:
        return "11.2a" if held_fast(position, figure) else "17.11"
    reasons = [_against(chance, figure, thing) for chance, thing in zip(chances, things, strict=True)]
    return None if None in reasons else max(map(str, reasons))  # 12.1 where nobody holds it fast


def _against(position: Position, figure: Figure, thing: Thing) -> str | None:
    if held_fast(position, figure):
        return "11.2a"
    if position.rules.weights:  # by the object alone, whoever throws it (R81; 27.4b lets them)
        if thing.weight not in FLIES:
            return "ultra-heavy"
        found = in_sight(position, figure, "range-terrain-action", FLIES[thing.weight], attack=True)
        return None if found else "12.1"
    if position.rules.thing_values:
        printed = thing.value("range")
        printed = THROW if printed is None else printed
        reach = reach_of(position, figure, printed=printed, moment="attacking-range")
    else:  # the thrower's own range, with a minimum (17.8b of 2022)
        reach = reach_of(position, figure, minimum=position.rules.minimum, moment="attacking-range")
    return None if in_sight(position, figure, "range-terrain-action", reach, attack=True) else "12.1"


def lifted(position: Position, figure: Figure) -> list[Thing]:
    """Return what Telekinesis lets a figure throw as if it held it: within its range and line of fire (27.2l)."""
    if not figure.uses("telekinesis") or not position.rules.lifted_throws:
        return []
    reach = reach_of(position, figure)
    return [
        thing
        for thing in position.lying
        if thing.solid_enough
        and not thing.has("immobile")
        and any(sees_square(position.board, figure, at, reach, thing.walls_in) for at in thing.squares)
    ]


def without(position: Position, thing: Thing) -> Position:
    """Return the position with a thing off the map, as a held one is (17.7)."""
    if thing.is_object:
        return position
    return replace(position, board=board_less(position, [thing]))
