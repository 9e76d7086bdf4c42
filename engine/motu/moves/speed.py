"""How many points a movement has (6a, 6b, 7f, M17)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.message import Message
from engine.motu.position import Figure, Position
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["points", "starts_in_rough"]

ROUGH, HASTE, INJURY = -2, 2, -2
PASSING_ROUGH = frozenset(("teleport", "jump"))  # no rough terrain hinders them (7l)

SPEED = Message("motu-speed", ("figure", "points"), rule="6b")
IMPROVED = Message("motu-speed-improved", ("figure", "points"), rule="6a/gastar-concentracion")
IN_ROUGH = Message("motu-speed-rough", ("figure",), rule="6b/movimiento-y-terreno-abrupto")
HASTENED = Message("motu-speed-hastened", ("figure",), rule="7f")
INJURED = Message("motu-speed-injured", ("figure",), rule="7f")
NOT_INJURED = Message("motu-speed-not-injured", ("figure",), rule="7f")
GIVEN = Message("motu-speed-given", ("origin",), rule="6b")
LEAST = Message("motu-speed-least", (), rule="6b", reading="M17")


def starts_in_rough(position: Position, figure: Figure) -> bool:
    """Return whether a hex of a character's base is rough terrain (6b)."""
    return any(not place.platform and position.ground.kinds.get(place.hex) == "rough" for place in figure.places)


def points(
    position: Position,
    figure: Figure,
    given: Sequence[tuple[int, str]],
    how: str = "move",
    *,
    concentrate: bool = False,
) -> tuple[int, tuple[Step, ...]]:
    """Return the points of a movement, none at least, and how they came about; all changes add up (M17)."""
    who = FigureId(figure.id)
    found = figure.speed[1 if concentrate else 0]
    steps = [(IMPROVED if concentrate else SPEED).step(StepKind.CHECK, figure=who, points=found)]
    for add, message, data in _changes(position, figure, how):
        steps.append(message.step(StepKind.MODIFY, before=found, after=found + add, **data))
        found += add
    if figure.negative == "injury" and starts_in_rough(position, figure):
        steps.append(NOT_INJURED.step(StepKind.IGNORED, figure=who))
    for add, origin in given:
        steps.append(GIVEN.step(StepKind.MODIFY, before=found, after=found + add, origin=Typed(origin)))
        found += add
    if found < 0:
        steps.append(LEAST.step(StepKind.CAP, before=found, after=0))
    return max(found, 0), tuple(steps)


def _changes(position: Position, figure: Figure, how: str) -> list[tuple[int, Message, dict[str, FigureId]]]:
    who = {"figure": FigureId(figure.id)}
    rough = starts_in_rough(position, figure)
    found = []
    if rough and how not in PASSING_ROUGH:
        found.append((ROUGH, IN_ROUGH, who))
    if figure.positive == "speed":
        found.append((HASTE, HASTENED, who))
    if figure.negative == "injury" and not rough:
        found.append((INJURY, INJURED, who))
    return found
