"""What random games of 2012 have of their own: cards, objects, commands and scenes (captura, reliquias, hordas)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.heroclix.game import (
    Attack,
    Choose,
    ConfirmDamage,
    Correct,
    Count,
    Damage,
    Event,
    GameState,
    Move,
    Place,
    Token,
    Use,
    open_questions,
)
from engine.heroclix.game.decide.fight.captives import rooms
from engine.heroclix.game.events import (
    ActionGiven,
    CaptiveFreed,
    CaptiveReleased,
    Captured,
    Chosen,
    EffectBegan,
    Exerted,
    RelicTried,
    StackJoined,
    StackLeft,
    TokenDefeated,
)
from engine.heroclix.ruleset import Ruleset
from tests.engine.game.random_scene import Scene

__all__ = ["OWN", "SCENES_2012", "has_captives", "horde_card", "of_its_own", "older_card", "older_objects", "room_of"]

HIT = (5, 4)
# What a long run of 2012 has to have brought about
OWN = (
    "captured", "freed", "released", "set down", "hold rolled for", "hold broken", "relic taken", "relic stays",
    "stack joined", "stack left", "token defeated", "pushed", "pushing ignored", "willpower asked",
    "indomitable asked", "double power action", "epic action",
)  # fmt: skip


def has_captives(rules: Ruleset) -> bool:
    """Return whether an edition knows captives, and with them the rest of this file."""
    return "captives" not in rules.vocabulary.lacks


def older_card(card: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return a card that now and then captures, or may ignore pushing."""
    more = [one for one in ("capture", "indomitable") if chance.random() < 0.15]
    return {**card, "abilities": [*card["abilities"], *more]}


def horde_card(chance: random.Random) -> dict[str, Any]:
    """Return a horde token, alone or stacked."""
    values = {"speed": 5, "attack": 8, "defense": 14, "damage": 1}
    horde = {"count": chance.randint(1, 2), "max": 4}
    return {"name": "Mob", "points": 15, "values": values, "horde": horde, "base": (1, 1)}


def older_objects(names: list[str]) -> list[dict[str, Any]]:
    """Return objects of the weights that 2012 alone has, and a relic."""
    return [
        {"id": "safe", "kind": "immobile", "at": names.pop()},
        {"id": "truck", "kind": "ultra-heavy", "at": names.pop()},
        {"id": "orb", "kind": "relic", "at": names.pop(), "taken_on": [4, 5, 6]},
    ]


def room_of(state: GameState, number: int, chance: random.Random) -> str:
    """Return a square where the captive of an open question may be set down."""
    query = next(one for one in state.queries if one.number == number)
    return chance.choice(rooms(state, query))


def of_its_own(events: Sequence[Event]) -> Counter[str]:
    """Return what of 2012 alone these events brought about."""
    found: Counter[str] = Counter()
    for event in events:
        told = TOLD.get(type(event))
        if told is not None:
            found.update(told(event))
    return found


def _chosen(event: Chosen) -> list[str]:
    power = event.choice.partition(":")[0]
    if power == "put-down":
        return ["set down"]
    if power == "outwit-capture":
        rolled = isinstance(event.value, (list, tuple))
        return ["hold rolled for"] if rolled else []
    return [f"{power} asked"] if power in ("willpower", "indomitable") else []


def _given(event: ActionGiven) -> list[str]:
    return ["double power action"] * (event.tokens > 1) + ["epic action"] * event.epic


def _exerted(event: Exerted) -> list[str]:
    return ["pushing ignored" if event.ignored_by else "pushed"] if event.power == "pushing" else []


TOLD: Mapping[type, Callable[[Any], list[str]]] = {
    Captured: lambda _: ["captured"],
    CaptiveFreed: lambda _: ["freed"],
    CaptiveReleased: lambda _: ["released"],
    RelicTried: lambda event: ["relic taken" if event.success else "relic stays"],
    StackJoined: lambda _: ["stack joined"],
    StackLeft: lambda _: ["stack left"],
    TokenDefeated: lambda _: ["token defeated"],
    Chosen: _chosen,
    ActionGiven: _given,
    Exerted: _exerted,
    EffectBegan: lambda event: ["hold broken"] if event.what == "capture" and event.kind == "cant-use" else [],
}


