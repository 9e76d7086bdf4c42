"""What knockback damage does to a figure: who reduces it, and where its dial stands then (12.5, 12.6e, P26)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.heroclix.fight.harm import turned
from engine.heroclix.fight.knocked import EACH, REDUCED, TAKEN
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import in_use
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = ["after_harm", "harm_of_all", "harmed"]

Fields = dict[str, object]


def harmed(figure: Figure, damage: int) -> tuple[Fields, list[Step]]:
    """Return what that much knockback damage does, as fields of an answer, and the steps.

    It comes by single points, so that one reducer takes off all of them; no STOP holds the dial. A dial that is
    not known is left alone, and not spoken of.
    """
    click = None if figure.life is None else figure.life.click
    if not damage:
        return {"damage_taken": 0, "reducer": None, "click_after": click, "ko": False}, []
    name = FigureId(figure.id)
    reducer = next((power.slug for power in in_use(figure) if power.reduces >= EACH), None)
    if reducer is not None:
        step = REDUCED.step(StepKind.DAMAGE, before=damage, after=0, target=name, power=Term(reducer), taken=0)
        return {"damage_taken": 0, "reducer": reducer, "click_after": click, "ko": False}, [step]
    steps = [TAKEN.step(StepKind.DAMAGE, after=damage, target=name, taken=damage)]
    click, ko, dial = turned(figure, damage, stops=False)
    if figure.life is not None or figure.bystander:
        steps += dial
    return {"damage_taken": damage, "reducer": None, "click_after": click, "ko": ko}, steps


def after_harm(figure: Figure, damage: int) -> Figure:
    """Return the figure once it has taken its knockback damage: KO'd, it is off the map (12.5d)."""
    found, _ = harmed(figure, damage)
    click = found["click_after"]
    if figure.life is not None and isinstance(click, int):
        figure = replace(figure, life=replace(figure.life, click=click))
    return replace(figure, squares=()) if found["ko"] else figure


def harm_of_all(position: Position, damage: Mapping[str, int]) -> tuple[Fields, list[Step]]:
    """Return what knockback damage, by the ids of figures, does to all of them: what each takes, and who is KO'd."""
    found = {name: harmed(position.figure(name), dealt) for name, dealt in damage.items()}
    fields: Fields = {
        "damage_taken": {name: fields["damage_taken"] for name, (fields, _) in found.items()},
        "ko": [name for name, (fields, _) in found.items() if fields["ko"]],
    }
    return fields, [step for _, steps in found.values() for step in steps]
