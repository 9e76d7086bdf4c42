"""How far an action goes, where no book prints its power and the edition's readings have the number (13.4, R59).

Today's cards print their ranges, and the section of the power says them: nothing is told of them here.
"""

from __future__ import annotations

from engine.heroclix.effects.areas.reach import RANGE
from engine.heroclix.fight import sight
from engine.heroclix.fight.attack.targets import Reach, effect_reach, reach_of
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from engine.ruling import FigureId, Step, StepKind

__all__ = ["reading_steps"]


def reading_steps(position: Position, figure: Figure, power: Power, target: Figure | None) -> list[Step]:
    """Return how the range of an action is found, where a reading of the edition decides whether it is enough.

    Nothing where the edition reads nothing into the power, where the target is so near that either range would do, or
    where range is not asked for.

    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint, Printed
    >>> fox = Figure("fox", "Fox", "red", (0,), printed=Printed(range=2), powers=frozenset(["perplex"]))
    >>> hen = Figure("hen", "Hen", "blue", (5,))
    >>> for rules in (MODERN, OF_2022):
    ...     position = Position(rules, MapPrint(8, 2), (fox, hen))
    ...     [step.reading for step in reading_steps(position, fox, rules.powers["perplex"], hen) if step.reading]
    []
    ['R59']
    """
    if not any(effect.reading for effect in power.values) or figure.printed.range is None:
        return []
    reach = _reach(position, figure, power)
    if not power.silences and not _matters(position, figure, target, reach, power):
        return []
    ruling = calculated(position, figure, "range", _moment(figure, power))
    if not any(step.reading for step in ruling.steps):
        return []
    return [*ruling.steps, RANGE.step(StepKind.CHECK, figure=FigureId(figure.id), squares=reach.squares)]


def _reach(position: Position, figure: Figure, power: Power) -> Reach:
    return effect_reach(position, figure, power) if power.attack is None else reach_of(position, figure, "range", power)


def _moment(figure: Figure, power: Power) -> Moment:
    return Moment(action=power) if power.attack is None else Moment("range", attacker=figure, action=power)


def _matters(position: Position, figure: Figure, target: Figure | None, reach: Reach, power: Power) -> bool:
    """Return whether a target is farther than the printed range or than the calculated one, and that counts."""
    if target is None or target.id == figure.id or not target.squares or not figure.squares:
        return False
    if "range" in reach.regardless or (power.attack == "any" and sight.strikes(position, figure, target)):
        return False
    nearest = min(figure.printed.range or 0, reach.squares or 0)
    return sight.distance(position, figure, target) > nearest
