"""The words that tell what the picture shows, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from bot.canvas.overlay import Mark, Overlay
from bot.heroclix.pictures.shown import click_of, labels_of, look_of, shown_figures
from bot.words.language import Catalogue
from engine.grid import place_name
from engine.heroclix.position import Figure, MapPrint, Marker, Position, Thing

__all__ = ["LONGEST", "alt_text", "regions"]

LONGEST = 1024  # characters that Discord takes as the description of a picture
LONGEST_NAME = 60
TOLD_BESIDE = 300  # characters left to map, figures and terrain beside what an overlay tints


def regions(printed: MapPrint, squares: Iterable[int]) -> str:
    """Return squares as few names and rectangles, such as `C3, D4:E6`.

    >>> regions(MapPrint(4, 4), [0, 1, 4, 5, 10])
    'A1:B2, C3'
    """
    return ", ".join(name for name, _ in _rectangles(printed, squares))


def _some_regions(printed: MapPrint, squares: Iterable[int], room: int) -> tuple[str, int]:
    """Return as many squares as `room` characters hold, the largest rectangles first, and how many are left out.

    >>> _some_regions(MapPrint(4, 4), [0, 1, 4, 5, 10, 15], 9)
    ('A1:B2, C3', 1)
    """
    rectangles = list(_rectangles(printed, squares))
    whole = ", ".join(name for name, _ in rectangles)
    if len(whole) <= room:
        return whole, 0
    kept: list[str] = []
    left_out = 0
    for name, count in sorted(rectangles, key=lambda found: -found[1]):
        if sum(len(other) + 2 for other in kept) + len(name) <= room:
            kept.append(name)
        else:
            left_out += count
    return ", ".join(kept), left_out


def _rectangles(printed: MapPrint, squares: Iterable[int]) -> Iterator[tuple[str, int]]:
    """Yield the rectangles that make up some squares, each with the number of squares in it."""
    left = set(squares)
    for square in sorted(left):
        if square not in left:
            continue
        row, column = divmod(square, printed.columns)
        wide = 1
        while column + wide < printed.columns and square + wide in left:
            wide += 1
        high = 1
        while all(square + high * printed.columns + step in left for step in range(wide)):
            high += 1
        left -= {square + down * printed.columns + right for down in range(high) for right in range(wide)}
        name = place_name(column, row)
        last = place_name(column + wide - 1, row + high - 1)
        yield name if last == name else f"{name}:{last}", wide * high


def alt_text(
    position: Position,
    words: Catalogue,
    *,
    overlay: Overlay | None = None,
    labels: Mapping[str, str] | None = None,
    limit: int = LONGEST,
) -> str:
    """Return what `draw_board` shows of the same position, in at most `limit` characters.

    First the map, then what the overlay explains, every figure, objects, markers and terrain; what finds
    no room is left out from the end, and figures left out are counted.

    >>> from bot.words.language import catalogue
    >>> from engine.heroclix.editions.modern import MODERN
    >>> alt_text(Position(MODERN, MapPrint(16, 16), (Figure("cap", "Cap", "red", (66,), tokens=1),)), catalogue("en"))
    '16×16 map, outdoor. 1: Cap (red) on C5, 1 action token.'
    """
    text = _map(position.map, words)
    if overlay is not None:
        for sentence in _overlay(position, words, overlay):
            text = _with(text, sentence, limit)
        for sentence in _tinted(position.map, words, overlay, limit - TOLD_BESIDE):
            text = _with(text, sentence, limit)
    short = labels_of(position, labels)
    text = _figures(text, [_figure(position.map, words, f, short[f.id]) for f in shown_figures(position)], words, limit)
    terrain = _terrain_told(_Looked(look_of(position.map), position.map), words)
    for sentence in (*_held(position, words), *_things(position, words), *_markers(position, words), *terrain):
        text = _with(text, sentence, limit)
    return text[:limit]


def _with(text: str, sentence: str, limit: int) -> str:
    return f"{text} {sentence}" if len(text) + 1 + len(sentence) <= limit else text


def _figures(text: str, sentences: list[str], words: Catalogue, limit: int) -> str:
    if not sentences:
        return _with(text, words.text("picture-no-figures"), limit)
    if len(text) + sum(len(sentence) + 1 for sentence in sentences) <= limit:
        return " ".join((text, *sentences))
    room = limit - 1 - len(words.text("picture-more-figures", count=len(sentences)))
    for index, sentence in enumerate(sentences):
        longer = _with(text, sentence, room)
        if longer == text:
            return _with(text, words.text("picture-more-figures", count=len(sentences) - index), limit)
        text = longer
    return text


def _plain(name: str) -> str:
    """Return a name on one line, cut where it is absurdly long."""
    line = " ".join(name.split())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip() + "…"


def _side(words: Catalogue, side: str) -> str:
    return words.text("picture-side", side=_plain(side) or "none")


def _map(printed: MapPrint, words: Catalogue) -> str:
    data = {"columns": printed.columns, "rows": printed.rows, "setting": printed.setting}
    if printed.name:
        return words.text("picture-map-named", name=_plain(printed.name), **data)
    return words.text("picture-map", **data)


def _figure(printed: MapPrint, words: Catalogue, figure: Figure, label: str) -> str:
    return words.text(
        "picture-figure",
        label=label,
        name=_plain(figure.name),
        side=_side(words, figure.side),
        squares=regions(printed, figure.squares),
        click=click_of(figure) or "none",
        tokens=figure.tokens,
    )


def _overlay(position: Position, words: Catalogue, overlay: Overlay) -> Iterator[str]:
    printed, line = position.map, overlay.line
    if line is not None:
        data = {"from": printed.name_of(line.from_square), "to": printed.name_of(line.to_square), "result": line.result}
        culprits = ", ".join(dict.fromkeys(_culprit(position, mark) for mark in overlay.culprits))
        yield (
            words.text("picture-line-by", culprits=culprits, **data) if culprits else words.text("picture-line", **data)
        )
    if overlay.crossed:
        yield words.text("picture-crossed", squares=", ".join(printed.name_of(square) for square in overlay.crossed))
    if overlay.corners:
        yield words.text("picture-corners", count=len(overlay.corners))
    way = " → ".join(printed.name_of(square) for square in overlay.path)
    if overlay.thrown:
        by = ", ".join(dict.fromkeys(_culprit(position, mark) for mark in overlay.culprits)) or "none"
        yield words.text("picture-thrown", squares=way, by=by, damage=overlay.harm or 0)
    elif way:
        yield words.text("picture-path", squares=way)


def _tinted(printed: MapPrint, words: Catalogue, overlay: Overlay, room: int) -> Iterator[str]:
    """Yield what each tint covers, each in its share of the room; what lies in fog goes without saying."""
    tinted = dict.fromkeys(kind for kind in overlay.tints.values() if kind != "fog")
    for kind in tinted:
        squares = [square for square, found in overlay.tints.items() if found == kind]
        share = room // (len(tinted) + bool(overlay.costs)) - len(
            words.text("picture-tint", kind=kind, count=0, squares="")
        )
        names, left_out = _some_regions(printed, squares, share)
        more = words.text("picture-more-squares", count=left_out) if left_out else ""
        yield words.text("picture-tint", kind=kind, count=len(squares), squares=names + more)
    by_cost = {
        cost: regions(printed, [square for square, found in overlay.costs.items() if found == cost])
        for cost in sorted(set(overlay.costs.values()) - {0})
    }
    if by_cost:
        yield words.text("picture-costs", squares="; ".join(f"{cost}: {names}" for cost, names in by_cost.items()))


def _culprit(position: Position, mark: Mark) -> str:
    if mark.kind == "edge":
        return position.map.edge_name(*mark.squares)
    figure = position.at(mark.squares[0]) if mark.kind == "figure" else None
    where = regions(position.map, mark.squares)
    return where if figure is None else f"{_plain(figure.name)} ({where})"


def _held(position: Position, words: Catalogue) -> Iterator[str]:
    for figure in shown_figures(position):
        if figure.captives:
            yield words.text("picture-captives", holder=_plain(figure.name), count=len(figure.captives))
        if figure.horde:
            yield words.text("picture-stack", name=_plain(figure.name), count=figure.horde)


def _things(position: Position, words: Catalogue) -> Iterator[str]:
    names = {figure.id: _plain(figure.name) for figure in shown_figures(position)}
    for thing in position.things:
        yield from _thing(position.map, words, thing, names)


def _thing(printed: MapPrint, words: Catalogue, thing: Thing, names: Mapping[str, str]) -> Iterator[str]:
    data = {"name": _plain(thing.id), "kind": thing.kind}
    if thing.square is not None:
        yield words.text("picture-object", square=printed.name_of(thing.square), **data)
    elif thing.held_by is not None and thing.held_by in names:
        yield words.text("picture-object-held", holder=names[thing.held_by], **data)
    elif thing.kind == "relic" and thing.equipped_by is not None and thing.equipped_by in names:
        yield words.text("picture-object-held", holder=names[thing.equipped_by], **data)


def _markers(position: Position, words: Catalogue) -> Iterator[str]:
    for marker in position.markers:
        yield _marker(position.map, words, marker)


def _marker(printed: MapPrint, words: Catalogue, marker: Marker) -> str:
    squares = regions(printed, marker.squares)
    if marker.kind == "elevated":
        return words.text("picture-marker-elevated", levels=marker.levels, squares=squares)
    return words.text("picture-marker", kind=marker.kind, squares=squares)


@dataclass(frozen=True, slots=True)
class _Looked:
    """A map that counts as equal to all that look like it."""

    look: Hashable
    printed: MapPrint = field(compare=False)


@lru_cache(maxsize=32)
def _terrain_told(map_: _Looked, words: Catalogue) -> tuple[str, ...]:
    """Return what is told of a map's terrain, remembered: every picture of a game tells it again."""
    return tuple(_terrain(map_.printed, words))


