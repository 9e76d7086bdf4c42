"""The steps of a field by numbers: what floods run over, since a number is looked up faster than a base is."""

from __future__ import annotations

from collections.abc import Callable, Container

from engine.motu.ground.field import Field, Place, Places
from engine.motu.moves.steps import steps_from

__all__ = ["Asked", "Graph", "graph_of"]

# the bases that steps of one cost lead to, the cheapest steps first; and the bases that climbing leads to
ByCost = tuple[tuple[int, tuple[int, ...]], ...]


class Asked(Container[int]):
    """A set of numbers of which each is asked about when it is first looked for."""

    def __init__(self, ask: Callable[[int], bool]) -> None:
        self._ask = ask
        self._known: dict[int, bool] = {}

    def __contains__(self, number: object) -> bool:
        """Return whether a number is of the set."""
        if not isinstance(number, int):
            return False
        found = self._known.get(number)
        if found is None:
            found = self._known[number] = self._ask(number)
        return found


class Graph:
    """The bases of a field, each with a number, and the steps between them as the terrain lets them.

    Bases of one place are numbered by row, column and platform; larger ones behind them, as they are met.

    >>> graph = graph_of(Field(3, 2))
    >>> [graph.names[number] for _, ends in graph.steps(graph.number((Place((0, 0)),)))[0] for number in ends]
    ['B1', 'A2']
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.bases: dict[int, Places] = {}
        self.names: dict[int, str] = {}  # of the places of their slots
        self._ranks = {id_: rank for rank, id_ in enumerate(["", *sorted(field.by_id)])}
        self._larger: dict[Places, int] = {}
        self._steps: dict[int, tuple[ByCost, frozenset[int]]] = {}

    def at(self, place: Place) -> int:
        """Return the number of the base of one place."""
        (column, row), platform = place
        return (row * self.field.columns + column) * len(self._ranks) + self._ranks[platform]

    def number(self, base: Places) -> int:
        """Return the number of a base."""
        if len(base) == 1:
            found = self.at(base[0])
        else:
            behind = self.field.columns * self.field.rows * len(self._ranks)
            found = self._larger.setdefault(base, behind + len(self._larger))
        if found not in self.bases:
            self.bases[found] = base
            self.names[found] = self.field.name(base[0])
        return found

    def steps(self, number: int) -> tuple[ByCost, frozenset[int]]:
        """Return the steps from a base by their cost, and which of their ends are climbed to (6b/empujar, M20)."""
        found = self._steps.get(number)
        if found is None:
            ends: dict[int, dict[int, None]] = {}
            climbed = set()
            for stride, pushes in steps_from(self.field, self.bases[number]):
                there = self.number(stride.base)
                ends.setdefault(stride.cost, {})[there] = None
                if pushes:
                    climbed.add(there)
            by_cost = tuple((cost, tuple(ends[cost])) for cost in sorted(ends))
            found = self._steps[number] = by_cost, frozenset(climbed)
        return found


def graph_of(field: Field) -> Graph:
    """Return the steps of a field, kept with it."""
    found = field.graph
    if not found:
        found.append(Graph(field))
    made: Graph = found[0]
    return made
