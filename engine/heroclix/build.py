"""From a checked document to a `Position`: names become square numbers, and what spans fields is checked."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from engine.errors import DocumentError
from engine.grid import parse_edge, parse_place, parse_region, place_name
from engine.heroclix import document as doc
from engine.heroclix.aboard import Aboard
from engine.heroclix.captive import Captive
from engine.heroclix.conditions.granting import with_conditional_powers
from engine.heroclix.consistency import check_figures, check_ids, check_named, check_teams, check_things, resolving_of
from engine.heroclix.facts import NOTHING_SAID, Facts
from engine.heroclix.position import (
    Fallen,
    Figure,
    Life,
    MapPrint,
    Marker,
    Modifier,
    Position,
    Printed,
    Thing,
    Turn,
    bits,
)
from engine.heroclix.powers.inherent import brought, plain_modifier
from engine.heroclix.powers.special import equipped, needs_equipping
from engine.heroclix.powers.uses import counted
from engine.heroclix.ruleset import Powers, Ruleset
from engine.heroclix.ruleset.first_turns import SoFar
from engine.heroclix.structured import checked_special
from engine.heroclix.vocabulary import check_lying

__all__ = ["Builder", "build_position"]

ON_CARDS = ("equipment", "relic")  # objects that a character may have on its card (25.2c; reliquias of 2012)
MOST_SQUARES = 400_000  # named in one document, each as often as it is named: forty of the largest maps


class Builder:
    """Reads the names of squares and edges on a map of a given size, with errors that name the field."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.named = 0  # squares so far: few bytes of rectangles, one upon the other, name any number

    def place(self, path: str, text: str) -> int:
        """Return the number of one square. Raises DocumentError if it is no square of this map."""
        try:
            column, row = parse_place(text)
        except ValueError:
            raise DocumentError(path, "error-not-a-square", text=text) from None
        if column >= self.columns or row >= self.rows:
            raise DocumentError(path, "error-square-outside", text=text, columns=self.columns, rows=self.rows)
        return row * self.columns + column

    def region(self, path: str, regions: str | list[str]) -> list[int]:
        """Return the squares of a name, a rectangle or a list of them, each once, in their order."""
        squares: dict[int, None] = {}
        listed = isinstance(regions, list)
        for index, text in enumerate(regions if isinstance(regions, list) else [regions]):
            where = f"{path}[{index}]" if listed else path
            for corner in text.split(":", 1):  # before a rectangle of millions of squares is listed
                self.place(where, corner)
            for column, row in parse_region(text):
                squares[row * self.columns + column] = None
                self.named += 1
            if self.named > MOST_SQUARES:
                raise DocumentError(where, "error-too-many-squares", most=MOST_SQUARES)
        return list(squares)

    def edge(self, path: str, text: str) -> tuple[int, int]:
        """Return the two squares of an edge, the lower number first."""
        try:
            a, b = parse_edge(text)
        except ValueError:
            raise DocumentError(path, "error-not-an-edge", text=text) from None
        for column, row in (a, b):
            if column >= self.columns or row >= self.rows:
                raise DocumentError(path, "error-square-outside", text=text, columns=self.columns, rows=self.rows)
        return a[1] * self.columns + a[0], b[1] * self.columns + b[0]

    def edges(self, path: str, texts: list[str]) -> tuple[int, int]:
        """Return two sets: the squares with such an edge on their right, and below."""
        east = south = 0
        for index, text in enumerate(texts):
            a, b = self.edge(f"{path}[{index}]", text)
            if b == a + 1 and self.columns > 1:  # on a map of one column the next number is the square below
                east |= 1 << a
            else:
                south |= 1 << a
        return east, south

    def transitions(self, path: str, texts: list[str]) -> frozenset[tuple[int, int]]:
        """Return the pairs of transition squares."""
        return frozenset(self.edge(f"{path}[{index}]", text) for index, text in enumerate(texts))


