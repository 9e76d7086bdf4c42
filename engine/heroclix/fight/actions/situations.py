"""Whether the situation is there that gives a character an action: equipment to equip, a vehicle, its pilot.

What the book says of each stands in 24.4 and 25.2c. Elsewhere these actions are not listed at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from engine.heroclix.board.measures import adjacent_figures
from engine.heroclix.board.steps.passengers import lies_of
from engine.heroclix.conditions.characters import is_standard
from engine.heroclix.conditions.effects import forbidden
from engine.heroclix.fight.captivity import against_captivity
from engine.heroclix.position import Figure, Position, Thing, bits
from engine.heroclix.powers import Power, can_use
from engine.heroclix.powers.inherent import equip_untold, may_equip
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "NO_EQUIPMENT",
    "NO_RELIC",
    "against_situation",
    "arising",
    "by_situation",
    "equip_notes",
    "equipment_of",
    "lendable",
    "pilot_notes",
]

NO_EQUIPMENT = Message("legal-no-equipment", ("figure",), rule="25.2c")
NOT_THIS = Message("legal-not-this-equipment", ("figure", "thing"), rule="25.2c")
ONLY_FRIENDS = Message("legal-equip-friends-only", ("figure", "thing"), rule="25.2c")
EQUIP_UNTOLD = Message("legal-equip-untold", ("thing",), rule="25.2c")
NO_VEHICLE = Message("legal-no-vehicle-to-pilot", ("figure",), rule="24.4")
NOT_STANDARD = Message("legal-vehicle-no-standard", ("figure",), rule="24.4")
SAID_NOT_STANDARD = Message("legal-said-not-standard", ("figure",), rule="1.10")
NO_STANDARD_CHARACTER = Message("legal-no-standard-character", ("figure", "squares"), rule="1.10")
NOT_THIS_VEHICLE = Message("legal-not-this-vehicle", ("figure", "target"), rule="24.4")
WITHOUT_PILOT = Message("legal-without-pilot", ("figure",), rule="24.4")
NO_ROOM = Message("legal-pilot-no-room", ("figure",), rule="24.4", reading="P120")
NOTHING_LENT = Message("legal-pilot-lends-nothing", ("figure",), rule="24.4")
NO_RELIC = Message("legal-no-relic", ("figure",), rule="17.6")
NOT_THIS_RELIC = Message("legal-not-this-relic", ("figure", "thing"), rule="17.6")
RELIC_TRIED = Message("legal-relic-tried", ("figure",), rule="17.6")
UNLIKE = Message("legal-situation-of-vehicles", ("figure", "action"), rule="24.4")

BY_CARD = Message("legal-equip-by-card", ("figure", "card"), rule="20.4")
CHECK = StepKind.CHECK
EQUIPMENT = "equipment"
RELIC = "relic"  # the object, and the action by which it is taken
SYMBOLS_UNREAD = Message("legal-pilot-symbols-unread", ("figure",), rule="1.10")
LENT = ("attack", "damage")  # the families of powers that a pilot lends (24.4)


def arising(position: Position, figure: Figure) -> tuple[Power, ...]:
    """Return the actions that a figure has by the situation it is in, in the book's order."""
    return tuple(
        power for power in position.powers.situational if not against_situation(position, figure, power.slug, None)
    )


def against_situation(position: Position, figure: Figure, slug: str, target: Figure | Thing | None) -> list[Step]:
    """Return why a figure lacks one of these actions, with the target named where it needs one."""
    captivity = position.powers[slug].captivity
    if captivity is not None:
        return against_captivity(position, figure, captivity, target)
    return SITUATIONS[slug](position, figure, target)


def by_situation(power: Power) -> bool:
    """Return whether an action depends on such a situation and on nothing else."""
    return power.slug in SITUATIONS or (power.captivity is not None and power.attack is None)


def equipment_of(position: Position, figure: Figure) -> tuple[Thing, ...]:
    """Return the equipment that a figure holds, or in whose square it stands (25.2c)."""
    return tuple(
        thing
        for thing in position.things
        if thing.kind == EQUIPMENT
        and (thing.held_by == figure.id or (thing.held_by is None and thing.square in figure.squares))
    )


def lendable(position: Position, figure: Figure) -> tuple[str, ...]:
    """Return the standard attack and damage powers that a vehicle's pilot can use (24.4)."""
    pilot = _pilot(position, figure)
    if pilot is None:
        return ()
    return tuple(
        power.slug
        for power in position.powers.standard
        if power.family in LENT and can_use(position.powers, pilot, power.slug)
    )


def _pilot(position: Position, figure: Figure) -> Figure | None:
    return next((other for other in position.figures if other.id == figure.pilot), None) if figure.pilot else None


