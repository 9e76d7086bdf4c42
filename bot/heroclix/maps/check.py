"""What is odd about a map and what lies on it, each finding with the section that it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.heroclix.pictures.words import regions
from engine import Step
from engine.heroclix.board.ground.contradictions import two_terrains, two_walls
from engine.heroclix.effects import SetUp, elements, without
from engine.heroclix.effects.placing.set_up import against_marker_set_up
from engine.heroclix.position import MapPrint, Position

__all__ = ["Oddity", "oddities"]

Shown = dict[str, object]
NO_BASES: Mapping[str, tuple[int, int]] = {}


@dataclass(frozen=True, slots=True)
class Oddity:
    """One finding: a key of the catalogues with its data, the section, and the object or marker that it is about.

    The section is empty where the edition's book has none.
    """

    key: str
    section: str
    data: Mapping[str, object]
    thing: str = ""


def oddities(position: Position, off_map: Mapping[str, tuple[int, int]] = NO_BASES) -> Iterator[Oddity]:
    """Yield what looks odd: terrain, edges, levels, starting areas, then what lies on the map.

    Starting areas and set-up are the engine's own judgement. `off_map`: columns and rows of figures that are
    not on the map yet, by their ids.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [odd.key for odd in oddities(Position(MODERN, MapPrint(8, 8, hindering=1, blocking=1)))]
    ['map-odd-two-terrains', 'map-odd-no-starting-areas']
    """
    for odd in _found(position, off_map):
        cited = position.ruleset.book.cite(odd.key, odd.section)
        yield odd if cited == odd.section else replace(odd, section=cited or "")


def _found(position: Position, off_map: Mapping[str, tuple[int, int]]) -> Iterator[Oddity]:
    """Yield what looks odd, each by its anchor: the section of today's book, or the reading of it."""
    printed = position.map
    yield from _contradictions(printed)
    yield from _terrain(printed)
    yield from _transitions(printed)
    yield from _levels(printed, barred=position.ruleset.steps.level_change == "barred")
    yield from _closed_in(printed)
    areas = {side: squares for side, squares in printed.starting_areas.items() if squares}
    yield from _starting_areas(SetUp(position, areas, off_map))
    yield from _lying(position)


def _names(printed: MapPrint, squares: int) -> str:
    return regions(printed, printed.squares_of(squares))


def _contradictions(printed: MapPrint) -> Iterator[Oddity]:
    both = two_terrains(printed)
    if both:
        yield Oddity("map-odd-two-terrains", "16", {"squares": _names(printed, both)})
    for edge in two_walls(printed):
        yield Oddity("map-odd-two-walls", "16.4", {"edge": edge})


def _terrain(printed: MapPrint) -> Iterator[Oddity]:
    if printed.setting == "mixed" and not printed.indoor:
        yield Oddity("map-odd-no-indoor", "15.1c", {})


def _fenced(printed: MapPrint, a: int, b: int) -> bool:
    """Return whether a wall or window, which no one moves through, stands between two squares that share a side."""
    first = min(a, b)
    if printed.columns > 1 and abs(a - b) == 1:
        return bool((printed.walls_east | printed.windows_east) >> first & 1)
    return bool((printed.walls_south | printed.windows_south) >> first & 1)


def _transitions(printed: MapPrint) -> Iterator[Oddity]:
    for a, b in sorted(printed.transitions):
        edge: Shown = {"edge": printed.edge_name(a, b)}
        low, high = sorted((printed.level(a), printed.level(b)))
        if low == high and not _doorway(printed, a, b):
            yield Oddity("map-odd-flat-transition", "16.7", edge)
        if high - low > 1:
            yield Oddity("map-odd-steep-transition", "16.7", {**edge, "levels": high - low})
        if _fenced(printed, a, b):
            yield Oddity("map-odd-walled-transition", "16.4a", edge)
        if (printed.blocking >> a | printed.blocking >> b) & 1:
            yield Oddity("map-odd-blocked-transition", "16.3a", edge)


