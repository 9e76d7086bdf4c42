"""Knockback carried out: of an attack's targets once their dials were clicked, and by Force Blast (12.6, 27.1h)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.heroclix.board.knockback.rules import fall as fall_of
from engine.heroclix.fight.attack.knockback import knockback_damage, knocked_back
from engine.heroclix.fight.attack.outcome import TargetOutcome
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import click_down
from engine.ruling import StepKind

__all__ = ["fall", "knock_back"]


def knock_back(draft: Draft, by: str, figures: Mapping[str, int | None], *, explained: bool = False) -> None:
    """Knock figures back from another, the farthest first, and click what the knockback costs them (12.6d-g).

    `figures`: how many squares each goes; None, the edition's number. Where they land is judged from where they are
    now; whoever has left the map meanwhile is passed over. `explained`: the ruling on the attack has told the way.
    """
    position = draft.state.position()
    there = {figure.id: figure for figure in position.figures if figure.squares}
    if by not in there:
        return
    affected = {name: TargetOutcome("hit", knockback=True) for name in figures if name in there}
    landed, steps = knocked_back(position, there[by], affected, figures)
    draft.say(*(step for step in steps if step.kind is StepKind.DAMAGE or not explained))
    for name, found in landed.items():
        if not found.path and found.stopped_by is None:
            continue  # it can't be knocked back (12.6f)
        start = position.map.name_of(there[name].squares[0])
        draft.add(
            ev.KnockedBack,
            figure=name,
            start=start,
            path=found.path,
            at=found.ends_at,
            damage=found.damage,
            stopped_by=found.stopped_by or "",
        )
        if found.damage_taken:
            click_down(draft, draft.state.by_id(name), found.damage_taken)


def fall(draft: Draft) -> None:
    """Deal the damage of those whose elevated marker is gone, once the action has resolved (12.6e, 17.14c)."""
    while draft.state.falling and not draft.state.resolving:
        name = draft.state.falling[0]
        position = draft.state.position()
        figure = position.figure(name)
        taken, steps = knockback_damage(position, figure, fall_of(position, figure))
        draft.say(*steps)
        draft.add(ev.Fell, figure=name, taken=taken)
        if taken:
            click_down(draft, draft.state.by_id(name), taken)
