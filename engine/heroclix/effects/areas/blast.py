"""Quake, Pulse Wave, Energy Explosion and Force Blast: whom they concern, what they destroy (27.1h, 27.2b-d)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.heroclix.board.knockback.path import IMMUNE_TO_DAMAGE, Knockback, knockback
from engine.heroclix.board.knockback.several import fall_damage
from engine.heroclix.board.measures import adjacent, squares_within
from engine.heroclix.effects.areas.elements import Element, elements
from engine.heroclix.effects.destroying.ruin import Piece, Ruin, destroyed, name_piece_of, printed_blocking, walls_along
from engine.heroclix.fight.attack.declaration import silenced
from engine.heroclix.fight.attack.reasons import QUAKES_ACROSS
from engine.heroclix.fight.attack.targets import Reach, against_attack, against_effect, immune, reach_of
from engine.heroclix.position import Figure, Position, bits
from engine.heroclix.powers.inherent import spared_by_quake
from engine.heroclix.ruleset import Power
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = [
    "BLAST",
    "Quake",
    "all_targets",
    "becoming_targets",
    "force_blast",
    "landing",
    "pulse_wave",
    "quake",
    "shaken",
]

BLAST = 3  # squares, as the card says itself (27.1h)
SLUG = "force-blast"
WITHIN_ONE = Message("area-quake-squares", ("figure", "squares"), rule="27.2d")
DESTROYS = Message("area-quake-destroys", ("pieces",), rule="27.2d")
SPARED = Message("area-quake-spares", ("what", "squares"), rule="17.14d")
INDESTRUCTIBLE = Message("area-quake-indestructible", ("things",), rule="27.7h")
DEBRIS = Message("area-debris", ("squares",), rule="17.14d")
LASTING = {"debris": "17.14d", "smoke": "17.14e", "water": "17.14f"}  # what can't be destroyed, and where that stands
FALLS = Message("area-marker-falls", ("figure", "damage"), rule="17.14c")
ATTACKER = Message("area-explosion-attacker", ("target",), rule="27.2b", reading="R46")
ORIGINAL = Message("area-explosion-original", ("target",), rule="27.2b")
BECOMES = Message("area-explosion-becomes", ("target", "original"), rule="27.2b", reading="R46")
BECOMES_IMMUNE = Message("area-explosion-immune", ("target",), rule="12.3d")
NOT_BESIDE = Message("area-explosion-not-beside", ("target",), rule="27.2b")


CHECK = StepKind.CHECK


@dataclass(frozen=True, slots=True)
class Quake:
    """What Quake destroys before it attacks, and the board on which its targets are counted."""

    pieces: tuple[Piece, ...]
    spared: tuple[Element, ...]
    ruin: Ruin
    steps: tuple[Step, ...]


def shaken(position: Position, figure: Figure) -> Position:
    """Return the board on which Quake attacks: all that it destroys within 1 square is gone (27.2d)."""
    near = squares_within(position, figure.squares, 1)
    pieces, _ = _pieces(position, near)
    return destroyed(position, pieces).position if pieces else position


def quake(position: Position, figure: Figure) -> Quake:
    """Return what Quake does to the terrain around a figure, with the steps (27.2d, 16.4e, 16.9)."""
    near = squares_within(position, figure.squares, 1)
    pieces, spared = _pieces(position, near)
    ruin = destroyed(position, pieces)
    names = position.map.name_of
    around = tuple(names(square) for square in position.map.squares_of(near))
    steps = [WITHIN_ONE.step(CHECK, figure=FigureId(figure.id), squares=around)]
    if pieces:
        steps.append(DESTROYS.step(CHECK, pieces=tuple(name_piece_of(position, piece) for piece in pieces)))
    for kind, section in LASTING.items():
        lasting = [element for element in spared if kind in (element.kind, element.terrain)]
        under = tuple(dict.fromkeys(names(square) for element in lasting for square in element.squares))
        if under:
            steps.append(SPARED.step(StepKind.IGNORED, what=kind, squares=under)._replace(rule=section))
    kept = tuple(element.id for element in spared if not element.fixed)
    if kept:
        steps.append(INDESTRUCTIBLE.step(StepKind.IGNORED, things=kept))
    steps += debris_steps(position, ruin)
    return Quake(tuple(pieces), tuple(spared), ruin, tuple(steps))


def debris_steps(position: Position, ruin: Ruin) -> list[Step]:
    """Say where debris is placed, and who stays where an elevated marker was (17.14c, 17.14d)."""
    names = position.map.name_of
    steps = [DEBRIS.step(CHECK, squares=tuple(names(square) for square in ruin.debris))] if ruin.debris else []
    for figure in ruin.fallen:
        name, damage = FigureId(figure.id), fall_damage(position, figure)
        told = FALLS.step(StepKind.DAMAGE, figure=name, damage=damage)
        steps.append(told if damage else IMMUNE_TO_DAMAGE.step(StepKind.DAMAGE, figure=name))
    return steps


def _pieces(position: Position, near: int) -> tuple[list[Piece], list[Element]]:
    """Return all that Quake destroys within these squares, and the markers there that can't be destroyed."""
    pieces: list[Piece] = list(position.map.squares_of(printed_blocking(position) & near))
    pieces += walls_along(position, position.map.squares_of(near))
    spared = []
    for element in elements(position):
        if element.is_terrain_marker and bits(element.squares) & near:
            if element.fixed or spared_by_quake(position.ruleset, element.indestructible):
                spared.append(element)
            else:
                pieces.append(element)
    return pieces, spared


