"""One thing to be placed, put down, dropped, generated or set up: whether it may be, and where else (10.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.board.ground.bases import PAIR, diagonals_allowed, size_of
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.rubble import larger_markers
from engine.heroclix.effects.areas.elements import Element, without
from engine.heroclix.effects.placing.placing import (
    against_figure,
    against_lying,
    against_marker,
    against_moving,
    against_object,
    against_special_terrain,
    special_markers,
)
from engine.heroclix.effects.placing.set_up import (
    Distant,
    against_figure_set_up,
    against_marker_set_up,
    against_terrain_set_up,
)
from engine.heroclix.effects.placing.shapes import everywhere
from engine.heroclix.effects.placing.starting import SetUp
from engine.heroclix.position import Figure, Position, bits
from engine.heroclix.powers.inherent import falls_alone, gone_unequipped, lets_go_underfoot
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["How", "Placement", "What", "beside_generator", "judge_placement"]

What = Literal["figure", "object", "marker", "special-object", "effect-terrain", "special-terrain"]
How = Literal["place", "generate", "put-down", "drop", "unequip", "set-up"]

PLACED = Message("place-may", ("thing", "squares"), rule="10.10")
REFUSED = Message("place-may-not", ("thing", "squares"), rule="10.10")
COUNTED = Message("place-squares-counted", ("thing", "count"), rule="10.10")
COVERED = Message("place-squares-covered", ("thing", "count"), rule="24.2a")
SHAPE = Message("place-shape", ("thing", "width", "height"), rule="24.2a")
PAIR_SHAPE = Message("place-pair", ("thing",), rule="24.2a", reading="R52")
NO_MOVE = Message("place-no-break-away", ("figure",), rule="10.10")
NOT_NEXT_TO = Message("place-generated-not-next-to", ("squares", "by"), rule="21.6a")
ONTO_ANOTHER = Message("place-dropped-onto-another", ("thing", "squares"), rule="17.7")
NOT_DROPPED_UNDERFOOT = Message("place-dropped-elsewhere", ("squares", "by"), rule="17.7")
NOT_GENERATED_HERE = Message("place-generated-apart", ("squares", "by"), rule="21.6a")
NOT_ON_WAY = Message("place-put-down-apart", ("squares", "by"), rule="17.8")
NOT_DROPPED_HERE = Message("place-dropped-apart", ("squares", "by"), rule="17.7")
NOT_UNEQUIPPED_HERE = Message("place-unequipped-apart", ("squares", "by"), rule="25.2d")
ONE_SQUARE = Message("place-marker-one-square", ("count",), rule="17.5")
GONE_UNEQUIPPED = Message("place-unequipped-destroyed", ("thing",), rule="25.2d")
HELD = Message("place-held", ("thing", "by"), rule="17.7")
ON_TOP = Message("place-on-top", ("square",), rule="17.5")
INSTEAD = Message("place-instead", ("squares",), rule="13.2")
DESTROYED = Message("place-destroyed", ("thing",), rule="17.7")
NO_DEBRIS = Message("place-no-debris", ("thing",), rule="17.10", reading="P36")
DEBRIS = Message("place-debris-left", ("squares",), rule="17.7")

CHECK = StepKind.CHECK
# the section that says where it goes, by how it comes there, or by what it is
SECTIONS: Mapping[str, str] = {"generate": "21.6a", "put-down": "17.8", "drop": "17.7", "unequip": "25.2d"}
PLACING: Mapping[str, str] = {"marker": "17.5", "special-terrain": "25.5b"}
SETTING_UP: Mapping[str, str] = {
    "figure": "4.3",
    "special-object": "25.1",
    "effect-terrain": "25.9",
    "special-terrain": "25.5b",
}
DISTANT: Mapping[str, Distant] = {"special-object": "special-object", "effect-terrain": "effect-terrain"}


@dataclass(frozen=True, slots=True)
class Placement:
    """What is to be placed, and how.

    `thing`: the figure, the element on the map, or the name of something that is not on the map. `kind` and
    `terrain` are those of a new marker. `squares` it is to occupy, None to ask where it may be. `by`: the
    figure that places, generates, puts down or drops it; `path`: the squares that figure moved through.
    `optional`: whether the effect may be left undone (13.2). `setup`: the starting areas, for a set-up.
    `base`: columns and rows of what is not on the map, where it has several squares.
    """

    what: What
    thing: Figure | Element | str
    squares: tuple[int, ...] | None = None
    how: How = "place"
    kind: str = "hindering"
    terrain: str | None = "hindering"
    by: Figure | None = None
    path: tuple[int, ...] = ()
    held_by: str | None = None
    optional: bool = True
    transitions: frozenset[tuple[int, int]] = frozenset()
    setup: SetUp | None = None
    base: tuple[int, int] = (1, 1)

    @property
    def name(self) -> str:
        """Its id, marked as a figure's where it is one."""
        if isinstance(self.thing, Figure):
            return FigureId(self.thing.id)
        return self.thing.id if isinstance(self.thing, Element) else self.thing


