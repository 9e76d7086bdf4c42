"""Short scenes laid in the middle of a random game, for what hardly ever comes about by chance.

Everybody leaves the map, a plain one is laid out, and a few figures are put on it; what they then do is held to every
law of the game, and what has to be refused must be refused for the reason that is named. Then the game goes on as if
nothing had happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.fight.actions.turn import action_total
from engine.heroclix.game import (
    AddFigure,
    Attack,
    BeginEffect,
    ChangeKeyword,
    Choose,
    ChooseExtreme,
    ConfirmDamage,
    Correct,
    Damage,
    DiscardCard,
    DrawCard,
    EndTurn,
    EnterScore,
    GiveClue,
    Heal,
    Move,
    RemoveFigure,
    ToSideline,
    Use,
    UseCard,
)
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.vocabulary import knows
from tests.engine.game.naive_choices import owner
from tests.engine.game.random_forces import bystander_card
from tests.engine.game.random_older import SCENES_2012, has_captives
from tests.engine.game.random_scene import Scene

__all__ = ["SCENES", "scenes_of"]

EVEN = 0.5
MOST_APART = 3  # markers without somebody between
HIT, TWO_ONES = (4, 5), (1, 1)
CLICK = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
ALL = "ABCDEFGH"
SHUT_IN = ["B1:D1", "B2", "D2", "B3", "C3"]  # around C2, but for the corner of D3
BEHIND: tuple[tuple[dict[str, Any], list[str]], ...] = (  # what keeps a marker out of sight, or off the last one
    ({}, ["C4", "C5", "C6", "C7"]),
    ({"elevated": {"2": ["A1:H2"]}}, ["C4", "C5", "C6", "C7"]),
    ({"blocking": ["A4:H4"]}, ["C6"]),
    ({"elevated": {"2": ["A4:H4"]}}, ["C6"]),
    ({"elevated": {"2": ["A1:H2"]}, "blocking": ["A4:H4"]}, ["C6"]),
    ({"elevated": {"2": ["A1:H2"]}, "blocking": ["A4:H4"], "setting": "indoor"}, ["C6"]),
    ({"walls": [f"{column}3/{column}4" for column in ALL]}, ["C6"]),
    ({"walls": ["C4/C5"]}, ["C4", "C5"]),
    ({"elevated": {"2": ["C5"]}}, ["C4", "C5"]),
    ({"elevated": {"2": ["C5"]}, "transitions": ["C4/C5"]}, ["C4", "C5", "E7"]),
    ({"blocking": ["C5", "D4"]}, ["C4", "D5"]),
    ({"blocking": SHUT_IN}, ["D3"]),
)


def _immobile_lifted(at: Scene) -> None:
    """Telekinesis on an Immobile friend, and on one that counts down (24.3, 27.7f)."""
    at.lay()
    cato, fina = at.add("Cato", "C2", "telekinesis"), at.add("Fina", "C4", abilities=["immobile"])
    at.refuse(Use(cato, "telekinesis", target=fina, to="D5", **at.who()), "place-immobile")
    gina = at.add("Gina", "D4", dial=[{"countdown": 2}, CLICK, CLICK])
    at.refuse(Use(cato, "telekinesis", target=gina, to="E5", **at.who()), "place-countdown")


def _autonomous(at: Scene) -> None:
    """Beyond the action total an Autonomous figure acts (27.7a)."""
    at.lay()
    cato = at.add("Cato", "C2", abilities=["autonomous"])
    at.do(Correct(None, "actions_used", action_total(at.state.rules, at.state.build_total), **at.who()))
    at.do(Move(cato, "C4", **at.who()))


def _healed(at: Scene) -> None:
    """Heal over a click without values, and beyond the starting line (6.6)."""
    at.lay()
    cato = at.add("Cato", "C2", dial=[CLICK, {"ko": True}, CLICK, CLICK])
    at.do(Correct(cato, "click", 3, **at.who()))
    at.refuse(Heal(cato, 1, **at.who()), "game-refused-no-values-back")
    fina = at.add("Fina", "D2")
    at.do(Damage(fina, 1, **at.who()))
    at.do(Heal(fina, 2, **at.who()))


def _vehicle(at: Scene) -> None:
    """A pilot without powers gets on and off; another may not get on what is not beside it (24.4)."""
    at.lay()
    card: dict[str, Any] = {"abilities": ["vehicle"], "size": "giant"}
    cato = at.add("Cato", "C2")
    truck, cart = at.add("Truck", "D2", **card), at.add("Cart", "G7", **card)
    at.refuse(Use(cato, "become-pilot", target=cart, **at.who()), "legal-not-this-vehicle")
    at.do(Use(cato, "become-pilot", target=truck, **at.who()))
    at.fresh()
    at.refuse(Use(truck, "pilot-power", value="flurry", **at.who()), "legal-pilot-lends-nothing")
    at.refuse(Use(truck, "place-pilot", to="H8", **at.who()), "game-refused-not-adjacent")
    at.do(Use(truck, "place-pilot", to="D3", **at.who()))
    egon = at.add("Egon", "F2", "mind-control")
    wagon = at.add("Wagon", "F4", foe=True, **card)
    at.refuse(Attack(egon, [wagon], "range", action="mind-control", **at.who()), "legal-target-vehicle")


def _pilot(at: Scene) -> None:
    """A vehicle uses its pilot's values, or a power of the pilot's (24.4)."""
    at.lay()
    cato, truck = at.add("Cato", "C2", "outwit"), at.add("Truck", "D2", abilities=["vehicle"], size="giant")
    at.do(Use(cato, "become-pilot", target=truck, **at.who()))
    at.fresh()
    lent = at.chance.random() < EVEN
    at.do(Use(truck, "pilot-power", value="outwit", **at.who()) if lent else Use(truck, "pilot-values", **at.who()))


def _equipped(at: Scene) -> None:
    """Equip what lies in the square, and nothing else (25.2c)."""
    at.lay(objects=[{"id": "cloak", "kind": "equipment", "at": "C2"}, {"id": "mask", "kind": "equipment", "at": "F6"}])
    cato = at.add("Cato", "C2")
    at.refuse(Use(cato, "equip", target="mask", **at.who()), "legal-not-this-equipment")
    at.do(Use(cato, "equip", target="cloak", **at.who()))


def _removed(at: Scene) -> None:
    """Take somebody out who was added by mistake, send another to the sideline, enter points."""
    at.lay()
    at.do(ToSideline(at.add("Fina", "D2"), **at.who()))
    at.do(EnterScore(at.mine, 5, mission=knows(at.state.rules, "mission"), why="a mission", **at.who()))
    at.do(RemoveFigure(at.add("Cato", "C2"), **at.who()))


def _max(at: Scene) -> None:
    """Generate one more than there may be (27.7j)."""
    at.lay()
    cato = at.add("Cato", "C2")
    helper = bystander_card()
    at.do(AddFigure(helper, "C3", generated_by=cato, limit=1, **at.who()))
    at.refuse(AddFigure(helper, "D3", generated_by=cato, limit=1, **at.who()), "game-refused-max")


def _roll_waits(at: Scene) -> None:
    """Break away fails beside somebody who may have it rolled again: nothing else begins before (10.8)."""
    at.lay()
    cato = at.add("Cato", "C2")
    at.add("Fina", "B2", "probability-control")
    at.add("Dario", "C3", foe=True)
    at.do(Move(cato, "E1", roll=1, **at.who()))
    at.refuse(EndTurn(**at.who()), "game-refused-roll-waits")


def _unreachable(at: Scene) -> None:
    """A larger base ends nowhere beyond the edge of the map (24.2d)."""
    at.lay()
    cato, bull = at.add("Cato", "C2", "telekinesis"), at.add("Bull", ["D4", "E4"], base=(2, 1), size="giant")
    at.refuse(Use(cato, "telekinesis", target=bull, to="H8", override=True, **at.who()), "game-refused-unreachable")


def _carried(at: Scene) -> None:
    """Carry more than the Passenger ability lets, or itself (27.7k, 27.8d)."""
    at.lay()
    cato = at.add("Cato", "C2", abilities=["passenger:1"])
    two = [at.add("Fina", "B2"), at.add("Gina", "C3")]
    at.refuse(Move(cato, "E2", carry=two, **at.who()), "carry-too-many")
    at.refuse(Move(cato, "E2", carry=[cato], **at.who()), "legal-passenger-itself")


def _not_concerned(at: Scene) -> None:
    """Where a third player is, the damage is none of its business."""
    at.lay()
    cato, dario = at.add("Cato", "C2", targets=2), at.add("Dario", "C4", foe=True)
    third = [side for side in at.state.sides if side not in (at.mine, at.theirs) and at.state.seated(side)]
    both = [dario, at.add("Egon", "E2", foe=True)]
    at.do(Attack(cato, both, "range", HIT, **at.who()))
    number = at.state.pending[0].attack
    if third:
        at.refuse(ConfirmDamage(number, **owner(at.state, third[0])), "game-refused-not-concerned")
    at.refuse(ConfirmDamage(number, dict.fromkeys(both, 1), **at.who()), "attack-divide-sum")


def _mastermind(at: Scene) -> None:
    """The target's friend is hit instead (27.4h)."""
    at.lay()
    cato = at.add("Cato", "C2")
    dario = at.add("Dario", "C5", "mastermind", foe=True)
    egon = at.add("Egon", "C6", foe=True, points=25)
    at.do(Attack(cato, [dario], "range", HIT, **at.who()))
    at.do(Choose(at.state.pending[0].attack, f"mastermind:{dario}", egon, **at.who(dario)))


