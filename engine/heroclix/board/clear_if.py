"""What would clear a line of fire: the smallest sets of changes, each verified by judging again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Literal, NamedTuple

from engine.heroclix.board.board import Board, Spot
from engine.heroclix.board.line import Culprit, culprits_of
from engine.heroclix.board.pairs import Edge, Target, line_result
from engine.heroclix.board.rubble import SINGLE, SPECIAL_TERRAIN, crumbled, opened
from engine.heroclix.board.sight import Purpose
from engine.heroclix.board.tables import CLEAR
from engine.heroclix.board.traits import traits
from engine.heroclix.position import Figure, Marker, Position

__all__ = ["Change", "clear_if"]

MOST_SETS = 3
MOST_CHANGES = 3
MOST_TRIES = 600  # sets judged again at most; crowded boards have more sets than anyone would read
AT_CORNER = "16.8b"
ELEVATED = frozenset({"elevated"})
SOLID = frozenset({"blocking", "barrier", "special"})  # markers that may be what makes a square blocking terrain
ABILITIES = ("hindering", "blocking", "characters", "elevated", "destroy-blocking")


class Change(NamedTuple):
    """One change: a figure `gone`, a piece of terrain `destroyed`, an ability `gained` by the source.

    `name` is the figure's id, the name of the square or edge, or the ability's slug. A piece is printed
    blocking terrain, a wall, or the marker that makes its square blocking or elevated; of a larger marker
    `squares` are all that go with it.
    """

    kind: Literal["gone", "destroyed", "gained"]
    name: str
    place: int | Edge | None = None
    squares: tuple[int, ...] = ()


def clear_if(
    position: Position, source: Spot, target: Target, purpose: Purpose = "range-attack"
) -> list[tuple[Change, ...]]:
    """Return up to three smallest sets of changes that would make a line clear; none for a clear line.

    What is destroyed leaves debris, as it does in play (16.9a, 16.9b), so that a line through it is
    hindered at best unless hindering terrain is ignored too.

    >>> from engine.heroclix.position import MapPrint
    >>> cap, wasp = Figure("cap", "Cap", "red", (0,)), Figure("wasp", "Wasp", "red", (1,))
    >>> found = clear_if(Position(MapPrint(16, 16), (cap, wasp)), cap, 2)
    >>> [[change.name for change in changes] for changes in found]
    [['wasp'], ['improved-targeting:characters']]
    """
    if line_result(position, source, target, purpose) == CLEAR:
        return []
    lines = culprits_of(position, source, target, purpose)
    candidates = list(_candidates(position, source, target, lines))
    opens = purpose == "range-attack" and isinstance(source, Figure) and traits(source).targets("destroy-blocking")
    found: list[tuple[Change, ...]] = []
    tries = 0
    for size in range(1, MOST_CHANGES + 1):
        for changes in combinations(candidates, size):
            if any(set(smaller) <= set(changes) for smaller in found) or not _could_clear(changes, lines, opens):
                continue
            tries += 1
            if len(found) == MOST_SETS or tries > MOST_TRIES:
                return found
            if _clears(position, changes, source, target, purpose):
                found.append(changes)
    return found


def _could_clear(changes: tuple[Change, ...], lines: list[tuple[Culprit, ...]], opens: bool) -> bool:
    """Return whether the changes touch everything in the way of some line; corners have sides to choose from.

    A source that `opens` a piece of blocking terrain itself needs no change for it (27.6d). A cheap sieve
    before judging again: what it lets through is verified.
    """
    return any(_leave_nothing(changes, culprits, opens) for culprits in lines)


def _leave_nothing(changes: tuple[Change, ...], culprits: tuple[Culprit, ...], opens: bool) -> bool:
    left = [
        culprit
        for culprit in culprits
        if culprit.rule != AT_CORNER and not any(_touches(change, culprit) for change in changes)
    ]
    return not left or (opens and len(left) == 1 and left[0].kind != "figure")


def _touches(change: Change, culprit: Culprit) -> bool:
    if change.kind != "gained":
        return change.name == culprit.name or (culprit.kind == "square" and culprit.squares[0] in change.squares)
    kind = change.name.removeprefix("improved-targeting:")
    if culprit.kind == "figure":
        return kind == "characters"
    return kind != "characters" and (culprit.kind == "square" or kind in ("blocking", "destroy-blocking"))


def _candidates(position: Position, source: Spot, target: Target, lines: list[tuple[Culprit, ...]]) -> Iterator[Change]:
    """Yield the changes that could matter: what stands or lies in the way, and what the source could gain."""
    ends = {spot.id for spot in (source, target) if isinstance(spot, Figure)}
    seen: set[str] = set()
    for culprit in (each for culprits in lines for each in culprits):
        if culprit.name in seen:
            continue
        seen.add(culprit.name)
        if culprit.kind == "figure" and culprit.name not in ends:
            yield Change("gone", culprit.name)
        elif culprit.kind == "edge":
            yield Change("destroyed", culprit.name, (culprit.squares[0], culprit.squares[1]))
        elif culprit.kind == "square" and _destructible(position, culprit.squares[0]):
            squares = _squares_of_piece(position, culprit.squares[0])
            seen |= {position.map.name_of(square) for square in squares}
            yield Change("destroyed", culprit.name, culprit.squares[0], squares)
    if isinstance(source, Figure):
        able = traits(source)
        yield from (Change("gained", f"improved-targeting:{kind}") for kind in ABILITIES if not able.targets(kind))


def _clears(position: Position, changes: tuple[Change, ...], source: Spot, target: Target, purpose: Purpose) -> bool:
    changed = position
    for change in changes:
        changed = _changed(changed, change, source)
    if isinstance(source, Figure):
        source = changed.figure(source.id)
    if isinstance(target, Figure):
        target = changed.figure(target.id)
    return line_result(changed, source, target, purpose) == CLEAR


def _changed(position: Position, change: Change, source: Spot) -> Position:
    if change.kind == "gone":
        return replace(position, figures=tuple(figure for figure in position.figures if figure.id != change.name))
    if isinstance(change.place, int):
        return _without_piece(position, change.place)
    if isinstance(change.place, tuple):
        return _without_wall(position, change.place)
    assert isinstance(source, Figure)  # noqa: S101 - only a figure gains anything
    figure = position.figure(source.id)
    return position.with_figure(replace(figure, abilities=figure.abilities | {change.name}))


def _destructible(position: Position, square: int) -> bool:
    """Return whether what blocks lines on a square can be destroyed; printed elevation and special terrain can't."""
    marker = _marker_to_destroy(position, square)
    if marker is not None:
        return SPECIAL_TERRAIN not in position.markers[marker].abilities
    return bool(Board.of(position).terrain.blocking >> square & 1)