def _ask(at: Scene, value: Any = None) -> None:
    """Answer the first open question that is no reroll."""
    at.without_rerolls()
    one = open_questions(at.state)[0]
    given = room_of(at.state, one.attack, at.chance) if one.kind == "square" else value
    at.do(Choose(one.attack, one.choice, given, **at.who_of(one.side)))


def _taken(at: Scene, **more: Any) -> tuple[str, str]:
    """Let Cato capture Dario; return their ids."""
    at.lay(starting_areas={at.mine: ["A1:H1"], at.theirs: ["A8:H8"]}, **more)
    cato = at.add("Cato", "C2", abilities=["capture"])
    dario = at.add("Dario", "C3", foe=True, points=70)
    at.do(Attack(cato, [dario], "close", action="capture", roll=HIT, **at.who()))
    at.without_rerolls()
    assert at.state.by_id(dario).captor == cato
    at.fresh()
    for field, value in (("acted", False), ("tokens", 0)):
        at.do(Correct(cato, field, value, **at.who()))
    return cato, dario


def _rescued(at: Scene) -> None:
    """A friend of the active side is rescued from its captor, and set down."""
    at.lay()
    cato = at.add("Cato", "C2", abilities=["capture"], foe=True)
    dario, fina = at.add("Dario", "C3"), at.add("Fina", "C5")
    at.do(Correct(None, "active", at.theirs, **at.who()))
    at.do(Attack(cato, [dario], "close", action="capture", roll=HIT, **at.who(cato)))
    at.without_rerolls()
    at.do(Correct(None, "active", at.mine, **at.who()))
    at.fresh()
    at.refuse(Attack(dario, [cato], "close", **at.who()), "game-refused-captive")
    at.do(Attack(fina, [cato], "range", action="rescue-captive", roll=HIT, **at.who()))
    at.refuse(Move(fina, "C6", **at.who()), "game-refused-query-waits")
    _ask(at)
    assert at.state.by_id(dario).squares


def _released(at: Scene) -> None:
    """Not outside the starting area; within it the captive is defeated, and scores twice."""
    cato, dario = _taken(at)
    at.refuse(Use(cato, "release-captive", target=dario, **at.who()), "legal-not-in-its-starting-area")
    at.do(Place(cato, "C1", **at.who()))
    at.do(Use(cato, "release-captive", target=dario, **at.who()))
    assert at.state.by_id(dario).ko


def _captor_defeated(at: Scene) -> None:
    """Whom it held is set down by the active player."""
    cato, dario = _taken(at)
    at.do(Damage(cato, 6, **at.who()))
    _ask(at)
    assert at.state.by_id(dario).squares


def _hold_broken(at: Scene) -> None:
    """Outwit counters the ability of taking captives on doubles alone."""
    at.lay()
    cato = at.add("Cato", "C2", abilities=["capture"], foe=True)
    dario, fina = at.add("Dario", "C3"), at.add("Fina", "A4", "outwit")
    at.do(Correct(None, "active", at.theirs, **at.who()))
    at.do(Attack(cato, [dario], "close", action="capture", roll=HIT, **at.who(cato)))
    at.without_rerolls()
    at.do(Correct(None, "active", at.mine, **at.who()))
    at.do(Use(fina, "outwit", target=cato, value="capture", **at.who()))
    first = at.chance.randint(1, 6)
    double = at.chance.random() < 0.5
    _ask(at, [first, first if double else first % 6 + 1])
    if double:
        _ask(at)
    assert (at.state.by_id(dario).captor == "") == double


