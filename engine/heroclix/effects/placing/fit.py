"""Does a force fit into a starting area in any arrangement at all (4.3a)?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.heroclix.board.ground.bases import PAIR, diagonals_allowed
from engine.heroclix.board.ground.board import Board
from engine.heroclix.effects.placing.rules import set_up_rules
from engine.heroclix.position import Position

__all__ = ["Base", "Fit"]

Base = tuple[int, int, bool]  # columns, rows, whether it may lie across levels (24.2c)
MOST_TRIES = 3_000  # arrangements of larger bases that are looked at


class Fit:
    """Arrangements of bases in an area, largest first.

    Of each larger base as much lies inside as those before it leave room for, or as the edition asks for, one square at
    least (4.3a).
    """

    def __init__(self, position: Position, area: int) -> None:
        self.position = position
        self.board = Board.of(position)
        self.area = area & ~self.board.terrain.blocking
        self._known: dict[Base, list[tuple[int, int]]] = {}
        self._tries = 0

    @cached_property
    def room(self) -> int:
        """How many squares of the area can be occupied at all (13.2)."""
        return self.area.bit_count()

    def fits(self, bases: Sequence[Base]) -> bool | None:
        """Return whether all of these bases can be placed; None where the search was given up.

        >>> from engine.heroclix.position import MapPrint
        >>> from engine.heroclix.editions.modern import MODERN
        >>> Fit(Position(MODERN, MapPrint(4, 4)), 0b1111).fits([(1, 1, False)] * 5)
        False
        """
        larger = sorted((base for base in bases if base[0] * base[1] > 1), key=_order, reverse=True)
        singles = len(bases) - len(larger)
        self._tries = 0
        return self._arrange(larger, 0, 0, singles)

    def _arrange(self, larger: Sequence[Base], taken: int, after: int, singles: int) -> bool | None:
        """Place the first of the larger bases somewhere that leaves room for the others."""
        if (self.area & ~taken).bit_count() < singles + len(larger):
            return False
        if not larger:
            return True
        given_up = False
        again = len(larger) > 1 and _order(larger[1]) == _order(larger[0])
        most, places = self.inside(larger[0], taken)
        for squares in places:
            if squares < after and most == self.inside(larger[0])[0]:
                continue  # the same as placing the two equal bases the other way round
            self._tries += 1
            if self._tries > MOST_TRIES:
                return None
            found = self._arrange(larger[1:], taken | squares, squares if again else 0, singles)
            if found:
                return True
            given_up = given_up or found is None
        return None if given_up else False

    def inside(self, base: Base, taken: int = 0) -> tuple[int, list[int]]:
        """Return how many squares of a base can lie in the area at most, and every such place of the whole base.

        `taken` are squares that larger bases occupy already. 0 and none where no square of it can lie in the area.
        """
        most = 0
        best: list[int] = []
        for squares, count in self._places(base):  # those with most squares inside first
            if count < max(self.enough(base, most), 1):
                break
            if not squares & taken:
                most = max(most, count)
                best.append(squares)
        return most, best

    def enough(self, base: Base, most: int) -> int:
        """Return how many squares of a base have to lie in the area where `most` can (4.3a)."""
        half = base[0] * base[1] // 2 + 1
        return min(most, half) if set_up_rules(self.position.ruleset).half_inside else most

    def _places(self, base: Base) -> list[tuple[int, int]]:
        """Return every place where a base may lie on the map, with how many of its squares are in the area."""
        known = self._known.get(base)
        if known is None:
            lying = [squares for squares in self._everywhere(base) if self._lies(squares, base[2])]
            inside = [(squares, (squares & self.area).bit_count()) for squares in lying]
            known = self._known[base] = sorted(inside, key=lambda place: -place[1])
        return known

    def _everywhere(self, base: Base) -> list[int]:
        """Return every place on the map, on whatever lies there, but for corners that part a base on a diagonal."""
        columns, rows = self.position.map.columns, self.position.map.rows
        found = []
        for width, height in dict.fromkeys(((base[0], base[1]), (base[1], base[0]))):
            line = (1 << width) - 1
            pattern = sum(line << columns * row for row in range(height))
            for row in range(rows - height + 1):
                found += [pattern << row * columns + column for column in range(columns - width + 1)]
        return found + (self._diagonally() if base[0] * base[1] == PAIR else [])

    def _diagonally(self) -> list[int]:
        """Return every place of a base of two squares on a diagonal, where the edition lets it lie so (24.2a)."""
        if not diagonals_allowed(self.position.ruleset):
            return []
        columns, rows = self.position.map.columns, self.position.map.rows
        corners = [row * columns + column for row in range(rows - 1) for column in range(columns - 1)]
        pairs = [pair for at in corners for pair in ((at, at + columns + 1), (at + 1, at + columns))]
        return [1 << a | 1 << b for a, b in pairs if self.board.joined_at_corner(a, b)]

    def _lies(self, squares: int, across: bool) -> bool:
        """Return whether a base may lie there: nothing blocking, no wall through it, one level (13.2, 16.5g, P11)."""
        terrain = self.board.terrain
        east, south = terrain.barriers
        if squares & terrain.blocking or squares & squares >> 1 & east:
            return False
        if squares & squares >> self.position.map.columns & south:
            return False
        return across or any(not squares & ~level for level in terrain.at_level.values())


def _order(base: Base) -> tuple[int, int, int, bool]:
    """Largest first; the two ways round of a base are one."""
    return base[0] * base[1], max(base[:2]), min(base[:2]), base[2]