def _terrain(printed: MapPrint, words: Catalogue) -> Iterator[str]:
    for kind in ("hindering", "blocking", "water", "orange"):
        yield from _region(printed, words, kind, getattr(printed, kind))
    for level in sorted(set(printed.levels) - {1}):
        squares = [square for square, found in enumerate(printed.levels) if found == level]
        yield words.text("picture-level", level=level, squares=regions(printed, squares))
    for kind in ("walls", "windows", "doors"):
        steps = ((getattr(printed, f"{kind}_east"), 1), (getattr(printed, f"{kind}_south"), printed.columns))
        edges = [printed.edge_name(a, a + step) for squares, step in steps for a in printed.squares_of(squares)]
        if edges:
            yield words.text("picture-terrain", kind=kind, squares=", ".join(edges))
    if printed.transitions:
        pairs = ", ".join(printed.edge_name(a, b) for a, b in sorted(printed.transitions))
        yield words.text("picture-terrain", kind="transitions", squares=pairs)
    if printed.setting == "mixed":
        yield from _region(printed, words, "indoor", printed.indoor)
    for side, area in sorted(printed.starting_areas.items()):
        where = regions(printed, printed.squares_of(area))
        yield words.text("picture-start", side=_side(words, side), squares=where)


def _region(printed: MapPrint, words: Catalogue, kind: str, squares: int) -> Iterator[str]:
    if squares:
        yield words.text("picture-terrain", kind=kind, squares=regions(printed, printed.squares_of(squares)))