@dataclass(frozen=True, slots=True)
class Places:
    """The answer: `legal` for the squares asked about, the reasons, all squares it may come to lie on, and the rest.

    `instead` are the squares that an opponent chooses from when the effect is not optional (13.2);
    `destroyed` says that what was dropped has no legal square, `debris` where it leaves some (17.7).
    """

    legal: bool | None
    because: tuple[Step, ...]
    squares: int
    instead: int = 0
    destroyed: bool = False
    debris: tuple[int, ...] = ()


def judge_placement(position: Position, asked: Placement) -> tuple[Ruling, Places]:
    """Rule on a placement; the ruling's value is the set of squares or whether it is legal.

    `position` has the KO'd taken off the map; `asked.by` may be one of them, in its last squares.
    """
    shape = _shape(position, asked)
    squares = bits(
        square
        for lying in everywhere(position, shape, asked.what == "figure" and diagonals_allowed(position.ruleset))
        if not against(position, asked, lying)
        for square in lying
    )
    steps: list[Step] = []
    if asked.what == "figure" and isinstance(asked.thing, Figure) and asked.how == "place":
        steps.append(NO_MOVE.step(CHECK, figure=FigureId(asked.thing.id)))
    if asked.squares is None:
        counted = COUNTED if len(shape) == 1 else COVERED
        told = counted.step(StepKind.RESULT, thing=asked.name, count=squares.bit_count())
        steps.append(told._replace(rule=_section(asked)))
        found, more = _without_room(position, asked, squares)
        verdict = str(squares.bit_count())
        return Ruling(position.ruleset.id, verdict, squares, (*steps[:-1], *more, steps[-1])), found
    because = against(position, asked, asked.squares)
    steps += because
    steps += _notes(position, asked, asked.squares)
    instead = 0
    if because and not asked.optional and squares and len(shape) == 1:
        instead = _closest(position, squares, asked.squares)
        steps.append(INSTEAD.step(StepKind.OVERRIDE, squares=_names(position, tuple(position.map.squares_of(instead)))))
    last = REFUSED if because else PLACED
    told = last.step(StepKind.RESULT, thing=asked.name, squares=_names(position, asked.squares))
    steps.append(told._replace(rule=_section(asked)))
    verdict = "illegal" if because else "legal"
    ruling = Ruling(position.ruleset.id, verdict, not because, tuple(steps), tuple(because))
    return ruling, Places(not because, tuple(because), squares, instead)


def _section(asked: Placement) -> str:
    """Return the section that says where such a thing goes."""
    if asked.how == "set-up":
        return SETTING_UP.get(asked.what, "17.4")
    return SECTIONS.get(asked.how) or PLACING.get(asked.what, "10.10")


def _without_room(position: Position, asked: Placement, squares: int) -> tuple[Places, list[Step]]:
    """Return the answer where only the squares were asked for: what is dropped without room is destroyed (17.7)."""
    if squares or asked.how != "drop" or asked.by is None:
        return Places(None, (), squares), []
    steps = [DESTROYED.step(CHECK, thing=asked.name)]
    if asked.what != "marker":
        steps.append(NO_DEBRIS.step(StepKind.IGNORED, thing=asked.name))
        return Places(None, (), 0, destroyed=True), steps
    debris = asked.by.squares[:1]
    steps.append(DEBRIS.step(CHECK, squares=_names(position, debris)))
    return Places(None, (), 0, destroyed=True, debris=debris), steps


def _shape(position: Position, asked: Placement) -> Sequence[tuple[int, int]]:
    """Return the columns and rows that the thing takes, as it lies on the map now or by its base."""
    thing = asked.thing
    if isinstance(thing, str) or not thing.squares:
        width, height = asked.base
        return [(column, row) for row in range(height) for column in range(width)]
    return [position.map.column_row(square) for square in thing.squares]


