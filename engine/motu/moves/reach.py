"""Where a movement may end, and for how many points (6b, 7c, 7l, 7m)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from engine.motu.fight.threshold import interruption_of
from engine.motu.ground.field import Place, Places
from engine.motu.ground.hexes import apart, centre
from engine.motu.moves.steps import beside_enemy, fits, shifted, strides
from engine.motu.position import Figure, Position
from engine.motu.sight.lines import sees

__all__ = ["Flood", "closer", "flood", "flown", "nearer", "reach", "slots", "towards"]

OTHER_HEIGHT = 2  # points of a teleport or jump over or under one's own hex (M22)


class Flood(NamedTuple):
    """The fewest points to every base that can be reached, and from which bases they lead there."""

    costs: Mapping[Places, int]
    before: Mapping[Places, tuple[Places, ...]]
    pushing: frozenset[Places]


def flood(position: Position, figure: Figure, most: int, enough: Callable[[Places], bool] | None = None) -> Flood:
    """Return all that a movement of so many points can reach; it ends beside an enemy, and at a push (6b, M21).

    `enough`: what is dearer than the cheapest base of which it says so is not looked for.
    """
    costs: dict[Places, int] = {figure.places: 0}
    before: dict[Places, list[Places]] = {}
    pushing: set[Places] = set()
    waiting: list[tuple[int, Places]] = [(0, figure.places)]
    while waiting:
        cost, base = heappop(waiting)
        if cost > costs[base]:
            continue
        if enough is not None and cost < most and enough(base):
            most = cost
        if _ends(position, figure, base, pushing):
            continue
        for stride in strides(position, figure, base):
            total, there = cost + stride.cost, stride.base
            known = costs.get(there, most + 1)
            if total > most or total > known:
                continue
            if total < known:
                before[there] = [base]
                costs[there] = total
                heappush(waiting, (total, there))
            elif base not in before[there]:
                before[there].append(base)
            if stride.pushed:
                pushing.add(there)
    return Flood(costs, {base: tuple(each) for base, each in before.items()}, frozenset(pushing))


def _ends(position: Position, figure: Figure, base: Places, pushing: set[Places]) -> bool:
    return base != figure.places and (base in pushing or beside_enemy(position, figure, base))


def flown(position: Position, figure: Figure, most: int) -> dict[Places, int]:
    """Return where a teleport or a jump of so many points can end: every hex a point, any height (7l, M22)."""
    field = position.ground
    found = {figure.places: 0}
    (x, y), here = centre(figure.places[0].hex), figure.places[0].hex
    heights = {0, *(platform.height for platform in field.platforms)}
    for row in range(field.rows):
        for column in range(field.columns):
            to_x, to_y = centre((column, row))
            cost = apart(here, (column, row)) or OTHER_HEIGHT
            for height in heights if cost <= most else ():
                there = shifted(field, figure.places, (to_x - x, to_y - y), height)
                if there is not None and there != figure.places and fits(position, figure, there):
                    found[there] = cost
    return found


def reach(position: Position, figure: Figure, most: int, how: str, toward: Places = ()) -> dict[Places, int]:
    """Return where a movement may end, with the fewest points: what an interruption asks is asked too (7c, M26)."""
    if how in {"teleport", "jump"}:
        found = flown(position, figure, most)
    elif toward:
        found = towards(position, figure, most, toward, charge=how == "charge")
    else:
        found = dict(flood(position, figure, most).costs)
    interruption = interruption_of(position, figure)
    if interruption is None:
        return found
    of = position.by_id[interruption.of]
    return {base: cost for base, cost in found.items() if base == figure.places or nearer(position, figure, base, of)}


def nearer(position: Position, figure: Figure, base: Places, of: Figure) -> bool:
    """Return whether a movement that interrupts may end so: nearer to who is interrupted, and in its sight (M26).

    Nowhere is nearer to who was defeated meanwhile.
    """
    return closer(figure.places, base, of.places) and sees(position.ground, of.places, base)


def closer(start: Places, end: Places, of: Places) -> bool:
    """Return whether one base is nearer than another, in flat hexes; or as adjacent as that was (M26)."""
    if not of:
        return False
    before, after = (min(apart(one.hex, other.hex) for one in base for other in of) for base in (start, end))
    return after < before or after <= before <= 1


def towards(position: Position, figure: Figure, most: int, toward: Places, *, charge: bool) -> dict[Places, int]:
    """Return where a charge, or a directed move, may end: on a way of fewest points to beside its goal (7l, M32)."""
    field = position.ground

    def arrived(base: Places) -> bool:
        return _arrived(position, base, toward)

    far = flood(position, figure, 6 * field.columns * field.rows, arrived)
    goals = {base: cost for base, cost in far.costs.items() if arrived(base)}
    if not goals:
        return {} if charge else {figure.places: 0}
    least = min(goals.values())
    nearest = [base for base, cost in goals.items() if cost == least]
    on_the_way = set(nearest) if charge else set(_back(far, nearest))
    return {base: far.costs[base] for base in on_the_way if far.costs[base] <= most}


def _arrived(position: Position, base: Places, toward: Places) -> bool:
    """Return whether a base is beside who stands at the goal; or on a goal where nobody does."""
    if toward[0] in position.at:
        return position.ground.adjacent(base, toward)
    return any(place in toward for place in base)


def _back(far: Flood, goals: Iterable[Places]) -> Iterator[Places]:
    waiting, seen = list(goals), set()
    while waiting:
        base = waiting.pop()
        if base not in seen:
            seen.add(base)
            yield base
            waiting += far.before.get(base, ())


def slots(found: Mapping[Places, int]) -> dict[Place, int]:
    """Return what was found by the place of the base's slot, the nearest first, then by row and column."""
    ordered = sorted(found.items(), key=lambda each: (each[1], each[0][0].hex[::-1], each[0][0].platform))
    return {base[0]: cost for base, cost in ordered}
