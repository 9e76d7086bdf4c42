"""The move that an action gives: how far, with which abilities, on whose side (10.2, 10.3, 27.1, 27.8a)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from engine.errors import DocumentError
from engine.heroclix.conditions.effects import forbidden
from engine.heroclix.fight.actions.citations import grounded_steps
from engine.heroclix.fight.actions.rights import against_use
from engine.heroclix.fight.attack.targets import immune
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.stack import Effect, stack
from engine.heroclix.fight.values.value import calculated, underfoot
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, Powers, action_name, as_used, can_use
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["GivenMove", "against_control", "given_move"]

BY_ACTION = Message("move-by-action", ("figure", "action"), rule="7.2")
ALWAYS_ON = Message("move-always-on", ("power",), rule="27.1b")
OWN_DISTANCE = Message("move-own-distance", ("action", "squares"), rule="10.3")
REMAINS = Message("move-remains", ("figure", "moved", "speed", "squares"), rule="27.1j", reading="P55")
CONTROLLED = Message("move-controlled", ("figure", "side"), rule="27.1f", reading="P51")
CONTROL_IMMUNE = Message("move-control-immune", ("figure",), rule="27.7g")
CONTROL_SAFEGUARD = Message("move-control-safeguard", ("figure",), rule="27.7n")
CONTROL_FURY = Message("move-control-fury", ("figure",), rule="27.4b")
CONTROL_CARD = Message("move-control-card", ("figure", "card"), rule="20.4")
CONTROL_VEHICLE = Message("move-control-vehicle", ("figure",), rule="24.4")

BASIC = "move"
PASSIVE = "leap-climb"  # players ask for it as if it were an action
CONTROL = "mind-control"
TWO_PARTS = "hypersonic-speed"


@dataclass(frozen=True, slots=True)
class GivenMove:
    """A move as an action gives it.

    `position` and `figure`: as they are while it moves, with what the action grants and on the side it is on then.
    `squares`: how many it may move. `steps` say how that came about, `reasons` what keeps it from moving at all.
    """

    position: Position
    figure: Figure
    squares: int
    steps: tuple[Step, ...] = ()
    reasons: tuple[Step, ...] = ()


@cache
def _moving(powers: Powers) -> tuple[str, ...]:
    return (*(slug for slug, power in powers.items() if power.moves), PASSIVE, CONTROL)


def given_move(
    position: Position,
    figure: Figure,
    action: str = BASIC,
    speed: int | None = None,
    moved_so_far: int | None = None,
    by: Figure | None = None,
) -> GivenMove:
    """Return the move that an action gives a figure.

    `action`: one that moves, Leap/Climb or Mind Control. `speed`: its speed value, where that is not to be calculated.
    `moved_so_far`: the squares of Hypersonic Speed's first move, where its second one is asked for. `by`: who uses Mind
    Control on it. Raises DocumentError for any other action, for a value that the document does not give, and where a
    parameter does not go with the action.

    >>> from engine.heroclix.position import MapPrint, Printed
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,), printed=Printed(speed=7), powers=frozenset(["charge"]))
    >>> given_move(Position(MODERN, MapPrint(8, 8), (cap,)), cap, "charge").squares
    4
    """
    moving = _moving(position.powers)
    if action not in moving:
        raise DocumentError("ask.action", "error-no-moving-action", given=action, expected=", ".join(moving))
    if moved_so_far is not None and action != TWO_PARTS:
        raise DocumentError("ask.moved_so_far", "error-only-with", expected=TWO_PARTS)
    if by is not None and action != CONTROL:
        raise DocumentError("ask.by", "error-only-with", expected=CONTROL)
    if action == CONTROL:
        return _controlled(position, figure, speed, by)
    power = as_used(figure, position.powers[action])
    steps: list[Step] = []
    if action == PASSIVE:
        steps.append(ALWAYS_ON.step(StepKind.CHECK, power=Term(action)))
    elif action != BASIC:
        steps.append(_by_action(figure, power))
    reasons = () if action == BASIC else tuple(against_use(position, figure, power))
    if reasons:
        return GivenMove(position, figure, 0, tuple(steps), reasons)
    steps += grounded_steps(position.powers, figure, power, "improved-movement")
    squares = _squares(position, figure, power, speed, steps)
    if moved_so_far is not None:
        squares = _remaining(figure, squares, moved_so_far, steps)
    if power.grants:
        figure = replace(figure, abilities=figure.abilities | power.grants)
        position = position.with_figure(figure)
    return GivenMove(position, figure, squares, tuple(steps))


def _squares(position: Position, figure: Figure, power: Power, speed: int | None, steps: list[Step]) -> int:
    """Return how far it moves: the power's own number of squares, else its speed value during the action."""
    if power.squares is not None:
        own = power.squares
        steps.append(OWN_DISTANCE.step(StepKind.REPLACE, after=own, action=action_name(power.slug), squares=own))
        return own
    if speed is not None:
        return _slowed(position, figure, speed, steps)
    moment = None if power.slug in (BASIC, PASSIVE) else Moment(action=power)
    return _calculated(position, figure, steps if moment or underfoot(position, figure) else [], moment)