def _doorway(printed: MapPrint, a: int, b: int) -> bool:
    """Return whether a level transition leads from one area to another: past a wall, or across the yellow line."""
    if (printed.indoor >> a ^ printed.indoor >> b) & 1:
        return True
    (x, y), (u, v) = printed.column_row(a), printed.column_row(b)
    along = (0, 1) if y == v else (1, 0)
    for sign in (1, -1):
        one, other = (x + sign * along[0], y + sign * along[1]), (u + sign * along[0], v + sign * along[1])
        inside = all(0 <= p[0] < printed.columns and 0 <= p[1] < printed.rows for p in (one, other))
        if inside and _fenced(printed, printed.square(*one), printed.square(*other)):
            return True
    return False


def _groups(printed: MapPrint, squares: int, *, walking: bool) -> Iterator[int]:
    """Yield the groups of squares that share sides; with `walking`, not through walls and windows."""
    left = set(printed.squares_of(squares))
    while left:
        edge, group = [min(left)], 0
        while edge:
            square = edge.pop()
            if square not in left:
                continue
            left.discard(square)
            group |= 1 << square
            column, row = printed.column_row(square)
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                if 0 <= column + across < printed.columns and 0 <= row + down < printed.rows:
                    other = printed.square(column + across, row + down)
                    if not (walking and _fenced(printed, square, other)):
                        edge.append(other)
        yield group


def _levels(printed: MapPrint, *, barred: bool) -> Iterator[Oddity]:
    """Higher ground that no transition joins to lower ground: whoever goes up there stops, or nobody may (16.5a)."""
    key, section = ("map-odd-cut-off", "16.5a") if barred else ("map-odd-no-way-up", "16.7")
    levels = printed.levels
    for level in sorted(set(levels) - {min(levels, default=1)}):
        raised = sum(1 << square for square, found in enumerate(levels) if found == level)
        for group in _groups(printed, raised, walking=False):
            ways = [(a, b) for a, b in printed.transitions if (group >> a ^ group >> b) & 1]
            if not any(min(levels[a], levels[b]) < level for a, b in ways):
                yield Oddity(key, section, {"squares": _names(printed, group), "level": level})


def _closed_in(printed: MapPrint) -> Iterator[Oddity]:
    """Squares that nobody walks to from the rest of the map: walls and blocking terrain all around."""
    everywhere = (1 << printed.columns * printed.rows) - 1
    groups = sorted(_groups(printed, everywhere & ~printed.blocking, walking=True), key=int.bit_count)
    for group in groups[:-1]:
        yield Oddity("map-odd-closed-in", "16.4a", {"squares": _names(printed, group)})


def _starting_areas(setup: SetUp) -> Iterator[Oddity]:
    """What the engine finds odd about the starting areas, and where they are too small for the forces (4.2, 4.3)."""
    if not setup.areas and not setup.rules.edges_serve:
        yield Oddity("map-odd-no-marked-areas", "4.2", {})
    elif not setup.areas:
        yield Oddity("map-odd-no-starting-areas", "4.2a", {"large": "true" if setup.large else "false"})
    if len(setup.areas) == 1:
        yield Oddity("map-odd-start-one", "4.2a", {"side": next(iter(setup.areas))})
    told: set[tuple[str, frozenset[object]]] = set()  # what two sides share is one finding
    for side in setup.areas:
        for step in (*setup.odd(side), *setup.expansion(side)):
            sides = frozenset((step.data["side"], step.data.get("other")))
            if "other" not in step.data or (step.message, sides) not in told:
                told.add((step.message, sides))
                yield _told(step)


def _lying(position: Position) -> Iterator[Oddity]:
    """Markers and objects where set-up allows none; starting areas are looked at apart (16.7a, 17.4)."""
    nowhere = SetUp(position, {})
    found: list[list[Oddity]] = []
    for name in reversed([element.id for element in elements(position)]):
        *_, element = elements(position)
        position = without(position, element)  # what was laid before it is left
        if element.is_terrain_marker:
            reasons = against_marker_set_up(
                position, nowhere, element.squares, transitions=element.transitions, itself=element.id
            )
            found.append([replace(_told(step), thing=name) for step in reasons])
    for odd in reversed(found):
        yield from odd


def _told(step: Step) -> Oddity:
    """Return a step of the engine as a finding."""
    return Oddity(step.message, step.rule or step.reading or "", step.data)
