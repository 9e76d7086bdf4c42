"""A position document as the second judge of legality sees it: figures, terrain and turn, with nothing of the engine.

The board itself (squares, levels, walls, lines, adjacency) is the slow judge's of the board, made quicker to ask:
what lies on a square is looked up instead of searched for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from tests.engine.board.slow_judge import MARKED, SIZES, Piece, Scene, Square, Wall
from tests.engine.second_legality.rules import RULES, TODAY, Rules

Fields = dict[str, Any]
WEIGHTS = ("heavy", "ultra-heavy", "immobile")
SINGLE = ("smoke", "debris", "barrier")  # markers of one square each (P40)
SYMBOLS = {"tiny": ("tiny-size",), "giant": ("giant-reach:2", "great-size")}


def square(name: str) -> Square:
    """Return a square by its name: A1 is column 0, row 0."""
    letters, digits = re.fullmatch(r"([A-Z]+)(\d+)", name.upper()).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(digits) - 1


def squares(names: str | list[str] | None) -> list[Square]:
    """Return the squares that a list of squares and rectangles names."""
    found: list[Square] = []
    for name in [names] if isinstance(names, str) else names or []:
        first, _, last = name.partition(":")
        (left, top), (right, bottom) = square(first), square(last or first)
        found += [(column, row) for row in range(top, bottom + 1) for column in range(left, right + 1)]
    return found


def edges(names: list[str] | None) -> set[Wall]:
    """Return the edges that a list names."""
    return {frozenset(square(part) for part in name.split("/")) for name in names or []}


@dataclass
class Figure(Piece):
    """A figure, with all of its document beside what the board needs."""

    given: Fields = field(default_factory=dict)
    out: str | None = None  # the section that says why it is not on the map
    special: list[Fields] = field(default_factory=list)  # structured effects that it can use
    spared: set[str] = field(default_factory=set)  # what it can use even in a Pulse Wave, thanks to its special powers

    def uses(self, what: str) -> bool:
        """Return whether it can use a power or ability: has it, and it was not taken (20.1, 20.4)."""
        return what in self.can and not self.taken(what)

    def taken(self, what: str) -> bool:
        """Return whether a power or ability is one that it can't use, whatever number follows the name."""
        return what in self.cant or what.partition(":")[0] in self.cant

    def number(self, what: str) -> list[int]:
        """Return the numbers of a keyphrase that has one, such as `giant-reach:2`."""
        mine = (name.partition(":") for name in self.can if not self.taken(name))
        return [int(number) for name, _, number in mine if name == what and number.isdigit()]

    def improved(self, what: str) -> bool:
        """Return whether it can use an improved ability of its own; Earthbound/Neutralized takes them all (27.1d)."""
        return self.uses(what) and not self.uses("earthbound-neutralized")

    @property
    def this_turn(self) -> Fields:
        """What it did this turn."""
        return self.given.get("this_turn") or {}

    @property
    def stacked(self) -> bool:
        """Whether it is a stack of horde tokens (apilar-y-desapilar-tokens-de-horda of 2012)."""
        return int((self.given.get("horde") or {}).get("count", 1)) > 1

    @property
    def captives(self) -> int:
        """How many it holds captive."""
        return len(self.given.get("captives") or [])

    @property
    def counting_down(self) -> bool:
        """Whether its dial shows a countdown click (24.3)."""
        life = self.given.get("life") or {}
        return life.get("click", 1) in (life.get("countdown") or [])

    @property
    def single(self) -> bool:
        """Whether it has a single base."""
        return len(self.squares) == 1


