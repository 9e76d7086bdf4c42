"""Boards made at random for the two judges, and how the engine is asked about them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import groupby, product
from typing import Any

from engine.grid import edge_name, place_name
from tests.engine.board.slow_judge import Piece, Scene, Square, Wall
from tests.engine.board.slow_rules import TODAY, Book

ABILITIES = (
    "improved-targeting:elevated",
    "improved-targeting:hindering",
    "improved-targeting:blocking",
    "improved-targeting:characters",
    "improved-targeting:adjacent",
    "earthbound-neutralized",
    "great-size",
)
MOVING = (
    "improved-movement:elevated",
    "improved-movement:blocking",
    "improved-movement:outdoor-blocking",
    "improved-movement:destroy-blocking",
    "improved-movement:characters",
    "improved-movement:move-through",
    "flight",
    "leap-climb",
    "plasticity",
    "phasing-teleport",
    "hypersonic-speed",
    "immobile",
    "immune",
)
FAVOURITES = ("improved-targeting:destroy-blocking", "stealth")
POWERS = (
    "stealth", "earthbound-neutralized", "leap-climb", "plasticity", "phasing-teleport", "hypersonic-speed",
    "toughness", "charge",
)  # fmt: skip
CLICKS = 5  # of every dial
LEVELS = ((2, 2, 3), (2, 3), (2, 3, 4, 6))
BASES = ((1, 1),) * 16 + ((2, 1), (1, 2), (2, 2), (2, 2), (2, 4), (4, 2), (3, 6), (6, 3))


@dataclass
class Query:
    """One question about a scene."""

    scene: Scene
    source: Piece | Square
    target: Piece | Square | Wall
    purpose: str


def scene_of(seed: int, everything: bool = False, book: Book = TODAY) -> tuple[random.Random, Scene]:
    """Return a random scene and the dice it was made with; odd seeds have elevated terrain.

    With `everything` there are also transitions, objects, walls along rims, figures without a side, KO'd ones,
    abilities of movement, and abilities that cannot be used.
    """
    dice = random.Random(seed)
    scene = Scene(dice.randint(2, 9), dice.randint(1, 8), book=book)
    everywhere = list(product(range(scene.columns), range(scene.rows)))
    some = lambda share: {square for square in everywhere if dice.random() < share}  # noqa: E731 - a name for a dice roll
    scene.hindering, scene.blocking = some(dice.choice((0, 0.1, 0.4))), some(dice.choice((0, 0, 0.06, 0.15)))
    scene.indoor = dice.choice((set(), some(0.5), set(everywhere)))
    scene.water = some(dice.choice((0, 0, 0.1)))
    if seed % 2:
        _raise_ground(dice, scene, everywhere)
    edges = [
        frozenset((a, b)) for a in everywhere for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in set(everywhere)
    ]
    density = dice.choice((0, 0, 0.05, 0.12))
    scene.walls = {edge for edge in edges if dice.random() < density}
    if everything and dice.random() < 0.4:
        scene.walls |= {edge for edge in edges if len({*map(scene.level, edge)}) > 1 and dice.random() < 0.3}
    scene.windows = {edge for edge in edges if dice.random() < density / 4}
    scene.doors = {edge for edge in edges if dice.random() < density / 4}
    if not book.openings:
        scene.windows, scene.doors = set(), set()
    _lay_markers(dice, scene, everywhere)
    _place_figures(dice, scene, everywhere, everything)
    if everything:
        scene.transitions = {edge for edge in edges if dice.random() < dice.choice((0, 0.2))}
        free = [square for square in everywhere if scene.kind(square) != "blocking"]
        scene.objects = dice.sample(free, min(len(free), dice.choice((0, 0, 2))))
    scene.active = dice.choice((None, "red", "blue"))
    if book.rough:
        _of_that_year(random.Random(f"years of {seed}"), scene)
    if book.bikes:
        _turn_bikes(random.Random(f"bikes of {seed}"), scene, everywhere)
    return dice, scene


def _of_that_year(dice: random.Random, scene: Scene) -> None:
    """Give figures what only the book of 2012 knows, and take from them what came later."""
    for piece in scene.figures:
        piece.can -= {"immobile", "immune"}
        piece.can |= {what for what in ("charge", "improved-movement:hindering") if dice.random() < 0.1}


def _turn_bikes(dice: random.Random, scene: Scene, everywhere: list[Square]) -> None:
    """Turn bases of two squares onto diagonals, and add some, between figures that stand about."""
    for index in range(dice.choice((0, 1, 3))):
        scene.figures.append(Piece(f"b{index}", dice.choice(("red", "blue")), [], dice.choice(("standard", "giant"))))
    for piece in [each for each in scene.figures if len(each.squares) in (0, 2)]:
        taken = {at for other in (*scene.figures, *scene.fallen) if other.id != piece.id for at in other.squares}
        (column, row), right = dice.choice(everywhere), dice.choice((-1, 1))
        base = [(column, row), (column + right, row + 1)]
        if all(at in everywhere and at not in taken and scene.kind(at) != "blocking" for at in base):
            piece.squares = sorted(base, key=lambda at: (at[1], at[0]))
    scene.figures = [piece for piece in scene.figures if piece.squares]


def wound(dice: random.Random, scene: Scene) -> None:
    """Give some figures a dial with few clicks left, and some a power that reduces damage."""
    for piece in scene.figures:
        piece.left = dice.choice((None, None, 1, 2, 3))
        if dice.random() < 0.25:
            piece.can.add("toughness")
            piece.cant |= {"toughness"} if dice.random() < 0.2 else set()


def _raise_ground(dice: random.Random, scene: Scene, everywhere: list[Square]) -> None:
    """Raise single squares here and there, or some plateaus, which may overlap."""
    heights = dice.choice(LEVELS)
    if dice.random() < 0.5:
        share = dice.choice((0.1, 0.4, 0.8))
        scene.levels = {square: dice.choice(heights) for square in everywhere if dice.random() < share}
        return
    for _ in range(dice.randint(1, 3)):
        (left, top), height = dice.choice(everywhere), dice.choice(heights)
        wide, high = dice.randint(2, 5), dice.randint(2, 5)
        scene.levels |= {at: height for at in everywhere if 0 <= at[0] - left < wide and 0 <= at[1] - top < high}


def _lay_markers(dice: random.Random, scene: Scene, everywhere: list[Square]) -> None:
    """Lay markers of one square or a block of them, some on top of each other."""
    for _ in range(dice.choice((0, 0, 2, 6))):
        kind, (column, row) = dice.choice(scene.book.markers), dice.choice(everywhere)
        wide, high = dice.choice(((1, 1), (1, 1), (2, 1), (2, 2)))
        block = [(column + c, row + r) for r in range(high) for c in range(wide)]
        scene.markers += [(kind, square) for square in block if square in everywhere]


def _place_figures(dice: random.Random, scene: Scene, everywhere: list[Square], everything: bool) -> None:
    for index in range(dice.randint(0, 8)):
        wide, high = dice.choice(BASES)
        column, row = dice.choice(everywhere)
        base = [(column + c, row + r) for r in range(high) for c in range(wide)]
        taken = {square for piece in (*scene.figures, *scene.fallen) for square in piece.squares}
        if any(at not in everywhere or at in taken or scene.kind(at) == "blocking" for at in base):
            continue
        size = dice.choice(("tiny", "standard", "standard", "standard", "giant", "colossal"))
        abilities = (*ABILITIES, *MOVING) if everything else ABILITIES
        can = {what for what in abilities if dice.random() < 0.1} | {w for w in FAVOURITES if dice.random() < 0.4}
        piece = Piece(f"f{index}", dice.choice(("red", "blue")), base, size, can)
        if everything:
            piece.cant = {what for what in (*sorted(can), "great-size") if dice.random() < 0.06}
            piece.side = dice.choice((piece.side,) * 6 + ("",))
        (scene.fallen if everything and dice.random() < 0.04 else scene.figures).append(piece)


def queries(seed: int, count: int) -> list[Query]:
    """Return questions about the scene of a seed."""
    return lines_of(*scene_of(seed), count)


def lines_of(dice: random.Random, scene: Scene, count: int) -> list[Query]:
    """Return questions about lines of fire in a scene."""
    everywhere = list(product(range(scene.columns), range(scene.rows)))
    walls = sorted(scene.walls | scene.doors | scene.windows, key=sorted)
    found = []
    for _ in range(count):
        ends: list[Any] = [dice.choice(scene.figures or everywhere), dice.choice(scene.figures or everywhere)]
        for end in (0, 1):
            if dice.random() < 0.25:
                ends[end] = dice.choice(everywhere)
        purpose = dice.choice(("range-attack", "range-attack", "effect", "destroy"))
        if purpose == "destroy" and walls and dice.random() < 0.6:
            ends[1] = dice.choice(walls)
        found.append(Query(scene, ends[0], ends[1], purpose))
    return found


def document(query: Query) -> dict[str, Any]:
    """Return the position document that asks the engine the same."""
    ask = {
        "type": "line_of_fire",
        "from": name_of(query.source),
        "to": name_of(query.target),
        "for": query.purpose,
    }
    return {**position_document(query.scene), "ask": ask}


def position_document(scene: Scene) -> dict[str, Any]:
    """Return the position document of a scene, less its question."""
    levels: dict[int, list[str]] = {}
    for square, level in scene.levels.items():
        levels.setdefault(level, []).append(place_name(*square))
    turn = {} if scene.active is None else {"turn": {"active": scene.active}}
    return {
        "ruleset": scene.book.ruleset,
        "map": {
            "size": [scene.columns, scene.rows],
            "setting": "mixed",
            "indoor": _places(scene.indoor),
            "hindering": _places(scene.hindering),
            "blocking": _places(scene.blocking),
            "water": _places(scene.water),
            "elevated": levels,
            "walls": _edges(scene.walls),
            "windows": _edges(scene.windows),
            "doors": _edges(scene.doors),
            "transitions": _edges(scene.transitions),
        },
        "markers": _markers(scene.markers),
        "objects": [{"id": f"o{index}", "at": place_name(*square)} for index, square in enumerate(scene.objects)],
        "figures": [_figure(piece, False) for piece in scene.figures]
        + [_figure(piece, True) for piece in scene.fallen],
        **turn,
    }


def _places(squares: set[Square]) -> list[str]:
    return [place_name(*square) for square in sorted(squares)]


def _edges(walls: set[Wall]) -> list[str]:
    return [name_of(wall) for wall in sorted(walls, key=sorted)]


def _markers(markers: list[tuple[str, Square]]) -> list[dict[str, Any]]:
    """Return markers as a document tells them: equal ones that follow each other as one marker of several squares."""
    found: list[dict[str, Any]] = []
    for kind, group in groupby(markers, key=lambda marker: marker[0]):
        pile: list[list[str]] = [[]]
        for _, square in group:
            name = place_name(*square)
            if name in pile[-1]:
                pile.append([])
            pile[-1].append(name)
        found += [{**_kind(kind), "at": names} for names in pile]
    return found


def _kind(kind: str) -> dict[str, Any]:
    name, plus, levels = kind.partition("+")
    special, _, terrain = kind.partition(" ")
    if plus:
        return {"kind": name, "levels": int(levels)}
    return {"kind": special, "terrain": terrain} if terrain else {"kind": kind}


def _figure(piece: Piece, fallen: bool) -> dict[str, Any]:
    left = 0 if fallen else piece.left
    life = {} if left is None else {"life": {"click": CLICKS + 1 - left, "clicks": CLICKS}}
    side = {"side": piece.side} if piece.side else {}
    return {
        "id": piece.id,
        "at": [place_name(*square) for square in piece.squares],
        "size": piece.size,
        "powers": sorted(piece.can.intersection(POWERS)),
        "abilities": sorted(piece.can.difference(POWERS)),
        "cant_use": sorted(piece.cant),
        **side,
        **life,
    }


def name_of(what: Piece | Square | Wall) -> str:
    """Return the name by which the engine is asked about it."""
    if isinstance(what, Piece):
        return what.id
    if isinstance(what, frozenset):
        one, other = sorted(what)
        return edge_name(one, other)
    return place_name(*what)
