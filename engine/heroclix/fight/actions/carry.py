"""Who may be carried, and by whom (17.12, 22.1, 27.7k, 27.8d)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import forbidden, outside, restrictions
from engine.heroclix.fight import sight
from engine.heroclix.fight.actions.rights import NO_PASSENGERS, against_use
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import ability_number, can_use, held_by
from engine.heroclix.powers.inherent import passengers_may_hold
from engine.heroclix.ruleset import Powers, Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["APART", "against_carry", "against_carrying", "against_passenger", "may_carry_anyone"]

CARRY = "carry"
APART = "apart"  # of a reason: the passenger is elsewhere

BY_CARD = Message("legal-passenger-by-card", ("target", "card"), rule="20.4")
VEHICLE = Message("carry-vehicle", ("target",), rule="24.4")
ONE_PASSENGER = Message("carry-one", ("figure",), rule="27.8d")
TOO_MANY = Message("carry-too-many", ("figure", "limit"), rule="27.7k")
CARRIER_IMMOBILE = Message("legal-carry-immobile", ("figure",), rule="7.3a")
HOLDING = Message("legal-carry-holding", ("figure",), rule="17.12")
PASSENGER_HOLDING = Message("legal-passenger-holding", ("target",), rule="17.7")
ITSELF = Message("legal-passenger-itself", ("target",), rule="27.8d")
NOT_FRIENDLY = Message("legal-passenger-not-friendly", ("target",), rule="27.8d")
OFF_MAP = Message("legal-passenger-off-map", ("target",), rule="15.3")
NOT_ADJACENT = Message("legal-passenger-not-adjacent", ("target",), rule="27.8d", fact=APART)
TOO_LARGE = Message("legal-passenger-too-large", ("target", "size"), rule="27.8d")
TOO_LARGE_YET = Message("legal-passenger-larger", ("target", "size"), rule="27.7k")
LARGER_BASE = Message("legal-passenger-larger-base", ("target",), rule="24.2")
FURIOUS = Message("legal-passenger-battle-fury", ("target",), rule="27.4b")
COUNTDOWN = Message("legal-passenger-countdown", ("target",), rule="24.3")
STACK = Message("legal-passenger-stack", ("target",), rule="27.8d")
IMMOBILE = Message("legal-passenger-immobile", ("target",), rule="27.7f")


def _passenger_limit(ruleset: Ruleset, figure: Figure) -> int:
    """Return how many characters a figure may carry at once: Passenger: X, else one (27.7k, 27.8d).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> _passenger_limit(MODERN, Figure("cap", "Cap", "red", abilities=frozenset(["passenger:3"])))
    3
    """
    if traits(ruleset.powers, figure).can("passenger:0"):
        return 0
    return ability_number(ruleset.powers, figure, "passenger") or ruleset.carried


def against_carry(position: Position, figure: Figure, passengers: Sequence[Figure]) -> list[Step]:
    """Return all reasons against carrying these in one move: the carrier's first, then each passenger's as listed."""
    name = FigureId(figure.id)
    position, figure = _as_carrier(position, figure, passengers)
    reasons = against_use(position, figure, position.powers[CARRY])
    limit = _passenger_limit(position.ruleset, figure)
    if limit == 0:
        reasons.append(NO_PASSENGERS.step(StepKind.CHECK, figure=name))
    elif len(passengers) > limit == 1 and ability_number(position.powers, figure, "passenger") is None:
        reasons.append(ONE_PASSENGER.step(StepKind.CHECK, figure=name))
    elif len(passengers) > limit:
        reasons.append(TOO_MANY.step(StepKind.CHECK, figure=name, limit=limit))
    reasons += against_carrying(position, figure)
    for passenger in passengers:
        reasons += _against_one(position, figure, passenger)
    return reasons


def _as_carrier(position: Position, figure: Figure, passengers: Sequence[Figure]) -> tuple[Position, Figure]:
    """Return the carrier as it can carry these: by its card's Passenger only those that the card allows (20.2)."""
    own = frozenset(slug for slug in figure.versions if slug.startswith("passenger:"))
    barred = frozenset(slug for slug in own if any(outside(position, figure, slug, each) for each in passengers))
    if not barred:
        return position, figure
    figure = replace(figure, abilities=figure.abilities - barred)
    return position.with_figure(figure), figure


