"""A move carried out: terrain destroyed, things picked up or put down, passengers (10, 17, 22.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heroclix.board.steps.passengers import places
from engine.heroclix.effects import element_named
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import held_by
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.moves.hordes import join, leave, mate_at, squares_named
from engine.heroclix.game.decide.moves.ruins import destroy_left, lose_footing, standing_on
from engine.heroclix.game.decide.table.setup import standing
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.game.state.leaving import Order
from engine.heroclix.position import bits
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["carry_out"]

NOT_PLACED_THERE = Message("game-refused-passenger-place", ("passenger", "squares"), rule="27.8d")

CHECK = StepKind.CHECK
Lies = Mapping[str, tuple[int, ...]]  # by passenger: the sets of squares on which it may be placed


def carry_out(draft: Draft, figure: str, order: Order) -> list[Step]:
    """Move a figure with all that goes with it; return why passengers could not be placed where they were to be."""
    destroy_left(draft, order.destroyed, figure)
    _handled(draft, figure, order)
    mover = draft.state.by_id(figure)
    mate = mate_at(draft.state, mover, squares_named(draft.state, mover, order.at))
    if mate is not None:
        join(draft, mover, mate, order)
        return []
    if order.leaves:
        leave(draft, mover, order)
        return []
    start = draft.state.squares(mover)
    draft.add(ev.Moved, figure=figure, start=start, at=order.at, path=order.path, objection=order.objection)
    return _set_down(draft, figure, order)


def _handled(draft: Draft, figure: str, order: Order) -> None:
    """Pick up or put down on the way (17.6, 17.8)."""
    held = held_by(draft.state, figure)
    if order.put_down and held is not None:
        draft.add(ev.PutDown, figure=figure, thing=held.id, at=order.put_down)
        return
    if not order.pick_up or held is not None:
        return
    element = element_named(draft.state.position(), order.pick_up)
    if element is None:
        return
    falling = standing_on(draft, element.id)
    draft.add(ev.PickedUp, figure=figure, thing=element.id)
    lose_footing(draft, element.id, falling)


def _set_down(draft: Draft, carrier: str, order: Order) -> list[Step]:
    """Place the passengers one at a time beside their carrier; without room they stay where they are (22.1)."""
    state = draft.state
    carried = [name for name in order.carry if not state.by_id(name).ko and state.by_id(name).squares]
    if not carried:
        return []
    position = state.position()
    moved = position.figure(carrier)
    found = places(position, moved, [moved.squares_bits], [position.figure(name) for name in carried])
    wanted = {name: bits(read_region(position.map, at, "drop")) for name, at in order.drop.items() if name in carried}
    misplaced = [name for name in wanted if wanted[name] not in found[name]]
    if order.override:
        free = [name for name in wanted if not standing(state, state.by_id(name), order.drop[name], "drop")[1]]
        found = {**found, **{name: (wanted[name],) for name in free}}
    else:
        fitting = {name: (wanted[name],) for name in wanted if name not in misplaced}
        found = {**found, **fitting}
    reasons = [NOT_PLACED_THERE.step(CHECK, passenger=FigureId(name), squares=order.drop[name]) for name in misplaced]
    rules = (NOT_PLACED_THERE.rule or "",) if order.override else ()
    _place(draft, carrier, _chosen(carried, found), dict.fromkeys(misplaced, rules))
    return reasons


def _chosen(carried: Sequence[str], found: Lies) -> dict[str, int]:
    """Return where each is placed so that as many as possible find room at once (P50)."""
    best: dict[str, int] = {}

    def choose(index: int, taken: int, chosen: dict[str, int]) -> bool:
        nonlocal best
        if len(chosen) > len(best):
            best = chosen
        if index == len(carried):
            return len(best) == len(carried)
        name = carried[index]
        for lie in found[name]:
            if not lie & taken and choose(index + 1, taken | lie, {**chosen, name: lie}):
                return True
        return choose(index + 1, taken, chosen)

    choose(0, 0, {})
    return best


def _place(draft: Draft, carrier: str, chosen: dict[str, int], rules: Mapping[str, tuple[str, ...]]) -> None:
    """Place them in an order in which each finds its squares free; two that would only change places stay."""
    waiting = dict(chosen)
    while waiting:
        taken = bits(square for figure in draft.state.figures for square in figure.squares)
        for name, lie in waiting.items():
            own = bits(draft.state.by_id(name).squares)
            if not lie & taken & ~own:
                break
        else:
            return
        lie = waiting.pop(name)
        figure, printed = draft.state.by_id(name), draft.state.map
        assert printed is not None  # noqa: S101 - a figure that moved stands on a map
        at = tuple(printed.name_of(square) for square in printed.squares_of(lie))
        start = draft.state.squares(figure)
        draft.add(ev.Carried, figure=name, by=carrier, start=start, at=at, objection=rules.get(name, ()))
