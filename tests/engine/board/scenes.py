"""Boards made at random for the two judges of lines of fire, and how the engine is asked about them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import product
from typing import Any

from engine.grid import edge_name, place_name
from tests.engine.board.slow_judge import Piece, Scene, Square, Wall

ABILITIES = (
    "improved-targeting:elevated",
    "improved-targeting:hindering",
    "improved-targeting:blocking",
    "improved-targeting:characters",
    "earthbound-neutralized",
    "great-size",
)
FAVOURITES = ("improved-targeting:destroy-blocking", "stealth")
MARKERS = ("smoke", "debris", "barrier", "elevated")
POWERS = ("stealth", "earthbound-neutralized")


@dataclass
class Query:
    """One question about a scene."""

    scene: Scene
    source: Piece | Square
    target: Piece | Square | Wall
    purpose: str


def scene_of(seed: int) -> tuple[random.Random, Scene]:
    """Return a random scene and the dice it was made with; odd seeds have elevated terrain."""
    dice = random.Random(seed)
    scene = Scene(dice.randint(2, 9), dice.randint(1, 8))
    everywhere = list(product(range(scene.columns), range(scene.rows)))
    some = lambda share: {square for square in everywhere if dice.random() < share}  # noqa: E731 - a name for a dice roll
    scene.hindering, scene.blocking = some(dice.choice((0, 0.1, 0.4))), some(dice.choice((0, 0, 0.06, 0.15)))
    scene.indoor = dice.choice((set(), some(0.5), set(everywhere)))
    if seed % 2:
        scene.levels = {square: dice.choice((2, 2, 3)) for square in some(dice.choice((0.1, 0.4, 0.8)))}
    edges = [
        frozenset((a, b)) for a in everywhere for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in set(everywhere)
    ]
    density = dice.choice((0, 0, 0.05, 0.12))
    scene.walls = {edge for edge in edges if dice.random() < density}
    scene.windows = {edge for edge in edges if dice.random() < density / 4}
    scene.doors = {edge for edge in edges if dice.random() < density / 4}
    _lay_markers(dice, scene, everywhere)
    _place_figures(dice, scene, everywhere)
    scene.active = dice.choice((None, "red", "blue"))
    return dice, scene


def _lay_markers(dice: random.Random, scene: Scene, everywhere: list[Square]) -> None:
    for _ in range(dice.choice((0, 0, 2, 6))):
        scene.markers.append((dice.choice(MARKERS), dice.choice(everywhere)))


def _place_figures(dice: random.Random, scene: Scene, everywhere: list[Square]) -> None:
    for index in range(dice.randint(0, 8)):
        wide, high = dice.choice(((1, 1),) * 8 + ((2, 1), (2, 2)))
        column, row = dice.choice(everywhere)
        base = [(column + c, row + r) for r in range(high) for c in range(wide)]
        taken = {square for piece in scene.figures for square in piece.squares}
        if any(at not in everywhere or at in taken or scene.kind(at) == "blocking" for at in base):
            continue
        size = dice.choice(("tiny", "standard", "standard", "standard", "giant", "colossal"))
        can = {what for what in ABILITIES if dice.random() < 0.1} | {w for w in FAVOURITES if dice.random() < 0.4}
        scene.figures.append(Piece(f"f{index}", dice.choice(("red", "blue")), base, size, can))


def queries(seed: int, count: int) -> list[Query]:
    """Return questions about the scene of a seed."""
    dice, scene = scene_of(seed)
    everywhere = list(product(range(scene.columns), range(scene.rows)))
    walls = sorted(scene.walls | scene.doors, key=sorted)
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
    scene = query.scene
    levels: dict[int, list[str]] = {}
    for square, level in scene.levels.items():
        levels.setdefault(level, []).append(place_name(*square))
    turn = {} if scene.active is None else {"turn": {"active": scene.active}}
    return {
        "ruleset": "heroclix-modern",
        "map": {
            "size": [scene.columns, scene.rows],
            "setting": "mixed",
            "indoor": _places(scene.indoor),
            "hindering": _places(scene.hindering),
            "blocking": _places(scene.blocking),
            "elevated": levels,
            "walls": _edges(scene.walls),
            "windows": _edges(scene.windows),
            "doors": _edges(scene.doors),
        },
        "markers": [{"kind": kind, "at": place_name(*square)} for kind, square in scene.markers],
        "figures": [_figure(piece) for piece in scene.figures],
        **turn,
        "ask": {
            "type": "line_of_fire",
            "from": name_of(query.source),
            "to": name_of(query.target),
            "for": query.purpose,
        },
    }


def _places(squares: set[Square]) -> list[str]:
    return [place_name(*square) for square in sorted(squares)]


def _edges(walls: set[Wall]) -> list[str]:
    return [name_of(wall) for wall in sorted(walls, key=sorted)]


def _figure(piece: Piece) -> dict[str, Any]:
    return {
        "id": piece.id,
        "side": piece.side,
        "at": [place_name(*square) for square in piece.squares],
        "size": piece.size,
        "powers": sorted(piece.can.intersection(POWERS)),
        "abilities": sorted(piece.can.difference(POWERS)),
    }


def name_of(what: Piece | Square | Wall) -> str:
    """Return the name by which the engine is asked about it."""
    if isinstance(what, Piece):
        return what.id
    if isinstance(what, frozenset):
        one, other = sorted(what)
        return edge_name(one, other)
    return place_name(*what)
