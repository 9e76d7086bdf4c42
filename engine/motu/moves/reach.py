"""Where a movement may end, and for how many points (6b, 7c, 7l, 7m)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cached_property

from engine.motu.fight.threshold import interruption_of
from engine.motu.ground.field import Place, Places
from engine.motu.ground.hexes import apart, centre
from engine.motu.moves.graph import Asked, Graph, graph_of
from engine.motu.moves.steps import beside_enemy, fits, pushed_away, shifted
from engine.motu.position import Figure, Position
from engine.motu.sight.lines import sees

__all__ = ["Flood", "closer", "flood", "flown", "nearer", "reach", "reached", "slots", "towards"]

UNKNOWN = 10**9  # points, dearer than any way
OTHER_HEIGHT = 2  # points of a teleport or jump over or under one's own hex (M22)


class Flood:
    """The fewest points to every base that can be reached, and from which bases they lead there.

    `points`: the same by the bases' numbers in the graph, the nearest first, then by number. `pushed`: to which of
    them the mover comes by pushing. `ends`: where a movement ends at once.
    """

    def __init__(self, graph: Graph, points: Mapping[int, int], pushed: frozenset[int], ends: Container[int]) -> None:
        self.graph = graph
        self.points = points
        self.pushed = pushed
        self._ends = ends

    @cached_property
    def costs(self) -> Mapping[Places, int]:
        """The fewest points to every base, the nearest first."""
        bases = self.graph.bases
        return {bases[number]: cost for number, cost in self.points.items()}

    @cached_property
    def before(self) -> Mapping[Places, tuple[Places, ...]]:
        """From which bases the fewest points lead to each, the nearest first; none to where the movement begins."""
        bases, points = self.graph.bases, self.points
        found: dict[Places, list[Places]] = {}
        most = max(points.values())
        for number in sorted(points, key=lambda each: (points[each], bases[each])):
            if points[number] and (number in self._ends or number in self.pushed):
                continue
            steps, climbed = self.graph.steps(number)
            for cost, ends in steps:
                for there in ends if cost + points[number] <= most else ():
                    if points.get(there) == points[number] + cost and (there in climbed or there not in self.pushed):
                        found.setdefault(bases[there], []).append(bases[number])
        return {base: tuple(each) for base, each in found.items()}

    @property
    def pushing(self) -> frozenset[Places]:
        """The bases to which the mover comes by pushing."""
        return frozenset(self.graph.bases[number] for number in self.pushed)


def flood(position: Position, figure: Figure, most: int, enough: Callable[[Places], bool] | None = None) -> Flood:
    """Return all that a movement of so many points can reach; it ends beside an enemy, and at a push (6b, M21).

    `enough`: what is dearer than the cheapest base of which it says so is not looked for.
    """
    graph = graph_of(position.ground)
    taken, ends = _taken(position, figure, graph), _beside_enemy(position, figure, graph)
    begin = graph.number(figure.places)
    best = {begin: 0}
    points: dict[int, int] = {}
    waiting = {0: [begin]}
    while waiting:
        cost, here = _nearest(waiting, best)
        points.update(dict.fromkeys(here, cost))
        if enough is not None and any(enough(graph.bases[number]) for number in here):
            break
        for number in here:
            if cost and (number in ends or number in taken):
                continue
            steps, climbed = graph.steps(number)
            for price, there in steps:
                total = cost + price
                if total > most:
                    break
                for each in there:
                    if best.get(each, UNKNOWN) <= total:
                        continue
                    if each in taken and not (each in climbed and pushed_away(position, figure, graph.bases[each])):
                        continue
                    best[each] = total
                    waiting.setdefault(total, []).append(each)
    return Flood(graph, points, frozenset(number for number in points if number in taken), ends)


def _nearest(waiting: dict[int, list[int]], best: Mapping[int, int]) -> tuple[int, list[int]]:
    """Take what waits at the fewest points: how many these are, and the bases to which nothing cheaper led since."""
    cost = min(waiting)
    return cost, sorted(number for number in waiting.pop(cost) if best[number] == cost)


def _taken(position: Position, figure: Figure, graph: Graph) -> Container[int]:
    """Return the bases where somebody else stands."""
    if figure.large:
        return Asked(lambda number: not fits(position, figure, graph.bases[number]))
    return {graph.at(place) for place, other in position.at.items() if other.id != figure.id}


def _beside_enemy(position: Position, figure: Figure, graph: Graph) -> Container[int]:
    """Return the bases beside an enemy (6b)."""
    if figure.large:
        return Asked(lambda number: beside_enemy(position, figure, graph.bases[number]))
    return {graph.at(place) for place in position.beside_enemies(figure.side)}


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


def reached(
    position: Position, figure: Figure, most: int, how: str, toward: Places = ()
) -> tuple[dict[str, int], tuple[str, ...]]:
    """Return the names of the places that `reach` finds, the nearest first, and those of them where one pushes."""
    if how == "move" and not figure.large and interruption_of(position, figure) is None:
        found = flood(position, figure, most)
        names = found.graph.names
        return {names[number]: cost for number, cost in found.points.items()}, tuple(
            sorted(names[number] for number in found.pushed)
        )
    ends = reach(position, figure, most, how, toward)
    name = position.ground.name
    pushes = sorted(name(base[0]) for base in ends if not fits(position, figure, base))
    return {name(place): cost for place, cost in slots(ends).items()}, tuple(pushes)


def slots(found: Mapping[Places, int]) -> dict[Place, int]:
    """Return what was found by the place of the base's slot, the nearest first, then by row and column."""
    ordered = sorted(found.items(), key=lambda each: (each[1], each[0][0].hex[::-1], each[0][0].platform))
    return {base[0]: cost for base, cost in ordered}
