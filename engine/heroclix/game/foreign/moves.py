"""Moves of a log from outside: from where a figure stood, step by step, as far as may be (10, 12.6, 22.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engine.before import Told
from engine.errors import DocumentError
from engine.grid.names import parse_place
from engine.heroclix.board.steps.break_away import BreakAway, break_away
from engine.heroclix.effects import CLOUDS, Element, Laying, Telekinesis, cloud_of, elements
from engine.heroclix.effects.areas import telekinesis
from engine.heroclix.fight.actions.carry import APART, against_carry
from engine.heroclix.fight.actions.move import CONTROL, GivenMove, given_move
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import ruin_of
from engine.heroclix.game.decide.moves.move import TWO_MOVES
from engine.heroclix.game.events.hordes import StackJoined, StackLeft
from engine.heroclix.game.foreign.ground import check_ground, check_way
from engine.heroclix.game.foreign.spent import check_spent
from engine.heroclix.game.foreign.stood import at_work, carrying_out, check_turn, given_now, let_stand, so_far
from engine.heroclix.game.foreign.uses import check_use
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.unfit import check_once, unfit

__all__ = [
    "broke_away",
    "carried",
    "check_steps",
    "cleared_away",
    "destroyed",
    "generated",
    "joined",
    "left_a_stack",
    "lost_footing",
    "moved",
    "opened",
    "placed",
    "stood",
]


Way = ev.Moved | ev.BreakAwayOpened


def listed(names: Iterable[str]) -> str:
    """Return names in one text, in order; a dash for none."""
    return ", ".join(sorted(names)) or "–"


def names_of(state: GameState, figure: GameFigure) -> tuple[str, ...]:
    """Return the squares in which a figure stands."""
    return tuple(state.map.name_of(square) for square in figure.squares) if state.map is not None else ()


def joined(state: GameState, event: StackJoined) -> Iterator[Told]:
    """All tokens that move, or as many as find room, become part of a stack (24.1)."""
    yield from stood(state, event)
    check_use(state, event, event.figure)
    tokens = state.by_id(event.figure).stack
    yield "left", event.left, tokens - event.count
    if event.count < 1:
        raise DocumentError("count", "error-too-small", given=event.count, limit=1)
    check_steps(event.start, event.path)


def placed(state: GameState, event: ev.ElementPlaced) -> Iterator[Told]:
    """An element goes from where it lies to as many squares, by hand or by an action (10.10, 27.2l)."""
    action = given_now(state, event, event.by)
    yield "power", event.power, "" if action is None else action.action
    position = state.position()
    for element in elements(position):
        if element.id == event.element:
            yield "start", listed(event.start), listed(map(position.map.name_of, element.squares))
            yield "at", len({*event.at}), len(event.at)
            yield "at", len(event.at), len(event.start)
            _check_lifted(state, event, element)


def _check_lifted(state: GameState, event: ev.ElementPlaced, element: Element) -> None:
    """Raise DocumentError where Telekinesis places what covers one square farther than it may, or out of sight (27.2l).

    The players may have let it stand.
    """
    position = state.position()
    user = next((figure for figure in position.figures if figure.id == event.by and figure.squares), None)
    if event.power != telekinesis.SLUG or user is None or len(event.at) != 1 or let_stand(state, event):
        return
    lifting = Telekinesis(position, user)
    against, _ = lifting.against_square(element, position.map.square(*parse_place(event.at[0])))
    if against:
        fits = position.map.squares_of(lifting.destinations(element))
        raise unfit("at", event.at[0], map(position.map.name_of, fits))


def stood(state: GameState, event: ev.Moved | ev.Carried | StackJoined) -> Iterator[Told]:
    """Who moves does so from where it stands."""
    yield "start", listed(event.start), listed(names_of(state, state.by_id(event.figure)))


def left_a_stack(state: GameState, event: StackLeft) -> Iterator[Told]:
    """A token leaves its stack where that stands."""
    yield "start", listed(event.start), listed(names_of(state, state.by_id(event.of)))
    check_use(state, event, event.of)
    check_steps(event.start, event.path)


def moved(state: GameState, event: ev.Moved) -> Iterator[Told]:
    """Each step of a way is to a square beside the one before, and the last one is where the figure stands then.

    A way that is longer than the action allows, or none at all, the players have let stand.
    """
    yield from stood(state, event)
    check_turn(state, event, event.figure)
    check_spent(state, event, event.figure)
    check_use(state, event, event.figure)
    yield from carrying_out(state, "figure", event.figure)
    if event.path:
        yield "path", event.path[-1], event.path[-1] if event.path[-1] in event.at else listed(event.at)
    elif {*event.at} != {*event.start} and not let_stand(state, event):
        raise DocumentError("path", "error-game-no-way", start=listed(event.start), at=listed(event.at))
    check_steps(event.start, event.path)
    check_ground(state, event.at)
    waited = _waited(state, event)
    if waited is None:
        _as_far(state, event)
        if not let_stand(state, event):
            check_way(state, event.figure, event.path)
        return
    yield "at", event.at, waited.at
    yield "path", event.path, waited.path


def opened(state: GameState, event: ev.BreakAwayOpened) -> Iterator[Told]:
    """A move that waits for a roll goes no further than its action takes it (10.8)."""
    check_turn(state, event, event.figure)
    check_spent(state, event, event.figure)
    check_use(state, event, event.figure)
    yield from carrying_out(state, "figure", event.figure)
    check_steps(names_of(state, state.by_id(event.figure)), event.path)
    _as_far(state, event)
    if not let_stand(state, event):
        check_way(state, event.figure, event.path)
    yield "number", event.number, state.sequence + 1
    yield from _roll(state, event.figure, "succeeds_on", event.succeeds_on, None)


def broke_away(state: GameState, event: ev.BreakAwayRolled) -> Iterator[Told]:
    """A roll to break away comes to what it shows, of who moves; only one that failed is let stand (10.8)."""
    yield from carrying_out(state, "figure", event.figure)
    yield "stands", event.stands, event.stands and not event.success
    waits = state.leaving
    if waits is None or waits.figure != event.figure:
        yield from _roll(state, event.figure, "success", event.success, event.roll)
        return
    yield "roll", event.roll, waits.roll
    yield "success", event.success, event.roll in waits.succeeds_on


def _roll(state: GameState, name: str, field: str, given: object, roll: int | None) -> Iterator[Told]:
    found = _given(state, name)
    if found is None or found.figure.horde:  # one token may leave its stack, which is told later
        return
    result = break_away(found.position, found.figure, roll).value
    if isinstance(result, BreakAway) and result.required:
        yield field, given, result.succeeds_on if roll is None else result.result


def _waited(state: GameState, event: ev.Moved) -> ev.BreakAwayOpened | None:
    """Return the roll to break away that a move waited for; None where it waited for none."""
    for earlier in reversed(state.happened):
        if isinstance(earlier, (ev.Moved, ev.ActionGiven)) and earlier.figure == event.figure:
            return None
        if isinstance(earlier, ev.BreakAwayOpened) and earlier.figure == event.figure:
            return earlier
    return None


def _as_far(state: GameState, event: Way) -> None:
    """Raise DocumentError for a way that is longer than the action allows, unless it was let stand (10.2)."""
    found = None if let_stand(state, event) else _given(state, event.figure)
    if found is not None and not found.reasons and len(event.path) > found.squares:
        raise DocumentError("path", "error-game-too-far", squares=len(event.path), most=found.squares)


def _given(state: GameState, name: str) -> GivenMove | None:
    """Return the move that the action being carried out gives a figure; None where it carries none out."""
    doing = state.doing
    if doing is None or doing.figure != name or state.map is None:
        return None
    position = state.position()
    figure = position.figure(name)
    if doing.by:
        return given_move(position, figure, CONTROL, by=position.figure(doing.by))
    second = doing.action == TWO_MOVES and doing.left == ("move",)
    if not position.powers[doing.current].moves:
        return None
    return given_move(position, figure, doing.current, moved_so_far=doing.moved if second else None)


def check_steps(start: Sequence[str], path: Sequence[str]) -> None:
    """Raise DocumentError for a step to a square that is not beside the one before."""
    steps = pairwise((*start, *path)) if len(start) == 1 else ()  # a larger base steps by any of its squares
    for number, (one, other) in enumerate(steps):
        if not _beside(one, other):
            raise DocumentError(f"path[{number}]", "error-game-step", given=other, before=one)


def _beside(one: str, other: str) -> bool:
    (column, row), (next_column, next_row) = parse_place(one), parse_place(other)
    return max(abs(column - next_column), abs(row - next_row)) == 1


def carried(state: GameState, event: ev.Carried) -> Iterator[Told]:
    """A friend is set down beside its carrier; what else happens the players have let stand (22.1, 27.8d)."""
    yield from stood(state, event)
    carrier = next((figure for figure in state.figures if figure.id == event.by), None)
    if carrier is None or let_stand(state, event):
        return
    friends = [figure.id for figure in state.in_play if figure.side == carrier.side and figure.id != carrier.id]
    yield "figure", event.figure, event.figure if event.figure in friends else listed(friends)
    around = names_of(state, carrier)
    if not any(_beside(one, other) for one in event.at for other in around):
        raise DocumentError("at", "error-game-step", given=listed(event.at), before=listed(around))
    able = [name for name in friends if _may_be_carried(state, carrier.id, name)]
    if event.figure not in able:
        told = {"by": event.by, "figure": event.figure, "expected": listed(able)}
        raise DocumentError("figure", "error-game-cannot-carry", **told)


def _may_be_carried(state: GameState, carrier: str, passenger: str) -> bool:
    """Return whether a figure may carry a friend at all; how near that stood before the move is told by nobody."""
    position = state.position()
    there = {figure.id: figure for figure in position.figures}
    if carrier not in there or passenger not in there:
        return False
    against = against_carry(position, there[carrier], [there[passenger]])
    return all(step.fact == APART for step in against)


def generated(state: GameState, event: ev.MarkersGenerated) -> Iterator[Told]:
    """A power lays its own markers, as many as it may unless more were let stand, each in another square (21.6b)."""
    check_once("squares", event.squares)
    yield "power", event.power, event.power if event.power in CLOUDS else listed(CLOUDS)
    made = cloud_of(state.rules, event.power)
    yield "kind", event.kind, made.kind
    by = next((figure for figure in state.figures if figure.id == event.by), None)
    yield "by", event.by, event.by if by is not None and by.squares else listed(each.id for each in state.in_play)
    yield "side", event.side, state.by_id(event.by).side
    action = given_now(state, event, event.by)
    yield "power", event.power, None if action is None else action.action
    if let_stand(state, event):
        return
    position = state.position()
    squares = [position.map.square(*parse_place(name)) for name in event.squares]
    laying = Laying(position, position.figure(event.by), made, squares)
    if len(squares) > laying.cloud.most:
        raise DocumentError("squares", "error-list-too-long", limit=laying.cloud.most)
    if laying.refused:
        number = len(laying.placed)
        fits = Laying(position, laying.figure, made, laying.placed).squares()
        raise unfit(
            f"squares[{number}]", event.squares[number], map(position.map.name_of, position.map.squares_of(fits))
        )


def cleared_away(state: GameState, event: ev.MarkersRemoved) -> Iterator[Told]:
    """Markers go that a power laid, by whom and by what it was (27.2h, 27.3f)."""
    for found in state.generated:
        if found.marker == event.marker:
            yield "by", event.by, found.by
            yield "power", event.power, found.power


def lost_footing(state: GameState, event: ev.LostFooting) -> Iterator[Told]:
    """What goes from under a figure has just been destroyed, moved or picked up (17.14c)."""
    went: set[str] = set()
    for earlier in so_far(state, event):
        if isinstance(earlier, ev.TerrainDestroyed):
            went.update(earlier.pieces)
        elif isinstance(earlier, ev.ElementPlaced):
            went.add(earlier.element)
        elif isinstance(earlier, ev.PickedUp):
            went.add(earlier.thing)
    yield "marker", event.marker, event.marker if event.marker in went else listed(went)


def destroyed(state: GameState, event: ev.TerrainDestroyed) -> Iterator[Told]:
    """Each piece is destroyed once, and debris lies where it stood; what somebody held may fall anywhere (17.10)."""
    if not event.pieces:
        raise DocumentError("pieces", "error-list-too-short", limit=1)
    able = at_work(state)
    yield "by", event.by, event.by if event.by in ("", *able) else listed(able)
    check_once("pieces", event.pieces)
    if any(thing.id in event.pieces and thing.held_by is not None for thing in state.things):
        return
    position, debris = ruin_of(state, event.pieces, event.whole)
    yield "debris", listed(event.debris), listed(map(position.map.name_of, debris))
