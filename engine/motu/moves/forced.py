"""Moves that others make of a character: pulled, pushed, swapped (7l, 7m, M33, M34, P313, P316)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.motu.ground.field import Place, Places
from engine.motu.ground.hexes import SIDES, Hex, Point, centre, neighbour, neighbours
from engine.motu.moves.steps import fits, under_platform
from engine.motu.position import Figure, Position

__all__ = ["Forced", "directions", "forced"]


@dataclass(frozen=True, slots=True)
class Forced:
    """Where a forced move ends: the places that may be chosen, the way there, and whether it leads off a height.

    `footed`: something stands at the foot of the height that it left, beyond the edge or where it might climb down.
    """

    ends: Places
    path: Places
    off_height: bool = False
    footed: bool = False
    stopped: bool = False


def directions(figure: Figure, by: Figure, how: str) -> list[str]:
    """Return the rows of hexes nearest to the line between both centres: one, or two as near (7l, M33).

    Right above or below one another there is no line: every row (P316).
    """
    (ax, ay), times = _middle(by.places), len(by.places)
    bx, by_ = (times * each for each in centre(figure.places[0].hex))
    way = (bx - ax, by_ - ay) if how == "push" else (ax - bx, ay - by_)
    leads = {side: 3 * x * way[0] + y * way[1] for side, (x, y) in SIDES.items()}
    most = max(leads.values())
    return [side for side, lead in leads.items() if lead == most]


def _middle(base: Places) -> Point:
    """Return the centre of a base, as many times as it has hexes."""
    centres = [centre(place.hex) for place in base]
    return sum(x for x, _ in centres), sum(y for _, y in centres)


def forced(position: Position, figure: Figure, side: str, hexes: int) -> Forced:
    """Return where a pull or a push of so many hexes along a row ends (7l).

    It ends before terrain, another miniature or the board's edge; where it leaves a height, with the climb down.
    """
    field, here = position.ground, figure.places[0]
    path = [here]
    for _ in range(hexes):
        at = neighbour(path[-1].hex, side)
        there = next((each for each in field.beside(path[-1]) if each.hex == at), None)
        if there is None and field.height(path[-1]) and field.holds(at):
            return _down(position, figure, tuple(path), at)
        if there is None or not _open(position, figure, there):
            return Forced((path[-1],), tuple(path), stopped=True)
        path.append(there)
    return Forced((path[-1],), tuple(path))


def _open(position: Position, figure: Figure, place: Place) -> bool:
    """Return whether no piece of terrain and nobody else is at a place (7l)."""
    return (bool(place.platform) or place.hex not in position.ground.kinds) and fits(position, figure, (place,))


def _down(position: Position, figure: Figure, path: Places, beyond: Hex) -> Forced:
    """Return where the free climb down from a height leads, as its player chooses; nowhere: it stays (M34).

    What stands at the foot, be it `beyond` the edge, does not stop it there; but it pushes nobody away (P313).
    """
    field, edge = position.ground, path[-1]
    lower = [
        place
        for at in neighbours(edge.hex)
        if field.holds(at)
        for place in field.places_at(at)
        if field.height(place) < field.height(edge) and not under_platform(field, place)
    ]
    ends = tuple(place for place in lower if fits(position, figure, (place,)))
    footed = beyond in field.kinds or len(ends) < len(lower)
    return Forced(ends or (edge,), path, off_height=True, footed=footed)
