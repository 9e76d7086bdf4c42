"""Where figures of a log from outside are put down, and the ways that they take there (10.5, 13.2, 16.3a, 16.4a)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.errors import DocumentError
from engine.grid.names import parse_place
from engine.heroclix import questions
from engine.heroclix.answers import movement
from engine.heroclix.board.steps.step import BARRED
from engine.heroclix.fight.actions.move import CONTROL
from engine.heroclix.game.decide.actions import steps_of
from engine.heroclix.game.decide.moves.move import PASSIVE, TWO_MOVES
from engine.heroclix.game.decide.table.setup import solid
from engine.heroclix.game.state import GameState
from engine.heroclix.position import Position
from engine.ruling import Step

__all__ = ["check_free", "check_ground", "check_way"]


def check_ground(state: GameState, squares: Iterable[str]) -> None:
    """Raise DocumentError for a square of blocking terrain, where nobody can stand, whatever players allow (13.2)."""
    check_free("at", state, squares)


def check_free(field: str, state: GameState, squares: Iterable[str]) -> None:
    """Raise DocumentError, of that field, for a square of blocking terrain, markers counted (13.2)."""
    printed = state.map
    if printed is None:
        return
    blocked = solid(state.rules, printed, state.markers)
    for name in squares:
        column, row = parse_place(name)
        inside = column < printed.columns and row < printed.rows  # of a square elsewhere `apply` complains
        if inside and blocked >> printed.square(column, row) & 1:
            raise DocumentError(field, "error-game-in-blocking", square=name)


def check_way(state: GameState, name: str, path: Iterable[str]) -> None:
    """Raise DocumentError for a way through walls or blocking terrain that a figure of one square can't take.

    By the action that is being carried out, where nobody let it stand (16.3a, 16.4a).
    """
    doing = state.doing
    if doing is None or doing.figure != name or not (way := list(path)):
        return
    position = state.position()
    figure = position.figure(name)
    if len(figure.squares) != 1 or figure.horde:
        return
    asked: dict[str, Any] = {"figure": name, "action": CONTROL if doing.by else doing.current, "path": way}
    if doing.by:
        asked["by"] = doing.by
    elif not position.powers[doing.current].moves:
        return
    if doing.action == TWO_MOVES and doing.left == ("move",):
        asked["moved_so_far"] = doing.moved
    against = _against(position, asked)
    if against and asked["action"] == "move" and PASSIVE in figure.powers:
        against = _against(position, {**asked, "action": PASSIVE})  # players may have named it as if it were an action
    if any(step.fact == BARRED for step in against):
        raise DocumentError("path", "error-game-way-barred")


def _against(position: Position, asked: Mapping[str, Any]) -> list[Step]:
    answer = movement.path(position, questions.PathAsk.model_validate({"type": "path", **asked}))
    return steps_of(answer.fields["because"])
