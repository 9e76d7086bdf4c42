"""Position documents made at random for the two judges of legality: a crowded little board with everything on it.

Whatever draws the numbers will do: seeded dice, or hypothesis.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from tests.engine.second_legality.reading import Fields, squares
from tests.engine.second_legality.themes import themed

Square = tuple[int, int]
ACTIVE = (
    *("flurry", "phasing-teleport", "charge", "mind-control", "force-blast", "sidestep", "hypersonic-speed"),
    *("running-shot", "energy-explosion", "pulse-wave", "quake", "smoke-cloud", "poison", "telekinesis", "barrier"),
    *("regeneration", "support", "perplex", "outwit"),
)
PASSIVE = (
    *("leap-climb", "earthbound-neutralized", "plasticity", "stealth", "blades-claws-fangs", "super-strength"),
    *("incapacitate", "penetrating-psychic-blast", "precision-strike", "steal-energy", "super-senses", "toughness"),
    *("defend", "combat-reflexes", "energy-shield-deflection", "mastermind", "willpower", "invincible", "impervious"),
    *("invulnerability", "ranged-combat-expert", "battle-fury", "exploit-weakness", "enhancement"),
    *("probability-control", "shape-change", "close-combat-expert", "empower", "leadership"),
)
TELLING = ("stealth", "earthbound-neutralized", "battle-fury", "super-strength", "telekinesis", "quake", "leadership")
AIMING = ("elevated", "hindering", "blocking", "destroy-blocking", "characters", "adjacent")
MOVING = ("elevated", "blocking", "outdoor-blocking", "destroy-blocking", "characters", "move-through")
ABILITIES = (
    *(f"improved-targeting:{kind}" for kind in AIMING),
    *(f"improved-movement:{kind}" for kind in MOVING),
    *("flight", "autonomous", "swim", "immobile", "immune", "great-size", "giant-reach:2", "giant-reach:4"),
    *("passenger:0", "passenger:1", "passenger:2", "tiny-size", "knockback", "colossal-stamina", "wild-card"),
)
GUARDS = (*ACTIVE, "close", "range", "close-terrain-action", "range-terrain-action", "incapacitate")
PILOT = "ace"
BASES = ((1, 1),) * 14 + ((2, 1), (1, 2), (2, 2))
MARKERS = ("hindering", "blocking", "elevated", "water", "debris", "smoke", "barrier", "special")
TYPES = tuple(f"{kind}-actions" for kind in ("move", "close", "range", "power", "free", "costed"))
TIGHT = ((1, 1), (1, 2), (2, 2), (1, 3), (3, 2))
INHERENT = ("move", "close", "range", "carry", "object-pick-up", "range-destroy-action", "close-terrain-action")


def name(at: Square) -> str:
    """Return the name of a square."""
    return f"{chr(65 + at[0])}{at[1] + 1}"


def position_of(seed: int) -> Fields:
    """Return the document of a seed; its question is about one of its figures."""
    return position(random.Random(seed))


def position(dice: random.Random) -> Fields:
    """Return a document made with some dice."""
    columns, rows = (dice.randint(3, 13), dice.randint(3, 13)) if dice.random() < 0.86 else dice.choice(TIGHT)
    everywhere = list(product(range(columns), range(rows)))
    printed = _map(dice, everywhere, columns, rows)
    centre = dice.choice(everywhere)
    near = [at for at in everywhere if max(abs(at[0] - centre[0]), abs(at[1] - centre[1])) <= 3]
    shut = set(squares(printed["blocking"]))
    markers = [_marker(dice, near, shut) for _ in range(dice.choice((0, 0, 1, 3, 5)))]
    solid = shut | {at for each in markers if _solid(each) for at in squares(each["at"])}
    figures = _figures(dice, near, everywhere, solid)
    themed(dice, printed, figures)
    _crewed(dice, figures)
    free = [at for at in near if at not in solid] or [at for at in everywhere if at not in solid]
    hands = [figure["id"] for figure in figures if "at" in figure and "life" not in figure]
    objects = [_object(dice, index, free, hands) for index in range(dice.choice((0, 0, 1, 2, 3)) if free else 0)]
    aboard = [{"id": PILOT}] if any("pilot" in figure for figure in figures) else []
    made = {"ruleset": "heroclix-modern", "map": printed, "markers": markers, "objects": objects}
    made["figures"] = [*figures, *aboard]
    if dice.random() < 0.7:
        made["turn"] = _turn(dice, printed, figures, everywhere)
    made["ask"] = {"type": "legal_actions", "figure": figures[0]["id"]}
    return made


def _some(dice: random.Random, among: Any, share: float) -> list[Any]:
    return [each for each in among if dice.random() < share]


def _map(dice: random.Random, everywhere: list[Square], columns: int, rows: int) -> Fields:
    kinds = {at: dice.random() for at in everywhere}
    bush, rock, pond = dice.choice((0, 0.1, 0.3)), dice.choice((0, 0.05, 0.15, 0.3)), dice.choice((0, 0, 0.1))
    printed: Fields = {
        "size": [columns, rows],
        "setting": dice.choice(("outdoor", "outdoor", "indoor", "mixed")),
        "hindering": [name(at) for at, part in kinds.items() if part < bush],
        "blocking": [name(at) for at, part in kinds.items() if bush <= part < bush + rock],
        "water": [name(at) for at, part in kinds.items() if bush + rock <= part < bush + rock + pond],
    }
    if printed["setting"] == "mixed":
        printed["indoor"] = [name(at) for at in _some(dice, everywhere, 0.5)]
    borders = [(at, on) for at in everywhere for on in ((at[0] + 1, at[1]), (at[0], at[1] + 1)) if on in everywhere]
    if dice.random() < 0.4:
        raised = {at: dice.choice((2, 2, 3)) for at in _some(dice, everywhere, dice.choice((0.15, 0.5)))}
        printed["elevated"] = {
            str(level): [name(at) for at in raised if raised[at] == level] for level in {*raised.values()}
        }
        stairs = [edge for edge in borders if raised.get(edge[0], 1) != raised.get(edge[1], 1)]
        printed["transitions"] = [_edge(edge) for edge in _some(dice, stairs, 0.4)]
    density = dice.choice((0, 0, 0.08, 0.2))
    for kind, share in (("walls", density), ("windows", density / 4), ("doors", density / 4)):
        printed[kind] = [_edge(edge) for edge in _some(dice, borders, share)]
    return printed


def _edge(edge: tuple[Square, Square]) -> str:
    return "/".join(map(name, edge))


def _solid(marker: Fields) -> bool:
    return marker["kind"] in ("blocking", "barrier") or marker.get("terrain") == "blocking"


def _marker(dice: random.Random, near: list[Square], shut: set[Square]) -> Fields:
    kind = dice.choice(MARKERS)
    column, row = dice.choice(near)
    wide, high = dice.choice(((1, 1), (1, 1), (2, 1), (1, 2), (2, 2)))
    block = [(column + c, row + r) for c in range(wide) for r in range(high)]
    block = [at for at in block if at in near and (kind == "debris" or at not in shut)]
    if not block:
        return {"kind": "debris", "at": [name((column, row))]}
    made: Fields = {"kind": kind, "at": [name(at) for at in block]}
    if kind == "special":
        made |= dice.choice(({}, {"terrain": dice.choice(("hindering", "blocking", "water", "clear"))}))
    if kind == "elevated":
        made["levels"] = dice.choice((1, 1, 2))
    if dice.random() < 0.2:
        made["abilities"] = [dice.choice(("indestructible", "immobile"))]
    if dice.random() < 0.2:
        made["values"] = {dice.choice(("range", "destroy", "reach")): dice.randint(0, 6)}
    return made


def _object(dice: random.Random, index: int, free: list[Square], hands: list[str]) -> Fields:
    kind = dice.choice(("standard", "standard", "light", "heavy", "special", "equipment"))
    made: Fields = {"id": f"o{index}", "kind": kind}
    if hands and dice.random() < 0.3:  # only one thing is held at a time (17.7)
        made["held_by"] = hands.pop(dice.randrange(len(hands)))
    else:
        made["at"] = name(dice.choice(free))
    if dice.random() < 0.15 and "at" in made:
        made["abilities"] = [dice.choice(("indestructible", "immobile"))]
    if dice.random() < 0.3:
        made["values"] = {dice.choice(("range", "destroy", "reach")): dice.randint(0, 6)}
    return made


def _figures(dice: random.Random, near: list[Square], everywhere: list[Square], solid: set[Square]) -> list[Fields]:
    taken = set(solid)
    made: list[Fields] = []
    for index in range(dice.randint(2, 8)):
        column, row = dice.choice(near if dice.random() < 0.75 else everywhere)
        wide, high = dice.choice(BASES)
        base = [(column + c, row + r) for c in range(wide) for r in range(high)]
        fits = all(at in everywhere and at not in taken for at in base)
        if not fits and index:
            continue
        figure = _figure(dice, index)
        if fits and dice.random() > 0.02:
            figure["at"] = [name(at) for at in base]
            taken |= set(base)
            if dice.random() < 0.2:
                figure["started_at"] = [name(at) for at in base] if dice.random() < 0.6 else name(dice.choice(near))
        made.append(figure)
    return made


def _crewed(dice: random.Random, figures: list[Fields]) -> None:
    """Put another character onto the card of a vehicle, as its pilot, or friends around one without (24.4)."""
    vehicles = [one for one in figures if "vehicle" in one["abilities"] and "at" in one]
    others = [one for one in figures if one not in vehicles]
    if not vehicles or not others:
        return
    if dice.random() < 0.5:
        vehicles[0]["pilot"] = others[-1]["id"]
        others[-1].pop("at", None)
        return
    vehicles[0].pop("pilot", None)
    for one in figures:
        one.update({"side": "red", "size": "standard"} if dice.random() < 0.8 else {})


def _figure(dice: random.Random, index: int) -> Fields:
    asked = index == 0
    made: Fields = {
        "id": f"f{index}",
        "size": dice.choice(("tiny", "standard", "standard", "standard", "giant", "colossal")),
        "powers": _some(dice, ACTIVE, 0.4 if asked else 0.05) + _some(dice, PASSIVE, 0.06) + _some(dice, TELLING, 0.06),
        "abilities": _some(dice, ABILITIES, 0.05),
        "tokens": dice.choice((0, 0, 0, 0, 1, 2)),
        "points": dice.choice((0, 25, 50, 75)),
    }
    if dice.random() < 0.95:
        made["side"] = dice.choice(("red", "red", "blue")) if asked else dice.choice(("red", "blue", "blue", "green"))
    if dice.random() < 0.3:
        made["abilities"] += [f"safeguard:{effect}" for effect in _some(dice, GUARDS, 0.15)]
    if dice.random() < 0.9:
        made["values"] = {
            **{value: dice.randint(0, 6) for value in ("speed", "range")},
            **({"damage": dice.randint(0, 5)} if dice.random() < 0.9 else {}),
            "attack": 10,
            "defense": 17,
            "targets": dice.randint(1, 3),
        }
    if "improved-movement:destroy-blocking" in made["abilities"]:  # ways with all they may destroy are many
        made["values"] = {**made.get("values", {}), "speed": dice.randint(0, 3)}
    if dice.random() < 0.25:
        among = sorted({*made["powers"], *made["abilities"], *INHERENT, "great-size", "immune", "giant-reach:2"})
        made["cant_use"] = _some(dice, among, 0.15)
    if dice.random() < 0.25:
        made["modifiers"] = [_modifier(dice) for _ in range(dice.randint(1, 4))]
    _beyond(dice, made)
    if dice.random() < 0.1:
        made["life"] = {"click": dice.randint(1, 8), "clicks": 7, "countdown": dice.choice(([], [2, 3, 4]))}
        made["life"] |= {"kos": [6]} if made["life"]["click"] % 2 == 0 else {}
    return made | _turn_of(dice, made)


def _beyond(dice: random.Random, made: Fields) -> None:
    """Give a figure special powers, a vehicle's symbol, or something that it has lost."""
    if dice.random() < 0.2:
        made["special"] = [_special(dice, made, number) for number in range(dice.randint(1, 2))]
    if dice.random() < 0.04:
        made["abilities"] += ["vehicle", *_some(dice, ("autopilot",), 0.5)]
        made |= {"pilot": PILOT} if dice.random() < 0.5 else {}
    if dice.random() < 0.1:
        made["lost"] = _some(dice, [*made["powers"], *made["abilities"], "plan 0"], 0.3)
    _of_cards(random.Random(repr(made)), made)  # dice of its own, which leave the rest of the board as it is