def _levels(source: doc.MapIn, builder: Builder, path: str, recorded: bool) -> list[int]:
    """Return the level of each square, or nothing where none is elevated.

    A hill upon a hill is named for the lower level and then for the higher. Raises DocumentError for a
    square that is named the other way round: nobody knows which is meant. `recorded`: the map of a log, taken as it
    was when it was laid out, the later level counting.
    """
    levels: list[int] = []
    for level, regions in source.elevated.items():
        levels = levels or [0] * (builder.columns * builder.rows)
        where = f"{path}.elevated.{level}"
        for square in builder.region(where, regions):
            if levels[square] > level and not recorded:
                name = place_name(square % builder.columns, square // builder.columns)
                raise DocumentError(where, "error-level-twice", square=name, first=levels[square], second=level)
            levels[square] = level
    return [level or 1 for level in levels]


def _build_map(source: doc.MapIn, builder: Builder, recorded: bool, path: str = "map") -> MapPrint:
    """Return the printed map of a document. Raises DocumentError naming the field."""
    levels = _levels(source, builder, path, recorded)
    everywhere = (1 << builder.columns * builder.rows) - 1
    inside = bits(builder.region(f"{path}.indoor", source.indoor))
    if inside and source.setting != "mixed":
        raise DocumentError(f"{path}.indoor", "error-indoor-needs-mixed", setting=source.setting)
    walls_east, walls_south = builder.edges(f"{path}.walls", source.walls)
    windows_east, windows_south = builder.edges(f"{path}.windows", source.windows)
    doors_east, doors_south = builder.edges(f"{path}.doors", source.doors)
    return MapPrint(
        builder.columns,
        builder.rows,
        name=source.name or "",
        setting=source.setting,
        indoor=everywhere if source.setting == "indoor" else inside,
        hindering=bits(builder.region(f"{path}.hindering", source.hindering)),
        blocking=bits(builder.region(f"{path}.blocking", source.blocking)),
        water=bits(builder.region(f"{path}.water", source.water)),
        orange=bits(builder.region(f"{path}.orange", source.orange)),
        levels=tuple(levels),
        walls_east=walls_east,
        walls_south=walls_south,
        windows_east=windows_east,
        windows_south=windows_south,
        doors_east=doors_east,
        doors_south=doors_south,
        transitions=builder.transitions(f"{path}.transitions", source.transitions),
        starting_areas={
            side: bits(builder.region(f"{path}.starting_areas.{side}", regions))
            for side, regions in source.starting_areas.items()
        },
    )


def build_position(source: doc.Unasked, ruleset: Ruleset, *, recorded: bool = False) -> Position:
    """Return the position of a document.

    Raises DocumentError for a missing map, a name outside the map, two figures of one id or in one square, a figure
    on blocking terrain (13.2), an object held by nobody, a figure that names a pilot or an attacker who is not there,
    a click past the end of its dial.
    """
    if source.map is None:
        raise DocumentError("map", "error-missing")
    check_lying(source, ruleset)
    builder = Builder(*source.map.size)
    printed = _build_map(source.map, builder, recorded)
    markers = tuple(_marker(builder, index, marker, ruleset) for index, marker in enumerate(source.markers))
    aboard = {pilot.id: _aboard(pilot) for pilot in source.figures if pilot.id is not None}
    figures = tuple(
        _figure(ruleset.powers, builder, index, figure, aboard) for index, figure in enumerate(source.figures)
    )
    check_figures(ruleset, printed, figures, markers)
    check_named(source.figures, [figure.id for figure in figures])
    things = tuple(_thing(builder, index, thing, ruleset) for index, thing in enumerate(source.objects))
    check_things(things, figures)
    check_teams(source, figures)
    turn = None if source.turn is None else _turn(ruleset.powers, source.turn, {figure.id for figure in figures})
    fallen = None if source.knocked_out is None else tuple(_fallen(*each) for each in enumerate(source.knocked_out))
    aside = tuple(
        _figure(ruleset.powers, builder, index, _on_the_sideline(index, each), {}, "sideline")
        for index, each in enumerate(source.sideline)
    )
    bare = Position(ruleset, printed, figures, markers, things, turn, gone=fallen, sideline=aside)
    position = with_conditional_powers(bare)
    check_ids(position, recorded=recorded)
    return position


def _values(source: doc.ObjectValuesIn, plain: int) -> Mapping[str, int]:
    given = {"range": source.range, "reach": source.reach, "destroy": source.destroy}
    if source.damage is not None:
        damage, _, modifier = str(source.damage).replace("+", "").partition("/")
        given |= {"damage": int(damage), "modifier": int(modifier or plain)}
    return {name: number for name, number in given.items() if number is not None}


def _marker(builder: Builder, index: int, source: doc.MarkerIn, ruleset: Ruleset) -> Marker:
    path = f"markers[{index}]"
    return Marker(
        source.kind,
        tuple(builder.region(f"{path}.at", source.at)),
        id=source.id or f"{source.kind}-{index + 1}",
        side=source.side or "",
        by=source.by or "",
        maker=source.generated_by or "",
        part_of=source.part_of or "",
        levels=source.levels,
        transitions=builder.transitions(f"{path}.transitions", source.transitions),
        terrain=source.terrain,
        abilities=frozenset(source.abilities),
        values=_values(source.values, plain_modifier(ruleset, source.kind)),
    )


def _thing(builder: Builder, index: int, source: doc.ObjectIn, ruleset: Ruleset) -> Thing:
    path = f"objects[{index}]"
    if source.at is not None and source.held_by is not None:
        raise DocumentError(path, "error-object-twice", id=source.id)
    if source.equipped_by is not None:
        if source.kind not in ON_CARDS:
            raise DocumentError(f"{path}.kind", "error-not-one-of", given=source.kind, expected="equipment")
        if source.at is not None or source.held_by is not None:
            raise DocumentError(path, "error-object-twice", id=source.id)
    square = None if source.at is None else builder.place(f"{path}.at", source.at)
    return Thing(
        source.id,
        source.kind,
        square,
        source.held_by,
        side=source.side or "",
        abilities=frozenset(source.abilities) | brought(ruleset, source.kind, source.weight or ""),
        values=_values(source.values, plain_modifier(ruleset, source.kind)),
        equipped_by=source.equipped_by,
        weight=source.weight or "",
        name=source.name or "",
        taken_on=tuple(sorted(set(source.taken_on))),
    )


def _life(path: str, source: doc.Life) -> Life:
    if source.click > source.clicks + 1:
        raise DocumentError(f"{path}.click", "error-click-outside", click=source.click, clicks=source.clicks)
    if source.start > source.clicks:
        raise DocumentError(f"{path}.start", "error-click-outside", click=source.start, clicks=source.clicks)
    for name in ("stops", "countdown", "kos", "dials"):
        found = getattr(source, name)
        for index, click in enumerate(found):
            if name == "dials" and click in source.kos:
                raise DocumentError(f"{path}.dials[{index}]", "error-dial-begins-ko", click=click)
            if click > source.clicks:
                raise DocumentError(f"{path}.{name}[{index}]", "error-click-outside", click=click, clicks=source.clicks)
    stops, countdown, kos = frozenset(source.stops), frozenset(source.countdown), frozenset(source.kos)
    return Life(source.click, source.clicks, source.start, stops, countdown, kos, tuple(dict.fromkeys(source.dials)))


def _tokens(path: str, source: doc.HordeIn) -> int:
    """Return how many tokens a stack has. Raises DocumentError where that is more than it may have."""
    if source.count > source.max:
        raise DocumentError(f"{path}.count", "error-too-large", given=source.count, limit=source.max)
    return source.count


def _aboard(source: doc.FigureIn) -> Aboard:
    return Aboard(
        source.name or source.id or "", source.points, frozenset(source.keywords), frozenset(source.abilities)
    )


def _facts(path: str, source: doc.FigureIn) -> Facts:
    """Return what is said of a character beside its card. Raises DocumentError for a standard one that can be none."""
    said = (source.tags, source.team_abilities, source.standard, source.starting_force, source.displays, source.did)
    if all(each is None for each in said):
        return NOTHING_SAID
    if source.standard and (source.bystander or source.size != "standard"):
        raise DocumentError(f"{path}.standard", "error-not-standard", id=source.id or "?")
    told = source.did or doc.DeedsIn()
    return Facts(
        _names(source.tags),
        _names(source.team_abilities),
        source.standard,
        source.starting_force,
        None if source.displays is None else frozenset(source.displays),
        told.spans(),
        told.unsure.spans(),
    )


def _names(given: Iterable[str] | None) -> frozenset[str] | None:
    return None if given is None else frozenset(name.casefold() for name in given)


def _fallen(index: int, source: doc.FallenIn) -> Fallen:
    did = source.did or doc.DeedsIn()
    figure = Figure(
        f"knocked-out-{index + 1}",
        source.name,
        source.side or "",
        points=source.points,
        keywords=frozenset(source.keywords),
        bystander=source.bystander,
        facts=Facts(_names(source.tags), did=did.spans(), unsure=did.unsure.spans()),
    )
    return Fallen(figure, source.this_turn)


def _on_the_sideline(index: int, source: doc.FigureIn) -> doc.FigureIn:
    """Return a character of a sideline as it is given. Raises DocumentError for one that stands on the map (2.6)."""
    if source.at is not None:
        raise DocumentError(f"sideline[{index}].at", "error-on-the-sideline", id=source.id or "?")
    return source


def _figure(
    powers: Powers,
    builder: Builder,
    index: int,
    source: doc.FigureIn,
    aboard: Mapping[str, Aboard],
    where: str = "figures",
) -> Figure:
    path = f"{where}[{index}]"
    figure_id = source.id or f"{where.removesuffix('s')}-{index + 1}"
    printed = Printed(**source.values.model_dump())
    figure = Figure(
        figure_id,
        source.name or figure_id,
        source.side or "",
        () if source.at is None else tuple(builder.region(f"{path}.at", source.at)),
        size=source.size,
        points=source.points * (source.horde.count if source.horde else 1),
        printed=printed,
        powers=frozenset(source.powers),
        abilities=frozenset(source.abilities),
        keywords=frozenset(source.keywords),
        tokens=source.tokens,
        named_tokens=None
        if source.named_tokens is None
        else {name.casefold(): number for name, number in source.named_tokens.items()},
        facts=_facts(path, source),
        life=None if source.life is None else _life(f"{path}.life", source.life),
        bystander=source.bystander or source.horde is not None,
        horde=0 if source.horde is None else _tokens(f"{path}.horde", source.horde),
        captives=tuple(Captive(one.id, one.points, one.side or "") for one in source.captives),
        acted=source.acted,
        moved=source.this_turn.moved,
        placed=source.this_turn.placed,
        carried=source.this_turn.carried,
        used=counted(source.this_turn.used),
        started_at=frozenset(builder.region(f"{path}.started_at", source.started_at)),
        so_far=SoFar(**dict(source.game)),
        cant_use=frozenset(source.cant_use),
        modifiers=tuple(Modifier(m.value, m.add, m.from_, m.unique, by=m.by or "") for m in source.modifiers),
        lost=frozenset(source.lost),
        used_this_game=counted(source.used_this_game),
        pilot=source.pilot or "",
        aboard=aboard.get(source.pilot or ""),
        untargetable_by=frozenset(source.this_turn.untargetable_by),
    )
    name = figure.name
    specials = [checked_special(powers, f"{path}.special[{n}]", each, name) for n, each in enumerate(source.special)]
    return equipped(powers, figure, specials) if needs_equipping(figure, specials) else figure


def _turn(powers: Powers, source: doc.TurnIn, ids: Container[str]) -> Turn:
    return Turn(
        source.active or "",
        source.number,
        source.phase,
        source.actions_used,
        source.build_total,
        None if source.first_turn_done is None else frozenset(source.first_turn_done),
        None if source.resolving is None else resolving_of(powers, source.resolving, ids),
        tuple(source.team_rerolls.items()),
        epic_used=source.epic_used,
        themes=None
        if source.themes is None
        else tuple((side, tuple(keywords)) for side, keywords in source.themes.items()),
    )
