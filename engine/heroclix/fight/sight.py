"""What the fight asks of the board, in one place: who is beside whom, how far, and in whose line of fire."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.lines.pairs import Line, best_line, covers, line_result
from engine.heroclix.board.lines.sight import Purpose
from engine.heroclix.board.lines.tables import BLOCKED, HINDERED
from engine.heroclix.board.measures import (
    adjacent,
    adjacent_figures,
    adjacent_opponents,
    close_across_transition,
    distance,
)
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers.special import regardless
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = [
    "BLOCKED",
    "HINDERED",
    "Line",
    "Purpose",
    "adjacent",
    "adjacent_figures",
    "adjacent_opponents",
    "beside",
    "distance",
    "far_step",
    "hindered",
    "in_water",
    "line_between",
    "line_result",
    "strikes",
    "struck",
]

NOT_BESIDE = Message("effect-regardless-of-adjacency", ("figure", "power", "target"), rule="6.3d", reading="P92")


def beside(position: Position, holder: Figure, other: Figure, slug: str = "") -> bool:
    """Return whether a power or effect of one figure reaches another: adjacent, or regardless of that (6.3d, P92).

    Without a slug it is an effect of the figure's own special power or the like.
    """
    return "adjacency" in regardless(holder, slug) or adjacent(position, holder, other)


def far_step(position: Position, holder: Figure, other: Figure, slug: str) -> list[Step]:
    """Return what a ruling says where a power reaches somebody whom it finds regardless of adjacency."""
    if adjacent(position, holder, other):
        return []
    data = {"figure": FigureId(holder.id), "power": Term(slug), "target": FigureId(other.id)}
    return [Step(StepKind.CHECK, NOT_BESIDE.key, data, NOT_BESIDE.rule, NOT_BESIDE.reading)]


def line_between(
    position: Position,
    source: Figure,
    target: Figure,
    within: int | None = None,
    purpose: Purpose = "range-attack",
    granting: AbstractSet[str] = frozenset(),
) -> Line:
    """Return the line of fire between two figures that counts (11.4, 24.2e, R18); both are on the map.

    Only pairs of squares `within` that many squares compete, if there are any. `granting` are abilities
    that the source has for this alone. An attacker chooses, of pairs that are hindered, one that adds nothing.
    """
    attacks = purpose == "range-attack"
    return best_line(position, source, target, purpose, within, frozenset(granting), sparing=attacks)


def strikes(position: Position, attacker: Figure, target: Figure) -> bool:
    """Return whether a close attack reaches: adjacent (11.1), or across a transition between levels (16.5b)."""
    return adjacent(position, attacker, target) or close_across_transition(position, attacker, target)


def struck(position: Position, attacker: Figure) -> tuple[Figure, ...]:
    """Return the figures that a close attack reaches, in the position's order: those of which `strikes` tells so."""
    if not Board.of(position).terrain.transitions:
        return adjacent_figures(position, attacker)
    return tuple(other for other in position.figures if strikes(position, attacker, other))


def hindered(position: Position, attacker: Figure, target: Figure) -> bool:
    """Return whether the line of fire of a range attack is hindered so that it adds to the target's defense (16.2b)."""
    return covers(Board.of(position), line_between(position, attacker, target))


def in_water(position: Position, figure: Figure) -> bool:
    """Return whether a figure occupies water terrain (16.6)."""
    return bool(Board.of(position).terrain.water & figure.squares_bits)
