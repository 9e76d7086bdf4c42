"""Objects and markers put where the table shows them (P30)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.effects import elements
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import lifted
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.moves.handling import buried
from engine.heroclix.game.decide.table.order import objects_set_up
from engine.heroclix.game.decide.table.setup import square_names
from engine.heroclix.game.state.layout import read_region

__all__ = ["place_element"]


def place_element(draft: Draft, command: cmd.PlaceElement, _dice: Dice) -> Decision:
    """Put an object or marker on squares, out of a figure's hands too, or take it out of the game.

    Raises DocumentError when there is none of that id, or it does not cover as many squares.
    """
    state = draft.state
    position = state.position()
    found = {element.id: element.squares for element in elements(position)}
    holders = {thing.id: thing.held_by for thing in state.things if thing.held_by is not None}
    if command.element not in found and command.element not in holders:
        known = ", ".join([*found, *holders])
        raise DocumentError("element", "error-no-element", id=command.element[:60], expected=known)
    if command.at is None:
        draft.add(ev.ElementRemoved, element=command.element)
        return draft.accepted(value=command.element)
    squares = read_region(position.map, command.at, "at")
    marker = lifted(state, command.element)
    count = len(marker.squares) if marker is not None else len(found.get(command.element, (0,)))
    if len(squares) != count:
        raise DocumentError("at", "error-base-shape", width=count, height=1, count=len(squares))
    if reasons := buried(state, command.element, squares):
        return draft.refused(reasons)
    at = square_names(state, squares)
    if command.element in holders:
        draft.add(ev.PutDown, figure=holders[command.element], thing=command.element, at=at)
    else:
        start = square_names(state, found[command.element])
        draft.add(ev.ElementPlaced, element=command.element, by="", power="", start=start, at=at)
        draft.say(*objects_set_up(draft.state, state))
    return draft.accepted(value=command.element)
