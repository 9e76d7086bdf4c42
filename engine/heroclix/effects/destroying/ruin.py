"""What is destroyed, and the debris it leaves (16.9, 17.10, 17.14c, 17.14d)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.rubble import crumbled, opened
from engine.heroclix.board.lines.pairs import Edge
from engine.heroclix.effects.areas.elements import OBJECT, Element, elements, without
from engine.heroclix.position import Figure, Marker, Position, Thing, bits
from engine.heroclix.powers.inherent import crumbles

__all__ = ["Piece", "Ruin", "destroyed", "name_piece_of", "printed_blocking", "walls_along"]

Piece = int | Edge | Element  # a square of printed blocking terrain, a wall, an object or terrain marker


@dataclass(frozen=True, slots=True)
class Ruin:
    """The board after something was destroyed: squares given debris, and who stood on elevated markers that went."""

    position: Position
    debris: tuple[int, ...]
    fallen: tuple[Figure, ...]


def printed_blocking(position: Position) -> int:
    """Return the squares of printed blocking terrain that still stand, as a set (16.9a).

    A marker lies on blocking terrain only where that was destroyed (17.5, 17.14d).
    """
    covered = bits(s for element in elements(position) if element.terrain is not None for s in element.squares)
    return position.map.blocking & ~covered


def walls_along(position: Position, squares: Iterable[int]) -> list[Edge]:
    """Return the walls along the edges of these squares, windows and doors too (16.4d-g)."""
    board = Board.of(position)
    columns, rows = position.map.columns, position.map.rows
    east, south = board.terrain.barriers
    along = east | east << 1 | south | south << columns  # the squares beside one
    if not along:
        return []
    found: dict[Edge, None] = {}
    for square in squares:
        if not along >> square & 1:
            continue
        row, column = divmod(square, columns)
        beside = ((row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column))
        for r, c in beside:
            other = r * columns + c
            inside = 0 <= r < rows and 0 <= c < columns
            if inside and board.terrain.has_edge(board.terrain.barriers, square, other):
                found[(min(square, other), max(square, other))] = None
    return list(found)


def name_piece_of(position: Position, piece: Piece) -> str:
    """Return the name of a piece: a square, an edge, or an element's id."""
    if isinstance(piece, Element):
        return piece.id
    return position.map.edge_name(*piece) if isinstance(piece, tuple) else position.map.name_of(piece)


def destroyed(position: Position, pieces: Iterable[Piece]) -> Ruin:
    """Return what the board is after these pieces were destroyed together.

    A printed square and a marker leave debris, a wall in the two squares beside it unless they are blocking
    terrain, an object none. Whoever stood on an elevated marker stays in its square (17.14c).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> ruin = destroyed(Position(MODERN, MapPrint(4, 4, blocking=0b10)), [1])
    >>> ruin.debris, printed_blocking(ruin.position)
    ((1,), 0)
    """
    before = Board.of(position)
    debris: dict[int, None] = {}
    printed, loose = position.map, []
    fallen: dict[str, Figure] = {}
    for piece in pieces:
        if isinstance(piece, Element):
            debris.update(dict.fromkeys(piece.squares if _crumbles(before, piece) else ()))
            fallen |= {f.id: f for s in piece.squares if piece.kind == "elevated" and (f := before.at.get(s))}
            position = _flipped(position, piece)
        elif isinstance(piece, tuple):
            printed = opened(printed, before.terrain.edge(*piece))
            loose += [square for square in piece if not before.terrain.unstrewn >> square & 1]
        else:  # it stays destroyed when its debris is gone (16.9a)
            printed = replace(printed, blocking=printed.blocking & ~(1 << piece))
            loose.append(piece)
    debris.update(dict.fromkeys(loose))
    markers = (*position.markers, *(Marker("debris", (square,)) for square in dict.fromkeys(loose)))
    return Ruin(replace(position, map=printed, markers=markers), tuple(debris), tuple(fallen.values()))


def _crumbles(board: Board, element: Element) -> bool:
    """Return whether debris lies where it was: not where an object was (17.10), nor a marker of some types (P153)."""
    return element.kind != OBJECT and crumbles(board.terrain.ruleset, element.terrain)


def _flipped(position: Position, element: Element) -> Position:
    """Return the position in which debris lies where a marker lay; an object is simply gone (17.10, 17.14d)."""
    if isinstance(element.source, Thing) or not crumbles(position.ruleset, element.terrain):
        return without(position, element)
    where = next(n for n, marker in enumerate(position.markers) if _same(marker, element.source))
    return replace(position, markers=crumbled(position.markers, where, element.squares))


def _same(marker: Marker, source: Marker) -> bool:
    """Whether this is the marker of that document entry, some of its single squares gone perhaps."""
    return marker is source or (marker.kind == source.kind and marker.id == source.id != "")
