"""Answers about the board: line of fire, adjacency, distance, knockback."""

from __future__ import annotations

from dataclasses import replace

from engine.answer import Answer
from engine.errors import DocumentError
from engine.grid import parse_edge, parse_place
from engine.heroclix import board, questions
from engine.heroclix.answers.harmed import after_harm, harm_of_all, harmed
from engine.heroclix.board import Culprit, LineOfFire, Spot
from engine.heroclix.build import Builder
from engine.heroclix.position import Figure, Position
from engine.ruling import Step

__all__ = ["adjacent", "distance", "figure_on_map", "knockback", "line_of_fire", "marker_removed"]


def line_of_fire(position: Position, ask: questions.LineOfFireAsk) -> Answer:
    """Answer whether the line of fire is clear, hindered or blocked (11.4)."""
    position = position.in_play()
    source = _spot(position, "ask.from", ask.from_)
    target = _target(position, ask.to, ask.for_)
    ruling = board.line_of_fire(position, source, target, ask.for_)
    value = ruling.value
    assert isinstance(value, LineOfFire)  # noqa: S101 - tells the type checker what the ruling holds
    fields: dict[str, object] = {
        "result": value.result,
        "from_square": position.map.name_of(value.from_square),
        "to_square": position.map.name_of(value.to_square),
        "distance": value.distance,
        "direct": board.is_direct(position, value.from_square, value.to_square),
        "blocked_by": [_culprit(culprit) for culprit in value.blocked_by],
        "hindered_by": [_culprit(culprit) for culprit in value.hindered_by],
        "clear_if": [
            [{change.kind: change.name} for change in changes]
            for changes in board.clear_if(position, source, target, ask.for_)
        ],
    }
    return Answer(ruling, fields)


def _culprit(culprit: Culprit) -> dict[str, str]:
    return {culprit.kind: culprit.name, "rule": culprit.rule}


def adjacent(position: Position, ask: questions.AdjacentAsk) -> Answer:
    """Answer whether two figures or squares are adjacent or next to each other, or share a transition (6.3, 16.5b)."""
    position = position.in_play()
    a, b = _spot(position, "ask.a", ask.a), _spot(position, "ask.b", ask.b)
    ruling = board.rule_adjacent(position, a, b)
    fields: dict[str, object] = {
        "result": ruling.value,
        "next_to": board.next_to(position, a, b),
        "across_transition": board.close_across_transition(position, a, b),
    }
    return Answer(ruling, fields)


def distance(position: Position, ask: questions.DistanceAsk) -> Answer:
    """Answer how many squares lie from one figure or square to another (11.3a)."""
    position = position.in_play()
    ruling = board.rule_distance(position, _spot(position, "ask.a", ask.a), _spot(position, "ask.b", ask.b))
    return Answer(ruling, {"result": ruling.value})


def knockback(position: Position, ask: questions.KnockbackAsk) -> Answer:
    """Answer where figures that are knocked back land (12.6). A KO'd one is not knocked back (R45)."""
    figures = [figure_on_map(position, "ask.figure", ask.figure)]
    for index, name in enumerate(ask.together):
        path = f"ask.together[{index}]"
        if any(figure.id == name for figure in figures):
            raise DocumentError(path, "error-id-twice", id=name)
        figures.append(figure_on_map(position, path, name))
    position = position.in_play()
    away_from = _spot(position, "ask.away_from", ask.away_from)
    if not ask.together:
        ruling = board.knockback(position, figures[0], away_from, ask.squares)
        assert isinstance(ruling.value, board.Knockback)  # noqa: S101 - tells the type checker what the ruling holds
        fields, steps = _landed(position, figures[0], ruling.value)
        return Answer(replace(ruling, steps=(*ruling.steps, *steps)), fields)
    ruling = board.knockback_of_several(position, figures, away_from, ask.squares, after_harm)
    assert isinstance(ruling.value, tuple)  # noqa: S101 - the same
    landed = {name: _landed(position, position.figure(name), value) for name, value in ruling.value}
    found = {name: fields for name, (fields, _) in landed.items()}
    steps = [step for _, more in landed.values() for step in more]
    ruling = replace(ruling, steps=(*ruling.steps, *steps))
    return Answer(ruling, {**found[ask.figure], "order": list(found), "figures": found})


def _landed(position: Position, figure: Figure, value: board.Knockback) -> tuple[dict[str, object], list[Step]]:
    """Return where a figure lands and what that costs it, and the steps of the cost."""
    harm, steps = harmed(figure, value.damage)
    fields = {
        "path": [position.map.name_of(square) for square in value.path],
        "ends_at": position.map.name_of(value.ends_at),
        "stopped_by": value.stopped_by,
        "damage": value.damage,
        "prevented": value.prevented,
    }
    return fields | harm, steps


def marker_removed(position: Position, ask: questions.MarkerRemovedAsk) -> Answer:
    """Answer who takes knockback damage as a terrain marker goes from under it (12.6e, 17.14c)."""
    position = position.in_play()
    known = {marker.id: marker for marker in position.markers}
    if ask.marker not in known:
        raise DocumentError("ask.marker", "error-no-element", id=ask.marker, expected=", ".join(known) or "-")
    ruling = board.marker_removed(position, known[ask.marker], ask.marker)
    assert isinstance(ruling.value, tuple)  # noqa: S101 - tells the type checker what the ruling holds
    damage = {fallen.figure: fallen.damage for fallen in ruling.value}
    fields, steps = harm_of_all(position, damage)
    return Answer(replace(ruling, steps=(*ruling.steps, *steps)), {"damage": damage, **fields})


def figure_on_map(position: Position, path: str, name: str) -> Figure:
    """Return the figure of that id, on the map. Raises DocumentError."""
    found = next((figure for figure in position.figures if figure.id == name), None)
    if found is None:
        raise DocumentError(path, "error-no-figure", id=name)
    if not found.squares:
        raise DocumentError(path, "error-figure-off-map", id=name)
    return found


def _spot(position: Position, path: str, name: str) -> Spot:
    """Return the figure of that id, else the square of that name. Raises DocumentError."""
    if any(figure.id == name for figure in position.figures):
        return figure_on_map(position, path, name)
    try:
        parse_place(name)
    except ValueError:
        message = "error-not-a-wall-target" if _is_edge(name) else "error-not-figure-or-square"
        raise DocumentError(path, message, text=name) from None
    return Builder(position.map.columns, position.map.rows).place(path, name)


def _target(position: Position, name: str, purpose: board.Purpose) -> board.Target:
    """Return what a line is drawn to; an edge only when the wall on it is to be destroyed. Raises DocumentError."""
    standing = any(figure.id == name for figure in position.figures)
    if standing or purpose != "destroy" or not _is_edge(name):
        return _spot(position, "ask.to", name)
    edge = Builder(position.map.columns, position.map.rows).edge("ask.to", name)
    terrain = board.Board.of(position).terrain
    if not terrain.has_edge(terrain.barriers, *edge):
        raise DocumentError("ask.to", "error-no-wall", edge=position.map.edge_name(*edge))
    return edge


def _is_edge(name: str) -> bool:
    try:
        parse_edge(name)
    except ValueError:
        return False
    return True
