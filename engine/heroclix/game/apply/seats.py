"""What the seats of a game change by."""

from __future__ import annotations

from dataclasses import replace

from engine.errors import DocumentError
from engine.heroclix.game.events.seats import PlayerJoined, PlayerLeft
from engine.heroclix.game.state import GameState, Player

__all__ = ["joined", "left"]


def joined(state: GameState, event: PlayerJoined) -> GameState:
    """Seat a user. Raises DocumentError where somebody sits there."""
    player = Player(event.player, event.name, event.side)
    if any(seat.side == event.side and seat.id for seat in state.players):
        raise DocumentError("side", "error-game-seat-taken", side=event.side)
    if event.side in state.sides:  # an empty seat is taken again
        return replace(state, players=tuple(player if p.side == event.side else p for p in state.players))
    return replace(state, players=(*state.players, player))


def left(state: GameState, event: PlayerLeft) -> GameState:
    """Before the first turn the seat goes; afterwards it stays, empty, so that the order of turns holds."""
    state = replace(state, offers=tuple(offer for offer in state.offers if offer.side != event.side))
    if state.status == "setup":
        return replace(state, players=tuple(player for player in state.players if player.side != event.side))
    emptied = tuple(replace(p, id="") if p.side == event.side else p for p in state.players)
    return replace(state, players=emptied)
