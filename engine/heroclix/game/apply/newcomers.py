"""Ids that come into a game: each is of one figure or object alone, in logs from elsewhere too."""

from __future__ import annotations

from engine.heroclix.game.state import GameState

__all__ = ["check_new"]


def check_new(state: GameState, name: str) -> None:
    """Raise ValueError for an id that a figure or an object of the game has already; cards have ids of their own."""
    taken = {figure.id for figure in state.figures} | {thing.id for thing in state.things}
    if name in taken:
        raise ValueError(f"{name!r} is in the game already")
