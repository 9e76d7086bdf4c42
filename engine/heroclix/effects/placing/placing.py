"""May this be placed here? Placing apart from moving, and why not (10.10, 13.2, 17.5, 25.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix.board.ground.bases import PAIR, diagonals_allowed, is_base, is_diagonal, size_of
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.immunity import stays_put
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.conditions.effects import forbidden, in_effect
from engine.heroclix.effects.areas.elements import OBJECT, SPECIAL_TERRAIN, Element, elements, special_terrain, without
from engine.heroclix.effects.placing.rules import set_up_rules
from engine.heroclix.position import Figure, Marker, Position, bits
from engine.heroclix.powers.inherent import debris_stays
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "against_element",
    "against_figure",
    "against_lying",
    "against_marker",
    "against_moving",
    "against_object",
    "against_special_terrain",
    "barred_to_markers",
    "nearest",
    "special_markers",
    "walls_inside",
]

BLOCKING = Message("place-blocking", ("square",), rule="13.2")
MARKER_BLOCKING = Message("place-marker-on-blocking", ("square",), rule="17.5")
OCCUPIED = Message("place-occupied", ("square", "figure"), rule="13.2")
BURIES_FIGURE = Message("place-buries-figure", ("square", "figure"), rule="13.2")
BURIES_OBJECT = Message("place-buries-object", ("square", "thing"), rule="13.2", reading="P41")
COUNTDOWN = Message("place-countdown", ("figure",), rule="24.3")
BY_CARD = Message("place-by-card", ("figure", "card"), rule="20.4")
IMMOBILE = Message("place-immobile", ("figure",), rule="27.7f")
IMMOBILE_ELEMENT = Message("place-immobile-element", ("thing",), rule="27.7f")
IMMOBILE_DEBRIS = Message("place-debris", ("thing",), rule="17.14d")
IMMUNE = Message("place-immune", ("figure", "by"), rule="27.7g")
KO = Message("place-ko", ("figure",), rule="12.5d")
SHAPE = Message("place-base-shape", ("figure", "count"), rule="24.2a")
PAIR_SHAPE = Message("place-base-pair", ("figure",), rule="24.2a", reading="R52")
CORNER = Message("place-base-corner", ("figure", "squares"), rule="24.2a", reading="R52")
LEVELS = Message("place-levels", ("levels",), rule="16.5g")
WALL = Message("place-wall-through-base", ("edge",), rule="24.2d", reading="P11")
MARKER_WALL = Message("place-wall-through-marker", ("edge",), rule="17.5")
SPECIAL_NOT_CLEAR = Message("place-special-terrain-not-clear", ("square",), rule="25.5c")
ORANGE_NOT_CLEAR = Message("place-orange-not-clear", ("square",), rule="17.4")
SPECIAL_LEVELS = Message("place-special-terrain-levels", ("levels",), rule="25.5b")
SPECIAL_ON_SPECIAL = Message("place-special-terrain-twice", ("square",), rule="25.5b")
SPECIAL_ON_ORANGE = Message("place-special-terrain-orange", ("square",), rule="25.5b")
SPECIAL_ON_TRANSITION = Message("place-special-terrain-transition", ("square",), rule="25.5b")
SPECIAL_NEAR_AREA = Message("place-special-terrain-near-area", ("square", "squares", "limit"), rule="25.5b")
READ_CARD = Message("place-read-card", ("square",), rule="13.2")

CHECK = StepKind.CHECK


def against_figure(
    position: Position, figure: Figure, squares: Sequence[int], by: Figure | None = None, coming: bool = False
) -> list[Step]:
    """Return all reasons against placing a figure on these squares; `by`: whose effect places it.

    `coming`: it enters the map (set-up, generated) instead of being taken from one place to another.
    """
    name = FigureId(figure.id)
    reasons = []
    if figure.knocked_out:
        reasons.append(KO.step(CHECK, figure=name))
    if not coming and traits(position.powers, figure).can("immobile"):
        reasons.append(IMMOBILE.step(CHECK, figure=name))
    if not coming:
        reasons += _against_by_card(position, figure, by)
    if not coming and figure.counting_down:
        reasons.append(COUNTDOWN.step(CHECK, figure=name))
    if by is not None and not position.friendly(by, figure) and stays_put(position, figure):
        reasons.append(IMMUNE.step(CHECK, figure=name, by=FigureId(by.id)))
    return reasons + _against_standing(position, figure, squares)


def _against_by_card(position: Position, figure: Figure, by: Figure | None) -> list[Step]:
    """Return the card by which a figure can't be placed by somebody, or by anybody where nobody's effect is named."""
    if by is not None:
        found = forbidden(position, figure, "placed", by)
    else:
        there = (one for one in in_effect(position, figure, "cant_be") if one.effect.cant_be == "placed")
        found = next((one for one in there if one.effect.by is None and one.effect.by_side is None), None)
    if found is None:
        return []
    return [BY_CARD.step(CHECK, figure=FigureId(figure.id), card=Typed(found.special.name))]


def _against_standing(position: Position, figure: Figure, squares: Sequence[int]) -> list[Step]:
    board, names = Board.of(position), position.map.name_of
    size = max(1, len(figure.squares))
    reasons = []
    whole = is_base(position.ruleset, position.map, squares)
    if not whole or (figure.squares and not _same_base(position, figure.squares, squares)):
        pair = size == PAIR and diagonals_allowed(position.ruleset)
        name = FigureId(figure.id)
        reasons.append(PAIR_SHAPE.step(CHECK, figure=name) if pair else SHAPE.step(CHECK, figure=name, count=size))
    elif is_diagonal(position.map.columns, squares) and not board.joined_at_corner(squares[0], squares[1]):
        told = tuple(map(names, squares))
        reasons.append(CORNER.step(CHECK, figure=FigureId(figure.id), squares=told))
    for square in squares:
        other = board.at.get(square)
        if other is not None and other.id != figure.id:
            reasons.append(OCCUPIED.step(CHECK, square=names(square), figure=FigureId(other.id)))
        if board.terrain.blocking >> square & 1:
            reasons.append(BLOCKING.step(CHECK, square=names(square)))
    able = traits(position.powers, figure)
    levels = sorted({board.levels[square] for square in squares})
    if len(levels) > 1 and not board.terrain.spans_levels(figure.size_rank, able.can("flight")):
        reasons.append(LEVELS.step(CHECK, levels=tuple(levels)))
    return reasons + walls_inside(position, squares, WALL)


def _same_base(position: Position, mine: Sequence[int], other: Sequence[int]) -> bool:
    one, two = size_of(position.map, mine), size_of(position.map, other)
    return len(mine) == len(other) and (one == two or one == two[::-1])


def walls_inside(position: Position, squares: Sequence[int], message: Message) -> list[Step]:
    """Return the message for every wall along an edge between two of these squares (17.5, P11)."""
    terrain = Board.of(position).terrain
    inside = set(squares)
    columns = position.map.columns
    reasons = []
    for square in squares:
        beside = [square + 1] if (square + 1) % columns else []
        for other in (*beside, square + columns):
            if other in inside and terrain.has_edge(terrain.barriers, square, other):
                reasons.append(message.step(CHECK, edge=position.map.edge_name(square, other)))
    return reasons


def against_element(position: Position, element: Element, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against placing an object or marker that lies on the map on these squares.

    `position` is the one in which it still lies where it was; its own place is free for it.
    """
    return against_moving(position.ruleset, element) + against_lying(without(position, element), element, squares)


