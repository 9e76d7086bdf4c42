"""What comes into a game: its id is of one figure or object alone, its squares are free, in logs from elsewhere too."""

from __future__ import annotations

from collections.abc import Iterable

from engine.errors import DocumentError
from engine.heroclix.game.state import GameState

__all__ = ["check_free", "check_new"]


def check_new(state: GameState, name: str, field: str = "figure") -> None:
    """Raise DocumentError, which names the field, for an id that a figure or an object has already.

    Cards have ids of their own.
    """
    taken = {figure.id for figure in state.figures} | {thing.id for thing in state.things}
    if name in taken:
        raise DocumentError(field, "error-id-twice", id=name)


def check_free(state: GameState, squares: Iterable[int], figure: str = "") -> None:
    """Raise DocumentError for a square of `at` in which another figure stands than the one that is put there."""
    for square in squares:
        other = state.at(square)
        if other is not None and other.id != figure and state.map is not None:
            raise DocumentError("at", "error-square-occupied", square=state.map.name_of(square), id=other.id)