def against_carrying(position: Position, figure: Figure) -> list[Step]:
    """Return what keeps a figure from carrying anyone (17.12)."""
    reasons = []
    name = FigureId(figure.id)
    if can_use(position.powers, figure, "immobile"):
        reasons.append(CARRIER_IMMOBILE.step(StepKind.CHECK, figure=name))
    if held_by(position, figure) is not None:
        reasons.append(HOLDING.step(StepKind.CHECK, figure=name))
    return reasons


def against_passenger(position: Position, figure: Figure, passenger: Figure) -> list[Step]:
    """Return all reasons against carrying this one; empty when it may be carried."""
    position, figure = _as_carrier(position, figure, (passenger,))
    return _against_one(position, figure, passenger)


def _against_one(position: Position, figure: Figure, passenger: Figure) -> list[Step]:
    name = FigureId(passenger.id)
    if passenger.id == figure.id:
        return [ITSELF.step(StepKind.CHECK, target=name)]
    reasons = []
    if not position.friendly(figure, passenger):
        reasons.append(NOT_FRIENDLY.step(StepKind.CHECK, target=name))
    if not passenger.squares:
        reasons.append(OFF_MAP.step(StepKind.CHECK, target=name))
    elif not sight.adjacent(position, figure, passenger):
        reasons.append(NOT_ADJACENT.step(StepKind.CHECK, target=name))
    reasons += _against_base(position.ruleset, passenger) + _against_size(position.powers, figure, passenger)
    if held_by(position, passenger) is not None and not passengers_may_hold(position.ruleset):
        reasons.append(PASSENGER_HOLDING.step(StepKind.CHECK, target=name))
    card = forbidden(position, passenger, "carried", figure) or forbidden(position, passenger, "placed", figure)
    if card is not None:
        reasons.append(BY_CARD.step(StepKind.CHECK, target=name, card=Typed(card.special.name)))
    return reasons + _against_kind(position, passenger, figure)


def _against_kind(position: Position, passenger: Figure, carrier: Figure) -> list[Step]:
    """Return why such a character can't be carried at all, unless its card lets such a carrier carry it (20.2)."""
    name, reasons = FigureId(passenger.id), []
    for slug, message in (("battle-fury", FURIOUS), ("vehicle", VEHICLE), ("immobile", IMMOBILE)):
        if can_use(position.powers, passenger, slug) and not _carried_still(position, passenger, slug, carrier):
            reasons.append(message.step(StepKind.CHECK, target=name))
    if passenger.horde > 1:
        reasons.append(STACK.step(StepKind.CHECK, target=name))
    if passenger.counting_down:
        reasons.append(COUNTDOWN.step(StepKind.CHECK, target=name))
    return reasons


def _carried_still(position: Position, passenger: Figure, slug: str, carrier: Figure) -> bool:
    """Return whether each card by which it has a power lets that carrier carry it nonetheless."""
    versions = list(restrictions(position, passenger, slug))
    return bool(versions) and all(
        each.carried_by is not None and fits(position, holder, carrier, each.carried_by) for holder, _, each in versions
    )


def may_carry_anyone(position: Position, figure: Figure) -> bool:
    """Return whether nothing speaks against carrying somebody; who stands elsewhere is not looked at."""
    near = sight.adjacent_figures(position, figure)
    return any(not against_passenger(position, figure, other) for other in near if position.friendly(figure, other))


def _against_base(ruleset: Ruleset, passenger: Figure) -> list[Step]:
    """Return why a base of several squares can't be carried, where the edition says so."""
    if len(passenger.squares) == 1 or ruleset.larger_passengers:
        return []
    return [LARGER_BASE.step(StepKind.CHECK, target=FigureId(passenger.id))]


def _of_any_size(figure: Figure) -> bool:
    """Return whether a card lets it carry regardless of size, by a Passenger that it has for these (20.2)."""
    own = (versions for slug, versions in figure.versions.items() if slug in figure.abilities)
    return any("size" in version.restrict.carries for versions in own for version in versions)


def _against_size(powers: Powers, figure: Figure, passenger: Figure) -> list[Step]:
    """Smaller characters only; with Passenger: X those of the same size too."""
    same_size_too = (ability_number(powers, figure, "passenger") or 0) > 0
    room = figure.size_rank + (1 if same_size_too else 0)
    if passenger.size_rank < room or _of_any_size(figure):
        return []
    message = TOO_LARGE_YET if same_size_too else TOO_LARGE
    return [message.step(StepKind.CHECK, target=FigureId(passenger.id), size=Term(passenger.size))]