def _marker_to_destroy(position: Position, square: int) -> int | None:
    """Return which marker makes a square blocking or elevated, the topmost of them; None where none does."""
    kinds = SOLID if Board.of(position).terrain.blocking >> square & 1 else ELEVATED
    lying = [n for n, marker in enumerate(position.markers) if square in marker.squares and marker.kind in kinds]
    return lying[-1] if lying else None


def _squares_of_piece(position: Position, square: int) -> tuple[int, ...]:
    """Return the squares of the piece to destroy on a square: a larger marker goes whole (17.10, P40)."""
    number = _marker_to_destroy(position, square)
    if number is None or position.markers[number].kind in SINGLE:
        return (square,)
    return position.markers[number].squares


def _without_piece(position: Position, square: int) -> Position:
    """Return the position once what blocks on a square is debris (16.9a, 17.14d)."""
    number, squares = _marker_to_destroy(position, square), _squares_of_piece(position, square)
    if number is None:
        return replace(position, markers=(*position.markers, Marker("debris", squares)))
    return replace(position, markers=crumbled(position.markers, number, squares))


def _without_wall(position: Position, wall: Edge) -> Position:
    """Return the position once a wall is destroyed: debris on both its sides, unless they are blocking (16.9b)."""
    terrain = Board.of(position).terrain
    free = tuple(square for square in wall if not terrain.blocking >> square & 1)
    markers = (*position.markers, Marker("debris", free)) if free else position.markers
    return replace(position, map=opened(position.map, terrain.edge(*wall)), markers=markers)