def _deferred(at: Scene) -> None:
    """A critical miss of Flurry hurts after the action; the turn ends without its second attack (8.1c)."""
    at.lay()
    cato, dario = at.add("Cato", "C2", "flurry"), at.add("Dario", "C3", foe=True)
    at.do(Attack(cato, [dario], "close", TWO_ONES, action="flurry", **at.who()))
    if at.state.pending:
        at.do(ConfirmDamage(at.state.pending[0].attack, **at.who()))
    at.do(EndTurn(effect=at.chance.random() < 0.3, **at.who()))


def _crate(at: Scene) -> None:
    """Somebody hurt hits with a crate: is the healing first, or the end of the crate (8.1h)."""
    at.lay(objects=[{"id": "crate", "at": "C2"}])
    cato, dario = at.add("Cato", "C2", "steal-energy"), at.add("Dario", "C3", foe=True)
    at.do(Damage(cato, 2, **at.who()))
    at.do(Move(cato, "C2", pick_up="crate", override=True, **at.who()))
    at.fresh()
    for field, value in (("acted", False), ("tokens", 0)):
        at.do(Correct(cato, field, value, **at.who()))
    at.do(Attack(cato, [dario], "close", HIT, action="close-terrain-action", **at.who()))
    number = at.state.pending[0].attack
    at.do(Choose(number, f"after:{cato}", at.chance.choice(("steal-energy", "decline")), **at.who()))
    at.do(ConfirmDamage(number, **at.who()))