def _of_cards(dice: random.Random, made: Fields) -> None:
    """Give a figure what cards do to its actions: types that it can't be given, another action total (7.3a, 7.9)."""
    if dice.random() < 0.08:
        made["cant_use"] = [*made.get("cant_use", []), dice.choice(TYPES)]
    if dice.random() < 0.08 and "special" in made:
        made["special"][0]["effects"].append({"action_total": dice.choice((-1, 1, 2))})


def _special(dice: random.Random, made: Fields, number: int) -> Fields:
    """Return a special power or trait of a figure; some of them are taken, lost or used up."""
    name = f"Plan {number}"
    effects: list[Fields] = [{"grants": what} for what in _some(dice, (*ACTIVE, *TELLING, *ABILITIES[:-1]), 0.1)]
    value, when = (
        dice.choice(("speed", "damage", "range")),
        dice.choice(("always", "attacking-close", "attacking-range")),
    )
    effects.append({"modify": value, "add": dice.randint(-2, 2), "when": when})
    if dice.random() < 0.3:
        effects.append({"modify": value, "add": 1, "lent": "adjacent-friends"})
    effects += [{"safeguard": effect} for effect in _some(dice, GUARDS, 0.05)]
    effects += [{"protected": effect} for effect in _some(dice, ("outwit", "pulse-wave"), 0.2)]
    effects += [{"grants": "stop"}] if dice.random() < 0.05 else []
    if dice.random() < 0.2:
        effects.append({"limit": dice.choice(("once-per-turn", "once-per-game"))})
        made["used_this_game"] = [name.lower()]
    if dice.random() < 0.15:
        made["cant_use"] = [*made.get("cant_use", []), name]
    return {"name": name, "kind": dice.choice(("trait", "special-power", "equipment")), "effects": effects}


