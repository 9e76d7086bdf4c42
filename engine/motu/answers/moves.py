"""Answers about movement: where it may end, and what each step of a way costs (6b, 7l)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import end_of, figure_of
from engine.motu.answers.tests import changes_of
from engine.motu.fight.left_out import left_out
from engine.motu.fight.threshold import interruption_of
from engine.motu.ground.field import Places
from engine.motu.moves.reach import closer, reached
from engine.motu.moves.speed import points
from engine.motu.moves.steps import Stride
from engine.motu.moves.way import STOPPED as HALTED
from engine.motu.moves.way import Way, walked
from engine.motu.names import Names
from engine.motu.position import Figure, Position
from engine.motu.ruled import answered
from engine.motu.sight.lines import sees
from engine.ruling import FigureId, Reason, Step, StepKind

__all__ = ["move_cost", "reachable"]

AIMED = frozenset(("charge", "directed"))

REACH = Message("motu-reach", ("figure", "count", "points"), rule="6b")
PLACES = Message("motu-reach-places", ("places",), rule="6b")
REACH_NONE = Message("motu-reach-none", ("figure",), rule="7l/cargar", reading="M32")
STOPS = Message("motu-move-stops", (), rule="6b")
PUSHES = Message("motu-move-pushes", ("places",), rule="6b/empujar", reading="M21")
TELEPORTS = Message("motu-move-teleports", (), rule="7l/teletransportarse", reading="M22")
JUMPS = Message("motu-move-jumps", (), rule="7l/saltar", reading="M22")
CHARGES = Message("motu-move-charges", (), rule="7l/cargar", reading="M32")
DIRECTED = Message("motu-move-directed", (), rule="7l/dirigirse", reading="M32")
INTERRUPTS = Message("motu-move-interrupts", ("of",), rule="7c", reading="M26")
LARGE = Message("motu-move-large", ("figure",), rule="7m/movimiento", reading="M27")
NO_WAY = Message("motu-move-no-way", ("here", "there"), rule="6b")
STOPPED = Message("motu-move-stopped", ("here",), rule="6b")
TOO_FAR = Message("motu-move-too-far", ("cost", "points"), rule="6b")
TOTAL = Message("motu-move-total", ("cost", "points"), rule="6b")
DIRECTION = Message("motu-move-direction", ("of",), rule="7c", reading="M26")
SIGHT = Message("motu-move-sight", ("of",), rule="7c", reading="M26")
STEPS = {
    "standard": Message("motu-step-standard", ("here", "there", "cost"), rule="6b/movimiento-estandar"),
    "low": Message("motu-step-low", ("here", "there", "cost"), rule="6b/movimiento-y-obstaculos-bajos", reading="M18"),
    "high": Message(
        "motu-step-high", ("here", "there", "cost"), rule="6b/movimiento-y-obstaculos-altos", reading="M18"
    ),
    "up": Message("motu-step-up", ("here", "there", "cost"), rule="6b/subir", reading="M19"),
    "down": Message("motu-step-down", ("here", "there", "cost"), rule="6b/bajar", reading="M19"),
    "ladder": Message("motu-step-ladder", ("here", "there", "cost"), rule="6b/escaleras", reading="M19"),
}
PUSHED = Message("motu-step-pushes", ("figure",), rule="6b/empujar", reading="M20")
WAYS = {"teleport": TELEPORTS, "jump": JUMPS, "charge": CHARGES, "directed": DIRECTED}


def reachable(position: Position, ask: questions.ReachableAsk) -> Answer:
    """Answer where a movement may end, and for how many points (6b, 7l)."""
    figure = _mover(position, ask)
    toward = _toward(position, ask)
    most, told = points(position, figure, changes_of(ask.speed_modifiers), ask.how, concentrate=ask.concentrate)
    named, pushes = reached(position, figure, most, ask.how, toward)
    fields = {"points": most, "result": list(named), "costs": named}
    who = FigureId(figure.id)
    places = PLACES.step(StepKind.CHECK, places=tuple(f"{name} ({cost})" for name, cost in named.items()))
    last = REACH.step(StepKind.RESULT, figure=who, count=len(named), points=most)
    results = (places, last) if named else (REACH_NONE.step(StepKind.RESULT, figure=who),)
    steps = (*told, *_limits(position, figure, ask.how, pushes), *results, *left_out(figure))
    return answered(str(len(named)), fields, steps)


def _mover(position: Position, ask: questions.ReachableAsk | questions.MoveCostAsk) -> Figure:
    figure = figure_of(position, "ask.figure", ask.figure)
    if ask.concentrate and not figure.concentrated:
        raise DocumentError("ask.concentrate", "error-motu-not-concentrated", id=figure.id)
    return figure


def _toward(position: Position, ask: questions.ReachableAsk) -> Places:
    """Return where a charge or a directed move leads. Raises DocumentError where it is missing, or of no use."""
    if ask.how in AIMED and ask.toward is None:
        raise DocumentError("ask.toward", "error-missing")
    if ask.how not in AIMED and ask.toward is not None:
        raise DocumentError("ask.toward", "error-motu-only-with-how", expected=", ".join(sorted(AIMED)))
    if ask.toward is None:
        return ()
    if ask.how == "charge":
        return figure_of(position, "ask.toward", ask.toward).places
    return end_of(position, "ask.toward", ask.toward)


def _limits(position: Position, figure: Figure, how: str, pushes: tuple[str, ...]) -> Iterator[Step]:
    """Yield what holds for the whole of a movement; `pushes`: where it may end by a push."""
    if how in WAYS:
        yield WAYS[how].step(StepKind.CHECK)
    if figure.large:
        yield LARGE.step(StepKind.CHECK, figure=FigureId(figure.id))
    if how not in {"teleport", "jump"}:
        yield STOPS.step(StepKind.CHECK)
        if pushes:
            yield PUSHES.step(StepKind.CHECK, places=pushes)
    interruption = interruption_of(position, figure)
    if interruption is not None:
        yield INTERRUPTS.step(StepKind.CHECK, of=FigureId(interruption.of))


def move_cost(position: Position, ask: questions.MoveCostAsk) -> Answer:
    """Answer what each step of a way costs, and whether it may be gone (6b)."""
    figure = _mover(position, ask)
    most, told = points(position, figure, changes_of(ask.speed_modifiers), concentrate=ask.concentrate)
    names = Names(position.ground)
    way = [names.place(f"ask.path[{index}]", text) for index, text in enumerate(ask.path)]
    found = walked(position, figure, way)
    field = position.ground
    steps: list[Step] = []
    here = figure.places[0]
    for stride in found.strides:
        steps += _stepped(stride, field.name(here), field.name(stride.base[0]))
        here = stride.base[0]
    broken = _broken(field.name(here), found, position)
    because = [broken] if broken else list(_refused(position, figure, found.base, found.cost, most))
    if not because:
        steps.append(TOTAL.step(StepKind.RESULT, cost=found.cost, points=most))
    costs = [stride.cost for stride in found.strides]
    fields = {"points": most, "costs": costs, "cost": found.cost, "legal": not because, "because": because}
    steps += [*(each.step for each in because), *left_out(figure)]
    return answered("illegal" if because else "legal", fields, (*told, *steps))


def _broken(here: str, found: Way, position: Position) -> Reason | None:
    """Return why a way goes no further."""
    if found.toward is None:
        return None
    if found.broken == HALTED:
        return Reason(found.broken, STOPPED.step(StepKind.CHECK, here=here))
    there = position.ground.name(found.toward)
    return Reason(found.broken, NO_WAY.step(StepKind.CHECK, here=here, there=there))


def _stepped(stride: Stride, here: str, there: str) -> Iterator[Step]:
    """Yield what a step is, and whom it pushes."""
    yield STEPS[stride.kind].step(StepKind.CHECK, here=here, there=there, cost=stride.cost)
    for id_ in stride.pushed:
        yield PUSHED.step(StepKind.CHECK, figure=FigureId(id_))


def _refused(position: Position, figure: Figure, base: Places, cost: int, most: int) -> Iterator[Reason]:
    """Yield why a way may not end so: too few points; in an interruption not nearer, or out of sight (M26)."""
    if cost > most:
        yield Reason("points", TOO_FAR.step(StepKind.CHECK, cost=cost, points=most))
    interruption = interruption_of(position, figure)
    if interruption is None or base == figure.places:
        return
    of = position.by_id[interruption.of]
    if not closer(figure.places, base, of.places):
        yield Reason("direction", DIRECTION.step(StepKind.CHECK, of=FigureId(of.id)))
    if not of.places or not sees(position.ground, of.places, base):
        yield Reason("sight", SIGHT.step(StepKind.CHECK, of=FigureId(of.id)))
