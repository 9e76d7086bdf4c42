"""Ids that come into a game: each is of one figure, object or card alone, in logs from elsewhere too."""

from __future__ import annotations

from engine.heroclix.game.state import GameState

__all__ = ["check_new"]


def check_new(state: GameState, name: str) -> None:
    """Raise ValueError for an id that a figure, an object or a card of the game has already."""
    taken = {figure.id for figure in state.figures} | {thing.id for thing in state.things}
    if name in taken | {card.id for card in state.cards}:
        raise ValueError(f"{name!r} is in the game already")
