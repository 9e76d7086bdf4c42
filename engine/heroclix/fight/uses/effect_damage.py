"""Damage that an effect deals outside attacks, and what is left of it (12.5a, 12.5b): Poison (27.2j)."""

from __future__ import annotations

from engine.heroclix.fight.attack.damage_taken import ONE_REDUCER, REDUCED, TAKEN, spared
from engine.heroclix.fight.attack.reducers import increased, reducers
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from engine.ruling import FigureId, Step, StepKind

__all__ = ["effect_damage"]


def effect_damage(
    position: Position, figure: Figure, target: Figure, dealt: int, power: Power
) -> tuple[int, list[Step]]:
    """Return the damage that a target takes of what a figure's power deals it, and the steps.

    One reducer counts, the one that reduces most. What a power does to damage of attacks alone (Precision Strike,
    the roll of Impervious, STOP) plays no part.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> ivy = Figure("ivy", "Ivy", "red", (0,))
    >>> rock = Figure("rock", "Rock", "blue", (1,), powers=frozenset(["toughness"]))
    >>> effect_damage(Position(MODERN, MapPrint(4, 4), (ivy, rock)), ivy, rock, 1, MODERN.powers["poison"])[0]
    0
    """
    name = FigureId(target.id)
    shield = spared(position, target, dealt, power, opposing=not position.friendly(figure, target))
    if shield is not None:
        return 0, [shield]
    found = sorted(reducers(position.powers, target), key=lambda each: -each.reduces)
    taken, steps = dealt, []
    if found:
        best = found[0]
        taken = max(0, dealt - best.reduces)
        data = {"target": name, "power": best.shown, "amount": best.reduces, "taken": taken}
        steps.append(Step(StepKind.DAMAGE, REDUCED.key, data, best.section, None, dealt, taken))
        steps += [ONE_REDUCER.step(StepKind.IGNORED, target=name, power=other.shown) for other in found[1:]]
    taken, more = increased(target, taken)
    steps += more
    return taken, [*steps, TAKEN.step(StepKind.DAMAGE, after=taken, target=name, taken=taken)]
