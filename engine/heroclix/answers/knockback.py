"""Answers about knockback: where figures land, and who falls when a marker goes from under them (12.6)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.answers.board import figure_on_map, spot_of
from engine.heroclix.answers.harmed import after_harm, harm_of_all, harmed
from engine.heroclix.board.knockback.path import Knockback
from engine.heroclix.board.knockback.path import knockback as rule_knockback
from engine.heroclix.board.knockback.several import knockback_of_several
from engine.heroclix.board.knockback.several import marker_removed as rule_marker_removed
from engine.heroclix.position import Figure, Position
from engine.ruling import Step

__all__ = ["knockback", "marker_removed"]


def knockback(position: Position, ask: questions.KnockbackAsk) -> Answer:
    """Answer where figures that are knocked back land (12.6). A KO'd one is not knocked back (R45)."""
    figures = [figure_on_map(position, "ask.figure", ask.figure)]
    for index, name in enumerate(ask.together):
        path = f"ask.together[{index}]"
        if any(figure.id == name for figure in figures):
            raise DocumentError(path, "error-id-twice", id=name)
        figures.append(figure_on_map(position, path, name))
    position = position.in_play()
    away_from = spot_of(position, "ask.away_from", ask.away_from)
    if not ask.together:
        ruling = rule_knockback(position, figures[0], away_from, ask.squares)
        assert isinstance(ruling.value, Knockback)  # noqa: S101 - tells the type checker what the ruling holds
        fields, steps = _landed(position, figures[0], ruling.value)
        return Answer(replace(ruling, steps=(*ruling.steps, *steps)), fields)
    ruling = knockback_of_several(position, figures, away_from, ask.squares, partial(after_harm, position))
    assert isinstance(ruling.value, tuple)  # noqa: S101 - the same
    landed = {name: _landed(position, position.figure(name), value) for name, value in ruling.value}
    found = {name: fields for name, (fields, _) in landed.items()}
    steps = [step for _, more in landed.values() for step in more]
    ruling = replace(ruling, steps=(*ruling.steps, *steps))
    return Answer(ruling, {**found[ask.figure], "order": list(found), "figures": found})


def _landed(position: Position, figure: Figure, value: Knockback) -> tuple[dict[str, object], list[Step]]:
    """Return where a figure lands and what that costs it, and the steps of the cost."""
    harm, steps = harmed(position, figure, value.damage)
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
    ruling = rule_marker_removed(position, known[ask.marker], ask.marker)
    assert isinstance(ruling.value, tuple)  # noqa: S101 - tells the type checker what the ruling holds
    damage = {fallen.figure: fallen.damage for fallen in ruling.value}
    fields, steps = harm_of_all(position, damage)
    return Answer(replace(ruling, steps=(*ruling.steps, *steps)), {"damage": damage, **fields})