def _passed_over(at: Scene) -> None:
    """What lasts until the turn of a player who has nobody left ends as that turn is passed over (20.3)."""
    at.lay()
    following = at.state.turn_order[1]
    one = next((one for one in at.state.in_play if one.side == following), None)
    if one is None:
        return
    cato = at.add("Cato", "C2")
    curse = [{"modify": "attack", "add": -1}]
    at.do(BeginEffect(cato, "Curse", curse, "next-turn", by=one.id, **at.who(one.id)))
    for other in at.state.in_play:
        if other.side == following:
            at.do(Correct(other.id, "ko", True, **at.who(other.id)))
    at.do(EndTurn(**at.who()))


def _outwitted(at: Scene) -> None:
    """Outwit a power of which little is told otherwise (27.4i)."""
    at.lay()
    power = at.chance.choice(("stealth", "precision-strike", "earthbound-neutralized"))
    cato, dario = at.add("Cato", "C2", "outwit"), at.add("Dario", "C5", power, foe=True)
    at.do(Use(cato, "outwit", target=dario, value=power, **at.who()))
    why = "use-outwit-not-possessed" if at.state.rules.counters_possessed else "use-outwit-not-a-power"
    at.refuse(Use(cato, "outwit", target=dario, value="Guild Oath", **at.who()), why)


def _changed_shape(at: Scene) -> None:
    """Who changed shape is no target for that attacker this turn (27.4g)."""
    at.lay()
    cato, dario = at.add("Cato", "C2"), at.add("Dario", "C5", "shape-change", foe=True)
    at.do(Attack(cato, [dario], "range", HIT, **at.who()))
    at.do(Choose(at.state.pending[0].attack, f"shape-change:{dario}", 6, **at.who(dario)))
    for field, value in (("acted", False), ("tokens", 0)):
        at.do(Correct(cato, field, value, **at.who()))
    at.fresh()
    at.refuse(Attack(cato, [dario], "range", **at.who()), "legal-target-changed-shape")


