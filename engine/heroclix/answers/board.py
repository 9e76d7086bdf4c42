"""Answers about the board: line of fire, adjacency, distance."""

from __future__ import annotations

from dataclasses import replace

from engine.answer import Answer, Fields
from engine.errors import DocumentError
from engine.grid import parse_edge, parse_place
from engine.heroclix import questions
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.lines.clear_if import clear_if as sets_of_changes
from engine.heroclix.board.lines.line import Culprit, LineOfFire, is_direct
from engine.heroclix.board.lines.line import line_of_fire as rule_line_of_fire
from engine.heroclix.board.lines.pairs import Target
from engine.heroclix.board.lines.sight import Purpose
from engine.heroclix.board.measures import close_across_transition, next_to, rule_adjacent, rule_distance
from engine.heroclix.build import Builder
from engine.heroclix.conditions.effects import forbidden
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, StepKind, Typed

UNSEEN = Message("line-unseen", ("target", "card"), rule="20.4")

__all__ = ["adjacent", "distance", "figure_on_map", "line_of_fire", "spot_of", "target_of"]


def line_of_fire(position: Position, ask: questions.LineOfFireAsk) -> Answer:
    """Answer whether the line of fire is clear, hindered or blocked (11.4)."""
    position = position.in_play()
    source = spot_of(position, "ask.from", ask.from_)
    target = target_of(position, ask.to, ask.for_)
    ruling = rule_line_of_fire(position, source, target, ask.for_)
    value = ruling.value
    assert isinstance(value, LineOfFire)  # noqa: S101 - tells the type checker what the ruling holds
    fields: dict[str, object] = {
        "result": value.result,
        "from_square": position.map.name_of(value.from_square),
        "to_square": position.map.name_of(value.to_square),
        "distance": value.distance,
        "direct": is_direct(position, value.from_square, value.to_square),
        "blocked_by": [_culprit(culprit) for culprit in value.blocked_by],
        "hindered_by": [_culprit(culprit) for culprit in value.hindered_by],
    }

    card = _unseen(position, source, target)
    if card is not None:
        step = UNSEEN.step(StepKind.RESULT, target=FigureId(ask.to), card=Typed(card))
        ruling = replace(ruling, verdict="blocked", steps=(*ruling.steps, step))
        return Answer(ruling, {**fields, "result": "blocked", "clear_if": []})

    def clear_if() -> list[list[dict[str, str]]]:
        found = sets_of_changes(position, source, target, ask.for_)
        return [[{change.kind: change.name} for change in changes] for changes in found]

    return Answer(ruling, Fields(fields, clear_if=clear_if))


def _unseen(position: Position, source: Spot, target: Target) -> str | None:
    """Return the card by which no line of fire can be drawn to a figure by another (20.4)."""
    if not isinstance(source, Figure) or not isinstance(target, Figure):
        return None
    found = forbidden(position, target, "seen", source)
    return None if found is None else found.special.name


def _culprit(culprit: Culprit) -> dict[str, str]:
    return {culprit.kind: culprit.name, "rule": culprit.why.anchor}


def adjacent(position: Position, ask: questions.AdjacentAsk) -> Answer:
    """Answer whether two figures or squares are adjacent or next to each other, or share a transition (6.3, 16.5b)."""
    position = position.in_play()
    a, b = spot_of(position, "ask.a", ask.a), spot_of(position, "ask.b", ask.b)
    ruling = rule_adjacent(position, a, b)
    fields: dict[str, object] = {
        "result": ruling.value,
        "next_to": next_to(position, a, b),
        "across_transition": close_across_transition(position, a, b),
    }
    return Answer(ruling, fields)


def distance(position: Position, ask: questions.DistanceAsk) -> Answer:
    """Answer how many squares lie from one figure or square to another (11.3a)."""
    position = position.in_play()
    ruling = rule_distance(position, spot_of(position, "ask.a", ask.a), spot_of(position, "ask.b", ask.b))
    return Answer(ruling, {"result": ruling.value})


def figure_on_map(position: Position, path: str, name: str) -> Figure:
    """Return the figure of that id, on the map. Raises DocumentError."""
    found = next((figure for figure in position.figures if figure.id == name), None)
    if found is None:
        raise DocumentError(path, "error-no-figure", id=name)
    if not found.squares:
        raise DocumentError(path, "error-figure-off-map", id=name)
    return found


def spot_of(position: Position, path: str, name: str) -> Spot:
    """Return the figure of that id, else the square of that name. Raises DocumentError."""
    if any(figure.id == name for figure in position.figures):
        return figure_on_map(position, path, name)
    try:
        parse_place(name)
    except ValueError:
        message = "error-not-a-wall-target" if _is_edge(name) else "error-not-figure-or-square"
        raise DocumentError(path, message, text=name) from None
    return Builder(position.map.columns, position.map.rows).place(path, name)


def target_of(position: Position, name: str, purpose: Purpose) -> Target:
    """Return what a line is drawn to; an edge only when the wall on it is to be destroyed. Raises DocumentError."""
    standing = any(figure.id == name for figure in position.figures)
    if standing or purpose != "destroy" or not _is_edge(name):
        return spot_of(position, "ask.to", name)
    edge = Builder(position.map.columns, position.map.rows).edge("ask.to", name)
    terrain = Board.of(position).terrain
    if not terrain.has_edge(terrain.barriers, *edge):
        raise DocumentError("ask.to", "error-no-wall", edge=position.map.edge_name(*edge))
    return edge


def _is_edge(name: str) -> bool:
    try:
        parse_edge(name)
    except ValueError:
        return False
    return True
