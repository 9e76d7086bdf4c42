"""A position as the rules see it: plain frozen values, squares as numbers.

A square's number is `row * columns + column`, both counted from 0. A set of squares is an integer
whose bit n stands for square n.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

from engine.grid import edge_name, place_name
from engine.heroclix.aboard import Aboard, PilotNeeds
from engine.heroclix.captive import Captive
from engine.heroclix.facts import NOTHING_SAID, Facts
from engine.heroclix.instead import Instead
from engine.heroclix.leaving import Leaving
from engine.heroclix.ruleset import Powers, Ruleset
from engine.heroclix.ruleset.first_turns import NOTHING_TOLD, SoFar
from engine.heroclix.sentence import Sentence
from engine.heroclix.things import Marker, Thing
from engine.heroclix.turn import Part, Phase, Resolving, Turn
from engine.heroclix.version import Version
from engine.heroclix.written.base import ValueName
from engine.heroclix.written.effect import EffectIn

__all__ = [
    "SIZES",
    "VALUE_NAMES",
    "Fallen",
    "Figure",
    "Life",
    "MapPrint",
    "Marker",
    "Modifier",
    "Operation",
    "Part",
    "Phase",
    "Position",
    "Printed",
    "Regardless",
    "Resolving",
    "Special",
    "SpecialKind",
    "Thing",
    "Turn",
    "ValueName",
    "Version",
    "bits",
]

SIZES = ("tiny", "standard", "giant", "colossal")  # smallest to largest (21.2a)
VALUE_NAMES: tuple[ValueName, ...] = get_args(ValueName)
Operation = Literal["add", "set", "halve", "double", "minimum", "maximum"]
SpecialKind = Literal["special-power", "trait", "team-ability", "equipment", "card"]
NOBODY: Mapping[str, int] = MappingProxyType({})
Versions = Mapping[str, tuple[Version, ...]]


def bits(squares: Iterable[int]) -> int:
    """Return the set of these squares as one integer.

    >>> bits([0, 2])
    5
    """
    total = 0
    for square in squares:
        total |= 1 << square
    return total


@dataclass(frozen=True, slots=True)
class MapPrint:
    """The map as printed (15, 16).

    Bit n of `…_east` is the edge between square n and its right neighbour, of `…_south` between n
    and the square below.
    """

    columns: int
    rows: int
    name: str = ""
    setting: Literal["outdoor", "indoor", "mixed"] = "outdoor"
    indoor: int = 0  # all squares of an indoor map, the inside of the yellow line of a mixed one
    hindering: int = 0
    blocking: int = 0
    water: int = 0
    orange: int = 0
    levels: tuple[int, ...] = ()  # empty: every square is level 1
    walls_east: int = 0
    walls_south: int = 0
    windows_east: int = 0
    windows_south: int = 0
    doors_east: int = 0
    doors_south: int = 0
    transitions: frozenset[tuple[int, int]] = frozenset()  # (lower number, higher number)
    starting_areas: Mapping[str, int] = field(default_factory=lambda: NOBODY)

    def square(self, column: int, row: int) -> int:
        """Return the number of the square at column and row, counted from 0."""
        return row * self.columns + column

    def column_row(self, square: int) -> tuple[int, int]:
        """Return (column, row) of a square, counted from 0."""
        row, column = divmod(square, self.columns)
        return column, row

    def name_of(self, square: int) -> str:
        """Return the name of a square, such as `C5`."""
        row, column = divmod(square, self.columns)
        return place_name(column, row)

    def edge_name(self, a: int, b: int) -> str:
        """Return the name of the edge between two squares, such as `C3/D3`."""
        return edge_name(self.column_row(a), self.column_row(b))

    def squares_of(self, squares: int) -> Iterator[int]:
        """Yield the squares of a set, in order."""
        while squares:
            lowest = squares & -squares
            yield lowest.bit_length() - 1
            squares ^= lowest

    def level(self, square: int) -> int:
        """Return the printed elevation level of a square (16.5)."""
        return self.levels[square] if self.levels else 1


@dataclass(frozen=True, slots=True)
class Printed:
    """The printed values of a figure (6.12); None where the document does not say."""

    speed: int | None = None
    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    range: int = 0
    targets: int = 1


@dataclass(frozen=True, slots=True)
class Life:
    """Where a dial stands: living clicks 1 to `clicks`, KO after the last and on `kos` before it (1.8).

    `countdown`: the clicks that show a countdown (24.3). `dials`: where each of several dials begins, the one of the
    most points first (24.2f).

    >>> two = Life(2, 8, kos=frozenset([4]), dials=(1, 5))
    >>> two.last, two.following, Life(9, 8).ko, Life(2, 8, dials=(1, 5)).last
    (3, 5, True, 4)
    """

    click: int
    clicks: int
    start: int = 1
    stops: frozenset[int] = frozenset()
    countdown: frozenset[int] = frozenset()
    kos: frozenset[int] = frozenset()
    dials: tuple[int, ...] = ()

    @property
    def ko(self) -> bool:
        """Whether its click shows KO."""
        return self.click > self.clicks or self.click in self.kos

    @property
    def last(self) -> int:
        """The last living click before the next KO; where one dial ends, the next one begins (24.2f)."""
        ends = (*(ko for ko in self.kos if ko >= self.click), *(start for start in self.dials if start > self.click))
        return min(ends, default=self.clicks + 1) - 1

    @property
    def first(self) -> int:
        """The first click of the dial that it stands on."""
        return max((start for start in self.dials if start <= self.click), default=1)

    @property
    def following(self) -> int | None:
        """Where the next dial begins, if there is one: the one after the dial that it stands on (24.2f)."""
        here = max((start for start in self.dials if start <= self.click), default=None)
        later = self.dials[self.dials.index(here) + 1 :] if here is not None else ()
        return later[0] if later else None

    def turned(self, after: int) -> int:
        """Return how many clicks of damage brought it to a click: those of one dial, as none carries over (24.2f)."""
        return min(after, self.last + 1) - self.click


@dataclass(frozen=True, slots=True)
class Modifier:
    """An effect in force on a figure, from a card the engine does not know.

    `source`: the words of a card, or the slug of a power, which then is that of the figure `by`.
    `when`: the moment it needs, as `attacking-close`; None is always. `lent`: it is for adjacent friendly
    characters instead of its own figure. `operation`: a replacement (6.8) or a bound (13.4) by the number in
    `add` where it is no modifier.
    """

    value: ValueName | Literal["damage-dealt", "damage-taken"]  # those are no combat values, and increase (6.10)
    add: int
    source: str
    unique: str | None = None
    when: str | None = None
    lent: bool = False
    operation: Operation = "add"
    by: str = ""


@dataclass(frozen=True, slots=True)
class Regardless:
    """What an attack or effect need not heed: `range`, `line-of-fire` or `adjacency` (6.3d, 11.3c, 11.4e).

    `of`: the slug of the action or power; None is all of the figure's.
    """

    what: str
    of: str | None = None


@dataclass(frozen=True, slots=True)
class Special:
    """A special power, trait, team ability, equipment or card, as far as it was put into structured effects.

    `text`: whether it has a text beside them, of which nobody judges something. `grants`: slugs. `protected`: `outwit`,
    `pulse-wave`. `off`: why its effects do not count now, empty while they do. `slot`, `points`, `uncopyable`,
    `action_total`, `size`, `cant`, `pilot`, `instead`: as in a document. `unrerolled`: rolls that can't be rerolled.
    `written`: effects for others, or under conditions that the position tells. `sentences`: those of a text that was
    read. `speaks`: the sections that the text is heard to speak of. `versions`: what comes from elsewhere as well.
    """

    name: str
    kind: SpecialKind = "special-power"
    text: bool = False
    grants: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    protected: frozenset[str] = frozenset()
    limit: Literal["once-per-turn", "once-per-game"] | None = None
    off: Literal["", "cant-use", "lost", "limit", "silenced", "points", "pilot"] = ""
    times: int = 1  # how often its limit allows it
    slot: str = ""
    points: int | None = None
    uncopyable: bool = False
    regardless: frozenset[Regardless] = frozenset()
    as_free: frozenset[str] = frozenset()
    action_total: int = 0
    size: str = ""
    cant: frozenset[str] = frozenset()
    pilot: PilotNeeds | None = None
    instead: tuple[Instead, ...] = ()
    unrerolled: frozenset[str] = frozenset()
    speaks: tuple[str, ...] = ()
    versions: tuple[str, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    written: tuple[EffectIn, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. `squares` is empty when it is off the map (15.3).

    `powers` and `abilities` hold what its `special` ones grant, too, as `powers.special.equipped` puts it there.
    `lost`: what it has lost (20.6), which another source may still grant; `cant_use` takes it from all (20.5), save
    what is Protected: Outwit, which is `spared` (27.7l). `granted`: what it can use by its `special` ones alone.
    """

    id: str
    name: str
    side: str
    squares: tuple[int, ...] = ()
    size: str = "standard"
    points: int = 0
    printed: Printed = Printed()
    powers: frozenset[str] = frozenset()
    abilities: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    tokens: int = 0
    named_tokens: Mapping[str, int] | None = None  # by their names without case (21.5); None where nobody tells
    facts: Facts = NOTHING_SAID
    life: Life | None = None
    bystander: bool = False
    horde: int = 0  # tokens of a stack
    captives: tuple[Captive, ...] = ()  # whom it holds
    acted: bool = False
    moved: bool = False
    placed: bool = False
    carried: bool = False
    used: frozenset[str] = frozenset()
    started_at: frozenset[int] = frozenset()
    so_far: SoFar = NOTHING_TOLD
    cant_use: frozenset[str] = frozenset()
    modifiers: tuple[Modifier, ...] = ()
    lost: frozenset[str] = frozenset()
    granted: frozenset[str] = frozenset()
    spared: frozenset[str] = frozenset()
    used_this_game: frozenset[str] = frozenset()
    special: tuple[Special, ...] = ()
    pilot: str = ""  # of a vehicle (24.4)
    aboard: Aboard | None = None  # that pilot
    unmoved: str = ""  # the card by which it can't be knocked back
    unmoved_by: Mapping[str, str] = field(default_factory=dict)  # the same by whose id, "" for anybody's
    unharmed_by: str = ""  # the card by which it takes no knockback damage
    leaving: Leaving | None = None
    untargetable_by: frozenset[str] = frozenset()  # whose attacks can't target it this turn (27.4g)
    as_free: frozenset[str] = frozenset()  # the actions that its cards let it be given as FREE (7.6)
    versions: Versions = field(default_factory=dict)  # what it can use in a card's alone, or better so (20.2, 20.7)
    freely: Versions = field(default_factory=dict)  # what it may be given as FREE in a card's alone, and otherwise too
    free_only: frozenset[str] = frozenset()  # of those given as FREE, what it could not be given otherwise (21.1c)

    @property
    def size_rank(self) -> int:
        """0 for tiny to 3 for colossal (21.2a)."""
        return SIZES.index(self.size)

    @property
    def knocked_out(self) -> bool:
        """Whether its dial shows KO (1.8, 12.5d)."""
        return self.life is not None and self.life.ko

    @property
    def counting_down(self) -> bool:
        """Whether its dial shows a countdown click (24.3)."""
        return self.life is not None and self.life.click in self.life.countdown

    @property
    def squares_bits(self) -> int:
        """The squares it occupies, as a set."""
        return bits(self.squares)