def _closest(position: Position, squares: int, wanted: Sequence[int]) -> int:
    """Return those squares that are nearest to the ones an effect named (13.2)."""
    columns = position.map.columns
    row, column = divmod(wanted[0], columns)
    far = {s: max(abs(s // columns - row), abs(s % columns - column)) for s in position.map.squares_of(squares)}
    least = min(far.values())
    return bits(square for square, away in far.items() if away == least)


def against(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against placing it on these squares: how it comes there, then whether it may lie there."""
    return (
        _against_shape(position, asked, squares)
        + _against_way(position, asked, squares)
        + _against_crowd(position, asked, squares)
        + _against_lying(position, asked, squares)
    )


def _against_shape(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """Squares that are not the given base of what is not on the map, upright or across (24.2a)."""
    width, height = asked.base
    if asked.base == (1, 1) or (
        len(squares) == width * height and size_of(position.map, squares) in ((width, height), (height, width))
    ):
        return []
    if asked.what == "figure" and width * height == PAIR and diagonals_allowed(position.ruleset):
        return [PAIR_SHAPE.step(CHECK, thing=asked.name)]
    return [SHAPE.step(CHECK, thing=asked.name, width=width, height=height)]


def _against_way(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """What the way of placing asks for: beside the generator, on the mover's way, beside the holder."""
    by = asked.by
    if asked.how == "place" and asked.held_by is not None:
        return [HELD.step(CHECK, thing=asked.name, by=FigureId(asked.held_by))]
    if by is None or not by.squares or asked.how in ("place", "set-up"):
        return []
    board = Board.of(position)
    own, around = bits(by.squares), board.neighbours_of(by.squares)
    allowed, message = beside_generator(position, by), NOT_GENERATED_HERE
    if asked.how == "generate" and not comes_adjacent(position.ruleset):
        message = NOT_NEXT_TO
    elif asked.how == "drop":
        underfoot = lets_go_underfoot(position.ruleset)
        allowed, message = (own, NOT_DROPPED_UNDERFOOT) if underfoot else (around, NOT_DROPPED_HERE)
    elif asked.how == "unequip":
        if _gone(position, asked.name):
            return [GONE_UNEQUIPPED.step(CHECK, thing=asked.name)]
        allowed, message = own, NOT_UNEQUIPPED_HERE
    elif asked.how == "put-down":
        way = own | bits(asked.path)
        allowed, message = way, NOT_ON_WAY
        for square in position.map.squares_of(way):
            allowed |= board.neighbours(square)
    if allowed & bits(squares):
        return []
    return [message.step(CHECK, squares=_names(position, squares), by=FigureId(by.id))]


def _against_crowd(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """What is dropped where an object lies already may be lost by that."""
    if asked.how != "drop" or not falls_alone(position.ruleset):
        return []
    if not any(thing.square in squares for thing in position.things):
        return []
    return [ONTO_ANOTHER.step(CHECK, thing=asked.name, squares=_names(position, squares))]


def _gone(position: Position, name: str) -> bool:
    """Return whether it is equipment that is destroyed once it is unequipped."""
    return any(thing.id == name and gone_unequipped(position.ruleset, thing) for thing in position.things)


def comes_adjacent(ruleset: Ruleset) -> bool:
    """Return whether what is generated comes adjacent to its generator, not only into a square that touches (21.6a)."""
    return ruleset.generated_adjacent


def beside_generator(position: Position, by: Figure) -> int:
    """Return the squares where what a figure generates may come, as a set: adjacent, or only touching (21.6a)."""
    board = Board.of(position)
    if comes_adjacent(position.ruleset):
        return board.neighbours_of(by.squares)
    return bits(square for own in by.squares for square in board.touching(own)) & ~bits(by.squares)


def _against_lying(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    if asked.setup is not None:
        return _against_set_up(position, asked, squares, asked.setup)
    thing = asked.thing
    if isinstance(thing, Figure):
        coming = asked.how == "generate" or not thing.squares
        return against_figure(position, thing, squares, asked.by if asked.how == "place" else None, coming)
    if asked.what == "special-terrain":
        areas = 0
        for area in position.map.starting_areas.values():
            areas |= area
        return against_special_terrain(position, squares, areas)
    if isinstance(thing, Element):
        return against_moving(position.ruleset, thing) + against_lying(without(position, thing), thing, squares)
    if asked.what in ("object", "special-object"):
        return against_object(position, squares)
    return _too_large(position, asked, squares) or against_marker(position, asked.terrain, asked.kind, squares)


def _against_set_up(position: Position, asked: Placement, squares: Sequence[int], setup: SetUp) -> list[Step]:
    if isinstance(asked.thing, Figure):
        return against_figure_set_up(position, setup, asked.thing, squares)
    if asked.what == "special-terrain":
        return against_terrain_set_up(position, setup, squares)
    if large := _too_large(position, asked, squares):
        return large
    distant = DISTANT.get(asked.what)
    itself = asked.thing.id if isinstance(asked.thing, Element) else ""
    an_object = asked.what in ("object", "special-object")
    return against_marker_set_up(
        position,
        setup,
        squares,
        distant=distant,
        transitions=asked.transitions,
        itself=itself,
        no_terrain=an_object and not setup.rules.objects_are_markers,
    )


def _too_large(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """Return that a marker covers one square, where the edition has no larger ones (16.8 of 2022)."""
    if asked.what != "marker" or len(squares) == 1 or larger_markers(position.ruleset):
        return []
    return [ONE_SQUARE.step(CHECK, count=len(squares))]


def _notes(position: Position, asked: Placement, squares: Sequence[int]) -> list[Step]:
    """What lies there already: markers are put on top (17.5), special markers may forbid characters (13.2)."""
    if asked.what == "figure":
        return special_markers(position, squares)
    if asked.what in ("object", "special-object", "special-terrain"):
        return []
    covered = [s for s in squares if any(s in marker.squares for marker in position.markers)]
    return [ON_TOP.step(CHECK, square=position.map.name_of(square)) for square in covered]


def _names(position: Position, squares: Sequence[int]) -> tuple[str, ...]:
    return tuple(position.map.name_of(square) for square in squares)