def _relic(at: Scene) -> None:
    """Rolled for once: taken or not, never again."""
    at.lay(objects=[{"id": "egg", "kind": "relic", "at": "C2", "taken_on": [4, 5, 6]}])
    cato = at.add("Cato", "C2")
    at.do(Use(cato, "relic", target="egg", roll=at.chance.randint(1, 6), **at.who()))
    for field, value in (("acted", False), ("tokens", 0)):
        at.do(Correct(cato, field, value, **at.who()))
    at.fresh()
    lies = at.state.things[0].square is not None
    at.refuse(Use(cato, "relic", target="egg", **at.who()), "legal-relic-tried" if lies else "legal-no-relic")


def _stacks(at: Scene) -> None:
    """One token leaves its stack, another joins, damage takes one."""
    at.lay()
    horde: dict[str, Any] = {"horde": {"count": 3, "max": 4}, "dial": [], "values": {"speed": 6}}
    mob = at.add("Mob", "C2", **horde)
    at.do(Move(mob, "C4", leaves=True, **at.who()))
    token = at.state.figures[-1].id
    at.refuse(Move(token, "C6", leaves=True, **at.who()), "game-refused-no-stack")
    at.fresh()
    at.do(Correct(token, "acted", False, **at.who()))
    at.do(Move(token, "C2", **at.who()))
    assert at.state.by_id(mob).stack == 3
    at.do(Damage(mob, 2, **at.who()))


def _kinds(at: Scene) -> None:
    """A double power action gives two tokens and pushes; an epic one belongs to an epic battle."""
    at.lay()
    plan = [{"name": "Grand Plan", "kind": "trait"}]
    cato, fina = at.add("Cato", "C2", special=plan), at.add("Fina", "D2", special=plan)
    at.do(Use(cato, "Grand Plan", given="double", **at.who()))
    assert at.state.by_id(cato).tokens == 2
    at.do(Correct(None, "build_total", 300, **at.who()))
    at.refuse(Use(fina, "Grand Plan", given="epic", **at.who()), "legal-no-epic-battle")
    at.do(Correct(None, "build_total", 400, **at.who()))
    at.do(Use(fina, "Grand Plan", given="epic", **at.who()))


def _pushing(at: Scene) -> None:
    """Willpower, or Indomitable, is asked on the second token."""
    at.lay()
    power = at.chance.choice(("willpower", "indomitable"))
    able = {"abilities": ["indomitable"]} if power == "indomitable" else {}
    cato = at.add("Cato", "C2", *(("willpower",) if power == "willpower" else ()), **able)
    at.do(Token(cato, 1, **at.who()))
    at.do(Move(cato, "C4", **at.who()))
    answer = at.chance.choice(("use", "decline"))
    _ask(at, answer)
    assert at.state.by_id(cato).click == (1 if answer == "use" else 2)


def _team_reroll(at: Scene) -> None:
    """Whoever uses its team's reroll is given a token for it."""
    at.lay()
    cato, fina = at.add("Cato", "C2", keywords=["Guild"]), at.add("Fina", "A2", keywords=["Guild"])
    dario = at.add("Dario", "C3", foe=True)
    at.do(Count("TTPC", 1, side=at.mine, **at.who()))
    at.do(Attack(cato, [dario], "close", roll=(1, 2), **at.who()))
    name = f"probability-control:{fina}"
    asked = next((one for one in open_questions(at.state) if one.choice == name), None)
    if asked is None:
        return
    at.do(Choose(asked.attack, name, [3, 4], **at.who()))
    while questions := [one for one in open_questions(at.state) if one.kind != "parts"]:
        at.do(Choose(questions[0].attack, questions[0].choice, "decline", **at.who_of(questions[0].side)))
    if at.state.pending:
        at.do(ConfirmDamage(at.state.pending[0].attack, **at.who()))
    assert at.state.by_id(fina).tokens == 1


SCENES_2012: tuple[Callable[[Scene], None], ...] = (
    *(_rescued, _released, _captor_defeated, _hold_broken, _relic, _stacks, _kinds, _pushing, _team_reroll),
)
