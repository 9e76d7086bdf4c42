"""Terrain that actions choose: to destroy, to pick up, to place, and what Quake leaves standing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from tests.engine.board.slow_judge import Square, Wall, apart
from tests.engine.board.slow_moves import adjacent, adjoin
from tests.engine.second_legality.reading import Board, Figure, Position, Thing, edges
from tests.engine.second_legality.sight import sees_square, sees_wall
from tests.engine.second_legality.values import damage_to_destroy, reach_of

HEAVIEST = 4  # of an ultra heavy object (objetos-ultra-pesados)
MANY_POINTS = 100  # of who lifts one
DESTROY = 3  # the Destroy value of what prints none (16.9, 17.11c)


def board_less(position: Position, gone: list[Thing], squares: frozenset[Square] = frozenset()) -> Board:
    """Return the board without some markers, and with some squares of printed blocking terrain destroyed."""
    board = position.board
    stairs = {edge for thing in gone for edge in edges(thing.given.get("transitions"))}
    copy = replace(board, blocking=board.blocking - squares, markers=[], transitions=board.transitions - stairs)
    ids = {id(thing) for thing in gone}
    for thing in position.things:
        if not thing.is_object and id(thing) not in ids:
            copy.markers += [(thing.told, at) for at in thing.squares]
    return copy


def walls_along(board: Board, squares: list[Square]) -> set[Wall]:
    """Return the walls, windows and doors along the edges of some squares (16.4d)."""
    return {wall for wall in board.walls | board.windows | board.doors if wall & set(squares)}


def printed(board: Board) -> set[Square]:
    """Return the squares of printed blocking terrain that still stand: nothing lies over them (16.9a, 17.3)."""
    covered = {at for kind, at in board.markers if kind != "special"}
    return board.blocking - covered


def breakable(position: Position) -> list[Thing]:
    """Return the markers and objects that Destroy actions may choose (17.10, 17.14, 27.7h)."""
    every = position.rules.markers_handled
    found = [thing for thing in position.lying if (thing.solid_enough if every else _is_piece(position, thing))]
    return [thing for thing in found if not thing.has("indestructible") and thing.kind != "relic"]


def _is_piece(position: Position, thing: Thing) -> bool:
    """Return whether it is an object, or blocking terrain that no other marker covers (16.8, 16.9, R58)."""
    return thing.is_object or (thing.walls_in and any(position.board.kind(at) == "blocking" for at in thing.squares))


def strengths_beside(position: Position, figure: Figure) -> Iterator[int]:
    """Yield the Destroy values of all a CLOSE Destroy Action could choose (16.9, 16.9b, 27.8e)."""
    board = position.board
    for thing in breakable(position):
        here = position.rules.underfoot and thing.is_object and bool(set(thing.squares) & set(figure.squares))
        if here or _adjoins(board, figure, thing.squares):
            yield _strength(thing)
    if walls_along(board, figure.squares):
        yield DESTROY
    if any(_adjoins(board, figure, [at]) for at in printed(board)):
        yield DESTROY


def _adjoins(board: Board, figure: Figure, squares: list[Square]) -> bool:
    """Return whether one of some squares is adjacent to a figure that does not occupy it (6.3a, 24.2b)."""
    return any(at not in figure.squares and adjacent(board, figure.squares, [at]) for at in squares)


def _strength(thing: Thing) -> int:
    value = thing.value("destroy")
    usual = HEAVIEST if thing.is_object and thing.weight == "ultra-heavy" else DESTROY
    return usual if value is None else value


def strengths_in_sight(position: Position, figure: Figure) -> Iterator[int]:
    """Yield the Destroy values of all a RANGE Destroy Action could choose (16.9, R43)."""
    board, reach = position.board, reach_of(position, figure)
    for thing in breakable(position):
        if any(sees_square(board, figure, at, reach, through_it=True) for at in thing.squares):
            yield _strength(thing)
    if any(sees_square(board, figure, at, reach, through_it=True) for at in printed(board)):
        yield DESTROY
    if any(sees_wall(board, figure, wall, reach) for wall in board.walls | board.windows | board.doors):
        yield DESTROY


def against_destroying(position: Position, figure: Figure, close: bool) -> str | None:
    """Return the section that forbids a Destroy action, if any."""
    damage = damage_to_destroy(position, figure, close)
    strengths = list(strengths_beside(position, figure) if close else strengths_in_sight(position, figure))
    if not strengths:
        return "27.8e" if close else "27.8f"
    return "16.9" if damage is not None and damage < min(strengths) else None


def walled_in(position: Position, figure: Figure) -> bool:
    """Return whether Barrier finds no square in range and sight without terrain, figure or object (P41, P43)."""
    board, reach = position.board, reach_of(position, figure, minimum=position.rules.minimum)
    free = (at for at in squares_around(position, figure, reach) if not board.standing(at) and at not in board.objects)
    return not any(board.kind(at) != "blocking" and sees_square(board, figure, at, reach) for at in free)


def squares_around(position: Position, figure: Figure, reach: int) -> list[Square]:
    """Return the squares within some distance, the nearest first."""
    board = position.board
    everywhere = product(range(board.columns), range(board.rows))
    far = {at: min(apart(at, mine) for mine in figure.squares) for at in everywhere}
    return sorted((at for at in far if far[at] <= reach), key=lambda at: far[at])


def shaken(position: Position, figure: Figure) -> Position:
    """Return the position after Quake has destroyed what lies within 1 square (27.2d)."""
    board = position.board
    near = {at for c, r in figure.squares for at in product(range(c - 1, c + 2), range(r - 1, r + 2))}
    gone = [thing for thing in position.lying if thing.solid_enough and near & set(thing.squares)]
    left = board_less(position, gone, frozenset(near))
    torn = walls_along(board, list(near))
    left.walls, left.windows, left.doors = board.walls - torn, board.windows - torn, board.doors - torn
    return replace(position, board=left)


def pick_up(position: Position, figure: Figure) -> list[Thing]:
    """Return what a figure could pick up anywhere: objects, other markers with Super Strength (17.1d, 17.6, 27.2e)."""
    strong, markers_too = figure.uses("super-strength"), position.rules.markers_handled
    if position.rules.strong_hands:
        tokens = int((figure.given.get("horde") or {}).get("count", 1))  # a stack is worth them all
        mighty = figure.given.get("points", 0) * tokens >= MANY_POINTS
        light = [thing for thing in position.lying if thing.is_object and thing.movable]
        return [thing for thing in light if strong and (mighty or thing.weight != "ultra-heavy")]
    return [
        thing
        for thing in position.lying
        if thing.solid_enough
        and not thing.has("immobile")
        and (strong or (thing.is_object and not thing.heavy))
        and (thing.is_object or markers_too)
    ]


def within_grasp(board: Board, at: Square, thing: Thing) -> bool:
    """Return whether a figure that moves through a square may pick something up (17.6)."""
    return any(at == other or adjoin(board, at, other) for other in thing.squares)