def _equip(position: Position, figure: Figure, target: Figure | Thing | None) -> list[Step]:
    card = forbidden(position, figure, "equipped", figure)
    if card is not None:
        return [BY_CARD.step(CHECK, figure=FigureId(figure.id), card=Typed(card.special.name))]
    there = equipment_of(position, figure)
    if not there:
        return [NO_EQUIPMENT.step(CHECK, figure=FigureId(figure.id))]
    meant = [thing for thing in there if target is None or thing.id == target.id]
    if target is not None and not meant:
        return [NOT_THIS.step(CHECK, figure=FigureId(figure.id), thing=Typed(target.id))]
    if any(may_equip(position.ruleset, thing, figure.side) for thing in meant):
        return []
    return [ONLY_FRIENDS.step(CHECK, figure=FigureId(figure.id), thing=Typed(meant[0].id))]


def equip_notes(position: Position, figure: Figure, slug: str) -> list[Step]:
    """Return of which equipment here it is not told who may equip it; anybody may then."""
    if slug != "equip":
        return []
    untold = [thing for thing in equipment_of(position, figure) if equip_untold(position.ruleset, thing)]
    return [EQUIP_UNTOLD.step(StepKind.IGNORED, thing=Typed(thing.id)) for thing in untold]


def _become_pilot(position: Position, figure: Figure, target: Figure | Thing | None) -> list[Step]:
    name = FigureId(figure.id)
    if can_use(position.powers, figure, "vehicle"):
        return [NOT_STANDARD.step(CHECK, figure=name)]
    largest = position.ruleset.pilot_squares
    if figure.bystander or figure.size != "standard" or len(figure.squares) > largest:
        return [NO_STANDARD_CHARACTER.step(CHECK, figure=name, squares=largest)]
    if is_standard(figure) is False:
        return [SAID_NOT_STANDARD.step(CHECK, figure=name)]
    open_ones = [
        other
        for other in adjacent_figures(position, figure)
        if not other.pilot and can_use(position.powers, other, "vehicle") and position.friendly(figure, other)
    ]
    if not open_ones:
        return [NO_VEHICLE.step(CHECK, figure=name)]
    if target is None or any(other.id == target.id for other in open_ones):
        return []
    return [NOT_THIS_VEHICLE.step(CHECK, figure=name, target=FigureId(target.id))]


def pilot_notes(figure: Figure, slug: str, against: Iterable[Step]) -> list[Step]:
    """Return that a would-be pilot's combat symbols were not looked at, where all else of 1.10 is as it should be."""
    refused = {step.message for step in against} & {NOT_STANDARD.key, NO_STANDARD_CHARACTER.key, SAID_NOT_STANDARD.key}
    if slug != "become-pilot" or refused:
        return []
    return [SYMBOLS_UNREAD.step(StepKind.IGNORED, figure=FigureId(figure.id))]


def _has_room(position: Position, figure: Figure, pilot: Figure) -> bool:
    """Return whether the pilot could be placed beside its vehicle at all (13.2, P120)."""
    taken = bits(square for other in position.figures for square in other.squares)
    aboard = replace(pilot, squares=figure.squares[:1])  # on the card it has no square: a single base
    return any(True for _ in lies_of(position, aboard, figure.squares_bits, taken))


def _piloted(slug: str) -> Callable[[Position, Figure, Figure | Thing | None], list[Step]]:
    def against(position: Position, figure: Figure, _target: Figure | Thing | None) -> list[Step]:
        name = FigureId(figure.id)
        if not can_use(position.powers, figure, "vehicle"):
            return [UNLIKE.step(CHECK, figure=name, action=Term(slug))]
        pilot = _pilot(position, figure)
        if pilot is None:
            return [WITHOUT_PILOT.step(CHECK, figure=name)]
        if slug == "place-pilot" and figure.squares and not _has_room(position, figure, pilot):
            return [NO_ROOM.step(CHECK, figure=name)]
        if slug == "pilot-power" and not lendable(position, figure):
            return [NOTHING_LENT.step(CHECK, figure=name)]
        return []

    return against


def _relic(position: Position, figure: Figure, target: Figure | Thing | None) -> list[Step]:
    name = FigureId(figure.id)
    there = [one for one in position.things if one.kind == RELIC and one.square in figure.squares]
    if not there:
        return [NO_RELIC.step(CHECK, figure=name)]
    if target is not None and target.id not in {one.id for one in there}:
        return [NOT_THIS_RELIC.step(CHECK, figure=name, thing=Typed(target.id))]
    return [RELIC_TRIED.step(CHECK, figure=name)] if RELIC in figure.used_this_game else []


SITUATIONS: Mapping[str, Callable[[Position, Figure, Figure | Thing | None], list[Step]]] = {
    "equip": _equip,
    RELIC: _relic,
    "become-pilot": _become_pilot,
    "place-pilot": _piloted("place-pilot"),
    "pilot-values": _piloted("pilot-values"),
    "pilot-power": _piloted("pilot-power"),
}