@dataclass
class Thing:
    """A terrain marker or an object on the map, or an object in somebody's hands."""

    kind: str
    squares: list[Square]
    terrain: str  # what its squares become; nothing for objects
    given: Fields
    levels: int = 0
    is_object: bool = False

    @property
    def told(self) -> str:
        """Its kind as the slow judge of the board names it."""
        if self.levels:
            return f"elevated+{self.levels}"
        return f"special {self.terrain}".strip() if self.kind == "special" else self.kind

    @property
    def is_terrain(self) -> bool:
        """Whether it is a terrain marker at all: a special one without a terrain type is none (17.14h)."""
        return self.is_object or self.kind != "special" or self.given.get("terrain") is not None

    @property
    def movable(self) -> bool:
        """Whether nothing it prints keeps it from being placed (27.7f); debris is another matter."""
        return self.is_terrain and not self.has("immobile") and self.weight != "immobile"

    @property
    def weight(self) -> str:
        """What it weighs: a relic lies fast, a special object is light where nothing else is told (CONTRACT 3.3)."""
        kind = self.given.get("weight", "light") if self.kind == "special" else self.kind
        return "immobile" if kind == "relic" else kind if kind in WEIGHTS else "light"

    @property
    def heavy(self) -> bool:
        """Whether it is a heavy object, by its kind or its weight (17.1b, 25.1 of 2022)."""
        return self.is_object and "heavy" in (self.kind, self.given.get("weight"))

    @property
    def solid_enough(self) -> bool:
        """Whether it can be picked up, held, destroyed or used in terrain actions (17.14d, 17.14e, 17.14f)."""
        return self.is_terrain and self.kind not in ("debris", "smoke") and self.terrain != "water"

    @property
    def walls_in(self) -> bool:
        """Whether it is a marker of blocking terrain, through whose own square a line to it is drawn (P42)."""
        return not self.is_object and self.terrain == "blocking"

    def has(self, keyphrase: str) -> bool:
        """Return whether it has a keyphrase."""
        return keyphrase in (self.given.get("abilities") or [])

    def value(self, name: str) -> int | None:
        """Return a printed value: range, reach or destroy."""
        found = (self.given.get("values") or {}).get(name)
        return None if found is None else int(found)


class Board(Scene):
    """The slow judge's scene, with what lies on each square looked up."""

    @cached_property
    def _tops(self) -> dict[Square, str]:
        tops: dict[Square, str] = {}
        for kind, at in self.markers:
            if kind != "special":
                tops[at] = MARKED.get(kind.partition("+")[0], kind.removeprefix("special "))
        return tops

    @cached_property
    def _raised(self) -> dict[Square, int]:
        raised: dict[Square, int] = {}
        for kind, at in self.markers:
            if "+" in kind:
                raised[at] = raised.get(at, 0) + int(kind.partition("+")[2])
        return raised

    @cached_property
    def _stands(self) -> dict[Square, Piece]:
        return {at: piece for piece in self.figures for at in piece.squares}

    @cached_property
    def _types(self) -> dict[Square, set[str]]:
        return {}

    def types(self, square: Square) -> set[str]:
        """Return all that a square is, where types add up."""
        if square not in self._types:
            self._types[square] = super().types(square)
        return self._types[square]

    def kind(self, square: Square) -> str:
        """Return the terrain that lies on top, or the most restrictive where types add up."""
        if self.book.layers:
            return super().kind(square)
        top = self._tops.get(square)
        if top is not None:
            return top
        return "blocking" if square in self.blocking else "hindering" if square in self.hindering else "clear"

    def level(self, square: Square) -> int:
        """Return how high a square lies."""
        return self.levels.get(square, 1) + self._raised.get(square, 0)

    def standing(self, square: Square) -> Piece | None:
        """Return who stands there."""
        return self._stands.get(square)

    def wet(self, square: Square) -> bool:
        """Return whether a square is water terrain (16.6, 17.14f): printed and not covered, or a marker's."""
        if self.book.layers:
            return "water" in self.types(square)
        top = self._tops.get(square)
        return top == "water" or (top is None and square in self.water and self.kind(square) == "clear")


@dataclass
class Position:
    """A whole position."""

    board: Board
    figures: dict[str, Figure]
    things: list[Thing]
    turn: Fields
    starting: dict[str, set[Square]]
    rules: Rules = TODAY

    def held(self, figure: Figure) -> list[Thing]:
        """Return what a figure holds."""
        return [thing for thing in self.things if thing.given.get("held_by") == figure.id]

    @cached_property
    def lying(self) -> list[Thing]:
        """What lies on the map."""
        return [thing for thing in self.things if thing.squares]


def read(document: Fields) -> Position:
    """Return the position of a document, its question left aside."""
    rules = RULES[document["ruleset"]]
    read_figures = [_figure(given, rules) for given in document.get("figures") or []]
    figures = {figure.id: figure for figure in read_figures}
    things = [thing for given in document.get("markers") or [] for thing in _markers(given, rules.larger_markers)]
    things += [_object(given) for given in document.get("objects") or []]
    board = _board(document["map"], things)
    board.book = rules.board
    board.figures = [figure for figure in figures.values() if figure.squares]
    board.active = (document.get("turn") or {}).get("active")
    areas = document["map"].get("starting_areas") or {}
    starting = {side: set(squares(names)) for side, names in areas.items()}
    return Position(board, figures, things, document.get("turn") or {}, starting, rules)