def _turn_of(dice: random.Random, made: Fields) -> Fields:
    """Return what a figure did this turn."""
    found: Fields = {"acted": True} if dice.random() < 0.07 else {}
    if dice.random() < 0.2:
        done = {what: dice.random() < 0.2 for what in ("moved", "placed", "carried")}
        found["this_turn"] = {**done, "used": _some(dice, made["powers"], 0.3)}
        if made["id"] != "f0":
            found["this_turn"]["untargetable_by"] = _some(dice, ("f0",), 0.2)
    return found | ({"bystander": True} if dice.random() < 0.05 else {})


def _modifier(dice: random.Random) -> Fields:
    made: Fields = {"value": dice.choice(("speed", "damage", "range")), "add": dice.randint(-3, 3), "from": "a card"}
    return made | ({"unique": dice.choice(("one", "other"))} if dice.random() < 0.4 else {})


def _turn(dice: random.Random, printed: Fields, figures: list[Fields], everywhere: list[Square]) -> Fields:
    mine = figures[0].get("side")
    turn: Fields = {"phase": dice.choice(("action",) * 24 + ("beginning", "end", "clear"))}
    turn["actions_used"] = dice.choice((0, 0, 0, 1, 1, 2, 2, 3, 4))
    turn["build_total"] = dice.choice((100, 250, 300, 300, 400, 1500))
    if mine and dice.random() < 0.8:
        turn["active"] = mine if dice.random() < 0.93 else "blue"
    if dice.random() < 0.3:
        turn["first_turn_done"] = _some(dice, ("red", "blue", "green"), 0.6)
        printed["starting_areas"] = {
            side: [name(at) for at in _some(dice, everywhere, 0.3)] or ["A1"] for side in ("red", "blue")
        }
    return turn