class Fallen(NamedTuple):
    """Somebody who was KO'd in this game, and whether this turn (12.5d); None where nobody tells."""

    figure: Figure
    this_turn: bool | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything a judgement looks at.

    `falling`: who lost the ground under it earlier in this action, and takes damage for it afterwards (17.14c).
    `gone`: who was KO'd; None where nobody tells. `sideline`: who is on the sidelines, of no force (2.6).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> position = Position(MODERN, MapPrint(16, 16), (Figure("cap", "Cap", "red", (66,)),), turn=Turn("red"))
    >>> position.map.name_of(position.figure("cap").squares[0])
    'C5'
    """

    ruleset: Ruleset
    map: MapPrint
    figures: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    things: tuple[Thing, ...] = ()
    turn: Turn | None = None
    falling: frozenset[str] = field(default=frozenset(), compare=False)  # no document tells it
    gone: tuple[Fallen, ...] | None = None
    sideline: tuple[Figure, ...] = ()

    @property
    def powers(self) -> Powers:
        """The powers and abilities of its edition."""
        return self.ruleset.powers

    def figure(self, figure_id: str) -> Figure:
        """Return the figure of that id, on the sidelines too. Raises KeyError when there is none."""
        for figure in self.figures + self.sideline:
            if figure.id == figure_id:
                return figure
        raise KeyError(figure_id)

    def at(self, square: int) -> Figure | None:
        """Return the figure that occupies a square, if any (13.2)."""
        for figure in self.figures:
            if square in figure.squares:
                return figure
        return None

    def with_figure(self, changed: Figure) -> Position:
        """Return the position with the figure of the same id exchanged."""
        return replace(self, figures=tuple(changed if f.id == changed.id else f for f in self.figures))

    def in_play(self) -> Position:
        """Return the position with the KO'd figures off the map, as the rules leave it (12.5d).

        >>> from engine.heroclix.editions.modern import MODERN
        >>> worn = Figure("cap", "Cap", "red", (66,), life=Life(9, 8))
        >>> Position(MODERN, MapPrint(16, 16), (worn,)).in_play().figures[0].squares
        ()
        """
        if not any(figure.life is not None and figure.life.ko and figure.squares for figure in self.figures):
            return self
        there = tuple(replace(f, squares=()) if f.knocked_out else f for f in self.figures)
        return replace(self, figures=there)

    def friendly(self, a: Figure, b: Figure) -> bool:
        """Return whether two figures are friendly (6.2); a figure is friendly to itself."""
        return a.id == b.id or (a.side == b.side and a.side != "")