def _slowed(position: Position, figure: Figure, speed: int, steps: list[Step]) -> int:
    """Return what the ground underfoot leaves of a speed value that is given (16.2)."""
    effects = underfoot(position, figure)
    if not effects:
        return speed
    ruling = stack(position.ruleset, "speed", speed, effects)
    assert isinstance(ruling.value, int)  # noqa: S101 - what adding a value up promises
    steps += ruling.steps
    return ruling.value


def _calculated(
    position: Position, figure: Figure, steps: list[Step], moment: Moment | None = None, more: tuple[Effect, ...] = ()
) -> int:
    ruling = calculated(position, figure, "speed", moment, more)
    assert isinstance(ruling.value, int)  # noqa: S101 - what the calculation of a value promises
    steps += ruling.steps
    return ruling.value


def _remaining(figure: Figure, speed: int, moved: int, steps: list[Step]) -> int:
    """Return what the second move has left; the speed may have sunk below what the first one took."""
    left, name = max(0, speed - moved), FigureId(figure.id)
    steps.append(
        REMAINS.step(StepKind.CAP, before=speed, after=left, figure=name, moved=moved, speed=speed, squares=left)
    )
    return left


def _controlled(position: Position, figure: Figure, speed: int | None, by: Figure | None) -> GivenMove:
    """Return the move of a figure that was hit by Mind Control: half its speed, on the other side (27.1f, P51)."""
    power = position.powers[CONTROL]
    side = _controlling_side(position, figure, by)
    steps = [_by_action(figure, power)]
    reasons = against_control(position, figure, side) + _kept_where_it_is(position, figure, side, by)
    if reasons:
        return GivenMove(position, figure, 0, tuple(steps), tuple(reasons))
    steps.append(CONTROLLED.step(StepKind.OVERRIDE, figure=FigureId(figure.id), side=side_term(side)))
    if speed is None:
        halved = Effect("halve", source=Term(CONTROL), section=power.section)
        speed = _calculated(position, figure, steps, more=(halved,))
    else:
        speed = _slowed(position, figure, speed, steps)
    figure = replace(figure, side=side)
    return GivenMove(position.with_figure(figure), figure, speed, tuple(steps))


def _controlling_side(position: Position, figure: Figure, by: Figure | None) -> str:
    """Return whose friend it becomes: of who uses the power, else of the side whose turn it is."""
    active = position.turn.active if position.turn is not None else ""
    side = active if by is None else by.side
    if not side or (by is None and side == figure.side):
        raise DocumentError("ask.by", "error-missing")
    return side


def against_control(position: Position, figure: Figure, side: str) -> list[Step]:
    """Return what protects a figure from Mind Control, whoever hit it (14.1, 27.7g, 27.7n, 27.4b, 24.4)."""
    name = FigureId(figure.id)
    reasons = []
    if side != figure.side and immune(position, figure) is not None:
        reasons.append(CONTROL_IMMUNE.step(StepKind.CHECK, figure=name))
    for slug, message in (
        (f"safeguard:{CONTROL}", CONTROL_SAFEGUARD),
        ("battle-fury", CONTROL_FURY),
        ("vehicle", CONTROL_VEHICLE),
    ):
        if can_use(position.powers, figure, slug):
            reasons.append(message.step(StepKind.CHECK, figure=name))
    return reasons


def _kept_where_it_is(position: Position, figure: Figure, side: str, by: Figure | None) -> list[Step]:
    """Return the card by which an opponent's Mind Control can't move it; it may still attack (20.4, 27.1f)."""
    those = (by,) if by is not None else [each for each in position.figures if each.side == side]
    for each in those:
        if found := forbidden(position, figure, "moved", each):
            card = Typed(found.special.name)
            return [CONTROL_CARD.step(StepKind.CHECK, figure=FigureId(figure.id), card=card)]
    return []


def _by_action(figure: Figure, power: Power) -> Step:
    """Return the step that names the action, resting on the section of its power."""
    step = BY_ACTION.step(StepKind.CHECK, figure=FigureId(figure.id), action=action_name(power.slug))
    return step._replace(rule=power.section)
