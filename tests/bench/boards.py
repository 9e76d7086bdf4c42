"""The boards that speed is measured on: 15% blockers, walls, two elevations, twelve figures of all sizes."""

from __future__ import annotations

import random

from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, MapPrint, Position, bits
from tests.engine.board.slow_judge import Piece, Scene

SIZES = ("tiny", "standard", "standard", "standard", "giant", "colossal")
ABILITIES = ("improved-targeting:hindering", "improved-targeting:characters", "stealth", "flight", "leap-climb")
FIGURES = 12


def board(side: int, figures: int = FIGURES, elevated: bool = True, seed: int = 16) -> Position:
    """Return a square board: half of the blockers are hindering terrain, a sixth of the squares lie on level 2."""
    dice, area = random.Random(seed), side * side
    squares = dice.sample(range(area), area)
    rough, free = squares[: area * 15 // 100], squares[area * 15 // 100 :]
    half = len(rough) // 2
    levels = tuple(2 if square % side < side // 3 and square < area // 2 else 1 for square in range(area))
    printed = MapPrint(
        side,
        side,
        blocking=bits(rough[:half]),
        hindering=bits(rough[half:]),
        walls_east=bits(square for square in range(area) if square % side < side - 1 and dice.random() < 0.07),
        walls_south=bits(square for square in range(area - side) if dice.random() < 0.07),
        levels=levels if elevated else (),
    )
    return Position(
        MODERN, printed, tuple(_figure(dice, number, square) for number, square in enumerate(free[:figures]))
    )


def _figure(dice: random.Random, number: int, square: int) -> Figure:
    can = frozenset(what for what in ABILITIES if dice.random() < 0.15)
    side = "red" if number % 2 else "blue"
    return Figure(f"f{number}", f"Figure {number}", side, (square,), size=dice.choice(SIZES), abilities=can)


def flat_walls(side: int) -> Position:
    """Return a board that peers without hindering terrain, elevations and figures know too: blockers and walls."""
    position = board(side, 0, elevated=False)
    printed = position.map
    blocking = printed.blocking | printed.hindering
    walls = printed.walls_east, printed.walls_south
    return Position(MODERN, MapPrint(side, side, blocking=blocking, walls_east=walls[0], walls_south=walls[1]))


def reprinted(position: Position) -> Position:
    """Return an equal position of which nothing has been asked yet: its map is another object."""
    printed = position.map
    return Position(MODERN, MapPrint(**{name: getattr(printed, name) for name in MapPrint.__slots__}), position.figures)


def scene_of(position: Position) -> Scene:
    """Return a position as the exact judge of the tests sees it."""
    printed = position.map
    place = printed.column_row

    def places(squares: int) -> set[tuple[int, int]]:
        return {place(square) for square in printed.squares_of(squares)}

    walls = {frozenset((place(square), place(square + 1))) for square in printed.squares_of(printed.walls_east)}
    walls |= {
        frozenset((place(square), place(square + printed.columns)))
        for square in printed.squares_of(printed.walls_south)
    }
    return Scene(
        printed.columns,
        printed.rows,
        hindering=places(printed.hindering),
        blocking=places(printed.blocking),
        levels={place(square): level for square, level in enumerate(printed.levels)},
        walls=walls,
        figures=[
            Piece(one.id, one.side, [place(square) for square in one.squares], one.size, set(one.abilities))
            for one in position.figures
        ],
    )
