"""Taking, freeing and releasing captives (captura of 2012, R77): what keeps from it, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.captive import Captive
from engine.heroclix.fight.values.stack import Effect
from engine.heroclix.position import Figure, Position, Thing, bits
from engine.heroclix.powers import AttackKind, Power, can_use
from engine.heroclix.ruleset import Powers
from engine.heroclix.ruleset.power import Captivity
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "NOBODY_HELD",
    "against_captivity",
    "against_captor",
    "against_full_hands",
    "captives_freed",
    "on_defense",
    "rescuable",
]

FULL = Message("legal-captives-full", ("figure", "count"), rule="11.1", reading="R77")
NOT_CAPTURABLE = Message("legal-target-not-capturable", ("target", "size"), rule="12.1", reading="R77")
NO_FRIEND_HELD = Message("legal-target-holds-no-friend", ("target",), rule="12.1")
NOBODY_HELD = Message("legal-no-captive", ("figure",), rule="7.2")
NOT_HELD = Message("legal-not-its-captive", ("figure", "captive"), rule="7.2")
NOBODY_TO_FREE = Message("legal-no-friend-held", ("figure",), rule="7.2")
NOT_IN_AREA = Message("legal-not-in-its-starting-area", ("figure",), rule="7.2")
NO_ROOM = Message("legal-no-room-for-captive", ("figure",), rule="7.2")
LOOSE = Message("attack-captives-loose", ("target", "captives"), rule="12.5d")

ELUDING, BURDENED = "12.1", "12.2a"  # the sections of what counts for the target's defense value
CHECK = StepKind.CHECK


def _taking(powers: Powers) -> Captivity | None:
    """Return what the ability of taking captives says, where the edition has one."""
    return next((one.captivity for one in powers.keyphrases if one.captivity is not None), None)


def against_full_hands(position: Position, figure: Figure, kind: AttackKind) -> list[Step]:
    """Return why a figure makes no close attack, nor captures anybody: it holds as many as it can."""
    taking = _taking(position.powers) if figure.captives else None
    if kind != "close" or taking is None or len(figure.captives) < taking.most:
        return []
    return [FULL.step(CHECK, figure=FigureId(figure.id), count=len(figure.captives))]


def against_captor(position: Position, attacker: Figure, target: Figure, power: Power) -> list[Step]:
    """Return why an attack that takes or frees a captive can't have this target."""
    captivity = power.captivity
    if captivity is None:
        return []
    name = FigureId(target.id)
    if captivity.does == "takes":
        fits = target.size in captivity.sizes
        return [] if fits else [NOT_CAPTURABLE.step(CHECK, target=name, size=Term(target.size))]
    return [] if rescuable(position, attacker, target) else [NO_FRIEND_HELD.step(CHECK, target=name)]


def rescuable(position: Position, figure: Figure, captor: Figure) -> tuple[Captive, ...]:
    """Return the captives of a captor that are friendly to a figure; of a friend's captives none is to be freed."""
    if position.friendly(figure, captor) or not figure.side:
        return ()
    return tuple(one for one in captor.captives if one.side == figure.side)


def against_captivity(
    position: Position, figure: Figure, captivity: Captivity, target: Figure | Thing | None
) -> list[Step]:
    """Return why a figure lacks what captives make possible: to free a friend, to release one of its own."""
    name = FigureId(figure.id)
    if captivity.does == "frees":
        held = any(rescuable(position, figure, other) for other in position.figures if other.captives)
        return [] if held else [NOBODY_TO_FREE.step(CHECK, figure=name)]
    if not figure.captives:
        return [NOBODY_HELD.step(CHECK, figure=name)]
    if target is not None and target.id not in {one.id for one in figure.captives}:
        return [NOT_HELD.step(CHECK, figure=name, captive=Typed(target.id))]
    return _against_place(position, figure)


def _against_place(position: Position, figure: Figure) -> list[Step]:
    """Return why a captive can't be set down: the figure is not in its starting area, or no square there is free."""
    area = position.map.starting_areas.get(figure.side, 0)
    name = FigureId(figure.id)
    if not figure.squares_bits & area:
        return [NOT_IN_AREA.step(CHECK, figure=name)]
    board = Board.of(position)
    taken = bits(square for other in position.figures for square in other.squares)
    room = board.neighbours_of(figure.squares) & area & ~taken & ~board.terrain.blocking
    return [] if room else [NO_ROOM.step(CHECK, figure=name)]


def on_defense(position: Position, target: Figure, power: Power | None) -> Iterator[Effect]:
    """Yield what an attack that takes or frees a captive does to its target's defense value."""
    captivity = None if power is None else power.captivity
    if power is None or captivity is None:
        return
    if captivity.does == "takes" and any(can_use(position.powers, target, slug) for slug in captivity.eluded_by):
        yield Effect("add", captivity.elusion, Term(power.slug), section=ELUDING, reading="R77")
    if captivity.does == "frees" and target.captives:
        yield Effect("add", captivity.burden * len(target.captives), Term(power.slug), section=BURDENED)


def captives_freed(figure: Figure) -> list[Step]:
    """Return that whom a KO'd figure held is free; nothing of who holds nobody."""
    if not figure.captives:
        return []
    captives = tuple(FigureId(one.id) for one in figure.captives)
    return [LOOSE.step(StepKind.RESULT, target=FigureId(figure.id), captives=captives)]
