"""What a parameter of a question names: a figure, a square, a wall, an object or a terrain marker."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.errors import DocumentError
from engine.grid import parse_edge, parse_place
from engine.heroclix.build import Builder
from engine.heroclix.effects import Element, element_named, elements
from engine.heroclix.effects.areas.choice import Chosen
from engine.heroclix.position import Figure, Position

__all__ = ["element_or_figure", "figure_named", "named", "names", "square_named", "squares_named"]


def figure_named(position: Position, path: str, name: str, on_map: bool = True) -> Figure:
    """Return the figure of that id. Raises DocumentError when there is none, or when it is off the map."""
    for figure in position.figures:
        if figure.id == name:
            if on_map and not figure.squares:
                raise DocumentError(path, "error-figure-off-map", id=name)
            return figure
    raise DocumentError(path, "error-no-figure", id=name)


def square_named(position: Position, path: str, name: str) -> int:
    """Return the square of that name. Raises DocumentError when it is none of this map."""
    return Builder(position.map.columns, position.map.rows).place(path, name)


def squares_named(position: Position, path: str, given: Sequence[str] | str) -> tuple[int, ...]:
    """Return the squares of names and rectangles. Raises DocumentError when one is none of this map."""
    regions = given if isinstance(given, str) else list(given)
    return tuple(Builder(position.map.columns, position.map.rows).region(path, regions))


def element_or_figure(position: Position, path: str, name: str) -> Figure | Element:
    """Return the figure, object or marker of that id. Raises DocumentError when there is none on the map."""
    for figure in position.figures:
        if figure.id == name:
            return figure
    element = element_named(position, name)
    if element is None:
        raise DocumentError(path, "error-no-element", id=name, expected=_known(position))
    return element


def named(position: Position, path: str, name: str) -> Chosen:
    """Return the figure, object or marker of that id, else the wall or square of that name. Raises DocumentError."""
    for figure in position.figures:
        if figure.id == name:
            return figure
    element = element_named(position, name)
    if element is not None:
        return element
    builder = Builder(position.map.columns, position.map.rows)
    if _reads(parse_edge, name):
        return builder.edge(path, name)
    if _reads(parse_place, name):
        return builder.place(path, name)
    raise DocumentError(path, "error-no-element", id=name, expected=_known(position))


def _reads(parse: Callable[[str], object], name: str) -> bool:
    try:
        parse(name)
    except ValueError:
        return False
    return True


def _known(position: Position) -> str:
    return ", ".join([f.id for f in position.figures] + [element.id for element in elements(position)])


def names(position: Position, squares: Sequence[int]) -> list[str]:
    """Return the names of squares, in their order."""
    return [position.map.name_of(square) for square in squares]
