"""What knockback damage does to a figure: who reduces it, and where its dial stands then (12.5, 12.6e, P26)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.heroclix.fight.attack.knockback import cost
from engine.heroclix.position import Figure, Position
from engine.ruling import Step

__all__ = ["after_harm", "harm_of_all", "harmed"]

Fields = dict[str, object]


def harmed(position: Position, figure: Figure, damage: int) -> tuple[Fields, list[Step]]:
    """Return what that much knockback damage does, as fields of an answer, and the steps.

    A dial that is not known is left alone, and not spoken of.
    """
    price, steps = cost(position, figure, damage, clicked=False)
    if figure.life is None and not figure.bystander:
        steps = steps[:1]
    fields: Fields = {"damage_taken": price.taken, "reducer": price.reducer}
    return {**fields, "click_after": price.click, "ko": price.ko}, steps


def after_harm(position: Position, figure: Figure, damage: int) -> Figure:
    """Return the figure once it has taken its knockback damage: KO'd, it is off the map (12.5d)."""
    price, _ = cost(position, figure, damage, clicked=False)
    if figure.life is not None and price.click is not None:
        figure = replace(figure, life=replace(figure.life, click=price.click))
    return replace(figure, squares=()) if price.ko else figure


def harm_of_all(position: Position, damage: Mapping[str, int]) -> tuple[Fields, list[Step]]:
    """Return what knockback damage, by the ids of figures, does to all of them: what each takes, and who is KO'd."""
    found = {name: harmed(position, position.figure(name), dealt) for name, dealt in damage.items()}
    fields: Fields = {
        "damage_taken": {name: fields["damage_taken"] for name, (fields, _) in found.items()},
        "ko": [name for name, (fields, _) in found.items() if fields["ko"]],
    }
    return fields, [step for _, steps in found.values() for step in steps]