def against_moving(ruleset: Ruleset, element: Element) -> list[Step]:
    """Return why an object or marker can't be placed anywhere: it is Immobile, as debris is (17.14d, 27.7f)."""
    if not element.immobile or (element.kind == "debris" and not debris_stays(ruleset)):
        return []
    message = IMMOBILE_DEBRIS if element.kind == "debris" else IMMOBILE_ELEMENT
    return [message.step(CHECK, thing=element.id)]


def against_lying(position: Position, element: Element, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against an object or marker on these squares of a map that it has left."""
    if element.kind == OBJECT:
        return against_object(position, squares)
    return against_marker(position, element.terrain, element.kind, squares)


def against_object(position: Position, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against placing an object on a square: it lies in no blocking terrain (13.2)."""
    terrain = Board.of(position).terrain
    names = position.map.name_of
    blocked = [square for square in squares if terrain.blocking >> square & 1]
    barred = [BLOCKING.step(CHECK, square=names(square)) for square in blocked]
    return barred + (_on_special(position, squares) if set_up_rules(position.ruleset).objects_are_markers else [])


def against_marker(position: Position, terrain: str | None, kind: str, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against placing a marker of that terrain type during the game (17.5, 13.2).

    Debris alone may lie on blocking terrain (17.14d). A marker that makes its square blocking terrain may
    be put neither on a character nor on an object; other markers below it are no hindrance (17.5, P41).
    """
    board, names = Board.of(position), position.map.name_of
    reasons = []
    for square in squares:
        if kind != "debris" and board.terrain.blocking >> square & 1:
            reasons.append(MARKER_BLOCKING.step(CHECK, square=names(square)))
        if terrain == "blocking":
            reasons += _buried(position, square)
    if len(squares) > 1:
        levels = sorted({board.levels[square] for square in squares})
        if len(levels) > 1:
            reasons.append(LEVELS.step(CHECK, levels=tuple(levels)))
        reasons += walls_inside(position, squares, MARKER_WALL)
    return reasons + _on_special(position, squares)


def barred_to_markers(position: Position, terrain: str | None) -> int:
    """Return the squares that take no single marker of that terrain but debris: the bare path of `against_marker`."""
    board = Board.of(position)
    inside = special_terrain(position) | _orange(position)
    barred = board.terrain.blocking | inside & ~_clear_squares(position, water_too=True)
    if terrain == "blocking":
        barred |= bits(board.at) | _occupied_by_objects(position)
    return barred


def _buried(position: Position, square: int) -> list[Step]:
    """Blocking terrain over a character or an object would have it occupy blocking terrain (13.2)."""
    name = position.map.name_of(square)
    reasons = []
    figure = Board.of(position).at.get(square)
    if figure is not None:
        reasons.append(BURIES_FIGURE.step(CHECK, square=name, figure=FigureId(figure.id)))
    for thing in position.things:
        if thing.square == square and thing.held_by is None:
            reasons.append(BURIES_OBJECT.step(CHECK, square=name, thing=thing.id))
    return reasons


def _on_special(position: Position, squares: Sequence[int]) -> list[Step]:
    """Special terrain takes markers only on its clear squares (25.5c), as orange lines do in some editions."""
    names, rough = position.map.name_of, bits(squares) & ~_clear_squares(position, water_too=True)
    special, orange = special_terrain(position) & rough, _orange(position) & rough
    return [SPECIAL_NOT_CLEAR.step(CHECK, square=names(square)) for square in position.map.squares_of(special)] + [
        ORANGE_NOT_CLEAR.step(CHECK, square=names(square)) for square in position.map.squares_of(orange & ~special)
    ]


def _orange(position: Position) -> int:
    """Return the squares within orange lines, where those bar markers during the game, too (17.4)."""
    return position.map.orange if set_up_rules(position.ruleset).orange_later else 0


def _clear_squares(position: Position, water_too: bool = False) -> int:
    """Return the squares of clear terrain, as a set (16.1); `water_too`: water is otherwise clear (16.6)."""
    terrain = Board.of(position).terrain
    rough = terrain.hindering | terrain.blocking | (0 if water_too else terrain.water)
    return terrain.everywhere & ~rough


def _occupied_by_objects(position: Position) -> int:
    """Return the squares in which an object lies, as a set."""
    return bits({thing.square for thing in position.things if thing.square is not None and thing.held_by is None})


def against_special_terrain(position: Position, squares: Sequence[int], areas: int) -> list[Step]:
    """Return all reasons against placing special terrain on these squares, at set-up and later (25.5b).

    `areas`: the squares of every starting area.
    """
    limit = position.ruleset.special_terrain_distance
    board, names = Board.of(position), position.map.name_of
    levels = sorted({board.levels[square] for square in squares})
    reasons = [SPECIAL_LEVELS.step(CHECK, levels=tuple(levels))] if len(levels) > 1 else []
    special, stairs = special_terrain(position), bits({end for pair in position.map.transitions for end in pair})
    stairs = 0 if set_up_rules(position.ruleset).special_terrain_over_transitions else stairs
    for square in squares:
        for where, message in (
            (special, SPECIAL_ON_SPECIAL),
            (position.map.orange, SPECIAL_ON_ORANGE),
            (stairs, SPECIAL_ON_TRANSITION),
        ):
            if where >> square & 1:
                reasons.append(message.step(CHECK, square=names(square)))
    near = nearest(position, squares, areas)
    if near is not None and near[1] < limit:
        reasons.append(SPECIAL_NEAR_AREA.step(CHECK, square=names(near[0]), squares=near[1], limit=limit))
    return reasons


def nearest(position: Position, squares: Sequence[int], area: int) -> tuple[int, int] | None:
    """Return the square that lies nearest to an area, and how many squares away; None without an area."""
    columns = position.map.columns
    places = [divmod(square, columns) for square in position.map.squares_of(area)]
    if not places or not squares:
        return None
    far = {
        square: min(max(abs(square // columns - row), abs(square % columns - column)) for row, column in places)
        for square in squares
    }
    closest = min(far, key=lambda square: far[square])
    return closest, far[closest]


def special_markers(position: Position, squares: Sequence[int]) -> list[Step]:
    """Say which squares hold a special marker whose own text may forbid characters there (13.2)."""
    found = []
    for element in elements(position):
        marker = element.source
        if isinstance(marker, Marker) and element.kind == "special" and SPECIAL_TERRAIN not in marker.abilities:
            here = [square for square in squares if square in element.squares]
            found += [READ_CARD.step(StepKind.IGNORED, square=position.map.name_of(square)) for square in here]
    return found