def _swimming(at: Scene) -> None:
    """Who swims is not shot at from far off (27.7q)."""
    at.lay(water=["C8"])
    cato, dario = at.add("Cato", "C1", range=9), at.add("Dario", "C8", abilities=["swim"], foe=True)
    at.refuse(Attack(cato, [dario], "range", **at.who()), "legal-target-swimming")


def _destroying(at: Scene) -> None:
    """What can't be destroyed: special terrain, and what is Indestructible (25.5e, 27.7h)."""
    at.lay(
        markers=[
            {"id": "bog", "kind": "special", "at": ["C3"], "abilities": ["special-terrain"]},
            {"id": "rock", "kind": "blocking", "at": ["B2"], "abilities": ["indestructible"]},
        ]
    )
    cato = at.add("Cato", "C2")
    at.refuse(Use(cato, "close-destroy-action", target="bog", **at.who()), "area-destroy-special-terrain")
    at.refuse(Use(cato, "close-destroy-action", target="rock", **at.who()), "area-destroy-indestructible")


def _corner(at: Scene) -> None:
    """No diagonal step between two elevated squares (16.8a)."""
    at.lay(elevated={"2": ["C3", "D2"]})
    cato = at.add("Cato", "C2")
    at.refuse(Move(cato, "E4", path=["D3", "E4"], **at.who()), "move-stops-corner")


def _shut_corner(at: Scene) -> None:
    """No diagonal step between two squares of blocking terrain (15.1)."""
    at.lay(blocking=["C3", "D2"])
    cato = at.add("Cato", "C2")
    at.refuse(Move(cato, "D3", path=["D3"], **at.who()), "move-corner")


def _all_placed(at: Scene) -> None:
    """One marker more than Barrier has (27.2a)."""
    at.lay()
    cato = at.add("Cato", "C2", "barrier")
    at.refuse(Use(cato, "barrier", squares=["C3", "C4", "C5", "D6", "D7"], **at.who()), "area-markers-all-placed")


def _stopped_beside(at: Scene) -> None:
    """Whoever is stopped beside a thing does not pick it up any more (17.6)."""
    at.lay(objects=[{"id": "crate", "at": "C1"}])
    cato = at.add("Cato", "A1")
    at.add("Dario", "C3", foe=True)
    at.refuse(Move(cato, "B2", path=["B2"], pick_up="crate", **at.who()), "move-stopped-beside")


def _barrier(at: Scene) -> None:
    """Markers of Barrier where no line of fire leads, or one not beside another (11.2, 27.2a)."""
    parts, squares = at.chance.choice(BEHIND)
    at.lay(**parts)
    cato = at.add("Cato", "C2", "barrier", size="standard")
    if len(squares) > MOST_APART:
        at.add("Dario", "C3", foe=True, size="giant")
    at.refuse(Use(cato, "barrier", squares=squares, **at.who()), "area-marker-refused")


def _special_terrain(at: Scene) -> None:
    """Special terrain takes markers on its clear squares alone (25.5c)."""
    at.lay(hindering=["C4"], markers=[{"id": "bog", "kind": "special", "at": ["C4"], "abilities": ["special-terrain"]}])
    cato = at.add("Cato", "C2", "smoke-cloud")
    at.refuse(Use(cato, "smoke-cloud", squares=["C4", "C5"], **at.who()), "place-special-terrain-not-clear")


def _limits(at: Scene) -> None:
    """Use a card again: face down, or used this turn (21.11, 25.11)."""
    at.lay()
    flare = at.card("Flare", "one-shot")
    at.do(UseCard(flare, **at.who()))
    at.refuse(UseCard(flare, **at.who()), "game-refused-card-face-down")
    at.add("Cato", "C2")  # a resource of a force without anybody is KO'd (25.4a)
    ring = at.card("Ring", "resource", everyone=True, limit="once-per-turn")
    at.do(UseCard(ring, **at.who()))
    at.refuse(UseCard(ring, **at.who()), "game-refused-card-used-this-turn")
    lamp = at.card("Lamp", "location-bonus", limit="once-per-game")
    at.do(UseCard(lamp, **at.who()))
    at.refuse(UseCard(lamp, **at.who()), "game-refused-card-used-this-game")
    at.refuse(DiscardCard(at.card("Hill", "map-bonus"), **at.who()), "game-refused-map-bonus-stays")