def across(position: Position, figure: Figure, targets: Iterable[Figure]) -> list[Step]:
    """Say which of Quake's targets it reaches across a transition alone (16.5b, P27)."""
    after, name = shaken(position, figure), FigureId(figure.id)
    far = [target for target in targets if not adjacent(after, figure, target)]
    return [QUAKES_ACROSS.step(CHECK, figure=name, target=FigureId(target.id)) for target in far]


def quake_targets(position: Position, figure: Figure) -> list[tuple[Figure, list[Step]]]:
    """Return every other figure with the reasons against it as Quake's target, on the board after the terrain fell."""
    power = position.powers["quake"]
    after = shaken(position, figure)
    reach = reach_of(after, figure, "close", power)
    return [
        (other, against_attack(after, figure, other, reach, power)) for other in after.figures if other.id != figure.id
    ]


def pulse_wave(position: Position, figure: Figure) -> tuple[int, list[tuple[Figure, list[Step]]], tuple[Step, ...]]:
    """Return Pulse Wave's range, every other figure with the reasons against it, and the step of whom it silences."""
    power = position.powers["pulse-wave"]
    reach: Reach = reach_of(position, figure, "range", power)
    hushed, steps = silenced(position, figure, reach.squares or 0)
    found = [
        (position.figure(other.id), against_attack(hushed, figure, other, reach, power))
        for other in hushed.figures
        if other.id != figure.id
    ]
    return reach.squares or 0, found, steps


def all_targets(position: Position, figure: Figure, power: Power) -> tuple[Figure, ...]:
    """Return all that an attack on all characters targets; others are no targets of it (12.1b)."""
    found = quake_targets(position, figure) if power.slug == "quake" else pulse_wave(position, figure)[1]
    return tuple(target for target, reasons in found if not reasons)


def becoming_targets(position: Position, attacker: Figure, originals: Sequence[Figure]) -> dict[str, list[Step]]:
    """Return who becomes a target of Energy Explosion, by id, with the step that says beside whom (27.2b, R46).

    Becoming a target passes over what would make that illegal, so that an Immune one becomes it too (12.3d).
    """
    found: dict[str, list[Step]] = {}
    aside = {attacker.id, *(original.id for original in originals)}
    for other in position.figures:
        if other.id in aside or not other.squares:
            continue
        beside = next((original for original in originals if adjacent(position, other, original)), None)
        if beside is not None:
            name = FigureId(other.id)
            found[other.id] = [BECOMES.step(CHECK, target=name, original=FigureId(beside.id))]
            if not position.friendly(attacker, other) and immune(position, other) is not None:
                found[other.id].append(BECOMES_IMMUNE.step(StepKind.OVERRIDE, target=name))
    return found


def against_splash(position: Position, attacker: Figure, originals: Sequence[Figure], target: Figure) -> list[Step]:
    """Return why a figure does not become a target of Energy Explosion; empty when it does."""
    name = FigureId(target.id)
    if target.id == attacker.id:
        return [ATTACKER.step(CHECK, target=name)]
    if any(target.id == original.id for original in originals):
        return [ORIGINAL.step(CHECK, target=name)]
    if becoming_targets(position, attacker, originals).get(target.id):
        return []
    return [NOT_BESIDE.step(CHECK, target=name)]


def force_blast(position: Position, figure: Figure) -> list[tuple[Figure, list[Step]]]:
    """Return every other figure with the reasons against choosing it for Force Blast (27.1h)."""
    power = position.powers[SLUG]
    return [
        (other, against_effect(position, figure, other, power)) for other in position.figures if other.id != figure.id
    ]


def landing(position: Position, figure: Figure, target: Figure) -> tuple[Knockback, tuple[Step, ...]]:
    """Return where Force Blast knocks a figure back to, with knockback's own steps (12.6)."""
    ruling = knockback(position, target, figure, BLAST)
    value = ruling.value
    assert isinstance(value, Knockback)  # noqa: S101 - what `knockback` promises
    return value, ruling.steps
