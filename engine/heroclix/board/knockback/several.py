"""Knockback of several figures at once, and figures whose elevated marker goes from under them (12.6e, 12.6g)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.heroclix.board.ground.board import Spot
from engine.heroclix.board.ground.immunity import shield
from engine.heroclix.board.ground.names import name_spot
from engine.heroclix.board.knockback.path import IMMUNE_TO_DAMAGE, Knockback, knockback
from engine.heroclix.board.knockback.rules import fall
from engine.heroclix.board.measures import distance
from engine.heroclix.position import Figure, Marker, Position, bits
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["Fallen", "fall_damage", "farthest_first", "knockback_of_several", "marker_removed"]

ORDER = Message("knockback-order", ("away_from", "figures"), rule="12.6g")
TIED = Message("knockback-tied", ("figures",), rule="12.6g")
NOT_ELEVATED = Message("knockback-marker-not-elevated", ("marker",), rule="12.6e")
NOBODY_THERE = Message("knockback-marker-empty", ("marker",), rule="12.6e")
STAYS = Message("knockback-marker-gone", ("marker", "figure"), rule="17.14c")
LOSES_MARKER = Message("knockback-marker-damage", ("figure", "damage"), rule="12.6e")
COUNTDOWN = Message("knockback-marker-countdown", ("figure",), rule="24.3")
NUMBER_TAKING = Message("knockback-marker-result", ("marker", "number", "damage"), rule="12.6e")


class Fallen(NamedTuple):
    """A figure that stood on an elevated marker which is gone, and the knockback damage that it takes."""

    figure: str
    damage: int


def knockback_of_several(
    position: Position,
    figures: Sequence[Figure],
    away_from: Spot,
    squares: int | None = None,
    after: Callable[[Figure, int], Figure] = lambda figure, _: figure,
) -> Ruling:
    """Rule on figures knocked back by one cause at once, one at a time, the farthest from it first (12.6g).

    Of those equally far the one listed first goes first. The value is a tuple of (id, `Knockback`) in that
    order; each finds the others where they are by then. `after`: what becomes of a figure that has landed and
    takes so much damage; KO'd, it is in nobody's way. Raises DocumentError as `knockback` does.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> near, far = (Figure(name, name, "blue", (square,)) for name, square in (("near", 1), ("far", 2)))
    >>> position = Position(MODERN, MapPrint(16, 16), (Figure("hulk", "Hulk", "red", (0,)), near, far))
    >>> [(name, found.ends_at) for name, found in knockback_of_several(position, [near, far], 0).value]
    [('far', 5), ('near', 4)]
    """
    ordered, steps = farthest_first(position, figures, away_from)
    found: list[tuple[str, Knockback]] = []
    for figure in ordered:
        ruling = knockback(position, figure, away_from, squares)
        landed = ruling.value
        assert isinstance(landed, Knockback)  # noqa: S101 - tells the type checker what the ruling holds
        steps += ruling.steps
        found.append((figure.id, landed))
        where = figure if landed.prevented else replace(figure, squares=(landed.ends_at,))
        position = position.with_figure(after(where, landed.damage))
    return Ruling(position.ruleset.id, "knocked-back", tuple(found), tuple(steps))


def farthest_first(position: Position, figures: Sequence[Figure], away_from: Spot) -> tuple[list[Figure], list[Step]]:
    """Return figures in the order in which one cause knocks them back, and the steps that say it (12.6g)."""
    far = {figure.id: distance(position, figure, away_from) for figure in figures}
    ordered = sorted(figures, key=lambda figure: -far[figure.id])
    names = tuple(FigureId(figure.id) for figure in ordered)
    steps = [ORDER.step(StepKind.CHECK, away_from=name_spot(position, away_from), figures=names)]
    if len(set(far.values())) < len(far):
        tied = tuple(name for name in names if list(far.values()).count(far[name]) > 1)
        steps.append(TIED.step(StepKind.CHECK, figures=tied))
    return ordered, steps


def fall_damage(position: Position, figure: Figure) -> int:
    """Return the knockback damage of who loses the elevated marker it stands on (12.6e).

    None if Immune (27.7g) or by a card, and none on a countdown click (24.3).
    """
    spared = figure.counting_down or figure.unharmed_by or shield(position, figure)
    return 0 if spared else fall(position, figure)


def marker_removed(position: Position, marker: Marker, name: str) -> Ruling:
    """Rule on an elevated marker that is removed, destroyed or picked up under figures (12.6e, 17.14c).

    `name` is what the marker is called in the ruling. The value is a tuple of `Fallen`, in the position's order.
    """
    if marker.kind != "elevated":
        return _untouched(position, NOT_ELEVATED.step(StepKind.RESULT, marker=name))
    standing = [figure for figure in position.figures if bits(marker.squares) & figure.squares_bits]
    if not standing:
        return _untouched(position, NOBODY_THERE.step(StepKind.RESULT, marker=name))
    steps, fallen = [], []
    for figure in standing:
        who = FigureId(figure.id)
        steps.append(STAYS.step(StepKind.CHECK, marker=name, figure=who))
        damage = fall_damage(position, figure)
        if damage:
            steps.append(LOSES_MARKER.step(StepKind.DAMAGE, figure=who, damage=damage))
        elif figure.counting_down:
            steps.append(COUNTDOWN.step(StepKind.OVERRIDE, figure=who))
        else:
            steps.append(IMMUNE_TO_DAMAGE.step(StepKind.OVERRIDE, figure=who))
        fallen.append(Fallen(figure.id, damage))
    damages = [each.damage for each in fallen if each.damage]
    told = {"number": len(damages), "damage": max(damages, default=0)}
    steps.append(NUMBER_TAKING.step(StepKind.RESULT, marker=name, **told))
    return Ruling(position.ruleset.id, "removed", tuple(fallen), tuple(steps))


def _untouched(position: Position, step: Step) -> Ruling:
    return Ruling(position.ruleset.id, "removed", (), (step,))
