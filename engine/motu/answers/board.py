"""Answers about the field: sight, cover, arcs, distances, who is engaged (6c, 7b)."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any

from engine.answer import Answer
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import end_of, figure_of, known, shown
from engine.motu.ground.field import Places
from engine.motu.ground.hexes import hex_name
from engine.motu.position import Position
from engine.motu.ruled import answered, no_or_yes
from engine.motu.sight.cover import HEIGHT, Cover
from engine.motu.sight.cover import cover as cover_found
from engine.motu.sight.lines import Sight, sees
from engine.motu.sight.lines import sight as sight_found
from engine.motu.sight.measures import arc as arc_found
from engine.motu.sight.measures import engaged as engaged_with
from engine.motu.sight.measures import inches_squared, within
from engine.motu.sight.survey import seen_from
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = ["arc", "cover", "distance", "engaged", "hundredths", "line_of_sight", "sight_steps", "visible"]

SIGHT, COVER, HIGH_COVER = "6c/determinar-la-linea-de-vision", "7b/cobertura", "7b/cobertura-y-altura"

FLAT = Message("motu-sight-flat", ("start", "target"), rule=SIGHT)
FROM_ABOVE = Message("motu-sight-from-above", ("start", "target"), rule=SIGHT, reading="M5")
FROM_BELOW = Message("motu-sight-from-below", ("start", "target"), rule=SIGHT, reading="M5")
ON_PLATFORMS = Message("motu-sight-on-platforms", ("start", "target"), rule=SIGHT, reading="M5")
ANY_HEX = Message("motu-sight-any-hex", ("start", "target"), rule="7m/linea-de-vision", reading="M10")
OPEN = Message("motu-sight-open", ("first", "second", "start", "target"), rule=SIGHT, reading="M3")
SHUT = Message("motu-sight-shut", ("hexes", "start", "target"), rule=SIGHT, reading="M4")
SHUT_BUT = Message("motu-sight-shut-but", ("hexes", "corners", "start", "target"), rule=SIGHT, reading="M4")
PLATFORM_BETWEEN = Message("motu-sight-platform-between", ("start", "target"), rule=SIGHT, reading="M5")

SEEN_PLACES = Message("motu-seen-places", ("start", "count", "of"), rule=SIGHT)
SEEN_FIGURE = Message("motu-seen-figure", ("start", "figure"), rule=SIGHT)
SEEN_COVERED = Message("motu-seen-covered", ("start", "figure"), rule=COVER)
UNSEEN_FIGURE = Message("motu-unseen-figure", ("start", "figure"), rule=SIGHT)

COVER_HEIGHT = Message("motu-cover-height", ("start", "target"), rule=HIGH_COVER)
COVER_LINE = Message("motu-cover-line", ("start", "target"), rule=COVER)
COVER_LINE_ABOVE = Message("motu-cover-line-above", ("start", "target"), rule=HIGH_COVER)
COVER_LINE_PLATFORMS = Message("motu-cover-line-platforms", ("start", "target"), rule=COVER, reading="M9")
COVER_SLOT = Message("motu-cover-slot", (), rule="7m/orientacion", reading="M10")
COVER_LARGE = Message("motu-cover-large", ("target",), rule="7m/cobertura", reading="M10")
COVER_BY = Message("motu-cover-by", ("hexes",), rule=COVER, reading="M4")
COVER_BY_FIGURE = Message("motu-cover-by-figure", ("figure",), rule=COVER, reading="M8")
COVER_SPARED = Message("motu-cover-spared", ("hexes",), rule=COVER, reading="M8")
COVER_SPARED_ABOVE = Message("motu-cover-spared-above", ("hexes",), rule=HIGH_COVER, reading="M9")
COVER_SPARED_FIGURE = Message("motu-cover-spared-figure", ("figure",), rule=COVER, reading="M8")
COVER_NONE = Message("motu-cover-none", ("target",), rule=COVER)

ARC = Message("motu-arc", ("start", "of", "arc"), rule="7b/ataques-de-flanqueo", reading="M7")
ARC_LARGE = Message("motu-arc-large", ("of",), rule="7m/orientacion", reading="M10")
ARC_SLOT = Message("motu-arc-slot", ("start",), rule="7m/orientacion", reading="M10")

DISTANCE = Message("motu-distance", ("a", "b", "inches"), rule="6c/medidas", reading="M1")
DISTANCE_FLAT = Message("motu-distance-flat", (), rule="6c/medidas", reading="M6")
WITHIN = Message("motu-within", ("range",), rule="6c/determinar-el-alcance")
NOT_WITHIN = Message("motu-not-within", ("range",), rule="6c/determinar-el-alcance")

ENGAGED = Message("motu-engaged", ("figure", "other"), rule="6c/ataque-cuerpo-a-cuerpo")
NOT_ENGAGED = Message("motu-not-engaged", ("figure", "other"), rule="6c/ataque-cuerpo-a-cuerpo")
SAME_ARMY = Message("motu-engaged-same-army", ("figure", "other"), rule="6c/ataque-cuerpo-a-cuerpo")
ENGAGED_NOBODY = Message("motu-engaged-nobody", ("figure",), rule="6c/ataque-cuerpo-a-cuerpo")


def line_of_sight(position: Position, ask: questions.SightAsk) -> Answer:
    """Answer whether two lines are open from one to the other (6c)."""
    a, b = end_of(position, "ask.from", ask.from_), end_of(position, "ask.to", ask.to)
    found = sight_found(position.ground, a, b)
    result = "clear" if found.clear else "blocked"
    fields = {
        "result": result,
        "lines": [list(line) for line in found.lines],
        "corners": list(found.corners),
        "blocked_by": [hex_name(at) for at in found.blocked_by],
    }
    names = shown(position, ask.from_), shown(position, ask.to)
    return answered(result, fields, sight_steps(position, a, b, found, names))


def sight_steps(position: Position, a: Places, b: Places, found: Sight, names: tuple[str, str]) -> Iterator[Step]:
    """Yield why one sees the other, or does not (6c); `names` tells how the two are called."""
    data: dict[str, Any] = {"start": names[0], "target": names[1]}
    high, low = position.ground.height(a[0]), position.ground.height(b[0])
    level = ON_PLATFORMS if high else FLAT
    yield (FROM_ABOVE if high > low else FROM_BELOW if high < low else level).step(StepKind.CHECK, **data)
    if len(a) + len(b) > len(("one", "other")):
        yield ANY_HEX.step(StepKind.CHECK, **data)
    if found.clear:
        first, second = ("–".join(line) for line in found.lines)
        yield OPEN.step(StepKind.RESULT, first=first, second=second, **data)
    elif found.hidden:
        yield PLATFORM_BETWEEN.step(StepKind.RESULT, **data)
    else:
        hexes = tuple(hex_name(at) for at in found.blocked_by)
        if found.corners:
            corners = tuple(Term(f"corner-{name}") for name in found.corners)
            yield SHUT_BUT.step(StepKind.RESULT, hexes=hexes, corners=corners, **data)
        else:
            yield SHUT.step(StepKind.RESULT, hexes=hexes, **data)


def visible(position: Position, ask: questions.VisibleAsk) -> Answer:
    """Answer which places and whom one sees, and who of these is in cover (6c, 7b)."""
    field, base = position.ground, end_of(position, "ask.from", ask.from_)
    places = seen_from(field, base)
    start = shown(position, ask.from_)
    seen, covered, steps = [], [], []
    for figure in position.standing:
        if figure.id == ask.from_:
            continue
        told = UNSEEN_FIGURE
        if sees(field, base, figure.places):
            seen.append(figure.id)
            told = SEEN_FIGURE
            if cover_found(position, base, figure.places).covered:
                covered.append(figure.id)
                told = SEEN_COVERED
        steps.append(told.step(StepKind.RESULT, start=start, figure=FigureId(figure.id)))
    every = sum(len(field.places_at((column, row))) for row in range(field.rows) for column in range(field.columns))
    steps.append(SEEN_PLACES.step(StepKind.CHECK, start=start, count=len(places), of=every - len(base)))
    fields = {"result": [field.name(place) for place in places], "figures": seen, "covered": covered}
    return answered(str(len(seen)), fields, steps)


def cover(position: Position, ask: questions.CoverAsk) -> Answer:
    """Answer whether the target is in cover, and by what (7b)."""
    a, b = end_of(position, "ask.from", ask.from_), end_of(position, "ask.to", ask.to)
    found = cover_found(position, a, b)
    covered_by = [HEIGHT] if found.by_height else [hex_name(at) for at in found.hexes]
    fields = {"result": found.covered, "covered_by": [*covered_by, *(figure.id for figure in found.figures)]}
    names = shown(position, ask.from_), shown(position, ask.to)
    return answered(no_or_yes(found.covered), fields, cover_steps(position, a, b, found, names))


def cover_steps(position: Position, a: Places, b: Places, found: Cover, names: tuple[str, str]) -> Iterator[Step]:
    """Yield what the line from centre to centre runs through, and what of it counts (7b)."""
    data: dict[str, Any] = {"start": names[0], "target": names[1]}
    if found.by_height:
        yield COVER_HEIGHT.step(StepKind.RESULT, **data)
        return
    high, low = position.ground.height(a[0]), position.ground.height(b[0])
    line = COVER_LINE_ABOVE if high > low else COVER_LINE_PLATFORMS if high else COVER_LINE
    yield line.step(StepKind.CHECK, **data)
    if len(a) > 1:
        yield COVER_SLOT.step(StepKind.CHECK)
    if len(b) > 1:
        yield COVER_LARGE.step(StepKind.CHECK, target=names[1])
    if found.spared:
        spared = COVER_SPARED_ABOVE if high > low else COVER_SPARED
        yield spared.step(StepKind.IGNORED, hexes=tuple(hex_name(at) for at in found.spared))
    for figure in found.spared_figures:
        yield COVER_SPARED_FIGURE.step(StepKind.IGNORED, figure=FigureId(figure.id))
    yield from _counted(found, names[1])


def _counted(found: Cover, target: str) -> Iterator[Step]:
    if found.hexes:
        yield COVER_BY.step(StepKind.RESULT, hexes=tuple(hex_name(at) for at in found.hexes))
    for figure in found.figures:
        yield COVER_BY_FIGURE.step(StepKind.RESULT, figure=FigureId(figure.id))
    if not found.covered:
        yield COVER_NONE.step(StepKind.RESULT, target=target)


def arc(position: Position, ask: questions.ArcAsk) -> Answer:
    """Answer in which arc of a character something lies (7b)."""
    of, start = figure_of(position, "ask.of", ask.of), end_of(position, "ask.from", ask.from_)
    result = arc_found(of, start[0].hex)
    steps = []
    if of.large:
        steps.append(ARC_LARGE.step(StepKind.CHECK, of=FigureId(of.id)))
    if len(start) > 1:
        steps.append(ARC_SLOT.step(StepKind.CHECK, start=shown(position, ask.from_)))
    word = f"arc-{result}"
    told = ARC.step(StepKind.RESULT, start=shown(position, ask.from_), of=FigureId(of.id), arc=Term(word))
    return answered(word, {"result": result}, [*steps, told])


def distance(position: Position, ask: questions.DistanceAsk) -> Answer:
    """Answer how many inches lie between the nearest points of two bases, and whether a range reaches (6c)."""
    a, b = end_of(position, "ask.a", ask.a), end_of(position, "ask.b", ask.b)
    inches = hundredths(position, a, b)
    fields: dict[str, object] = {"inches": inches}
    steps = [] if _one_height(position, a, b) else [DISTANCE_FLAT.step(StepKind.CHECK)]
    data: dict[str, Any] = {"a": shown(position, ask.a), "b": shown(position, ask.b)}
    steps.append(DISTANCE.step(StepKind.RESULT, inches=inches, **data))
    if ask.range is not None:
        fields["within"] = within(position.ground, a, b, ask.range)
        reaches = WITHIN if fields["within"] else NOT_WITHIN
        steps.append(reaches.step(StepKind.RESULT, range=ask.range))
    return answered(f"{inches:g}", fields, steps)


def _one_height(position: Position, a: Places, b: Places) -> bool:
    return position.ground.height(a[0]) == position.ground.height(b[0])


def hundredths(position: Position, a: Places, b: Places) -> float:
    """Return the distance in inches, to the nearest hundredth."""
    squared = inches_squared(position.ground, a, b) * 200**2
    return (isqrt(int(squared)) + 1) // 2 / 100


def engaged(position: Position, ask: questions.EngagedAsk) -> Answer:
    """Answer with whom a character is engaged, or whether with one (6c)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    found = engaged_with(position, figure)
    if ask.with_ is None:
        steps = [ENGAGED.step(StepKind.RESULT, figure=FigureId(figure.id), other=FigureId(e.id)) for e in found]
        nobody = ENGAGED_NOBODY.step(StepKind.RESULT, figure=FigureId(figure.id))
        return answered(no_or_yes(found), {"result": [each.id for each in found]}, steps or [nobody])
    other = known(position, "ask.with", ask.with_)
    told = ENGAGED if other in found else SAME_ARMY if other.side == figure.side else NOT_ENGAGED
    step = told.step(StepKind.RESULT, figure=FigureId(figure.id), other=FigureId(other.id))
    return answered(no_or_yes(other in found), {"result": other in found}, [step])
