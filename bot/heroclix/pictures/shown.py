"""What a picture shows of a position, for the picture and for the words that tell the same."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields

from engine.heroclix.position import Figure, MapPrint, Position

__all__ = ["click_of", "labels_of", "look_of", "shown_figures"]

LONGEST_LABEL = 3


def shown_figures(position: Position) -> tuple[Figure, ...]:
    """Return the figures that stand on the map, in the position's order."""
    return tuple(figure for figure in position.figures if figure.squares)


def labels_of(position: Position, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the label of each figure's id: the given one as far as it can be drawn, else its number in the list.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> figures = (Figure("cap", "Cap", "red"), Figure("ultron", "Ultron", "blue"))
    >>> labels_of(Position(MODERN, MapPrint(4, 4), figures), {"ultron": "B1"})
    {'cap': '1', 'ultron': 'B1'}
    """
    from bot.canvas.fonts import printable  # noqa: PLC0415  # what draws is loaded when something is drawn

    given = given or {}
    return {
        figure.id: printable(given.get(figure.id, ""))[:LONGEST_LABEL] or str(number)
        for number, figure in enumerate(position.figures, start=1)
    }


def look_of(printed: MapPrint) -> Hashable:
    """Return all that is printed on a map as one value: equal for equal maps, which positions read anew have."""
    parts = {part.name: getattr(printed, part.name) for part in fields(printed)}
    parts["starting_areas"] = tuple(sorted(printed.starting_areas.items()))
    return tuple(parts.values())


def click_of(figure: Figure) -> str:
    """Return where a figure's dial stands, such as `3/8`, `KO`, or nothing when it is not known.

    >>> from engine.heroclix.position import Life
    >>> click_of(Figure("cap", "Cap", "red", life=Life(3, 8))), click_of(Figure("cap", "Cap", "red", life=Life(9, 8)))
    ('3/8', 'KO')
    """
    if figure.life is None:
        return ""
    return "KO" if figure.life.click > figure.life.clicks else f"{figure.life.click}/{figure.life.clicks}"
