"""Random positions for the edition of 2022: today's, less what that edition lacks, with what it alone has.

What is taken out: markers of other kinds, and the values of objects and markers (16.8, 17.1). What is put in: objects
by weight (17.1, 25.1), equipment for its own side (25.2e), bases of 1×2 on a diagonal (24.2a), figures that have left
their starting area for good (14.1).
"""

from __future__ import annotations

import random
from itertools import product

from tests.engine.second_legality.positions import name, position
from tests.engine.second_legality.reading import Fields, squares

__all__ = ["lie_across", "position_of_2022", "translated"]

MARKERS = ("hindering", "blocking", "water", "debris", "smoke", "barrier")
SOLID = ("blocking", "barrier")
KINDS = ("standard", "light", "light", "heavy", "heavy", "special", "special", "equipment")
DIAGONALS = tuple(product((-1, 1), (-1, 1)))


def position_of_2022(seed: int) -> Fields:
    """Return the document of a seed; its question is about one of its figures."""
    return translated(position(random.Random(seed)), random.Random(f"2022: {seed}"))


def translated(made: Fields, dice: random.Random) -> Fields:
    """Return a document of today's edition as one of 2022."""
    made["ruleset"] = "heroclix-2022"
    made["markers"] = [_plain(marker) for marker in made["markers"] if marker["kind"] in MARKERS]
    made["objects"] = [_object(dice, thing) for thing in made["objects"]]
    for figure in made["figures"]:
        if "side" in figure and dice.random() < 0.25:
            figure["game"] = {"left_area": dice.random() < 0.5}
        if len(squares(figure.get("at"))) == 1 and dice.random() < 0.12:
            lie_across(dice, made, figure)
    if dice.random() < 0.15:
        _underfoot(dice, made)
    elif dice.random() < 0.05:
        _rubble(dice, made)
    _noted(random.Random(repr(made)), made)  # dice of its own, which leave the rest of the board as it is
    return made


def _noted(dice: random.Random, made: Fields) -> None:
    """Tell of some figures what they did in the game, and put some equipment onto a card: neither decides here."""
    for figure in made["figures"]:
        if dice.random() < 0.15:
            figure["game"] = {**figure.get("game", {}), dice.choice(("acted", "moved", "placed")): dice.random() < 0.5}
    bearers = [figure["id"] for figure in made["figures"] if "at" in figure and "life" not in figure]
    for thing in made["objects"]:
        if thing["kind"] == "equipment" and bearers and dice.random() < 0.15:
            for place in ("at", "held_by"):
                thing.pop(place, None)
            thing["equipped_by"] = bearers.pop(dice.randrange(len(bearers)))


def _plain(marker: Fields) -> Fields:
    """Return a marker without the values and keyphrases of today's."""
    return {"kind": marker["kind"], "at": marker["at"]}


def _object(dice: random.Random, thing: Fields) -> Fields:
    made = {key: value for key, value in thing.items() if key in ("id", "at", "held_by", "abilities")}
    made["kind"] = dice.choice(KINDS)
    if made["kind"] == "special" and dice.random() < 0.7:
        made["weight"] = dice.choice(("light", "heavy"))
    if made["kind"] == "equipment" and dice.random() < 0.7:
        made["abilities"] = [*made.get("abilities", []), dice.choice(("equip:friendly", "equip:any"))]
    if dice.random() < 0.7:
        made["side"] = dice.choice(("red", "blue"))
    return made


def _underfoot(dice: random.Random, made: Fields) -> None:
    """Lay the things on the map into the square of the figure asked about, or beside it (16.9, 17.4, 25.2e)."""
    standing = squares(made["figures"][0].get("at"))
    for thing in made["objects"]:
        if standing and "at" in thing and dice.random() < 0.7:
            thing["at"] = name(dice.choice(standing))


def _rubble(dice: random.Random, made: Fields) -> None:
    """Leave Telekinesis nothing to lift but the debris that lies about (16.8b)."""
    first = made["figures"][0]
    first["powers"] = sorted({*first["powers"], "telekinesis"})
    first["abilities"] = sorted({*first["abilities"], "immobile"})
    for other in made["figures"][1:]:
        other["side"] = "green"
    made["objects"] = []
    made["markers"] = [each if each["kind"] in SOLID else {**each, "kind": "debris"} for each in made["markers"]]
    made["markers"] += [{"kind": "debris", "at": [name(at)]} for at in squares(first.get("at"))[:1]]


def lie_across(dice: random.Random, made: Fields, figure: Fields) -> None:
    """Give a figure a base of 1×2 on a diagonal, where there is room for it."""
    ((column, row),) = squares(figure["at"])
    right, down = dice.choice(DIAGONALS)
    end = (column + right, row + down)
    columns, rows = made["map"]["size"]
    lies = [(column, row), end]
    if not (0 <= end[0] < columns and 0 <= end[1] < rows) or end in _taken(made) or _shut(made, lies):
        return
    levels = {at: level for level, names in made["map"].get("elevated", {}).items() for at in squares(names)}
    if len({levels.get(at, "1") for at in lies}) == 1:
        figure["at"] = [name(at) for at in lies]


def _shut(made: Fields, lies: list[tuple[int, int]]) -> bool:
    """Return whether both sides of the corner are shut, or another base lies across it (24.2a, 6.3b)."""
    (a, b), (c, d) = lies
    beside = [(a, d), (c, b)]
    walls = [each for kind in ("walls", "windows", "doors") for each in made["map"].get(kind, [])]
    edges = [set(squares(wall.split("/"))) for wall in walls]
    solid = _solid(made)
    open_sides = [
        side for side in beside if side not in solid and not any({side, end} == wall for end in lies for wall in edges)
    ]
    across = any(set(squares(other.get("at"))) == set(beside) for other in made["figures"])
    return not open_sides or across


def _solid(made: Fields) -> set[tuple[int, int]]:
    markers = [at for each in made["markers"] if each["kind"] in SOLID for at in squares(each["at"])]
    return {*squares(made["map"]["blocking"]), *markers}


def _taken(made: Fields) -> set[tuple[int, int]]:
    return _solid(made) | {at for other in made["figures"] for at in squares(other.get("at"))}
