"""Where carried figures may be placed once their carrier has moved (22.1, 27.8d, P50)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.heroclix.board.ground.bases import DIAGONALS, PAIR, diagonals_allowed
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.position import Figure, Position, bits

__all__ = ["lies_of", "most_placed", "places"]

Offsets = tuple[tuple[int, int], ...]  # rows down, columns right
ALL_PAIRS: tuple[Offsets, ...] = (((0, 0), (0, 1)), ((0, 0), (1, 0)), *DIAGONALS)


def places(
    position: Position,
    carrier: Figure,
    ends: Sequence[int],
    passengers: Sequence[Figure],
    gone: Removed = NOTHING,
) -> Mapping[str, tuple[int, ...]]:
    """Return for each passenger the sets of squares on which it may be placed, adjacent to its carrier.

    `ends`: the sets of squares on which the carrier may lie at the end. `gone`: the blocking terrain that it has
    destroyed on its way. A passenger's own square and those of its fellows count as free: it may be put back
    where it stood, or follow a fellow who was placed before it. With several ends the places of all are joined.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> wasp = Figure("wasp", "Wasp", "red", (1,))
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> places(Position(MODERN, MapPrint(3, 1), (cap, wasp)), cap, [0b100], [wasp])
    {'wasp': (2,)}
    """
    leaving = {carrier.id, *(passenger.id for passenger in passengers)}
    standing = bits(square for other in position.figures if other.id not in leaving for square in other.squares)
    found: dict[str, tuple[int, ...]] = {}
    for passenger in passengers:
        lies: dict[int, None] = {}
        for end in ends:
            lies.update(dict.fromkeys(lies_of(position, passenger, end, standing | end, gone)))
        found[passenger.id] = tuple(lies)
    return found


def lies_of(position: Position, figure: Figure, beside: int, taken: int, gone: Removed = NOTHING) -> Iterator[int]:
    """Yield each set of squares on which a figure may be placed adjacent to these squares, nobody on them (13.2)."""
    board = Board.of(position)
    around = 0
    for square in position.map.squares_of(beside):
        around |= board.neighbours_without(square, gone.squares, gone.walls)
    around &= ~beside
    free = board.terrain.everywhere & ~taken & ~(board.terrain.blocking & ~gone.squares)
    if len(figure.squares) == 1:
        yield from (1 << square for square in position.map.squares_of(around & free))
        return
    mover = Mover(position, figure)
    seen: set[int] = set()
    for square in position.map.squares_of(around & free):
        for lie in _lies_over(position, figure, square):
            if lie not in seen and not lie & ~free and _whole(mover, lie, square, gone):
                seen.add(lie)
                yield lie


def _whole(mover: Mover, lie: int, square: int, gone: Removed) -> bool:
    """Return whether no wall runs through a base and it lies on one level, unless it may spread (24.2c, 17.5)."""
    east, south = mover.terrain.barriers.without(gone.walls)
    if lie & lie >> 1 & east or lie & lie >> mover.board.lines.columns & south:
        return False
    if mover.diagonal and not mover.holds_together(lie, gone):
        return False
    return mover.spreads or not lie & ~mover.terrain.at_level[mover.board.levels[square]]


def _lies_over(position: Position, figure: Figure, square: int) -> Iterator[int]:
    """Yield the ways in which a larger base lies over a square of the map: lengthwise, across, diagonally (24.2a)."""
    columns, rows = position.map.columns, position.map.rows
    diagonal = len(figure.squares) == PAIR and diagonals_allowed(position.ruleset)
    for shape in ALL_PAIRS if diagonal else _shapes(tuple(divmod(part, columns) for part in figure.squares)):
        for part in shape:
            row, column = square // columns - part[0], square % columns - part[1]
            parts = [(row + down, column + right) for down, right in shape]
            if all(0 <= down < rows and 0 <= right < columns for down, right in parts):
                yield bits(down * columns + right for down, right in parts)


def _shapes(parts: Offsets) -> list[Offsets]:
    top, left = min(part[0] for part in parts), min(part[1] for part in parts)
    lengthwise = tuple(sorted((down - top, right - left) for down, right in parts))
    across = tuple(sorted((right, down) for down, right in lengthwise))
    return [lengthwise] if lengthwise == across else [lengthwise, across]


def most_placed(choices: Sequence[Sequence[int]]) -> int:
    """Return how many of several figures find room at once, each on one of its sets of squares.

    >>> most_placed([[0b01], [0b01], [0b01, 0b10]])
    2
    """

    @cache
    def most(index: int, taken: int) -> int:
        if index == len(choices):
            return 0
        placed = [1 + most(index + 1, taken | lie) for lie in choices[index] if not lie & taken]
        return max([most(index + 1, taken), *placed])

    return most(0, 0)