def _figure(given: Fields, rules: Rules) -> Figure:
    name = given.get("id") or given.get("name") or "?"
    size = given.get("size") or SIZES[1]
    printed = {*(given.get("powers") or []), *(given.get("abilities") or [])}
    figure = Figure(name, given.get("side") or "", [], size, given=given)
    figure.cant = set(given.get("cant_use") or [])
    symbols = rules.colossal if size == "colossal" else SYMBOLS.get(size, ())
    figure.can = (printed - set(given.get("lost") or [])) | set(symbols)
    _specials(figure)
    figure.can |= _granted({what for what in figure.can if not figure.taken(what)})
    life = given.get("life") or {}
    at = squares(given.get("at"))
    click = life.get("click", 1)
    gone = "clicks" in life and (click > life["clicks"] or click in (life.get("kos") or []))  # (1.8)
    figure.out = "12.5d" if gone else None if at else "15.3"
    figure.squares = [] if figure.out else at
    return figure


def _specials(figure: Figure) -> None:
    """Add what its specials, traits and the like grant or bar (18.2, 20.4, 20.6, 21.11, 22.7, 22.9, 27.7l, 27.7m)."""
    given = figure.given
    for special in given.get("special") or []:
        effects = special.get("effects") or []
        name = special["name"].lower()
        stops = any(effect.get("grants") == "stop" for effect in effects)
        shields = {effect.get("protected") for effect in effects} | ({"outwit", "pulse-wave"} if stops else set())
        gone = name in _lower(given.get("lost")) or any(_spent(given, name, effect) for effect in effects)
        if gone or (name in _lower(given.get("cant_use")) and "outwit" not in shields):
            continue
        figure.special += effects
        figure.cant |= {effect["cant"] for effect in effects if effect.get("cant")}
        granted = {effect["grants"] for effect in effects if effect.get("grants")}
        granted |= {f"safeguard:{effect['safeguard']}" for effect in effects if effect.get("safeguard")}
        figure.can |= granted
        figure.cant -= granted if "outwit" in shields else set()
        figure.spared |= granted if "pulse-wave" in shields else set()


def _lower(names: list[str] | None) -> list[str]:
    return [name.lower() for name in names or []]


def _spent(given: Fields, name: str, effect: Fields) -> bool:
    """Return whether an effect's limit is reached (21.11)."""
    used = {
        "once-per-turn": (given.get("this_turn") or {}).get("used"),
        "once-per-game": given.get("used_this_game"),
    }
    return name in _lower(used.get(effect.get("limit") or ""))


def _granted(can: set[str]) -> set[str]:
    """Return the keyphrases and improved abilities that others grant (27.7c, 27.7e), but those of moving."""
    granted = {"passenger:1"} if "flight" in can else set()
    return granted | ({"improved-targeting:adjacent"} if "great-size" in can else set())


def _markers(given: Fields, larger: bool) -> list[Thing]:
    kind, at = given["kind"], squares(given["at"])
    terrain = str(given.get("terrain") or "") if kind == "special" else MARKED.get(kind, str(kind))
    levels = given.get("levels", 1) if kind == "elevated" else 0
    parts = [at] if larger and kind not in SINGLE else [[each] for each in at]
    return [Thing(kind, part, terrain, given, levels) for part in parts]


def _object(given: Fields) -> Thing:
    return Thing(given.get("kind") or "standard", squares(given.get("at")), "", given, is_object=True)


def _board(printed: Fields, things: list[Thing]) -> Board:
    columns, rows = printed["size"]
    setting = printed.get("setting") or "outdoor"
    everywhere = set(product(range(columns), range(rows)))
    board = Board(columns, rows)
    board.indoor = everywhere if setting == "indoor" else set(squares(printed.get("indoor"))) & everywhere
    if setting == "outdoor":
        board.indoor = set()
    board.hindering, board.blocking = set(squares(printed.get("hindering"))), set(squares(printed.get("blocking")))
    board.water = set(squares(printed.get("water")))
    for level, names in (printed.get("elevated") or {}).items():
        board.levels |= dict.fromkeys(squares(names), int(level))
    board.walls, board.windows = edges(printed.get("walls")), edges(printed.get("windows"))
    board.doors, board.transitions = edges(printed.get("doors")), edges(printed.get("transitions"))
    for thing in things:
        if not thing.is_object:
            board.markers += [(thing.told, at) for at in thing.squares]
            board.transitions |= edges(thing.given.get("transitions"))
    board.objects = [at for thing in things if thing.is_object for at in thing.squares]
    return board


def friendly(one: Piece, other: Piece) -> bool:
    """Return whether two figures are friendly; one without a side is friendly to itself alone (6.2, P1)."""
    return one.id == other.id or (one.side == other.side != "")
