"""Who may act now, and what an action costs (4b, 6, 7c, 7d, 7h)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.message import Message
from engine.motu.fight.threshold import interruption_of
from engine.motu.position import Deed, Figure, Interruption, Position
from engine.ruling import FigureId, Reason, Step, StepKind, Term

__all__ = ["RISING", "Acting", "acting", "cost_of", "cost_step", "mana_reason", "points_reason", "turn_reasons"]

GUARD = "guard"
RISING = ("concentration", "movement", "guard")  # each costs a point more every time (4b)

ACTIVE = Message("motu-not-active", ("figure", "active"), rule="4b")
INNERMOST = Message("motu-not-innermost", ("figure", "by"), rule="7c")
ENDED = Message("motu-activation-ended", ("figure",), rule="6e")
WAITS = Message("motu-waits", ("waits",), rule="4b/realizar-acciones")
POINTS = Message("motu-too-few-points", ("cost", "points"), rule="4b/realizar-acciones")
MANA = Message("motu-too-little-mana", ("cost", "mana"), rule="7k")
COST = Message("motu-cost", ("action", "cost", "earlier"), rule="4b/realizar-acciones")
COST_ATTACK = Message("motu-cost-attack", ("weapon", "cost", "earlier"), rule="6c")
COST_FREE = Message("motu-cost-free", (), rule="7h")


@dataclass(frozen=True, slots=True)
class Acting:
    """What a character has left, and what it did: in its activation, or in the interruption that it makes."""

    interruption: Interruption | None
    points: int | None
    done: Sequence[Deed]


def acting(position: Position, figure: Figure) -> Acting:
    """Return what a character has to act with (4b, 7c)."""
    interruption = interruption_of(position, figure)
    if interruption is not None:
        return Acting(interruption, interruption.points, interruption.done)
    mine = position.turn.active in {None, figure.id}
    return Acting(None, position.turn.points if mine else None, position.turn.done if mine else ())


def turn_reasons(position: Position, figure: Figure) -> Iterator[Reason]:
    """Yield why a character cannot act at all now: another acts, its guard ended its activation, something goes on."""
    turn, who = position.turn, FigureId(figure.id)
    if turn.interruptions and turn.interruptions[-1].by != figure.id:
        by = FigureId(turn.interruptions[-1].by)
        yield Reason("not-active", INNERMOST.step(StepKind.CHECK, figure=who, by=by))
    elif not turn.interruptions and turn.active not in {None, figure.id}:
        yield Reason("not-active", ACTIVE.step(StepKind.CHECK, figure=who, active=FigureId(str(turn.active))))
    if any(deed.action == GUARD for deed in acting(position, figure).done):
        yield Reason("ended", ENDED.step(StepKind.CHECK, figure=who))
    if turn.waits:
        yield Reason("waits", WAITS.step(StepKind.CHECK, waits=Term(f"motu-waits-{turn.waits}")))


def cost_of(done: Sequence[Deed], action: str, kind: str | None = None, *, free: bool = False) -> int:
    """Return what a further action costs: a point more for each of its kind, attacks by their weapon's (4b, 6c, 7h).

    >>> cost_of((Deed("movement"), Deed("movement", free=True)), "movement")
    2
    >>> cost_of((Deed("attack", "ranged"),), "attack", "spell"), cost_of((Deed("guard"),), "guard", free=True)
    (1, 0)
    """
    if free:
        return 0
    return 1 + sum(deed.action == action and deed.kind == kind and not deed.free for deed in done)


def cost_step(cost: int, action: str, kind: str | None = None, *, free: bool = False) -> Step:
    """Return the step that tells what an action costs."""
    if free:
        return COST_FREE.step(StepKind.RESULT)
    if kind is not None:
        return COST_ATTACK.step(StepKind.RESULT, cost=cost, weapon=Term(f"motu-{kind}"), earlier=cost - 1)
    return COST.step(StepKind.RESULT, cost=cost, action=Term(f"motu-{action}"), earlier=cost - 1)


def points_reason(acting_: Acting, cost: int) -> Iterator[Reason]:
    """Yield the reason where too few action points are left; without a number they are not checked."""
    if acting_.points is not None and cost > acting_.points:
        yield Reason("points", POINTS.step(StepKind.CHECK, cost=cost, points=acting_.points))


def mana_reason(figure: Figure, cost: int) -> Iterator[Reason]:
    """Yield the reason where too little mana is left (7k)."""
    if cost > figure.mana:
        yield Reason("mana", MANA.step(StepKind.CHECK, cost=cost, mana=figure.mana))
