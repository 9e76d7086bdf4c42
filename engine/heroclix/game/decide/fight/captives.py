"""Captives of a game: taken off the map, freed, and set down beside their captor (captura of 2012)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.moves.handling import leave_behind
from engine.heroclix.game.decide.table.setup import square_names, standing
from engine.heroclix.game.events.queries import PUT_DOWN, Query, QueryKind
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.position import MapPrint, bits
from engine.message import Message
from engine.ruling import FigureId, StepKind

__all__ = ["ask", "capture", "free_all", "freed", "rooms", "set_down"]

FARTHER = Message("game-captive-farther", ("figure", "squares"), rule="12.7")
NOWHERE = Message("game-captive-nowhere", ("figure",), rule="12.7")


def capture(draft: Draft, captive: str, by: str) -> None:
    """Take a figure off the map into another's hold; whom it held itself is free."""
    figure = draft.state.by_id(captive)
    if not figure.in_play or draft.state.by_id(by).ko:
        return
    free_all(draft, figure)
    leave_behind(draft, draft.state.by_id(captive))
    draft.add(ev.Captured, figure=captive, by=by)


def free_all(draft: Draft, captor: GameFigure) -> None:
    """Free everybody whom a figure holds; the active player sets them down beside it (captura)."""
    side = draft.state.active or captor.owner
    for captive in captor.captives:
        freed(draft, captive.id, captor, side)


def freed(draft: Draft, captive: str, captor: GameFigure, side: str) -> None:
    """Free a captive; a side's player says where it stands, where more than one square is open."""
    draft.add(ev.CaptiveFreed, figure=captive, by=captor.id)
    around = square_names(draft.state, captor.squares)
    query = Query(0, f"{PUT_DOWN}:{captive}", "square", captive, side, around, captor.id)
    open_squares = rooms(draft.state, query, draft)
    if not open_squares:
        draft.say(NOWHERE.step(StepKind.IGNORED, figure=FigureId(captive)))
    elif len(open_squares) == 1:
        set_down(draft, captive, open_squares[0])
    else:
        ask(draft, query.choice, "square", captive, side, around, captor.id)


def ask(
    draft: Draft, choice: str, kind: QueryKind, figure: str, side: str, around: tuple[str, ...] = (), of: str = ""
) -> None:
    """Ask a side's player something that nothing else goes on before."""
    facts = {"choice": choice, "kind": kind, "figure": figure, "side": side, "around": around, "of": of}
    draft.add(ev.QueryOpened, number=draft.state.sequence + 1, **facts)


def set_down(draft: Draft, captive: str, square: str) -> None:
    """Put a captive that is free on the map; of a larger base the square is the top left one."""
    figure = draft.state.by_id(captive)
    squares, _ = standing(draft.state, figure, square, "value")
    draft.add(ev.Placed, figure=captive, at=square_names(draft.state, squares))


def rooms(state: GameState, query: Query, draft: Draft | None = None) -> tuple[str, ...]:
    """Return the squares where a captive may be set down: adjacent to its captor, and nobody in them.

    Where none is, the nearest ones that are open (P180); `draft`: where that is said.
    """
    figure = state.by_id(query.figure)
    if state.map is None or not query.around:
        return ()
    around = read_region(state.map, query.around, "around")
    near = Board.of(state.position()).neighbours_of(around)
    lies = list(_lies(state, figure))
    beside = tuple(name for name, squares in lies if bits(squares) & near)
    if beside or not lies:
        return beside
    far = {name: _distance(state.map, squares, around) for name, squares in lies}
    nearest = tuple(name for name, distance in far.items() if distance == min(far.values()))
    if draft is not None:
        draft.say(FARTHER.step(StepKind.CHECK, figure=FigureId(figure.id), squares=nearest))
    return nearest


def _lies(state: GameState, figure: GameFigure) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield every way in which a figure may stand on the map, by the name of its top left square."""
    assert state.map is not None  # noqa: S101 - asked for only when there is one
    width, height = figure.card.base
    for row in range(state.map.rows - height + 1):
        for column in range(state.map.columns - width + 1):
            name = state.map.name_of(state.map.square(column, row))
            squares, against = standing(state, figure, name, "value")
            if not against:
                yield name, squares


def _distance(printed: MapPrint, squares: tuple[int, ...], around: tuple[int, ...]) -> int:
    def apart(a: int, b: int) -> int:
        (column, row), (other, below) = printed.column_row(a), printed.column_row(b)
        return max(abs(column - other), abs(row - below))

    return min(apart(a, b) for a in squares for b in around)
