"""What Telekinesis may choose, and where it may place it (27.2l, P42, P44, P45)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.engine.board.slow_judge import Square, apart
from tests.engine.second_legality.reading import Board, Figure, Position, Thing
from tests.engine.second_legality.sight import sees, sees_square
from tests.engine.second_legality.targets import friends, safe_from
from tests.engine.second_legality.terrain import board_less, squares_around
from tests.engine.second_legality.values import reach_of


def lifts_nothing(position: Position, figure: Figure) -> bool:
    """Return whether it finds nothing to choose and place."""
    board, reach = position.board, reach_of(position, figure, minimum=position.rules.minimum)
    for other in friends(position, figure):
        stays = other.counting_down or other.uses("immobile") or not other.single or safe_from(other, "telekinesis")
        if not stays and sees(board, figure, other, reach) and _lands(position, figure, other, reach):
            return False
    for thing in position.lying:
        seen = any(sees_square(board, figure, at, reach, thing.walls_in) for at in thing.squares)
        stays = thing.kind == "debris" and position.rules.debris_lies  # 17.14d
        stays = stays or (thing.is_object and thing.weight == "ultra-heavy")
        if thing.movable and not stays and seen and _lies(position, figure, thing, reach):
            return False
    return True


def _lands(position: Position, figure: Figure, other: Figure, reach: int) -> bool:
    """Return whether a chosen character has a square to be placed into, its own included."""
    board, (start,), lift = position.board, other.squares, position.rules.lift
    for at in squares_around(position, figure, reach):
        if board.kind(at) == "blocking" or (at != start and board.standing(at)):
            continue
        if apart(start, at) > lift or not sees_square(board, figure, at, reach):
            continue
        if sees_square(board, other, at, lift):
            return True
    return False


def _lies(position: Position, figure: Figure, thing: Thing, reach: int) -> bool:
    """Return whether a chosen marker or object has a square to be placed into.

    Lines are judged while it still lies where it was; so a blocking marker hides its own square, as any other (P44).
    """
    board, lift = position.board, position.rules.lift
    left = board if thing.is_object else board_less(position, [thing])
    things = [square for other in position.lying if other.is_object and other is not thing for square in other.squares]
    left = replace(left, objects=things)
    for at in squares_around(position, figure, reach):
        if not sees_square(board, figure, at, reach) or not any(sees_square(board, s, at, lift) for s in thing.squares):
            continue
        if any(_fits(left, thing, lie) for lie in _lies_with(thing, at)):
            return True
    return False


def _lies_with(thing: Thing, at: Square) -> Iterator[list[Square]]:
    """Yield how a marker may lie with one of its squares in a square, turned by right angles (P45)."""
    for part in thing.squares:
        away = [(c - part[0], r - part[1]) for c, r in thing.squares]
        for _ in range(4):
            away = [(-down, right) for right, down in away]
            yield [(at[0] + right, at[1] + down) for right, down in away]


def _fits(board: Board, thing: Thing, lie: list[Square]) -> bool:
    """Return whether a marker or object may lie there (13.2, 16.5g, 17.5, P41)."""
    if any(not (0 <= c < board.columns and 0 <= r < board.rows) for c, r in lie):
        return False
    if thing.kind != "debris" and any(board.kind(at) == "blocking" for at in lie):  # debris may lie there (16.8b)
        return False
    if thing.walls_in and any(board.standing(at) or at in board.objects for at in lie):
        return False
    walls = board.walls | board.windows | board.doors
    return len({board.level(at) for at in lie}) == 1 and not any(frozenset((a, b)) in walls for a in lie for b in lie)
