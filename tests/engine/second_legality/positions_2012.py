"""Random positions for the edition of 2012: today's, less what that edition lacks, with what it alone has.

What is taken out: windows and doors, markers of other kinds, equipment, vehicles, the values of objects and markers.
What is put in: objects of every weight and relics, bases of 1×2 on a diagonal, captives and those who take and free
them, stacks of horde tokens, the first round with what figures did in it, free actions at either end of a turn.
"""

from __future__ import annotations

import random

from tests.engine.second_legality.positions import name, position
from tests.engine.second_legality.positions_2022 import lie_across
from tests.engine.second_legality.reading import Fields, squares

__all__ = ["position_of_2012"]

MARKERS = ("hindering", "blocking", "water", "debris", "smoke", "barrier")
KINDS = ("standard", "light", "light", "heavy", "heavy", "ultra-heavy", "immobile", "relic", "special", "special")
LIFTED = ("light", "heavy", "ultra-heavy")
ABROAD = ("vehicle", "autopilot")


def position_of_2012(seed: int) -> Fields:
    """Return the document of a seed; its question is about one of its figures."""
    return translated(position(random.Random(seed)), random.Random(f"2012: {seed}"))


def translated(made: Fields, dice: random.Random) -> Fields:
    """Return a document of today's edition as one of 2012."""
    made["ruleset"] = "heroclix-2012"
    made["map"] = {key: value for key, value in made["map"].items() if key not in ("windows", "doors")}
    made["markers"] = [{"kind": each["kind"], "at": each["at"]} for each in made["markers"] if each["kind"] in MARKERS]
    made["objects"] = [_object(dice, thing) for thing in made["objects"]]
    made["figures"] = [each for each in made["figures"] if "powers" in each]  # a pilot is nobody here
    for figure in made["figures"]:
        figure["abilities"] = [each for each in figure["abilities"] if each not in ABROAD]
        figure.pop("pilot", None)
        _of_the_year(dice, made, figure)
        if len(squares(figure.get("at"))) == 1 and dice.random() < 0.12:
            lie_across(dice, made, figure)
    _captives(dice, made)
    _copied(made)
    return made


def _object(dice: random.Random, thing: Fields) -> Fields:
    made = {key: value for key, value in thing.items() if key in ("id", "at", "held_by")}
    held = "held_by" in made
    made["kind"] = dice.choice(("light", "heavy", "ultra-heavy", "special") if held else KINDS)
    if made["kind"] == "special" and dice.random() < 0.8:
        made["weight"] = dice.choice(LIFTED if held else (*LIFTED, "immobile"))
    if made["kind"] == "relic":
        made["taken_on"] = [5, 6]
    return made


def _of_the_year(dice: random.Random, made: Fields, figure: Fields) -> None:
    """Give a figure what it did in the first round, points, abilities of that year, or a stack of tokens."""
    if dice.random() < 0.3:
        figure["points"] = dice.choice((99, 100, 120))
    figure["abilities"] += [each for each in ("indomitable", "capture") if dice.random() < 0.06]
    if dice.random() < 0.3:
        figure["game"] = {what: dice.random() < 0.3 for what in ("acted", "moved", "placed") if dice.random() < 0.6}
    elif dice.random() < 0.3 and "at" in figure:
        figure["started_at"] = figure["at"] if dice.random() < 0.6 else [name((0, 0))]
    if dice.random() < 0.05 and len(squares(figure.get("at"))) == 1:
        figure["horde"] = {"count": dice.randint(1, 3), "max": 3}
    if dice.random() < 0.2 and "turn" in made:
        made["turn"]["first_turn_done"] = [side for side in ("red", "blue") if dice.random() < 0.4]


def _copied(made: Fields) -> None:
    """Let who did something this turn have copied a team ability as well, where it is a wild card."""
    for figure in made["figures"]:
        if "this_turn" in figure and "wild-card" in figure["abilities"]:
            figure["this_turn"]["used"] = [*figure["this_turn"].get("used", []), "wild-card"]


def _captives(dice: random.Random, made: Fields) -> None:
    """Have some figures hold others captive, who are on no square."""
    for index, figure in enumerate(made["figures"]):
        if dice.random() < 0.12:
            count = dice.choice((1, 1, 2, 3))
            held = [{"id": f"c{index}{number}", "points": 40} for number in range(count)]
            others = [side for side in ("red", "blue", "green") if side != figure.get("side")]
            sides = [dice.choice(others) for _ in held]
            figure["captives"] = [each | {"side": side} for each, side in zip(held, sides, strict=True)]
            figure["abilities"] = sorted({*figure["abilities"], "capture"})
    if dice.random() < 0.3:
        home = [name(at) for figure in made["figures"][:2] for at in squares(figure.get("at"))]
        more = dice.choice(home or ["A1"])
        made["map"]["starting_areas"] = made["map"].get("starting_areas", {}) | {"red": sorted({*home, more, "A1"})}