def _clues(at: Scene) -> None:
    """Give a clue, and take more than there are (25.8)."""
    card = at.card("Broken Lamp", "mystery-card", clue="Glass")
    at.do(GiveClue(card, 1, **at.who()))
    at.refuse(UseCard(card, clues=2, **at.who()), "game-refused-too-few-clues")
    at.refuse(GiveClue(card, -2, **at.who()), "game-refused-no-clues")


def _tarot(at: Scene) -> None:
    """The one card of a deck is in play for an opponent; drawn twice, a deck is shuffled again (25.7)."""
    if any(card.kind == "tarot" and card.side in (at.mine, at.theirs) for card in at.state.cards):
        return
    theirs = owner(at.state, at.theirs)
    at.do(DrawCard(name=at.card("Sun", "tarot", foe=True), override=True, **theirs))
    at.card("Sun", "tarot")
    at.refuse(DrawCard(**at.who()), "game-refused-tarot-all-active")
    first, second = at.card("Moon", "tarot"), at.card("Star", "tarot")
    at.do(DrawCard(name=first, override=True, **at.who()))
    at.refuse(DrawCard(**at.who()), "game-refused-drawn-already")
    at.do(DrawCard(name=second, override=True, **at.who()))
    at.refuse(UseCard(first, **at.who()), "game-refused-card-covered")
    at.do(DrawCard(override=True, **at.who()))


def _not_broken_away(at: Scene) -> None:
    """Leave an opponent's side whatever the rules say, without the roll (10.8)."""
    at.lay()
    cato = at.add("Cato", "C2")
    at.add("Dario", "C3", foe=True)
    at.do(Move(cato, "E1", override=True, **at.who()))


def _extremes(at: Scene) -> None:
    """Of two tied one is chosen, and stays so; neither of them alone, nor somebody else, is open to choice (21.10a)."""
    at.lay()
    cato, fina = at.add("Cato", "C2", points=9000), at.add("Fina", "D2", points=9000)
    rhea = at.add("Rhea", "E2", points=8000)
    at.refuse(ChooseExtreme("highest", "map", rhea, **at.who()), "game-refused-not-extreme")
    at.refuse(ChooseExtreme("lowest", "map", rhea, **at.who()), "game-refused-one-extreme")
    at.do(ChooseExtreme("highest", "map", cato, **at.who()))
    at.refuse(ChooseExtreme("highest", "map", fina, **at.who()), "game-refused-extreme-holds")
    at.do(ChangeKeyword(fina, "Robot", until="turn", **at.who()))
    at.do(ChangeKeyword(fina, "Robot", gains=False, until="turn", **at.who()))


NEEDED: Mapping[Callable[[Scene], None], Callable[[Ruleset], bool]] = {  # what an edition must have for a scene
    _limits: lambda rules: knows(rules, "one-shot"),
    _clues: lambda rules: knows(rules, "mystery-card"),
    _tarot: lambda rules: knows(rules, "tarot"),
    _destroying: lambda rules: "special" in rules.vocabulary.markers,
    _special_terrain: lambda rules: "special" in rules.vocabulary.markers,
    _stopped_beside: lambda rules: not rules.steps.handles_where_stopped,
    _corner: lambda rules: rules.steps.opponents_bar_corners,
    _crate: lambda rules: not rules.objects.weighs("standard", ""),
    _equipped: lambda rules: "equipment" in rules.vocabulary.objects,
    _extremes: lambda rules: rules.extremes_hold,
    _vehicle: lambda rules: not has_captives(rules),  # in 2012 abilities of later books do nothing
    _pilot: lambda rules: not has_captives(rules),
}
SCENES: tuple[Callable[[Scene], None], ...] = (
    *(_immobile_lifted, _autonomous, _healed, _vehicle, _equipped, _removed, _max, _roll_waits, _unreachable),
    *(_carried, _not_concerned, _mastermind, _deferred, _crate, _passed_over, _outwitted, _changed_shape, _swimming),
    *(_destroying, _corner, _barrier, _barrier, _stopped_beside, _special_terrain, _limits, _clues, _tarot),
    *(_not_broken_away, _pilot, _shut_corner, _all_placed, _extremes),
)


def scenes_of(rules: Ruleset) -> tuple[Callable[[Scene], None], ...]:
    """Return the scenes of which an edition has everything."""
    own = SCENES_2012 if has_captives(rules) else ()
    return (*(scene for scene in SCENES if scene not in NEEDED or NEEDED[scene](rules)), *own)
