"""Who has left its starting area while first turns last: in some books that is for good (14.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.heroclix.game import events as ev
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_squares

__all__ = ["departed"]


def departed(before: GameState, after: GameState, event: ev.Event) -> GameState:
    """Return the state with each figure marked that an event took out of its starting area and starting squares.

    A move takes it out too where its way alone leads outside. A larger base has left when none of its squares is
    inside.
    """
    if after.status != "playing" or after.map is None:
        return after
    squares = {figure.id: figure.squares for figure in before.figures}
    given = event.figure if isinstance(event, ev.ActionGiven) else ""
    for one in after.figures:  # in some books that alone is for good
        if not one.stirred and (one.id == given or squares.get(one.id, one.squares) != one.squares):
            after = after.with_figure(replace(one, stirred=True))
    gone = [one for one in after.figures if squares.get(one.id) != one.squares and _outside(after, one, event)]
    for figure in gone:
        after = after.with_figure(replace(figure, left_area=True))
    return after


def _outside(state: GameState, figure: GameFigure, event: ev.Event) -> bool:
    if figure.left_area or not figure.squares or state.map is None:
        return False
    area = state.map.starting_areas.get(figure.owner, 0)
    stands = [figure.squares]
    if isinstance(event, ev.Moved) and event.figure == figure.id and len(figure.squares) == 1:
        stands += [read_squares(state.rules, state.map, (1, 1), (name,), "path") for name in event.path]
    return any(not _inside(area, squares, figure.started_at) for squares in stands)


def _inside(area: int, squares: Iterable[int], started_at: frozenset[int]) -> bool:
    return started_at == frozenset(squares) or any(area >> square & 1 for square in squares)
