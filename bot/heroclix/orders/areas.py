"""Squares by areas: so few together that each has a button of its own."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grid import parse_place, place_name

__all__ = ["AREA", "area_of", "areas"]

AREA = 20  # squares that find room as buttons: four rows of five, and one row for the way back

Place = tuple[int, int]


def areas(squares: Sequence[str], most: int = AREA) -> list[tuple[str, int]]:
    """Return the areas that squares make up, each by its first and last corner and with how many are in it.

    No two overlap, and none has more than `most` of the squares.

    >>> areas(["A1", "B1", "C1", "A2", "B2", "C2"], most=4)
    [('A1:A2', 2), ('B1:C2', 4)]
    >>> areas(["A1"])
    [('A1', 1)]
    """
    found = _split([parse_place(square) for square in squares], most) if squares else []
    return [(_named(part), len(part)) for part in found]


def area_of(name: str, squares: Sequence[str]) -> list[str]:
    """Return those of the squares that lie in an area.

    >>> area_of("A1:B2", ["A1", "C1", "B2"]), area_of("C1", ["A1", "C1"])
    (['A1', 'B2'], ['C1'])
    """
    first, _, last = name.partition(":")
    left, top = parse_place(first)
    right, bottom = parse_place(last or first)
    placed = ((square, *parse_place(square)) for square in squares)
    return [square for square, column, row in placed if left <= column <= right and top <= row <= bottom]


def _split(places: list[Place], most: int) -> list[list[Place]]:
    """Cut places in two across their longer side until each part is small enough."""
    parts = -(-len(places) // most)
    if parts == 1:
        return [sorted(places, key=lambda place: (place[1], place[0]))]
    wide, high = (max(place[axis] for place in places) - min(place[axis] for place in places) for axis in (0, 1))
    axis = 0 if wide >= high else 1
    lines = sorted({place[axis] for place in places})
    wanted = len(places) * (parts // 2 + parts % 2) / parts
    below = {line: sum(place[axis] <= line for place in places) for line in lines[:-1]}
    cut = min(below, key=lambda line: abs(below[line] - wanted))
    first = [place for place in places if place[axis] <= cut]
    return _split(first, most) + _split([place for place in places if place[axis] > cut], most)


def _named(places: Sequence[Place]) -> str:
    columns, rows = zip(*places, strict=True)
    first, last = place_name(min(columns), min(rows)), place_name(max(columns), max(rows))
    return first if first == last else f"{first}:{last}"
